/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy.h"

G_BEGIN_DECLS

/**
 * GrundyTable:
 *
 * The SG values of the positions (a, b) of a two-number game, 0 <= a <= A and 0 <= b <= B. Immutable, atomically
 * counted.
 */
typedef struct _GrundyTable GrundyTable;

/**
 * GRUNDY_TABLE_NO_POSITION:
 *
 * In place of a value: the game has no position of these two numbers.
 */
#define GRUNDY_TABLE_NO_POSITION G_MAXUINT32

/**
 * grundy_table_compute:
 * @game: a game
 * @last_a: A, the largest first number
 * @last_b: B, the largest second number
 * @limits: when to give up
 * @progress: (nullable): whom to tell
 * @error: return location for a #GError
 *
 * O(positions + moves).
 *
 * Returns: (transfer full) (nullable): the table, or %NULL with %GRUNDY_ERROR_UNSUPPORTED when @game is no
 *   two-number game, _LIMIT or _CANCELLED
 */
GrundyTable *grundy_table_compute (GrundyGame *game, guint64 last_a, guint64 last_b, const GrundyLimits *limits,
                                   const GrundyProgress *progress, GError **error);
GrundyTable *grundy_table_ref (GrundyTable *table);
void grundy_table_unref (GrundyTable *table);
guint grundy_table_get_last_a (const GrundyTable *table);
guint grundy_table_get_last_b (const GrundyTable *table);
/* The SG value of (@a, @b), or %GRUNDY_TABLE_NO_POSITION. O(1). */
guint32 grundy_table_get (const GrundyTable *table, guint a, guint b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyTable, grundy_table_unref)

G_END_DECLS
