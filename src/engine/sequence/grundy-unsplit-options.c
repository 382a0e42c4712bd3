/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Options that leave one heap or none.
 *
 * 1. Digits before the tail are few: for each the value is marked with the number of the heap, so that no mark has to
 *    be cleared.
 * 2. A tail of T digits, from place s on, allows to leave every smaller heap of some classes modulo T. For each class
 *    the values of its heaps up to n - s are collected; a set only grows. Which classes the heap n can leave depends
 *    on n modulo T, so that for each n modulo T the least number that none of them has only grows, too.
 */
#include "grundy-unsplit-options.h"

GrundyUnsplitOptions *
grundy_unsplit_options_new (const GrundyCode *code)
{
  GrundyUnsplitOptions *options = g_new0 (GrundyUnsplitOptions, 1);

  g_assert (code->n_repeating <= GRUNDY_UNSPLIT_MAX_TAIL);

  options->code = code;
  options->places = g_array_new (FALSE, FALSE, sizeof (guint32));
  options->marks = g_array_new (FALSE, TRUE, sizeof (guint32));
  for (guint32 taken = 1; taken < code->n_digits; taken++)
    if ((code->digits[taken] & GRUNDY_CODE_LEAVES_ONE) != 0)
      g_array_append_val (options->places, taken);
  for (guint i = 0; i < code->n_repeating; i++)
    {
      options->seen[i] = g_array_new (FALSE, TRUE, sizeof (guint8));
      if ((code->digits[code->n_digits + i] & GRUNDY_CODE_LEAVES_ONE) != 0)
        options->tail_leaves_one = TRUE;
    }
  return options;
}

void
grundy_unsplit_options_free (GrundyUnsplitOptions *options)
{
  if (options == NULL)
    return;

  g_array_unref (options->places);
  g_array_unref (options->marks);
  for (guint i = 0; i < options->code->n_repeating; i++)
    g_array_unref (options->seen[i]);
  g_free (options);
}

static void
mark (GrundyUnsplitOptions *options, guint64 value)
{
  if (value >= options->marks->len)
    g_array_set_size (options->marks, value + 1);
  g_array_index (options->marks, guint32, value) = options->heap + 1;
}

gboolean
grundy_unsplit_options_tail_has (const GrundyUnsplitOptions *options, guint64 value)
{
  const GrundyCode *code = options->code;
  guint64 largest;

  if (!options->tail_leaves_one || options->heap <= code->n_digits)
    return FALSE;
  largest = options->heap - code->n_digits;
  /* A place in the first round of the tail, or any number of rounds more. */
  for (guint i = 0; i < code->n_repeating && i < largest; i++)
    {
      const GArray *seen = options->seen[(largest - i) % code->n_repeating];

      if ((code->digits[code->n_digits + i] & GRUNDY_CODE_LEAVES_ONE) != 0 && value < seen->len &&
          g_array_index (seen, guint8, value) != 0)
        return TRUE;
    }
  return FALSE;
}

/* Lets the tail leave one heap more than before. */
static void
extend_tail (GrundyUnsplitOptions *options, const GrundySequenceValues *values)
{
  const GrundyCode *code = options->code;
  guint64 largest = options->heap - code->n_digits;
  guint64 value = grundy_sequence_values_get (values, largest);
  GArray *seen = options->seen[largest % code->n_repeating];
  guint64 *gap = &options->gaps[options->heap % code->n_repeating];

  if (value >= seen->len)
    g_array_set_size (seen, value + 1);
  g_array_index (seen, guint8, value) = 1;
  while (grundy_unsplit_options_tail_has (options, *gap))
    (*gap)++;
}

void
grundy_unsplit_options_begin (GrundyUnsplitOptions *options, const GrundySequenceValues *values)
{
  options->heap = values->n_values;
  if (options->heap == 0)
    return;
  for (guint i = 0; i < options->places->len; i++)
    {
      guint32 taken = g_array_index (options->places, guint32, i);

      if (taken >= options->heap)
        break;
      mark (options, grundy_sequence_values_get (values, options->heap - taken));
    }
  if ((grundy_code_get_digit (options->code, options->heap) & GRUNDY_CODE_LEAVES_NOTHING) != 0)
    mark (options, 0);
  if (options->tail_leaves_one && options->heap > options->code->n_digits)
    extend_tail (options, values);
}

guint64
grundy_unsplit_options_get_gap (const GrundyUnsplitOptions *options)
{
  return options->tail_leaves_one ? options->gaps[options->heap % options->code->n_repeating] : 0;
}
