/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-board-drawing.h"

G_BEGIN_DECLS

struct _GrundyBoardDrawing
{
  gatomicrefcount ref_count;
  double unit;
  double width;
  double height;
  GArray *items; /* of GrundyBoardItem, from the bottom to the top */
};

/* Adds an item, and makes the drawing large enough for it. */
void grundy_board_drawing_add (GrundyBoardDrawing *drawing, const GrundyBoardItem *item);
/* Adds a text whose middle is at @x, with its baseline at @baseline. */
void grundy_board_drawing_add_text (GrundyBoardDrawing *drawing, GrundyFont *font, const char *text, double x,
                                    double baseline);
/* The size of texts in a drawing */
double grundy_board_drawing_get_text_size (const GrundyBoardDrawing *drawing);

/* One kind of board each */
void grundy_board_draw_heaps (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board);
void grundy_board_draw_pins (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board);
void grundy_board_draw_squares (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board);
void grundy_board_draw_tokens (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board);

G_END_DECLS
