/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <cairo.h>

#include "grundy-painter.h"

G_BEGIN_DECLS

/* The side of a tile, in device pixels */
#define GRUNDY_TILE_SIZE 256

/**
 * GrundyTiles:
 *
 * A picture in a state at a scale, cut into squares that threads paint ahead of the frames. Whoever draws a frame only
 * copies what is there: tiles of now, under them tiles of before, be they of another state or another scale. Used from
 * the main context only.
 */
typedef struct _GrundyTiles GrundyTiles;

/**
 * GrundyTilesChanged:
 * @owner: what was given to grundy_tiles_new()
 *
 * Called in the main context when tiles were painted that the last frame asked for.
 */
typedef void (*GrundyTilesChanged) (gpointer owner);

/**
 * grundy_tiles_new:
 * @changed: whom to tell that there is something new to draw
 * @owner: what it is called with; it must free the tiles before it goes
 *
 * Returns: (transfer full): tiles of nothing
 */
GrundyTiles *grundy_tiles_new (GrundyTilesChanged changed, gpointer owner);
void grundy_tiles_free (GrundyTiles *tiles);

/**
 * grundy_tiles_set_scene:
 * @tiles: tiles
 * @picture: (nullable): what is painted
 * @state: (nullable): in which state; not %NULL where there is a picture
 *
 * Of the same picture in a new state only the tiles are painted anew in which something looks different.
 */
void grundy_tiles_set_scene (GrundyTiles *tiles, GrundyPicture *picture, GrundyState *state);

/**
 * grundy_tiles_set_scale:
 * @tiles: tiles
 * @scale: device pixels a point
 */
void grundy_tiles_set_scale (GrundyTiles *tiles, double scale);

/**
 * grundy_tiles_draw:
 * @tiles: tiles
 * @cr: where to; one unit is a device pixel, and the picture's top left corner is at 0, 0
 * @area: what will be seen, in device pixels
 *
 * Copies the tiles within @area and has those painted that are missing, the middle first. O(tiles in @area).
 */
void grundy_tiles_draw (GrundyTiles *tiles, cairo_t *cr, const cairo_rectangle_int_t *area);

/* Whether every tile of the last frame is of now: then the screen shows the truth. */
gboolean grundy_tiles_are_complete (const GrundyTiles *tiles);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyTiles, grundy_tiles_free)

G_END_DECLS
