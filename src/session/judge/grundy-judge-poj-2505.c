/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-game.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

static gboolean
first_wins (GrundyJudge *judge, guint64 target)
{
  /* From 1, whatever is played reaches a target of 0 or 1. */
  g_autofree char *text = g_strdup_printf ("multiply{%" PRIu64 "}", MAX (target, 2));
  g_autoptr (GrundyJudgeGame) game = grundy_judge_game_new (judge, text);
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  grundy_position_append (position, 1);
  return game != NULL && grundy_judge_game_first_wins (game, judge, position);
}

static void
run (GrundyJudge *judge)
{
  guint64 target;

  while (grundy_judge_next_case (judge, &target, 1))
    grundy_judge_answer (judge, first_wins (judge, target) ? "Stan wins." : "Ollie wins.");
}

const GrundyJudgeProblem grundy_judge_poj_2505 = {
  .id = "POJ 2505",
  .title = "A multiplication game",
  .game = N_ ("Multiply by 2 to 9 until the target is reached"),
  .sample = "162\n17\n34012226\n",
  .position = "multiply{162}(1)",
  .ending = GRUNDY_JUDGE_TO_END,
  .run = run,
};
