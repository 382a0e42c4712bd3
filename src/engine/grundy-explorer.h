/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-arena.h"
#include "grundy-rules.h"

G_BEGIN_DECLS

/**
 * GrundyLimits:
 * @max_positions: how many positions may be found
 * @max_moves: how many distinct options all of them together may have
 */
typedef struct
{
  guint32 max_positions;
  guint32 max_moves;
} GrundyLimits;

/* What a picture can hold (20,000 positions, 200,000 moves), and what a value may cost (5 million, 200 million). */
GRUNDY_API
const GrundyLimits grundy_limits_for_pictures;
GRUNDY_API
const GrundyLimits grundy_limits_for_values;

/**
 * grundy_explore:
 * @rules: what may be played
 * @starts: (array length=n_starts): where from; at least one; each may be given in any form
 * @n_starts: how many
 * @limits: when to give up
 * @progress: (nullable): whom to tell
 * @error: return location for a #GError
 *
 * Finds every position that can be reached, by an iterative depth-first
 * search. Nodes are numbered in post-order: options have smaller numbers.
 * O(positions + moves).
 *
 * Returns: (transfer full) (nullable): the exploration, or %NULL with %GRUNDY_ERROR_LIMIT, _CYCLE or _CANCELLED
 */
GRUNDY_API
GrundyExploration *grundy_explore (GrundyRules *rules, const GrundyPosition *const *starts, guint n_starts,
                                   const GrundyLimits *limits, const GrundyProgress *progress, GError **error);

/*
 * GrundyExploration is what was found: rules, positions, graph and the nodes of the starts. Immutable, atomically
 * counted.
 */
GRUNDY_API
GrundyExploration *grundy_exploration_ref (GrundyExploration *exploration);
GRUNDY_API
void grundy_exploration_unref (GrundyExploration *exploration);
GRUNDY_API
GrundyRules *grundy_exploration_get_rules (const GrundyExploration *exploration);
GRUNDY_API
GrundyGraph *grundy_exploration_get_graph (const GrundyExploration *exploration);
/* The node of the i-th start */
GRUNDY_API
guint32 grundy_exploration_get_start (const GrundyExploration *exploration, guint i);
/* Unpacks the node's position */
GRUNDY_API
void grundy_exploration_get_position (const GrundyExploration *exploration, guint32 node, GrundyPosition *position);
GRUNDY_API
gboolean grundy_exploration_find (const GrundyExploration *exploration, const GrundyPosition *position, guint32 *node);
/* (transfer full): its name beside the node */
GRUNDY_API
char *grundy_exploration_get_label (const GrundyExploration *exploration, guint32 node);
/* (transfer full): all nodes in the order in which they are taken up (measure, ties by position; or longest path) */
GRUNDY_API
guint32 *grundy_exploration_order (const GrundyExploration *exploration);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyExploration, grundy_exploration_unref)

G_END_DECLS
