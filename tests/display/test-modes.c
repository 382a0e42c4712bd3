/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <glib/gstdio.h>

#include "grundy-settings.h"
#include "grundy-test-display.h"

static gboolean
is_on (gpointer object, const char *property)
{
  gboolean value;

  g_object_get (object, property, &value, NULL);
  return value;
}

static GrundyThemeId
get_theme (GrundyWindow *window)
{
  return grundy_session_get_look (grundy_window_get_session (window))->theme;
}

static const char *
get_letter (GrundyWindow *window, GrundyOutcome outcome)
{
  return grundy_session_get_look (grundy_window_get_session (window))->words.letters[outcome];
}

/* A lecture shows the graph alone, strong, and gives back afterwards what was there before. */
static void
test_lecture (void)
{
  GrundyWindow *window = grundy_test_open_window (NULL);

  g_object_set (window, "show-games", FALSE, "show-inspector", TRUE, NULL);
  g_assert_cmpint (get_theme (window), ==, GRUNDY_THEME_LIGHT);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.lecture", NULL);
  g_assert_true (is_on (window, "lecturing"));
  g_assert_cmpint (get_theme (window), ==, GRUNDY_THEME_PROJECTOR);
  g_assert_false (is_on (window, "show-inspector"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.lecture", NULL);
  g_assert_cmpint (get_theme (window), ==, GRUNDY_THEME_LIGHT);
  g_assert_false (is_on (window, "show-games"));
  g_assert_true (is_on (window, "show-inspector"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Settings reach every window at once. */
static void
test_settings (void)
{
  g_autoptr (GSettings) settings = grundy_settings_new ();
  GrundyWindow *first = grundy_test_open_window (NULL);
  GrundyWindow *second = grundy_test_open_window (NULL);

  g_assert_cmpstr (get_letter (first, GRUNDY_OUTCOME_P), ==, "P");
  g_settings_set_string (settings, "letters", "chinese");
  g_assert_cmpstr (get_letter (first, GRUNDY_OUTCOME_P), ==, "败");
  g_assert_cmpstr (get_letter (second, GRUNDY_OUTCOME_N), ==, "胜");
  g_settings_set_string (settings, "letters", "lw");
  g_assert_cmpstr (get_letter (second, GRUNDY_OUTCOME_P), ==, "L");
  g_settings_set_string (settings, "letters", "none");
  g_assert_cmpstr (get_letter (second, GRUNDY_OUTCOME_P), ==, "");

  g_settings_set_string (settings, "colours", "dark");
  g_assert_cmpint (get_theme (first), ==, GRUNDY_THEME_DARK);
  g_settings_set_string (settings, "colours", "projector");
  g_assert_cmpint (get_theme (second), ==, GRUNDY_THEME_PROJECTOR);
  g_settings_reset (settings, "colours");
  g_settings_reset (settings, "letters");
  gtk_window_destroy (GTK_WINDOW (first));
  gtk_window_destroy (GTK_WINDOW (second));
}

static gboolean
is_idle (gpointer session)
{
  return !grundy_session_is_busy (session);
}

/* What is over a limit is not drawn, and is when the limit is lifted. */
static void
test_limits (void)
{
  g_autoptr (GSettings) settings = grundy_settings_new ();
  GrundyWindow *window = grundy_test_open_window (NULL);
  GrundySession *session = grundy_window_get_session (window);

  g_settings_set_uint (settings, "max-positions", 100);
  grundy_session_open_text (session, "nim(150)");
  grundy_test_run_until (is_idle, session);
  g_assert_null (grundy_session_get_analysis (session));
  g_assert_nonnull (grundy_session_get_problem (session));
  g_settings_reset (settings, "max-positions");
  grundy_test_run_until (is_idle, session);
  g_assert_nonnull (grundy_session_get_analysis (session));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The next window begins as the last one ended, be it in a lecture. */
static void
test_remembers (void)
{
  g_autoptr (GSettings) settings = grundy_settings_new ();
  GrundyWindow *window = grundy_window_new (GTK_APPLICATION (g_application_get_default ()));
  int width, height;

  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 700);
  gtk_window_present (GTK_WINDOW (window));
  grundy_test_run_until (is_idle, grundy_window_get_session (window));
  g_object_set (window, "show-inspector", FALSE, "show-games", TRUE, NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.lecture", NULL);
  gtk_window_close (GTK_WINDOW (window));
  g_settings_get (settings, "window-size", "(ii)", &width, &height);
  g_assert_cmpint (width, ==, 1200);
  g_assert_cmpint (height, ==, 700);

  window = grundy_window_new (GTK_APPLICATION (g_application_get_default ()));
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  g_assert_cmpint (width, ==, 1200);
  g_assert_false (is_on (window, "show-inspector"));
  g_assert_true (is_on (window, "show-games"));
  g_assert_false (is_on (window, "lecturing"));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
shows_sum (GrundySession *session, const char *sum)
{
  GrundyDocument *document = grundy_session_get_document (session);

  return document != NULL && g_str_equal (grundy_document_get_text (document), sum);
}

static gboolean
is_kayles (gpointer session)
{
  return shows_sum (session, "kayles(4)");
}

static gboolean
is_graph (gpointer session)
{
  return shows_sum (session, "dag{a>b,b>c}(a)");
}

/* Whoever has a sum or a graph on the clipboard sees it. */
static void
test_clipboard (void)
{
  GrundyWindow *window = grundy_test_open_window (NULL);
  GrundySession *session = grundy_window_get_session (window);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), "kayles(4)");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.paste", NULL);
  grundy_test_run_until (is_kayles, session);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), "a b\nb c\n");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.paste", NULL);
  grundy_test_run_until (is_graph, session);
  gtk_window_destroy (GTK_WINDOW (window));
}

static GtkWindow *
get_newest_window (void)
{
  return gtk_application_get_windows (GTK_APPLICATION (g_application_get_default ()))->data;
}

static gboolean
shows_graph (gpointer window)
{
  return is_graph (grundy_window_get_session (window));
}

static AdwMessageDialog *
find_message (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window))
        return ADW_MESSAGE_DIALOG (window);
    }
  return NULL;
}

