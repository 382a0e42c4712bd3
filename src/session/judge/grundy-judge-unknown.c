/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Problems of which a list of such games tells the title, but no statement could be found */
#include "grundy-judge.h"

const GrundyJudgeProblem grundy_judge_hoj_1367 = {
  .id = "HOJ 1367",
  .title = "A Stone Game",
};

const GrundyJudgeProblem grundy_judge_hoj_2645 = {
  .id = "HOJ 2645",
  .title = "WNim",
};
