/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <adwaita.h>

#include "grundy-session.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_EXPORT_DIALOG (grundy_export_dialog_get_type ())

/**
 * GrundyExportDialog:
 *
 * Asks how the graph of a session is to look in a file, shows it, and writes it. Nothing of it is taken from the
 * desktop: the command line that it offers makes the same file anywhere.
 */
G_DECLARE_FINAL_TYPE (GrundyExportDialog, grundy_export_dialog, GRUNDY, EXPORT_DIALOG, AdwWindow)

/**
 * grundy_export_dialog_new:
 * @parent: the window it belongs to
 * @session: what is exported
 *
 * Returns: (transfer none): the dialog, owned by the toolkit
 */
GtkWindow *grundy_export_dialog_new (GtkWindow *parent, GrundySession *session);

G_END_DECLS
