/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-game.h"

#include <glib/gi18n-lib.h>

static void
run (GrundyJudge *judge)
{
  g_autoptr (GrundyJudgeGame) game = grundy_judge_game_new (judge, "wythoff");
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  guint64 pair[2];

  while (grundy_judge_next_case (judge, pair, G_N_ELEMENTS (pair)))
    {
      grundy_position_assign (position, pair, G_N_ELEMENTS (pair));
      grundy_judge_answer (judge, grundy_judge_game_first_wins (game, judge, position) ? "1" : "0");
    }
}

const GrundyJudgeProblem grundy_judge_poj_1067 = {
  .id = "POJ 1067",
  .title = "取石子游戏",
  .game = N_ ("Wythoff’s game: take from one heap, or the same from both"),
  .sample = "2 1\n8 4\n4 7\n",
  .position = "wythoff(4,8)",
  .ending = GRUNDY_JUDGE_TO_END,
  .run = run,
};
