/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-game.h"
#include "grundy-heap-code.h"

#include <glib/gi18n-lib.h>

static void
heap_options (const GrundyGame *game, guint64 heap, GrundyHeapOptions *options)
{
  for (guint64 smaller = 1; smaller < heap - smaller && smaller < heap; smaller++)
    {
      guint64 heaps[] = { smaller, heap - smaller };

      if (!grundy_heap_options_add (options, heaps, 2))
        return;
    }
}

static void
heap_code (const GrundyGame *game, GrundyHeapCode *code)
{
  code->kind = GRUNDY_HEAP_CODE_UNEQUAL;
}

static const char *const aliases[] = {
  "Grundy", "格兰迪", "格伦迪博弈", "不等分堆", NULL,
};

const GrundyRuleset grundy_ruleset_grundy = {
  .id = "grundy",
  .family = GRUNDY_FAMILY_HEAPS,
  .title = N_ ("Grundy’s game"),
  .summary = N_ ("Split a heap into two heaps of different sizes."),
  .description =
      N_ ("In your turn choose a heap and split it into two heaps that are not equal. Nothing is taken away. "
          "Heaps of one and two cannot be split so, and play ends when no other heaps are left. P. M. Grundy "
          "gave this game as his example in 1939. The SG values of single heaps are small and look as if they "
          "would repeat one day, but no period is known."),
  .aliases = aliases,
  .start = "grundy(8)",
  .position = { .kind = &grundy_position_kind_heaps, .label = N_ ("Heaps") },
  .heap_options = heap_options,
  .heap_code = heap_code,
};
