/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board-drawing-private.h"

#include <math.h>

#define TEXT_BY_UNIT 0.55
/* How far from an edge a click may be, by the unit */
#define EDGE_REACH 0.3
/* How many pieces of a curve are looked at */
#define CURVE_SAMPLES 48

typedef void (*Draw) (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board);

static const Draw draws[GRUNDY_N_BOARD_KINDS] = {
  [GRUNDY_BOARD_HEAPS] = grundy_board_draw_heaps,   [GRUNDY_BOARD_PINS] = grundy_board_draw_pins,
  [GRUNDY_BOARD_RINGS] = grundy_board_draw_rings,   [GRUNDY_BOARD_CELLS] = grundy_board_draw_cells,
  [GRUNDY_BOARD_COINS] = grundy_board_draw_coins,   [GRUNDY_BOARD_SQUARES] = grundy_board_draw_squares,
  [GRUNDY_BOARD_STAIRS] = grundy_board_draw_stairs, [GRUNDY_BOARD_BARS] = grundy_board_draw_bars,
  [GRUNDY_BOARD_EDGES] = grundy_board_draw_edges,   [GRUNDY_BOARD_TOKENS] = grundy_board_draw_tokens,
};

static void
clear_item (gpointer data)
{
  GrundyBoardItem *item = data;

  g_clear_pointer (&item->run, grundy_run_unref);
  g_clear_pointer (&item->text, g_free);
}

GrundyBoardDrawing *
grundy_board_drawing_new_empty (double unit)
{
  GrundyBoardDrawing *drawing = g_new0 (GrundyBoardDrawing, 1);

  g_atomic_ref_count_init (&drawing->ref_count);
  drawing->unit = unit;
  drawing->items = g_array_new (FALSE, FALSE, sizeof (GrundyBoardItem));
  g_array_set_clear_func (drawing->items, clear_item);
  return drawing;
}

GrundyBoardDrawing *
grundy_board_drawing_new (GrundyFont *font, const GrundyBoard *board, double unit)
{
  g_return_val_if_fail (font != NULL && board != NULL && unit > 0, NULL);

  GrundyBoardDrawing *drawing = grundy_board_drawing_new_empty (unit);

  draws[board->kind](drawing, font, board);
  /* Of an empty board there is still a place to be seen. */
  drawing->width = MAX (drawing->width, unit);
  drawing->height = MAX (drawing->height, unit);
  return drawing;
}

GrundyBoardDrawing *
grundy_board_drawing_ref (GrundyBoardDrawing *drawing)
{
  g_return_val_if_fail (drawing != NULL, NULL);

  g_atomic_ref_count_inc (&drawing->ref_count);
  return drawing;
}

void
grundy_board_drawing_unref (GrundyBoardDrawing *drawing)
{
  g_return_if_fail (drawing != NULL);

  if (!g_atomic_ref_count_dec (&drawing->ref_count))
    return;
  g_array_unref (drawing->items);
  g_free (drawing);
}

void
grundy_board_drawing_add (GrundyBoardDrawing *drawing, const GrundyBoardItem *item)
{
  g_array_append_val (drawing->items, *item);
  drawing->width = MAX (drawing->width, item->x + item->width);
  drawing->height = MAX (drawing->height, item->y + item->height);
}

double
grundy_board_drawing_get_text_size (const GrundyBoardDrawing *drawing)
{
  return TEXT_BY_UNIT * drawing->unit;
}

void
grundy_board_drawing_add_text (GrundyBoardDrawing *drawing, GrundyFont *font, const char *text, double x,
                               double baseline)
{
  double size = grundy_board_drawing_get_text_size (drawing);
  GrundyRun *run = grundy_run_ref (grundy_font_shape (font, text, size, FALSE));
  GrundyBoardItem item = { .shape = GRUNDY_SHAPE_TEXT,
                           .element = GRUNDY_NO_ELEMENT,
                           .x = x - run->width / 2,
                           .y = baseline - size,
                           .width = run->width,
                           .height = 1.25 * size,
                           .run = run,
                           .text = g_strdup (text),
                           .text_size = size };

  grundy_board_drawing_add (drawing, &item);
}

double
grundy_board_drawing_get_width (const GrundyBoardDrawing *drawing)
{
  g_return_val_if_fail (drawing != NULL, 0);

  return drawing->width;
}

double
grundy_board_drawing_get_height (const GrundyBoardDrawing *drawing)
{
  g_return_val_if_fail (drawing != NULL, 0);

  return drawing->height;
}

guint
grundy_board_drawing_get_n_items (const GrundyBoardDrawing *drawing)
{
  g_return_val_if_fail (drawing != NULL, 0);

  return drawing->items->len;
}

const GrundyBoardItem *
grundy_board_drawing_get_item (const GrundyBoardDrawing *drawing, guint i)
{
  g_return_val_if_fail (drawing != NULL && i < drawing->items->len, NULL);

  return &g_array_index (drawing->items, GrundyBoardItem, i);
}

static gboolean
can_be_hit (const GrundyBoardItem *item)
{
  if (item->shape == GRUNDY_SHAPE_GROUND)
    return item->element != GRUNDY_NO_ELEMENT;
  return item->shape != GRUNDY_SHAPE_TEXT && item->shape != GRUNDY_SHAPE_VERTEX;
}

static gboolean
covers (const GrundyBoardItem *item, double x, double y)
{
  return x >= item->x && x < item->x + item->width && y >= item->y && y < item->y + item->height;
}

GrundyBoardPoint
grundy_board_curve_get_point (const GrundyBoardPoint *curve, double t)
{
  double s = 1 - t;
  double weights[] = { s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t };
  GrundyBoardPoint point = { 0, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (weights); i++)
    {
      point.x += weights[i] * curve[i].x;
      point.y += weights[i] * curve[i].y;
    }
  return point;
}

static double
get_distance (const GrundyBoardItem *edge, double x, double y)
{
  double least = G_MAXDOUBLE;

  for (guint i = 0; i <= CURVE_SAMPLES; i++)
    {
      GrundyBoardPoint point = grundy_board_curve_get_point (edge->curve, (double)i / CURVE_SAMPLES);

      least = MIN (least, hypot (point.x - x, point.y - y));
    }
  return least;
}

const GrundyBoardItem *
grundy_board_drawing_find (const GrundyBoardDrawing *drawing, double x, double y)
{
  g_return_val_if_fail (drawing != NULL, NULL);

  const GrundyBoardItem *nearest = NULL;
  double least = EDGE_REACH * drawing->unit;

  for (guint i = drawing->items->len; i > 0; i--)
    {
      const GrundyBoardItem *item = &g_array_index (drawing->items, GrundyBoardItem, i - 1);
      double distance;

      if (!can_be_hit (item) || !covers (item, x, y))
        continue;
      if (item->shape != GRUNDY_SHAPE_EDGE)
        return item;
      distance = get_distance (item, x, y);
      if (distance < least)
        {
          nearest = item;
          least = distance;
        }
    }
  return nearest;
}

GrundyBoardPoint
grundy_board_item_get_middle (const GrundyBoardItem *item)
{
  g_return_val_if_fail (item != NULL, ((GrundyBoardPoint){ 0, 0 }));

  if (item->shape == GRUNDY_SHAPE_EDGE)
    return grundy_board_curve_get_point (item->curve, 0.5);
  return (GrundyBoardPoint){ item->x + item->width / 2, item->y + item->height / 2 };
}
