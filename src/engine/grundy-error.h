/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-macros.h"

G_BEGIN_DECLS

/**
 * GRUNDY_ERROR:
 *
 * The domain of every error that the engine reports. The message is one
 * translated sentence that says what was expected, what was found and where.
 */
#define GRUNDY_ERROR (grundy_error_quark ())

/**
 * GrundyError:
 * @GRUNDY_ERROR_SYNTAX: a text does not follow the notation
 * @GRUNDY_ERROR_UNKNOWN_GAME: no ruleset or preset has that name
 * @GRUNDY_ERROR_PARAMETER: a parameter has no meaning for the ruleset
 * @GRUNDY_ERROR_POSITION: a position that the ruleset does not have
 * @GRUNDY_ERROR_LIMIT: more positions, moves, bytes or digits than allowed
 * @GRUNDY_ERROR_CYCLE: play can go round for ever, where it must not
 * @GRUNDY_ERROR_UNSUPPORTED: the game has no answer to this question
 * @GRUNDY_ERROR_CANCELLED: the progress callback asked to stop
 *
 * What went wrong. Tests compare these, never messages.
 */
typedef enum
{
  GRUNDY_ERROR_SYNTAX,
  GRUNDY_ERROR_UNKNOWN_GAME,
  GRUNDY_ERROR_PARAMETER,
  GRUNDY_ERROR_POSITION,
  GRUNDY_ERROR_LIMIT,
  GRUNDY_ERROR_CYCLE,
  GRUNDY_ERROR_UNSUPPORTED,
  GRUNDY_ERROR_CANCELLED,
} GrundyError;

GRUNDY_API
GQuark grundy_error_quark (void) G_GNUC_CONST;

G_END_DECLS
