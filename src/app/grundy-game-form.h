/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-session-widget.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_GAME_FORM (grundy_game_form_get_type ())

/**
 * GrundyGameForm:
 *
 * The shown component as a form, made from the specs of its ruleset: a widget for each kind of parameter, and the
 * position. It only writes text, which is opened as if it had been typed.
 */
G_DECLARE_FINAL_TYPE (GrundyGameForm, grundy_game_form, GRUNDY, GAME_FORM, GrundySessionWidget)

G_END_DECLS
