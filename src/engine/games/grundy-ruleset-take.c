/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-game.h"
#include "grundy-heap-code.h"

#include <glib/gi18n-lib.h>

enum
{
  PARAMETER_SET,
};

static const GrundyParameterSpec parameters[] = {
  [PARAMETER_SET] = {
    .kind = &grundy_kind_take_set,
    .label = N_ ("What may be taken"),
    .is_required = TRUE,
  },
};

static const GrundyTakeSet *
get_set (const GrundyGame *game)
{
  return grundy_game_get_argument (game, PARAMETER_SET)->data;
}

static gboolean
prepare (const GrundyGame *game, gpointer *data, GError **error)
{
  *data = grundy_take_amounts_new (get_set (game));
  return TRUE;
}

static void
free_data (gpointer data)
{
  grundy_take_amounts_free (data);
}

typedef struct
{
  guint64 heap;
  GrundyHeapOptions *options;
} Listing;

static gboolean
add_option (guint64 amount, gpointer user_data)
{
  Listing *listing = user_data;

  return grundy_heap_options_add_heap (listing->options, listing->heap - amount);
}

static void
heap_options (const GrundyGame *game, guint64 heap, GrundyHeapOptions *options)
{
  Listing listing = { heap, options };

  grundy_take_amounts_foreach (grundy_game_get_data (game), heap, add_option, &listing);
}

static gboolean
get_run (const GrundyGame *game, guint64 heap, guint64 *first, guint64 *end, GError **error)
{
  grundy_take_amounts_get_run (grundy_game_get_data (game), heap, first, end);
  return TRUE;
}

static void
add_missing (const GrundyGame *game, guint64 heap, GArray *heaps)
{
  grundy_take_amounts_add_missing (grundy_game_get_data (game), heap, heaps);
}

static void
heap_code (const GrundyGame *game, GrundyHeapCode *code)
{
  gboolean has_missing;

  code->kind = GRUNDY_HEAP_CODE_TAKE;
  code->amounts = grundy_game_get_data (game);
  if (!grundy_take_amounts_are_run (code->amounts, &has_missing))
    return;
  code->get_run = get_run;
  code->add_missing = has_missing ? add_missing : NULL;
}

/* --- Closed forms ------------------------------------------------------------------------------------------- */

static gboolean
is_word_alone (const GrundyGame *game, GrundyTakeWord word)
{
  return grundy_take_amounts_are_word (grundy_game_get_data (game), word);
}

static guint64
sum_heaps (const GrundyPosition *position, guint64 (*heap_sg) (guint64 heap))
{
  guint64 sum = 0;

  for (guint i = 0; i < position->n_cells; i++)
    sum ^= heap_sg (position->cells[i]);
  return sum;
}

static gboolean
modulo_applies (const GrundyGame *game)
{
  guint64 modulus;

  return grundy_take_amounts_get_modulus (grundy_game_get_data (game), &modulus);
}

/* The nim-sum of the heaps' remainders, and whether one of them is above 1. */
static guint64
sum_remainders (const GrundyGame *game, const GrundyPosition *position, gboolean *has_large)
{
  guint64 modulus = 0, sum = 0;

  grundy_take_amounts_get_modulus (grundy_game_get_data (game), &modulus);
  g_assert (modulus > 1);
  *has_large = FALSE;
  for (guint i = 0; i < position->n_cells; i++)
    {
      sum ^= position->cells[i] % modulus;
      *has_large = *has_large || position->cells[i] % modulus > 1;
    }
  return sum;
}

static guint64
modulo_sg (const GrundyGame *game, const GrundyPosition *position)
{
  gboolean has_large;

  return sum_remainders (game, position, &has_large);
}

static gboolean
modulo_n_wins_misere (const GrundyGame *game, const GrundyPosition *position)
{
  gboolean has_large;
  guint64 sum = sum_remainders (game, position, &has_large);

  return (sum != 0) == has_large;
}

static gboolean
half_applies (const GrundyGame *game)
{
  return is_word_alone (game, GRUNDY_TAKE_HALF);
}

/* n even: n/2; n odd: as (n-1)/2. So the ones at the low end go first. */
static guint64
half_heap_sg (guint64 heap)
{
  return heap >> __builtin_ctzll (~heap) >> 1;
}

