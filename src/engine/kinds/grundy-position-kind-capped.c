/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cells-text.h"
#include "grundy-kinds.h"

static gboolean
capped_parse (GrundyLexer *lexer, const GrundyGame *game, const GrundyPositionSpec *spec, GrundyPosition *position,
              GError **error)
{
  if (!grundy_cells_read_number (lexer, spec, NULL, position, error))
    return FALSE;
  return !grundy_lexer_accept (lexer, ";") || grundy_cells_read_number (lexer, spec, NULL, position, error);
}

static void
capped_format (const GrundyGame *game, const GrundyPositionSpec *spec, const GrundyPosition *position, GString *text)
{
  for (guint i = 0; i < position->n_cells; i++)
    g_string_append_printf (text, "%s%" G_GUINT64_FORMAT, i == 0 ? "" : ";", position->cells[i]);
}

const GrundyPositionKind grundy_position_kind_capped = {
  .name = "capped",
  .parse = capped_parse,
  .format = capped_format,
};
