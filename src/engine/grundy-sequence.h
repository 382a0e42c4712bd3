/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-game.h"
#include "grundy-progress.h"

G_BEGIN_DECLS

/**
 * GrundySequence:
 *
 * SG(0), SG(1), ... of single heaps of a heap game. Immutable, atomically counted.
 */
typedef struct _GrundySequence GrundySequence;

/**
 * grundy_sequence_compute:
 * @game: a game for which grundy_game_is_heap_game() is true
 * @last: the largest heap
 * @progress: (nullable): whom to tell
 * @error: return location for a #GError
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
GRUNDY_API
guint64 grundy_sequence_get_last (const GrundySequence *sequence);
GRUNDY_API
guint64 grundy_sequence_get (const GrundySequence *sequence, guint64 heap);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundySequence, grundy_sequence_unref)

G_END_DECLS
