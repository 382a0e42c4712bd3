/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-export.h"

G_BEGIN_DECLS

/* Steps that one figure shows at most; reading more would help nobody */
#define GRUNDY_REDUCTION_FIGURE_MAX_STEPS 300

/**
 * grundy_reduction_draw_step:
 * @reduction: a reduction
 * @game: its game
 * @n_steps: how many steps were taken
 * @font: a font
 * @unit: the size of an edge, in points
 *
 * Returns: (transfer full): the picture after these steps. O(n log n)
 */
GrundyBoardDrawing *grundy_reduction_draw_step (const GrundyReduction *reduction, GrundyGame *game, guint n_steps,
                                                GrundyFont *font, double unit);

/**
 * grundy_reduction_write_figure:
 * @reduction: a reduction
 * @game: its game
 * @format: PNG, SVG or PDF
 * @theme: the look
 * @dpi: pixels an inch of a PNG file
 * @progress: (nullable): whom to tell
 * @error: return location for a #GError
 *
 * Draws the picture at the start and after each step, side by side, with the number of the step under each.
 *
 * Returns: (transfer full) (nullable): the file, or %NULL with %GRUNDY_ERROR_LIMIT for too many steps, or _CANCELLED
 */
GBytes *grundy_reduction_write_figure (const GrundyReduction *reduction, GrundyGame *game, GrundyExportFormat format,
                                       const GrundyTheme *theme, double dpi, const GrundyProgress *progress,
                                       GError **error);

G_END_DECLS
