/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-position.h"

G_BEGIN_DECLS

/**
 * GrundyVerb:
 * @GRUNDY_VERB_MOVE: a piece, coin or token is moved
 * @GRUNDY_VERB_TAKE: counters are taken
 * @GRUNDY_VERB_SPLIT: a heap is split and nothing is taken
 * @GRUNDY_VERB_TURN: coins are turned
 * @GRUNDY_VERB_CUT: an edge is cut
 * @GRUNDY_VERB_PLACE: a mark, a tile or a bite is placed
 * @GRUNDY_VERB_CHANGE: numbers are changed in some other way
 *
 * What a move does, for the sentence about it.
 */
typedef enum
{
  GRUNDY_VERB_MOVE,
  GRUNDY_VERB_TAKE,
  GRUNDY_VERB_SPLIT,
  GRUNDY_VERB_TURN,
  GRUNDY_VERB_CUT,
  GRUNDY_VERB_PLACE,
  GRUNDY_VERB_CHANGE,
} GrundyVerb;

/**
 * GrundyMoves:
 *
 * The moves out of one position, as a ruleset tells them: for each the position
 * after it, its verb and the elements of the board that it touches. Reused
 * for position after position.
 */
typedef struct _GrundyMoves GrundyMoves;

/**
 * grundy_moves_new:
 * @limit: how many moves may be told; 0 for no limit but that of memory
 *
 * Returns: (transfer full): an empty list
 */
GRUNDY_API
GrundyMoves *grundy_moves_new (guint limit);

/**
 * grundy_moves_free:
 * @moves: (nullable) (transfer full): a list
 */
GRUNDY_API
void grundy_moves_free (GrundyMoves *moves);

/**
 * grundy_moves_clear:
 * @moves: a list
 *
 * Forgets all moves, that there were too many, what went wrong, and the work.
 */
GRUNDY_API
void grundy_moves_clear (GrundyMoves *moves);

/**
 * grundy_moves_add:
 * @moves: the list
 * @verb: what the move does
 * @to: the position after it, in normal form; it is copied
 *
 * Tells one move.
 *
 * Returns: %FALSE when the list is full: the ruleset must stop telling moves,
 *   and grundy_moves_is_over_limit() is true from now on
 */
GRUNDY_API
gboolean grundy_moves_add (GrundyMoves *moves, GrundyVerb verb, const GrundyPosition *to);

/**
 * grundy_moves_touch:
 * @moves: the list, not empty
 * @element: an element of the board of the position *before* the move
 *
 * Says that the move told last touches @element.
 */
GRUNDY_API
void grundy_moves_touch (GrundyMoves *moves, guint element);
/* How many moves may be told; 0 for no limit. */
GRUNDY_API
guint grundy_moves_get_limit (const GrundyMoves *moves);

/**
 * grundy_moves_is_over_limit:
 * @moves: a list
 *
 * Returns: whether a move was refused, or the ruleset failed, since the list was last cleared
 */
GRUNDY_API
gboolean grundy_moves_is_over_limit (const GrundyMoves *moves);

/**
 * grundy_moves_fail:
 * @moves: the list
 * @error: (transfer full): why the moves cannot be told
 *
 * Says that a user's rule cannot be followed from this position. The list takes no more moves.
 */
GRUNDY_API
void grundy_moves_fail (GrundyMoves *moves, GError *error);

/**
 * grundy_moves_steal_error:
 * @moves: a list
 *
 * Returns: (nullable) (transfer full): why the moves could not be told; %NULL where nothing failed
 */
GRUNDY_API
GError *grundy_moves_steal_error (GrundyMoves *moves);

/* What was needed besides telling moves, in moves that could have been told instead. */
GRUNDY_API
void grundy_moves_add_work (GrundyMoves *moves, guint64 work);
/* How many moves were told, and the work besides. */
GRUNDY_API
guint64 grundy_moves_get_work (const GrundyMoves *moves);

/**
 * grundy_moves_get_n_moves:
 * @moves: a list
 *
 * Returns: how many moves were told
 */
GRUNDY_API
guint grundy_moves_get_n_moves (const GrundyMoves *moves);

/**
 * grundy_moves_get_verb:
 * @moves: a list
 * @i: which move
 *
 * Returns: what the move does
 */
GRUNDY_API
GrundyVerb grundy_moves_get_verb (const GrundyMoves *moves, guint i);

/**
 * grundy_moves_get_position:
 * @moves: the list
 * @i: which move
 * @position: (out caller-allocates): the position after it; its cells are borrowed until @moves is
 *   changed, and must not be changed or freed
 */
GRUNDY_API
void grundy_moves_get_position (const GrundyMoves *moves, guint i, GrundyPosition *position);

/**
 * grundy_moves_get_touched:
 * @moves: a list
 * @i: which move
 * @n_elements: (out): how many elements it touches
 *
 * Returns: (array length=n_elements) (transfer none): the elements, in the order told; valid until @moves is changed
 */
GRUNDY_API
const guint *grundy_moves_get_touched (const GrundyMoves *moves, guint i, guint *n_elements);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyMoves, grundy_moves_free)

G_END_DECLS
