/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * GrundyNodeMetrics:
 * @half_width: from the centre to the outline, sideways
 * @half_height: from the centre to the outline, upwards
 * @corner: the radius of the outline's corners; a disc has @half_width = @half_height = @corner
 * @left: how far the node and its outside texts reach from the centre
 * @right: the same to the right
 * @up: upwards
 * @down: downwards
 *
 * What a layout must know of one node, in points (1/72 inch). The outline is
 * the outermost one, with the second outline of a P position; it is the same whatever is settled.
 */
typedef struct
{
  double half_width;
  double half_height;
  double corner;
  double left;
  double right;
  double up;
  double down;
} GrundyNodeMetrics;

/**
 * GrundyMetrics:
 * @nodes: (array length=n_nodes): a node of the view each
 * @n_nodes: how many
 * @node_gap: the least distance between what belongs to two nodes side by side
 * @layer_gap: the least distance between two layers' nodes
 * @edge_gap: the least distance between an edge and a node it does not touch, and of two long edges side by side
 * @arrow: the length of an arrowhead
 * @axis_width: the room for the numbers left of a grid; 0 for none
 * @axis_height: the room for the numbers under a grid; 0 for none
 *
 * Everything a layout must know of how large things are, as plain numbers in
 * points, so that no layout knows a font.
 */
typedef struct
{
  GrundyNodeMetrics *nodes;
  guint32 n_nodes;
  double node_gap;
  double layer_gap;
  double edge_gap;
  double arrow;
  double axis_width;
  double axis_height;
} GrundyMetrics;

GrundyMetrics *grundy_metrics_new (guint32 n_nodes);
void grundy_metrics_free (GrundyMetrics *metrics);

/**
 * grundy_metrics_new_uniform:
 * @n_nodes: how many nodes
 * @radius: the radius of every node, a disc without texts outside
 *
 * Returns: (transfer full): metrics with gaps in proportion to @radius, for tests and benchmarks
 */
GrundyMetrics *grundy_metrics_new_uniform (guint32 n_nodes, double radius);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyMetrics, grundy_metrics_free)

G_END_DECLS
