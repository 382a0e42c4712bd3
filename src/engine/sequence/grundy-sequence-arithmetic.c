/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Taking any number but those of a finite set F, with the largest M: the values are arithmetic periodic (A. Siegel,
 * “Finite excluded subtraction sets and infinite modular Nim”, 2005). That some values prove it is seen so.
 *
 * 1. All heaps below n - M are options of n. Let b(n) be the mex of their values U(n). No heap k < n - M is worth more
 * than b(n), for else an option of k would be worth b(n). So U(n) is { 0, ..., b(n) - 1 }, and b(n) is one more than
 * the largest of the values of the heaps below n - M.
 * 2. So SG(n) depends on b(n) and the last M values alone, and when all of these are s larger, then SG(n) is
 *    s larger. The same is true of b(n + 1).
 * 3. Therefore: if v(n + p) = v(n) + s for a <= n < a + M, and b(a + M + p) = b(a + M) + s, then v(n + p) = v(n) + s
 * for all n >= a.
 *
 * The period of the differences v(n + 1) - v(n) is found as any other; that of v is the same.
 */
#include "grundy-sequence-arithmetic.h"

#include "grundy-sequence-period.h"

/* The differences, as numbers without a sign */
static void
make_differences (const GrundySequenceValues *values, GrundySequenceValues *differences)
{
  guint32 *cells;

  differences->width = sizeof *cells;
  grundy_sequence_values_reserve (differences, values->n_values - 1);
  cells = differences->cells;
  for (guint64 heap = 0; heap + 1 < values->n_values; heap++)
    cells[heap] = grundy_sequence_values_get (values, heap + 1) - grundy_sequence_values_get (values, heap);
  differences->n_values = values->n_values - 1;
}

/* Step 3: the least a from period->first on for which b is larger by the saltus, too; b(a + M) is one more than the
 * largest value below a, and 0 for a = 0. */
static gboolean
find_start (const GrundySequenceValues *values, guint64 excluded, const GrundyPeriod *period, guint64 *start)
{
  guint64 low = 0, high = 0;

  for (guint64 heap = 0; heap < period->first + period->length; heap++)
    {
      guint64 above = grundy_sequence_values_get (values, heap) + 1;

      if (heap < period->first)
        low = MAX (low, above);
      high = MAX (high, above);
    }
  for (guint64 a = period->first; a + excluded + period->length < values->n_values; a++)
    {
      if (high - low == period->saltus)
        {
          *start = a;
          return TRUE;
        }
      low = MAX (low, grundy_sequence_values_get (values, a) + 1);
      high = MAX (high, grundy_sequence_values_get (values, a + period->length) + 1);
    }
  return FALSE;
}

gboolean
grundy_sequence_arithmetic_find (const GrundySequenceValues *values, guint64 excluded, GrundyPeriod *period)
{
  const GrundySequenceProof proof = { .max_heaps = 1, .reach = excluded };
  g_auto (GrundySequenceValues) differences = GRUNDY_SEQUENCE_VALUES_INIT;
  guint64 start;

  make_differences (values, &differences);
  if (!grundy_sequence_period_find (&differences, &proof, period))
    return FALSE;
  period->saltus = grundy_sequence_values_get (values, period->first + period->length) -
                   grundy_sequence_values_get (values, period->first);
  if (!find_start (values, excluded, period, &start))
    return FALSE;
  period->n_exceptions = grundy_sequence_period_count_exceptions (values, period);
  period->n_proving = start + excluded + period->length;
  return TRUE;
}
