/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-game.h"

#include <glib/gi18n-lib.h>

static void
run (GrundyJudge *judge)
{
  g_autoptr (GrundyJudgeGame) game = grundy_judge_game_new (judge, "silver-dollar");
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  guint64 n;

  while (grundy_judge_next_case (judge, &n, 1))
    {
      grundy_judge_read_list (judge, n, 1, position);
      grundy_judge_answer (judge,
                           grundy_judge_game_first_wins (game, judge, position) ? "Georgia will win" : "Bob will win");
    }
}

const GrundyJudgeProblem grundy_judge_poj_1704 = {
  .id = "POJ 1704",
  .title = "Georgia and Bob",
  .game = N_ ("Pieces on a strip: move one to the left without jumping"),
  .sample = "2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17\n",
  .position = "silver-dollar(1,5,6,7,9,12,14,17)",
  .ending = GRUNDY_JUDGE_COUNTED,
  .run = run,
};
