/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-solution.h"

G_BEGIN_DECLS

/**
 * GrundyPhase:
 * @GRUNDY_PHASE_START: nothing is settled; step 0 only
 * @GRUNDY_PHASE_TAKE_UP: a position is taken up
 * @GRUNDY_PHASE_MARK: the value of its option @GrundyStep.option is marked, from the last to the first (values only)
 * @GRUNDY_PHASE_LOOK: the number @GrundyStep.number is looked at (values only; with cycles it is %GRUNDY_SG_INFINITE
 *   where no number is right)
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
 * @number: %GRUNDY_PHASE_LOOK: the number looked at; %GRUNDY_PHASE_SETTLE: the value settled (with cycles it may be
 *   %GRUNDY_SG_INFINITE), or the #GrundyOutcome
 *   in a timeline of outcomes
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
 * @order: (array) (transfer full): all nodes, options before the positions they are options of; with cycles
 *   grundy_solution_order_values()
 *
 * The mex computation: a position x has 1 + options + (SG(x)+1) + 1 steps. With cycles it has 3: it is taken up,
 * the number is looked at that it is found to have, and settled.
 *
 * Returns: (transfer full): the timeline
 */
GRUNDY_API
GrundyTimeline *grundy_timeline_new_values (GrundySolution *solution, guint32 *order);

/**
 * grundy_timeline_new_outcomes:
 * @solution: a solution
 * @order: (array) (transfer full): all nodes, options before the positions they are options of; with cycles
 *   grundy_solution_order_outcomes()
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

/**
 * grundy_timeline_is_of_values:
 * @timeline: a timeline
 *
 * Returns: whether it settles values, and not outcomes
 */
GRUNDY_API
gboolean grundy_timeline_is_of_values (const GrundyTimeline *timeline);

/**
 * grundy_timeline_last_wins:
 * @timeline: a timeline
 *
 * Returns: whether the last to move wins in the play whose outcomes are settled; values are normal play's
 */
GRUNDY_API
gboolean grundy_timeline_last_wins (const GrundyTimeline *timeline);

/**
 * grundy_timeline_get_solution:
 * @timeline: a timeline
 *
 * Returns: (transfer none): the solution whose steps these are
 */
GRUNDY_API
GrundySolution *grundy_timeline_get_solution (const GrundyTimeline *timeline);

/**
 * grundy_timeline_get_n_steps:
 * @timeline: a timeline
 *
 * Returns: how many steps there are; step 0 is before the first of them, and not counted
 */
GRUNDY_API
guint64 grundy_timeline_get_n_steps (const GrundyTimeline *timeline);

/**
 * grundy_timeline_get_step:
 * @timeline: a timeline
 * @k: from 0 to the number of steps
 * @step: (out): what happens in step @k
 *
 * Steps may be asked for in any order. O(log nodes).
 */
GRUNDY_API
void grundy_timeline_get_step (const GrundyTimeline *timeline, guint64 k, GrundyStep *step);

/**
 * grundy_timeline_is_settled:
 * @timeline: a timeline
 * @node: a node
 * @k: a step
 *
 * O(1).
 *
 * Returns: whether the node's value or outcome is settled in step @k or before it
 */
GRUNDY_API
gboolean grundy_timeline_is_settled (const GrundyTimeline *timeline, guint32 node, guint64 k);

/**
 * grundy_timeline_get_rank:
 * @timeline: a timeline
 * @node: a node
 *
 * Returns: the node's place in the order, from 0. O(1).
 */
GRUNDY_API
guint32 grundy_timeline_get_rank (const GrundyTimeline *timeline, guint32 node);

/**
 * grundy_timeline_get_node:
 * @timeline: a timeline
 * @rank: a place in the order, from 0
 *
 * Returns: the node at that place. O(1).
 */
GRUNDY_API
guint32 grundy_timeline_get_node (const GrundyTimeline *timeline, guint32 rank);

/**
 * grundy_timeline_get_take_up_step:
 * @timeline: a timeline
 * @node: a node
 *
 * Returns: the step in which the node is taken up. O(1).
 */
GRUNDY_API
guint64 grundy_timeline_get_take_up_step (const GrundyTimeline *timeline, guint32 node);

/**
 * grundy_timeline_get_settle_step:
 * @timeline: a timeline
 * @node: a node
 *
 * Returns: the step in which the node is settled, its last one. O(1).
 */
GRUNDY_API
guint64 grundy_timeline_get_settle_step (const GrundyTimeline *timeline, guint32 node);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyTimeline, grundy_timeline_unref)

G_END_DECLS
