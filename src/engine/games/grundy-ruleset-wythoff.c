/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board.h"
#include "grundy-game.h"
#include "grundy-kinds.h"
#include "grundy-number.h"

#include <glib/gi18n-lib.h>

/* A position is the pair with the smaller number first: (3, 5) and (5, 3) have the same options. */

static gboolean
add_move (GrundyMoves *list, guint64 a, guint64 b)
{
  guint64 cells[] = { MIN (a, b), MAX (a, b) };
  GrundyPosition to = { cells, G_N_ELEMENTS (cells) };

  if (!grundy_moves_add (list, GRUNDY_VERB_MOVE, &to))
    return FALSE;
  grundy_moves_touch (list, 0); /* the queen */
  return TRUE;
}

static void
moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *list)
{
  guint64 smaller = from->cells[0];
  guint64 larger = from->cells[1];

  for (guint64 k = 1; k <= larger; k++)
    if (!add_move (list, smaller, larger - k))
      return;
  for (guint64 k = 1; k <= smaller && smaller != larger; k++)
    if (!add_move (list, smaller - k, larger))
      return;
  for (guint64 k = 1; k <= smaller; k++)
    if (!add_move (list, smaller - k, larger - k))
      return;
}

static void
normalise (const GrundyGame *game, GrundyPosition *position)
{
  grundy_position_sort (position);
}

static guint64
measure (const GrundyGame *game, const GrundyPosition *position)
{
  return position->cells[0] + position->cells[1];
}

/* A queen on its way to the corner at the bottom left */
static void
board (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *queen)
{
  guint64 side = position->cells[1] + 1;

  grundy_board_clear (queen, GRUNDY_BOARD_SQUARES, (guint)MIN (side, G_MAXUINT), (guint)MIN (side, G_MAXUINT));
  grundy_board_set_piece (queen, GRUNDY_BOARD_QUEEN);
  grundy_board_add_number (queen, position->cells[0]);
  grundy_board_add_number (queen, position->cells[1]);
}

static void
table_position (const GrundyGame *game, guint64 a, guint64 b, GrundyPosition *position)
{
  guint64 cells[] = { MIN (a, b), MAX (a, b) };

  grundy_position_assign (position, cells, G_N_ELEMENTS (cells));
}

/* The k-th P position (from 0) is (floor(k phi), floor(k phi) + k), and floor(k phi) = (k + isqrt(5 k^2)) / 2. */
static gboolean
n_wins (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 smaller = position->cells[0];
  unsigned __int128 difference = position->cells[1] - smaller;

  /* floor(k phi) is not below k; and what is left fits: the difference is below 2^62, its square times 5 below 2^127 */
  if (difference > smaller)
    return TRUE;
  return smaller != (difference + grundy_isqrt (5 * difference * difference)) / 2;
}

static const GrundyClosedForm closed_forms[] = {
  {
      .source = N_ ("W. A. Wythoff, “A modification of the game of Nim”, 1907"),
      .n_wins = n_wins,
  },
};

static const char *const aliases[] = {
  "威佐夫", "威佐夫博弈", "威佐夫游戏", "捡石子", "queen", "Wythoff Nim", "POJ 1067", NULL,
};

const GrundyRuleset grundy_ruleset_wythoff = {
  .id = "wythoff",
  .family = GRUNDY_FAMILY_BOARDS,
  .title = N_ ("Wythoff’s game"),
  .summary = N_ ("Two heaps: take from one, or the same number from both."),
  .description =
      N_ ("There are two heaps. In your turn take any number of counters from one of them, or the same number "
          "from both, at least one. It is the same game to move a chess queen towards the corner of a board, "
          "along a row, a column or a diagonal. The P positions are (0,0), (1,2), (3,5), (4,7), (6,10), ...: "
          "each pair starts with the least number not used before, and the differences are 0, 1, 2, 3, ... "
          "They follow the golden ratio; for the other SG values no formula is known."),
  .aliases = aliases,
  .start = "wythoff(3,5)",
  .position = { .kind = &grundy_position_kind_pair, .label = N_ ("Heaps") },
  .normalise = normalise,
  .moves = moves,
  .measure = measure,
  .board = board,
  .table_position = table_position,
  .closed_forms = closed_forms,
  .n_closed_forms = G_N_ELEMENTS (closed_forms),
};
