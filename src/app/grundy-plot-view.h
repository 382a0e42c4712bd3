/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <gtk/gtk.h>

#include "grundy-sequence-model.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_PLOT_VIEW (grundy_plot_view_get_type ())

/**
 * GrundyPlotView:
 *
 * SG(n) over n, the whole sequence at once: where several members fall into one column of pixels, a line from their
 * least to their largest value. A click selects a member.
 */
G_DECLARE_FINAL_TYPE (GrundyPlotView, grundy_plot_view, GRUNDY, PLOT_VIEW, GtkWidget)

/**
 * grundy_plot_view_set_model:
 * @self: a view
 * @model: (nullable): what it shows
 * @theme: its colours
 */
void grundy_plot_view_set_model (GrundyPlotView *self, GrundySequenceModel *model, const GrundyTheme *theme);

G_END_DECLS
