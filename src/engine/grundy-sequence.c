/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-sequence.h"

#include <glib/gi18n-lib.h>

#include "grundy-mex.h"

/*
 * The textbook's method: the value of a heap is the mex, over its options, of the nim-sum of the heaps that each
 * leaves (Sprague 1935, Grundy 1939). Touching fresh memory costs more than reading it, so that values are bytes
 * until one of them is not, and move into wider cells then.
 */

/* No more than some minutes of work. */
#define MAX_OPTIONS G_GUINT64_CONSTANT (10000000000)
#define OPTIONS_BETWEEN_REPORTS 262144

struct _GrundySequence
{
  gatomicrefcount ref_count;
  guint64 last;
  /* Bytes of a value: 1, 2 or 4. */
  guint width;
  gpointer values;
};

typedef struct
{
  GrundyGame *game;
  const GrundyProgress *progress;
  GrundyHeapOptions *options;
  GrundyMex *mex;
  guint64 n_options;
  guint64 n_options_at_report;
} Computation;

static inline guint64
sequence_read (const GrundySequence *sequence, guint64 heap)
{
  switch (sequence->width)
    {
    case 1:
      return ((const guint8 *)sequence->values)[heap];
    case 2:
      return ((const guint16 *)sequence->values)[heap];
    default:
      return ((const guint32 *)sequence->values)[heap];
    }
}

static inline void
sequence_write (GrundySequence *sequence, guint64 heap, guint64 value)
{
  switch (sequence->width)
    {
    case 1:
      ((guint8 *)sequence->values)[heap] = (guint8)value;
      break;
    case 2:
      ((guint16 *)sequence->values)[heap] = (guint16)value;
      break;
    default:
      ((guint32 *)sequence->values)[heap] = (guint32)value;
      break;
    }
}

/* Moves the values of heaps 0 to @n_heaps-1 into cells of twice the width, until @value fits. */
static void
sequence_widen (GrundySequence *sequence, guint64 n_heaps, guint64 value)
{
  while (sequence->width < 4 && value >> (8 * sequence->width) != 0)
    {
      GrundySequence wider = { .width = sequence->width * 2 };

      wider.values = g_malloc ((sequence->last + 1) * wider.width);
      for (guint64 heap = 0; heap < n_heaps; heap++)
        sequence_write (&wider, heap, sequence_read (sequence, heap));
      g_free (sequence->values);
      sequence->values = wider.values;
      sequence->width = wider.width;
    }
}

static guint64
value_of_option (const GrundySequence *sequence, const GrundyHeapOptions *options, guint i)
{
  guint n_heaps;
  const guint64 *heaps = grundy_heap_options_get (options, i, &n_heaps);
  guint64 value = 0;

  for (guint k = 0; k < n_heaps; k++)
    value ^= sequence_read (sequence, heaps[k]);
  return value;
}

static gboolean
fail_at_largest_heap (guint64 heap, GError **error)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, heap);

  /* Translators: two sizes of heaps. */
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
               _ ("A sequence of values can go up to the heap of %u counters, and one up to %s was asked for."),
               GRUNDY_SEQUENCE_MAX_HEAP, number);
  return FALSE;
}

static gboolean
fail_at_work_limit (guint64 heap, GError **error)
{
  /* Translators: %u is the size of a heap. */
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
               _ ("The sequence of values takes too long and was stopped at heap %u: ask for smaller heaps."),
               (guint)heap);
  return FALSE;
}

static gboolean
compute_value (Computation *computation, GrundySequence *sequence, guint64 heap, GError **error)
{
  GError *failure;
  guint n_options;
  guint64 value;

  grundy_heap_options_clear (computation->options);
  grundy_game_get_ruleset (computation->game)->heap_options (computation->game, heap, computation->options);
  n_options = grundy_heap_options_get_n_options (computation->options);
  computation->n_options += grundy_heap_options_get_work (computation->options) + 1;
  failure = grundy_heap_options_steal_error (computation->options);
  if (failure != NULL)
    {
      g_propagate_error (error, failure);
      return FALSE;
    }
  if (grundy_heap_options_is_over_limit (computation->options) || computation->n_options > MAX_OPTIONS)
    return fail_at_work_limit (heap, error);

  grundy_mex_begin (computation->mex, n_options);
  for (guint i = 0; i < n_options; i++)
    grundy_mex_mark (computation->mex, value_of_option (sequence, computation->options, i));
  value = grundy_mex_get (computation->mex);
  sequence_widen (sequence, heap, value);
  sequence_write (sequence, heap, value);

  if (computation->n_options - computation->n_options_at_report < OPTIONS_BETWEEN_REPORTS)
    return TRUE;
  computation->n_options_at_report = computation->n_options;
  return grundy_progress_report (computation->progress, heap + 1, sequence->last + 1, error);
}

GrundySequence *
grundy_sequence_compute (GrundyGame *game, guint64 last, const GrundyProgress *progress, GError **error)
{
  g_autoptr (GrundySequence) sequence = NULL;
  g_autoptr (GrundyHeapOptions) options = NULL;
  g_autoptr (GrundyMex) mex = NULL;
  Computation computation;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (!grundy_game_has_sequence (game))
    {
      g_autofree char *text = grundy_game_to_text (game);

      g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED,
                   _ ("Only a game on independent heaps has a sequence of values, and %s is none."), text);
      return NULL;
    }
  if (last > GRUNDY_SEQUENCE_MAX_HEAP)
    {
      fail_at_largest_heap (last, error);
      return NULL;
    }

  sequence = g_new0 (GrundySequence, 1);
  g_atomic_ref_count_init (&sequence->ref_count);
  sequence->last = last;
  sequence->width = 1;
  sequence->values = g_malloc (last + 1);
  computation = (Computation){ .game = game,
                               .progress = progress,
                               .options = options = grundy_heap_options_new (0),
                               .mex = mex = grundy_mex_new () };
  for (guint64 heap = 0; heap <= last; heap++)
    if (!compute_value (&computation, sequence, heap, error))
      return NULL;
  return g_steal_pointer (&sequence);
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

  g_free (sequence->values);
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
  g_return_val_if_fail (heap <= sequence->last, 0);

  return sequence_read (sequence, heap);
}
