/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board-drawing-private.h"

/* Of more stairs only so many are drawn, and of more counters on one. */
#define MOST_STAIRS 40
#define MOST_COUNTERS 8
/* The ground is as wide as a stair, and to the left of them all. */
#define WIDTH 1.4
#define RISE 0.8
#define GAP 0.08

static double
get_top (guint i, guint64 n_counters)
{
  return (i + 1) * RISE + (double)MIN (n_counters, MOST_COUNTERS) * (1 + GAP);
}

static double
find_height (const GrundyBoard *board, guint n_stairs)
{
  double height = 0;

  for (guint i = 0; i < n_stairs; i++)
    height = MAX (height, get_top (i, grundy_board_get_number (board, i, 0)));
  return height;
}

static void
draw_stair (GrundyBoardDrawing *drawing, GrundyFont *font, guint i, guint64 n_counters, double ground)
{
  double unit = drawing->unit;
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, n_counters);
  GrundyBoardItem step = { .shape = GRUNDY_SHAPE_STEP,
                           .element = i,
                           .part = G_MAXUINT64,
                           .x = (i + 1) * WIDTH * unit,
                           .y = ground - (i + 1) * RISE * unit,
                           .width = WIDTH * unit,
                           .height = (i + 1) * RISE * unit };

  grundy_board_drawing_add (drawing, &step);
  for (guint j = 0; j < MIN (n_counters, MOST_COUNTERS); j++)
    {
      GrundyBoardItem counter = { .shape = GRUNDY_SHAPE_COUNTER,
                                  .element = i,
                                  .part = j,
                                  .x = step.x + (step.width - unit) / 2,
                                  .y = step.y - (j + 1) * (1 + GAP) * unit,
                                  .width = unit,
                                  .height = unit };

      grundy_board_drawing_add (drawing, &counter);
    }
  grundy_board_drawing_add_text (drawing, font, number, step.x + step.width / 2, step.y + 0.6 * unit);
}

void
grundy_board_draw_stairs (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board)
{
  double unit = drawing->unit;
  guint n_stairs = MIN (grundy_board_get_n_elements (board), MOST_STAIRS);
  double ground = find_height (board, n_stairs) * unit;
  GrundyBoardItem line = { .shape = GRUNDY_SHAPE_GROUND,
                           .element = GRUNDY_NO_ELEMENT,
                           .y = ground - GAP / 2 * unit,
                           .width = (n_stairs + 1) * WIDTH * unit,
                           .height = GAP * unit };

  for (guint i = 0; i < n_stairs; i++)
    draw_stair (drawing, font, i, grundy_board_get_number (board, i, 0), ground);
  grundy_board_drawing_add (drawing, &line);
}
