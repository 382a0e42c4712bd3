/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-game.h"

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
 * Returns: (transfer full) (nullable): the sum
 */
GRUNDY_API
GrundySum *grundy_sum_parse (const char *text, guint *error_column, GError **error);
GRUNDY_API
GrundySum *grundy_sum_ref (GrundySum *sum);
GRUNDY_API
void grundy_sum_unref (GrundySum *sum);
/* (transfer full): canonical text; parse and to_text are stable together */
GRUNDY_API
char *grundy_sum_to_text (const GrundySum *sum);
GRUNDY_API
guint grundy_sum_get_n_components (const GrundySum *sum);
GRUNDY_API
GrundyGame *grundy_sum_get_game (const GrundySum *sum, guint component);
GRUNDY_API
const GrundyPosition *grundy_sum_get_position (const GrundySum *sum, guint component);
/* (transfer full): the sum of that component alone */
GRUNDY_API
GrundySum *grundy_sum_get_component (const GrundySum *sum, guint component);

/**
 * grundy_sum_move:
 * @sum: a sum
 * @components: (array length=n_components): which components change; ascending
 * @positions: (array length=n_components): the positions after the move, in normal form
 * @n_components: how many
 *
 * Returns: (transfer full): the sum after the move; a counted term is broken up where it must be
 */
GRUNDY_API
GrundySum *grundy_sum_move (const GrundySum *sum, const guint *components, const GrundyPosition *const *positions,
                            guint n_components);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundySum, grundy_sum_unref)

G_END_DECLS
