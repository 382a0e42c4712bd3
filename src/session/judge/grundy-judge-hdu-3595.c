/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-private.h"

#include <glib/gi18n-lib.h>

/* Euclid's algorithm on numbers below 2^63 has fewer steps: the numbers grow at least as Fibonacci's. */
#define MAX_DEPTH 92

/*
 * How long play in one pair lasts when the winner delays and the loser hurries. Where the quotient is 1 there is one
 * move, to (b mod a, a). Where it is larger, the player can go there, or stop just before it and leave that one
 * move to the opponent: he wins either way, and takes the longer one, whose length is odd.
 */
static guint64
get_step (guint64 a, guint64 b)
{
  gboolean has_choice[MAX_DEPTH];
  guint depth = 0;
  guint64 step = 0;

  for (guint64 smaller = MIN (a, b), larger = MAX (a, b); smaller > 0;)
    {
      guint64 rest = larger % smaller;

      g_assert (depth < MAX_DEPTH);
      has_choice[depth++] = larger / smaller >= 2;
      larger = smaller;
      smaller = rest;
    }
  while (depth-- > 0)
    step += step % 2 == 1 && has_choice[depth] ? 2 : 1;
  return step;
}

static void
run (GrundyJudge *judge)
{
  guint64 n_pairs;

  while (grundy_judge_next_case (judge, &n_pairs, 1))
    {
      guint64 longest = 0;

      for (guint64 i = 0; i < n_pairs && grundy_judge_is_well (judge); i++)
        {
          guint64 a = grundy_judge_read (judge);
          guint64 b = grundy_judge_read (judge);

          longest = MAX (longest, get_step (a, b));
        }
      grundy_judge_answer (judge, longest % 2 == 1 ? "MM" : "GG");
    }
}

const GrundyJudgeProblem grundy_judge_hdu_3595 = {
  .id = "HDU 3595",
  .title = "GG and MM",
  .game = N_ ("Euclid’s game in every pair at once"),
  .sample = "1\n1 2\n1\n4 6\n2\n4 6\n3 5\n2\n4 6\n3 3\n",
  .position = "euclid{to-zero}(4,6)+euclid{to-zero}(3,5)",
  .play = GRUNDY_PLAY_EVERY,
  .ending = GRUNDY_JUDGE_TO_END,
  .run = run,
};
