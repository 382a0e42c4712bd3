/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-game.h"

#include <glib/gi18n-lib.h>

static void
run (GrundyJudge *judge)
{
  g_autoptr (GrundyJudgeGame) game = grundy_judge_game_new (judge, "take{fibonacci}");
  guint64 heaps[3];

  while (grundy_judge_next_case (judge, heaps, G_N_ELEMENTS (heaps)))
    {
      guint64 sum = 0;

      for (guint i = 0; i < G_N_ELEMENTS (heaps); i++)
        sum ^= grundy_judge_game_get_sg (game, judge, heaps[i]);
      grundy_judge_answer (judge, sum != 0 ? "Fibo" : "Nacci");
    }
}

const GrundyJudgeProblem grundy_judge_hdu_1848 = {
  .id = "HDU 1848",
  .title = "Fibonacci again and again",
  .game = N_ ("Three heaps: take a Fibonacci number"),
  .sample = "1 1 1\n1 4 1\n0 0 0\n",
  .position = "take{fibonacci}(1,1,4)",
  .ending = GRUNDY_JUDGE_TO_ZERO,
  .run = run,
};
