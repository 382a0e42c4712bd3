/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-game.h"
#include "grundy-progress.h"

G_BEGIN_DECLS

/**
 * GRUNDY_SEQUENCE_MAX_HEAP:
 *
 * The largest heap that a sequence may be asked for.
 */
#define GRUNDY_SEQUENCE_MAX_HEAP 100000000

/**
 * GrundySequence:
 *
 * SG(0), SG(1), ... of single heaps of a heap game. Immutable, atomically counted.
 */
typedef struct _GrundySequence GrundySequence;

/**
 * grundy_sequence_compute:
 * @game: a game for which grundy_game_has_sequence() is true
 * @last: the largest heap, at most %GRUNDY_SEQUENCE_MAX_HEAP
 * @progress: (nullable): whom to tell
 * @error: return location for a #GError
 *
 * Computes each value as the mex, over the options of the heap, of the nim-sum
 * of the values of the heaps that the option leaves. O(options of all heaps up
 * to @last), which is O(@last) for a short set of numbers and O(@last^2) where
 * heaps are split. A byte a value, more when values outgrow it.
 *
 * Returns: (transfer full) (nullable): the values of heaps 0 to @last, or %NULL with
 *   %GRUNDY_ERROR_UNSUPPORTED, _LIMIT or _CANCELLED
 */
GRUNDY_API
GrundySequence *grundy_sequence_compute (GrundyGame *game, guint64 last, const GrundyProgress *progress,
                                         GError **error);
GRUNDY_API
GrundySequence *grundy_sequence_ref (GrundySequence *sequence);
GRUNDY_API
void grundy_sequence_unref (GrundySequence *sequence);

/**
 * grundy_sequence_get_last:
 * @sequence: a sequence
 *
 * Returns: the largest heap whose value it has
 */
GRUNDY_API
guint64 grundy_sequence_get_last (const GrundySequence *sequence);

/**
 * grundy_sequence_get:
 * @sequence: a sequence
 * @heap: a heap, at most grundy_sequence_get_last()
 *
 * Returns: SG(@heap)
 */
GRUNDY_API
guint64 grundy_sequence_get (const GrundySequence *sequence, guint64 heap);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundySequence, grundy_sequence_unref)

G_END_DECLS
