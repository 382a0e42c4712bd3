/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-ladder.h"

/* The options that have been seen, sorted by value: those of a rung stand side by side. */
struct _GrundyLadder
{
  const GrundySolution *solution;
  guint32 *options;
  guint n_options;
  guint n_rungs;
  guint *starts; /* of each rung, and of those beyond, the index of its first option */
  gboolean is_settled;
  gboolean is_looking;
  guint32 number; /* looked at, or settled */
};

static int
compare_values (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const GrundySolution *solution = user_data;
  guint32 x = grundy_solution_get_sg (solution, *(const guint32 *)a);
  guint32 y = grundy_solution_get_sg (solution, *(const guint32 *)b);

  return (x > y) - (x < y);
}

/* Marks are made from the last of the options to the first; says how many of them there are. */
static guint
count_marks (GrundyLadder *ladder, const GrundyTimeline *timeline, guint64 k, guint32 node, guint n_options)
{
  GrundyStep step;

  if (grundy_timeline_is_settled (timeline, node, k))
    {
      ladder->is_settled = TRUE;
      ladder->number = grundy_solution_get_sg (ladder->solution, node);
      return n_options;
    }
  grundy_timeline_get_step (timeline, k, &step);
  switch (step.phase)
    {
    case GRUNDY_PHASE_MARK:
      return n_options - step.option;
    case GRUNDY_PHASE_LOOK:
      ladder->is_looking = TRUE;
      ladder->number = step.number;
      return n_options;
    case GRUNDY_PHASE_TAKE_UP:
    case GRUNDY_PHASE_START:
    case GRUNDY_PHASE_SETTLE:
    default:
      return 0;
    }
}

static void
sort_into_rungs (GrundyLadder *ladder)
{
  guint i = 0;

  g_qsort_with_data (ladder->options, ladder->n_options, sizeof (guint32), compare_values, (gpointer)ladder->solution);
  ladder->starts = g_new (guint, ladder->n_rungs + 1);
  for (guint rung = 0; rung <= ladder->n_rungs; rung++)
    {
      while (i < ladder->n_options && grundy_solution_get_sg (ladder->solution, ladder->options[i]) < rung)
        i++;
      ladder->starts[rung] = i;
    }
}

GrundyLadder *
grundy_ladder_new (const GrundyAnalysis *analysis, const GrundyTimeline *timeline, guint64 k, guint32 node)
{
  GrundyLadder *ladder;
  const guint32 *options;
  guint32 n_options;

  g_return_val_if_fail (analysis != NULL && timeline != NULL, NULL);
  g_return_val_if_fail (grundy_timeline_is_of_values (timeline), NULL);

  if (k < grundy_timeline_get_take_up_step (timeline, node) ||
      grundy_solution_has_cycle (grundy_timeline_get_solution (timeline)))
    return NULL;
  options = grundy_graph_get_options (grundy_exploration_get_graph (grundy_analysis_get_exploration (analysis)), node,
                                      &n_options);
  ladder = g_new0 (GrundyLadder, 1);
  ladder->solution = grundy_analysis_get_solution (analysis);
  ladder->n_options = count_marks (ladder, timeline, k, node, n_options);
  ladder->options = g_memdup2 (options + (n_options - ladder->n_options), sizeof (guint32) * ladder->n_options);
  ladder->n_rungs = ladder->is_settled ? ladder->number + 2 : ladder->n_options + 1;
  sort_into_rungs (ladder);
  return ladder;
}

void
grundy_ladder_free (GrundyLadder *ladder)
{
  g_return_if_fail (ladder != NULL);

  g_free (ladder->options);
  g_free (ladder->starts);
  g_free (ladder);
}

guint
grundy_ladder_get_n_rungs (const GrundyLadder *ladder)
{
  g_return_val_if_fail (ladder != NULL, 0);

  return ladder->n_rungs;
}

void
grundy_ladder_get_rung (const GrundyLadder *ladder, guint i, GrundyRung *rung)
{
  g_return_if_fail (ladder != NULL && rung != NULL);
  g_return_if_fail (i < ladder->n_rungs);

  *rung = (GrundyRung){
    .number = i,
    .is_marked = ladder->starts[i + 1] > ladder->starts[i],
    .is_looked_at = ladder->is_looking && ladder->number == i,
    .is_value = ladder->is_settled && ladder->number == i,
    .options = ladder->options + ladder->starts[i],
    .n_options = ladder->starts[i + 1] - ladder->starts[i],
  };
}

const guint32 *
grundy_ladder_get_beyond (const GrundyLadder *ladder, guint *n_options)
{
  g_return_val_if_fail (ladder != NULL && n_options != NULL, NULL);

  *n_options = ladder->n_options - ladder->starts[ladder->n_rungs];
  return ladder->options + ladder->starts[ladder->n_rungs];
}
