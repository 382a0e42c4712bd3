/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-graph.h"
#include "grundy-play.h"

G_BEGIN_DECLS

/**
 * GrundySolution:
 *
 * For each node of a graph: its SG value, who wins when the last to move wins
 * and when the last to move loses. Immutable, atomically counted.
 */
typedef struct _GrundySolution GrundySolution;

/**
 * grundy_solve:
 * @graph: a graph without cycles
 * @progress: (nullable): whom to tell
 * @error: return location for a #GError
 *
 * SG values by the theorem of Sprague (1935) and Grundy (1939); misère outcomes by search, for they do not follow
 * from SG values. O(nodes + edges), in one pass when the graph is post-ordered.
 *
 * Returns: (transfer full) (nullable): the solution, or %NULL with %GRUNDY_ERROR_CYCLE or _CANCELLED
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
 * Returns: the node's SG value: the mex of its options' values. O(1).
 */
GRUNDY_API
guint32 grundy_solution_get_sg (const GrundySolution *solution, guint32 node);

/**
 * grundy_solution_get_max_sg:
 * @solution: a solution
 *
 * Returns: the largest SG value of all nodes; 0 when there is none. O(1).
 */
GRUNDY_API
guint32 grundy_solution_get_max_sg (const GrundySolution *solution);

/**
 * grundy_solution_get_outcome:
 * @solution: a solution
 * @node: a node of its graph
 * @last_wins: whether the last to move wins: grundy_play_last_wins() of the way of playing
 *
 * Returns: %GRUNDY_OUTCOME_P or _N. O(1).
 */
GRUNDY_API
GrundyOutcome grundy_solution_get_outcome (const GrundySolution *solution, guint32 node, gboolean last_wins);

/**
 * grundy_compute_remoteness:
 * @solution: a solution
 * @last_wins: whether the last to move wins
 *
 * Returns: (array) (transfer full): for each node how many moves are left when the winner hurries and
 *   the loser delays. O(nodes + edges).
 */
GRUNDY_API
guint32 *grundy_compute_remoteness (const GrundySolution *solution, gboolean last_wins);

/**
 * grundy_compute_step:
 * @solution: a solution
 *
 * Returns: (array) (transfer full): for each node the step function of Every-SG in normal play: how many moves
 *   are left when the winner delays and the loser hurries. O(nodes + edges).
 */
GRUNDY_API
guint32 *grundy_compute_step (const GrundySolution *solution);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundySolution, grundy_solution_unref)

G_END_DECLS
