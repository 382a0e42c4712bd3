/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board.h"
#include "grundy-game.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>

enum
{
  PARAMETER_ARROWS,
};

static const GrundyParameterSpec parameters[] = {
  [PARAMETER_ARROWS] = {
    .kind = &grundy_kind_arrows,
    .label = N_ ("Arrows"),
    .is_required = TRUE,
  },
};

static const GrundyArrows *
get_arrows (const GrundyGame *game)
{
  return grundy_game_get_argument (game, PARAMETER_ARROWS)->data;
}

static void
normalise (const GrundyGame *game, GrundyPosition *position)
{
  grundy_position_sort (position);
}

static void
moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *list)
{
  g_autoptr (GrundyPosition) to = grundy_position_new ();
  const GrundyArrows *arrows = get_arrows (game);

  for (guint i = 0; i < from->n_cells; i++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (arrows->graph, (guint32)from->cells[i], &n_options);

      if (i > 0 && from->cells[i] == from->cells[i - 1])
        continue;
      for (guint32 j = 0; j < n_options; j++)
        {
          grundy_position_assign (to, from->cells, from->n_cells);
          to->cells[i] = options[j];
          grundy_position_sort (to);
          if (!grundy_moves_add (list, GRUNDY_VERB_MOVE, to))
            return;
          grundy_moves_touch (list, i);
        }
    }
}

static void
board (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *tokens)
{
  const GrundyArrows *arrows = get_arrows (game);

  grundy_board_clear (tokens, GRUNDY_BOARD_TOKENS, 0, 0);
  for (guint i = 0; i < arrows->names->len; i++)
    grundy_board_add_name (tokens, g_ptr_array_index (arrows->names, i));
  for (guint i = 0; i < position->n_cells; i++)
    grundy_board_add_number (tokens, position->cells[i]);
}

static const char *const aliases[] = {
  "directed graph", "digraph", "chess", "有向图", "有向无环图", "棋子移动", "A Chess Game", "POJ 2425", NULL,
};

const GrundyRuleset grundy_ruleset_dag = {
  .id = "dag",
  .family = GRUNDY_FAMILY_OWN,
  .title = N_ ("Your own graph"),
  .summary = N_ ("Move a token along an arrow."),
  .description =
      N_ ("You draw the positions yourself: nodes with names, and arrows that say which node can be reached from "
          "which in one move. One or more tokens stand on nodes, and they may share one. In your turn move one "
          "token along one arrow; who finds no arrow to follow loses. Every impartial game is this game on its "
          "own graph, and so everything about P and N and about SG values can be learnt on it."),
  .aliases = aliases,
  .start = "dag{a>b,a>c,b>c,d}(a)",
  .parameters = parameters,
  .n_parameters = G_N_ELEMENTS (parameters),
  .position = { .kind = &grundy_position_kind_tokens, .label = N_ ("Tokens") },
  .normalise = normalise,
  .moves = moves,
  .board = board,
  .part_size = 1,
  .may_cycle = TRUE,
};
