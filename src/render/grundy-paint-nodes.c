/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-painter-private.h"

#include <math.h>

void
grundy_painting_trace (cairo_t *cr, const GrundyOutline *outline, double inset)
{
  double straight = outline->half_width - outline->corner;
  double radius = MAX (outline->corner - inset, 0);

  cairo_new_path (cr);
  if (straight <= 0)
    {
      cairo_arc (cr, outline->x, outline->y, radius, 0, 2 * G_PI);
      return;
    }
  cairo_arc (cr, outline->x + straight, outline->y, radius, -G_PI / 2, G_PI / 2);
  cairo_arc (cr, outline->x - straight, outline->y, radius, G_PI / 2, 3 * G_PI / 2);
  cairo_close_path (cr);
}

static void
fill (const GrundyPainting *painting, const GrundyOutline *outline, double inset, GrundyColor color)
{
  grundy_painting_trace (painting->cr, outline, inset);
  grundy_painting_set_color (painting, color);
  cairo_fill (painting->cr);
}

/* What is seen from the outline inwards */
static guint
list_layers (const GrundyPainting *painting, const GrundyNodeStyle *style, GrundyRasterLayer layers[3])
{
  double s = painting->scale;

  if (!painting->has_outlines)
    {
      layers[0] = (GrundyRasterLayer){ 0, style->fill };
      return 1;
    }
  layers[0] = (GrundyRasterLayer){ 0, style->outline };
  layers[1] = (GrundyRasterLayer){ style->outline_width * s,
                                   style->is_double ? painting->picture->theme->background : style->fill };
  layers[2] = (GrundyRasterLayer){ (style->outline_width + style->gap) * s, style->fill };
  return style->is_double ? 3 : 2;
}

static void
paint_body_on_image (const GrundyPainting *painting, const GrundyOutline *outline, const GrundyNodeStyle *style)
{
  GrundyRasterLayer layers[3];
  guint n_layers = list_layers (painting, style, layers);
  GrundyPoint centre = grundy_painting_to_pixels (painting, (GrundyPoint){ outline->x, outline->y });
  double s = painting->scale;

  cairo_surface_flush (cairo_get_target (painting->cr));
  grundy_raster_fill_stadium (&painting->raster, centre, (outline->half_width - outline->corner) * s,
                              outline->corner * s, layers, n_layers);
  cairo_surface_mark_dirty (cairo_get_target (painting->cr));
}

/* A ring whose outer edge is the outline, and inside it the disc: at once for N, behind a gap for P */
static void
paint_body (const GrundyPainting *painting, const GrundyOutline *outline, const GrundyNodeStyle *style)
{
  double middle = style->outline_width / 2;

  fill (painting, outline, middle, style->is_double ? painting->picture->theme->background : style->fill);
  if (style->is_double)
    fill (painting, outline, style->outline_width + style->gap, style->fill);
  grundy_painting_trace (painting->cr, outline, middle);
  grundy_painting_set_color (painting, style->outline);
  cairo_set_line_width (painting->cr, style->outline_width);
  cairo_stroke (painting->cr);
}

/* A disc with the sign of "does not equal" */
static void
paint_badge (const GrundyPainting *painting, const GrundyOutline *badge)
{
  cairo_t *cr = painting->cr;
  double r = badge->corner;

  fill (painting, badge, -r / 5, painting->picture->theme->background);
  fill (painting, badge, 0, painting->picture->theme->badge);
  grundy_painting_set_color (painting, painting->picture->theme->background);
  cairo_set_line_width (cr, r / 4);
  cairo_move_to (cr, badge->x - r / 2, badge->y - r / 5);
  cairo_line_to (cr, badge->x + r / 2, badge->y - r / 5);
  cairo_move_to (cr, badge->x - r / 2, badge->y + r / 5);
  cairo_line_to (cr, badge->x + r / 2, badge->y + r / 5);
  cairo_move_to (cr, badge->x + r / 4, badge->y - r * 0.6);
  cairo_line_to (cr, badge->x - r / 4, badge->y + r * 0.6);
  cairo_stroke (cr);
}

static void
paint_node (const GrundyPainting *painting, guint32 node)
{
  const GrundyOutline *outline = &painting->picture->nodes[node];
  GrundyNodeStyle style;

  grundy_style_get_node (painting->picture, painting->state, node, &style);
  if (painting->has_raster)
    paint_body_on_image (painting, outline, &style);
  else if (painting->has_outlines)
    paint_body (painting, outline, &style);
  else
    fill (painting, outline, 0, style.fill);
  if (style.has_badge)
    {
      GrundyOutline badge;

      grundy_style_get_badge (painting->picture, node, &badge);
      paint_badge (painting, &badge);
    }
}

void
grundy_painting_paint_halos (const GrundyPainting *painting)
{
  const GrundyPicture *picture = painting->picture;

  for (guint32 node = 0; node < picture->n_nodes; node++)
    {
      GrundyNodeStyle style;

      if (!grundy_painting_wants (painting, &picture->node_boxes[node]))
        continue;
      grundy_style_get_node (picture, painting->state, node, &style);
      if (style.has_halo)
        fill (painting, &picture->nodes[node], -style.halo_width, style.halo);
    }
}

void
grundy_painting_paint_nodes (const GrundyPainting *painting)
{
  const GrundyPicture *picture = painting->picture;

  for (guint32 node = 0; node < picture->n_nodes; node++)
    if (grundy_painting_wants (painting, &picture->node_boxes[node]))
      paint_node (painting, node);

  for (guint i = 0; i < picture->legend_items->len; i++)
    {
      const GrundyLegendItem *item = grundy_picture_get_legend_item (picture, i);
      GrundyNodeStyle style;

      if (item->is_badge)
        {
          paint_badge (painting, &item->outline);
          continue;
        }
      grundy_style_get_sample (picture, item->outcome, &style);
      if (painting->has_raster)
        paint_body_on_image (painting, &item->outline, &style);
      else
        paint_body (painting, &item->outline, &style);
    }
}
