/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-metrics.h"
#include "grundy-places.h"
#include "grundy-progress.h"
#include "grundy-view.h"

G_BEGIN_DECLS

/**
 * GrundyLayoutKind:
 * @GRUNDY_LAYOUT_LINE: heaps on a number line, moves as arcs above it
 * @GRUNDY_LAYOUT_GRID: two-number games on a grid
 * @GRUNDY_LAYOUT_LAYERED: any graph, terminals at the bottom
 */
typedef enum
{
  GRUNDY_LAYOUT_LINE,
  GRUNDY_LAYOUT_GRID,
  GRUNDY_LAYOUT_LAYERED,
} GrundyLayoutKind;

/**
 * GrundyPoint:
 * @x: to the right
 * @y: downwards
 *
 * A place in the picture, in points (1/72 inch).
 */
typedef struct
{
  double x;
  double y;
} GrundyPoint;

/**
 * GrundyTick:
 * @number: the number that stands there
 * @at: its coordinate along its axis, in points
 *
 * A number along an axis of a grid.
 */
typedef struct
{
  guint64 number;
  double at;
} GrundyTick;

/**
 * GrundyLayoutOptions:
 * @aspect: the wished ratio of width to height, for layouts that have a choice (the line's arcs); 0 for none
 * @effort: 0 for a quick picture, 1 for a better one; bounded by counted work, never by a clock
 */
typedef struct
{
  double aspect;
  guint effort;
} GrundyLayoutOptions;

/**
 * GrundyLayout:
 *
 * Where nodes and edges go: for each node of a view its centre, and for each edge a
 * smooth curve of cubic pieces from the outline of its start to the outline of its end, where the tip of
 * the arrowhead is. All coordinates are above 0 and the extents hold everything.
 * Immutable, atomically counted.
 */
typedef struct _GrundyLayout GrundyLayout;

/**
 * grundy_layout_new:
 * @kind: which layout
 * @view: what is shown
 * @metrics: how large things are
 * @places: (nullable): where positions belong on a line or a grid; required by these two
 * @previous: (nullable): a layout whose nodes keep their places as far as they can; its view may be another one
 *   of the same or an earlier graph, matched through @previous_nodes
 * @previous_nodes: (nullable): for each node of @view the node of @previous, or G_MAXUINT32
 * @options: (nullable): wishes
 * @progress: (nullable): whom to tell
 * @error: return location for a #GError
 *
 * A pure function: the same arguments give the same layout, to the last bit.
 *
 * Returns: (transfer full) (nullable): the layout; %NULL when cancelled, or with %GRUNDY_ERROR_UNSUPPORTED where the
 *   positions have no place on a line or a grid
 */
GrundyLayout *grundy_layout_new (GrundyLayoutKind kind, GrundyView *view, const GrundyMetrics *metrics,
                                 const GrundyPlaces *places, GrundyLayout *previous, const guint32 *previous_nodes,
                                 const GrundyLayoutOptions *options, const GrundyProgress *progress, GError **error);
GrundyLayout *grundy_layout_ref (GrundyLayout *layout);
void grundy_layout_unref (GrundyLayout *layout);
GrundyLayoutKind grundy_layout_get_kind (const GrundyLayout *layout);
GrundyView *grundy_layout_get_view (const GrundyLayout *layout);
/* The size of the whole, in points. Margins are not the layout's. */
double grundy_layout_get_width (const GrundyLayout *layout);
double grundy_layout_get_height (const GrundyLayout *layout);
/* The centre of a node of the view */
GrundyPoint grundy_layout_get_node (const GrundyLayout *layout, guint32 node);

/**
 * grundy_layout_get_edge:
 * @layout: a layout
 * @edge: an edge of the view
 * @n_points: (out): 3k + 1 for k cubic pieces
 *
 * Returns: (array length=n_points) (transfer none): the points: a start, and for each piece two control points
 *   and an end
 */
const GrundyPoint *grundy_layout_get_edge (const GrundyLayout *layout, gsize edge, guint *n_points);

/* The node's layer in a layered layout, 0 at the bottom, where the terminals are; 0 in the others */
guint32 grundy_layout_get_layer (const GrundyLayout *layout, guint32 node);

/**
 * grundy_layout_get_ticks:
 * @layout: a layout
 * @axis: 0 for the columns, whose numbers stand under the grid; 1 for the rows, whose numbers stand left of it
 * @n_ticks: (out): how many; 0 in layouts other than the grid
 *
 * Returns: (array length=n_ticks) (transfer none): the numbers along an axis, ascending. The strips of
 *   #GrundyMetrics.axis_width and axis_height at the left and at the bottom of the layout are kept free for them.
 */
const GrundyTick *grundy_layout_get_ticks (const GrundyLayout *layout, guint axis, guint *n_ticks);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyLayout, grundy_layout_unref)

G_END_DECLS
