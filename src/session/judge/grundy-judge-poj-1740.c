/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-game.h"

#include <glib/gi18n-lib.h>

static void
run (GrundyJudge *judge)
{
  g_autoptr (GrundyJudgeGame) game = grundy_judge_game_new (judge, "new-stone");
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  guint64 n;

  while (grundy_judge_next_case (judge, &n, 1))
    {
      grundy_judge_read_list (judge, n, 0, position);
      grundy_judge_answer (judge, grundy_judge_game_first_wins (game, judge, position) ? "1" : "0");
    }
}

const GrundyJudgeProblem grundy_judge_poj_1740 = {
  .id = "POJ 1740",
  .title = "A New Stone Game",
  .game = N_ ("Take from a heap, and move any of its rest to other heaps"),
  .sample = "3\n2 1 3\n2\n1 1\n0\n",
  .position = "new-stone(1,2,3)",
  .ending = GRUNDY_JUDGE_TO_ZERO,
  .run = run,
};
