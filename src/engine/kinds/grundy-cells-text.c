/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cells-text.h"

#include <glib/gi18n-lib.h>

static gboolean
is_over (GrundyLexer *lexer)
{
  return grundy_lexer_peek (lexer) == GRUNDY_TOKEN_END || grundy_lexer_next_is (lexer, ")");
}

gboolean
grundy_cells_parse (GrundyLexer *lexer, const GrundyPositionSpec *spec, GrundyReadItem read_item, gpointer user_data,
                    GrundyPosition *position, GError **error)
{
  guint max_count = spec->max_count == 0 ? GRUNDY_MAX_LIST : MIN (spec->max_count, GRUNDY_MAX_LIST);
  guint n_items = 0;

  if (spec->min_count == 0 && is_over (lexer))
    return TRUE;
  do
    {
      if (n_items == max_count)
        {
          g_autofree char *sentence = g_strdup_printf (
              g_dngettext (GETTEXT_PACKAGE, "At most %u may stand here.", "At most %u may stand here.", max_count),
              max_count);

          return grundy_lexer_fail (lexer, max_count == spec->max_count ? GRUNDY_ERROR_POSITION : GRUNDY_ERROR_LIMIT,
                                    sentence, error);
        }
      if (!read_item (lexer, spec, user_data, position, error))
        return FALSE;
      n_items++;
    }
  while (grundy_lexer_accept (lexer, ","));
  if (n_items < spec->min_count)
    return grundy_lexer_expect (lexer, ",", error);
  return is_over (lexer) || grundy_lexer_fail_expected (lexer, _ ("\",\" or \")\""), error);
}

gboolean
grundy_cells_read_number (GrundyLexer *lexer, const GrundyPositionSpec *spec, gpointer user_data,
                          GrundyPosition *position, GError **error)
{
  guint64 number;

  if (!grundy_lexer_expect_number (lexer, spec->min, spec->max, &number, error))
    return FALSE;
  grundy_position_append (position, number);
  return TRUE;
}

void
grundy_cells_format (const GrundyPosition *position, GString *text)
{
  for (guint i = 0; i < position->n_cells; i++)
    {
      if (i > 0)
        g_string_append_c (text, ',');
      g_string_append_printf (text, "%" G_GUINT64_FORMAT, position->cells[i]);
    }
}
