/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The rows of the bar, the poisoned corner's first; empty rows at the end are left out. */
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
  for (guint i = row; i < from->n_cells && from->cells[i] > column; i++)
    grundy_moves_touch (list, i);
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
};
