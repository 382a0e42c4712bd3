/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-game.h"
#include "grundy-play.h"

G_BEGIN_DECLS

/**
 * GrundySum:
 *
 * One or more components side by side, as typed: terms keep their order and
 * their count. Immutable, atomically counted.
 */
typedef struct _GrundySum GrundySum;

/**
 * grundy_sum_parse:
 * @text: a sum in the notation: `kayles(5) + 2*nim(3)`
 * @error_column: (out) (optional): where it fails, in characters from 1; 0 when it does not
 * @error: return location for a #GError
 *
 * A sum may have at most 10,000 components, counts multiplied out, and its text 64 MiB.
 *
 * Returns: (transfer full) (nullable): the sum, or %NULL with %GRUNDY_ERROR_SYNTAX, _UNKNOWN_GAME, _PARAMETER,
 *   _POSITION or _LIMIT. O(length), and what the rulesets need to prepare
 */
GRUNDY_API
GrundySum *grundy_sum_parse (const char *text, guint *error_column, GError **error);
GRUNDY_API
GrundySum *grundy_sum_ref (GrundySum *sum);
GRUNDY_API
void grundy_sum_unref (GrundySum *sum);
/**
 * grundy_sum_to_text:
 * @sum: a sum
 *
 * Returns: (transfer full): the canonical text: terms in their order, with their counts, joined by "+" without spaces.
 *   grundy_sum_parse() reads it back, and the sum it makes has the same text. O(length)
 */
GRUNDY_API
char *grundy_sum_to_text (const GrundySum *sum);
GRUNDY_API
guint grundy_sum_get_n_components (const GrundySum *sum);
/**
 * grundy_sum_get_game:
 * @sum: a sum
 * @component: which component, from 0; a term `3*t` is three of them
 *
 * Returns: (transfer none): its game; the components of one term share it. O(log terms)
 */
GRUNDY_API
GrundyGame *grundy_sum_get_game (const GrundySum *sum, guint component);
/**
 * grundy_sum_get_position:
 * @sum: a sum
 * @component: which component, from 0
 *
 * Returns: (transfer none): its position, in normal form. O(log terms)
 */
GRUNDY_API
const GrundyPosition *grundy_sum_get_position (const GrundySum *sum, guint component);
/**
 * grundy_sum_get_component:
 * @sum: a sum
 * @component: which component, from 0
 *
 * Returns: (transfer full): the sum of that component alone. O(log terms)
 */
GRUNDY_API
GrundySum *grundy_sum_get_component (const GrundySum *sum, guint component);

/**
 * grundy_sum_check_play:
 * @sum: a sum
 * @play: a way of playing
 * @error: return location for a #GError
 *
 * Returns: whether @sum can be played so; otherwise %GRUNDY_ERROR_UNSUPPORTED: a game in which the last to move loses
 * by its own rules stands alone, and is played as it says. O(terms)
 */
GRUNDY_API
gboolean grundy_sum_check_play (const GrundySum *sum, GrundyPlay play, GError **error);
/**
 * grundy_sum_last_wins:
 * @sum: a sum
 * @play: a way of playing it
 *
 * Returns: whether the last to move wins: grundy_play_last_wins(), but for a game whose own rules say that the last to
 *   move loses. O(1)
 */
GRUNDY_API
gboolean grundy_sum_last_wins (const GrundySum *sum, GrundyPlay play);

/**
 * grundy_sum_move:
 * @sum: a sum
 * @components: (array length=n_components): which components change; ascending
 * @positions: (array length=n_components): the positions after the move, in normal form
 * @n_components: how many
 *
 * Of a counted term, neighbours that are still alike stay together: after a move in the second component
 * of `3*kayles(5)` to 4 it is `kayles(5)+kayles(4)+kayles(5)`, after one in the first `kayles(4)+2*kayles(5)`.
 * O(components).
 *
 * Returns: (transfer full): the sum after the move
 */
GRUNDY_API
GrundySum *grundy_sum_move (const GrundySum *sum, const guint *components, const GrundyPosition *const *positions,
                            guint n_components);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundySum, grundy_sum_unref)

G_END_DECLS
