/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-picture.h"
#include "grundy-state.h"

G_BEGIN_DECLS

/**
 * grundy_paint:
 * @cr: where to; one unit of its coordinates is a point, the picture's top left corner is at 0, 0
 * @picture: what
 * @state: in which state
 *
 * Paints what lies inside the clip of @cr, background included. On an image what would be too small to be seen is left
 * out: first texts outside, then texts inside, then outlines; elsewhere (PDF) everything is painted.
 *
 * Whole or in tiles or clips at whole pixels, the same pixels come out, but for cairo's rounding where a clip cuts a
 * line. Any thread may paint any picture. O(nodes + edges), of which what lies outside the clip costs next to nothing.
 */
void grundy_paint (cairo_t *cr, const GrundyPicture *picture, const GrundyState *state);

/**
 * grundy_paint_find_missing:
 * @picture: a picture
 * @state: its state
 *
 * Looks for a text that cannot be painted, because no installed font has all of its characters. O(nodes).
 *
 * Returns: (transfer none) (nullable): the first such text, or %NULL where there is none
 */
const char *grundy_paint_find_missing (const GrundyPicture *picture, const GrundyState *state);

/**
 * grundy_paint_find_change:
 * @picture: a picture
 * @before: a state of it
 * @after: another
 * @area: (out): in points
 *
 * Returns: whether the two states look different; then everything that does lies within @area. O(nodes + edges).
 */
gboolean grundy_paint_find_change (const GrundyPicture *picture, const GrundyState *before, const GrundyState *after,
                                   cairo_rectangle_t *area);

G_END_DECLS
