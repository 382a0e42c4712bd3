/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-board-drawing.h"
#include "grundy-page.h"

G_BEGIN_DECLS

/**
 * grundy_board_series_new:
 * @font: a font
 * @drawings: (element-type GrundyBoardDrawing): boards that follow one another
 *
 * Puts the boards of a series side by side, as many in a row as make the whole about as wide as a page, each with its
 * number from 0 under it.
 *
 * Returns: (transfer full): one drawing of them all; its elements are those of each board
 */
GrundyBoardDrawing *grundy_board_series_new (GrundyFont *font, GPtrArray *drawings);

/**
 * GrundyPaintedBoard:
 * @drawing: a drawing
 * @theme: its look
 *
 * The data of a page that shows a board.
 */
typedef struct
{
  const GrundyBoardDrawing *drawing;
  const GrundyTheme *theme;
} GrundyPaintedBoard;

/* A page that shows a board and has a margin, for as long as @painted lives */
void grundy_page_init_board (GrundyPage *page, const GrundyPaintedBoard *painted);

/* (transfer full): the same as a file of SVG, with its texts in these families */
GBytes *grundy_board_drawing_to_svg (const GrundyPaintedBoard *painted, const char *families, const char *title);

G_END_DECLS
