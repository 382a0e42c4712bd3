/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-macros.h"

G_BEGIN_DECLS

/**
 * grundy_nim_multiply:
 * @a: a number
 * @b: another
 *
 * The nim product: the multiplication that makes, with the nim-sum, a field of the numbers below 2^64 (J. H. Conway,
 * “On Numbers and Games”, chapter 6). The value of a head in a product of two coin-turning games is the nim product of
 * its values in the two (the Tartan theorem).
 *
 * Returns: the product. O(1): at most 3^6 steps
 */
GRUNDY_API
guint64 grundy_nim_multiply (guint64 a, guint64 b);

G_END_DECLS
