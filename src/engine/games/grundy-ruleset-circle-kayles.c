/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The ring is cut open by the first move, and rows of coins are left. Rings and rows are heaps of one game: a cell is
 * twice the length, plus one for a ring, and so a row that a ring becomes has a smaller cell.
 */
#include "grundy-board.h"
#include "grundy-game.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>

enum
{
  PARAMETER_TAKEN,
};

static const GrundyParameterSpec parameters[] = {
  [PARAMETER_TAKEN] = {
    .kind = &grundy_kind_range,
    .label = N_ ("How many neighbouring coins are taken"),
    .min = 1,
    .fallback = 2,
  },
};

static gboolean
add_rows (guint64 rest, GrundyHeapOptions *options)
{
  for (guint64 shorter = 1; shorter <= rest / 2; shorter++)
    {
      guint64 cells[] = { GRUNDY_RING_CELL_OF_ROW (shorter), GRUNDY_RING_CELL_OF_ROW (rest - shorter) };

      if (!grundy_heap_options_add (options, cells, 2))
        return FALSE;
    }
  return TRUE;
}

static void
heap_options (const GrundyGame *game, guint64 heap, GrundyHeapOptions *options)
{
  const GrundyRange *taken = grundy_game_get_argument (game, PARAMETER_TAKEN)->data;
  guint64 length = GRUNDY_RING_CELL_LENGTH (heap);

  for (guint64 k = taken->first; k <= taken->last && k <= length; k++)
    {
      if (!grundy_heap_options_add_heap (options, GRUNDY_RING_CELL_OF_ROW (length - k)))
        return;
      if (!GRUNDY_RING_CELL_IS_RING (heap) && !add_rows (length - k, options))
        return;
    }
}

static guint64
sequence_heap (guint64 n)
{
  return GRUNDY_RING_CELL_OF_RING (n);
}

/* --- One or two coins ----------------------------------------------------------------------------------------- */

#define KAYLES_PERIOD 12

/* The values of rows of 0, 1, 2, ... coins; the last twelve repeat for ever. */
static const guint8 kayles_values[] = {
  0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8,
  5, 4, 7, 2, 1, 8, 6, 7, 4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2,
  1, 4, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 6, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2,
};

static gboolean
takes_one_or_two (const GrundyGame *game)
{
  const GrundyRange *taken = grundy_game_get_argument (game, PARAMETER_TAKEN)->data;

  return taken->first == 1 && taken->last == 2;
}

/* A ring of three or more becomes one row, whose value is never 0. */
static guint64
get_value (guint64 cell)
{
  guint64 length = GRUNDY_RING_CELL_LENGTH (cell);
  guint64 first_of_period = G_N_ELEMENTS (kayles_values) - KAYLES_PERIOD;

  if (GRUNDY_RING_CELL_IS_RING (cell))
    return length <= 2 ? length : 0;
  if (length >= first_of_period)
    length = first_of_period + (length - first_of_period) % KAYLES_PERIOD;
  return kayles_values[length];
}

static guint64
sg (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 sum = 0;

  for (guint i = 0; i < position->n_cells; i++)
    sum ^= get_value (position->cells[i]);
  return sum;
}

static const GrundyClosedForm closed_forms[] = {
  {
      .source = N_ ("R. K. Guy, C. A. B. Smith, “The G-values of various games”, 1956: rows have period 12 from 71 on"),
      .applies = takes_one_or_two,
      .sg = sg,
  },
};

static void
board (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *rings)
{
  grundy_board_clear (rings, GRUNDY_BOARD_RINGS, 0, 0);
  for (guint i = 0; i < position->n_cells; i++)
    {
      grundy_board_add_number (rings, GRUNDY_RING_CELL_LENGTH (position->cells[i]));
      grundy_board_add_number (rings, GRUNDY_RING_CELL_IS_RING (position->cells[i]));
    }
}

static const char *const aliases[] = {
  "A Funny Game", "ring Kayles", "环形凯尔斯", "环形取硬币", "圆圈取硬币", "POJ 2484", NULL,
};

const GrundyRuleset grundy_ruleset_circle_kayles = {
  .id = "circle-kayles",
  .family = GRUNDY_FAMILY_HEAPS,
  .title = N_ ("Kayles in a ring"),
  .summary = N_ ("Coins lie in a ring: take one, or two that are neighbours."),
  .description = N_ (
      "Coins lie in a ring. In your turn take one coin, or two coins that lie side by side with no gap between them; "
      "gaps do not close. The first move cuts the ring open, and rows are left as in Kayles. With three coins or more "
      "the second player wins: he takes from the middle of the row, so that two equal rows are left, and from then on "
      "does in one row what his opponent does in the other. How many neighbours may be taken can be changed."),
  .aliases = aliases,
  .start = "circle-kayles(8)",
  .parameters = parameters,
  .n_parameters = G_N_ELEMENTS (parameters),
  .position = { .kind = &grundy_position_kind_ring, .label = N_ ("Coins"), .max = G_MAXINT64 / 2 },
  .heap_options = heap_options,
  .board = board,
  .sequence_heap = sequence_heap,
  .closed_forms = closed_forms,
  .n_closed_forms = G_N_ELEMENTS (closed_forms),
};
