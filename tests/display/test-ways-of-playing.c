/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-legend.h"
#include "grundy-probe-view.h"
#include "grundy-test-display.h"
#include "grundy-way-chooser.h"

/* Adds the widgets of a type inside @parent to @found, in the order of the tree. */
static void
find_all (GtkWidget *parent, GType type, GPtrArray *found)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (G_TYPE_CHECK_INSTANCE_TYPE (child, type))
        g_ptr_array_add (found, child);
      find_all (child, type, found);
    }
}

static GtkWidget *
find_first (GtkWidget *parent, GType type)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  find_all (parent, type, found);
  g_assert_cmpuint (found->len, >, 0);
  return g_ptr_array_index (found, 0);
}

static int
count_ways (GrundyWindow *window)
{
  GtkWidget *chooser = find_first (GTK_WIDGET (window), GRUNDY_TYPE_WAY_CHOOSER);
  GtkWidget *button = find_first (chooser, GTK_TYPE_MENU_BUTTON);

  return g_menu_model_get_n_items (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button)));
}

/* A component alone has three ways of playing, a sum all six. */
static void
test_ways_offered (void)
{
  GrundyWindow *single = grundy_test_open_window ("nim(1,1)");
  GrundyWindow *sum = grundy_test_open_window ("nim(1)+nim(1)");

  g_assert_cmpint (count_ways (single), ==, 3);
  g_assert_cmpint (count_ways (sum), ==, GRUNDY_N_PLAYS);
  gtk_window_destroy (GTK_WINDOW (single));
  gtk_window_destroy (GTK_WINDOW (sum));
}

static gboolean
is_settled (gpointer session)
{
  return !grundy_session_is_busy (session) && grundy_session_get_picture (session) != NULL;
}

static gboolean
shows_text (GtkWidget *parent, const char *text)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  find_all (parent, GTK_TYPE_LABEL, labels);
  for (guint i = 0; i < labels->len; i++)
    if (g_str_equal (gtk_label_get_text (g_ptr_array_index (labels, i)), text) &&
        gtk_widget_get_mapped (g_ptr_array_index (labels, i)))
      return TRUE;
  return FALSE;
}

/* The legend speaks of badges where there are some. */
static void
test_badges_in_legend (void)
{
  GrundyWindow *window = grundy_test_open_window ("nim(2,2)");
  GtkWidget *legend = find_first (GTK_WIDGET (window), GRUNDY_TYPE_LEGEND);

  g_assert_false (shows_text (legend, "≠"));
  grundy_session_set_play (grundy_window_get_session (window), GRUNDY_PLAY_MISERE);
  grundy_test_run_until (is_settled, grundy_window_get_session (window));
  g_assert_true (shows_text (legend, "≠"));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
try_heap (GtkWidget *view, double heap)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_first (view, GTK_TYPE_SPIN_BUTTON)), heap);
  find_all (view, GTK_TYPE_BUTTON, buttons);
  /* The first two are those of the number. */
  g_assert_cmpuint (buttons->len, ==, 3);
  g_signal_emit_by_name (g_ptr_array_index (buttons, 2), "clicked");
}

/* Nothing is told of the value before the heap of that size is tried; what was tried stays in a row. */
static void
test_probe (void)
{
  GrundyWindow *window = grundy_test_open_window ("take{1,3,4}(10)");
  g_autoptr (GPtrArray) expanders = g_ptr_array_new ();
  g_autoptr (GPtrArray) chips = g_ptr_array_new ();
  GtkWidget *view;

  find_all (GTK_WIDGET (window), GTK_TYPE_EXPANDER, expanders);
  for (guint i = 0; i < expanders->len; i++)
    gtk_expander_set_expanded (g_ptr_array_index (expanders, i), TRUE);
  view = find_first (GTK_WIDGET (window), GRUNDY_TYPE_PROBE_VIEW);
  try_heap (view, 2);
  try_heap (view, 1);
  find_all (view, GTK_TYPE_FLOW_BOX_CHILD, chips);
  g_assert_cmpuint (chips->len, ==, 2);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (find_first (chips->pdata[0], GTK_TYPE_LABEL))), ==, "1: P");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (find_first (chips->pdata[1], GTK_TYPE_LABEL))), ==, "2: N");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
add_tests (void)
{
  g_test_add_func ("/ways-of-playing/offered", test_ways_offered);
  g_test_add_func ("/ways-of-playing/badges-in-legend", test_badges_in_legend);
  g_test_add_func ("/ways-of-playing/probe", test_probe);
}

int
main (int argc, char *argv[])
{
  return grundy_test_run_with_application (&argc, &argv, add_tests);
}
