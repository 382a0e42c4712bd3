/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-lexer.h"

G_BEGIN_DECLS

/*
 * Points, shared by the kinds of positions that are points: @n_axes numbers from the spec's @min to its @max joined by
 * commas, points joined by semicolons, as in `1,4;2,2`. @n_axes cells each. The spec says how many points may stand.
 */
gboolean grundy_points_parse (GrundyLexer *lexer, const GrundyPositionSpec *spec, guint n_axes,
                              GrundyPosition *position, GError **error);
void grundy_points_format (guint n_axes, const GrundyPosition *position, GString *text);

G_END_DECLS
