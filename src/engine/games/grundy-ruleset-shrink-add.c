/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-game.h"
#include "grundy-kinds.h"

#include <glib/gi18n-lib.h>

static void
heap_options (const GrundyGame *game, guint64 heap, GrundyHeapOptions *options)
{
  for (guint64 b = 1; b <= heap / 2; b++)
    {
      guint64 heaps[] = { heap - b, heap - 2 * b };
      guint n_heaps = heaps[1] == 0 ? 1 : 2;

      if (!grundy_heap_options_add (options, heaps, n_heaps))
        return;
    }
}

static gboolean
heaps_may_grow (const GrundyGame *game)
{
  return TRUE;
}

static const char *const aliases[] = {
  "缩减添堆",
  "减半加堆",
  NULL,
};

const GrundyRuleset grundy_ruleset_shrink_add = {
  .id = "shrink-add",
  .family = GRUNDY_FAMILY_HEAPS,
  .title = N_ ("Shrink and add"),
  .summary = N_ ("Choose B: a heap n becomes n−2B, and a heap n−B is added."),
  .description = N_ (
      "In your turn choose a heap of n counters and a number B, at least 1 and at most half of n. The heap shrinks to "
      "n−2B counters, and a new heap of n−B counters is added. Together there may be more counters than before, but "
      "every new heap is smaller than the old one, and so play ends, when only heaps of one are left. The way to see "
      "through it is to compute the SG values of small heaps and to look for a pattern."),
  .aliases = aliases,
  .start = "shrink-add(9)",
  .position = { .kind = &grundy_position_kind_heaps, .label = N_ ("Heaps") },
  .heap_options = heap_options,
  .heaps_may_grow = heaps_may_grow,
};
