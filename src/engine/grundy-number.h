/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Whole-number functions that rulesets share (private to the engine). All are
 * exact for every number below 2^63.
 */

/* The largest r with r*r <= @number. O(64). */
guint64 grundy_isqrt (unsigned __int128 number);
/* The greatest common divisor; of 0 and n it is n. */
guint64 grundy_gcd (guint64 a, guint64 b);
/* Whether @number is prime. A proof, not a guess: see the file. */
gboolean grundy_is_prime (guint64 number);
/* (transfer full) (element-type guint64): every divisor of @number, ascending; @number > 0. About number^(1/4) steps.
 */
GArray *grundy_list_divisors (guint64 number);

G_END_DECLS