static gboolean
tells_something (gpointer user_data)
{
  return find_message () != NULL;
}

static gboolean
shows_first (gpointer window)
{
  return shows_sum (grundy_window_get_session (window), "take{1,3,4}(10)");
}

/* A file that the desktop hands over has a window of its own; what cannot be read is told, and nothing is lost. */
static void
test_files (void)
{
  g_autofree char *folder = g_dir_make_tmp ("grundy-modes-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a graph (of mine).grundy", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GApplication *application = g_application_get_default ();
  GtkWindow *window;

  g_assert_true (g_file_set_contents (path, "a b\nb c\n", -1, NULL));
  g_application_open (application, &file, 1, "");
  window = get_newest_window ();
  grundy_test_run_until (shows_graph, window);
  g_assert_false (grundy_session_can_undo (grundy_window_get_session (GRUNDY_WINDOW (window))));
  gtk_window_destroy (window);

  g_assert_true (g_file_delete (file, NULL, NULL));
  g_application_open (application, &file, 1, "");
  window = get_newest_window ();
  grundy_test_run_until (tells_something, NULL);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (find_message ()), path));
  grundy_test_run_until (shows_first, window);
  gtk_window_destroy (window);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Every window that an action opens, with every warning fatal */
static void
test_windows (void)
{
  GrundyWindow *window = grundy_test_open_window (NULL);
  GApplication *application = g_application_get_default ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.help", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-help-overlay", NULL);
  g_action_group_activate_action (G_ACTION_GROUP (application), "about", NULL);
  g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
  for (guint i = 0; i < 200; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), >=, 5);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
add_tests (void)
{
  g_test_add_func ("/modes/lecture", test_lecture);
  g_test_add_func ("/modes/settings", test_settings);
  g_test_add_func ("/modes/limits", test_limits);
  g_test_add_func ("/modes/remembers", test_remembers);
  g_test_add_func ("/modes/clipboard", test_clipboard);
  g_test_add_func ("/modes/files", test_files);
  g_test_add_func ("/modes/windows", test_windows);
}

int
main (int argc, char *argv[])
{
  return grundy_test_run_with_application (&argc, &argv, add_tests);
}
