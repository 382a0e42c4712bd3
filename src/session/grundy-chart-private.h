/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-chart.h"
#include "grundy-sheet.h"

G_BEGIN_DECLS

#define GRUNDY_POINTS_A_MM (72 / 25.4)

/* (transfer full): what is shown, in one line */
char *grundy_chart_get_title (const GrundyChart *chart, const GrundyCells *cells);
/* (transfer full) (nullable): values in cells; the font must outlive the sheet */
GrundySheet *grundy_chart_arrange_cells (const GrundyChart *chart, const GrundyCells *cells, GrundyFont *font,
                                         GError **error);
/* (transfer full) (nullable): values over their numbers */
GrundySheet *grundy_chart_plot (const GrundyChart *chart, const GrundyCells *cells, GrundyFont *font, GError **error);

G_END_DECLS
