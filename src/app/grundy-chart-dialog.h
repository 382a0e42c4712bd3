/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <adwaita.h>

#include "grundy-sequence-model.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_CHART_DIALOG (grundy_chart_dialog_get_type ())

/**
 * GrundyChartDialog:
 *
 * Asks how the values of a sequence or a table are to look in a file, shows it, and writes it; the counterpart of
 * #GrundyExportDialog for the Sequence page.
 */
G_DECLARE_FINAL_TYPE (GrundyChartDialog, grundy_chart_dialog, GRUNDY, CHART_DIALOG, AdwWindow)

/**
 * grundy_chart_dialog_new:
 * @parent: the window it belongs to
 * @model: what is exported; it has cells
 *
 * Returns: (transfer none): the dialog, owned by the toolkit
 */
GtkWindow *grundy_chart_dialog_new (GtkWindow *parent, GrundySequenceModel *model);

G_END_DECLS
