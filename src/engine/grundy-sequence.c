/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The frame of all sequences: which method computes the values, how many, when a period is looked for, and what is said
 * of how far it is. The methods, a file each, are in sequence/.
 *
 * Periods are looked for when there are n = 2m, 4m, 8m, ... values, where m is what a proof needs at least, and
 * at the end; each search is O(n), so that all of them together are no more than two of the last. Behind a
 * proven period nothing is computed: its values are those of the first period. Values of heaps so large that they
 * cannot be computed one by one are found in this way or not at all.
 */
#include "grundy-sequence.h"

#include "grundy-sequence-method.h"
#include "grundy-sequence-period.h"

#include <glib/gi18n-lib.h>

/* Not worth looking for a period among fewer values */
#define FIRST_SEARCH 64

struct _GrundySequence
{
  gatomicrefcount ref_count;
  const GrundySequenceMethod *method;
  guint64 last;
  GrundySequenceValues values;
  gboolean has_period;
  GrundyPeriod period;
};

struct _GrundySequenceComputation
{
  GrundyGame *game; /* what the code and the state of the method borrow from */
  GrundyHeapCode code;
  const GrundySequenceMethod *method;
  gpointer state;
  guint64 last;
  guint64 max_values; /* how many values are computed at most */
  GrundySequenceValues values;
  gboolean has_proof;
  GrundySequenceProof proof;
  guint64 next_search; /* at how many values to look for a period */
  gboolean has_period;
  GrundyPeriod period;
};

/* --- The beginning ------------------------------------------------------------------------------------------ */

static gboolean
fail_at_largest_heap (guint64 heap, GError **error)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, heap);

  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
               /* Translators: two sizes of heaps. */
               _ ("A sequence of values can go up to the heap of %u counters, and one up to %s was asked for."),
               GRUNDY_SEQUENCE_MAX_HEAP, number);
  return FALSE;
}

static gboolean
fail_without_period (guint64 n_values, guint64 heap, GError **error)
{
  g_autofree char *last = g_strdup_printf ("%" G_GUINT64_FORMAT, n_values - 1);
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, heap);

  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
               /* Translators: two sizes of heaps. */
               _ ("The value of a heap of %1$s counters can only be found by a period, and there is none up to %2$s."),
               number, last);
  return FALSE;
}

/* Whether the method may know a period by an argument of its own */
static gboolean
may_be_told_period (const GrundySequenceComputation *computation)
{
  const GrundySequenceMethod *method = computation->method;

  return method->get_period != NULL &&
         (method->may_have_period == NULL || method->may_have_period (computation->state));
}

static void
choose_method (GrundySequenceComputation *computation, const char *method_name, gboolean uses_periods)
{
  guint64 last = MIN (computation->last, GRUNDY_SEQUENCE_MAX_HEAP);

  computation->method = method_name != NULL ? grundy_sequence_method_find_by_name (method_name)
                                            : grundy_sequence_method_find (computation->game, &computation->code, last);
  g_assert (computation->method != NULL && computation->method->applies (computation->game, &computation->code, last));
  if (computation->method->new_state != NULL)
    computation->state = computation->method->new_state (computation->game, &computation->code, last);
  computation->next_search = G_MAXUINT64;
  if (!uses_periods)
    return;
  computation->has_proof = computation->method->get_proof != NULL &&
                           computation->method->get_proof (computation->state, &computation->proof);
  if (computation->has_proof && computation->proof.reach < GRUNDY_SEQUENCE_MAX_HEAP)
    computation->next_search = MAX (FIRST_SEARCH, 2 * computation->proof.reach);
  else if (may_be_told_period (computation))
    computation->next_search = FIRST_SEARCH;
}

static gboolean
set_max_values (GrundySequenceComputation *computation, guint64 last, GError **error)
{
  computation->max_values = last + 1;
  if (last <= GRUNDY_SEQUENCE_MAX_HEAP)
    return TRUE;

  computation->max_values = computation->method->max_search;
  if (computation->next_search > computation->max_values)
    return fail_at_largest_heap (last, error);
  return TRUE;
}

