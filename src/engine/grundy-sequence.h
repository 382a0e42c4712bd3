/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-game.h"
#include "grundy-progress.h"

G_BEGIN_DECLS

/**
 * GRUNDY_SEQUENCE_MAX_HEAP:
 *
 * The largest heap whose value is computed. Larger heaps have values where a period is proven.
 */
#define GRUNDY_SEQUENCE_MAX_HEAP 100000000

/**
 * GrundyPeriod:
 * @length: the period p, at least 1
 * @first: the least heap n0 such that SG(n + p) = SG(n) + @saltus for all n >= n0; where it is not 0, n0 - 1 is the
 * last exception
 * @saltus: 0, or by how much values rise with each period (an arithmetic period)
 * @n_exceptions: how many heaps below @first have another value than if the period held from 0 on
 * @n_proving: how many values, SG(0) to SG(@n_proving - 1), prove the period; 0 where a theorem about the game does
 *
 * A period of a sequence of SG values, which is proven: it holds for ever.
 */
typedef struct
{
  guint64 length;
  guint64 first;
  guint64 saltus;
  guint64 n_exceptions;
  guint64 n_proving;
} GrundyPeriod;

/**
 * GrundySequence:
 *
 * SG(0), SG(1), ... of single heaps of a heap game. Immutable, atomically counted.
 */
typedef struct _GrundySequence GrundySequence;

/**
 * GrundySequenceComputation:
 *
 * A sequence while it is being computed: for those who want to see its beginning before its end. Used by one thread at
 * a time.
 */
typedef struct _GrundySequenceComputation GrundySequenceComputation;

/**
 * grundy_sequence_can_reach:
 * @game: a game
 * @heap: a heap
 *
 * Returns: whether the value of @heap may be found by the game's sequence: because there is one and @heap is not above
 *   %GRUNDY_SEQUENCE_MAX_HEAP, or a period may turn up
 */
GRUNDY_API
gboolean grundy_sequence_can_reach (GrundyGame *game, guint64 heap);

/**
 * grundy_sequence_compute:
 * @game: a game for which grundy_game_has_sequence() is true
 * @last: the largest heap
 * @progress: (nullable): whom to tell
 * @error: return location for a #GError
 *
 * Computes each value as the mex, over the options of the heap, of the nim-sum of the values of the heaps that the
 * option leaves. The method is chosen by what is known about the game, see grundy_sequence_get_method(). A byte a
 * value, more when values outgrow it; nothing behind a proven period is computed or kept.
 *
 * O(options of all heaps up to @last) where nothing is known about the game, and O(@last) or little more for
 * most games of taking. Where @last is above %GRUNDY_SEQUENCE_MAX_HEAP, a period is needed, and is looked for
 * as long as it makes sense.
 *
 * Returns: (transfer full) (nullable): the values of heaps 0 to @last, or %NULL with %GRUNDY_ERROR_UNSUPPORTED,
 *   _PARAMETER, _LIMIT or _CANCELLED
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
 * Returns: the largest heap that was asked for, and so has a value; with a period, larger ones have values too
 */
GRUNDY_API
guint64 grundy_sequence_get_last (const GrundySequence *sequence);

/**
 * grundy_sequence_get:
 * @sequence: a sequence
 * @heap: a heap, at most grundy_sequence_get_last() where there is no period
 *
 * O(1).
 *
 * Returns: SG(@heap)
 */
GRUNDY_API
guint64 grundy_sequence_get (const GrundySequence *sequence, guint64 heap);

/**
 * grundy_sequence_get_period:
 * @sequence: a sequence
 * @period: (out) (optional): its shortest period
 *
 * Returns: whether a period is proven; if not, the values up to grundy_sequence_get_last() prove none
 */
GRUNDY_API
gboolean grundy_sequence_get_period (const GrundySequence *sequence, GrundyPeriod *period);

/**
 * grundy_sequence_is_exception:
 * @sequence: a sequence
 * @heap: a heap that has a value
 *
 * O(1).
 *
 * Returns: whether there is a period, and SG(@heap) is another than if it held from 0 on
 */
GRUNDY_API
gboolean grundy_sequence_is_exception (const GrundySequence *sequence, guint64 heap);

/**
 * grundy_sequence_get_method:
 * @sequence: a sequence
 *
 * Returns: (transfer none): the name of the method by which it was computed: `masks`, `plain`, ...; for those who want
 *   to know what the engine has chosen
 */
GRUNDY_API
const char *grundy_sequence_get_method (const GrundySequence *sequence);

/**
 * grundy_sequence_computation_new:
 * @game: a game
 * @last: the largest heap
 * @error: return location for a #GError
 *
 * Returns: (transfer full) (nullable): a computation that has no values yet, or %NULL with %GRUNDY_ERROR_UNSUPPORTED or
 *   _LIMIT
 */
GRUNDY_API
GrundySequenceComputation *grundy_sequence_computation_new (GrundyGame *game, guint64 last, GError **error);
GRUNDY_API
void grundy_sequence_computation_free (GrundySequenceComputation *computation);

/**
 * grundy_sequence_computation_advance:
 * @computation: a computation
 * @n_values: how many values there should be; more than all means all
 * @progress: (nullable): whom to tell; it is told of the whole
 * @error: return location for a #GError
 *
 * Goes on until there are @n_values values, or a period is proven. Where it makes sense, what is told as done grows
 * with the time that the values took, so that one can say how long the rest takes.
 *
 * Returns: %FALSE with %GRUNDY_ERROR_PARAMETER, _LIMIT or _CANCELLED; the computation then is of no more use
 */
GRUNDY_API
gboolean grundy_sequence_computation_advance (GrundySequenceComputation *computation, guint64 n_values,
                                              const GrundyProgress *progress, GError **error);
/* How many values are there, those behind a period left out */
GRUNDY_API
guint64 grundy_sequence_computation_get_n_values (const GrundySequenceComputation *computation);
/* Whether the value of the largest heap is there. */
GRUNDY_API
gboolean grundy_sequence_computation_is_done (const GrundySequenceComputation *computation);

/**
 * grundy_sequence_computation_get_sequence:
 * @computation: a computation that has at least one value
 *
 * O(values), for they are copied.
 *
 * Returns: (transfer full): the values so far; those up to the largest heap when there is a period
 */
GRUNDY_API
GrundySequence *grundy_sequence_computation_get_sequence (const GrundySequenceComputation *computation);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundySequence, grundy_sequence_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundySequenceComputation, grundy_sequence_computation_free)

G_END_DECLS
