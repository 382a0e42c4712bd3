/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-game.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

/* (nullable): NULL when the judge has failed */
static GrundyJudgeGame *
read_game (GrundyJudge *judge, guint64 n_amounts)
{
  g_autoptr (GString) text = g_string_new ("take{");

  for (guint64 i = 0; i < n_amounts && grundy_judge_is_well (judge); i++)
    {
      guint64 amount = grundy_judge_read_from (judge, 1, GRUNDY_JUDGE_NO_END);

      g_string_append_printf (text, "%s%" PRIu64, i == 0 ? "" : ",", amount);
    }
  g_string_append_c (text, '}');
  return grundy_judge_is_well (judge) ? grundy_judge_game_new (judge, text->str) : NULL;
}

static gboolean
read_and_win (GrundyJudge *judge, GrundyJudgeGame *game)
{
  guint64 sum = 0;
  guint64 heap;

  for (guint64 n_left = grundy_judge_read (judge); grundy_judge_next (judge, &n_left, &heap);)
    sum ^= grundy_judge_game_get_sg (game, judge, heap);
  return sum != 0;
}

static void
run (GrundyJudge *judge)
{
  guint64 n_amounts;

  while (grundy_judge_next_case (judge, &n_amounts, 1))
    {
      g_autoptr (GrundyJudgeGame) game = read_game (judge, n_amounts);
      g_autoptr (GString) letters = g_string_new (NULL);
      guint64 n_positions = grundy_judge_read (judge);

      for (guint64 i = 0; i < n_positions && grundy_judge_is_well (judge); i++)
        g_string_append_c (letters, read_and_win (judge, game) ? 'W' : 'L');
      grundy_judge_answer (judge, letters->str);
    }
}

const GrundyJudgeProblem grundy_judge_poj_2960 = {
  .id = "POJ 2960",
  .title = "S-Nim",
  .game = N_ ("Heaps: take a number of a set"),
  .sample = "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n",
  .position = "take{2,5}(2,3,7,12)",
  .ending = GRUNDY_JUDGE_TO_ZERO,
  .run = run,
};
