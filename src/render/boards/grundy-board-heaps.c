/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board-drawing-private.h"

/* A heap of more counters than this shows some of them, and how many there are. */
#define MOST_COUNTERS 12
#define COLUMN 1.6
#define GAP 0.08
#define NUMBER_HEIGHT 1.0

static guint
count_shown (guint64 n)
{
  return (guint)MIN (n, MOST_COUNTERS);
}

static guint
find_highest (const GrundyBoard *board)
{
  guint highest = 1;

  for (guint i = 0; i < grundy_board_get_n_elements (board); i++)
    highest = MAX (highest, count_shown (grundy_board_get_number (board, i, 0)));
  return highest;
}

/* An empty heap is its place on the ground, which can be hit above and below the line. */
static void
draw_place (GrundyBoardDrawing *drawing, guint heap, double ground)
{
  double unit = drawing->unit;
  GrundyBoardItem place = { .shape = GRUNDY_SHAPE_GROUND,
                            .element = heap,
                            .x = heap * COLUMN * unit,
                            .y = ground + (GAP - 1) / 2 * unit,
                            .width = COLUMN * unit,
                            .height = unit };

  grundy_board_drawing_add (drawing, &place);
}

static void
draw_heap (GrundyBoardDrawing *drawing, GrundyFont *font, guint heap, guint64 n, double ground)
{
  double unit = drawing->unit;
  double middle = (heap + 0.5) * COLUMN * unit;
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, n);

  if (n == 0)
    draw_place (drawing, heap, ground);
  for (guint i = 0; i < count_shown (n); i++)
    {
      GrundyBoardItem counter = { .shape = GRUNDY_SHAPE_COUNTER,
                                  .element = heap,
                                  .part = i,
                                  .x = middle - unit / 2,
                                  .y = ground - (i + 1) * (1 + GAP) * unit,
                                  .width = unit,
                                  .height = unit };

      grundy_board_drawing_add (drawing, &counter);
    }
  grundy_board_drawing_add_text (drawing, font, number, middle, ground + 0.72 * NUMBER_HEIGHT * unit);
}

void
grundy_board_draw_heaps (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board)
{
  double unit = drawing->unit;
  guint n_heaps = grundy_board_get_n_elements (board);
  double ground = find_highest (board) * (1 + GAP) * unit;
  GrundyBoardItem line = { .shape = GRUNDY_SHAPE_GROUND,
                           .element = GRUNDY_NO_ELEMENT,
                           .y = ground,
                           .width = MAX (n_heaps, 1) * COLUMN * unit,
                           .height = GAP * unit };

  grundy_board_drawing_add (drawing, &line);
  for (guint i = 0; i < n_heaps; i++)
    draw_heap (drawing, font, i, grundy_board_get_number (board, i, 0), ground);
}
