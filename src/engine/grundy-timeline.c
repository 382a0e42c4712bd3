/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-timeline.h"

/*
 * No step is stored. The steps of the position that is taken up r-th (its
 * rank) are steps starts[r] + 1 to starts[r + 1]; which one of them step k is
 * follows from the number of its options and its value alone:
 *
 *   values     1 take up, a mark for each option, a look at 0 to SG, 1 settle
 *   outcomes   1 take up, 1 settle
 *
 * With cycles a value is no mex of values that are known. Then values have 3 steps: 1 take up, 1 look at the number
 * that the position is found to have, 1 settle.
 *
 * Marks are made from the last of the options to the first: of a heap they are then the moves in their usual
 * order, from taking little to taking much.
 */
struct _GrundyTimeline
{
  gatomicrefcount ref_count;
  GrundySolution *solution;
  gboolean is_of_values;
  gboolean last_wins;
  guint32 n_nodes;
  /* The node of each rank, and the rank of each node. */
  guint32 *order;
  guint32 *ranks;
  guint64 *starts;
};

static guint32
count_options (const GrundyTimeline *timeline, guint32 node)
{
  guint32 n_options;

  grundy_graph_get_options (grundy_solution_get_graph (timeline->solution), node, &n_options);
  return n_options;
}

static guint64
count_steps (const GrundyTimeline *timeline, guint32 node)
{
  if (!timeline->is_of_values)
    return 2;
  if (grundy_solution_has_cycle (timeline->solution))
    return 3;
  return 1 + (guint64)count_options (timeline, node) + (guint64)grundy_solution_get_sg (timeline->solution, node) + 1 +
         1;
}

static GrundyTimeline *
timeline_new (GrundySolution *solution, guint32 *order, gboolean is_of_values, gboolean last_wins)
{
  GrundyTimeline *timeline = g_new0 (GrundyTimeline, 1);

  g_atomic_ref_count_init (&timeline->ref_count);
  timeline->solution = grundy_solution_ref (solution);
  timeline->is_of_values = is_of_values;
  timeline->last_wins = last_wins;
  timeline->n_nodes = grundy_graph_get_n_nodes (grundy_solution_get_graph (solution));
  timeline->order = order;
  timeline->ranks = g_new (guint32, timeline->n_nodes);
  timeline->starts = g_new (guint64, (gsize)timeline->n_nodes + 1);
  timeline->starts[0] = 0;
  for (guint32 rank = 0; rank < timeline->n_nodes; rank++)
    {
      timeline->ranks[order[rank]] = rank;
      timeline->starts[rank + 1] = timeline->starts[rank] + count_steps (timeline, order[rank]);
    }
  return timeline;
}

GrundyTimeline *
grundy_timeline_new_values (GrundySolution *solution, guint32 *order)
{
  g_return_val_if_fail (solution != NULL, NULL);
  g_return_val_if_fail (order != NULL, NULL);

  return timeline_new (solution, order, TRUE, TRUE);
}

GrundyTimeline *
grundy_timeline_new_outcomes (GrundySolution *solution, guint32 *order, gboolean last_wins)
{
  g_return_val_if_fail (solution != NULL, NULL);
  g_return_val_if_fail (order != NULL, NULL);

  return timeline_new (solution, order, FALSE, last_wins);
}

GrundyTimeline *
grundy_timeline_ref (GrundyTimeline *timeline)
{
  g_return_val_if_fail (timeline != NULL, NULL);

  g_atomic_ref_count_inc (&timeline->ref_count);
  return timeline;
}

void
grundy_timeline_unref (GrundyTimeline *timeline)
{
  g_return_if_fail (timeline != NULL);

  if (!g_atomic_ref_count_dec (&timeline->ref_count))
    return;

  grundy_solution_unref (timeline->solution);
  g_free (timeline->order);
  g_free (timeline->ranks);
  g_free (timeline->starts);
  g_free (timeline);
}

gboolean
grundy_timeline_is_of_values (const GrundyTimeline *timeline)
{
  g_return_val_if_fail (timeline != NULL, FALSE);

  return timeline->is_of_values;
}

