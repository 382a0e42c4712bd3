/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-scroll-area.h"
#include "grundy-sequence-model.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_CELLS_VIEW (grundy_cells_view_get_type ())

/**
 * GrundyCellsView:
 *
 * The cells of a sequence or table in rows, scrollable, with numbers above and before them; only what is seen is drawn.
 * P positions are blue as in graphs, other values have a tint each. Mouse and keyboard select.
 *
 * Signals: `activate` on a double click or Enter.
 */
G_DECLARE_FINAL_TYPE (GrundyCellsView, grundy_cells_view, GRUNDY, CELLS_VIEW, GrundyScrollArea)

/**
 * grundy_cells_view_set_model:
 * @self: a view
 * @model: (nullable): what it shows
 * @theme: its colours
 */
void grundy_cells_view_set_model (GrundyCellsView *self, GrundySequenceModel *model, const GrundyTheme *theme);

G_END_DECLS
