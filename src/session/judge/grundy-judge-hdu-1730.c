/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-private.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

/* What is between the two pieces of a row is a heap of Nim; a retreat is answered by following. */
static guint64
read_gap (GrundyJudge *judge, guint64 n_squares)
{
  guint64 black = grundy_judge_read_from (judge, 1, n_squares + 1);
  guint64 white = grundy_judge_read_from (judge, 1, n_squares + 1);

  if (black != white)
    return MAX (black, white) - MIN (black, white) - 1;
  grundy_judge_take_error (
      judge, g_error_new (GRUNDY_ERROR, GRUNDY_ERROR_POSITION,
                          _ ("Two pieces cannot stand on one square, but both are on %" PRIu64 "."), black));
  return 0;
}

static void
run (GrundyJudge *judge)
{
  guint64 size[2];

  while (grundy_judge_next_case (judge, size, G_N_ELEMENTS (size)))
    {
      guint64 sum = 0;

      for (guint64 row = 0; row < size[0] && grundy_judge_is_well (judge); row++)
        sum ^= read_gap (judge, size[1]);
      grundy_judge_answer (judge, sum != 0 ? "I WIN!" : "BAD LUCK!");
    }
}

const GrundyJudgeProblem grundy_judge_hdu_1730 = {
  .id = "HDU 1730",
  .title = "Northcott Game",
  .game = N_ ("Rows with a black and a white piece: slide one without jumping"),
  .sample = "3 6\n4 5\n1 2\n1 2\n3 6\n4 5\n1 3\n1 2\n",
  .position = "northcott{6}(0,1;0,1;3,4)",
  .ending = GRUNDY_JUDGE_TO_END,
  .run = run,
};
