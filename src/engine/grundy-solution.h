/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-graph.h"
#include "grundy-play.h"

G_BEGIN_DECLS

/**
 * GRUNDY_SG_INFINITE:
 *
 * In place of a finite value in a graph with cycles: the sum of the position and a Nim heap is P for no size of the
 * heap.
 */
#define GRUNDY_SG_INFINITE G_MAXUINT32

/**
 * GRUNDY_MOVES_WITHOUT_END:
 *
 * In place of a number of moves: the position is drawn.
 */
#define GRUNDY_MOVES_WITHOUT_END G_MAXUINT32

/**
 * GrundySolution:
 *
 * For each node of a graph: its SG value, who wins when the last to move wins
 * and when the last to move loses. In a graph with cycles a value may be
 * infinite, and nobody may win. Immutable, atomically counted.
 */
typedef struct _GrundySolution GrundySolution;

/**
 * grundy_solve:
 * @graph: a graph
 * @progress: (nullable): whom to tell
 * @error: return location for a #GError
 *
 * SG values by the theorem of Sprague (1935) and Grundy (1939); misère outcomes by search, for they do not follow
 * from SG values. O(nodes + edges), in one pass when the graph is post-ordered.
 *
 * Where play may go round for ever, outcomes by retrograde analysis, and the values of Smith (1966) and Fraenkel and
 * Yesha (1986): k if the sum of the position and a Nim heap of k is P, otherwise infinite. O(nodes + edges × distinct
 * finite values among the options of a node).
 *
 * Returns: (transfer full) (nullable): the solution, or %NULL with %GRUNDY_ERROR_CANCELLED
 */
GRUNDY_API
GrundySolution *grundy_solve (GrundyGraph *graph, const GrundyProgress *progress, GError **error);
GRUNDY_API
GrundySolution *grundy_solution_ref (GrundySolution *solution);
GRUNDY_API
void grundy_solution_unref (GrundySolution *solution);

/**
 * grundy_solution_get_graph:
 * @solution: a solution
 *
 * Returns: (transfer none): the graph that was solved
 */
GRUNDY_API
GrundyGraph *grundy_solution_get_graph (const GrundySolution *solution);

/**
 * grundy_solution_get_sg:
 * @solution: a solution
 * @node: a node of its graph
 *
 * Returns: the node's SG value: the mex of its options' values, or with cycles the Smith-Fraenkel value, which may be
 *   %GRUNDY_SG_INFINITE. O(1).
 */
GRUNDY_API
guint32 grundy_solution_get_sg (const GrundySolution *solution, guint32 node);

/**
 * grundy_solution_has_cycle:
 * @solution: a solution
 *
 * Returns: whether play can go round for ever in its graph. O(1).
 */
GRUNDY_API
gboolean grundy_solution_has_cycle (const GrundySolution *solution);

/**
 * grundy_solution_get_finite_options:
 * @solution: the solution of a graph with cycles
 * @node: a node of its graph whose value is %GRUNDY_SG_INFINITE
 * @n_values: (out): how many
 *
 * Such a node and a Nim heap of k together are N if k is among these numbers, and drawn otherwise. O(1).
 *
 * Returns: (array length=n_values) (transfer none): the finite values of its options, ascending and without repeats
 */
GRUNDY_API
const guint32 *grundy_solution_get_finite_options (const GrundySolution *solution, guint32 node, guint32 *n_values);

/**
 * grundy_solution_order_values:
 * @solution: the solution of a graph with cycles
 *
 * Returns: (array) (transfer full): all nodes, in the order in which they get their values: those of value 0,
 *   those of value 1, ..., and at last the infinite ones
 */
GRUNDY_API
guint32 *grundy_solution_order_values (const GrundySolution *solution);

/**
 * grundy_solution_order_outcomes:
 * @solution: the solution of a graph with cycles
 * @last_wins: whether the last to move wins
 *
 * Returns: (array) (transfer full): all nodes, in the order in which a queue settles wins and losses; then the drawn
 *   ones
 */
GRUNDY_API
guint32 *grundy_solution_order_outcomes (const GrundySolution *solution, gboolean last_wins);

/**
 * grundy_solution_get_max_sg:
 * @solution: a solution
 *
 * Returns: the largest finite SG value of all nodes; 0 when there is none. O(1).
 */
GRUNDY_API
guint32 grundy_solution_get_max_sg (const GrundySolution *solution);

/**
 * grundy_solution_get_outcome:
 * @solution: a solution
 * @node: a node of its graph
 * @last_wins: whether the last to move wins: grundy_play_last_wins() of the way of playing
 *
 * Returns: %GRUNDY_OUTCOME_P or _N, or with cycles %GRUNDY_OUTCOME_D. O(1).
 */
GRUNDY_API
GrundyOutcome grundy_solution_get_outcome (const GrundySolution *solution, guint32 node, gboolean last_wins);

/**
 * grundy_compute_remoteness:
 * @solution: a solution
 * @last_wins: whether the last to move wins
 *
 * Returns: (array) (transfer full): for each node how many moves are left when the winner hurries and
 *   the loser delays; %GRUNDY_MOVES_WITHOUT_END for a drawn one. O(nodes + edges).
 */
GRUNDY_API
guint32 *grundy_compute_remoteness (const GrundySolution *solution, gboolean last_wins);

/**
 * grundy_compute_step:
 * @solution: a solution
 *
 * Returns: (array) (transfer full) (nullable): for each node the step function of Every-SG in normal play: how many
 *   moves are left when the winner delays and the loser hurries; %NULL if the graph has a cycle, for then a
 *   winner might delay for ever. O(nodes + edges).
 */
GRUNDY_API
guint32 *grundy_compute_step (const GrundySolution *solution);

/**
 * grundy_compute_longest_play:
 * @solution: a solution
 * @last_wins: whether the last to move wins
 *
 * As grundy_compute_step(), which it is in normal play, in either.
 *
 * Returns: (array) (transfer full) (nullable): for each node how many moves are left when the winner delays and the
 *   loser hurries; %NULL if the graph has a cycle. O(nodes + edges).
 */
GRUNDY_API
guint32 *grundy_compute_longest_play (const GrundySolution *solution, gboolean last_wins);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundySolution, grundy_solution_unref)

G_END_DECLS
