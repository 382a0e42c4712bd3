/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-game.h"

#include <glib/gi18n-lib.h>

static void
run (GrundyJudge *judge)
{
  g_autoptr (GrundyJudgeGame) game = grundy_judge_game_new (judge, "take{half}");
  guint64 n_heaps;

  while (grundy_judge_next_case (judge, &n_heaps, 1))
    {
      guint64 sum = 0;
      guint64 heap;

      for (guint64 n_left = n_heaps; grundy_judge_next (judge, &n_left, &heap);)
        sum ^= grundy_judge_game_get_sg (game, judge, heap);
      grundy_judge_answer (judge, sum != 0 ? "YES" : "NO");
    }
}

const GrundyJudgeProblem grundy_judge_uva_1482 = {
  .id = "UVA 1482",
  .title = "Playing With Stones",
  .game = N_ ("Heaps: take at most half of one"),
  .sample = "3\n2\n4 4\n3\n1 2 3\n3\n2 4 6\n",
  .position = "take{half}(1,2,3)",
  .ending = GRUNDY_JUDGE_COUNTED,
  .run = run,
};
