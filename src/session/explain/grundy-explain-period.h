/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-cells.h"

G_BEGIN_DECLS

/**
 * grundy_explain_period:
 * @cells: the cells of a sequence
 *
 * Returns: (transfer full): the period, that it is proven and by what, and the exceptions; or that the cells prove none
 */
char *grundy_explain_period (const GrundyCells *cells);

/**
 * grundy_explain_rest:
 * @seconds: how long something will still take, about; not below 0
 *
 * Returns: (transfer full): a sentence that says so, in seconds, minutes or hours
 */
char *grundy_explain_rest (double seconds);

G_END_DECLS
