/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-painter-private.h"

/* Curves of more points are left to cairo; arrowheads of fewer pixels cannot be seen. */
#define MOST_POINTS 64
#define LEAST_ARROW 1.5

static void
trace_shaft (cairo_t *cr, const GrundyPictureEdge *edge)
{
  const GrundyPoint *p = edge->points;

  cairo_new_path (cr);
  cairo_move_to (cr, p[0].x, p[0].y);
  for (guint i = 1; i + 2 < edge->n_points; i += 3)
    cairo_curve_to (cr, p[i].x, p[i].y, p[i + 1].x, p[i + 1].y, p[i + 2].x, p[i + 2].y);
}

static void
fill_arrow (cairo_t *cr, const GrundyPictureEdge *edge)
{
  cairo_new_path (cr);
  cairo_move_to (cr, edge->arrow[0].x, edge->arrow[0].y);
  cairo_line_to (cr, edge->arrow[1].x, edge->arrow[1].y);
  cairo_line_to (cr, edge->arrow[2].x, edge->arrow[2].y);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
paint_thin_edge (const GrundyPainting *painting, const GrundyPictureEdge *edge, const GrundyEdgeStyle *style)
{
  GrundyPoint points[MOST_POINTS];
  GrundyPoint arrow[3];

  for (guint i = 0; i < edge->n_points; i++)
    points[i] = grundy_painting_to_pixels (painting, edge->points[i]);
  for (guint i = 0; i < G_N_ELEMENTS (arrow); i++)
    arrow[i] = grundy_painting_to_pixels (painting, edge->arrow[i]);

  cairo_surface_flush (cairo_get_target (painting->cr));
  grundy_raster_draw_curve (&painting->raster, points, edge->n_points, style->width * painting->scale, style->color);
  if (painting->picture->sizes.arrow * painting->scale >= LEAST_ARROW)
    grundy_raster_fill_triangle (&painting->raster, arrow, style->color);
  cairo_surface_mark_dirty (cairo_get_target (painting->cr));
}

static void
clear_box_on_image (const GrundyPainting *painting, const GrundyBox *box)
{
  GrundyPoint start = grundy_painting_to_pixels (painting, (GrundyPoint){ box->x0, box->y0 });
  GrundyPoint end = grundy_painting_to_pixels (painting, (GrundyPoint){ box->x1, box->y1 });

  grundy_raster_fill_box (&painting->raster, start, end, painting->picture->theme->background);
}

/* A stroke for each: one path of all edges is slower at every size. */
static void
paint_edge (const GrundyPainting *painting, gsize index)
{
  const GrundyPictureEdge *edge = &painting->picture->edges[index];
  GrundyEdgeStyle style;

  grundy_style_get_edge (painting->picture, painting->state, index, &style);
  if (!style.is_drawn)
    return;
  if (painting->has_raster && !style.has_casing && edge->n_points <= MOST_POINTS &&
      style.width * painting->scale <= GRUNDY_RASTER_WIDEST_LINE)
    {
      paint_thin_edge (painting, edge, &style);
      return;
    }

  if (style.has_casing)
    {
      trace_shaft (painting->cr, edge);
      cairo_set_line_width (painting->cr, style.casing_width);
      grundy_painting_set_color (painting, style.casing);
      cairo_stroke (painting->cr);
    }
  trace_shaft (painting->cr, edge);
  cairo_set_line_width (painting->cr, style.width);
  grundy_painting_set_color (painting, style.color);
  cairo_stroke (painting->cr);
  fill_arrow (painting->cr, edge);
}

static void
clear_texts (const GrundyPainting *painting)
{
  const GrundyPicture *picture = painting->picture;

  if (!painting->has_outside_texts || picture->slots->n_slots < 2)
    return;
  grundy_painting_set_color (painting, picture->theme->background);
  cairo_surface_flush (cairo_get_target (painting->cr));
  for (guint32 node = 0; node < picture->n_nodes; node++)
    {
      if (!grundy_painting_wants (painting, &picture->node_boxes[node]))
        continue;
      for (guint i = 1; i < picture->slots->n_slots; i++)
        {
          GrundyBox box;

          if (!grundy_style_get_clearing (picture, painting->state, node, i, &box))
            continue;
          if (painting->has_raster)
            clear_box_on_image (painting, &box);
          else
            cairo_rectangle (painting->cr, box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0);
        }
    }
  if (painting->has_raster)
    cairo_surface_mark_dirty (cairo_get_target (painting->cr));
  else
    cairo_fill (painting->cr);
}

void
grundy_painting_paint_edges (const GrundyPainting *painting)
{
  const GrundyPicture *picture = painting->picture;
  g_autoptr (GArray) wanted = g_array_new (FALSE, FALSE, sizeof (gsize));

  for (gsize edge = 0; edge < picture->n_edges; edge++)
    if (grundy_painting_wants (painting, &picture->edge_boxes[edge]))
      g_array_append_val (wanted, edge);

  cairo_set_line_cap (painting->cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (painting->cr, CAIRO_LINE_JOIN_ROUND);
  for (GrundyEmphasis emphasis = GRUNDY_EMPHASIS_FADED; emphasis <= GRUNDY_EMPHASIS_LOOKED_AT; emphasis++)
    for (guint i = 0; i < wanted->len; i++)
      {
        gsize edge = g_array_index (wanted, gsize, i);

        if (grundy_state_get_edge (painting->state, edge) == emphasis)
          paint_edge (painting, edge);
      }
  clear_texts (painting);
}
