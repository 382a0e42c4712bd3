/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-opening.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

/* More than a graph of the largest size that is drawn, with long names */
#define MAX_MIB 64
#define MAX_LENGTH (MAX_MIB * 1024 * 1024)

#define FIRST_SUM "take{1,3,4}(10)"

typedef struct
{
  GrundySession *session;
  GtkWindow *parent; /* weak */
} Opening;

void
grundy_open_first (GrundySession *session)
{
  g_return_if_fail (GRUNDY_IS_SESSION (session));

  grundy_session_open_text (session, FIRST_SUM);
}

static Opening *
opening_new (GtkWindow *parent, GrundySession *session)
{
  Opening *opening = g_new0 (Opening, 1);

  opening->session = g_object_ref (session);
  g_set_weak_pointer (&opening->parent, parent);
  return opening;
}

static void
opening_free (Opening *opening)
{
  g_clear_weak_pointer (&opening->parent);
  g_object_unref (opening->session);
  g_free (opening);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Opening, opening_free)

static void
tell (GtkWindow *parent, const char *sentence)
{
  GtkWidget *dialog;

  if (parent == NULL)
    return;
  dialog = adw_message_dialog_new (parent, _ ("The File Was Not Opened"), sentence);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
file_loaded (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Opening) opening = user_data;
  GFile *file = G_FILE (source);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_file_get_parse_name (file);
  g_autofree char *sentence = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (!g_file_load_partial_contents_finish (file, result, &text, &length, NULL, &error))
    /* Translators: the name of a file, and why it could not be read. */
    sentence = g_strdup_printf (_ ("“%1$s” could not be read: %2$s"), path, error->message);
  else if (length > MAX_LENGTH)
    sentence = g_strdup_printf (_ ("“%1$s” is larger than %2$d MiB."), path, MAX_MIB);
  if (sentence == NULL)
    {
      grundy_session_open_graph (opening->session, text, length);
      return;
    }
  tell (opening->parent, sentence);
  if (grundy_session_get_document (opening->session) == NULL)
    grundy_open_first (opening->session);
}

static gboolean
wants_more (const char *contents, goffset length, gpointer user_data)
{
  return length <= MAX_LENGTH;
}

void
grundy_open_file (GtkWindow *parent, GrundySession *session, GFile *file)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (GRUNDY_IS_SESSION (session));
  g_return_if_fail (G_IS_FILE (file));

  g_file_load_partial_contents_async (file, NULL, wants_more, file_loaded, opening_new (parent, session));
}

static void
text_read (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Opening) opening = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (text != NULL)
    grundy_session_open_graph (opening->session, text, strlen (text));
}

void
grundy_open_clipboard (GtkWindow *parent, GrundySession *session)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (GRUNDY_IS_SESSION (session));

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (parent)), NULL, text_read,
                                 opening_new (parent, session));
}
