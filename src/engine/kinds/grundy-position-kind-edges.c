/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cells-text.h"
#include "grundy-kinds.h"

static gboolean
read_edge (GrundyLexer *lexer, const GrundyPositionSpec *spec, gpointer user_data, GrundyPosition *position,
           GError **error)
{
  return grundy_cells_read_number (lexer, spec, NULL, position, error) && grundy_lexer_expect (lexer, "-", error) &&
         grundy_cells_read_number (lexer, spec, NULL, position, error);
}

static gboolean
edges_parse (GrundyLexer *lexer, const GrundyGame *game, const GrundyPositionSpec *spec, GrundyPosition *position,
             GError **error)
{
  return grundy_cells_parse (lexer, spec, read_edge, NULL, position, error);
}

static void
edges_format (const GrundyGame *game, const GrundyPositionSpec *spec, const GrundyPosition *position, GString *text)
{
  for (guint i = 0; i < position->n_cells; i += 2)
    g_string_append_printf (text, "%s%" G_GUINT64_FORMAT "-%" G_GUINT64_FORMAT, i == 0 ? "" : ",", position->cells[i],
                            position->cells[i + 1]);
}

const GrundyPositionKind grundy_position_kind_edges = {
  .name = "edges",
  .parse = edges_parse,
  .format = edges_format,
};