GrundySequenceComputation *
grundy_sequence_computation_new_by (GrundyGame *game, guint64 last, const char *method_name, gboolean uses_periods,
                                    GError **error)
{
  g_autoptr (GrundySequenceComputation) computation = NULL;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (!grundy_game_has_sequence (game))
    {
      g_autofree char *text = grundy_game_to_text (game);

      g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED,
                   _ ("Only a game on independent heaps has a sequence of values, and %s is none."), text);
      return NULL;
    }

  computation = g_new0 (GrundySequenceComputation, 1);
  computation->values = (GrundySequenceValues)GRUNDY_SEQUENCE_VALUES_INIT;
  computation->game = grundy_game_ref (game);
  grundy_heap_code_init (&computation->code, game);
  computation->last = last;
  choose_method (computation, method_name, uses_periods);
  if (!set_max_values (computation, last, error))
    return NULL;
  return g_steal_pointer (&computation);
}

GrundySequenceComputation *
grundy_sequence_computation_new (GrundyGame *game, guint64 last, GError **error)
{
  return grundy_sequence_computation_new_by (game, last, NULL, TRUE, error);
}

gboolean
grundy_sequence_can_reach (GrundyGame *game, guint64 heap)
{
  g_autoptr (GrundySequenceComputation) computation = grundy_sequence_computation_new (game, heap, NULL);

  return computation != NULL;
}

static void
free_state (GrundySequenceComputation *computation)
{
  if (computation->method->free_state != NULL)
    computation->method->free_state (computation->state);
  computation->state = NULL;
}

void
grundy_sequence_computation_free (GrundySequenceComputation *computation)
{
  g_return_if_fail (computation != NULL);

  if (computation->state != NULL)
    free_state (computation);
  grundy_sequence_values_clear (&computation->values);
  grundy_game_unref (computation->game);
  g_free (computation);
}

/* --- On and on ---------------------------------------------------------------------------------------------- */

typedef struct
{
  const GrundyProgress *progress;
  const GrundySequenceMethod *method;
  guint64 max_values;
} Report;

static guint64
get_work (const GrundySequenceMethod *method, guint64 n_values)
{
  return method->growth == 1 ? n_values : n_values * n_values;
}

/* A method tells how many values there are, and who waits is told how much of the work that is. */
static gboolean
report (guint64 n_values, guint64 total, gpointer user_data)
{
  const Report *self = user_data;

  return grundy_progress_report (self->progress, get_work (self->method, n_values),
                                 get_work (self->method, self->max_values), NULL);
}

static void
look_for_period (GrundySequenceComputation *computation)
{
  const GrundySequenceMethod *method = computation->method;

  computation->next_search = 2 * computation->values.n_values;
  if (may_be_told_period (computation))
    computation->has_period = method->get_period (computation->state, &computation->values, &computation->period);
  if (!computation->has_period && computation->has_proof)
    computation->has_period =
        grundy_sequence_period_find (&computation->values, &computation->proof, &computation->period);
  if (!computation->has_period)
    return;
  grundy_sequence_values_truncate (&computation->values, computation->period.first + computation->period.length);
  if (computation->state != NULL)
    free_state (computation);
}

