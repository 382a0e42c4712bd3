/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The rows of the bar, the poisoned corner's first; empty rows at the end are left out. */
#include "grundy-board.h"
#include "grundy-error.h"
#include "grundy-game.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

static gboolean
check (const GrundyGame *game, const GrundyPosition *position, GError **error)
{
  for (guint i = 1; i < position->n_cells; i++)
    if (position->cells[i] > position->cells[i - 1])
      {
        g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_POSITION,
                     _ ("No row may be longer than the one before it, but %" PRIu64 " comes after %" PRIu64 "."),
                     position->cells[i], position->cells[i - 1]);
        return FALSE;
      }
  return TRUE;
}

static void
normalise (const GrundyGame *game, GrundyPosition *position)
{
  guint length = position->n_cells;

  while (length > 0 && position->cells[length - 1] == 0)
    length--;
  grundy_position_set_length (position, length);
}

/* Of a larger bar the board has this many rows and columns, from the poisoned corner on. */
#define MOST_SHOWN 32

static guint
get_n_columns (const GrundyPosition *position)
{
  return position->n_cells > 0 ? (guint)MIN (position->cells[0], MOST_SHOWN) : 0;
}

/* Touches the square that is bitten, and then what goes with it. */
static void
touch_bite (const GrundyPosition *from, guint row, guint64 column, GrundyMoves *list)
{
  guint n_columns = get_n_columns (from);
  guint first_row = MIN (row, MOST_SHOWN - 1);
  guint first_column = (guint)MIN (column, n_columns - 1);

  grundy_moves_touch (list, first_row * n_columns + first_column);
  for (guint i = row; i < MIN (from->n_cells, MOST_SHOWN); i++)
    for (guint64 j = column; j < MIN (from->cells[i], MOST_SHOWN); j++)
      if (i != row || j != column)
        grundy_moves_touch (list, (guint)(i * n_columns + j));
}

/* Bites the square at (@row, @column), and with it all that is not before it along either axis. */
static gboolean
bite (const GrundyGame *game, const GrundyPosition *from, guint row, guint64 column, GrundyPosition *to,
      GrundyMoves *list)
{
  grundy_position_assign (to, from->cells, from->n_cells);
  for (guint i = row; i < to->n_cells; i++)
    to->cells[i] = MIN (to->cells[i], column);
  normalise (game, to);
  if (!grundy_moves_add (list, GRUNDY_VERB_PLACE, to))
    return FALSE;
  touch_bite (from, row, column, list);
  return TRUE;
}

static void
moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *list)
{
  g_autoptr (GrundyPosition) to = grundy_position_new ();

  for (guint row = 0; row < from->n_cells; row++)
    for (guint64 column = row == 0 ? 1 : 0; column < from->cells[row]; column++)
      if (!bite (game, from, row, column, to, list))
        return;
}

static guint64
measure (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 sum = 0;

  for (guint i = 0; i < position->n_cells; i++)
    sum += position->cells[i];
  return sum;
}

static void
board (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *cells)
{
  guint n_columns = get_n_columns (position);
  guint n_rows = MIN (position->n_cells, MOST_SHOWN);

  grundy_board_clear (cells, GRUNDY_BOARD_CELLS, n_columns, n_rows);
  for (guint row = 0; row < n_rows; row++)
    for (guint column = 0; column < n_columns; column++)
      grundy_board_add_number (cells, row == 0 && column == 0         ? GRUNDY_CELL_POISONED
                                      : column < position->cells[row] ? GRUNDY_CELL_FREE
                                                                      : GRUNDY_CELL_ABSENT);
}

static const char *const aliases[] = {
  "Chomp", "巧克力游戏", "吃巧克力", "毒巧克力", "Chomp游戏", "Gale", "Schuh", NULL,
};

const GrundyRuleset grundy_ruleset_chomp = {
  .id = "chomp",
  .family = GRUNDY_FAMILY_BOARDS,
  .title = N_ ("Chomp"),
  .summary = N_ ("Bite a square off a chocolate bar, with all that lies beyond it."),
  .description = N_ (
      "A bar of chocolate lies on the table; the square in its first corner is poisoned. In your turn choose a square "
      "and eat it, with all squares that are not before it along the rows and not before it along the columns. The "
      "poisoned square is never eaten: who is left with it alone cannot move. From a whole rectangle of two squares or "
      "more the first player wins. If the smallest bite did not win, its answer could have been played at once; but "
      "this proof does not tell which bite it is."),
  .aliases = aliases,
  .start = "chomp(5,5,3)",
  .position = { .kind = &grundy_position_kind_heaps, .label = N_ ("Rows") },
  .check = check,
  .normalise = normalise,
  .moves = moves,
  .measure = measure,
  .board = board,
};
