/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board.h"
#include "grundy-game.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>

#define N_HEAPS 3

static void
normalise (const GrundyGame *game, GrundyPosition *position)
{
  grundy_position_sort (position);
}

static void
moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *list)
{
  g_autoptr (GrundyPosition) to = grundy_position_new ();

  for (guint grown = N_HEAPS; grown-- > 0;)
    {
      guint first = grown == 0 ? 1 : 0;
      guint second = grown == 2 ? 1 : 2;

      for (guint64 k = 1; k <= MIN (from->cells[first], from->cells[second]); k++)
        {
          grundy_position_assign (to, from->cells, N_HEAPS);
          to->cells[first] -= k;
          to->cells[second] -= k;
          to->cells[grown] += k;
          normalise (game, to);
          if (!grundy_moves_add (list, GRUNDY_VERB_CHANGE, to))
            return;
          for (guint i = 0; i < N_HEAPS; i++)
            grundy_moves_touch (list, i);
        }
    }
}

static guint64
measure (const GrundyGame *game, const GrundyPosition *position)
{
  return position->cells[0] + position->cells[1] + position->cells[2];
}

static guint64
sg (const GrundyGame *game, const GrundyPosition *position)
{
  return (measure (game, position) - (position->cells[0] ^ position->cells[1] ^ position->cells[2])) / 2;
}

static const GrundyClosedForm closed_forms[] = {
  {
      .source = N_ ("A. Fink, A. S. Fraenkel, C. Santos, “LIM is not slim”, 2014"),
      .sg = sg,
  },
};

static const char *const aliases[] = {
  "LIM",
  "LIM游戏",
  "三堆取二添一",
  NULL,
};

const GrundyRuleset grundy_ruleset_lim = {
  .id = "lim",
  .family = GRUNDY_FAMILY_HEAPS,
  .title = N_ ("LIM"),
  .summary = N_ ("Three heaps: take k counters from two of them and add k to the third."),
  .description =
      N_ ("There are three heaps. In your turn take the same number k of counters, at least one, from two of the "
          "heaps, put "
          "k of them on the third heap and the other k aside. Play ends when two heaps are empty. The name is “Nim” "
          "written "
          "differently, and the SG value is indeed near to Nim: it is half of what is left when the nim-sum of the "
          "three heaps is subtracted from their ordinary sum."),
  .aliases = aliases,
  .start = "lim(3,4,5)",
  /* Nothing that is put on a heap may make it larger than the numbers of the notation. */
  .position = { .kind = &grundy_position_kind_heaps,
                .label = N_ ("Heaps"),
                .max = G_MAXINT64 / N_HEAPS,
                .min_count = N_HEAPS,
                .max_count = N_HEAPS },
  .normalise = normalise,
  .moves = moves,
  .measure = measure,
  .board = grundy_board_set_heaps,
  .closed_forms = closed_forms,
  .n_closed_forms = G_N_ELEMENTS (closed_forms),
};
