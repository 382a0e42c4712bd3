/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board.h"
#include "grundy-error.h"
#include "grundy-game.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

enum
{
  PARAMETER_TARGET,
};

#define LEAST_FACTOR 2
#define LARGEST_FACTOR 9

static const GrundyParameterSpec parameters[] = {
  [PARAMETER_TARGET] = {
    .kind = &grundy_kind_number,
    .label = N_ ("Target"),
    .is_required = TRUE,
    .min = 1,
  },
};

static guint64
get_target (const GrundyGame *game)
{
  return grundy_game_get_argument (game, PARAMETER_TARGET)->number;
}

static gboolean
check (const GrundyGame *game, const GrundyPosition *position, GError **error)
{
  if (position->cells[0] <= get_target (game))
    return TRUE;
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_POSITION,
               _ ("The number must not be above the target %" PRIu64 ", but it is %" PRIu64 "."), get_target (game),
               position->cells[0]);
  return FALSE;
}

static void
moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *list)
{
  guint64 number = from->cells[0];
  guint64 target = get_target (game);

  for (guint64 factor = LEAST_FACTOR; factor <= LARGEST_FACTOR && number < target; factor++)
    {
      gboolean is_reached = number >= target / factor + (target % factor != 0);
      guint64 product = is_reached ? target : number * factor;
      GrundyPosition to = { &product, 1 };

      if (!grundy_moves_add (list, GRUNDY_VERB_CHANGE, &to))
        return;
      grundy_moves_touch (list, 0);
      /* All larger factors reach it too: that is one option. */
      if (is_reached)
        return;
    }
}

static guint64
measure (const GrundyGame *game, const GrundyPosition *position)
{
  return get_target (game) - position->cells[0];
}

/* Let q = target / number, rounded up. The next player wins when q is in 2..9, 19..162, 325..2916, ...: the bounds grow
 * by 9 and by 2 in turn. */
static gboolean
n_wins (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 target = get_target (game);
  guint64 quotient = target / position->cells[0] + (target % position->cells[0] != 0);
  gboolean wins = FALSE;

  for (unsigned __int128 bound = 1; bound < quotient; wins = !wins)
    bound *= wins ? LEAST_FACTOR : LARGEST_FACTOR;
  return wins;
}

static const GrundyClosedForm closed_forms[] = {
  {
      .source = N_ ("Backwards from the target by intervals; solution of “A Multiplication Game”, POJ 2505"),
      .n_wins = n_wins,
  },
};

static void
board (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *number)
{
  g_autofree char *name = g_strdup_printf ("%" PRIu64, position->cells[0]);

  grundy_board_clear (number, GRUNDY_BOARD_TOKENS, 0, 0);
  grundy_board_add_name (number, name);
  grundy_board_add_number (number, 0);
}

static const char *const aliases[] = {
  "A Multiplication Game", "乘法游戏", "乘数游戏", "POJ 2505", "HDU 1517", NULL,
};

const GrundyRuleset grundy_ruleset_multiply = {
  .id = "multiply",
  .family = GRUNDY_FAMILY_HEAPS,
  .title = N_ ("The multiplication game"),
  .summary = N_ ("Multiply the number by 2 to 9; who reaches the target wins."),
  .description = N_ (
      "A number is given, at first 1. In your turn multiply it by 2, 3, ..., or 9. Who first reaches the target or "
      "goes "
      "past it wins; all numbers from the target on count as the target. Think backwards: from a ninth of the target "
      "on you win at once; from half of that on you can only hand such a number to your opponent; and so on, "
      "dividing by 9 and by 2 in turn."),
  .aliases = aliases,
  .start = "multiply{1524}(1)",
  .parameters = parameters,
  .n_parameters = G_N_ELEMENTS (parameters),
  .position = { .kind = &grundy_position_kind_heaps, .label = N_ ("Number"), .min = 1, .min_count = 1, .max_count = 1 },
  .check = check,
  .moves = moves,
  .measure = measure,
  .board = board,
  .closed_forms = closed_forms,
  .n_closed_forms = G_N_ELEMENTS (closed_forms),
};
