/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-application.h"

#include "grundy-appearance.h"
#include "grundy-opening.h"
#include "grundy-preferences.h"
#include "grundy-settings.h"
#include "grundy-window.h"

#include <glib/gi18n.h>
#include <string.h>

struct _GrundyApplication
{
  AdwApplication parent_instance;

  /* owned */
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (GrundyApplication, grundy_application, ADW_TYPE_APPLICATION)

/* --- Actions ------------------------------------------------------------------------------------------------ */

static GrundyWindow *
show_new_window (GrundyApplication *self)
{
  GrundyWindow *window = grundy_window_new (GTK_APPLICATION (self));

  gtk_window_present (GTK_WINDOW (window));
  return window;
}

static void
show_first (GrundyApplication *self)
{
  grundy_open_first (grundy_window_get_session (show_new_window (self)));
}

static void
new_window (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  show_first (user_data);
}

static void
show_preferences (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GrundyApplication *self = user_data;

  gtk_window_present (grundy_preferences_new (gtk_application_get_active_window (user_data), self->settings));
}

static void
about (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  adw_show_about_window (gtk_application_get_active_window (user_data), "application-name", "Grundy",
                         "application-icon", GRUNDY_APP_ID, "version", GRUNDY_VERSION, "developer-name",
                         _ ("The Grundy developers"), "license-type", GTK_LICENSE_LGPL_2_1, "comments",
                         _ ("See how impartial games are solved."),
                         /* Translators: your names, one a line. */
                         "translator-credits", _ ("translator-credits"), NULL);
}

/* Each window is asked, and remembers what the next one begins with. */
static void
quit (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GList *windows = g_list_copy (gtk_application_get_windows (user_data));

  for (GList *link = windows; link != NULL; link = link->next)
    gtk_window_close (link->data);
  g_list_free (windows);
}

static const GActionEntry actions[] = {
  { "new-window", new_window },
  { "preferences", show_preferences },
  { "about", about },
  { "quit", quit },
};

static const struct
{
  const char *action;
  const char *accelerators[3];
} accelerators[] = {
  { "app.new-window", { "<Control>n" } },
  { "app.preferences", { "<Control>comma" } },
  { "app.quit", { "<Control>q" } },
  { "window.close", { "<Control>w" } },
};

/* --- Arguments ---------------------------------------------------------------------------------------------- */

/* A name may have brackets too, so a file that is there is read; otherwise brackets mean a sum. */
static gboolean
is_sum (const char *argument, GFile *file)
{
  return strchr (argument, '(') != NULL && !g_file_query_exists (file, NULL);
}

static void
open_argument (GrundyApplication *self, GApplicationCommandLine *command_line, const char *argument)
{
  g_autoptr (GFile) file = g_application_command_line_create_file_for_arg (command_line, argument);
  GrundyWindow *window = show_new_window (self);

  if (is_sum (argument, file))
    grundy_session_open_text (grundy_window_get_session (window), argument);
  else
    grundy_open_file (GTK_WINDOW (window), grundy_window_get_session (window), file);
}

static int
grundy_application_command_line (GApplication *application, GApplicationCommandLine *command_line)
{
  GVariantDict *options = g_application_command_line_get_options_dict (command_line);
  g_auto (GStrv) arguments = g_application_command_line_get_arguments (command_line, NULL);

  for (guint i = 1; arguments[i] != NULL; i++)
    open_argument (GRUNDY_APPLICATION (application), command_line, arguments[i]);
  if (arguments[0] != NULL && arguments[1] != NULL)
    return 0;
  if (g_variant_dict_contains (options, "new-window"))
    show_first (GRUNDY_APPLICATION (application));
  else
    g_application_activate (application);
  return 0;
}

static int
grundy_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  if (!g_variant_dict_contains (options, "version"))
    return -1;
  g_print ("Grundy %s\n", GRUNDY_VERSION);
  return 0;
}

/* --- The application ---------------------------------------------------------------------------------------- */

static void
grundy_application_startup (GApplication *application)
{
  GrundyApplication *self = GRUNDY_APPLICATION (application);

  G_APPLICATION_CLASS (grundy_application_parent_class)->startup (application);

  gtk_window_set_default_icon_name (GRUNDY_APP_ID);
  self->settings = grundy_settings_new ();
  grundy_appearance_follow_colours (adw_style_manager_get_default (), self->settings);
  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions), application);
  for (guint i = 0; i < G_N_ELEMENTS (accelerators); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (application), accelerators[i].action,
                                           accelerators[i].accelerators);
}

static void
grundy_application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window != NULL)
    gtk_window_present (window);
  else
    show_first (GRUNDY_APPLICATION (application));
}

/* Called from the desktop, which has files and no arguments */
static void
grundy_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  for (int i = 0; i < n_files; i++)
    {
      GrundyWindow *window = show_new_window (GRUNDY_APPLICATION (application));

      grundy_open_file (GTK_WINDOW (window), grundy_window_get_session (window), files[i]);
    }
}

static void
grundy_application_dispose (GObject *object)
{
  g_clear_object (&GRUNDY_APPLICATION (object)->settings);

  G_OBJECT_CLASS (grundy_application_parent_class)->dispose (object);
}

static void
grundy_application_class_init (GrundyApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = grundy_application_dispose;
  application_class->startup = grundy_application_startup;
  application_class->activate = grundy_application_activate;
  application_class->open = grundy_application_open;
  application_class->command_line = grundy_application_command_line;
  application_class->handle_local_options = grundy_application_handle_local_options;
}

static void
grundy_application_init (GrundyApplication *self)
{
  static const GOptionEntry entries[] = {
    { "new-window", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Open a new window"), NULL },
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Say which version this is"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  g_application_add_main_option_entries (G_APPLICATION (self), entries);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _ ("[SUM|FILE…]"));
}

GrundyApplication *
grundy_application_new (void)
{
  return g_object_new (GRUNDY_TYPE_APPLICATION, "application-id", GRUNDY_APP_ID, "flags",
                       G_APPLICATION_HANDLES_OPEN | G_APPLICATION_HANDLES_COMMAND_LINE, "resource-base-path",
                       "/io/github/grundy/Grundy", NULL);
}
