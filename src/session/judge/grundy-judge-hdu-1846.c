/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-private.h"

#include <glib/gi18n-lib.h>

/* What is taken can be filled up to m + 1. */
static void
run (GrundyJudge *judge)
{
  guint64 first[2];

  while (grundy_judge_next_case (judge, first, G_N_ELEMENTS (first)))
    grundy_judge_answer (judge, first[0] % (first[1] + 1) != 0 ? "first" : "second");
}

const GrundyJudgeProblem grundy_judge_hdu_1846 = {
  .id = "HDU 1846",
  .title = "Brave Game",
  .game = N_ ("One heap: take from 1 to m"),
  .sample = "2\n23 2\n4 3\n",
  .position = "take{1..2}(23)",
  .ending = GRUNDY_JUDGE_COUNTED,
  .run = run,
};
