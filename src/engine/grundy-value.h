/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-explorer.h"
#include "grundy-reason.h"
#include "grundy-solution.h"

G_BEGIN_DECLS

/**
 * GrundyValue:
 * @lacks_sg: whether there is no SG value, for the last to move loses by the game's own rules
 * @sg: the SG value of the whole in normal play; 0 where there is none
 * @outcome: who wins in the way of playing asked for
 */
typedef struct
{
  gboolean lacks_sg;
  guint64 sg;
  GrundyOutcome outcome;
} GrundyValue;

/**
 * grundy_value_to_text:
 * @value: a value
 *
 * Returns: (transfer full): the SG value in digits, or "-" where there is none
 */
GRUNDY_API
char *grundy_value_to_text (const GrundyValue *value);

/**
 * grundy_sum_evaluate:
 * @sum: a sum
 * @play: the way of playing
 * @limits: how much may be searched
 * @progress: (nullable): whom to tell
 * @value: (out): the answer
 * @error: return location for a #GError
 *
 * For each component, uses a closed form that applies, the sequence of a heap
 * game, or the graph of its positions, whichever comes first. These decide the
 * sum by a theorem: the nim-sum (normal), the SJ theorem (anti), the largest step (every),
 * the smallest remoteness (every-short), or whether every component is P
 * (selective). Misère play uses a closed form, the SJ theorem where its
 * condition is found to hold on the whole graph of each part, or else a search of the
 * whole sum, which may cost as much as the product of its components' graphs, but is mostly far less: positions that
 * are equal in misère play are searched once.
 *
 * Returns: whether there is an answer; otherwise %GRUNDY_ERROR_LIMIT, whose sentence in misère play also says why
 *   the theorem does not apply, _CYCLE, _UNSUPPORTED or _CANCELLED
 */
GRUNDY_API
gboolean grundy_sum_evaluate (GrundySum *sum, GrundyPlay play, const GrundyLimits *limits,
                              const GrundyProgress *progress, GrundyValue *value, GError **error);

/**
 * grundy_sum_evaluate_with_reason:
 * @sum: a sum
 * @play: the way of playing
 * @limits: how much may be searched
 * @progress: (nullable): whom to tell
 * @value: (out): the answer
 * @reason: (out caller-allocates): why; free what it owns with grundy_reason_clear(). Set only if there is an answer
 * @error: return location for a #GError
 *
 * As grundy_sum_evaluate(), and says what decided.
 *
 * Returns: whether there is an answer
 */
GRUNDY_API
gboolean grundy_sum_evaluate_with_reason (GrundySum *sum, GrundyPlay play, const GrundyLimits *limits,
                                          const GrundyProgress *progress, GrundyValue *value, GrundyReason *reason,
                                          GError **error);

/**
 * GrundySumMove:
 * @components: (array length=n_components): which components are moved in, from 0, ascending
 * @n_components: how many
 * @sum: the sum after the move
 * @value: its value
 * @is_winning: whether it wins: the sum after it is P
 */
typedef struct
{
  guint *components;
  guint n_components;
  GrundySum *sum;
  GrundyValue value;
  gboolean is_winning;
} GrundySumMove;

/**
 * grundy_sum_move_free:
 * @move: (nullable): a move, freed with what it owns
 */
GRUNDY_API
void grundy_sum_move_free (GrundySumMove *move);

/**
 * grundy_sum_list_moves:
 * @sum: a sum
 * @play: the way of playing
 * @limits: how much may be searched, and how many moves may be listed
 * @progress: (nullable): whom to tell
 * @error: return location for a #GError
 *
 * Lists what can be played. What is searched is searched once for all moves.
 * Two moves that change the same components into the same positions are one.
 *
 * Returns: (element-type GrundySumMove) (transfer full) (nullable): every distinct sum after a move, by
 *   components moved in ({1}, {1,2}, {1,3}, {2}, ...), then in the ruleset's order; empty where play is over;
 *   %NULL with %GRUNDY_ERROR_LIMIT (also when there are more than a million moves), _CYCLE or _CANCELLED
 */
GRUNDY_API
GPtrArray *grundy_sum_list_moves (GrundySum *sum, GrundyPlay play, const GrundyLimits *limits,
                                  const GrundyProgress *progress, GError **error);

G_END_DECLS
