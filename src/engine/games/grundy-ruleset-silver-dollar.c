/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board.h"
#include "grundy-error.h"
#include "grundy-game.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

static void
normalise (const GrundyGame *game, GrundyPosition *position)
{
  grundy_position_sort (position);
}

static gboolean
check (const GrundyGame *game, const GrundyPosition *position, GError **error)
{
  g_autoptr (GrundyPosition) sorted = grundy_position_copy (position);

  grundy_position_sort (sorted);
  for (guint i = 1; i < sorted->n_cells; i++)
    if (sorted->cells[i] == sorted->cells[i - 1])
      {
        g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_POSITION,
                     _ ("Only one coin may be on a square, but two are on %" PRIu64 "."), sorted->cells[i]);
        return FALSE;
      }
  return TRUE;
}

/* Coins keep their order, and so a position stays sorted. */
static void
moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *list)
{
  g_autoptr (GrundyPosition) to = grundy_position_new ();

  for (guint i = 0; i < from->n_cells; i++)
    {
      guint64 first_free = i == 0 ? 1 : from->cells[i - 1] + 1;

      for (guint64 square = from->cells[i]; square-- > first_free;)
        {
          grundy_position_assign (to, from->cells, from->n_cells);
          to->cells[i] = square;
          if (!grundy_moves_add (list, GRUNDY_VERB_MOVE, to))
            return;
          grundy_moves_touch (list, i);
        }
    }
}

static guint64
measure (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 sum = 0;

  for (guint i = 0; i < position->n_cells; i++)
    sum += position->cells[i];
  return sum;
}

/* The gaps between the coins, and before the first, are the stairs of Staircase Nim: the gap before the last coin is
 * the first stair. */
static guint64
sg (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 sum = 0;

  for (guint i = position->n_cells; i > 0; i -= MIN (i, 2))
    sum ^= position->cells[i - 1] - 1 - (i > 1 ? position->cells[i - 2] : 0);
  return sum;
}

static const GrundyClosedForm closed_forms[] = {
  {
      .source = N_ ("J. H. Conway, “On Numbers and Games”, chapter 11: the gaps are Staircase Nim"),
      .sg = sg,
  },
};

static void
board (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *strip)
{
  guint64 last = position->n_cells > 0 ? position->cells[position->n_cells - 1] : 1;

  grundy_board_clear (strip, GRUNDY_BOARD_SQUARES, (guint)MIN (last, G_MAXUINT), 1);
  grundy_board_set_first (strip, 1);
  for (guint i = 0; i < position->n_cells; i++)
    {
      grundy_board_add_number (strip, position->cells[i] - 1);
      grundy_board_add_number (strip, 0);
    }
}

static const char *const aliases[] = {
  "Silver Dollar Game", "Georgia and Bob", "银元游戏", "移动硬币", "棋子左移", "POJ 1704", NULL,
};

const GrundyRuleset grundy_ruleset_silver_dollar = {
  .id = "silver-dollar",
  .family = GRUNDY_FAMILY_ROWS,
  .title = N_ ("The silver dollar game, without the dollar"),
  .summary = N_ ("Move a coin to the left, but not onto or over another."),
  .description = N_ (
      "Coins lie on a strip of squares 1, 2, 3, ..., at most one on a square. In your turn move one coin any number of "
      "squares to the left; it must not land on another coin or jump over one. Moving a coin makes the gap before it "
      "smaller and the gap behind it larger by the same number: that is Staircase Nim. So pair the coins from the "
      "right; the gaps inside the pairs are heaps of Nim, and when a coin is left over, the squares before it are "
      "one more heap."),
  .aliases = aliases,
  .start = "silver-dollar(1,5,8)",
  .position = { .kind = &grundy_position_kind_heaps, .label = N_ ("Squares"), .min = 1 },
  .check = check,
  .normalise = normalise,
  .moves = moves,
  .measure = measure,
  .board = board,
  .closed_forms = closed_forms,
  .n_closed_forms = G_N_ELEMENTS (closed_forms),
};
