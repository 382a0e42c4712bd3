/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * grundy_list_text_get_n_shown:
 * @n_items: how many members a list has
 *
 * Returns: how many of them a sentence names before it says "and 12 more": all of a short list
 */
guint grundy_list_text_get_n_shown (guint n_items);

/**
 * grundy_list_text_new:
 * @items: (array length=n_items): the members, ready to be shown
 * @n_items: how many
 *
 * Joins them as the reader's language does: `6, 4 and 3`.
 *
 * Returns: (transfer full): the list; empty if it has no member
 */
char *grundy_list_text_new (const char *const *items, guint n_items);

/**
 * grundy_list_text_new_shortened:
 * @items: (array length=n_items): the members that are named; at least one
 * @n_items: how many
 * @n_more: how many more there are
 *
 * Returns: (transfer full): the list: `9, 8, 7 and 12 more`
 */
char *grundy_list_text_new_shortened (const char *const *items, guint n_items, guint n_more);

G_END_DECLS