gboolean
grundy_sequence_computation_advance (GrundySequenceComputation *computation, guint64 n_values,
                                     const GrundyProgress *progress, GError **error)
{
  Report self;
  GrundyProgress reporter = { report, &self };

  g_return_val_if_fail (computation != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  self = (Report){ progress, computation->method, computation->max_values };
  n_values = MIN (n_values, computation->max_values);
  while (!computation->has_period && computation->values.n_values < n_values)
    {
      guint64 end = MIN (n_values, computation->next_search);

      grundy_sequence_values_reserve (&computation->values, end);
      if (!computation->method->extend (computation->state, &computation->values, end, &reporter, error))
        return FALSE;
      if (computation->next_search != G_MAXUINT64 &&
          (end == computation->next_search || end == computation->max_values))
        look_for_period (computation);
    }
  if (!computation->has_period && computation->values.n_values == computation->max_values &&
      computation->last >= computation->max_values)
    return fail_without_period (computation->max_values, computation->last, error);
  return TRUE;
}

guint64
grundy_sequence_computation_get_n_values (const GrundySequenceComputation *computation)
{
  g_return_val_if_fail (computation != NULL, 0);

  return computation->values.n_values;
}

gboolean
grundy_sequence_computation_is_done (const GrundySequenceComputation *computation)
{
  g_return_val_if_fail (computation != NULL, FALSE);

  return computation->has_period || computation->values.n_values > computation->last;
}

/* (transfer full): without values */
static GrundySequence *
new_sequence (const GrundySequenceComputation *computation)
{
  GrundySequence *sequence = g_new0 (GrundySequence, 1);

  g_assert (computation->values.n_values > 0);

  g_atomic_ref_count_init (&sequence->ref_count);
  sequence->method = computation->method;
  sequence->has_period = computation->has_period;
  sequence->period = computation->period;
  sequence->last = computation->has_period ? computation->last : computation->values.n_values - 1;
  return sequence;
}

GrundySequence *
grundy_sequence_computation_get_sequence (const GrundySequenceComputation *computation)
{
  GrundySequence *sequence;

  g_return_val_if_fail (computation != NULL && computation->values.n_values > 0, NULL);

  sequence = new_sequence (computation);
  grundy_sequence_values_copy (&computation->values, &sequence->values);
  return sequence;
}

/* --- The sequence ------------------------------------------------------------------------------------------- */

GrundySequence *
grundy_sequence_compute (GrundyGame *game, guint64 last, const GrundyProgress *progress, GError **error)
{
  g_autoptr (GrundySequenceComputation) computation = grundy_sequence_computation_new (game, last, error);
  GrundySequence *sequence;

  if (computation == NULL || !grundy_sequence_computation_advance (computation, G_MAXUINT64, progress, error))
    return NULL;
  sequence = new_sequence (computation);
  sequence->values = computation->values;
  computation->values = (GrundySequenceValues)GRUNDY_SEQUENCE_VALUES_INIT;
  return sequence;
}

GrundySequence *
grundy_sequence_ref (GrundySequence *sequence)
{
  g_return_val_if_fail (sequence != NULL, NULL);

  g_atomic_ref_count_inc (&sequence->ref_count);
  return sequence;
}

void
grundy_sequence_unref (GrundySequence *sequence)
{
  g_return_if_fail (sequence != NULL);

  if (!g_atomic_ref_count_dec (&sequence->ref_count))
    return;

  grundy_sequence_values_clear (&sequence->values);
  g_free (sequence);
}

guint64
grundy_sequence_get_last (const GrundySequence *sequence)
{
  g_return_val_if_fail (sequence != NULL, 0);

  return sequence->last;
}

guint64
grundy_sequence_get (const GrundySequence *sequence, guint64 heap)
{
  g_return_val_if_fail (sequence != NULL, 0);
  g_return_val_if_fail (heap <= sequence->last || sequence->has_period, 0);

  if (!sequence->has_period)
    return grundy_sequence_values_get (&sequence->values, heap);
  return grundy_sequence_period_get (&sequence->values, &sequence->period, heap);
}

gboolean
grundy_sequence_get_period (const GrundySequence *sequence, GrundyPeriod *period)
{
  g_return_val_if_fail (sequence != NULL, FALSE);

  if (sequence->has_period && period != NULL)
    *period = sequence->period;
  return sequence->has_period;
}

gboolean
grundy_sequence_is_exception (const GrundySequence *sequence, guint64 heap)
{
  g_return_val_if_fail (sequence != NULL, FALSE);

  return sequence->has_period && heap < sequence->period.first &&
         grundy_sequence_values_get (&sequence->values, heap) !=
             grundy_sequence_period_extrapolate (&sequence->values, &sequence->period, heap);
}

const char *
grundy_sequence_get_method (const GrundySequence *sequence)
{
  g_return_val_if_fail (sequence != NULL, NULL);

  return sequence->method->name;
}
