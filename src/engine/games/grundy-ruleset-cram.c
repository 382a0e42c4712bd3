/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The first cell is the length of a row; square i is in cell i + 1, 0 when it is free. */
#include "grundy-board.h"
#include "grundy-game.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>

/* Covers two squares, given by their cells, if both are free. Returns whether there was room for the move. */
static gboolean
cover (const GrundyPosition *from, guint first, guint second, GrundyPosition *to, GrundyMoves *list)
{
  if (from->cells[first] != 0 || from->cells[second] != 0)
    return TRUE;
  grundy_position_assign (to, from->cells, from->n_cells);
  to->cells[first] = to->cells[second] = 1;
  if (!grundy_moves_add (list, GRUNDY_VERB_PLACE, to))
    return FALSE;
  grundy_moves_touch (list, first - 1);
  grundy_moves_touch (list, second - 1);
  return TRUE;
}

static void
moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *list)
{
  g_autoptr (GrundyPosition) to = grundy_position_new ();
  guint width = (guint)from->cells[0];

  for (guint cell = 1; cell < from->n_cells; cell++)
    {
      gboolean ends_row = cell % width == 0;

      if (!ends_row && !cover (from, cell, cell + 1, to, list))
        return;
      if (cell + width < from->n_cells && !cover (from, cell, cell + width, to, list))
        return;
    }
}

static guint64
measure (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 n_free = 0;

  for (guint i = 1; i < position->n_cells; i++)
    n_free += position->cells[i] == 0;
  return n_free;
}

static void
board (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *cells)
{
  guint width = (guint)position->cells[0];

  grundy_board_clear (cells, GRUNDY_BOARD_CELLS, width, (position->n_cells - 1) / width);
  for (guint i = 1; i < position->n_cells; i++)
    grundy_board_add_number (cells, position->cells[i] != 0 ? GRUNDY_CELL_TAKEN : GRUNDY_CELL_FREE);
}

static const char *const aliases[] = {
  "Cram", "Plugg", "dots and pairs", "dominoes", "多米诺", "铺骨牌", "骨牌游戏", NULL,
};

const GrundyRuleset grundy_ruleset_cram = {
  .id = "cram",
  .family = GRUNDY_FAMILY_BOARDS,
  .title = N_ ("Cram"),
  .summary = N_ ("Place a domino on two free neighbouring squares."),
  .description = N_ (
      "A board of squares is given, some of which may be blocked. In your turn place a domino on two free squares that "
      "share a side, lengthwise or crosswise; who finds no room for one loses. On an empty board with an even number "
      "of rows and of columns the second player wins: he plays each move again, turned by half a turn about the "
      "centre. If just one of the two is odd, the first player covers the two squares in the middle and then does "
      "the same."),
  .aliases = aliases,
  .start = "cram(.../..#)",
  .position = { .kind = &grundy_position_kind_board, .label = N_ ("Board") },
  .moves = moves,
  .measure = measure,
  .board = board,
};
