/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-play.h"

static void
test_ids (void)
{
  GrundyPlay found;

  for (guint i = 0; i < GRUNDY_N_PLAYS; i++)
    {
      g_assert_true (grundy_play_from_id (grundy_play_get_id ((GrundyPlay)i), &found));
      g_assert_cmpuint (found, ==, i);
    }
  g_assert_cmpstr (grundy_play_get_id (GRUNDY_PLAY_EVERY_SHORT), ==, "every-short");
  g_assert_false (grundy_play_from_id ("Normal", &found));
  g_assert_false (grundy_play_from_id ("", &found));
}

static void
test_rules (void)
{
  g_assert_cmpint (grundy_play_get_join (GRUNDY_PLAY_NORMAL), ==, GRUNDY_JOIN_ONE);
  g_assert_cmpint (grundy_play_get_join (GRUNDY_PLAY_MISERE), ==, GRUNDY_JOIN_ONE);
  g_assert_cmpint (grundy_play_get_join (GRUNDY_PLAY_ANTI), ==, GRUNDY_JOIN_ONE);
  g_assert_cmpint (grundy_play_get_join (GRUNDY_PLAY_EVERY), ==, GRUNDY_JOIN_ALL_THAT_CAN);
  g_assert_cmpint (grundy_play_get_join (GRUNDY_PLAY_EVERY_SHORT), ==, GRUNDY_JOIN_EVERY);
  g_assert_cmpint (grundy_play_get_join (GRUNDY_PLAY_SELECTIVE), ==, GRUNDY_JOIN_ANY);

  for (guint i = 0; i < GRUNDY_N_PLAYS; i++)
    g_assert_cmpint (grundy_play_last_wins ((GrundyPlay)i), ==, i != GRUNDY_PLAY_MISERE && i != GRUNDY_PLAY_ANTI);
}

static void
test_letters (void)
{
  g_assert_cmpint (grundy_outcome_get_letter (GRUNDY_OUTCOME_P), ==, 'P');
  g_assert_cmpint (grundy_outcome_get_letter (GRUNDY_OUTCOME_N), ==, 'N');
  g_assert_cmpint (grundy_outcome_get_letter (GRUNDY_OUTCOME_D), ==, 'D');
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/ids", test_ids);
  g_test_add_func ("/play/rules", test_rules);
  g_test_add_func ("/play/letters", test_letters);
  return g_test_run ();
}
