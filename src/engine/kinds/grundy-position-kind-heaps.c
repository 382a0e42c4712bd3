/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cells-text.h"
#include "grundy-kinds.h"

static gboolean
heaps_parse (GrundyLexer *lexer, const GrundyGame *game, const GrundyPositionSpec *spec, GrundyPosition *position,
             GError **error)
{
  return grundy_cells_parse (lexer, spec, grundy_cells_read_number, NULL, position, error);
}

static void
heaps_format (const GrundyGame *game, const GrundyPositionSpec *spec, const GrundyPosition *position, GString *text)
{
  grundy_cells_format (position, text);
}

const GrundyPositionKind grundy_position_kind_heaps = {
  .name = "heaps",
  .parse = heaps_parse,
  .format = heaps_format,
};
