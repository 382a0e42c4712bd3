/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define GRUNDY_TYPE_HELP (grundy_help_get_type ())

/**
 * GrundyHelp:
 *
 * What the words mean, and how the window is used.
 */
G_DECLARE_FINAL_TYPE (GrundyHelp, grundy_help, GRUNDY, HELP, AdwWindow)

/**
 * grundy_help_new:
 * @parent: the window it belongs to
 *
 * Returns: (transfer none): the window, owned by the toolkit
 */
GtkWindow *grundy_help_new (GtkWindow *parent);

G_END_DECLS
