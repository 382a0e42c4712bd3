/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board-drawing-private.h"

/* Of larger boards only this corner is drawn; a piece outside it stands on its rim. */
#define MOST_SQUARES 16
/* The strip for the numbers left of the board and under it */
#define RIM 0.9
/* Half of a line, which the squares at the top leave free over themselves */
#define HALF_LINE 0.03

static double
get_top (const GrundyBoardDrawing *drawing, guint n_rows, guint row)
{
  return (n_rows - 1.0 - row + HALF_LINE) * drawing->unit;
}

static void
draw_square (GrundyBoardDrawing *drawing, guint n_columns, guint n_rows, guint column, guint row)
{
  double unit = drawing->unit;
  GrundyBoardItem square = { .shape = (column + row) % 2 == 0 ? GRUNDY_SHAPE_DARK_SQUARE : GRUNDY_SHAPE_SQUARE,
                             .element = GRUNDY_NO_ELEMENT,
                             .part = (guint64)row * n_columns + column,
                             .x = (RIM + column) * unit,
                             .y = get_top (drawing, n_rows, row),
                             .width = unit,
                             .height = unit };

  grundy_board_drawing_add (drawing, &square);
}

static void
draw_numbers (GrundyBoardDrawing *drawing, GrundyFont *font, guint n_columns, guint n_rows)
{
  double unit = drawing->unit;
  double half_cap = grundy_font_get_cap_height (font, grundy_board_drawing_get_text_size (drawing)) / 2;

  for (guint column = 0; column < n_columns; column++)
    {
      g_autofree char *number = g_strdup_printf ("%u", column);

      grundy_board_drawing_add_text (drawing, font, number, (RIM + column + 0.5) * unit, (n_rows + 0.65) * unit);
    }
  for (guint row = 0; row < n_rows; row++)
    {
      g_autofree char *number = g_strdup_printf ("%u", row);

      grundy_board_drawing_add_text (drawing, font, number, RIM / 2 * unit,
                                     get_top (drawing, n_rows, row) + unit / 2 + half_cap);
    }
}

void
grundy_board_draw_squares (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board)
{
  guint n_columns = CLAMP (board->n_columns, 1, MOST_SQUARES);
  guint n_rows = CLAMP (board->n_rows, 1, MOST_SQUARES);

  for (guint row = 0; row < n_rows; row++)
    for (guint column = 0; column < n_columns; column++)
      draw_square (drawing, n_columns, n_rows, column, row);
  draw_numbers (drawing, font, n_columns, n_rows);
  for (guint i = 0; i < grundy_board_get_n_elements (board); i++)
    {
      guint column = (guint)MIN (grundy_board_get_number (board, i, 0), n_columns - 1);
      guint row = (guint)MIN (grundy_board_get_number (board, i, 1), n_rows - 1);
      GrundyBoardItem piece = { .shape = GRUNDY_SHAPE_QUEEN,
                                .element = i,
                                .x = (RIM + column) * drawing->unit,
                                .y = get_top (drawing, n_rows, row),
                                .width = drawing->unit,
                                .height = drawing->unit };

      grundy_board_drawing_add (drawing, &piece);
    }
}
