/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-picture.h"
#include "grundy-state.h"

G_BEGIN_DECLS

/**
 * GrundyPage:
 * @width: of the whole, in points
 * @height: the same
 * @paint: paints what lies inside the clip, background included; one unit is a point
 * @data: what @paint is called with
 *
 * Anything that can be written into a file of pixels or of drawings.
 */
typedef struct
{
  double width;
  double height;
  void (*paint) (cairo_t *cr, gconstpointer data);
  gconstpointer data;
} GrundyPage;

/**
 * GrundyPaintedPicture:
 * @picture: what
 * @state: in which state
 *
 * The data of a page that shows a picture.
 */
typedef struct
{
  const GrundyPicture *picture;
  const GrundyState *state;
} GrundyPaintedPicture;

/* A page that shows a picture, for as long as @painted lives */
void grundy_page_init_picture (GrundyPage *page, const GrundyPaintedPicture *painted);

G_END_DECLS
