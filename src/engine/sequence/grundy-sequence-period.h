/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-sequence-method.h"

G_BEGIN_DECLS

/**
 * grundy_sequence_period_find:
 * @values: values of the heaps from 0 on
 * @proof: what proves a period
 * @period: (out): the shortest period that they prove
 *
 * O(values), with four bytes of memory for each of them, and 64 MiB at most, for a while.
 *
 * Returns: whether there is one
 */
gboolean grundy_sequence_period_find (const GrundySequenceValues *values, const GrundySequenceProof *proof,
                                      GrundyPeriod *period);
/* The value of any heap, when those below first + length are there. */
guint64 grundy_sequence_period_get (const GrundySequenceValues *values, const GrundyPeriod *period, guint64 heap);
/* What the heap would be worth if the period held from 0 on */
guint64 grundy_sequence_period_extrapolate (const GrundySequenceValues *values, const GrundyPeriod *period,
                                            guint64 heap);
/* How many heaps have another value than if the period held from 0 on. O(first) */
guint64 grundy_sequence_period_count_exceptions (const GrundySequenceValues *values, const GrundyPeriod *period);

G_END_DECLS
