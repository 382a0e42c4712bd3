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
 * Makes a #GrundyGraph, row by row in any order or edge by edge.
 */
typedef struct _GrundyGraphBuilder GrundyGraphBuilder;

GRUNDY_API
GrundyGraphBuilder *grundy_graph_builder_new (void);
GRUNDY_API
void grundy_graph_builder_free (GrundyGraphBuilder *builder);
/* Makes sure that nodes 0 to n_nodes-1 exist. */
GRUNDY_API
void grundy_graph_builder_ensure_nodes (GrundyGraphBuilder *builder, guint32 n_nodes);
/* Adds an edge, and its nodes where they are new; repeats are dropped at the end. */
GRUNDY_API
void grundy_graph_builder_add_edge (GrundyGraphBuilder *builder, guint32 from, guint32 to);
/* (transfer full): the graph; the builder is empty again. O(nodes + edges). */
GRUNDY_API
GrundyGraph *grundy_graph_builder_end (GrundyGraphBuilder *builder);

/**
 * grundy_graph_new_take:
 * @n_nodes: number of nodes
 * @offsets: (array) (transfer full): @n_nodes + 1 ascending offsets into @options; freed with g_free()
 * @options: (array) (transfer full): the rows, each ascending and without repeats; freed with g_free()
 *
 * Makes a graph of rows that are ready, without copying them.
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
/* The index of the node's first edge; edges are numbered row by row. */
GRUNDY_API
gsize grundy_graph_get_first_edge (const GrundyGraph *graph, guint32 node);
/* Whether every option has a smaller number than the node: then one pass in order solves it. O(1). */
GRUNDY_API
gboolean grundy_graph_is_post_ordered (const GrundyGraph *graph);
/* (transfer full): every edge turned round: a node's row is its predecessors. O(nodes + edges). */
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
 * grundy_graph_post_order:
 * @graph: a graph without cycles
 *
 * Returns: (transfer full) (nullable): all nodes, each after all of its options; %NULL if there is a cycle
 */
GRUNDY_API
guint32 *grundy_graph_post_order (const GrundyGraph *graph);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyGraph, grundy_graph_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyGraphBuilder, grundy_graph_builder_free)

G_END_DECLS
