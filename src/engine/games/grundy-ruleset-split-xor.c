/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-game.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>

/*
 * Of k and k xor n one lacks the highest bit of n; let that be k. The other is below n exactly when the highest bit of
 * k is a bit of n, so that k runs through a whole octave for each lower bit of n.
 */
static void
heap_options (const GrundyGame *game, guint64 heap, GrundyHeapOptions *options)
{
  for (guint64 bits = heap; (bits & (bits - 1)) != 0; bits &= bits - 1)
    {
      guint64 bit = bits & -bits;

      for (guint64 k = bit; k < 2 * bit; k++)
        {
          guint64 heaps[] = { k, k ^ heap };

          if (!grundy_heap_options_add (options, heaps, 2))
            return;
        }
    }
}

/*
 * A move makes one more heap and keeps the parity of all ones; it ends when every heap has a single one. So the number
 * of moves left has the parity of ones minus heaps, whatever is played.
 */
static guint64
sg (const GrundyGame *game, const GrundyPosition *position)
{
  guint64 sum = 0;

  for (guint i = 0; i < position->n_cells; i++)
    if (position->cells[i] > 0)
      sum ^= (__builtin_popcountll (position->cells[i]) - 1) & 1;
  return sum;
}

static gboolean
n_wins_misere (const GrundyGame *game, const GrundyPosition *position)
{
  return sg (game, position) == 0;
}

static const GrundyClosedForm closed_forms[] = {
  {
      .source = N_ ("The parity of the ones in binary, less the number of heaps: every move changes it"),
      .sg = sg,
      .n_wins_misere = n_wins_misere,
  },
};

static gboolean
heaps_may_grow (const GrundyGame *game)
{
  return TRUE;
}

static const char *const aliases[] = {
  "xor split", "异或分堆", "异或拆分", "Another Kind of Nim", "Stone Game", "HDU 4388", NULL,
};

const GrundyRuleset grundy_ruleset_split_xor = {
  .id = "split-xor",
  .family = GRUNDY_FAMILY_HEAPS,
  .title = N_ ("Split by exclusive or"),
  .summary = N_ ("Replace a heap n by the heaps k and k xor n, both smaller than n."),
  .description = N_ (
      "In your turn choose a heap of n counters and replace it by two heaps of k and of k xor n counters, where both "
      "numbers are at least 1 and less than n. Together they may have more counters than before. A heap whose size is "
      "a power of two cannot be split. It looks like hard thinking, but nobody can influence who wins: count the "
      "ones of all sizes in binary and subtract the number of heaps; each move turns an even result into an odd one "
      "and back."),
  .aliases = aliases,
  .start = "split-xor(3,14)",
  .position = { .kind = &grundy_position_kind_heaps, .label = N_ ("Heaps") },
  .heap_options = heap_options,
  .heaps_may_grow = heaps_may_grow,
  .closed_forms = closed_forms,
  .n_closed_forms = G_N_ELEMENTS (closed_forms),
};
