/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-lexer.h"

G_BEGIN_DECLS

/*
 * Lists joined by commas, shared by the kinds of positions that are lists. Reads items with @read_item until no
 * comma follows; none at all where the spec allows it and a closing bracket or the end of the text stands there.
 */
typedef gboolean (*GrundyReadItem) (GrundyLexer *lexer, const GrundyPositionSpec *spec, gpointer user_data,
                                    GrundyPosition *position, GError **error);

gboolean grundy_cells_parse (GrundyLexer *lexer, const GrundyPositionSpec *spec, GrundyReadItem read_item,
                             gpointer user_data, GrundyPosition *position, GError **error);

/* One number from the spec's @min to its @max: a #GrundyReadItem. */
gboolean grundy_cells_read_number (GrundyLexer *lexer, const GrundyPositionSpec *spec, gpointer user_data,
                                   GrundyPosition *position, GError **error);

/* The cells as numbers, joined by commas. */
void grundy_cells_format (const GrundyPosition *position, GString *text);

G_END_DECLS
