/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-graph.h"

G_BEGIN_DECLS

/**
 * GrundyView:
 *
 * What of a graph is shown: groups of its nodes, each drawn as one node, and a
 * mask that says which edges are drawn. Values and steps are always the whole
 * graph's; a view never makes a new graph. Immutable, atomically counted.
 *
 * Nodes and edges of the view have numbers of their own; in the identity view they are the graph's.
 */
typedef struct _GrundyView GrundyView;

/**
 * GRUNDY_VIEW_HIDDEN:
 *
 * The group of a node that is not shown at all.
 */
#define GRUNDY_VIEW_HIDDEN G_MAXUINT32

/**
 * grundy_view_new_identity:
 * @graph: a graph
 *
 * Returns: (transfer full): the view that shows every node alone and every edge
 */
GrundyView *grundy_view_new_identity (GrundyGraph *graph);

/**
 * grundy_view_new:
 * @graph: a graph
 * @groups: (array) (nullable): for each node of the graph the view's node that it belongs to, without gaps from 0, or
 *   %GRUNDY_VIEW_HIDDEN; %NULL for every node alone
 * @edge_mask: (array) (nullable): for each edge of the graph whether it is drawn; %NULL for all
 *
 * An edge of the view is drawn when one of the graph's edges behind it is. Edges inside a group are left out.
 * O(nodes + edges).
 *
 * Returns: (transfer full): the view
 */
GrundyView *grundy_view_new (GrundyGraph *graph, const guint32 *groups, const gboolean *edge_mask);
GrundyView *grundy_view_ref (GrundyView *view);
void grundy_view_unref (GrundyView *view);

/**
 * grundy_view_get_graph:
 *
 * Returns: (transfer none): the graph of which this is a view
 */
GrundyGraph *grundy_view_get_graph (const GrundyView *view);

/**
 * grundy_view_get_structure:
 *
 * Returns: (transfer none): the graph whose nodes are the view's and whose edges are all of the view's edges,
 *   drawn or not: what layouts arrange. Edge i of the view is its i-th edge, row by row.
 */
GrundyGraph *grundy_view_get_structure (const GrundyView *view);

/**
 * grundy_view_is_drawn:
 * @view: a view
 * @edge: an edge of the view
 *
 * Returns: whether the mask leaves it
 */
gboolean grundy_view_is_drawn (const GrundyView *view, gsize edge);

/**
 * grundy_view_get_members:
 * @view: a view
 * @node: a node of the view
 * @n_members: (out): how many
 *
 * Returns: (array length=n_members) (transfer none): the graph's nodes it stands for, ascending
 */
const guint32 *grundy_view_get_members (const GrundyView *view, guint32 node, guint32 *n_members);

/**
 * grundy_view_get_group:
 * @view: a view
 * @member: a node of the graph
 *
 * Returns: the node of the view that stands for it, or %GRUNDY_VIEW_HIDDEN
 */
guint32 grundy_view_get_group (const GrundyView *view, guint32 member);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyView, grundy_view_unref)

G_END_DECLS
