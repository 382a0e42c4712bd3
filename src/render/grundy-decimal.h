/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <glib.h>

#include "grundy-theme.h"

G_BEGIN_DECLS

/**
 * grundy_append_decimal:
 * @text: what to append to
 * @number: a number below 10^15
 *
 * Appends a number with at most two decimals, which for points is far below what can be seen. Files never follow the
 * locale: the decimal point is a point.
 */
void grundy_append_decimal (GString *text, double number);

/* Appends a colour as six hexadecimal digits: red, green, blue. */
void grundy_append_hex (GString *text, GrundyColor color);

G_END_DECLS
