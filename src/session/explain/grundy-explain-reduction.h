/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy.h"

G_BEGIN_DECLS

/**
 * grundy_explain_reduction_step:
 * @step: a step of a reduction
 *
 * Returns: (transfer full): a sentence: what is done, and why the value stays the same
 */
char *grundy_explain_reduction_step (const GrundyReductionStep *step);

/**
 * grundy_explain_reduction_end:
 * @reduction: a reduction
 *
 * Returns: (transfer full): a sentence: the path that is left, and the value
 */
char *grundy_explain_reduction_end (const GrundyReduction *reduction);

G_END_DECLS
