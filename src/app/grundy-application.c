/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-application.h"

#include "grundy-window.h"

struct _GrundyApplication
{
  AdwApplication parent_instance;
};

G_DEFINE_FINAL_TYPE (GrundyApplication, grundy_application, ADW_TYPE_APPLICATION)

static void
new_window (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_window_present (GTK_WINDOW (grundy_window_new (GTK_APPLICATION (user_data))));
}

static void
quit (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_application_quit (G_APPLICATION (user_data));
}

static const GActionEntry actions[] = {
  { "new-window", new_window },
  { "quit", quit },
};

static const struct
{
  const char *action;
  const char *accelerators[3];
} accelerators[] = {
  { "app.new-window", { "<Control>n" } },
  { "app.quit", { "<Control>q" } },
  { "window.close", { "<Control>w" } },
};

static void
grundy_application_startup (GApplication *application)
{
  G_APPLICATION_CLASS (grundy_application_parent_class)->startup (application);

  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions), application);
  for (guint i = 0; i < G_N_ELEMENTS (accelerators); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (application), accelerators[i].action,
                                           accelerators[i].accelerators);
}

static void
grundy_application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window == NULL)
    window = GTK_WINDOW (grundy_window_new (GTK_APPLICATION (application)));
  gtk_window_present (window);
}

static void
grundy_application_class_init (GrundyApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->startup = grundy_application_startup;
  application_class->activate = grundy_application_activate;
}

static void
grundy_application_init (GrundyApplication *self)
{
}

GrundyApplication *
grundy_application_new (void)
{
  return g_object_new (GRUNDY_TYPE_APPLICATION, "application-id", GRUNDY_APP_ID, "resource-base-path",
                       "/io/github/grundy/Grundy", NULL);
}
