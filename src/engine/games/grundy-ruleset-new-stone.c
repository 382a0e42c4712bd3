/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board.h"
#include "grundy-game.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>

static void
normalise (const GrundyGame *game, GrundyPosition *position)
{
  grundy_position_drop_zeros (position);
  grundy_position_sort (position);
}

/* The next way to hand out at most @most counters, as an odometer counts. @sum is how many are handed out. */
static gboolean
hand_out_next (guint64 *handed, guint n_heaps, guint64 most, guint64 *sum)
{
  for (guint i = 0; i < n_heaps; i++)
    {
      if (*sum < most)
        {
          handed[i]++;
          (*sum)++;
          return TRUE;
        }
      *sum -= handed[i];
      handed[i] = 0;
    }
  return FALSE;
}

/* At least one counter of @heap is taken; the others are taken too, stay, or go to other heaps. */
static gboolean
move_rest (const GrundyGame *game, const GrundyPosition *from, guint heap, GrundyMoves *list)
{
  g_autoptr (GrundyPosition) to = grundy_position_new ();
  g_autofree guint64 *handed = g_new0 (guint64, from->n_cells);
  guint64 sum = 0;

  do
    {
      grundy_position_assign (to, from->cells, from->n_cells);
      to->cells[heap] = 0;
      for (guint i = 0; i < from->n_cells; i++)
        to->cells[i] += handed[i];
      normalise (game, to);
      if (!grundy_moves_add (list, GRUNDY_VERB_TAKE, to))
        return FALSE;
      grundy_moves_touch (list, heap);
      for (guint i = 0; i < from->n_cells; i++)
        if (i != heap && handed[i] > 0)
          grundy_moves_touch (list, i);
    }
  while (hand_out_next (handed, from->n_cells, from->cells[heap] - 1, &sum));
  return TRUE;
}

static void
moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *list)
{
  for (guint i = 0; i < from->n_cells; i++)
    if ((i == 0 || from->cells[i] != from->cells[i - 1]) && !move_rest (game, from, i, list))
      return;
}

static guint64
measure (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 sum = 0;

  for (guint i = 0; i < position->n_cells; i++)
    sum += position->cells[i];
  return sum;
}

/* Lost exactly when the heaps, which are sorted, are equal two by two. */
static gboolean
n_wins (const GrundyGame *game, const GrundyPosition *position)
{
  if (position->n_cells % 2 != 0)
    return TRUE;
  for (guint i = 0; i < position->n_cells; i += 2)
    if (position->cells[i] != position->cells[i + 1])
      return TRUE;
  return FALSE;
}

static const GrundyClosedForm closed_forms[] = {
  {
      .source = N_ ("Pairs of equal heaps are answered in the same way; solution of “A New Stone Game”, POJ 1740"),
      .n_wins = n_wins,
  },
};

static const char *const aliases[] = {
  "A New Stone Game", "新石子游戏", "取石子并移动", "POJ 1740", NULL,
};

const GrundyRuleset grundy_ruleset_new_stone = {
  .id = "new-stone",
  .family = GRUNDY_FAMILY_HEAPS,
  .title = N_ ("A new stone game"),
  .summary = N_ ("Take stones from a heap, and move any of its rest to other heaps."),
  .description = N_ (
      "In your turn choose a heap and take at least one stone from it. Then, if you like, move any of the stones that "
      "are left in it to other heaps that still have stones. When the heaps are equal two by two, the second player "
      "wins by doing the same to the partner of each heap. Otherwise the first player can make them so: the largest "
      "heap has stones enough to fill up the gaps between the others."),
  .aliases = aliases,
  .start = "new-stone(2,2,3)",
  .position = { .kind = &grundy_position_kind_heaps, .label = N_ ("Heaps") },
  .normalise = normalise,
  .moves = moves,
  .measure = measure,
  .board = grundy_board_set_heaps,
  .closed_forms = closed_forms,
  .n_closed_forms = G_N_ELEMENTS (closed_forms),
};
