/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <glib.h>

#include "grundy-macros.h"

G_BEGIN_DECLS

/* How many numbers a text may have */
#define GRUNDY_NUMBER_LIST_MAX 1000001

/**
 * GrundyNumbered:
 * @n: which member of the sequence
 * @value: what somebody says that it is
 *
 * One number of a list.
 */
typedef struct
{
  guint64 n;
  guint64 value;
} GrundyNumbered;

/**
 * grundy_number_list_parse:
 * @text: what a program printed
 * @length: bytes of @text
 * @error: return location for a #GError
 *
 * Reads either members from 0 on, or lines `n value`: the latter if there are at least two lines, each has two
 * numbers, and their first ones rise. Whatever is no digit stands between numbers, so `SG(3) = 2` and a headline
 * `n,sg` are read as well. O(length).
 *
 * Returns: (transfer full) (element-type GrundyNumbered) (nullable): the numbers, or %NULL with %GRUNDY_ERROR_SYNTAX
 *   when there are none or one is negative, or %GRUNDY_ERROR_LIMIT
 */
GArray *grundy_number_list_parse (const char *text, gsize length, GError **error);

G_END_DECLS
