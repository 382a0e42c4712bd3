/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-kinds.h"
#include "grundy-lexer.h"

#include <glib/gi18n-lib.h>

static gboolean
is_coin (gunichar character)
{
  return character == 'H' || character == 'T';
}

static gboolean
coins_parse (GrundyLexer *lexer, const GrundyGame *game, const GrundyPositionSpec *spec, GrundyPosition *position,
             GError **error)
{
  g_autofree char *coins = grundy_lexer_take_run (lexer, is_coin);

  if (*coins == '\0')
    return grundy_lexer_fail_expected (lexer, _ ("a row of coins, H or T"), error);
  for (guint place = 0; coins[place] != '\0'; place++)
    grundy_position_append (position, coins[place] == 'H' ? place + 1 : 0);
  return TRUE;
}

static void
coins_format (const GrundyGame *game, const GrundyPositionSpec *spec, const GrundyPosition *position, GString *text)
{
  for (guint i = 0; i < position->n_cells; i++)
    g_string_append_c (text, position->cells[i] != 0 ? 'H' : 'T');
}

const GrundyPositionKind grundy_position_kind_coins = {
  .name = "coins",
  .parse = coins_parse,
  .format = coins_format,
};
