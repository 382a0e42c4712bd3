/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board.h"
#include "grundy-combination.h"
#include "grundy-game.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>

enum
{
  PARAMETER_GROUP_SIZES,
};

static const GrundyParameterSpec parameters[] = {
  [PARAMETER_GROUP_SIZES] = {
    .kind = &grundy_kind_number_set,
    .label = N_ ("From how many heaps"),
    .is_required = TRUE,
    .min = 1,
  },
};

static void
normalise (const GrundyGame *game, GrundyPosition *position)
{
  grundy_position_drop_zeros (position);
  grundy_position_sort (position);
}

/* Heaps are sorted, so that the first of the chosen ones says how many can be taken from all of them. */
static gboolean
take_from_chosen (const GrundyGame *game, const GrundyPosition *from, const guint *chosen, guint size,
                  GrundyMoves *list)
{
  g_autoptr (GrundyPosition) to = grundy_position_new ();

  for (guint64 k = 1; k <= from->cells[chosen[0]]; k++)
    {
      grundy_position_assign (to, from->cells, from->n_cells);
      for (guint i = 0; i < size; i++)
        to->cells[chosen[i]] -= k;
      normalise (game, to);
      if (!grundy_moves_add (list, GRUNDY_VERB_TAKE, to))
        return FALSE;
      for (guint i = 0; i < size; i++)
        grundy_moves_touch (list, chosen[i]);
    }
  return TRUE;
}

static void
moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *list)
{
  const GrundyNumbers *sizes = grundy_game_get_argument (game, PARAMETER_GROUP_SIZES)->data;
  g_autofree guint *chosen = g_new (guint, from->n_cells);

  for (guint i = 0; i < sizes->n_numbers && sizes->numbers[i] <= from->n_cells; i++)
    {
      guint size = (guint)sizes->numbers[i];

      for (gboolean is_one = grundy_combination_first (chosen, size, from->n_cells); is_one;
           is_one = grundy_combination_next (chosen, size, from->n_cells))
        if (!take_from_chosen (game, from, chosen, size, list))
          return;
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

static const char *const aliases[] = {
  "Coins Game", "same number from several heaps", "多堆取相同", "三堆取石子", "ZOJ 3057", NULL,
};

const GrundyRuleset grundy_ruleset_same_from = {
  .id = "same-from",
  .family = GRUNDY_FAMILY_HEAPS,
  .title = N_ ("The same from several heaps"),
  .summary = N_ ("Take the same number of counters from each of one, two, ... heaps."),
  .description = N_ (
      "The rule says from how many heaps one may take at once, for example from one or from two. In your turn choose "
      "so many heaps and take the same number of counters, at least one, from each of them. With one heap only it is "
      "Nim; with one or two, on two heaps, it is Wythoff’s game. For three heaps no formula is known: "
      "the P positions are found by search."),
  .aliases = aliases,
  .start = "same-from{1,2}(3,4,5)",
  .parameters = parameters,
  .n_parameters = G_N_ELEMENTS (parameters),
  .position = { .kind = &grundy_position_kind_heaps, .label = N_ ("Heaps") },
  .normalise = normalise,
  .moves = moves,
  .measure = measure,
  .board = grundy_board_set_heaps,
};
