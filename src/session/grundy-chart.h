/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-cells.h"
#include "grundy-export.h"

G_BEGIN_DECLS

/**
 * GRUNDY_CHART_MAX_CELLS:
 *
 * How many cells a figure may have: nobody reads more, and they fill a dozen pages.
 */
#define GRUNDY_CHART_MAX_CELLS 10000

/**
 * GrundyChart:
 * @format: %GRUNDY_EXPORT_PNG, _SVG, _PDF or _CSV
 * @dpi: for PNG: pixels an inch
 * @theme: the look
 * @is_plot: whether values are plotted, or stand in cells; a table has no plot
 * @n_columns: how many cells stand in a row; a table decides that itself
 * @first: the first cell
 * @last: the last cell
 * @width_mm: the width of the whole on paper; 0 for what is needed
 * @text_pt: the size of every text on paper; 0 for the theme's
 *
 * What of a sequence or a table is to be written, and how it looks.
 */
typedef struct
{
  GrundyExportFormat format;
  double dpi;
  const GrundyTheme *theme;
  gboolean is_plot;
  guint n_columns;
  guint64 first;
  guint64 last;
  double width_mm;
  double text_pt;
} GrundyChart;

/* All cells for paper, twenty in a row. */
void grundy_chart_init (GrundyChart *chart, const GrundyCells *cells);

/**
 * grundy_chart_write:
 * @chart: what is to be written
 * @cells: of what
 * @progress: (nullable): whom to tell
 * @error: return location for a #GError
 *
 * P positions are blue as in graphs, and other values have a tint each. Any thread may call this. The same input gives
 * the same bytes.
 *
 * Returns: (transfer full) (nullable): the file; %NULL with %GRUNDY_ERROR_LIMIT where there are too many cells or it
 *   cannot be so narrow, or _CANCELLED
 */
GBytes *grundy_chart_write (const GrundyChart *chart, const GrundyCells *cells, const GrundyProgress *progress,
                            GError **error);

/* The figure as it will be, as a PNG file whose sides have at most @max_side pixels; it fails as the above. */
GBytes *grundy_chart_write_preview (const GrundyChart *chart, const GrundyCells *cells, guint max_side,
                                    const GrundyProgress *progress, GError **error);

/**
 * grundy_chart_suggest_name:
 * @chart: what is to be written
 * @cells: of what
 *
 * Returns: (transfer full): a name for the file, as grundy_export_suggest_name() makes one
 */
char *grundy_chart_suggest_name (const GrundyChart *chart, const GrundyCells *cells);

/**
 * grundy_chart_to_command:
 * @chart: what is to be written
 * @cells: of what
 * @path: the file
 *
 * Returns: (transfer full): the line for a shell that makes this very file
 */
char *grundy_chart_to_command (const GrundyChart *chart, const GrundyCells *cells, const char *path);

/**
 * grundy_chart_get_ink:
 * @theme: the look
 * @value: an SG value
 * @fill: (out): the colour of its cell
 * @text: (out): the colour of the value in it
 *
 * The same on the screen and in files.
 */
void grundy_chart_get_ink (const GrundyTheme *theme, guint64 value, GrundyColor *fill, GrundyColor *text);

G_END_DECLS
