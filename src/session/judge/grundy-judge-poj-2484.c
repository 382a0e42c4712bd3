/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-private.h"

#include <glib/gi18n-lib.h>

/* From three coins on the second player leaves two equal rows, and then does in one what is done in the other. */
#define MOST_TAKEN 2

static void
run (GrundyJudge *judge)
{
  guint64 n_coins;

  while (grundy_judge_next_case (judge, &n_coins, 1))
    grundy_judge_answer (judge, n_coins <= MOST_TAKEN ? "Alice" : "Bob");
}

const GrundyJudgeProblem grundy_judge_poj_2484 = {
  .id = "POJ 2484",
  .title = "A Funny Game",
  .game = N_ ("Coins in a ring: take one, or two neighbours"),
  .sample = "1\n2\n3\n0\n",
  .position = "circle-kayles(3)",
  .ending = GRUNDY_JUDGE_TO_ZERO,
  .run = run,
};
