/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-macros.h"

G_BEGIN_DECLS

/**
 * GrundyPlay:
 * @GRUNDY_PLAY_NORMAL: one component a turn; the last to move wins
 * @GRUNDY_PLAY_MISERE: one component a turn; the last to move loses
 * @GRUNDY_PLAY_ANTI: as misère, but play stops as soon as every component has SG 0 (tested before
 *   each move, the start included), and the player then to move wins
 * @GRUNDY_PLAY_EVERY: a move in every component that has one; who can move nowhere loses
 * @GRUNDY_PLAY_EVERY_SHORT: a move in every component; who meets one without a move loses
 * @GRUNDY_PLAY_SELECTIVE: a move in each of any non-empty set of components; the last to move wins
 *
 * The ways of playing a sum.
 */
typedef enum
{
  GRUNDY_PLAY_NORMAL,
  GRUNDY_PLAY_MISERE,
  GRUNDY_PLAY_ANTI,
  GRUNDY_PLAY_EVERY,
  GRUNDY_PLAY_EVERY_SHORT,
  GRUNDY_PLAY_SELECTIVE,
} GrundyPlay;

#define GRUNDY_N_PLAYS (GRUNDY_PLAY_SELECTIVE + 1)

/**
 * GrundyJoin:
 * @GRUNDY_JOIN_ONE: a turn is a move in one component
 * @GRUNDY_JOIN_ALL_THAT_CAN: ... in every component that has a move
 * @GRUNDY_JOIN_EVERY: ... in every component; none if one of them has no move
 * @GRUNDY_JOIN_ANY: ... in each of a non-empty set of components
 *
 * Who moves where in a turn of a sum.
 */
typedef enum
{
  GRUNDY_JOIN_ONE,
  GRUNDY_JOIN_ALL_THAT_CAN,
  GRUNDY_JOIN_EVERY,
  GRUNDY_JOIN_ANY,
} GrundyJoin;

/**
 * GrundyOutcome:
 * @GRUNDY_OUTCOME_P: the previous player wins
 * @GRUNDY_OUTCOME_N: the next player wins
 * @GRUNDY_OUTCOME_D: neither can force a win; only with cycles
 */
typedef enum
{
  GRUNDY_OUTCOME_P,
  GRUNDY_OUTCOME_N,
  GRUNDY_OUTCOME_D,
} GrundyOutcome;

/**
 * grundy_play_get_join:
 * @play: a way of playing
 *
 * Returns: who moves where in a turn
 */
GRUNDY_API
GrundyJoin grundy_play_get_join (GrundyPlay play);

/**
 * grundy_play_last_wins:
 * @play: a way of playing
 *
 * Returns: whether the player who cannot move (or meets the stop of anti) loses: true but for misère and anti
 */
GRUNDY_API
gboolean grundy_play_last_wins (GrundyPlay play);

/**
 * grundy_play_get_id:
 * @play: a way of playing
 *
 * Returns: (transfer none): its word on the command line: "every-short"
 */
GRUNDY_API
const char *grundy_play_get_id (GrundyPlay play);

/**
 * grundy_play_from_id:
 * @id: a word, as grundy_play_get_id() returns it
 * @play: (out): the way of playing
 *
 * Returns: whether there is one of that name
 */
GRUNDY_API
gboolean grundy_play_from_id (const char *id, GrundyPlay *play);

/**
 * grundy_outcome_get_letter:
 * @outcome: an outcome
 *
 * Returns: 'P', 'N' or 'D', in every language
 */
GRUNDY_API
char grundy_outcome_get_letter (GrundyOutcome outcome);

G_END_DECLS
