/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Rare heaps are witnesses, all of them: that is what makes marks of common values complete. Common heaps are witnesses
 * only to save searches: as many heaps of each value, for what is hard to find is what two frequent values do not make.
 * With the first common heaps instead Grundy's game took half as long again.
 *
 * Where the parity of heaps counts, what is taken is added to the heap first: a + b = n - k makes
 * (a + k) + (b + k) = n + k. So all splitting digits must stand at even places, or all at odd places.
 */
#include "grundy-split-division.h"

/* Heaps are divided when at most one in so many is rare, where values are bytes. */
#define MAX_RARE_SHARE 4

void
grundy_split_division_init (GrundySplitDivision *division, GrundySplitMarks *marks)
{
  *division = (GrundySplitDivision){ .marks = marks, .may_count_parity = TRUE, .max_of_value = 1 };
  division->n_of_value = g_array_new (FALSE, TRUE, sizeof (guint32));
  division->shift = g_array_index (marks->places, guint32, 0);
  for (guint i = 1; i < marks->places->len; i++)
    if (g_array_index (marks->places, guint32, i) % 2 != division->shift % 2)
      division->may_count_parity = FALSE;
}

void
grundy_split_division_clear (GrundySplitDivision *division)
{
  g_clear_pointer (&division->n_of_value, g_array_unref);
}

/* Small heaps cannot be marked for a whole block: others do as well. */
static gboolean
is_wanted_common (GrundySplitDivision *division, guint64 heap, guint64 value)
{
  if (value >= division->n_of_value->len)
    g_array_set_size (division->n_of_value, value + 1);
  if (heap < GRUNDY_SPLIT_BLOCK || g_array_index (division->n_of_value, guint32, value) >= division->max_of_value)
    return FALSE;
  g_array_index (division->n_of_value, guint32, value)++;
  division->n_common++;
  return TRUE;
}

void
grundy_split_division_add (GrundySplitDivision *division, guint64 heap, guint64 value)
{
  gboolean is_rare =
      division->is_divided && grundy_sparse_space_is_rare (&division->space, value, heap + division->shift);

  if (heap > 0 && (is_rare || is_wanted_common (division, heap, value)))
    grundy_split_marks_add_witness (division->marks, heap, value);
}

static void
collect_witnesses (GrundySplitDivision *division, const GrundySequenceValues *values)
{
  division->n_common = 0;
  g_array_set_size (division->n_of_value, 0);
  g_array_set_size (division->marks->witnesses, 0);
  for (guint64 heap = 1; heap < values->n_values; heap++)
    grundy_split_division_add (division, heap, grundy_sequence_values_get (values, heap));
}

void
grundy_split_division_redo (GrundySplitDivision *division, const GrundySequenceValues *values, gboolean is_possible)
{
  division->is_divided = is_possible && grundy_sparse_space_choose (&division->space, values, division->shift,
                                                                    division->may_count_parity) <
                                            values->n_values * values->width / MAX_RARE_SHARE;
  collect_witnesses (division, values);
}

void
grundy_split_division_adjust (GrundySplitDivision *division, const GrundySequenceValues *values, guint64 n_marked,
                              guint64 n_searched)
{
  guint64 max_of_value = division->max_of_value;

  if (n_searched > 2 * n_marked)
    division->max_of_value = MIN (max_of_value * 2, values->n_values);
  else if (n_searched < n_marked / 4)
    division->max_of_value = MAX (max_of_value / 2, 1);
  if (division->max_of_value != max_of_value)
    collect_witnesses (division, values);
}
