/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-game.h"

G_BEGIN_DECLS

/**
 * GrundyReductionType:
 * @GRUNDY_REDUCTION_DROP: @GrundyReductionStep.n_edges edges that do not reach the ground are left out
 * @GRUNDY_REDUCTION_GROUND: the vertex @other of the ground becomes one with @vertex, which is ground, too
 * @GRUNDY_REDUCTION_FUSE: @other becomes one with @vertex, for both are on a common cycle: the fusion principle
 * @GRUNDY_REDUCTION_OPEN: a loop at @vertex becomes an edge to the new vertex @other
 * @GRUNDY_REDUCTION_JOIN: two branches at @vertex, paths of @lengths edges, become one of @n_edges, the nim-sum: the
 *   colon principle
 *
 * What a step of a reduction does.
 */
typedef enum
{
  GRUNDY_REDUCTION_DROP,
  GRUNDY_REDUCTION_GROUND,
  GRUNDY_REDUCTION_FUSE,
  GRUNDY_REDUCTION_OPEN,
  GRUNDY_REDUCTION_JOIN,
} GrundyReductionType;

/**
 * GrundyReductionStep:
 * @type: what it does
 * @vertex: where
 * @other: the other vertex, if there is one
 * @lengths: how long two branches are, the longer one first
 * @n_edges: how many edges
 */
typedef struct
{
  GrundyReductionType type;
  guint64 vertex;
  guint64 other;
  guint lengths[2];
  guint n_edges;
} GrundyReductionStep;

/**
 * GrundyReduction:
 *
 * How a picture of Hackenbush becomes a single path on the ground, in small steps each of which keeps the value.
 * Immutable, atomically counted.
 */
typedef struct _GrundyReduction GrundyReduction;

/**
 * grundy_reduction_new:
 * @game: a game of `hackenbush`
 * @position: a position of it; its edges need not be joined to the ground
 * @error: return location for a #GError
 *
 * First the cycles are fused and their loops opened, which leaves a tree, and then branches are joined, from the top
 * downwards. O(n log n) for n edges.
 *
 * Returns: (transfer full) (nullable): the reduction, or %NULL with %GRUNDY_ERROR_UNSUPPORTED for another game
 */
GRUNDY_API
GrundyReduction *grundy_reduction_new (GrundyGame *game, const GrundyPosition *position, GError **error);
GRUNDY_API
GrundyReduction *grundy_reduction_ref (GrundyReduction *reduction);
GRUNDY_API
void grundy_reduction_unref (GrundyReduction *reduction);

/* How many steps there are. */
GRUNDY_API
guint grundy_reduction_get_n_steps (const GrundyReduction *reduction);

/**
 * grundy_reduction_get_step:
 * @reduction: a reduction
 * @i: which step, from 0
 *
 * Returns: (transfer none): the step. O(1)
 */
GRUNDY_API
const GrundyReductionStep *grundy_reduction_get_step (const GrundyReduction *reduction, guint i);

/**
 * grundy_reduction_get_length:
 * @reduction: a reduction
 *
 * Returns: how many edges the path has that is left: the SG value of the picture. O(1)
 */
GRUNDY_API
guint grundy_reduction_get_length (const GrundyReduction *reduction);

/**
 * grundy_reduction_get_position:
 * @reduction: a reduction
 * @n_steps: how many steps were taken, from 0
 * @position: (inout): becomes the picture after them: the edges that are left, in their old order
 *
 * The reduction keeps no pictures, for they would take the square of its length. O(n log n).
 */
GRUNDY_API
void grundy_reduction_get_position (const GrundyReduction *reduction, guint n_steps, GrundyPosition *position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyReduction, grundy_reduction_unref)

G_END_DECLS
