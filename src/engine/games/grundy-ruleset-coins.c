/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A head at place i has i + 1 in its cell, a tail 0. In normal play the row is worth the nim-sum of its heads, each
 * alone, and a head alone is a heap: turning it with others puts heaps in the places of those.
 */
#include "grundy-board.h"
#include "grundy-coin-turning.h"
#include "grundy-game.h"

#include <glib/gi18n-lib.h>

enum
{
  PARAMETER_RULE,
};

static const GrundyParameterSpec parameters[] = {
  [PARAMETER_RULE] = {
    .kind = &grundy_kind_coin_rule,
    .label = N_ ("Which coins are turned"),
    .is_required = TRUE,
  },
};

static const GrundyCoinRule *
get_rule (const GrundyGame *game)
{
  return grundy_game_get_argument (game, PARAMETER_RULE)->data;
}

/* The row as typed is the row: nothing is dropped. */
static void
normalise (const GrundyGame *game, GrundyPosition *position)
{
}

typedef struct
{
  GrundyHeapOptions *options;
  GArray *heaps;
} HeapListing;

static gboolean
add_heap_option (const guint64 *places, guint n_places, gpointer user_data)
{
  HeapListing *listing = user_data;

  g_array_set_size (listing->heaps, 0);
  for (guint i = 1; i < n_places; i++)
    {
      guint64 heap = places[i] + 1;

      g_array_append_val (listing->heaps, heap);
    }
  return grundy_heap_options_add (listing->options, (const guint64 *)(gpointer)listing->heaps->data,
                                  listing->heaps->len);
}

static void
heap_options (const GrundyGame *game, guint64 heap, GrundyHeapOptions *options)
{
  g_autoptr (GArray) heaps = g_array_new (FALSE, FALSE, sizeof (guint64));
  HeapListing listing = { options, heaps };

  if (heap > 0)
    grundy_coin_turning_foreach_set (get_rule (game), heap - 1, add_heap_option, &listing);
}

static guint64
sequence_heap (guint64 n)
{
  return n + 1;
}

typedef struct
{
  const GrundyPosition *from;
  GrundyPosition *to;
  GrundyMoves *list;
} MoveListing;

static gboolean
turn_coins (const guint64 *places, guint n_places, gpointer user_data)
{
  MoveListing *listing = user_data;
  GrundyPosition *to = listing->to;

  grundy_position_assign (to, listing->from->cells, listing->from->n_cells);
  for (guint i = 0; i < n_places; i++)
    to->cells[places[i]] = to->cells[places[i]] != 0 ? 0 : places[i] + 1;
  if (!grundy_moves_add (listing->list, GRUNDY_VERB_TURN, to))
    return FALSE;
  for (guint i = 0; i < n_places; i++)
    grundy_moves_touch (listing->list, (guint)places[i]);
  return TRUE;
}

static void
moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *list)
{
  g_autoptr (GrundyPosition) to = grundy_position_new ();
  MoveListing listing = { from, to, list };

  for (guint place = 0; place < from->n_cells; place++)
    if (from->cells[place] != 0 && !grundy_coin_turning_foreach_set (get_rule (game), place, turn_coins, &listing))
      return;
}

static gboolean
has_formula (const GrundyGame *game)
{
  return grundy_coin_turning_has_formula (get_rule (game));
}

static guint64
sg (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 sum = 0;

  for (guint place = 0; place < position->n_cells; place++)
    if (position->cells[place] != 0)
      sum ^= grundy_coin_turning_get_value (get_rule (game), place);
  return sum;
}

static const GrundyClosedForm closed_forms[] = {
  {
      .source =
          N_ ("H. W. Lenstra, “Nim multiplication”, 1977; E. R. Berlekamp, J. H. Conway, R. K. Guy, “Winning Ways”, "
              "chapter 14"),
      .applies = has_formula,
      .sg = sg,
  },
};

static void
board (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *coins)
{
  grundy_board_clear (coins, GRUNDY_BOARD_COINS, position->n_cells, 1);
  for (guint i = 0; i < position->n_cells; i++)
    grundy_board_add_number (coins, position->cells[i] != 0);
}

static const char *const aliases[] = {
  "Turning Turtles", "Mock Turtles",       "Ruler",    "Twins", "翻硬币", "翻硬币游戏", "假海龟", "海龟",
  "直尺游戏",        "Daizhenyang's Coin", "HDU 3537", NULL,
};

const GrundyRuleset grundy_ruleset_coins = {
  .id = "coins",
  .family = GRUNDY_FAMILY_COINS,
  .title = N_ ("Coins in a row"),
  .summary = N_ ("Turn coins over; the rightmost of them goes from heads to tails."),
  .description = N_ (
      "Coins lie in a row, heads or tails up. In your turn turn over some of them: which ones may be turned together "
      "is "
      "the rule, for example one to three of them, or any run of neighbours; but the rightmost coin that you turn must "
      "go from heads to tails. When all coins are tails nobody can move. The SG value of a row is the nim-sum over "
      "its heads, each taken as the only head of the row; so it is enough to know the value of one head at each "
      "place, and for many rules that is a simple formula."),
  .aliases = aliases,
  .start = "coins{ruler}(HTTH)",
  .parameters = parameters,
  .n_parameters = G_N_ELEMENTS (parameters),
  .position = { .kind = &grundy_position_kind_coins, .label = N_ ("Coins") },
  .normalise = normalise,
  .heap_options = heap_options,
  .sequence_heap = sequence_heap,
  .moves = moves,
  .board = board,
  .closed_forms = closed_forms,
  .n_closed_forms = G_N_ELEMENTS (closed_forms),
};
