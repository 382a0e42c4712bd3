/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board-drawing-private.h"

#define TEXT_BY_UNIT 0.55

typedef void (*Draw) (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board);

static const Draw draws[GRUNDY_N_BOARD_KINDS] = {
  [GRUNDY_BOARD_HEAPS] = grundy_board_draw_heaps,
  [GRUNDY_BOARD_PINS] = grundy_board_draw_pins,
  [GRUNDY_BOARD_SQUARES] = grundy_board_draw_squares,
  [GRUNDY_BOARD_TOKENS] = grundy_board_draw_tokens,
};

static void
clear_item (gpointer data)
{
  GrundyBoardItem *item = data;

  g_clear_pointer (&item->run, grundy_run_unref);
}

GrundyBoardDrawing *
grundy_board_drawing_new (GrundyFont *font, const GrundyBoard *board, double unit)
{
  g_return_val_if_fail (font != NULL && board != NULL && unit > 0, NULL);

  GrundyBoardDrawing *drawing;

  if (draws[board->kind] == NULL)
    return NULL;
  drawing = g_new0 (GrundyBoardDrawing, 1);
  g_atomic_ref_count_init (&drawing->ref_count);
  drawing->unit = unit;
  drawing->items = g_array_new (FALSE, FALSE, sizeof (GrundyBoardItem));
  g_array_set_clear_func (drawing->items, clear_item);
  draws[board->kind](drawing, font, board);
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
                           .run = run };

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

const GrundyBoardItem *
grundy_board_drawing_find (const GrundyBoardDrawing *drawing, double x, double y)
{
  g_return_val_if_fail (drawing != NULL, NULL);

  for (guint i = drawing->items->len; i > 0; i--)
    {
      const GrundyBoardItem *item = &g_array_index (drawing->items, GrundyBoardItem, i - 1);

      if (item->shape != GRUNDY_SHAPE_GROUND && item->shape != GRUNDY_SHAPE_TEXT && x >= item->x &&
          x < item->x + item->width && y >= item->y && y < item->y + item->height)
        return item;
    }
  return NULL;
}
