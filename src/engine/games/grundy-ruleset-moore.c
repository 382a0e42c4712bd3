/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board.h"
#include "grundy-combination.h"
#include "grundy-game.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>

enum
{
  PARAMETER_MOST_HEAPS,
};

static const GrundyParameterSpec parameters[] = {
  [PARAMETER_MOST_HEAPS] = {
    .kind = &grundy_kind_number,
    .label = N_ ("From how many heaps at most"),
    .is_required = TRUE,
    .min = 1,
  },
};

static guint64
get_most_heaps (const GrundyGame *game)
{
  return grundy_game_get_argument (game, PARAMETER_MOST_HEAPS)->number;
}

static void
normalise (const GrundyGame *game, GrundyPosition *position)
{
  grundy_position_drop_zeros (position);
  grundy_position_sort (position);
}

/* The next way to leave fewer counters in each chosen heap, as an odometer counts; @left is what is left in them. */
static gboolean
step_down (const GrundyPosition *from, const guint *chosen, guint size, guint64 *left)
{
  for (guint i = 0; i < size; i++)
    {
      if (left[i]-- > 0)
        return TRUE;
      left[i] = from->cells[chosen[i]] - 1;
    }
  return FALSE;
}

static gboolean
take_from_chosen (const GrundyGame *game, const GrundyPosition *from, const guint *chosen, guint size,
                  GrundyMoves *list)
{
  g_autoptr (GrundyPosition) to = grundy_position_new ();
  g_autofree guint64 *left = g_new (guint64, size);

  for (guint i = 0; i < size; i++)
    left[i] = from->cells[chosen[i]] - 1;
  do
    {
      grundy_position_assign (to, from->cells, from->n_cells);
      for (guint i = 0; i < size; i++)
        to->cells[chosen[i]] = left[i];
      normalise (game, to);
      if (!grundy_moves_add (list, GRUNDY_VERB_TAKE, to))
        return FALSE;
      for (guint i = 0; i < size; i++)
        grundy_moves_touch (list, chosen[i]);
    }
  while (step_down (from, chosen, size, left));
  return TRUE;
}

static void
moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *list)
{
  g_autofree guint *chosen = g_new (guint, from->n_cells);

  for (guint size = 1; size <= from->n_cells && size <= get_most_heaps (game); size++)
    for (gboolean is_one = grundy_combination_first (chosen, size, from->n_cells); is_one;
         is_one = grundy_combination_next (chosen, size, from->n_cells))
      if (!take_from_chosen (game, from, chosen, size, list))
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

static gboolean
n_wins (const GrundyGame *game, const GrundyPosition *position)
{
  for (guint bit = 0; bit < 63; bit++)
    {
      guint64 n_ones = 0;

      for (guint i = 0; i < position->n_cells; i++)
        n_ones += position->cells[i] >> bit & 1;
      /* Where k + 1 is above every count, no count but 0 is its multiple */
      if (n_ones > get_most_heaps (game) ? n_ones % (get_most_heaps (game) + 1) != 0 : n_ones != 0)
        return TRUE;
    }
  return FALSE;
}

static gboolean
n_wins_misere (const GrundyGame *game, const GrundyPosition *position)
{
  for (guint i = 0; i < position->n_cells; i++)
    if (position->cells[i] > 1)
      return n_wins (game, position);
  return position->n_cells <= get_most_heaps (game) ? position->n_cells != 1
                                                    : position->n_cells % (get_most_heaps (game) + 1) != 1;
}

static gboolean
is_nim (const GrundyGame *game)
{
  return get_most_heaps (game) == 1;
}

static guint64
nim_sum (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 sum = 0;

  for (guint i = 0; i < position->n_cells; i++)
    sum ^= position->cells[i];
  return sum;
}

static const GrundyClosedForm closed_forms[] = {
  {
      .source = N_ ("C. L. Bouton, “Nim, a game with a complete mathematical theory”, 1901"),
      .applies = is_nim,
      .sg = nim_sum,
      .n_wins_misere = n_wins_misere,
  },
  {
      .source = N_ ("E. H. Moore, “A generalization of the game called Nim”, 1910"),
      .n_wins = n_wins,
      .n_wins_misere = n_wins_misere,
  },
};

static const char *const aliases[] = {
  "Moore's Nim", "Nim-k", "穆尔尼姆", "摩尔尼姆", "Nim-K", "k堆取石子", NULL,
};

const GrundyRuleset grundy_ruleset_moore = {
  .id = "moore",
  .family = GRUNDY_FAMILY_HEAPS,
  .title = N_ ("Moore’s Nim"),
  .summary = N_ ("Take at least one counter from each of at most k heaps."),
  .description = N_ (
      "As Nim, but in one turn you may take from several heaps, at most k of them: as many counters from each as you "
      "like, at least one. With k = 1 it is Nim. To see who wins, write the sizes in binary and count the ones in each "
      "column: the player to move loses exactly when every count is a multiple of k+1. This tells P from N; for the "
      "other SG values there is no such simple rule."),
  .aliases = aliases,
  .start = "moore{2}(3,4,5)",
  .parameters = parameters,
  .n_parameters = G_N_ELEMENTS (parameters),
  .position = { .kind = &grundy_position_kind_heaps, .label = N_ ("Heaps") },
  .normalise = normalise,
  .moves = moves,
  .measure = measure,
  .board = grundy_board_set_heaps,
  .closed_forms = closed_forms,
  .n_closed_forms = G_N_ELEMENTS (closed_forms),
};
