/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cells-text.h"
#include "grundy-kinds.h"

static gboolean
pair_parse (GrundyLexer *lexer, const GrundyGame *game, const GrundyPositionSpec *spec, GrundyPosition *position,
            GError **error)
{
  return grundy_cells_read_number (lexer, spec, NULL, position, error) && grundy_lexer_expect (lexer, ",", error) &&
         grundy_cells_read_number (lexer, spec, NULL, position, error);
}

static void
pair_format (const GrundyGame *game, const GrundyPositionSpec *spec, const GrundyPosition *position, GString *text)
{
  grundy_cells_format (position, text);
}

const GrundyPositionKind grundy_position_kind_pair = {
  .name = "pair",
  .parse = pair_parse,
  .format = pair_format,
};
