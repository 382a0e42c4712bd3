/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-sequence-values.h"
#include "grundy-sparse-space.h"
#include "grundy-split-marks.h"

G_BEGIN_DECLS

/**
 * GrundySplitDivision:
 * @marks: whose witnesses are kept: the rare heaps, and some common ones
 * @n_common: how many common ones there are
 *
 * Which heaps are rare, and which of the others are witnesses, too (private to the engine).
 */
typedef struct
{
  GrundySplitMarks *marks;
  guint64 n_common;
  /*< private >*/
  gboolean is_divided;
  GrundySparseSpace space;
  guint64 shift;
  gboolean may_count_parity;
  GArray *n_of_value; /* of guint32 */
  guint64 max_of_value;
} GrundySplitDivision;

/* @marks is borrowed, and is for at least one place. */
void grundy_split_division_init (GrundySplitDivision *division, GrundySplitMarks *marks);
void grundy_split_division_clear (GrundySplitDivision *division);

/* Learns the value of the next heap. */
void grundy_split_division_add (GrundySplitDivision *division, guint64 heap, guint64 value);

/**
 * grundy_split_division_is_complete:
 * @division: the division
 * @heap: the heap that is split
 * @value: a value that is not marked, but would be if it were that of a split with a witness
 *
 * Returns: whether this proves that no split has it
 */
static inline gboolean
grundy_split_division_is_complete (const GrundySplitDivision *division, guint64 heap, guint64 value)
{
  return division->is_divided && !grundy_sparse_space_is_rare (&division->space, value, heap + division->shift);
}

/**
 * grundy_split_division_redo:
 * @division: the division
 * @values: the values so far, of at least one heap
 * @is_possible: whether marks can be made of all values
 *
 * Divides all heaps anew. O(values).
 */
void grundy_split_division_redo (GrundySplitDivision *division, const GrundySequenceValues *values,
                                 gboolean is_possible);

/**
 * grundy_split_division_adjust:
 * @division: the division
 * @values: the values so far
 * @n_marked: how much work it was of late to mark the common heaps
 * @n_searched: how much to find what they had left out
 *
 * Takes more common heaps or fewer, so that both become about the same. O(values) when something changes.
 */
void grundy_split_division_adjust (GrundySplitDivision *division, const GrundySequenceValues *values, guint64 n_marked,
                                   guint64 n_searched);

G_END_DECLS
