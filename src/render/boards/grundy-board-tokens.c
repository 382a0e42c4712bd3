/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board-drawing-private.h"

/* A chip a token, with the name of the node on which it stands, in rows */
#define A_ROW 6
#define PADDING 0.5
#define GAP 0.3

void
grundy_board_draw_tokens (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board)
{
  double unit = drawing->unit;
  double size = grundy_board_drawing_get_text_size (drawing);
  double x = 0;

  for (guint i = 0; i < grundy_board_get_n_elements (board); i++)
    {
      guint64 node = grundy_board_get_number (board, i, 0);
      GrundyBoardItem chip = { .shape = GRUNDY_SHAPE_CHIP, .element = i, .height = unit };

      g_assert (node < board->names->len);
      if (i % A_ROW == 0)
        x = 0;
      chip.run = grundy_run_ref (grundy_font_shape (font, g_ptr_array_index (board->names, node), size, FALSE));
      chip.text = g_strdup (g_ptr_array_index (board->names, node));
      chip.text_size = size;
      chip.width = MAX (unit, chip.run->width + 2 * PADDING * unit);
      chip.x = x;
      chip.y = (guint)(i / A_ROW) * (1 + GAP) * unit;
      grundy_board_drawing_add (drawing, &chip);
      x += chip.width + GAP * unit;
    }
}
