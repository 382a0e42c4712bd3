/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-game.h"
#include "grundy-heap-code.h"
#include "grundy-kinds.h"
#include "grundy-rule-program.h"

#include <glib/gi18n-lib.h>

enum
{
  PARAMETER_RULE,
};

/* What may be carried out for one heap: a fraction of a second. */
#define MAX_STEPS 20000000
/* Instructions that take as long as telling an option. */
#define STEPS_OF_AN_OPTION 8

static const GrundyParameterSpec parameters[] = {
  [PARAMETER_RULE] = {
    .kind = &grundy_kind_rule,
    .label = N_ ("Options of a heap of n"),
    .is_required = TRUE,
  },
};

static const GrundyRule *
get_rule (const GrundyGame *game)
{
  return grundy_game_get_argument (game, PARAMETER_RULE)->data;
}

static void
heap_options (const GrundyGame *game, guint64 heap, GrundyHeapOptions *options)
{
  const GrundyRule *rule = get_rule (game);
  guint64 steps = MAX_STEPS;

  for (guint i = 0; i < rule->programs->len && !grundy_heap_options_is_over_limit (options); i++)
    {
      GError *error = NULL;

      if (!grundy_rule_program_run (g_ptr_array_index (rule->programs, i), i + 1, heap, &steps, options, &error))
        grundy_heap_options_fail (options, error);
    }
  grundy_heap_options_add_work (options, (MAX_STEPS - steps) / STEPS_OF_AN_OPTION);
}

/* Two heaps may together be larger than the one that they came from. */
static gboolean
heaps_may_grow (const GrundyGame *game)
{
  const GrundyRule *rule = get_rule (game);

  for (guint i = 0; i < rule->forms->len; i++)
    {
      const GrundyRuleForm *form = g_ptr_array_index (rule->forms, i);

      if (form->heaps->len > 1)
        return TRUE;
    }
  return FALSE;
}

static void
heap_code (const GrundyGame *game, GrundyHeapCode *code)
{
  code->kind = GRUNDY_HEAP_CODE_RULE;
  code->rule = get_rule (game);
}

static const char *const aliases[] = {
  "own rule", "custom rule", "your own heap game", "自定义规则", "自定义取石子", NULL,
};

const GrundyRuleset grundy_ruleset_rule = {
  .id = "rule",
  .family = GRUNDY_FAMILY_HEAPS,
  .title = N_ ("Your own rule for heaps"),
  .summary = N_ ("Write down what a heap of n counters can become."),
  .description = N_ (
      "You make the rule: it says what a heap of n counters can become in one move. “n-k: k=1..3, k<=n” takes one, two "
      "or three counters. Several rules are separated by semicolons, and a heap is split by “&”, as in “n/2 & n/2: "
      "2|n” "
      "for two equal halves, which only an even heap has. Behind the colon stand ranges and conditions: <, <=, =, != "
      "and |, which means “divides”. Reckon with +, -, *, /, mod and xor; divisions are rounded down. Each heap must "
      "come out smaller than n and not below 0, so that play comes to an end; an empty heap has no move."),
  .aliases = aliases,
  .start = "rule{n-k: k=1..n/2; n/2 & n/2: 2|n}(12)",
  .parameters = parameters,
  .n_parameters = G_N_ELEMENTS (parameters),
  .position = { .kind = &grundy_position_kind_heaps, .label = N_ ("Heaps") },
  .heap_options = heap_options,
  .heaps_may_grow = heaps_may_grow,
  .heap_code = heap_code,
};
