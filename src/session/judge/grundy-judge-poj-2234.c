/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-private.h"

#include <glib/gi18n-lib.h>

static void
run (GrundyJudge *judge)
{
  guint64 n_heaps;

  while (grundy_judge_next_case (judge, &n_heaps, 1))
    {
      guint64 sum = 0;
      guint64 heap;

      for (guint64 n_left = n_heaps; grundy_judge_next (judge, &n_left, &heap);)
        sum ^= heap;
      grundy_judge_answer (judge, sum != 0 ? "Yes" : "No");
    }
}

const GrundyJudgeProblem grundy_judge_poj_2234 = {
  .id = "POJ 2234",
  .title = "Matches Game",
  .game = N_ ("Nim: who wins"),
  .sample = "2 45 45\n3 3 6 9\n",
  .position = "nim(3,3,6,9)",
  .ending = GRUNDY_JUDGE_TO_END,
  .run = run,
};
