/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-value.h"

#include <glib/gi18n-lib.h>

#include "grundy-referee.h"
#include "grundy-turns.h"

/*
 * The distinct options of each component are listed first; distinct combinations of them are then distinct sums.
 */

/* Each move owns a sum with all of its components. */
#define MAX_MOVES 1000000
#define MAX_COMPONENTS_OF_MOVES 20000000
#define MOVES_BETWEEN_REPORTS 256

typedef struct
{
  GrundySum *sum;
  GrundyPlay play;
  const GrundyReferee *referee;
  const GrundyProgress *progress;
  guint n_components;
  /* (element-type GrundyPosition) for each component: its distinct options, in the ruleset's order */
  GPtrArray **options;
  guint32 *n_options;
  /* Reused for move after move: the components' positions after it, and the positions that change. */
  const GrundyPosition **positions;
  const GrundyPosition **changed;
} Lister;

void
grundy_sum_move_free (GrundySumMove *move)
{
  if (move == NULL)
    return;

  g_free (move->components);
  grundy_sum_unref (move->sum);
  grundy_value_clear (&move->value);
  g_free (move);
}

static guint
get_max_moves (guint n_components, const GrundyLimits *limits)
{
  return MAX (1, MIN (limits->max_moves, MIN (MAX_MOVES, MAX_COMPONENTS_OF_MOVES / n_components)));
}

static gboolean
fail_at_limit (guint max_moves, GError **error)
{
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
               /* Translators: the number is the limit. */
               _ ("There are more moves than can be listed, which is %u: start from a smaller position."), max_moves);
  return FALSE;
}

/* (transfer full) (nullable): the distinct options of a component; NULL if they cannot be told, or are too many */
static GPtrArray *
list_options (GrundySum *sum, guint component, guint max_moves, GError **error)
{
  GError *failure;
  g_autoptr (GPtrArray) options = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_position_free);
  g_autoptr (GrundyMoves) moves = grundy_moves_new (max_moves);
  g_autoptr (GrundyArena) seen = grundy_arena_new ();

  grundy_game_list_moves (grundy_sum_get_game (sum, component), grundy_sum_get_position (sum, component), moves);
  failure = grundy_moves_steal_error (moves);
  if (failure != NULL)
    {
      g_propagate_error (error, failure);
      return NULL;
    }
  if (grundy_moves_is_over_limit (moves))
    {
      fail_at_limit (max_moves, error);
      return NULL;
    }

  for (guint i = 0; i < grundy_moves_get_n_moves (moves); i++)
    {
      GrundyPosition to;
      gboolean is_new;

      grundy_moves_get_position (moves, i, &to);
      grundy_arena_intern (seen, &to, &is_new);
      if (is_new)
        g_ptr_array_add (options, grundy_position_copy (&to));
    }
  return g_steal_pointer (&options);
}

static void
lister_init (Lister *lister, GrundySum *sum, GrundyPlay play, const GrundyReferee *referee,
             const GrundyProgress *progress)
{
  guint n_components = grundy_sum_get_n_components (sum);

  *lister = (Lister){ .sum = sum, .play = play, .referee = referee, .progress = progress };
  lister->n_components = n_components;
  lister->options = g_new0 (GPtrArray *, n_components);
  lister->n_options = g_new0 (guint32, n_components);
  lister->positions = g_new (const GrundyPosition *, n_components);
  lister->changed = g_new (const GrundyPosition *, n_components);
  for (guint i = 0; i < n_components; i++)
    lister->positions[i] = grundy_sum_get_position (sum, i);
}

static void
lister_clear (Lister *lister)
{
  for (guint i = 0; i < lister->n_components; i++)
    g_clear_pointer (&lister->options[i], g_ptr_array_unref);
  g_free (lister->options);
  g_free (lister->n_options);
  g_free (lister->positions);
  g_free (lister->changed);
}

static gboolean
lister_list_options (Lister *lister, guint max_moves, GError **error)
{
  for (guint i = 0; i < lister->n_components; i++)
    {
      lister->options[i] = list_options (lister->sum, i, max_moves, error);
      if (lister->options[i] == NULL)
        return FALSE;
      lister->n_options[i] = lister->options[i]->len;
      if (!grundy_progress_report (lister->progress, 0, 0, error))
        return FALSE;
    }
  return TRUE;
}

/* (transfer full): the move that is this turn */
static GrundySumMove *
lister_make_move (Lister *lister, const GrundyTurns *turn)
{
  GrundySumMove *move = g_new0 (GrundySumMove, 1);

  for (guint k = 0; k < turn->n_moved; k++)
    {
      lister->changed[k] = g_ptr_array_index (lister->options[turn->components[k]], turn->options[k]);
      lister->positions[turn->components[k]] = lister->changed[k];
    }
  move->n_components = turn->n_moved;
  move->components = g_memdup2 (turn->components, turn->n_moved * sizeof *turn->components);
  move->sum = grundy_sum_move (lister->sum, turn->components, lister->changed, turn->n_moved);
  grundy_referee_judge (lister->referee, lister->positions, &move->value, NULL);
  move->is_winning = move->value.outcome == GRUNDY_OUTCOME_P;

  for (guint k = 0; k < turn->n_moved; k++)
    lister->positions[turn->components[k]] = grundy_sum_get_position (lister->sum, turn->components[k]);
  return move;
}

static gboolean
lister_list_moves (Lister *lister, guint max_moves, GPtrArray *moves, GError **error)
{
  g_autoptr (GrundyTurns) turns = NULL;
  guint64 n_moves;

  if (!lister_list_options (lister, max_moves, error))
    return FALSE;

  turns = grundy_turns_new (grundy_play_get_join (lister->play), lister->n_options, lister->n_components);
  n_moves = grundy_turns_count (turns);
  if (n_moves > max_moves)
    return fail_at_limit (max_moves, error);
  while (grundy_turns_next (turns))
    {
      if (moves->len % MOVES_BETWEEN_REPORTS == 0 &&
          !grundy_progress_report (lister->progress, moves->len, n_moves, error))
        return FALSE;
      g_ptr_array_add (moves, lister_make_move (lister, turns));
    }
  return TRUE;
}

GPtrArray *
grundy_sum_list_moves (GrundySum *sum, GrundyPlay play, const GrundyLimits *limits, const GrundyProgress *progress,
                       GError **error)
{
  g_autoptr (GrundyReferee) referee = NULL;
  g_autoptr (GPtrArray) moves = NULL;
  g_auto (GrundyValue) value = { 0 };
  gboolean has_stopped;
  gboolean is_done;
  Lister lister;

  g_return_val_if_fail (sum != NULL, NULL);
  g_return_val_if_fail (limits != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  referee = grundy_referee_new (sum, play, FALSE, limits, progress, error);
  if (referee == NULL)
    return NULL;

  moves = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_sum_move_free);
  lister_init (&lister, sum, play, referee, progress);
  grundy_referee_judge (referee, lister.positions, &value, &has_stopped);
  is_done = has_stopped || lister_list_moves (&lister, get_max_moves (lister.n_components, limits), moves, error);
  lister_clear (&lister);
  return is_done ? g_steal_pointer (&moves) : NULL;
}
