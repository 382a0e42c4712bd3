/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-solution.h"

G_BEGIN_DECLS

/**
 * GrundyPhase:
 * @GRUNDY_PHASE_START: nothing is settled; step 0 only
 * @GRUNDY_PHASE_TAKE_UP: a position is taken up
 * @GRUNDY_PHASE_MARK: the value of its option @GrundyStep.option is marked (values only)
 * @GRUNDY_PHASE_LOOK: the number @GrundyStep.number is looked at (values only)
 * @GRUNDY_PHASE_SETTLE: the position's value, or its outcome, is settled
 */
typedef enum
{
  GRUNDY_PHASE_START,
  GRUNDY_PHASE_TAKE_UP,
  GRUNDY_PHASE_MARK,
  GRUNDY_PHASE_LOOK,
  GRUNDY_PHASE_SETTLE,
} GrundyPhase;

/**
 * GrundyStep:
 * @phase: what happens
 * @node: in which position; G_MAXUINT32 in step 0
 * @rank: how many positions were settled before this one was taken up
 * @option: %GRUNDY_PHASE_MARK: index into the node's options
 * @number: %GRUNDY_PHASE_LOOK, _SETTLE: the number looked at, the value settled
 */
typedef struct
{
  GrundyPhase phase;
  guint32 node;
  guint32 rank;
  guint32 option;
  guint32 number;
} GrundyStep;

/**
 * GrundyTimeline:
 *
 * The steps of a computation. Stores no history: an order of settlements and
 * the running number of steps. Immutable, atomically counted.
 */
typedef struct _GrundyTimeline GrundyTimeline;

/**
 * grundy_timeline_new_values:
 * @solution: a solution
 * @order: (array) (transfer full): all nodes, options before the positions they are options of
 *
 * The mex computation: a position x has 1 + options + (SG(x)+1) + 1 steps.
 *
 * Returns: (transfer full): the timeline
 */
GRUNDY_API
GrundyTimeline *grundy_timeline_new_values (GrundySolution *solution, guint32 *order);

/**
 * grundy_timeline_new_outcomes:
 * @solution: a solution
 * @order: (array) (transfer full): all nodes, options before the positions they are options of
 * @last_wins: whether the last to move wins
 *
 * P and N backwards from the terminals: a position has 2 steps: it is taken up, and settled.
 *
 * Returns: (transfer full): the timeline
 */
GRUNDY_API
GrundyTimeline *grundy_timeline_new_outcomes (GrundySolution *solution, guint32 *order, gboolean last_wins);
GRUNDY_API
GrundyTimeline *grundy_timeline_ref (GrundyTimeline *timeline);
GRUNDY_API
void grundy_timeline_unref (GrundyTimeline *timeline);
GRUNDY_API
gboolean grundy_timeline_is_of_values (const GrundyTimeline *timeline);
GRUNDY_API
gboolean grundy_timeline_last_wins (const GrundyTimeline *timeline);
GRUNDY_API
GrundySolution *grundy_timeline_get_solution (const GrundyTimeline *timeline);
/* How many steps there are; step 0 is before the first of them */
GRUNDY_API
guint64 grundy_timeline_get_n_steps (const GrundyTimeline *timeline);
/* What happens in step @k, 0 <= k <= n_steps. O(log nodes). */
GRUNDY_API
void grundy_timeline_get_step (const GrundyTimeline *timeline, guint64 k, GrundyStep *step);
/* Whether the node's value or outcome is settled after step @k. O(log nodes), O(1) given the step. */
GRUNDY_API
gboolean grundy_timeline_is_settled (const GrundyTimeline *timeline, guint32 node, guint64 k);
/* The node's place in the order, from 0. O(1). */
GRUNDY_API
guint32 grundy_timeline_get_rank (const GrundyTimeline *timeline, guint32 node);
GRUNDY_API
guint32 grundy_timeline_get_node (const GrundyTimeline *timeline, guint32 rank);
/* The step in which the node is taken up, and the one in which it is settled. O(1). */
GRUNDY_API
guint64 grundy_timeline_get_take_up_step (const GrundyTimeline *timeline, guint32 node);
GRUNDY_API
guint64 grundy_timeline_get_settle_step (const GrundyTimeline *timeline, guint32 node);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyTimeline, grundy_timeline_unref)

G_END_DECLS
