/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board.h"
#include "grundy-error.h"
#include "grundy-game.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

/* A row is two cells: the square of the player to move, and that of the other. They change places with every move. */

enum
{
  PARAMETER_WIDTH,
};

#define MAX_WIDTH 1000

static const GrundyParameterSpec parameters[] = {
  [PARAMETER_WIDTH] = {
    .kind = &grundy_kind_number,
    .label = N_ ("Squares in a row"),
    .is_required = TRUE,
    .min = 2,
    .max = MAX_WIDTH,
  },
};

static guint64
get_width (const GrundyGame *game)
{
  return grundy_game_get_argument (game, PARAMETER_WIDTH)->number;
}

static gboolean
check (const GrundyGame *game, const GrundyPosition *position, GError **error)
{
  guint64 width = get_width (game);

  for (guint i = 0; i < position->n_cells; i += 2)
    {
      const guint64 *row = position->cells + i;

      if (MAX (row[0], row[1]) >= width)
        {
          g_set_error (
              error, GRUNDY_ERROR, GRUNDY_ERROR_POSITION,
              _ ("Expected squares from 0 to %" PRIu64 " in a row of %" PRIu64 ", but row %u has %" PRIu64 "."),
              width - 1, width, i / 2 + 1, MAX (row[0], row[1]));
          return FALSE;
        }
      if (row[0] == row[1])
        {
          g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_POSITION,
                       _ ("Two pieces cannot stand on one square, but in row %u both are on %" PRIu64 "."), i / 2 + 1,
                       row[0]);
          return FALSE;
        }
    }
  return TRUE;
}

/* Makes @to the position after a move to that square in row @row, as the other player sees it. */
static void
move_to (const GrundyPosition *from, guint row, guint64 square, GrundyPosition *to)
{
  grundy_position_assign (to, from->cells, from->n_cells);
  to->cells[2 * row] = square;
  for (guint i = 0; i < to->n_cells; i += 2)
    {
      guint64 mine = to->cells[i];

      to->cells[i] = to->cells[i + 1];
      to->cells[i + 1] = mine;
    }
}

/* On this side of the other piece, in the order of the squares. */
static void
moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *list)
{
  g_autoptr (GrundyPosition) to = grundy_position_new ();

  for (guint row = 0; row < from->n_cells / 2; row++)
    {
      guint64 mine = from->cells[2 * row];
      guint64 theirs = from->cells[2 * row + 1];
      guint64 first = mine < theirs ? 0 : theirs + 1;
      guint64 end = mine < theirs ? theirs : get_width (game);

      for (guint64 square = first; square < end; square++)
        {
          if (square == mine)
            continue;
          move_to (from, row, square, to);
          if (!grundy_moves_add (list, GRUNDY_VERB_MOVE, to))
            return;
          grundy_moves_touch (list, row);
        }
    }
}

/* Going forward makes the gap of a row smaller: a heap of Nim. Going back makes it larger, and is answered by
 * following; whoever goes back has less and less room, so this cannot go on for ever. */
static guint64
sg (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 sum = 0;

  for (guint i = 0; i < position->n_cells; i += 2)
    {
      guint64 a = position->cells[i];
      guint64 b = position->cells[i + 1];

      sum ^= MAX (a, b) - MIN (a, b) - 1;
    }
  return sum;
}

static const GrundyClosedForm closed_forms[] = {
  {
      .source = N_ ("E. R. Berlekamp, J. H. Conway, R. K. Guy, “Winning Ways”, chapter 3: the gaps are heaps of Nim"),
      .sg = sg,
  },
};

static void
board (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *bars)
{
  grundy_board_clear (bars, GRUNDY_BOARD_BARS, (guint)get_width (game), position->n_cells / 2);
  for (guint i = 0; i < position->n_cells; i++)
    grundy_board_add_number (bars, position->cells[i]);
}

static const char *const aliases[] = {
  "Northcott's game", "Northcott Game", "Northcott博弈", "诺斯科特博弈", "黑白棋子", "HDU 1730", NULL,
};

const GrundyRuleset grundy_ruleset_northcott = {
  .id = "northcott",
  .family = GRUNDY_FAMILY_ROWS,
  .title = N_ ("Northcott's game"),
  .summary = N_ ("Slide your piece in one row, without jumping over the other player's."),
  .description = N_ (
      "In every row stand one piece of yours and one of your opponent's. In your turn slide your piece in one row any "
      "number of squares, forwards or backwards, but not onto or over the other piece. Who cannot move loses. A row is "
      "written as the player to move sees it, the own piece first, and so the two numbers change places with every "
      "move. The squares between the two pieces are a heap of Nim: a step forward takes from it, and a step back is "
      "answered by following. Play may go round for ever, yet whoever wins the Nim of the gaps can end it."),
  .aliases = aliases,
  .start = "northcott{3}(0,2;2,0)",
  .parameters = parameters,
  .n_parameters = G_N_ELEMENTS (parameters),
  .position = { .kind = &grundy_position_kind_squares, .label = N_ ("Rows"), .max = MAX_WIDTH - 1, .min_count = 1 },
  .check = check,
  .moves = moves,
  .board = board,
  .closed_forms = closed_forms,
  .n_closed_forms = G_N_ELEMENTS (closed_forms),
  .may_cycle = TRUE,
};
