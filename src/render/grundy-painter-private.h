/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-painter.h"
#include "grundy-picture-private.h"
#include "grundy-raster.h"
#include "grundy-style.h"

G_BEGIN_DECLS

/**
 * GrundyPainting:
 * @cr: where to
 * @picture: what
 * @state: in which state
 * @clip: what of the picture is wanted, in points
 * @scale: pixels a point
 * @offset: where the picture's top left corner is, in pixels
 * @has_raster: whether @raster may be used: on a plain image, moved and scaled but not turned
 * @raster: paints faster than @cr what there is much of
 * @has_outside_texts: whether texts outside are large enough to be read
 * @has_inside_texts: the same for texts inside
 * @has_outlines: whether nodes are more than dots
 * @has_boards: whether boards are seen in nodes
 *
 * One call of grundy_paint(). Nothing of it outlives the call.
 */
typedef struct
{
  cairo_t *cr;
  const GrundyPicture *picture;
  const GrundyState *state;
  GrundyBox clip;
  double scale;
  GrundyPoint offset;
  gboolean has_raster;
  GrundyRaster raster;
  gboolean has_outside_texts;
  gboolean has_inside_texts;
  gboolean has_outlines;
  gboolean has_boards;
} GrundyPainting;

static inline gboolean
grundy_painting_wants (const GrundyPainting *painting, const GrundyBox *box)
{
  return box->x0 < painting->clip.x1 && box->x1 > painting->clip.x0 && box->y0 < painting->clip.y1 &&
         box->y1 > painting->clip.y0;
}

static inline void
grundy_painting_set_color (const GrundyPainting *painting, GrundyColor color)
{
  grundy_color_set_source (color, painting->cr);
}

static inline GrundyPoint
grundy_painting_to_pixels (const GrundyPainting *painting, GrundyPoint point)
{
  return (GrundyPoint){ point.x * painting->scale + painting->offset.x,
                        point.y * painting->scale + painting->offset.y };
}

/* From the bottom to the top: halos lie under edges, so that edges are seen to reach their nodes. */
void grundy_painting_paint_halos (const GrundyPainting *painting);
void grundy_painting_paint_edges (const GrundyPainting *painting);
void grundy_painting_paint_nodes (const GrundyPainting *painting);
void grundy_painting_paint_boards (const GrundyPainting *painting);
void grundy_painting_paint_texts (const GrundyPainting *painting);

/* Appends the outline to the current path, drawn in by @inset on every side. */
void grundy_painting_trace (cairo_t *cr, const GrundyOutline *outline, double inset);

G_END_DECLS
