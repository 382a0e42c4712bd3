/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board-drawing-private.h"

#include <math.h>

/* Of a longer row, and of a larger ring, some counters are shown, and how many there are. */
#define MOST_COUNTERS 24
#define LEAST_AROUND 6
#define STEP 1.12
#define ROWS_GAP 0.7

static void
draw_counter (GrundyBoardDrawing *drawing, guint element, guint part, double x, double y)
{
  GrundyBoardItem counter = { .shape = GRUNDY_SHAPE_COUNTER,
                              .element = element,
                              .part = part,
                              .x = x - drawing->unit / 2,
                              .y = y - drawing->unit / 2,
                              .width = drawing->unit,
                              .height = drawing->unit };

  grundy_board_drawing_add (drawing, &counter);
}

/* Draws a ring whose left side is at @left, the first counter at the top, and returns its right side. */
static double
draw_ring (GrundyBoardDrawing *drawing, guint element, guint n_shown, double left)
{
  double unit = drawing->unit;
  double radius = n_shown > 1 ? STEP * unit / (2 * sin (G_PI / n_shown)) : 0;
  double middle = radius + unit / 2;

  for (guint i = 0; i < n_shown; i++)
    {
      double angle = 2 * G_PI * i / n_shown;

      draw_counter (drawing, element, i, left + middle + radius * sin (angle), middle - radius * cos (angle));
    }
  return left + 2 * middle;
}

static double
draw_row (GrundyBoardDrawing *drawing, guint element, guint n_shown, double left)
{
  double unit = drawing->unit;

  for (guint i = 0; i < n_shown; i++)
    draw_counter (drawing, element, i, left + (i * STEP + 0.5) * unit, unit / 2);
  return left + MAX (n_shown, 1) * STEP * unit;
}

/* The number stands in the middle of a ring with room for it, and else below. */
static double
get_baseline (const GrundyBoardDrawing *drawing, GrundyFont *font, guint64 n, gboolean is_ring, double width)
{
  double half_cap = grundy_font_get_cap_height (font, grundy_board_drawing_get_text_size (drawing)) / 2;

  if (is_ring && n >= LEAST_AROUND)
    return width / 2 + half_cap;
  return (is_ring ? width : drawing->unit) + 0.75 * drawing->unit;
}

void
grundy_board_draw_rings (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board)
{
  double unit = drawing->unit;
  double left = 0;

  for (guint i = 0; i < grundy_board_get_n_elements (board); i++)
    {
      guint64 n = grundy_board_get_number (board, i, 0);
      gboolean is_ring = grundy_board_get_number (board, i, 1) != 0;
      g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, n);
      double right = (is_ring ? draw_ring : draw_row) (drawing, i, (guint)MIN (n, MOST_COUNTERS), left);

      grundy_board_drawing_add_text (drawing, font, number, (left + right) / 2,
                                     get_baseline (drawing, font, n, is_ring, right - left));
      left = right + ROWS_GAP * unit;
    }
}
