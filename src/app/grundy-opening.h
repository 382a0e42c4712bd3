/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <gtk/gtk.h>

#include "grundy-session.h"

G_BEGIN_DECLS

/* Opens the game of every introduction, which a new window shows. */
void grundy_open_first (GrundySession *session);

/**
 * grundy_open_file:
 * @parent: the window of the session
 * @session: a session
 * @file: a file with a graph or a sum
 *
 * Reads the file in a thread and opens it. What cannot be read is told in a window, which then shows the first game if
 * it shows none; what can but is no graph becomes the session's mistake.
 */
void grundy_open_file (GtkWindow *parent, GrundySession *session, GFile *file);

/* The same of the text on the clipboard. Where there is none, nothing happens. */
void grundy_open_clipboard (GtkWindow *parent, GrundySession *session);

G_END_DECLS
