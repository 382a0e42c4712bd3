/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-verdict.h"

static void
test_components (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse ("kayles(5) + nim(3) + take{1,3,4}(5)", NULL, &error);
  g_autoptr (GrundyVerdict) verdict =
      grundy_verdict_new (sum, GRUNDY_PLAY_NORMAL, &grundy_limits_for_values, NULL, &error);
  const guint64 expected[] = { 4, 3, 3 };

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (grundy_verdict_get_component_sg (verdict, i), ==, expected[i]);
  g_assert_cmpuint (grundy_verdict_get_value (verdict)->sg, ==, 4);
  g_assert_cmpint (grundy_verdict_get_value (verdict)->outcome, ==, GRUNDY_OUTCOME_N);
  g_assert_true (grundy_verdict_get_sum (verdict) == sum);
}

/* Two heaps of 1: lost in normal play, won in misère play, and the value stays that of normal play. */
static void
test_misere (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse ("2*nim(1)", NULL, &error);
  g_autoptr (GrundyVerdict) verdict =
      grundy_verdict_new (sum, GRUNDY_PLAY_MISERE, &grundy_limits_for_values, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpint (grundy_verdict_get_play (verdict), ==, GRUNDY_PLAY_MISERE);
  g_assert_cmpuint (grundy_verdict_get_value (verdict)->sg, ==, 0);
  g_assert_cmpint (grundy_verdict_get_value (verdict)->outcome, ==, GRUNDY_OUTCOME_N);
}

static gboolean
stop (guint64 done, guint64 total, gpointer user_data)
{
  return FALSE;
}

static void
test_cancel (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse ("chomp(14,14,14,14,14)", NULL, &error);
  GrundyProgress progress = { stop, NULL };

  g_assert_no_error (error);
  g_assert_null (grundy_verdict_new (sum, GRUNDY_PLAY_NORMAL, &grundy_limits_for_values, &progress, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_CANCELLED);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/verdict/components", test_components);
  g_test_add_func ("/verdict/misere", test_misere);
  g_test_add_func ("/verdict/cancel", test_cancel);
  return g_test_run ();
}
