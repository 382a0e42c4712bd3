/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cells-text.h"
#include "grundy-game.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>

/* The game's parameter that has the nodes. */
static const GrundyArrows *
get_arrows (const GrundyGame *game)
{
  const GrundyRuleset *ruleset = grundy_game_get_ruleset (game);

  for (guint i = 0; i < ruleset->n_parameters; i++)
    if (ruleset->parameters[i].kind == &grundy_kind_arrows)
      return grundy_game_get_argument (game, i)->data;
  g_return_val_if_reached (NULL);
}

static gboolean
read_token (GrundyLexer *lexer, const GrundyPositionSpec *spec, gpointer user_data, GrundyPosition *position,
            GError **error)
{
  const GrundyArrows *arrows = user_data;
  g_autofree char *name = grundy_lexer_take_run (lexer, grundy_arrows_is_name_character);
  g_autofree char *sentence = NULL;
  guint32 node;

  if (*name == '\0')
    return grundy_lexer_fail_expected (lexer, _ ("the name of a node"), error);
  if (grundy_arrows_find_node (arrows, name, &node))
    {
      grundy_position_append (position, node);
      return TRUE;
    }
  sentence = g_strdup_printf (_ ("The graph has no node \"%.100s\"."), name);
  return grundy_lexer_fail (lexer, GRUNDY_ERROR_POSITION, sentence, error);
}

static gboolean
tokens_parse (GrundyLexer *lexer, const GrundyGame *game, const GrundyPositionSpec *spec, GrundyPosition *position,
              GError **error)
{
  return grundy_cells_parse (lexer, spec, read_token, (gpointer)get_arrows (game), position, error);
}

static void
tokens_format (const GrundyGame *game, const GrundyPositionSpec *spec, const GrundyPosition *position, GString *text)
{
  const GrundyArrows *arrows = get_arrows (game);

  for (guint i = 0; i < position->n_cells; i++)
    {
      if (i > 0)
        g_string_append_c (text, ',');
      g_string_append (text, g_ptr_array_index (arrows->names, position->cells[i]));
    }
}

const GrundyPositionKind grundy_position_kind_tokens = {
  .name = "tokens",
  .parse = tokens_parse,
  .format = tokens_format,
};
