/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Cell i holds the counters on stair i + 1; the ground is stair 0. Empty stairs at the top are left out. */
#include "grundy-board.h"
#include "grundy-game.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>

static void
normalise (const GrundyGame *game, GrundyPosition *position)
{
  guint length = position->n_cells;

  while (length > 0 && position->cells[length - 1] == 0)
    length--;
  grundy_position_set_length (position, length);
}

static void
moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *list)
{
  g_autoptr (GrundyPosition) to = grundy_position_new ();

  for (guint stair = 0; stair < from->n_cells; stair++)
    for (guint64 k = 1; k <= from->cells[stair]; k++)
      {
        grundy_position_assign (to, from->cells, from->n_cells);
        to->cells[stair] -= k;
        if (stair > 0)
          to->cells[stair - 1] += k;
        normalise (game, to);
        if (!grundy_moves_add (list, GRUNDY_VERB_MOVE, to))
          return;
        grundy_moves_touch (list, stair);
        if (stair > 0)
          grundy_moves_touch (list, stair - 1);
      }
}

/* How many stairs all counters have to go down together. */
static guint64
measure (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 sum = 0;

  for (guint i = 0; i < position->n_cells; i++)
    sum += (i + 1) * position->cells[i];
  return sum;
}

static guint64
sg (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 sum = 0;

  for (guint i = 0; i < position->n_cells; i += 2)
    sum ^= position->cells[i];
  return sum;
}

static const GrundyClosedForm closed_forms[] = {
  {
      .source = N_ ("Nim on the odd stairs: E. R. Berlekamp, J. H. Conway, R. K. Guy, “Winning Ways”"),
      .sg = sg,
  },
};

static void
board (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *stairs)
{
  grundy_board_clear (stairs, GRUNDY_BOARD_STAIRS, 0, 0);
  for (guint i = 0; i < position->n_cells; i++)
    grundy_board_add_number (stairs, position->cells[i]);
}

static const char *const aliases[] = {
  "Staircase Nim", "阶梯博弈", "阶梯尼姆", "楼梯尼姆", "台阶游戏", NULL,
};

const GrundyRuleset grundy_ruleset_staircase = {
  .id = "staircase",
  .family = GRUNDY_FAMILY_ROWS,
  .title = N_ ("Staircase Nim"),
  .summary = N_ ("Move any number of counters one stair down."),
  .description = N_ (
      "Counters lie on the stairs 1, 2, 3, ... of a staircase; the ground is stair 0. In your turn move any number of "
      "counters, at least one, from one stair to the next lower one. Counters on the ground are out of play. Only the "
      "odd stairs count: they are heaps of Nim, and moving counters down from an odd stair is taking them. If "
      "the opponent moves counters from an even stair to an odd one, pass the same number on to the next even stair."),
  .aliases = aliases,
  .start = "staircase(1,2,3)",
  .position = { .kind = &grundy_position_kind_heaps, .label = N_ ("Counters on stair 1, 2, ...") },
  .normalise = normalise,
  .moves = moves,
  .measure = measure,
  .board = board,
  .closed_forms = closed_forms,
  .n_closed_forms = G_N_ELEMENTS (closed_forms),
};
