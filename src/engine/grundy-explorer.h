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

/**
 * grundy_limits_for_pictures:
 *
 * What a picture can hold: 20,000 positions and 200,000 moves.
 */
GRUNDY_API
const GrundyLimits grundy_limits_for_pictures;

/**
 * grundy_limits_for_values:
 *
 * What a value may cost: 5 million positions and 200 million moves.
 */
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
 * search. Nodes are numbered in post-order: options have smaller numbers,
 * but for those that close a cycle. Play may go round for ever.
 * O(positions + moves) calls of the ruleset; besides the packed positions, some
 * 20 bytes a position and 4 bytes an option of memory. A single position with
 * a million moves, or more than @limits allows positions or moves, is over the
 * limit at once.
 *
 * Returns: (transfer full) (nullable): the exploration, or %NULL with %GRUNDY_ERROR_LIMIT or _CANCELLED
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

/**
 * grundy_exploration_get_rules:
 * @exploration: an exploration
 *
 * Returns: (transfer none): the rules that were followed
 */
GRUNDY_API
GrundyRules *grundy_exploration_get_rules (const GrundyExploration *exploration);

/**
 * grundy_exploration_get_graph:
 * @exploration: an exploration
 *
 * Returns: (transfer none): the graph: a node for each position; its options have smaller numbers where there is no
 *   cycle
 */
GRUNDY_API
GrundyGraph *grundy_exploration_get_graph (const GrundyExploration *exploration);

/**
 * grundy_exploration_has_cycle:
 * @exploration: an exploration
 *
 * grundy_graph_find_cycle() names one.
 *
 * Returns: whether play can go round for ever: whether some position can be reached from itself. O(1).
 */
GRUNDY_API
gboolean grundy_exploration_has_cycle (const GrundyExploration *exploration);

/**
 * grundy_exploration_format_cycle:
 * @exploration: an exploration
 * @nodes: (array length=n_nodes): nodes each of which is an option of the one before it, and the first of the last
 * @n_nodes: how many; at least one
 *
 * Returns: (transfer full): its positions, the first once more at the end: `a > b > a`; of a long cycle only the first
 *   ones
 */
GRUNDY_API
char *grundy_exploration_format_cycle (const GrundyExploration *exploration, const guint32 *nodes, guint n_nodes);

/**
 * grundy_exploration_check_ends:
 * @exploration: an exploration
 * @error: return location for a #GError
 *
 * For what makes no sense where play may go round for ever. O(nodes + edges).
 *
 * Returns: whether play always comes to an end; otherwise %GRUNDY_ERROR_CYCLE, with a sentence that names a cycle
 */
GRUNDY_API
gboolean grundy_exploration_check_ends (const GrundyExploration *exploration, GError **error);

/**
 * grundy_exploration_get_start:
 * @exploration: an exploration
 * @i: which start, as handed to grundy_explore()
 *
 * Returns: the node of the @i-th start
 */
GRUNDY_API
guint32 grundy_exploration_get_start (const GrundyExploration *exploration, guint i);

/**
 * grundy_exploration_get_position:
 * @exploration: an exploration
 * @node: a node of its graph
 * @position: where to unpack the node's position
 *
 * O(1), or rather O(cells).
 */
GRUNDY_API
void grundy_exploration_get_position (const GrundyExploration *exploration, guint32 node, GrundyPosition *position);

/**
 * grundy_exploration_find:
 * @exploration: an exploration
 * @position: a position in normal form
 * @node: (out) (optional): its node
 *
 * O(1) expected.
 *
 * Returns: whether @position was found by the search
 */
GRUNDY_API
gboolean grundy_exploration_find (const GrundyExploration *exploration, const GrundyPosition *position, guint32 *node);

/**
 * grundy_exploration_get_label:
 * @exploration: an exploration
 * @node: a node of its graph
 *
 * Returns: (transfer full): the name beside the node
 */
GRUNDY_API
char *grundy_exploration_get_label (const GrundyExploration *exploration, guint32 node);

/**
 * grundy_exploration_order:
 * @exploration: an exploration without a cycle
 *
 * The order in which positions are taken up by a computation: by the rules'
 * measure where there is one, otherwise by the longest path to a terminal; ties
 * by position. O(n log n) comparisons of positions.
 *
 * Returns: (array) (transfer full): all nodes, each after its options
 */
GRUNDY_API
guint32 *grundy_exploration_order (const GrundyExploration *exploration);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyExploration, grundy_exploration_unref)

G_END_DECLS
