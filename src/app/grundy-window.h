/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <adwaita.h>

#include "grundy-session.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_WINDOW (grundy_window_get_type ())

/**
 * GrundyWindow:
 *
 * A window on one session. It puts the widgets together and does nothing else; each of them is handed the session
 * and never reaches for the window.
 */
G_DECLARE_FINAL_TYPE (GrundyWindow, grundy_window, GRUNDY, WINDOW, AdwApplicationWindow)

/**
 * grundy_window_new:
 * @application: the application
 *
 * Returns: (transfer none): a window with a session of its own, in which nothing is open yet, owned by the toolkit
 */
GrundyWindow *grundy_window_new (GtkApplication *application);

/**
 * grundy_window_get_session:
 * @self: a window
 *
 * Returns: (transfer none): its session
 */
GrundySession *grundy_window_get_session (GrundyWindow *self);

G_END_DECLS
