/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <gio/gio.h>

#include "grundy-session.h"

G_BEGIN_DECLS

/**
 * grundy_session_actions_new:
 * @session: a session
 *
 * What can be done with a session, as actions whose states and enabled-ness follow it. Widgets name them with the
 * prefix `session.`:
 *
 * - `undo`, `redo`, `cancel`, `arrange-again`
 * - `first`, `back`, `forward`, `last`; `play` (boolean state)
 * - `stepping` ("values", "outcomes"), `pace` ("phase", "position")
 * - `way` (a way of playing, as on the command line), `arrangement` ("automatic", "line", "grid", "layered")
 * - `edges` ("all", "winning", "mex", "focus", "none"), `light` ("none", "P", "N", "D")
 * - `component` (an integer from 0, or -1 for the whole)
 *
 * Returns: (transfer full): the actions; they hold the session
 */
GActionGroup *grundy_session_actions_new (GrundySession *session);

G_END_DECLS
