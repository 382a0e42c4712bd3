/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-heap-options.h"
#include "grundy-rule.h"

G_BEGIN_DECLS

/*
 * GrundyRuleProgram (private to the engine): an option form made into instructions on registers, one for each operator,
 * range end and condition, so that the options of many heaps are found quickly. Immutable.
 */
typedef struct _GrundyRuleProgram GrundyRuleProgram;

GrundyRuleProgram *grundy_rule_program_new (const GrundyRuleForm *form);
void grundy_rule_program_free (GrundyRuleProgram *program);

/**
 * grundy_rule_program_run:
 * @program: a program
 * @number: which option form it is, from 1, for the error
 * @heap: the heap to move in
 * @steps: (inout): how many more instructions may be carried out in ranges
 * @options: where to tell every option; one that cannot take more stops the program, which is no failure
 * @error: return location for a #GError
 *
 * Reckons in whole numbers of 64 bits with a sign, and notices where they do not suffice. An empty heap has no options.
 * An option may be told several times, as the form gives it.
 *
 * Returns: %FALSE with %GRUNDY_ERROR_PARAMETER where an option leaves a heap that is not smaller, or less than none,
 *   divides by 0, or needs larger numbers; with %GRUNDY_ERROR_LIMIT when @steps do not suffice
 */
gboolean grundy_rule_program_run (const GrundyRuleProgram *program, guint number, guint64 heap, guint64 *steps,
                                  GrundyHeapOptions *options, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyRuleProgram, grundy_rule_program_free)

G_END_DECLS
