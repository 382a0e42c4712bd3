/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cells-text.h"
#include "grundy-kinds.h"

static gboolean
read_row (GrundyLexer *lexer, const GrundyPositionSpec *spec, gpointer user_data, GrundyPosition *position,
          GError **error)
{
  guint64 length;

  if (!grundy_lexer_expect_number (lexer, spec->min, spec->max, &length, error))
    return FALSE;
  grundy_position_append (position, GRUNDY_RING_CELL_OF_ROW (length));
  return TRUE;
}

static gboolean
ring_parse (GrundyLexer *lexer, const GrundyGame *game, const GrundyPositionSpec *spec, GrundyPosition *position,
            GError **error)
{
  guint64 length;

  if (grundy_lexer_accept (lexer, "row"))
    return grundy_cells_parse (lexer, spec, read_row, NULL, position, error);
  if (!grundy_lexer_expect_number (lexer, spec->min, spec->max, &length, error))
    return FALSE;
  grundy_position_append (position, GRUNDY_RING_CELL_OF_RING (length));
  return TRUE;
}

static void
ring_format (const GrundyGame *game, const GrundyPositionSpec *spec, const GrundyPosition *position, GString *text)
{
  if (position->n_cells == 1 && GRUNDY_RING_CELL_IS_RING (position->cells[0]))
    {
      g_string_append_printf (text, "%" G_GUINT64_FORMAT, GRUNDY_RING_CELL_LENGTH (position->cells[0]));
      return;
    }
  g_string_append (text, "row");
  for (guint i = 0; i < position->n_cells; i++)
    g_string_append_printf (text, "%c%" G_GUINT64_FORMAT, i == 0 ? ' ' : ',',
                            GRUNDY_RING_CELL_LENGTH (position->cells[i]));
}

const GrundyPositionKind grundy_position_kind_ring = {
  .name = "ring",
  .parse = ring_parse,
  .format = ring_format,
};
