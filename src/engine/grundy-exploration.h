/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-explorer.h"

G_BEGIN_DECLS

/*
 * Puts together what the explorer found (private to the engine).
 *
 * @arena: (transfer full): the positions, in the order in which they were discovered
 * @graph: (transfer full): the graph of the nodes, in post-order but for options that close a cycle
 * @node_of_index: (transfer full): the node of the position with that index in the arena
 * @index_of_node: (transfer full): the index of the node's position
 * @starts: (transfer full): the nodes of the starts
 */
GrundyExploration *grundy_exploration_new_take (GrundyRules *rules, GrundyArena *arena, GrundyGraph *graph,
                                                guint32 *node_of_index, guint32 *index_of_node, guint32 *starts,
                                                guint n_starts);

G_END_DECLS