static guint64
half_sg (const GrundyGame *game, const GrundyPosition *position)
{
  return sum_heaps (position, half_heap_sg);
}

static gboolean
at_least_half_applies (const GrundyGame *game)
{
  return is_word_alone (game, GRUNDY_TAKE_AT_LEAST_HALF);
}

static guint64
at_least_half_heap_sg (guint64 heap)
{
  return heap == 0 ? 0 : 64 - __builtin_clzll (heap);
}

static guint64
at_least_half_sg (const GrundyGame *game, const GrundyPosition *position)
{
  return sum_heaps (position, at_least_half_heap_sg);
}

static gboolean
divisors_applies (const GrundyGame *game)
{
  return is_word_alone (game, GRUNDY_TAKE_DIVISORS);
}

static guint64
divisors_heap_sg (guint64 heap)
{
  return heap == 0 ? 0 : __builtin_ctzll (heap) + 1;
}

static guint64
divisors_sg (const GrundyGame *game, const GrundyPosition *position)
{
  return sum_heaps (position, divisors_heap_sg);
}

static gboolean
proper_divisors_applies (const GrundyGame *game)
{
  return is_word_alone (game, GRUNDY_TAKE_PROPER_DIVISORS);
}

static guint64
proper_divisors_heap_sg (guint64 heap)
{
  return heap == 0 ? 0 : __builtin_ctzll (heap);
}

static guint64
proper_divisors_sg (const GrundyGame *game, const GrundyPosition *position)
{
  return sum_heaps (position, proper_divisors_heap_sg);
}

static const GrundyClosedForm closed_forms[] = {
  {
      .source =
          N_ ("C. G. Bachet, “Problèmes plaisants et délectables”, 1612, for 1 to m; misère play: T. S. Ferguson, "
              "“On sums of graph games with last player losing”, 1974"),
      .applies = modulo_applies,
      .sg = modulo_sg,
      .n_wins_misere = modulo_n_wins_misere,
  },
  {
      .source = N_ ("L. Levine, “Fractal sequences and restricted Nim”, 2006"),
      .applies = half_applies,
      .sg = half_sg,
  },
  {
      .source = N_ ("T. S. Ferguson, “Game Theory”, part I"),
      .applies = at_least_half_applies,
      .sg = at_least_half_sg,
  },
  {
      .source = N_ ("T. S. Ferguson, “Game Theory”, part I"),
      .applies = divisors_applies,
      .sg = divisors_sg,
  },
  {
      .source = N_ ("T. S. Ferguson, “Game Theory”, part I"),
      .applies = proper_divisors_applies,
      .sg = proper_divisors_sg,
  },
};

static const char *const aliases[] = {
  "Bachet",
  "take-away",
  "巴什博弈",
  "巴什",
  "减法游戏",
  "取石子",
  "取石子游戏",
  "斐波那契",
  "拿走游戏",
  "Good Luck in CET-4",
  "Fibonacci again and again",
  "S-Nim",
  "Playing With Stones",
  "HDU 1846",
  "HDU 1847",
  "HDU 1848",
  "POJ 2960",
  "UVA 1482",
  NULL,
};

const GrundyRuleset grundy_ruleset_take = {
  .id = "take",
  .family = GRUNDY_FAMILY_HEAPS,
  .title = N_ ("Subtraction game (take-away)"),
  .summary = N_ ("Take a permitted number of counters from one heap."),
  .description =
      N_ ("In your turn choose a heap and take some counters from it, but only as many as the rule allows: one of "
          "some given numbers, a power of two, at most half of the heap, a divisor of its size, ... Where the "
          "numbers are the same for every heap and there are finitely many of them, the SG values of single "
          "heaps repeat sooner or later. If 1 to m may be taken and nothing more, the value of a heap is "
          "what is left when it is divided by m+1: leave your opponent a multiple of m+1."),
  .aliases = aliases,
  .start = "take{1,3,4}(10)",
  .parameters = parameters,
  .n_parameters = G_N_ELEMENTS (parameters),
  .position = { .kind = &grundy_position_kind_heaps, .label = N_ ("Heaps") },
  .prepare = prepare,
  .free_data = free_data,
  .heap_options = heap_options,
  .heap_code = heap_code,
  .closed_forms = closed_forms,
  .n_closed_forms = G_N_ELEMENTS (closed_forms),
};
