/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-points-text.h"

#include "grundy-cells-text.h"

#include <glib/gi18n-lib.h>

static gboolean
read_point (GrundyLexer *lexer, const GrundyPositionSpec *spec, guint n_axes, GrundyPosition *position, GError **error)
{
  for (guint axis = 0; axis < n_axes; axis++)
    if ((axis > 0 && !grundy_lexer_expect (lexer, ",", error)) ||
        !grundy_cells_read_number (lexer, spec, NULL, position, error))
      return FALSE;
  return TRUE;
}

gboolean
grundy_points_parse (GrundyLexer *lexer, const GrundyPositionSpec *spec, guint n_axes, GrundyPosition *position,
                     GError **error)
{
  if (spec->min_count == 0 && (grundy_lexer_peek (lexer) == GRUNDY_TOKEN_END || grundy_lexer_next_is (lexer, ")")))
    return TRUE;
  do
    {
      if (position->n_cells / n_axes == GRUNDY_MAX_LIST)
        return grundy_lexer_fail (lexer, GRUNDY_ERROR_LIMIT, _ ("There are too many points; at most 1000000 are read."),
                                  error);
      if (!read_point (lexer, spec, n_axes, position, error))
        return FALSE;
    }
  while (grundy_lexer_accept (lexer, ";"));
  return TRUE;
}

void
grundy_points_format (guint n_axes, const GrundyPosition *position, GString *text)
{
  for (guint i = 0; i < position->n_cells; i++)
    {
      if (i > 0)
        g_string_append_c (text, i % n_axes == 0 ? ';' : ',');
      g_string_append_printf (text, "%" G_GUINT64_FORMAT, position->cells[i]);
    }
}
