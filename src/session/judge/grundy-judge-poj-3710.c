/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-hackenbush.h"
#include "grundy-judge-private.h"

#include <glib/gi18n-lib.h>

#define ROOT 1

static guint64
read_picture (GrundyJudge *judge, GrundyPosition *ends)
{
  guint64 root = ROOT;
  const GrundyNumbers ground = { &root, 1 };
  guint64 n_nodes = grundy_judge_read (judge);
  guint64 n_edges = grundy_judge_read (judge);
  g_autoptr (GrundyHackenbush) picture = NULL;

  grundy_position_clear (ends);
  if (!grundy_judge_can_keep (judge, n_edges))
    return 0;
  for (guint64 i = 0; i < 2 * n_edges && grundy_judge_is_well (judge); i++)
    grundy_position_append (ends, grundy_judge_read_from (judge, 1, n_nodes + 1));
  if (!grundy_judge_is_well (judge))
    return 0;
  picture = grundy_hackenbush_new (&ground, ends->cells, (guint)n_edges);
  return grundy_hackenbush_get_value (picture);
}

static void
run (GrundyJudge *judge)
{
  g_autoptr (GrundyPosition) ends = grundy_position_new ();
  guint64 n_pictures;

  while (grundy_judge_next_case (judge, &n_pictures, 1))
    {
      guint64 sum = 0;

      for (guint64 i = 0; i < n_pictures && grundy_judge_is_well (judge); i++)
        sum ^= read_picture (judge, ends);
      grundy_judge_answer (judge, sum != 0 ? "Sally" : "Harry");
    }
}

const GrundyJudgeProblem grundy_judge_poj_3710 = {
  .id = "POJ 3710",
  .title = "Christmas Game",
  .game = N_ ("Trees with polygons: cut an edge"),
  .sample = "2\n2 1\n1 2\n4 4\n1 2\n2 3\n2 4\n3 4\n",
  .position = "hackenbush{ground 1}(1-2)+hackenbush{ground 1}(1-2,2-3,2-4,3-4)",
  .ending = GRUNDY_JUDGE_TO_END,
  .run = run,
};