gboolean
grundy_timeline_last_wins (const GrundyTimeline *timeline)
{
  g_return_val_if_fail (timeline != NULL, TRUE);

  return timeline->last_wins;
}

GrundySolution *
grundy_timeline_get_solution (const GrundyTimeline *timeline)
{
  g_return_val_if_fail (timeline != NULL, NULL);

  return timeline->solution;
}

guint64
grundy_timeline_get_n_steps (const GrundyTimeline *timeline)
{
  g_return_val_if_fail (timeline != NULL, 0);

  return timeline->starts[timeline->n_nodes];
}

/* The rank whose steps include step k: the last r with starts[r] < k. */
static guint32
find_rank (const GrundyTimeline *timeline, guint64 k)
{
  guint32 low = 0;
  guint32 high = timeline->n_nodes;

  while (high - low > 1)
    {
      guint32 middle = low + (high - low) / 2;

      if (timeline->starts[middle] < k)
        low = middle;
      else
        high = middle;
    }
  return low;
}

static guint32
get_settled_number (const GrundyTimeline *timeline, guint32 node)
{
  if (timeline->is_of_values)
    return grundy_solution_get_sg (timeline->solution, node);
  return grundy_solution_get_outcome (timeline->solution, node, timeline->last_wins);
}

void
grundy_timeline_get_step (const GrundyTimeline *timeline, guint64 k, GrundyStep *step)
{
  guint64 place;
  guint32 n_options;

  g_return_if_fail (timeline != NULL);
  g_return_if_fail (k <= grundy_timeline_get_n_steps (timeline));
  g_return_if_fail (step != NULL);

  *step = (GrundyStep){ .phase = GRUNDY_PHASE_START, .node = G_MAXUINT32 };
  if (k == 0)
    return;

  step->rank = find_rank (timeline, k);
  step->node = timeline->order[step->rank];
  place = k - timeline->starts[step->rank] - 1;
  n_options = count_options (timeline, step->node);

  if (place == 0)
    step->phase = GRUNDY_PHASE_TAKE_UP;
  else if (k == timeline->starts[step->rank + 1])
    {
      step->phase = GRUNDY_PHASE_SETTLE;
      step->number = get_settled_number (timeline, step->node);
    }
  else if (grundy_solution_has_cycle (timeline->solution))
    {
      step->phase = GRUNDY_PHASE_LOOK;
      step->number = grundy_solution_get_sg (timeline->solution, step->node);
    }
  else if (place <= n_options)
    {
      step->phase = GRUNDY_PHASE_MARK;
      step->option = n_options - (guint32)place;
    }
  else
    {
      step->phase = GRUNDY_PHASE_LOOK;
      step->number = (guint32)(place - n_options - 1);
    }
}

gboolean
grundy_timeline_is_settled (const GrundyTimeline *timeline, guint32 node, guint64 k)
{
  return k >= grundy_timeline_get_settle_step (timeline, node);
}

guint32
grundy_timeline_get_rank (const GrundyTimeline *timeline, guint32 node)
{
  g_return_val_if_fail (timeline != NULL, 0);
  g_return_val_if_fail (node < timeline->n_nodes, 0);

  return timeline->ranks[node];
}

guint32
grundy_timeline_get_node (const GrundyTimeline *timeline, guint32 rank)
{
  g_return_val_if_fail (timeline != NULL, 0);
  g_return_val_if_fail (rank < timeline->n_nodes, 0);

  return timeline->order[rank];
}

guint64
grundy_timeline_get_take_up_step (const GrundyTimeline *timeline, guint32 node)
{
  g_return_val_if_fail (timeline != NULL, 0);
  g_return_val_if_fail (node < timeline->n_nodes, 0);

  return timeline->starts[timeline->ranks[node]] + 1;
}

guint64
grundy_timeline_get_settle_step (const GrundyTimeline *timeline, guint32 node)
{
  g_return_val_if_fail (timeline != NULL, 0);
  g_return_val_if_fail (node < timeline->n_nodes, 0);

  return timeline->starts[timeline->ranks[node] + 1];
}
