/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board-drawing-private.h"

/* A row of more pins than this shows some of them, and how many there are. */
#define MOST_PINS 20
#define HEIGHT 2.0
#define ROWS_GAP 1.0

static double
draw_pin (GrundyBoardDrawing *drawing, guint row, guint i, double x)
{
  double unit = drawing->unit;
  GrundyBoardItem pin = { .shape = GRUNDY_SHAPE_PIN,
                          .element = row,
                          .part = i,
                          .x = x,
                          .width = unit,
                          .height = HEIGHT * unit };

  grundy_board_drawing_add (drawing, &pin);
  return x + unit;
}

static void
draw_number (GrundyBoardDrawing *drawing, GrundyFont *font, guint64 n, double middle)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, n);

  grundy_board_drawing_add_text (drawing, font, number, middle, (HEIGHT + 0.75) * drawing->unit);
}

void
grundy_board_draw_pins (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board)
{
  double unit = drawing->unit;
  double x = 0;
  GrundyBoardItem ground = { .shape = GRUNDY_SHAPE_GROUND,
                             .element = GRUNDY_NO_ELEMENT,
                             .y = HEIGHT * unit,
                             .width = unit,
                             .height = 0.1 * unit };

  for (guint row = 0; row < grundy_board_get_n_elements (board); row++)
    {
      guint64 n = grundy_board_get_number (board, row, 0);
      double left = x;

      for (guint i = 0; i < MIN (n, MOST_PINS); i++)
        x = draw_pin (drawing, row, i, x);
      draw_number (drawing, font, n, (left + MAX (x, left + unit)) / 2);
      x = MAX (x, left + unit) + ROWS_GAP * unit;
    }
  ground.width = MAX (drawing->width, unit);
  grundy_board_drawing_add (drawing, &ground);
}
