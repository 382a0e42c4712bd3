/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-explorer.h"
#include "grundy-reason.h"
#include "grundy-solution.h"

G_BEGIN_DECLS

/**
 * GrundyValue:
 * @lacks_sg: whether there is no SG value, for the last to move loses by the game's own rules
 * @sg: the SG value of the whole in normal play; 0 where there is none, or it is infinite
 * @outcome: who wins in the way of playing asked for
 * @is_infinite: whether no finite value is right, as can be where play may go round for ever: the sum with a Nim heap
 * of k is then N or a draw, and never P
 * @has_cycle: whether play was seen to be able to go round for ever in some component
 * @finite_options: (nullable) (element-type guint64): where @is_infinite, the k for which it is N, ascending; %NULL for
 *   none. Owned by the value.
 */
typedef struct
{
  gboolean lacks_sg;
  guint64 sg;
  GrundyOutcome outcome;
  gboolean is_infinite;
  gboolean has_cycle;
  GArray *finite_options;
} GrundyValue;

/**
 * grundy_value_clear:
 * @value: a value, or all zero
 *
 * Frees what the value owns, which only an infinite one does.
 */
GRUNDY_API
void grundy_value_clear (GrundyValue *value);

/**
 * grundy_value_init_for_node:
 * @value: (out): the value, cleared by the caller
 * @solution: a solution
 * @node: a node of its graph
 * @last_wins: whether the last to move wins
 */
GRUNDY_API
void grundy_value_init_for_node (GrundyValue *value, const GrundySolution *solution, guint32 node, gboolean last_wins);

/**
 * grundy_value_to_text:
 * @value: a value
 *
 * Returns: (transfer full): its SG value for tables and other programs: `3`, `inf(0,2)`, `inf()`, or "-" where there
 *   is none
 */
GRUNDY_API
char *grundy_value_to_text (const GrundyValue *value);

/**
 * grundy_value_to_symbols:
 * @value: a value
 * @max_members: how many members of a set are written before "…"
 *
 * Returns: (transfer full): its SG value for people: `3`, `∞{0,2}`, `∞`
 */
GRUNDY_API
char *grundy_value_to_symbols (const GrundyValue *value, guint max_members);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (GrundyValue, grundy_value_clear)

/**
 * grundy_sum_evaluate:
 * @sum: a sum
 * @play: the way of playing
 * @limits: how much may be searched
 * @progress: (nullable): whom to tell
 * @value: (out): the answer, set only where there is one; to be cleared with grundy_value_clear()
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
 * Where play may go round for ever, values add up as Smith (1966) says: inf(K) + b = inf({k xor b}), and two
 * or more infinite ones are inf(). All other ways of playing but anti, which is refused, search the whole sum.
 *
 * Returns: whether there is an answer; otherwise %GRUNDY_ERROR_LIMIT, whose sentence in misère play also says why
 *   the theorem does not apply, _CYCLE (anti), _UNSUPPORTED or _CANCELLED
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
 * @value: its value, owned by the move
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
 *   %NULL with %GRUNDY_ERROR_LIMIT (also when there are more than a million moves), _CYCLE (in anti),
 *   _UNSUPPORTED or _CANCELLED
 */
GRUNDY_API
GPtrArray *grundy_sum_list_moves (GrundySum *sum, GrundyPlay play, const GrundyLimits *limits,
                                  const GrundyProgress *progress, GError **error);

G_END_DECLS
