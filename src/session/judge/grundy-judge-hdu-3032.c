/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-game.h"

#include <glib/gi18n-lib.h>

static void
run (GrundyJudge *judge)
{
  g_autoptr (GrundyJudgeGame) game = grundy_judge_game_new (judge, "lasker");
  guint64 n_heaps;

  while (grundy_judge_next_case (judge, &n_heaps, 1))
    {
      guint64 sum = 0;
      guint64 heap;

      for (guint64 n_left = n_heaps; grundy_judge_next (judge, &n_left, &heap);)
        sum ^= grundy_judge_game_get_sg (game, judge, heap);
      grundy_judge_answer (judge, sum != 0 ? "Alice" : "Bob");
    }
}

const GrundyJudgeProblem grundy_judge_hdu_3032 = {
  .id = "HDU 3032",
  .title = "Nim or not Nim?",
  .game = N_ ("Take from a heap, or split it in two"),
  .sample = "2\n3\n2 2 3\n2\n3 3\n",
  .position = "lasker(2,2,3)",
  .ending = GRUNDY_JUDGE_COUNTED,
  .run = run,
};
