/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-sequence-values.h"

G_BEGIN_DECLS

/**
 * GrundySparseSpace:
 * @mask: which bits of a value count
 * @counts_parity: whether the lowest bit of the heap counts, too
 *
 * Divides heaps into rare and common ones: a heap is rare when an even number of the bits that count is set (private to
 * the engine). Two common heaps have a nim-sum, and a sum, that count as rare.
 */
typedef struct
{
  guint64 mask;
  gboolean counts_parity;
} GrundySparseSpace;

/**
 * grundy_sparse_space_choose:
 * @space: (out): the division with the fewest rare heaps
 * @values: values of the heaps from 0 on
 * @shift: what is added to a heap before its parity is taken
 * @may_count_parity: whether the parity of heaps may count
 *
 * O(values + m log m), where m is the largest value.
 *
 * Returns: how many heaps from 1 on are rare
 */
guint64 grundy_sparse_space_choose (GrundySparseSpace *space, const GrundySequenceValues *values, guint64 shift,
                                    gboolean may_count_parity);

/* Whether a heap is rare that, with the shift added, is @shifted_heap. */
static inline gboolean
grundy_sparse_space_is_rare (const GrundySparseSpace *space, guint64 value, guint64 shifted_heap)
{
  gboolean parity = space->counts_parity ? shifted_heap & 1 : 0;

  return __builtin_parityll (value & space->mask) == parity;
}

G_END_DECLS
