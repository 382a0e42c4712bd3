/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Marks for blocks of heaps. A witness r of value w, and the values of n0 - k - r, n0 + 1 - k - r, ... behind one
 * another, give marks for n0, n0 + 1, ... in one sequential read. That does for witnesses not smaller than the block,
 * for the other part then lies before the block, and which leave a part for the first heap of the block. The small
 * ones, and those that are as large as the block's heaps, or are found in it, are marked heap by heap.
 */
#include "grundy-split-marks.h"

#include <string.h>

void
grundy_split_marks_init (GrundySplitMarks *marks, GArray *places)
{
  *marks = (GrundySplitMarks){ .places = places };
  marks->witnesses = g_array_new (FALSE, FALSE, sizeof (GrundySplitWitness));
  marks->late = g_new0 (guint, places->len + 1);
}

void
grundy_split_marks_clear (GrundySplitMarks *marks)
{
  g_array_unref (marks->witnesses);
  g_free (marks->rows);
  g_free (marks->late);
}

void
grundy_split_marks_set_stride (GrundySplitMarks *marks, gsize stride)
{
  marks->n_rows = 0;
  if (stride == marks->stride)
    return;
  marks->stride = stride;
  g_free (marks->rows);
  marks->rows = g_malloc (stride * GRUNDY_SPLIT_BLOCK);
}

void
grundy_split_marks_add_witness (GrundySplitMarks *marks, guint64 heap, guint64 value)
{
  GrundySplitWitness witness = { .heap = heap, .value = value };

  g_array_append_val (marks->witnesses, witness);
}

static inline gconstpointer
get_cell (const GrundySequenceValues *values, guint64 heap)
{
  return (const guint8 *)values->cells + heap * values->width;
}

/* How many witnesses are below @heap. */
static guint
count_witnesses_below (const GrundySplitMarks *marks, guint64 heap)
{
  const GrundySplitWitness *witnesses = (const GrundySplitWitness *)(const void *)marks->witnesses->data;
  guint low = 0, high = marks->witnesses->len;

  if (high == 0 || witnesses[high - 1].heap < heap)
    return high;
  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (witnesses[middle].heap < heap)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

static void
mark (GrundySplitMarks *marks, const GrundySequenceValues *values, guint64 heap, guint n_rows, guint64 rest, guint from,
      guint to)
{
  const GrundySplitWitness *witnesses = (const GrundySplitWitness *)(const void *)marks->witnesses->data;

  if (from < to)
    grundy_split_loops_mark (values->width, marks->rows + (heap - marks->first) * marks->stride, marks->stride, n_rows,
                             get_cell (values, rest), witnesses + from, to - from);
}

void
grundy_split_marks_begin_block (GrundySplitMarks *marks, const GrundySequenceValues *values, guint n_rows)
{
  g_assert (n_rows <= GRUNDY_SPLIT_BLOCK);

  marks->first = values->n_values;
  marks->n_rows = n_rows;
  if (marks->stride == 0)
    return;
  memset (marks->rows, 0, marks->stride * n_rows);
  marks->n_small = count_witnesses_below (marks, n_rows);
  for (guint i = 0; i < marks->places->len; i++)
    {
      guint64 taken = g_array_index (marks->places, guint32, i);
      guint64 rest = marks->first > taken ? marks->first - taken : 0;

      marks->late[i] = MAX (count_witnesses_below (marks, rest), marks->n_small);
      mark (marks, values, marks->first, n_rows, rest, marks->n_small, marks->late[i]);
    }
}

guint8 *
grundy_split_marks_finish_row (GrundySplitMarks *marks, const GrundySequenceValues *values)
{
  guint64 heap = values->n_values;

  g_assert (heap >= marks->first && heap < marks->first + marks->n_rows);

  if (marks->stride == 0)
    return marks->rows;
  for (guint i = 0; i < marks->places->len; i++)
    {
      guint64 taken = g_array_index (marks->places, guint32, i);
      guint n_parts;

      if (taken >= heap)
        break;
      n_parts = count_witnesses_below (marks, heap - taken);
      mark (marks, values, heap, 1, heap - taken, 0, MIN (marks->n_small, n_parts));
      mark (marks, values, heap, 1, heap - taken, marks->late[i], n_parts);
    }
  return marks->rows + (heap - marks->first) * marks->stride;
}
