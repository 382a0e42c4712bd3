/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-rule.h"

G_BEGIN_DECLS

/*
 * GrundyRuleLoop (private to the engine): an option form with at most one range, whose heaps and conditions grow or
 * fall evenly with the name that runs through it. So conditions shorten the range or leave single numbers out, and the
 * heaps of all options are known from those of the first one. Immutable; borrows the form.
 */
typedef struct _GrundyRuleLoop GrundyRuleLoop;

#define GRUNDY_RULE_MAX_HOLES 4

/**
 * GrundyRuleSpan:
 * @first: the first number of the range
 * @last: the last one; below @first where there is no option
 * @heaps: for each heap of an option what it would be for the number 0
 * @steps: for each heap by how much it grows with the number
 * @n_heaps: how many heaps an option leaves
 * @holes: numbers of the range that are left out
 * @n_holes: how many
 *
 * The options that a form gives for one heap.
 */
typedef struct
{
  gint64 first;
  gint64 last;
  gint64 heaps[GRUNDY_RULE_MAX_HEAPS];
  gint64 steps[GRUNDY_RULE_MAX_HEAPS];
  guint n_heaps;
  gint64 holes[GRUNDY_RULE_MAX_HOLES];
  guint n_holes;
} GrundyRuleSpan;

/* (transfer full) (nullable): NULL for a form that is none */
GrundyRuleLoop *grundy_rule_loop_new (const GrundyRuleForm *form);
void grundy_rule_loop_free (GrundyRuleLoop *loop);

/* Whether the options of every heap are a run of single heaps, one a number. */
gboolean grundy_rule_loop_is_run (const GrundyRuleLoop *loop);
/* Whether every heap has one option at most. */
gboolean grundy_rule_loop_is_point (const GrundyRuleLoop *loop);

/**
 * grundy_rule_loop_get_span:
 * @loop: a loop
 * @heap: a heap
 * @span: (out): its options
 *
 * Every heap of every option is smaller than @heap and not below 0.
 *
 * Returns: %FALSE where there may be something wrong with the rule, or numbers are too large for this: then
 *   grundy_rule_program_run() decides. O(length of the form)
 */
gboolean grundy_rule_loop_get_span (const GrundyRuleLoop *loop, guint64 heap, GrundyRuleSpan *span);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyRuleLoop, grundy_rule_loop_free)

G_END_DECLS
