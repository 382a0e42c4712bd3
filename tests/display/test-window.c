/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-application.h"
#include "grundy-canvas.h"
#include "grundy-opening.h"
#include "grundy-test-watchdog.h"
#include "grundy-window.h"

/* No iteration of the main loop may take longer, in milliseconds. */
#define LONGEST_ITERATION 100

/* The largest graph that is drawn: 20,000 positions and almost 200,000 moves */
#define LARGEST "take{1..10}(19999)"

static gboolean
expire (gpointer user_data)
{
  gboolean *is_late = user_data;

  *is_late = TRUE;
  return G_SOURCE_REMOVE;
}

/* Runs the main loop until @is_done says so. */
static void
run_until (gboolean (*is_done) (gpointer), gpointer user_data)
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
  return !grundy_session_is_busy (session) && grundy_session_get_document (session) != NULL;
}

static GtkWidget *
find_widget (GtkWidget *widget, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_widget (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
is_painted (gpointer canvas)
{
  return grundy_canvas_is_complete (canvas);
}

static GrundyWindow *
open_window (void)
{
  GrundyWindow *window = grundy_window_new (GTK_APPLICATION (g_application_get_default ()));

  grundy_open_first (grundy_window_get_session (window));
  gtk_window_present (GTK_WINDOW (window));
  run_until (is_idle, grundy_window_get_session (window));
  return window;
}

/* A window opens solved and drawn, and all of it goes when it is closed. */
static void
test_opens_and_goes (void)
{
  GrundyWindow *window = open_window ();
  GrundySession *session = grundy_window_get_session (window);
  GtkWidget *canvas = find_widget (GTK_WIDGET (window), GRUNDY_TYPE_CANVAS);
  gpointer watched = window;

  g_assert_true (grundy_session_is_settled (session));
  g_assert_nonnull (grundy_session_get_picture (session));
  run_until (is_painted, canvas);
  g_object_add_weak_pointer (G_OBJECT (window), &watched);
  gtk_window_destroy (GTK_WINDOW (window));
  for (guint i = 0; i < 100 && watched != NULL; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (2000);
    }
  g_assert_null (watched);
}

static void
activate (GrundyWindow *window, const char *action, const char *target)
{
  g_assert_true (gtk_widget_activate_action_variant (GTK_WIDGET (window), action,
                                                     target != NULL ? g_variant_new_string (target) : NULL));
}

/* Every step of the first game, there and back, by what the buttons do. */
static void
test_steps (void)
{
  GrundyWindow *window = open_window ();
  GrundySession *session = grundy_window_get_session (window);

  activate (window, "session.first", NULL);
  g_assert_cmpuint (grundy_session_get_step (session), ==, 0);
  for (guint64 k = 1; k <= 69; k++)
    {
      activate (window, "session.forward", NULL);
      g_assert_cmpuint (grundy_session_get_step (session), ==, k);
      g_main_context_iteration (NULL, FALSE);
    }
  activate (window, "session.stepping", "outcomes");
  activate (window, "session.pace", "position");
  for (guint k = 0; k < 11; k++)
    activate (window, "session.back", NULL);
  g_assert_cmpuint (grundy_session_get_step (session), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Opening, stepping through and looking around in the largest graph never keeps the window from answering. */
static void
test_largest_graph (void)
{
  GrundyWindow *window = open_window ();
  GrundySession *session = grundy_window_get_session (window);
  GtkWidget *canvas = find_widget (GTK_WIDGET (window), GRUNDY_TYPE_CANVAS);
  double longest;

  grundy_test_watchdog_start ();
  grundy_session_open_text (session, LARGEST);
  run_until (is_idle, session);
  g_assert_cmpuint (grundy_picture_get_n_nodes (grundy_session_get_picture (session)), ==, 20000);
  run_until (is_painted, canvas);
  grundy_session_set_step (session, grundy_session_get_n_steps (session) / 2);
  run_until (is_painted, canvas);
  grundy_canvas_zoom_by (GRUNDY_CANVAS (canvas), 4, 0, 0);
  run_until (is_painted, canvas);
  grundy_session_select (session, 10000);
  run_until (is_painted, canvas);
  longest = grundy_test_watchdog_stop ();
  g_test_message ("the longest iteration took %.1f ms", longest);
  g_assert_cmpfloat (longest, <, LONGEST_ITERATION);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  g_autoptr (GrundyApplication) application = NULL;
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP there is no display\n");
      return 0;
    }
  application = grundy_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_set_default (G_APPLICATION (application));
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_test_add_func ("/window/opens-and-goes", test_opens_and_goes);
  g_test_add_func ("/window/steps", test_steps);
  g_test_add_func ("/window/largest-graph", test_largest_graph);
  return g_test_run ();
}
