/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-file-chooser.h"

#include <glib/gi18n.h>

/* The only place that knows how the toolkit asks for files: newer ones ask in another way. */

typedef struct
{
  GrundyFileChosen chosen;
  GWeakRef owner;
} Asking;

static void
asking_free (gpointer data, GClosure *closure)
{
  Asking *asking = data;

  g_weak_ref_clear (&asking->owner);
  g_free (asking);
}

static void
responded (GtkNativeDialog *dialog, int response, gpointer user_data)
{
  Asking *asking = user_data;
  g_autoptr (GObject) owner = g_weak_ref_get (&asking->owner);
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  if (owner != NULL && file != NULL)
    asking->chosen (file, owner);
  /* The reference that keeps it while it is shown; it takes the asking with it. */
  g_object_unref (dialog);
}

static void
ask (GtkFileChooserNative *dialog, GrundyFileChosen chosen, gpointer owner)
{
  Asking *asking = g_new0 (Asking, 1);

  asking->chosen = chosen;
  g_weak_ref_init (&asking->owner, owner);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect_data (dialog, "response", G_CALLBACK (responded), asking, asking_free, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
grundy_file_chooser_open (GtkWindow *parent, const char *title, GrundyFileChosen chosen, gpointer owner)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (title != NULL && chosen != NULL);
  g_return_if_fail (G_IS_OBJECT (owner));

  ask (gtk_file_chooser_native_new (title, parent, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), _ ("_Cancel")), chosen,
       owner);
}

void
grundy_file_chooser_save (GtkWindow *parent, const char *title, const char *name, GrundyFileChosen chosen,
                          gpointer owner)
{
  GtkFileChooserNative *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (title != NULL && name != NULL && chosen != NULL);
  g_return_if_fail (G_IS_OBJECT (owner));

  dialog = gtk_file_chooser_native_new (title, parent, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), _ ("_Cancel"));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  ask (dialog, chosen, owner);
}
