/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board.h"
#include "grundy-game.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>

/* A coin on square 0 stays there to be seen: it is not dropped as an empty heap is. */
static void
normalise (const GrundyGame *game, GrundyPosition *position)
{
  grundy_position_sort (position);
}

static void
moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *list)
{
  g_autoptr (GrundyPosition) to = grundy_position_new ();

  for (guint i = 0; i < from->n_cells; i++)
    {
      if (i > 0 && from->cells[i] == from->cells[i - 1])
        continue;
      for (guint64 square = from->cells[i]; square-- > 0;)
        {
          grundy_position_assign (to, from->cells, from->n_cells);
          to->cells[i] = square;
          grundy_position_sort (to);
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

static guint64
sg (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 sum = 0;

  for (guint i = 0; i < position->n_cells; i++)
    sum ^= position->cells[i];
  return sum;
}

static gboolean
n_wins_misere (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 n_ones = 0;

  for (guint i = 0; i < position->n_cells; i++)
    {
      if (position->cells[i] > 1)
        return sg (game, position) != 0;
      n_ones += position->cells[i];
    }
  return n_ones % 2 == 0;
}

static const GrundyClosedForm closed_forms[] = {
  {
      .source = N_ ("A coin on square n is a heap of n in Nim: C. L. Bouton, 1901"),
      .sg = sg,
      .n_wins_misere = n_wins_misere,
  },
};

static void
board (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *strip)
{
  guint64 last = position->n_cells > 0 ? position->cells[position->n_cells - 1] : 0;

  grundy_board_clear (strip, GRUNDY_BOARD_SQUARES, (guint)MIN (last + 1, G_MAXUINT), 1);
  for (guint i = 0; i < position->n_cells; i++)
    {
      grundy_board_add_number (strip, position->cells[i]);
      grundy_board_add_number (strip, 0);
    }
}

static const char *const aliases[] = {
  "Nimble", "硬币左移", "移硬币", "灵巧游戏", NULL,
};

const GrundyRuleset grundy_ruleset_nimble = {
  .id = "nimble",
  .family = GRUNDY_FAMILY_ROWS,
  .title = N_ ("Nimble"),
  .summary = N_ ("Move a coin any number of squares to the left."),
  .description =
      N_ ("Coins lie on a strip of squares 0, 1, 2, ...; several may be on one square. In your turn move one coin any "
          "number "
          "of squares to the left, at least one; it may pass other coins and join them. Play ends when all coins are "
          "on square 0. It is Nim in other clothes: a coin on square n is a heap of n counters, because it can go to "
          "each of the squares 0 to n−1."),
  .aliases = aliases,
  .start = "nimble(0,3,5)",
  .position = { .kind = &grundy_position_kind_heaps, .label = N_ ("Squares") },
  .normalise = normalise,
  .moves = moves,
  .measure = measure,
  .board = board,
  .closed_forms = closed_forms,
  .n_closed_forms = G_N_ELEMENTS (closed_forms),
  .part_size = 1,
};
