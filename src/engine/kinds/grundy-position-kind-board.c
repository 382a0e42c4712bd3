/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-kinds.h"
#include "grundy-lexer.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static gboolean
is_square (gunichar character)
{
  return character == '.' || character == '#';
}

static gboolean
board_parse (GrundyLexer *lexer, const GrundyGame *game, const GrundyPositionSpec *spec, GrundyPosition *position,
             GError **error)
{
  do
    {
      g_autofree char *row = grundy_lexer_take_run (lexer, is_square);

      if (*row == '\0')
        return grundy_lexer_fail_expected (lexer, _ ("a row of squares, . or #"), error);
      if (position->n_cells == 0)
        grundy_position_append (position, strlen (row));
      if (strlen (row) != position->cells[0])
        return grundy_lexer_fail (lexer, GRUNDY_ERROR_POSITION, _ ("All rows of the board must be equally long."),
                                  error);
      for (const char *square = row; *square != '\0'; square++)
        grundy_position_append (position, *square == '#');
    }
  while (grundy_lexer_accept (lexer, "/"));
  return TRUE;
}

static void
board_format (const GrundyGame *game, const GrundyPositionSpec *spec, const GrundyPosition *position, GString *text)
{
  for (guint i = 1; i < position->n_cells; i++)
    {
      if (i > 1 && (i - 1) % position->cells[0] == 0)
        g_string_append_c (text, '/');
      g_string_append_c (text, position->cells[i] != 0 ? '#' : '.');
    }
}

const GrundyPositionKind grundy_position_kind_board = {
  .name = "board",
  .parse = board_parse,
  .format = board_format,
};
