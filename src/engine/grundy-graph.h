/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-progress.h"

G_BEGIN_DECLS

/**
 * GrundyGraph:
 *
 * A directed graph: nodes 0 to n-1, and for each its options, ascending and
 * without repeats, in compressed rows. Immutable, atomically counted.
 */
typedef struct _GrundyGraph GrundyGraph;
/**
 * GrundyGraphBuilder:
 *
 * Makes a #GrundyGraph, edge by edge in any order.
 */
typedef struct _GrundyGraphBuilder GrundyGraphBuilder;

/**
 * GRUNDY_GRAPH_MAX_EDGES:
 *
 * How many edges a graph can have: their numbers are 32 bits wide.
 */
#define GRUNDY_GRAPH_MAX_EDGES (G_MAXUINT32 - 2)

/**
 * grundy_graph_builder_new:
 *
 * Returns: (transfer full): a builder of a graph without nodes
 */
GRUNDY_API
GrundyGraphBuilder *grundy_graph_builder_new (void);
GRUNDY_API
void grundy_graph_builder_free (GrundyGraphBuilder *builder);

/**
 * grundy_graph_builder_ensure_nodes:
 * @builder: a builder
 * @n_nodes: how many nodes there must be
 *
 * Makes sure that nodes 0 to @n_nodes - 1 exist, with or without edges.
 */
GRUNDY_API
void grundy_graph_builder_ensure_nodes (GrundyGraphBuilder *builder, guint32 n_nodes);

/**
 * grundy_graph_builder_add_edge:
 * @builder: a builder to which fewer than %GRUNDY_GRAPH_MAX_EDGES edges were added
 * @from: a node below G_MAXUINT32
 * @to: its option, a node below G_MAXUINT32
 *
 * Adds an edge, and its nodes where they are new. Edges come in any order;
 * repeats are dropped at the end. O(1) amortized.
 */
GRUNDY_API
void grundy_graph_builder_add_edge (GrundyGraphBuilder *builder, guint32 from, guint32 to);

/**
 * grundy_graph_builder_end:
 * @builder: a builder; it is empty again, and can build another graph
 *
 * Sorts the edges by counting. O(nodes + edges).
 *
 * Returns: (transfer full): the graph
 */
GRUNDY_API
GrundyGraph *grundy_graph_builder_end (GrundyGraphBuilder *builder);

/**
 * grundy_graph_new_take:
 * @n_nodes: number of nodes
 * @offsets: (array) (transfer full): @n_nodes + 1 ascending offsets into @options; freed with g_free()
 * @options: (array) (nullable) (transfer full): the rows, each ascending and without repeats; freed with g_free();
 *   %NULL will do when there is no edge
 *
 * Makes a graph of rows that are ready, without copying them. O(nodes).
 *
 * Returns: (transfer full): the graph
 */
GRUNDY_API
GrundyGraph *grundy_graph_new_take (guint32 n_nodes, guint32 *offsets, guint32 *options);
GRUNDY_API
GrundyGraph *grundy_graph_ref (GrundyGraph *graph);
GRUNDY_API
void grundy_graph_unref (GrundyGraph *graph);
GRUNDY_API
guint32 grundy_graph_get_n_nodes (const GrundyGraph *graph);
GRUNDY_API
gsize grundy_graph_get_n_edges (const GrundyGraph *graph);

/**
 * grundy_graph_get_options:
 * @graph: a graph
 * @node: a node
 * @n_options: (out): how many
 *
 * Returns: (array length=n_options) (transfer none): the options, ascending
 */
GRUNDY_API
const guint32 *grundy_graph_get_options (const GrundyGraph *graph, guint32 node, guint32 *n_options);

/**
 * grundy_graph_get_rows:
 * @graph: a graph
 * @offsets: (out) (transfer none): where each row starts, and the last one ends: one more than there are nodes
 *
 * For loops over all edges. The row of node i is what is returned from offsets[i] to offsets[i + 1] - 1.
 *
 * Returns: (transfer none): the options of all nodes, row by row
 */
GRUNDY_API
const guint32 *grundy_graph_get_rows (const GrundyGraph *graph, const guint32 **offsets);

/**
 * grundy_graph_get_first_edge:
 * @graph: a graph
 * @node: a node
 *
 * Edges are numbered from 0, row by row.
 *
 * Returns: the number of the node's first edge, or of the next node's when it has none
 */
GRUNDY_API
gsize grundy_graph_get_first_edge (const GrundyGraph *graph, guint32 node);

/**
 * grundy_graph_is_post_ordered:
 * @graph: a graph
 *
 * Returns: whether every option has a smaller number than its node. Then there is no cycle, and one pass in
 *   the nodes' own order solves the graph. O(1).
 */
GRUNDY_API
gboolean grundy_graph_is_post_ordered (const GrundyGraph *graph);

/**
 * grundy_graph_reverse:
 * @graph: a graph
 *
 * O(nodes + edges).
 *
 * Returns: (transfer full): the same nodes with every edge turned round: a node's row holds its predecessors
 */
GRUNDY_API
GrundyGraph *grundy_graph_reverse (const GrundyGraph *graph);

/**
 * grundy_graph_find_cycle:
 * @graph: a graph
 * @n_nodes: (out): its length
 *
 * Looks for one cycle by an iterative depth-first search. O(nodes + edges).
 *
 * Returns: (array length=n_nodes) (nullable) (transfer full): nodes each of which is an option of the
 *   one before it, and the first of the last; %NULL if there is no cycle
 */
GRUNDY_API
guint32 *grundy_graph_find_cycle (const GrundyGraph *graph, guint *n_nodes);

/**
 * grundy_graph_find_cycle_through:
 * @graph: a graph
 * @node: a node
 * @n_nodes: (out): its length
 *
 * O(nodes + edges).
 *
 * Returns: (array length=n_nodes) (nullable) (transfer full): the nodes of a shortest cycle through @node, beginning
 *   there; each is an option of the one before it, and the first of the last. %NULL if no way leads back to @node.
 */
GRUNDY_API
guint32 *grundy_graph_find_cycle_through (const GrundyGraph *graph, guint32 node, guint *n_nodes);

/**
 * grundy_graph_post_order:
 * @graph: a graph
 *
 * By an iterative depth-first search. O(nodes + edges).
 *
 * Returns: (array) (transfer full) (nullable): all nodes, each after all of its options; %NULL if there is a cycle
 */
GRUNDY_API
guint32 *grundy_graph_post_order (const GrundyGraph *graph);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyGraph, grundy_graph_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyGraphBuilder, grundy_graph_builder_free)

G_END_DECLS
