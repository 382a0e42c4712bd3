/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-kinds.h"
#include "grundy-lexer.h"

#include <glib/gi18n-lib.h>

static gboolean
is_square (gunichar character)
{
  return character == '.' || character == 'X';
}

static gboolean
strip_parse (GrundyLexer *lexer, const GrundyGame *game, const GrundyPositionSpec *spec, GrundyPosition *position,
             GError **error)
{
  g_autofree char *squares = grundy_lexer_take_run (lexer, is_square);

  if (*squares == '\0')
    return grundy_lexer_fail_expected (lexer, _ ("a row of squares, . or X"), error);
  for (const char *square = squares; *square != '\0'; square++)
    grundy_position_append (position, *square == 'X');
  return TRUE;
}

static void
strip_format (const GrundyGame *game, const GrundyPositionSpec *spec, const GrundyPosition *position, GString *text)
{
  for (guint i = 0; i < position->n_cells; i++)
    g_string_append_c (text, position->cells[i] != 0 ? 'X' : '.');
}

const GrundyPositionKind grundy_position_kind_strip = {
  .name = "strip",
  .parse = strip_parse,
  .format = strip_format,
};
