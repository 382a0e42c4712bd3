/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board-drawing-private.h"

/* Of longer rows only so much is drawn; a piece outside it stands at its end. */
#define MOST_SQUARES 32
#define ROW 1.3
#define HALF_LINE 0.03
#define INSET 0.12

static void
draw_square (GrundyBoardDrawing *drawing, guint row, guint column, guint n_columns)
{
  double unit = drawing->unit;
  GrundyBoardItem square = { .shape = GRUNDY_SHAPE_SQUARE,
                             .element = GRUNDY_NO_ELEMENT,
                             .part = (guint64)row * n_columns + column,
                             .x = (column + HALF_LINE) * unit,
                             .y = (row * ROW + HALF_LINE) * unit,
                             .width = unit,
                             .height = unit };

  grundy_board_drawing_add (drawing, &square);
}

static void
draw_piece (GrundyBoardDrawing *drawing, guint row, guint player, guint column)
{
  double unit = drawing->unit;
  GrundyBoardItem piece = { .shape = player == 0 ? GRUNDY_SHAPE_COUNTER : GRUNDY_SHAPE_TAIL,
                            .element = row,
                            .part = player,
                            .x = (column + HALF_LINE + INSET) * unit,
                            .y = (row * ROW + HALF_LINE + INSET) * unit,
                            .width = (1 - 2 * INSET) * unit,
                            .height = (1 - 2 * INSET) * unit };

  grundy_board_drawing_add (drawing, &piece);
}

/* Rows of squares; the piece of the player to move is grey, the other is empty. */
void
grundy_board_draw_bars (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board)
{
  guint n_columns = CLAMP (board->n_columns, 2, MOST_SQUARES);

  for (guint row = 0; row < grundy_board_get_n_elements (board); row++)
    {
      for (guint column = 0; column < n_columns; column++)
        draw_square (drawing, row, column, n_columns);
      for (guint player = 0; player < 2; player++)
        draw_piece (drawing, row, player, (guint)MIN (grundy_board_get_number (board, row, player), n_columns - 1));
    }
}
