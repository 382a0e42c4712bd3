/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-private.h"
#include "grundy-nim-product.h"

#include <glib/gi18n-lib.h>

/* As on a grid, with three coordinates: see HDU 3404. */
static guint64
read_lamp (GrundyJudge *judge)
{
  guint64 value = 1;

  for (guint axis = 0; axis < 3; axis++)
    value = grundy_nim_multiply (value, grundy_judge_read_from (judge, 1, GRUNDY_JUDGE_NO_END));
  return value;
}

static void
run (GrundyJudge *judge)
{
  guint64 n_lamps;

  while (grundy_judge_next_case (judge, &n_lamps, 1))
    {
      guint64 sum = 0;

      for (guint64 i = 0; i < n_lamps && grundy_judge_is_well (judge); i++)
        sum ^= read_lamp (judge);
      /* The judge asks whether the first player loses. */
      grundy_judge_answer (judge, sum == 0 ? "Yes" : "No");
    }
}

const GrundyJudgeProblem grundy_judge_poj_3533 = {
  .id = "POJ 3533",
  .title = "Light Switching Game",
  .game = N_ ("Lamps in a box: switch the corners of a cuboid"),
  .sample = "2\n1 1 1\n1 1 2\n3\n1 1 1\n1 1 2\n1 1 3\n",
  .position = "coin-grid{turtles x turtles x turtles,1x1x2}(1,1,1;1,1,2)",
  .ending = GRUNDY_JUDGE_TO_END,
  .run = run,
};
