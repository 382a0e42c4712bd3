/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-ruleset.h"
#include "grundy-take-amounts.h"

G_BEGIN_DECLS

/**
 * GrundyHeapCodeKind:
 * @GRUNDY_HEAP_CODE_NONE: nothing is known but the options that heap_options() tells
 * @GRUNDY_HEAP_CODE_TAKE: some counters are taken, and one heap is left: @amounts says how many
 * @GRUNDY_HEAP_CODE_BREAK: a take-and-break code: @code
 * @GRUNDY_HEAP_CODE_UNEQUAL: a heap is split into two unequal heaps, and nothing is taken
 * @GRUNDY_HEAP_CODE_COUPLES: a heap of three or more is split into two, and nothing is taken
 * @GRUNDY_HEAP_CODE_RULE: a user's own rule: @rule
 *
 * What is known about the options of a heap.
 */
typedef enum
{
  GRUNDY_HEAP_CODE_NONE,
  GRUNDY_HEAP_CODE_TAKE,
  GRUNDY_HEAP_CODE_BREAK,
  GRUNDY_HEAP_CODE_UNEQUAL,
  GRUNDY_HEAP_CODE_COUPLES,
  GRUNDY_HEAP_CODE_RULE,
} GrundyHeapCodeKind;

/**
 * GrundyHeapCode:
 * @kind: what is known
 * @amounts: (nullable): for %GRUNDY_HEAP_CODE_TAKE
 * @code: (nullable): for %GRUNDY_HEAP_CODE_BREAK
 * @rule: (nullable): for %GRUNDY_HEAP_CODE_RULE
 * @get_run: (nullable): where the options of every heap are one run of heaps, except for a few: tells that they are
 *   some of the heaps @first to @end - 1, which are smaller than @heap. None where @first is not below @end. Fails
 * where the ruleset's heap_options() fails
 * @add_missing: (nullable): with @get_run: appends the heaps of the run (guint64) that are no options, each once
 *
 * The rule of a heap game in a form that methods for sequences understand (private to the engine). It borrows from the
 * game, which must live longer.
 */
struct _GrundyHeapCode
{
  GrundyHeapCodeKind kind;
  const GrundyTakeAmounts *amounts;
  const GrundyCode *code;
  const GrundyRule *rule;
  gboolean (*get_run) (const GrundyGame *game, guint64 heap, guint64 *first, guint64 *end, GError **error);
  void (*add_missing) (const GrundyGame *game, guint64 heap, GArray *heaps);
};

/* What the ruleset says of @game; GRUNDY_HEAP_CODE_NONE where it says nothing. */
void grundy_heap_code_init (GrundyHeapCode *code, const GrundyGame *game);

G_END_DECLS
