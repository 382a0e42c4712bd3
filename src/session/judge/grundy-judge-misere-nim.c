/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-private.h"
#include "grundy-misere.h"

#include <glib/gi18n-lib.h>

/*
 * In HDU 2509 a row may be cut in two. Its values are still those of Nim, and the rule for misère play holds too:
 * both were compared with search.
 */
static void
answer_cases (GrundyJudge *judge, const char *first_wins, const char *second_wins)
{
  guint64 n_heaps;

  while (grundy_judge_next_case (judge, &n_heaps, 1))
    {
      guint64 sum = 0;
      gboolean has_large = FALSE;
      guint64 heap;

      for (guint64 n_left = n_heaps; grundy_judge_next (judge, &n_left, &heap);)
        {
          sum ^= heap;
          has_large = has_large || heap > 1;
        }
      grundy_judge_answer (judge, grundy_sj_next_wins (sum, has_large) ? first_wins : second_wins);
    }
}

static void
run (GrundyJudge *judge)
{
  answer_cases (judge, "John", "Brother");
}

static void
run_rows (GrundyJudge *judge)
{
  answer_cases (judge, "Yes", "No");
}

const GrundyJudgeProblem grundy_judge_hdu_1907 = {
  .id = "HDU 1907",
  .title = "John",
  .game = N_ ("Nim: who takes the last counter loses"),
  .sample = "2\n3\n3 5 1\n1\n1\n",
  .position = "nim(1,3,5)",
  .play = GRUNDY_PLAY_MISERE,
  .ending = GRUNDY_JUDGE_COUNTED,
  .run = run,
};

const GrundyJudgeProblem grundy_judge_poj_3480 = {
  .id = "POJ 3480",
  .title = "John",
  .game = N_ ("Nim: who takes the last counter loses"),
  .sample = "2\n3\n3 5 1\n1\n1\n",
  .position = "nim(1,3,5)",
  .play = GRUNDY_PLAY_MISERE,
  .ending = GRUNDY_JUDGE_COUNTED,
  .run = run,
};

const GrundyJudgeProblem grundy_judge_hdu_2509 = {
  .id = "HDU 2509",
  .title = "Be the Winner",
  .game = N_ ("Rows of apples: take neighbours; who takes the last one loses"),
  .sample = "2\n2 2\n1\n3\n",
  .position = "octal{0.(7)}(2,2)",
  .play = GRUNDY_PLAY_MISERE,
  .ending = GRUNDY_JUDGE_TO_END,
  .run = run_rows,
};
