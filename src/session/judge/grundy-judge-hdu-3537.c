/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-coin-turning.h"
#include "grundy-judge-private.h"

#include <glib/gi18n-lib.h>

static guint64
get_value (GrundyPosition *heads)
{
  const GrundyCoinRule rule = { GRUNDY_COINS_MOCK };
  guint64 sum = 0;

  grundy_position_sort (heads);
  for (guint i = 0; i < heads->n_cells; i++)
    /* A place may be named twice, and is one head all the same. */
    if (i == 0 || heads->cells[i] != heads->cells[i - 1])
      sum ^= grundy_coin_turning_get_value (&rule, heads->cells[i]);
  return sum;
}

static void
run (GrundyJudge *judge)
{
  g_autoptr (GrundyPosition) heads = grundy_position_new ();
  guint64 n_heads;

  while (grundy_judge_next_case (judge, &n_heads, 1))
    {
      grundy_judge_read_list (judge, n_heads, 0, heads);
      /* The judge asks whether the first player loses. */
      grundy_judge_answer (judge, get_value (heads) == 0 ? "Yes" : "No");
    }
}

const GrundyJudgeProblem grundy_judge_hdu_3537 = {
  .id = "HDU 3537",
  .title = "Daizhenyang's Coin",
  .game = N_ ("Coins in a row: turn one, two or three"),
  .sample = "0\n\n1\n0\n4\n0 1 2 3\n",
  .position = "coins{mock}(HHHH)",
  .ending = GRUNDY_JUDGE_TO_END,
  .run = run,
};
