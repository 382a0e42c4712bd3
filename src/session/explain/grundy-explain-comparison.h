/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-cells.h"

G_BEGIN_DECLS

/**
 * grundy_explain_comparison:
 * @comparison: what came of comparing numbers
 *
 * Returns: (transfer full): the first difference in one sentence, or that there is none
 */
char *grundy_explain_comparison (const GrundyComparison *comparison);

G_END_DECLS
