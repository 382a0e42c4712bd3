/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-game.h"

#include <glib/gi18n-lib.h>

static void
run (GrundyJudge *judge)
{
  g_autoptr (GrundyJudgeGame) game = grundy_judge_game_new (judge, "take{powers-of-two}");
  guint64 heap;

  while (grundy_judge_next_case (judge, &heap, 1))
    grundy_judge_answer (judge, grundy_judge_game_get_sg (game, judge, heap) != 0 ? "Kiki" : "Cici");
}

const GrundyJudgeProblem grundy_judge_hdu_1847 = {
  .id = "HDU 1847",
  .title = "Good Luck in CET-4 Everybody!",
  .game = N_ ("One heap: take a power of 2"),
  .sample = "1\n3\n",
  .position = "take{powers-of-two}(3)",
  .ending = GRUNDY_JUDGE_TO_END,
  .run = run,
};
