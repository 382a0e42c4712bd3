/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-test-display.h"

#include "grundy-application.h"
#include "grundy-opening.h"

int
grundy_test_run_with_application (int *argc, char ***argv, void (*add_tests) (void))
{
  g_autoptr (GrundyApplication) application = NULL;
  g_autoptr (GError) error = NULL;

  g_test_init (argc, argv, NULL);
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  g_setenv ("LANGUAGE", "en", TRUE);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP there is no display\n");
      return 0;
    }
  application = grundy_application_new ();
  g_application_set_flags (G_APPLICATION (application),
                           g_application_get_flags (G_APPLICATION (application)) | G_APPLICATION_NON_UNIQUE);
  g_application_set_default (G_APPLICATION (application));
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  add_tests ();
  return g_test_run ();
}

static gboolean
expire (gpointer user_data)
{
  gboolean *is_late = user_data;

  *is_late = TRUE;
  return G_SOURCE_REMOVE;
}

void
grundy_test_run_until (gboolean (*is_done) (gpointer), gpointer user_data)
{
  gboolean is_late = FALSE;
  guint id = g_timeout_add_seconds (60, expire, &is_late);

  while (!is_done (user_data) && !is_late)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (is_late);
  g_source_remove (id);
}

static gboolean
is_idle (gpointer session)
{
  return !grundy_session_is_busy (session) && grundy_session_get_picture (session) != NULL;
}

GrundyWindow *
grundy_test_open_window (const char *sum)
{
  GrundyWindow *window = grundy_window_new (GTK_APPLICATION (g_application_get_default ()));
  GrundySession *session = grundy_window_get_session (window);

  gtk_window_present (GTK_WINDOW (window));
  if (sum != NULL)
    grundy_session_open_text (session, sum);
  else
    grundy_open_first (session);
  grundy_test_run_until (is_idle, session);
  return window;
}
