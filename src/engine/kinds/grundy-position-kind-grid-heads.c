/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-game.h"
#include "grundy-kinds.h"
#include "grundy-points-text.h"

/* How many axes the game's parameter of that kind gives. */
static guint
get_n_axes (const GrundyGame *game)
{
  const GrundyRuleset *ruleset = grundy_game_get_ruleset (game);

  for (guint i = 0; i < ruleset->n_parameters; i++)
    if (ruleset->parameters[i].kind == &grundy_kind_coin_product)
      return ((const GrundyCoinProduct *)grundy_game_get_argument (game, i)->data)->n_axes;
  g_return_val_if_reached (1);
}

static gboolean
grid_heads_parse (GrundyLexer *lexer, const GrundyGame *game, const GrundyPositionSpec *spec, GrundyPosition *position,
                  GError **error)
{
  return grundy_points_parse (lexer, spec, get_n_axes (game), position, error);
}

static void
grid_heads_format (const GrundyGame *game, const GrundyPositionSpec *spec, const GrundyPosition *position,
                   GString *text)
{
  grundy_points_format (get_n_axes (game), position, text);
}

const GrundyPositionKind grundy_position_kind_grid_heads = {
  .name = "grid-heads",
  .parse = grid_heads_parse,
  .format = grid_heads_format,
};
