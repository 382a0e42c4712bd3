/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the engine does for games on independent heaps, whose rulesets tell the options of one heap only: normal form,
 * moves of whole positions, measure. Everything else is handed to the ruleset.
 */
#include "grundy-game-private.h"

#include <string.h>

void
grundy_game_normalise (const GrundyGame *game, GrundyPosition *position)
{
  g_return_if_fail (game != NULL && position != NULL);

  if (game->ruleset->normalise != NULL)
    {
      game->ruleset->normalise (game, position);
    }
  else if (game->ruleset->heap_options != NULL)
    {
      grundy_position_drop_zeros (position);
      grundy_position_sort (position);
    }
}

/* Makes @to the position @from with @heaps in the place of heap @i: the first stays there, the others go to the end. */
static void
replace_heap (GrundyPosition *to, const GrundyPosition *from, guint i, const guint64 *heaps, guint n_heaps)
{
  grundy_position_assign (to, from->cells, from->n_cells);
  to->cells[i] = n_heaps > 0 ? heaps[0] : 0;
  for (guint j = 1; j < n_heaps; j++)
    grundy_position_append (to, heaps[j]);
}

/* Does the same where the heaps are sorted and none is empty, and they stay so: there is nothing left to normalise. */
static void
merge_heaps (GrundyPosition *to, const GrundyPosition *from, guint i, const guint64 *heaps, guint n_heaps)
{
  guint n_cells = from->n_cells - 1;

  grundy_position_set_length (to, n_cells + n_heaps);
  /* Nothing may have no address. */
  if (n_cells + n_heaps == 0)
    return;
  memcpy (to->cells, from->cells, i * sizeof *to->cells);
  memcpy (to->cells + i, from->cells + i + 1, (n_cells - i) * sizeof *to->cells);
  for (guint k = 0; k < n_heaps; k++)
    {
      guint place = n_cells++;

      for (; place > 0 && to->cells[place - 1] > heaps[k]; place--)
        to->cells[place] = to->cells[place - 1];
      to->cells[place] = heaps[k];
    }
}

/* A sum that is too large stops at the largest number there is. */
static guint64
sum_of (const guint64 *heaps, guint n_heaps)
{
  guint64 sum = 0;

  for (guint i = 0; i < n_heaps; i++)
    sum += MIN (heaps[i], G_MAXUINT64 - sum);
  return sum;
}

/* Hands on what else was needed, and what went wrong. */
static void
hand_on (GrundyHeapOptions *options, GrundyMoves *moves)
{
  GError *error = grundy_heap_options_steal_error (options);

  grundy_moves_add_work (moves, grundy_heap_options_get_work (options) - grundy_heap_options_get_n_options (options));
  if (error != NULL)
    grundy_moves_fail (moves, error);
}

/* Returns: whether there was room for all */
static gboolean
list_moves_of_heap (const GrundyGame *game, const GrundyPosition *from, guint i, GrundyHeapOptions *options,
                    GrundyPosition *to, GrundyMoves *moves)
{
  grundy_heap_options_clear (options);
  game->ruleset->heap_options (game, from->cells[i], options);
  hand_on (options, moves);
  for (guint k = 0; k < grundy_heap_options_get_n_options (options); k++)
    {
      guint n_heaps;
      const guint64 *heaps = grundy_heap_options_get (options, k, &n_heaps);
      gboolean is_taken = sum_of (heaps, n_heaps) < from->cells[i];

      if (game->ruleset->normalise == NULL)
        merge_heaps (to, from, i, heaps, n_heaps);
      else
        {
          replace_heap (to, from, i, heaps, n_heaps);
          grundy_game_normalise (game, to);
        }
      if (!grundy_moves_add (moves, is_taken ? GRUNDY_VERB_TAKE : GRUNDY_VERB_SPLIT, to))
        return FALSE;
      grundy_moves_touch (moves, i);
    }
  return !grundy_heap_options_is_over_limit (options);
}

static void
list_heap_moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *moves)
{
  guint limit = grundy_moves_get_limit (moves);
  /* One more than may be told: a heap with too many options then fills the list of moves, which so knows of it. */
  g_autoptr (GrundyHeapOptions) options = grundy_heap_options_new (limit == 0 || limit == G_MAXUINT ? 0 : limit + 1);
  g_autoptr (GrundyPosition) to = grundy_position_new ();

  for (guint i = 0; i < from->n_cells; i++)
    {
      gboolean is_repeat = !game->keeps_places && i > 0 && from->cells[i] == from->cells[i - 1];

      if (!is_repeat && from->cells[i] > 0 && !list_moves_of_heap (game, from, i, options, to, moves))
        return;
    }
}

void
grundy_game_list_moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *moves)
{
  g_return_if_fail (game != NULL && from != NULL && moves != NULL);

  grundy_moves_clear (moves);
  if (game->ruleset->moves != NULL)
    game->ruleset->moves (game, from, moves);
  else
    list_heap_moves (game, from, moves);
}

gboolean
grundy_game_has_measure (const GrundyGame *game)
{
  g_return_val_if_fail (game != NULL, FALSE);

  if (game->ruleset->measure != NULL || !grundy_game_is_heap_game (game))
    return game->ruleset->measure != NULL;
  return game->ruleset->heaps_may_grow == NULL || !game->ruleset->heaps_may_grow (game);
}

guint64
grundy_game_get_measure (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 measure = 0;

  g_return_val_if_fail (game != NULL && position != NULL, 0);
  g_return_val_if_fail (grundy_game_has_measure (game), 0);

  if (game->ruleset->measure != NULL)
    return game->ruleset->measure (game, position);
  /* Only positions that nobody can search come near the end of the numbers; they stop there. */
  for (guint i = 0; i < position->n_cells; i++)
    if (position->cells[i] > 0)
      measure += MIN (2 * position->cells[i] - 1, G_MAXUINT64 - measure);
  return measure;
}
