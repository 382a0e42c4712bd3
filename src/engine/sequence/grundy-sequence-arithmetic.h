/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-sequence-values.h"
#include "grundy-sequence.h"

G_BEGIN_DECLS

/*
 * Looks for the shortest arithmetic period that some values prove of a game in which any number may be taken but some,
 * the largest of which is @excluded. O(values), with 4 bytes of memory a value for a while. All of @period is set.
 */
gboolean grundy_sequence_arithmetic_find (const GrundySequenceValues *values, guint64 excluded, GrundyPeriod *period);

G_END_DECLS
