/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-private.h"
#include "grundy-nim-product.h"

#include <glib/gi18n-lib.h>

/* A lamp is worth the nim product of its coordinates, which count from 1 (the Tartan theorem). */
static void
run (GrundyJudge *judge)
{
  guint64 n_lamps;

  while (grundy_judge_next_case (judge, &n_lamps, 1))
    {
      guint64 sum = 0;

      for (guint64 i = 0; i < n_lamps && grundy_judge_is_well (judge); i++)
        {
          guint64 x = grundy_judge_read_from (judge, 1, GRUNDY_JUDGE_NO_END);
          guint64 y = grundy_judge_read_from (judge, 1, GRUNDY_JUDGE_NO_END);

          sum ^= grundy_nim_multiply (x, y);
        }
      grundy_judge_answer (judge, sum != 0 ? "Have a try, lxhgww." : "Don't waste your time.");
    }
}

const GrundyJudgeProblem grundy_judge_hdu_3404 = {
  .id = "HDU 3404",
  .title = "Switch lights",
  .game = N_ ("Lamps on a grid: switch the corners of a rectangle"),
  .sample = "2\n2\n1 2\n2 1\n2\n1 1\n2 2\n",
  .position = "coin-grid{turtles x turtles,2x2}(1,1;2,2)",
  .ending = GRUNDY_JUDGE_COUNTED,
  .run = run,
};
