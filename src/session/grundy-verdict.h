/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy.h"

G_BEGIN_DECLS

/**
 * GrundyVerdict:
 *
 * Who wins a sum, why, and the values of its components. Immutable, atomically counted.
 */
typedef struct _GrundyVerdict GrundyVerdict;

/**
 * grundy_verdict_new:
 * @sum: a sum
 * @play: the way of playing
 * @limits: how much may be searched
 * @progress: (nullable): whom to tell
 * @error: return location for a #GError
 *
 * Returns: (transfer full) (nullable): the verdict, or %NULL with an error as grundy_sum_evaluate() sets it
 */
GrundyVerdict *grundy_verdict_new (GrundySum *sum, GrundyPlay play, const GrundyLimits *limits,
                                   const GrundyProgress *progress, GError **error);
GrundyVerdict *grundy_verdict_ref (GrundyVerdict *verdict);
void grundy_verdict_unref (GrundyVerdict *verdict);
/* (transfer none) */
GrundySum *grundy_verdict_get_sum (const GrundyVerdict *verdict);
GrundyPlay grundy_verdict_get_play (const GrundyVerdict *verdict);
/* The SG value of the whole, in normal play, and who wins in the way of playing asked for */
const GrundyValue *grundy_verdict_get_value (const GrundyVerdict *verdict);
/* (transfer none): what decided */
const GrundyReason *grundy_verdict_get_reason (const GrundyVerdict *verdict);
/* The SG value of a component; 0 where it is infinite */
guint64 grundy_verdict_get_component_sg (const GrundyVerdict *verdict, guint component);
/* (transfer none): the value of a component alone in normal play */
const GrundyValue *grundy_verdict_get_component_value (const GrundyVerdict *verdict, guint component);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyVerdict, grundy_verdict_unref)

G_END_DECLS
