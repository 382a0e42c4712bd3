/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-verdict.h"

G_BEGIN_DECLS

/**
 * grundy_explain_verdict:
 * @verdict: a verdict
 *
 * Returns: (transfer full): who wins, in one sentence
 */
char *grundy_explain_verdict (const GrundyVerdict *verdict);

/**
 * grundy_explain_nim_sum:
 * @verdict: a verdict
 *
 * Returns: (transfer full): how the values of the components add up, in one sentence: `4 xor 3 xor 3 = 4`.
 * O(components).
 */
char *grundy_explain_nim_sum (const GrundyVerdict *verdict);

G_END_DECLS
