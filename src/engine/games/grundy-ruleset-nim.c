/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-game.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>

enum
{
  PARAMETER_ORDERED,
};

static const char *const ordered_word[] = { "ordered", NULL };

static const GrundyParameterSpec parameters[] = {
  [PARAMETER_ORDERED] = {
    .kind = &grundy_kind_flag,
    .label = N_ ("Heaps keep their places"),
    .choices = ordered_word,
  },
};

static gboolean
is_ordered (const GrundyGame *game)
{
  return grundy_game_get_argument (game, PARAMETER_ORDERED)->number != 0;
}

static void
normalise (const GrundyGame *game, GrundyPosition *position)
{
  if (is_ordered (game))
    return;
  grundy_position_drop_zeros (position);
  grundy_position_sort (position);
}

static void
heap_options (const GrundyGame *game, guint64 heap, GrundyHeapOptions *options)
{
  for (guint64 rest = heap; rest-- > 0;)
    if (!grundy_heap_options_add_heap (options, rest))
      return;
}

static guint64
nim_sum (const GrundyGame *game, const GrundyPosition *position)
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
        return nim_sum (game, position) != 0;
      n_ones += position->cells[i];
    }
  return n_ones % 2 == 0;
}

static const GrundyClosedForm closed_forms[] = {
  {
      .source = N_ ("C. L. Bouton, “Nim, a game with a complete mathematical theory”, 1901"),
      .sg = nim_sum,
      .n_wins_misere = n_wins_misere,
  },
};

static const char *const aliases[] = {
  "尼姆",     "尼姆博弈", "Nim游戏",  "取石子",   "Bouton",   "John",
  "POJ 2234", "POJ 2975", "POJ 3480", "HDU 1850", "HDU 1907", NULL,
};

const GrundyRuleset grundy_ruleset_nim = {
  .id = "nim",
  .family = GRUNDY_FAMILY_HEAPS,
  .title = N_ ("Nim"),
  .summary = N_ ("Take any number of counters from one heap."),
  .description =
      N_ ("Some heaps of counters lie on the table. In your turn choose one heap and take as many counters from "
          "it as you like, at least one. The SG value of a single heap is its size, and that of several heaps "
          "is their nim-sum: write the sizes in binary and add without carrying. Every impartial game without "
          "cycles is, in a sum, worth a heap of this game; that is why its SG value is a number. Heaps that "
          "keep their places give the same values, but a larger graph."),
  .aliases = aliases,
  .start = "nim(3,4,5)",
  .parameters = parameters,
  .n_parameters = G_N_ELEMENTS (parameters),
  .position = { .kind = &grundy_position_kind_heaps, .label = N_ ("Heaps") },
  .normalise = normalise,
  .heap_options = heap_options,
  .closed_forms = closed_forms,
  .n_closed_forms = G_N_ELEMENTS (closed_forms),
};
