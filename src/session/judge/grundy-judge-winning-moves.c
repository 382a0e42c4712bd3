/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-private.h"

#include <glib/gi18n-lib.h>

/* A heap can be made smaller so that the nim-sum becomes 0, or it cannot: at most one winning move a heap. */
static guint64
count_winning_moves (const GrundyPosition *heaps)
{
  guint64 sum = 0;
  guint64 n_moves = 0;

  for (guint i = 0; i < heaps->n_cells; i++)
    sum ^= heaps->cells[i];
  for (guint i = 0; i < heaps->n_cells; i++)
    n_moves += (heaps->cells[i] ^ sum) < heaps->cells[i];
  return n_moves;
}

static void
run (GrundyJudge *judge)
{
  g_autoptr (GrundyPosition) heaps = grundy_position_new ();
  guint64 n_heaps;

  while (grundy_judge_next_case (judge, &n_heaps, 1))
    {
      grundy_judge_read_list (judge, n_heaps, 0, heaps);
      grundy_judge_answer_number (judge, count_winning_moves (heaps));
    }
}

const GrundyJudgeProblem grundy_judge_hdu_1850 = {
  .id = "HDU 1850",
  .title = "Being a Good Boy in Spring Festival",
  .game = N_ ("Nim: how many first moves win"),
  .sample = "3\n5 7 9\n0\n",
  .position = "nim(5,7,9)",
  .ending = GRUNDY_JUDGE_TO_ZERO,
  .run = run,
};

const GrundyJudgeProblem grundy_judge_poj_2975 = {
  .id = "POJ 2975",
  .title = "Nim",
  .game = N_ ("Nim: how many first moves win"),
  .sample = "3\n7 11 13\n2\n1000000000 1000000000\n0\n",
  .position = "nim(7,11,13)",
  .ending = GRUNDY_JUDGE_TO_ZERO,
  .run = run,
};
