/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board.h"
#include "grundy-game.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>

static gboolean
has_three_in_a_row (const GrundyPosition *position)
{
  guint n_marks = 0;

  for (guint i = 0; i < position->n_cells && n_marks < 3; i++)
    n_marks = position->cells[i] != 0 ? n_marks + 1 : 0;
  return n_marks == 3;
}

static void
moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *list)
{
  g_autoptr (GrundyPosition) to = grundy_position_new ();

  if (has_three_in_a_row (from))
    return;
  for (guint i = 0; i < from->n_cells; i++)
    {
      if (from->cells[i] != 0)
        continue;
      grundy_position_assign (to, from->cells, from->n_cells);
      to->cells[i] = 1;
      if (!grundy_moves_add (list, GRUNDY_VERB_PLACE, to))
        return;
      grundy_moves_touch (list, i);
    }
}

static guint64
measure (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 n_free = 0;

  for (guint i = 0; i < position->n_cells; i++)
    n_free += position->cells[i] == 0;
  return n_free;
}

static void
board (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *cells)
{
  grundy_board_clear (cells, GRUNDY_BOARD_CELLS, position->n_cells, 1);
  for (guint i = 0; i < position->n_cells; i++)
    grundy_board_add_number (cells, position->cells[i] != 0 ? GRUNDY_CELL_CROSSED : GRUNDY_CELL_FREE);
}

static const char *const aliases[] = {
  "Treblecross", "one-dimensional tic-tac-toe", "一维井字棋", "三连叉", "三连棋", NULL,
};

const GrundyRuleset grundy_ruleset_strip = {
  .id = "strip",
  .family = GRUNDY_FAMILY_BOARDS,
  .title = N_ ("Treblecross"),
  .summary = N_ ("Mark a free square of a strip; three marks side by side end it."),
  .description = N_ (
      "Treblecross is noughts and crosses on a strip of squares, where both players write crosses. In your turn mark a "
      "free square. Who makes three crosses side by side has won, for then the strip is finished and the opponent "
      "cannot move there. In a sum the other components go on. A cross beside another, or with one square between, "
      "lets the opponent finish at once; as long as nobody does that, the game is the same as the "
      "take-and-break code 0.007."),
  .aliases = aliases,
  .start = "strip(..X...)",
  .position = { .kind = &grundy_position_kind_strip, .label = N_ ("Strip") },
  .moves = moves,
  .measure = measure,
  .board = board,
};
