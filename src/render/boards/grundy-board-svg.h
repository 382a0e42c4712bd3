/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-board-drawing.h"

G_BEGIN_DECLS

/**
 * grundy_board_drawing_append_svg:
 * @drawing: a drawing
 * @theme: the look
 * @x: where its left side is
 * @y: where its top is
 * @scale: by how much it is larger
 * @svg: where to append it, as a group with real texts
 */
void grundy_board_drawing_append_svg (const GrundyBoardDrawing *drawing, const GrundyTheme *theme, double x, double y,
                                      double scale, GString *svg);

G_END_DECLS
