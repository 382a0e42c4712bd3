/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board-drawing-private.h"

/* Of larger sheets only so many columns and rows are drawn. */
#define MOST_CELLS 48
/* Half of a line, which cells at the rim leave free beside themselves */
#define HALF_LINE 0.03

static const GrundyBoardShape shapes[] = {
  [GRUNDY_CELL_FREE] = GRUNDY_SHAPE_SQUARE,
  [GRUNDY_CELL_TAKEN] = GRUNDY_SHAPE_TAKEN,
  [GRUNDY_CELL_POISONED] = GRUNDY_SHAPE_POISON,
  [GRUNDY_CELL_CROSSED] = GRUNDY_SHAPE_CROSS,
};

void
grundy_board_draw_cells (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board)
{
  double unit = drawing->unit;

  for (guint row = 0; row < MIN (board->n_rows, MOST_CELLS); row++)
    for (guint column = 0; column < MIN (board->n_columns, MOST_CELLS); column++)
      {
        guint i = row * board->n_columns + column;
        guint64 number = grundy_board_get_number (board, i, 0);
        GrundyBoardItem cell = { .element = i,
                                 .x = (column + HALF_LINE) * unit,
                                 .y = (row + HALF_LINE) * unit,
                                 .width = unit,
                                 .height = unit };

        if (number == GRUNDY_CELL_ABSENT)
          continue;
        cell.shape = shapes[number];
        grundy_board_drawing_add (drawing, &cell);
      }
}
