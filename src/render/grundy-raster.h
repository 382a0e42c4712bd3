/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <cairo.h>

#include "grundy-layout.h"
#include "grundy-theme.h"

G_BEGIN_DECLS

/**
 * GrundyRaster:
 * @data: the pixels of an image, words of 0xffRRGGBB
 * @stride: from one row to the next, in bytes
 * @left: the first column that may be written
 * @top: the first row
 * @right: the column behind the last
 * @bottom: the row behind the last
 *
 * Paints thin lines, triangles and nodes straight into the pixels of an opaque image, by how
 * much of each pixel they cover: ten to thirty times as fast as a path and a stroke for each. Coordinates are pixels.
 */
typedef struct
{
  guint8 *data;
  gsize stride;
  int left;
  int top;
  int right;
  int bottom;
} GrundyRaster;

/**
 * GRUNDY_RASTER_WIDEST_LINE:
 *
 * Wider lines show that segments are painted one by one: leave them to cairo.
 */
#define GRUNDY_RASTER_WIDEST_LINE 2.0

/**
 * grundy_raster_init:
 * @raster: (out caller-allocates): made ready
 * @cr: a context
 *
 * Returns: whether @cr paints on an image, and its clip is one rectangle of whole pixels
 */
gboolean grundy_raster_init (GrundyRaster *raster, cairo_t *cr);

/**
 * grundy_raster_draw_curve:
 * @raster: a raster
 * @points: (array length=n_points): 3k + 1 points of k cubic pieces
 * @n_points: how many
 * @width: of the line, at most %GRUNDY_RASTER_WIDEST_LINE
 * @color: its colour
 */
void grundy_raster_draw_curve (const GrundyRaster *raster, const GrundyPoint *points, guint n_points, double width,
                               GrundyColor color);
void grundy_raster_fill_triangle (const GrundyRaster *raster, const GrundyPoint corners[3], GrundyColor color);
/* Fills the whole pixels next to a box. */
void grundy_raster_fill_box (const GrundyRaster *raster, GrundyPoint start, GrundyPoint end, GrundyColor color);

/**
 * GrundyRasterLayer:
 * @inset: how far its edge is inside the outline
 * @color: its colour
 *
 * What is seen of a node from one ring inwards.
 */
typedef struct
{
  double inset;
  GrundyColor color;
} GrundyRasterLayer;

/**
 * grundy_raster_fill_stadium:
 * @raster: a raster
 * @centre: its centre
 * @straight: half of the length of the straight part of its outline; 0 for a disc
 * @radius: of its round ends
 * @layers: (array length=n_layers): from the outermost to the innermost
 * @n_layers: how many
 *
 * Paints a node's outline and what is inside it at once.
 */
void grundy_raster_fill_stadium (const GrundyRaster *raster, GrundyPoint centre, double straight, double radius,
                                 const GrundyRasterLayer *layers, guint n_layers);

G_END_DECLS
