/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-verdict.h"

G_BEGIN_DECLS

/**
 * grundy_explain_reason:
 * @verdict: a verdict
 *
 * Why: the columns of the nim-sum in normal play, the theorem in anti and selective play, the component with the
 * largest step or the smallest remoteness where all move at once. In misère play the formula or theorem that decides;
 * or the position that breaks the theorem's condition, and how many positions were searched instead.
 *
 * Returns: (transfer full): the reason, a whole sentence in each line. O(components).
 */
char *grundy_explain_reason (const GrundyVerdict *verdict);

G_END_DECLS
