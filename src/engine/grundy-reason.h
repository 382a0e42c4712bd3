/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-macros.h"

G_BEGIN_DECLS

/**
 * GrundyGround:
 * @GRUNDY_GROUND_VALUES: a theorem about the SG values of the components: their nim-sum in normal play, the SJ theorem
 *   in anti, whether all are 0 in selective
 * @GRUNDY_GROUND_LENGTH: how long play takes in one component: the largest step in every, the smallest remoteness in
 *   every-short
 * @GRUNDY_GROUND_FORMULA: in misère play, a closed form of the game
 * @GRUNDY_GROUND_SJ: in misère play, the SJ theorem, whose condition was found to hold for every part
 * @GRUNDY_GROUND_SEARCH: in misère play, a search of all that can be played; where play may go round for ever, in any
 * way of playing but normal
 *
 * What decides who wins a sum.
 */
typedef enum
{
  GRUNDY_GROUND_VALUES,
  GRUNDY_GROUND_LENGTH,
  GRUNDY_GROUND_FORMULA,
  GRUNDY_GROUND_SJ,
  GRUNDY_GROUND_SEARCH,
} GrundyGround;

/**
 * GrundyReason:
 * @ground: what decides
 * @has_parts: for a formula and for SJ, whether @total and @has_large say anything: not where parts have no values
 * @total: the nim-sum of the SG values of all parts: single heaps, pieces or tokens, whose components do not matter
 *   in misère play
 * @has_large: whether one of these values is above 1
 * @source: (nullable): for a formula, where it is stated or proved, not translated
 * @component: for a length, the first component that has it, from 0
 * @length: the step or the remoteness, in turns
 * @exception: (nullable): for a search, a position, as a sum in the notation, that breaks the condition of the SJ
 *   theorem: its SG value is 0, and it can move, but not to SG value 1; %NULL where the theorem was not tried, for
 *   there is one part only
 * @n_searched: for a search, how many positions were searched
 *
 * Why a sum has the outcome that it has.
 */
typedef struct
{
  GrundyGround ground;
  gboolean has_parts;
  guint64 total;
  gboolean has_large;
  const char *source;
  guint component;
  guint32 length;
  char *exception;
  guint64 n_searched;
} GrundyReason;

/* Frees what the reason owns, and makes it a reason that says nothing. */
GRUNDY_API
void grundy_reason_clear (GrundyReason *reason);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (GrundyReason, grundy_reason_clear)

G_END_DECLS
