/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-game.h"

#include <glib/gi18n-lib.h>

static void
run (GrundyJudge *judge)
{
  g_autoptr (GrundyJudgeGame) game = grundy_judge_game_new (judge, "euclid{to-zero}");
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  guint64 pair[2];

  while (grundy_judge_next_case (judge, pair, G_N_ELEMENTS (pair)))
    {
      grundy_position_assign (position, pair, G_N_ELEMENTS (pair));
      grundy_judge_answer (judge, grundy_judge_game_first_wins (game, judge, position) ? "Stan wins" : "Ollie wins");
    }
}

const GrundyJudgeProblem grundy_judge_poj_2348 = {
  .id = "POJ 2348",
  .title = "Euclid's Game",
  .game = N_ ("Euclid’s game: subtract a multiple of the smaller number"),
  .sample = "34 12\n15 24\n0 0\n",
  .position = "euclid{to-zero}(12,34)",
  .ending = GRUNDY_JUDGE_TO_ZERO,
  .run = run,
};
