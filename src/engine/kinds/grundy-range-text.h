/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-kinds.h"
#include "grundy-lexer.h"

G_BEGIN_DECLS

/* `5` or `1..5`, shared by the kinds that have ranges. Both ends from @min to @max (0: no upper end). */
gboolean grundy_range_parse (GrundyLexer *lexer, guint64 min, guint64 max, GrundyRange *range, GError **error);
void grundy_range_format (const GrundyRange *range, GString *text);

G_END_DECLS
