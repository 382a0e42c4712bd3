/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board-drawing-private.h"

/* A longer row of coins goes on under itself. */
#define A_ROW 24
#define COLUMN 1.15
#define ROW 2.0
#define BASELINE 1.65

/* Coins with their places, which say what a head is worth, under them */
void
grundy_board_draw_coins (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board)
{
  double unit = drawing->unit;

  for (guint i = 0; i < grundy_board_get_n_elements (board); i++)
    {
      g_autofree char *place = g_strdup_printf ("%u", board->first + i);
      double top = (guint)(i / A_ROW) * ROW * unit;
      GrundyBoardItem coin = { .shape =
                                   grundy_board_get_number (board, i, 0) != 0 ? GRUNDY_SHAPE_HEAD : GRUNDY_SHAPE_TAIL,
                               .element = i,
                               .x = i % A_ROW * COLUMN * unit,
                               .y = top,
                               .width = unit,
                               .height = unit };

      grundy_board_drawing_add (drawing, &coin);
      grundy_board_drawing_add_text (drawing, font, place, coin.x + unit / 2, top + BASELINE * unit);
    }
}
