/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A position has one cell where the first player is to move, and otherwise two: the stones, and who is to move, counted
 * from 1. Players sit in a ring, the two teams alternating, so that a turn is the other team's every time: to the
 * engine it is a game of two players in which the last to move loses.
 */
#include "grundy-board.h"
#include "grundy-error.h"
#include "grundy-game.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>

enum
{
  PARAMETER_LIMITS,
};

static const GrundyParameterSpec parameters[] = {
  [PARAMETER_LIMITS] = {
    .kind = &grundy_kind_number_list,
    .label = N_ ("How many each player may take"),
    .is_required = TRUE,
    .min = 1,
  },
};

static const GrundyNumbers *
get_limits (const GrundyGame *game)
{
  return grundy_game_get_argument (game, PARAMETER_LIMITS)->data;
}

/* Who is to move, from 1. */
static guint64
get_player (const GrundyPosition *position)
{
  return position->n_cells > 1 ? position->cells[1] : 1;
}

static gboolean
prepare (const GrundyGame *game, gpointer *data, GError **error)
{
  guint n_players = get_limits (game)->n_numbers;

  if (n_players % 2 == 0)
    return TRUE;
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_PARAMETER,
               g_dngettext (GETTEXT_PACKAGE,
                            "Two teams of the same size need an even number of limits, and there is %u.",
                            "Two teams of the same size need an even number of limits, and there are %u.", n_players),
               n_players);
  return FALSE;
}

static gboolean
check (const GrundyGame *game, const GrundyPosition *position, GError **error)
{
  guint n_players = get_limits (game)->n_numbers;
  guint64 player = get_player (position);
  g_autofree char *text = NULL;

  if (player >= 1 && player <= n_players)
    return TRUE;
  text = g_strdup_printf ("%" G_GUINT64_FORMAT, player);
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_POSITION,
               /* Translators: the player to move is one of those numbers. */
               _ ("Expected the number of a player from 1 to %1$u behind the semicolon, and found %2$s."), n_players,
               text);
  return FALSE;
}

static void
normalise (const GrundyGame *game, GrundyPosition *position)
{
  if (get_player (position) == 1)
    grundy_position_set_length (position, 1);
}

static void
moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *list)
{
  const GrundyNumbers *limits = get_limits (game);
  g_autoptr (GrundyPosition) to = grundy_position_new ();
  guint64 stones = from->cells[0];
  guint64 player = get_player (from);
  guint64 limit = MIN (stones, limits->numbers[player - 1]);

  for (guint64 taken = 1; taken <= limit; taken++)
    {
      grundy_position_assign (to, (const guint64[]){ stones - taken, player % limits->n_numbers + 1 }, 2);
      normalise (game, to);
      if (!grundy_moves_add (list, GRUNDY_VERB_TAKE, to))
        return;
      grundy_moves_touch (list, 0);
    }
}

static guint64
measure (const GrundyGame *game, const GrundyPosition *position)
{
  return position->cells[0];
}

/* The stones; whose turn it is, is not on the table. */
static void
board (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *heap)
{
  grundy_board_add_number (heap, position->cells[0]);
}

static const char *const aliases[] = {
  "Stone Game of two teams", "Nim with teams", "团队取石子", "两队取石子", "多人尼姆", "POJ 2068", NULL,
};

const GrundyRuleset grundy_ruleset_team_nim = {
  .id = "team-nim",
  .family = GRUNDY_FAMILY_HEAPS,
  .title = N_ ("Nim of two teams"),
  .summary = N_ ("Players of two teams take turns, each up to a limit; the last stone loses."),
  .description = N_ (
      "There is one heap of stones. The players of two teams sit in a ring, so that the teams alternate, and each has "
      "a limit: in their turn players take at least one stone and at most as many as their limit says. The team that "
      "takes the last stone loses. Who wins depends on the stones and on whose turn it is, and a position after a move "
      "is written as both: 15;2 is 15 stones with the second player to move. Since the last stone loses, positions are "
      "P or N and have no SG value, and the game stands alone."),
  .aliases = aliases,
  .start = "team-nim{4,5,5,4,3,2,1,3}(19)",
  .parameters = parameters,
  .n_parameters = G_N_ELEMENTS (parameters),
  .position = { .kind = &grundy_position_kind_capped, .label = N_ ("Stones") },
  .prepare = prepare,
  .check = check,
  .normalise = normalise,
  .moves = moves,
  .measure = measure,
  .board = board,
  .last_loses = TRUE,
};
