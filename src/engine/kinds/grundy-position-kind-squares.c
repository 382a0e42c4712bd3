/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-kinds.h"
#include "grundy-points-text.h"

static gboolean
squares_parse (GrundyLexer *lexer, const GrundyGame *game, const GrundyPositionSpec *spec, GrundyPosition *position,
               GError **error)
{
  return grundy_points_parse (lexer, spec, 2, position, error);
}

static void
squares_format (const GrundyGame *game, const GrundyPositionSpec *spec, const GrundyPosition *position, GString *text)
{
  grundy_points_format (2, position, text);
}

const GrundyPositionKind grundy_position_kind_squares = {
  .name = "squares",
  .parse = squares_parse,
  .format = squares_format,
};
