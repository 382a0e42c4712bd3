/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-painter-private.h"

#include <math.h>

/* Below so many pixels, the size of a font cannot be read, and the radius of a node is that of a dot. */
#define LEAST_TEXT 4.5
#define LEAST_RADIUS 3.0
/* From so many pixels on, the radius of a node is that of a place for a board. */
#define LEAST_BOARD_RADIUS 56.0

static void
choose_detail (GrundyPainting *painting)
{
  const GrundySizes *sizes = &painting->picture->sizes;
  gboolean is_image = cairo_surface_get_type (cairo_get_target (painting->cr)) == CAIRO_SURFACE_TYPE_IMAGE;
  cairo_matrix_t matrix;

  cairo_get_matrix (painting->cr, &matrix);
  painting->scale = hypot (matrix.xx, matrix.yx);
  painting->offset = (GrundyPoint){ matrix.x0, matrix.y0 };
  painting->has_raster = matrix.xy == 0 && matrix.yx == 0 && matrix.xx == matrix.yy && matrix.xx > 0 &&
                         grundy_raster_init (&painting->raster, painting->cr);
  painting->has_outside_texts = !is_image || sizes->outside_text * painting->scale >= LEAST_TEXT;
  painting->has_inside_texts = !is_image || sizes->inside_text * painting->scale >= LEAST_TEXT;
  painting->has_boards =
      painting->picture->boards != NULL &&
      (painting->picture->shows_boards || (is_image && sizes->node / 2 * painting->scale >= LEAST_BOARD_RADIUS));
  painting->has_outlines = !is_image || sizes->node / 2 * painting->scale >= LEAST_RADIUS;
}

void
grundy_paint (cairo_t *cr, const GrundyPicture *picture, const GrundyState *state)
{
  g_return_if_fail (cr != NULL && picture != NULL && state != NULL);

  GrundyPainting painting = { .cr = cr, .picture = picture, .state = state };

  cairo_save (cr);
  cairo_clip_extents (cr, &painting.clip.x0, &painting.clip.y0, &painting.clip.x1, &painting.clip.y1);
  choose_detail (&painting);
  grundy_painting_set_color (&painting, picture->theme->background);
  cairo_paint (cr);
  grundy_painting_paint_halos (&painting);
  grundy_painting_paint_edges (&painting);
  grundy_painting_paint_nodes (&painting);
  grundy_painting_paint_boards (&painting);
  grundy_painting_paint_texts (&painting);
  cairo_restore (cr);
}

static void
add_box (cairo_rectangle_t *area, const GrundyBox *box, gboolean *has_area)
{
  double x1 = *has_area ? MAX (area->x + area->width, box->x1) : box->x1;
  double y1 = *has_area ? MAX (area->y + area->height, box->y1) : box->y1;

  area->x = *has_area ? MIN (area->x, box->x0) : box->x0;
  area->y = *has_area ? MIN (area->y, box->y0) : box->y0;
  area->width = x1 - area->x;
  area->height = y1 - area->y;
  *has_area = TRUE;
}

gboolean
grundy_paint_find_change (const GrundyPicture *picture, const GrundyState *before, const GrundyState *after,
                          cairo_rectangle_t *area)
{
  g_return_val_if_fail (picture != NULL && before != NULL && after != NULL && area != NULL, FALSE);

  gboolean is_other_kind = grundy_state_shows_values (before) != grundy_state_shows_values (after);
  gboolean has_area = FALSE;

  for (guint32 node = 0; node < picture->n_nodes; node++)
    if (is_other_kind || grundy_state_get_node (before, node) != grundy_state_get_node (after, node))
      add_box (area, &picture->node_boxes[node], &has_area);
  for (gsize edge = 0; edge < picture->n_edges; edge++)
    if (grundy_state_get_edge (before, edge) != grundy_state_get_edge (after, edge))
      add_box (area, &picture->edge_boxes[edge], &has_area);
  return has_area;
}
