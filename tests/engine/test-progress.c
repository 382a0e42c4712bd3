/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-progress.h"

static gboolean
stop_at_half (guint64 done, guint64 total, gpointer user_data)
{
  guint *n_calls = user_data;

  (*n_calls)++;
  return done * 2 < total;
}

static void
test_nobody_listens (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (grundy_progress_report (NULL, 1, 2, &error));
  g_assert_no_error (error);
}

static void
test_stop_is_an_error (void)
{
  g_autoptr (GError) error = NULL;
  guint n_calls = 0;
  GrundyProgress progress = { stop_at_half, &n_calls };

  g_assert_true (grundy_progress_report (&progress, 1, 4, &error));
  g_assert_no_error (error);
  g_assert_false (grundy_progress_report (&progress, 2, 4, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_CANCELLED);
  g_assert_cmpuint (n_calls, ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/progress/nobody-listens", test_nobody_listens);
  g_test_add_func ("/progress/stop-is-an-error", test_stop_is_an_error);
  return g_test_run ();
}
