/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-game.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

/* That each player may double once changes nothing as long as the new heap must not be empty: compared with search. */
static void
run (GrundyJudge *judge)
{
  g_autoptr (GrundyJudgeGame) game = grundy_judge_game_new (judge, "split-xor");
  guint64 n_heaps;

  for (guint64 n = 1; grundy_judge_next_case (judge, &n_heaps, 1); n++)
    {
      g_autofree char *line = NULL;
      guint64 sum = 0;
      guint64 heap;

      for (guint64 n_left = n_heaps; grundy_judge_next (judge, &n_left, &heap);)
        sum ^= grundy_judge_game_get_sg (game, judge, heap);
      line = g_strdup_printf ("Case %" PRIu64 ": %s", n, sum != 0 ? "Yes" : "No");
      grundy_judge_answer (judge, line);
    }
}

const GrundyJudgeProblem grundy_judge_hdu_4388 = {
  .id = "HDU 4388",
  .title = "Stone Game II",
  .game = N_ ("Split a heap n into k and k xor n"),
  .sample = "3\n2\n1 2\n3\n1 2 3\n4\n1 2 3 3\n",
  .position = "split-xor(1,2,3)",
  .ending = GRUNDY_JUDGE_COUNTED,
  .run = run,
};
