/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-board-drawing.h"

G_BEGIN_DECLS

/**
 * GrundyBoardPen:
 * @cr: where paths are made; one unit is a point, and 0, 0 the drawing's top left corner
 * @data: what the functions need besides
 * @fill: fills the current path, which stays
 * @stroke: draws a line along the current path, which stays
 * @write: writes an item's text, its left end at @x
 *
 * How a drawn board comes onto a surface or into a file, so that all of them look alike.
 */
typedef struct _GrundyBoardPen GrundyBoardPen;

struct _GrundyBoardPen
{
  cairo_t *cr;
  gpointer data;
  void (*fill) (const GrundyBoardPen *pen, GrundyColor color);
  void (*stroke) (const GrundyBoardPen *pen, GrundyColor color, double width);
  void (*write) (const GrundyBoardPen *pen, const GrundyBoardItem *item, double x, double baseline, GrundyColor color);
};

/* As grundy_board_drawing_paint(), with any pen. */
void grundy_board_drawing_paint_with (const GrundyBoardDrawing *drawing, const GrundyBoardPen *pen,
                                      const GrundyTheme *theme, GrundyBoardLight light, gpointer user_data);

G_END_DECLS
