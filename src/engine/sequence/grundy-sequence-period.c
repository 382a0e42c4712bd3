/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The shortest period that some values prove (the theorem is in grundy-sequence-method.h).
 *
 * 1. The values are read backwards: r(i) = v(N - 1 - i). The Z-function of r (D. Gusfield, “Algorithms on strings,
 * trees and sequences”, 1997, 1.4) tells for each p how far r and r moved by p agree, all in O(N): if they agree in L
 * places, then v(n + p) = v(n) for N - p - L <= n < N - p, and not one place before. So n0 = N - p - L is exact.
 * 2. The first p, from 1 on, for which N - p reaches the bound of the proof is the shortest period: a shorter one of
 * the same sequence would have no larger n0, and a smaller bound.
 * 3. What does not follow the period below n0 is counted.
 *
 * Rejected: to try candidates for p one after another, which is O(N^2) where values are few; a suffix array, which
 * takes more memory and finds nothing else.
 */
#include "grundy-sequence-period.h"

/* Longer periods are not looked for: 64 MiB for the Z-function. */
#define MAX_LENGTH (1u << 24)

static inline guint64
read_backwards (const GrundySequenceValues *values, guint64 i)
{
  return grundy_sequence_values_get (values, values->n_values - 1 - i);
}

/* Whether it is a period from n0 on that is proven, if v(n + p) = v(n) from @first on. */
static gboolean
is_proven (guint64 n_values, const GrundySequenceProof *proof, guint64 length, guint64 first, GrundyPeriod *period)
{
  guint64 start = MAX (first, proof->least_first);
  guint64 bound = proof->max_heaps * start + (proof->max_heaps - 1) * length + proof->reach;

  if (bound + length > n_values)
    return FALSE;
  *period = (GrundyPeriod){ .length = length, .first = first, .n_proving = bound + length };
  return TRUE;
}

/* Steps 1 and 2: @agreements [p] is L of p, for 1 <= p <= @max_length. */
static gboolean
search (const GrundySequenceValues *values, const GrundySequenceProof *proof, guint64 max_length, guint32 *agreements,
        GrundyPeriod *period)
{
  guint64 n = values->n_values, left = 0, right = 0;

  for (guint64 p = 1; p <= max_length; p++)
    {
      guint64 agreement = p < right ? MIN (right - p, agreements[p - left]) : 0;

      while (p + agreement < n && read_backwards (values, agreement) == read_backwards (values, p + agreement))
        agreement++;
      if (p + agreement > right)
        {
          left = p;
          right = p + agreement;
        }
      agreements[p] = agreement;
      if (is_proven (n, proof, p, n - p - agreement, period))
        return TRUE;
    }
  return FALSE;
}

guint64
grundy_sequence_period_count_exceptions (const GrundySequenceValues *values, const GrundyPeriod *period)
{
  guint64 n_exceptions = 0;

  for (guint64 heap = 0; heap < period->first; heap++)
    if (grundy_sequence_values_get (values, heap) != grundy_sequence_period_extrapolate (values, period, heap))
      n_exceptions++;
  return n_exceptions;
}

gboolean
grundy_sequence_period_find (const GrundySequenceValues *values, const GrundySequenceProof *proof, GrundyPeriod *period)
{
  g_autofree guint32 *agreements = NULL;
  guint64 max_length;

  g_assert (proof->max_heaps > 0);

  if (proof->reach >= values->n_values)
    return FALSE;
  max_length = MIN ((values->n_values - proof->reach) / proof->max_heaps, MAX_LENGTH);
  /* agreements[0] would be all of them: p - left is 0 only for p = left, which is never asked for. */
  agreements = g_new (guint32, max_length + 1);
  if (!search (values, proof, max_length, agreements, period))
    return FALSE;
  period->n_exceptions = grundy_sequence_period_count_exceptions (values, period);
  return TRUE;
}

guint64
grundy_sequence_period_get (const GrundySequenceValues *values, const GrundyPeriod *period, guint64 heap)
{
  guint64 place;

  if (heap < period->first + period->length)
    return grundy_sequence_values_get (values, heap);
  place = period->first + (heap - period->first) % period->length;
  return grundy_sequence_values_get (values, place) + (heap - place) / period->length * period->saltus;
}

guint64
grundy_sequence_period_extrapolate (const GrundySequenceValues *values, const GrundyPeriod *period, guint64 heap)
{
  guint64 n_periods;

  if (heap >= period->first)
    return grundy_sequence_period_get (values, period, heap);
  n_periods = (period->first - heap + period->length - 1) / period->length;
  /* May be below 0, and then equals no value. */
  return grundy_sequence_values_get (values, heap + n_periods * period->length) - n_periods * period->saltus;
}
