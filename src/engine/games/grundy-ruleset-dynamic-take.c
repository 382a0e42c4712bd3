/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A position has one cell before the first move, when anything but the whole heap may be taken, and then two: the heap,
 * and how many may be taken. The empty heap is one position, whatever might have been taken from it.
 */
#include "grundy-board.h"
#include "grundy-game.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>

enum
{
  PARAMETER_FACTOR,
};

static const GrundyParameterSpec parameters[] = {
  [PARAMETER_FACTOR] = {
    .kind = &grundy_kind_number,
    .label = N_ ("How many times what was taken before may be taken"),
    .is_required = TRUE,
    .min = 1,
    .max = 1000,
  },
};

static guint64
get_factor (const GrundyGame *game)
{
  return grundy_game_get_argument (game, PARAMETER_FACTOR)->number;
}

static guint64
get_limit (const GrundyPosition *position)
{
  guint64 heap = position->cells[0];

  if (position->n_cells > 1)
    return MIN (heap, position->cells[1]);
  return heap > 0 ? heap - 1 : 0;
}

static void
normalise (const GrundyGame *game, GrundyPosition *position)
{
  if (position->cells[0] == 0)
    grundy_position_set_length (position, 1);
}

static void
moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *list)
{
  g_autoptr (GrundyPosition) to = grundy_position_new ();
  guint64 heap = from->cells[0];
  guint64 factor = get_factor (game);

  for (guint64 taken = 1; taken <= get_limit (from); taken++)
    {
      guint64 limit = taken <= G_MAXINT64 / factor ? taken * factor : G_MAXINT64;

      grundy_position_assign (to, (const guint64[]){ heap - taken, limit }, 2);
      normalise (game, to);
      if (!grundy_moves_add (list, GRUNDY_VERB_TAKE, to))
        return;
      grundy_moves_touch (list, 0);
    }
}

static guint64
measure (const GrundyGame *game, const GrundyPosition *position)
{
  return position->cells[0];
}

/* The heaps that lose at the start, ascending: H(1) = 1, and H(i+1) = H(i) + H(j) for the least j with
 * factor * H(j) >= H(i). With 2 these are the Fibonacci numbers. */
static gboolean
prepare (const GrundyGame *game, gpointer *data, GError **error)
{
  GArray *lost = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint64 factor = get_factor (game);
  guint j = 0;

  for (guint64 heap = 1; heap <= G_MAXINT64; heap += g_array_index (lost, guint64, j))
    {
      g_array_append_val (lost, heap);
      while ((unsigned __int128)factor * g_array_index (lost, guint64, j) < heap)
        j++;
    }
  *data = lost;
  return TRUE;
}

static void
free_data (gpointer data)
{
  g_array_unref (data);
}

/* Take the largest such number off the heap, and again off the rest; the last one taken is the least that wins. */
static gboolean
n_wins (const GrundyGame *game, const GrundyPosition *position)
{
  const GArray *lost = grundy_game_get_data (game);
  guint64 rest = position->cells[0];
  guint64 least = 0;

  for (guint i = lost->len; i-- > 0 && rest > 0;)
    if (g_array_index (lost, guint64, i) <= rest)
      {
        least = g_array_index (lost, guint64, i);
        rest -= least;
      }
  return least != 0 && least <= get_limit (position);
}

static const GrundyClosedForm closed_forms[] = {
  {
      .source = N_ ("M. J. Whinihan, “Fibonacci Nim”, 1963; A. J. Schwenk, “Take-away games”, 1970"),
      .n_wins = n_wins,
  },
};

/* The heap; how much may be taken of it is not on the table. */
static void
board (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *heap)
{
  grundy_board_add_number (heap, position->cells[0]);
}

static const char *const aliases[] = {
  "Fibonacci Nim", "斐波那契博弈", "斐波那契尼姆", "动态减法", "k倍动态减法游戏", "HDU 2516", "POJ 3922", NULL,
};

const GrundyRuleset grundy_ruleset_dynamic_take = {
  .id = "dynamic-take",
  .family = GRUNDY_FAMILY_HEAPS,
  .title = N_ ("Fibonacci Nim and its like"),
  .summary = N_ ("Take at most twice, or some other multiple, of what was just taken."),
  .description = N_ (
      "There is one heap. The first player takes any number of counters, but not all of them; after that each player "
      "takes at least one and at most twice as many as were just taken. Another multiple can be chosen. With twice, "
      "the starts that lose are the Fibonacci numbers: write the heap as a sum of Fibonacci numbers no two of which "
      "follow one another, and take the smallest of them. A position after a move is written as the heap and "
      "how many may be taken: 17;6."),
  .aliases = aliases,
  .start = "dynamic-take{2}(20)",
  .parameters = parameters,
  .n_parameters = G_N_ELEMENTS (parameters),
  .position = { .kind = &grundy_position_kind_capped, .label = N_ ("Heap") },
  .prepare = prepare,
  .free_data = free_data,
  .normalise = normalise,
  .moves = moves,
  .measure = measure,
  .board = board,
  .closed_forms = closed_forms,
  .n_closed_forms = G_N_ELEMENTS (closed_forms),
};
