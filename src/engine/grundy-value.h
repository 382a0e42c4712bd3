/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-explorer.h"
#include "grundy-solution.h"

G_BEGIN_DECLS

/**
 * GrundyValue:
 * @sg: the SG value of the whole in normal play
 * @outcome: who wins in the way of playing asked for
 */
typedef struct
{
  guint64 sg;
  GrundyOutcome outcome;
} GrundyValue;

/**
 * grundy_sum_evaluate:
 * @sum: a sum
 * @play: the way of playing
 * @limits: how much may be searched
 * @progress: (nullable): whom to tell
 * @value: (out): the answer
 * @error: return location for a #GError
 *
 * Uses, for each component, a closed form that applies, the sequence of a heap
 * game, or the graph of its positions, whichever comes first; and the graph of the
 * whole sum for the ways of playing in which values do not add up.
 *
 * Returns: whether there is an answer; otherwise %GRUNDY_ERROR_LIMIT, _CYCLE, _UNSUPPORTED or _CANCELLED
 */
GRUNDY_API
gboolean grundy_sum_evaluate (GrundySum *sum, GrundyPlay play, const GrundyLimits *limits,
                              const GrundyProgress *progress, GrundyValue *value, GError **error);

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
 * Returns: (element-type GrundySumMove) (transfer full) (nullable): every distinct sum after a move, by
 *   components moved in, then in the ruleset's order
 */
GRUNDY_API
GPtrArray *grundy_sum_list_moves (GrundySum *sum, GrundyPlay play, const GrundyLimits *limits,
                                  const GrundyProgress *progress, GError **error);

G_END_DECLS
