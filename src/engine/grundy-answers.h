/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-explorer.h"
#include "grundy-solver.h"

G_BEGIN_DECLS

/*
 * GrundyAnswers (private to the engine): the SG value and the misère outcome of every position that can be reached,
 * solved while they are found. There is no graph: four bytes a position besides the arena, and none for a move.
 */
typedef struct _GrundyAnswers GrundyAnswers;

#define GRUNDY_NO_EXCEPTION G_MAXUINT32

/*
 * As grundy_explore(), with the same limits.
 *
 * @answers: (out) (transfer full) (nullable): NULL also where play can go round for ever, for that needs the graph
 *
 * Returns: FALSE with the explorer's error
 */
gboolean grundy_explore_answers (GrundyRules *rules, const GrundyPosition *const *starts, guint n_starts,
                                 const GrundyLimits *limits, const GrundyProgress *progress, GrundyAnswers **answers,
                                 GError **error);
/*
 * For the explorer: puts together what it found.
 *
 * @arena: (transfer full): the positions
 * @answers: (transfer full): the answer of each, by its index
 * @exception: a position that breaks the condition of the SJ theorem, or GRUNDY_NO_EXCEPTION
 */
GrundyAnswers *grundy_answers_new_take (GrundyRules *rules, GrundyArena *arena, guint32 *answers, guint32 exception,
                                        guint64 n_moves);
void grundy_answers_free (GrundyAnswers *answers);

GrundyRules *grundy_answers_get_rules (const GrundyAnswers *answers);
/* The positions that were found, by the indices that these functions take. */
const GrundyArena *grundy_answers_get_arena (const GrundyAnswers *answers);
guint32 grundy_answers_get_sg (const GrundyAnswers *answers, guint32 index);
GrundyOutcome grundy_answers_get_outcome (const GrundyAnswers *answers, guint32 index, gboolean last_wins);
/* Of the positions that have SG 0 and an option, but none of SG 1, the first with the fewest cells */
guint32 grundy_answers_get_exception (const GrundyAnswers *answers);
/* How many distinct options all positions together have. */
guint64 grundy_answers_get_n_moves (const GrundyAnswers *answers);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyAnswers, grundy_answers_free)

G_END_DECLS
