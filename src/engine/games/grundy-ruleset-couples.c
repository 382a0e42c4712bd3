/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-game.h"
#include "grundy-heap-code.h"

#include <glib/gi18n-lib.h>

static void
heap_options (const GrundyGame *game, guint64 heap, GrundyHeapOptions *options)
{
  if (heap < 3)
    return;
  for (guint64 smaller = 1; smaller <= heap / 2; smaller++)
    {
      guint64 heaps[] = { smaller, heap - smaller };

      if (!grundy_heap_options_add (options, heaps, 2))
        return;
    }
}

static void
heap_code (const GrundyGame *game, GrundyHeapCode *code)
{
  code->kind = GRUNDY_HEAP_CODE_COUPLES;
}

static const char *const aliases[] = {
  "Couples are forever", "splitting", "夫妻", "成双", "分堆", NULL,
};

const GrundyRuleset grundy_ruleset_couples = {
  .id = "couples",
  .family = GRUNDY_FAMILY_HEAPS,
  .title = N_ ("Couples are forever"),
  .summary = N_ ("Split a heap of three or more into two heaps."),
  .description =
      N_ ("In your turn choose a heap of at least three counters and split it into two heaps, equal or not. "
          "Nothing is taken away. A couple, which is a heap of two, is never parted, and neither can a single "
          "counter be: play ends when only heaps of one and two are left. The rule is simple, and yet nobody "
          "knows whether the SG values of single heaps ever become periodic."),
  .aliases = aliases,
  .start = "couples(9)",
  .position = { .kind = &grundy_position_kind_heaps, .label = N_ ("Heaps") },
  .heap_options = heap_options,
  .heap_code = heap_code,
};
