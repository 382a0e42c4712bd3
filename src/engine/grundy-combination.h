/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Ways to choose some of n things (private to the engine), in lexicographic order:
 *
 *   for (gboolean is_one = grundy_combination_first (chosen, size, n); is_one;
 *        is_one = grundy_combination_next (chosen, size, n))
 *
 * @chosen holds @size indices below @n, ascending. Both return whether there is a choice.
 */
gboolean grundy_combination_first (guint *chosen, guint size, guint n);
gboolean grundy_combination_next (guint *chosen, guint size, guint n);

G_END_DECLS
