/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-scroll-area.h"
#include "grundy-session.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_CANVAS (grundy_canvas_get_type ())

/**
 * GrundyCanvas:
 *
 * The picture of a session, scrollable: wheel and touchpad pan, Ctrl+wheel and pinch zoom at the pointer, drag
 * pans, a click selects, and the keyboard goes from position to position. It only copies tiles; what it cannot tell
 * a screen reader node by node is in its description and in the list of positions beside it.
 *
 * Actions: `canvas.zoom-in`, `canvas.zoom-out`, `canvas.fit`, `canvas.start-here`, `canvas.step-to-here`.
 */
G_DECLARE_FINAL_TYPE (GrundyCanvas, grundy_canvas, GRUNDY, CANVAS, GrundyScrollArea)

/**
 * grundy_canvas_get_zoom:
 * @self: a canvas
 *
 * Returns: application pixels a point
 */
double grundy_canvas_get_zoom (GrundyCanvas *self);

/**
 * grundy_canvas_zoom_by:
 * @self: a canvas
 * @factor: by how much
 * @x: the place that stays where it is, in the widget
 * @y: the same
 *
 * Zooms, within bounds, and no longer fits the picture to the window.
 */
void grundy_canvas_zoom_by (GrundyCanvas *self, double factor, double x, double y);

/**
 * grundy_canvas_fit:
 * @self: a canvas
 *
 * Shows the whole picture as large as it can be, and goes on doing so while the window's size changes.
 */
void grundy_canvas_fit (GrundyCanvas *self);

/**
 * grundy_canvas_reveal:
 * @self: a canvas
 * @node: a node of the picture
 *
 * Scrolls as little as it takes to see the node.
 */
void grundy_canvas_reveal (GrundyCanvas *self, guint32 node);

/**
 * grundy_canvas_is_complete:
 * @self: a canvas
 *
 * Returns: whether all that was drawn last is of now
 */
gboolean grundy_canvas_is_complete (GrundyCanvas *self);

G_END_DECLS
