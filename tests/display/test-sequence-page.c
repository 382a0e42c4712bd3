/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-sequence-page.h"
#include "grundy-test-display.h"
#include "grundy-test-watchdog.h"

/* No iteration of the main loop may take longer, in milliseconds. */
#define LONGEST_ITERATION 100

typedef struct
{
  GtkWidget *page;
  const char *text;
} Expected;

/* (nullable): the first widget of a type below another; of labels, one with that text */
static GtkWidget *
find_widget (GtkWidget *widget, GType type, const char *text)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) &&
      (text == NULL || g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text)))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_widget (child, type, text);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
is_said (gpointer data)
{
  const Expected *expected = data;
  GtkWidget *label = find_widget (expected->page, GTK_TYPE_LABEL, expected->text);

  return label != NULL && gtk_widget_get_mapped (label);
}

/* The window of a game on its page Sequence */
static GrundyWindow *
open_page (const char *sum, GtkWidget **page)
{
  GrundyWindow *window = grundy_test_open_window (sum);

  g_assert_true (
      gtk_widget_activate_action_variant (GTK_WIDGET (window), "win.page", g_variant_new_string ("sequence")));
  *page = find_widget (GTK_WIDGET (window), GRUNDY_TYPE_SEQUENCE_PAGE, NULL);
  g_assert_nonnull (*page);
  return window;
}

static void
test_says_period (void)
{
  GtkWidget *page;
  GrundyWindow *window = open_page ("kayles(10)", &page);
  Expected expected = {
    page, "Period 12 from 71, proven. The values up to SG(167) prove it. 14 exceptions, the last at 70."
  };

  grundy_test_run_until (is_said, &expected);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Ten million values are computed, shown and plotted while the window goes on answering. */
static void
test_ten_million (void)
{
  GtkWidget *page;
  GrundyWindow *window = open_page ("take{fibonacci}(10)", &page);
  Expected first = { page, "No period up to 199." };
  Expected last = { page, "No period up to 10000000." };
  double longest;

  grundy_test_run_until (is_said, &first);
  grundy_test_watchdog_start ();
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_widget (page, GTK_TYPE_SPIN_BUTTON, NULL)), 10000000);
  grundy_test_run_until (is_said, &last);
  longest = grundy_test_watchdog_stop ();
  g_test_message ("the longest iteration took %.1f ms", longest);
  g_assert_cmpfloat (longest, <, LONGEST_ITERATION);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
add_tests (void)
{
  g_test_add_func ("/sequence-page/says-period", test_says_period);
  g_test_add_func ("/sequence-page/ten-million", test_ten_million);
}

int
main (int argc, char *argv[])
{
  return grundy_test_run_with_application (&argc, &argv, add_tests);
}
