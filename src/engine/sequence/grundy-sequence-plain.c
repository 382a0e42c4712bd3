/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The textbook's method: the value of a heap is the mex, over its options, of the nim-sum of the heaps that each
 * leaves (Sprague 1935, Grundy 1939). It asks the ruleset for every option, so that it does for every game; whatever
 * else there is about a game makes another method faster.
 */
#include "grundy-game.h"
#include "grundy-mex.h"
#include "grundy-sequence-method.h"

/* No more than some minutes of work. */
#define MAX_OPTIONS G_GUINT64_CONSTANT (10000000000)
#define OPTIONS_BETWEEN_REPORTS 262144

typedef struct
{
  GrundyGame *game;
  GrundyHeapOptions *options;
  GrundyMex *mex;
  guint64 n_options;
  guint64 n_options_at_report;
} Plain;

static gboolean
applies (const GrundyGame *game, const GrundyHeapCode *code, guint64 last)
{
  return TRUE;
}

static gpointer
new_state (GrundyGame *game, const GrundyHeapCode *code, guint64 last)
{
  Plain *plain = g_new0 (Plain, 1);

  plain->game = grundy_game_ref (game);
  plain->options = grundy_heap_options_new (0);
  plain->mex = grundy_mex_new ();
  return plain;
}

static void
free_state (gpointer state)
{
  Plain *plain = state;

  grundy_game_unref (plain->game);
  grundy_heap_options_free (plain->options);
  grundy_mex_free (plain->mex);
  g_free (plain);
}

static guint64
value_of_option (const GrundySequenceValues *values, const GrundyHeapOptions *options, guint i)
{
  guint n_heaps;
  const guint64 *heaps = grundy_heap_options_get (options, i, &n_heaps);
  guint64 value = 0;

  for (guint k = 0; k < n_heaps; k++)
    value ^= grundy_sequence_values_get (values, heaps[k]);
  return value;
}

static gboolean
append_value (Plain *plain, GrundySequenceValues *values, const GrundyProgress *progress, GError **error)
{
  guint64 heap = values->n_values;
  GError *failure;
  guint n_options;

  grundy_heap_options_clear (plain->options);
  grundy_game_get_ruleset (plain->game)->heap_options (plain->game, heap, plain->options);
  n_options = grundy_heap_options_get_n_options (plain->options);
  plain->n_options += grundy_heap_options_get_work (plain->options) + 1;
  failure = grundy_heap_options_steal_error (plain->options);
  if (failure != NULL)
    {
      g_propagate_error (error, failure);
      return FALSE;
    }
  if (grundy_heap_options_is_over_limit (plain->options) || plain->n_options > MAX_OPTIONS)
    return grundy_sequence_fail_at_work_limit (heap, error);

  grundy_mex_begin (plain->mex, n_options);
  for (guint i = 0; i < n_options; i++)
    grundy_mex_mark (plain->mex, value_of_option (values, plain->options, i));
  grundy_sequence_values_append (values, grundy_mex_get (plain->mex));

  if (plain->n_options - plain->n_options_at_report < OPTIONS_BETWEEN_REPORTS)
    return TRUE;
  plain->n_options_at_report = plain->n_options;
  return grundy_progress_report (progress, values->n_values, 0, error);
}

static gboolean
extend (gpointer state, GrundySequenceValues *values, guint64 end, const GrundyProgress *progress, GError **error)
{
  while (values->n_values < end)
    if (!append_value (state, values, progress, error))
      return FALSE;
  return TRUE;
}

const GrundySequenceMethod grundy_sequence_method_plain = {
  .name = "plain",
  .reason = "every game: the mex of the values of all options, as the ruleset tells them",
  .growth = 2,
  .max_search = 0,
  .applies = applies,
  .new_state = new_state,
  .free_state = free_state,
  .extend = extend,
};
