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
 * O(nodes + edges), in one pass when the graph is post-ordered.
 *
 * Returns: (transfer full) (nullable): the solution, or %NULL with %GRUNDY_ERROR_CYCLE or _CANCELLED
 */
GRUNDY_API
GrundySolution *grundy_solve (GrundyGraph *graph, const GrundyProgress *progress, GError **error);
GRUNDY_API
GrundySolution *grundy_solution_ref (GrundySolution *solution);
GRUNDY_API
void grundy_solution_unref (GrundySolution *solution);
GRUNDY_API
GrundyGraph *grundy_solution_get_graph (const GrundySolution *solution);
GRUNDY_API
guint32 grundy_solution_get_sg (const GrundySolution *solution, guint32 node);
/* The largest SG value of all nodes */
GRUNDY_API
guint32 grundy_solution_get_max_sg (const GrundySolution *solution);
/* P or N; @last_wins is grundy_play_last_wins() of the way of playing */
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
