/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-figure.h"
#include "grundy-pipeline.h"

G_BEGIN_DECLS

/* What is possible on paper and on screens, and nothing that only costs memory */
#define GRUNDY_EXPORT_LEAST_WIDTH_MM 5
#define GRUNDY_EXPORT_MOST_WIDTH_MM 5000
#define GRUNDY_EXPORT_LEAST_NODE_MM 1
#define GRUNDY_EXPORT_MOST_NODE_MM 200
#define GRUNDY_EXPORT_LEAST_TEXT_PT 2
#define GRUNDY_EXPORT_MOST_TEXT_PT 200
#define GRUNDY_EXPORT_LEAST_SCALE 0.1
#define GRUNDY_EXPORT_MOST_SCALE 20
#define GRUNDY_EXPORT_LEAST_DPI 10
#define GRUNDY_EXPORT_MOST_DPI 2400

/**
 * GrundyExportFormat:
 * @GRUNDY_EXPORT_PNG: pixels
 * @GRUNDY_EXPORT_SVG: for the web, and to be edited
 * @GRUNDY_EXPORT_PDF: for papers
 * @GRUNDY_EXPORT_TIKZ: for papers in TeX
 * @GRUNDY_EXPORT_DOT: for Graphviz
 * @GRUNDY_EXPORT_JSON: the graph as data
 * @GRUNDY_EXPORT_CSV: a line for each position
 *
 * What kind of file is written.
 */
typedef enum
{
  GRUNDY_EXPORT_PNG,
  GRUNDY_EXPORT_SVG,
  GRUNDY_EXPORT_PDF,
  GRUNDY_EXPORT_TIKZ,
  GRUNDY_EXPORT_DOT,
  GRUNDY_EXPORT_JSON,
  GRUNDY_EXPORT_CSV,
} GrundyExportFormat;

/**
 * GrundyExport:
 * @format: the kind of file
 * @dpi: for PNG: pixels an inch
 * @language: (nullable): whose words @figure has, see grundy_export_set_language()
 * @letters: (nullable): which letters of outcomes it has, see grundy_export_set_letters()
 * @figure: how it looks, and at which step; of data only the step counts
 *
 * What is to be written.
 */
typedef struct
{
  GrundyExportFormat format;
  double dpi;
  const char *language;
  const char *letters;
  GrundyFigureOptions figure;
} GrundyExport;

/* (array zero-terminated=1) (transfer none): the names of the formats, in their order */
const char *const *grundy_export_get_format_names (void);
/* The same of layouts, of what a text in or beside a node shows, and of the edges that are drawn */
const char *const *grundy_export_get_layout_names (void);
const char *const *grundy_export_get_label_names (void);
const char *const *grundy_export_get_edge_names (void);

/**
 * grundy_export_find_format:
 * @path: a file's name
 * @format: (out): the kind of file that its suffix stands for
 *
 * Returns: whether its suffix stands for one
 */
gboolean grundy_export_find_format (const char *path, GrundyExportFormat *format);

/* Whether a file of that kind is text, which can be shown on a terminal */
gboolean grundy_export_format_is_text (GrundyExportFormat format);
/* Whether it shows the figure, be it through TeX; otherwise it is data, or text from which others draw */
gboolean grundy_export_format_is_figure (GrundyExportFormat format);

/**
 * grundy_export_suggest_name:
 * @export: what is to be written
 * @sum: the sum in the notation
 *
 * Returns: (transfer full): a name for the file, made of the sum, the step and the suffix of the format; no longer than
 *   a file's name may be, and without characters that a shell or another system could trip over
 */
char *grundy_export_suggest_name (const GrundyExport *export, const char *sum);

/**
 * grundy_export_init:
 * @export: what is to be written
 * @analysis: of what
 * @layout: in which layout
 *
 * Sets what is usual: a PNG file for paper in which everything is settled. Where values are not what decides, in
 * misère play and in the sums that have none, letters stand in their place.
 */
void grundy_export_init (GrundyExport *export, const GrundyAnalysis *analysis, GrundyLayoutKind layout);

/**
 * grundy_export_set_language:
 * @export: what is to be written
 * @language: one of grundy_picture_words_get_languages()
 *
 * Chooses the language of the words in the figure; unless chosen, it is English.
 */
void grundy_export_set_language (GrundyExport *export, const char *language);

/**
 * grundy_export_set_letters:
 * @export: what is to be written
 * @letters: (nullable): one of grundy_picture_words_get_letter_names(); %NULL for those of the language
 *
 * Chooses the letters of outcomes.
 */
void grundy_export_set_letters (GrundyExport *export, const char *letters);

/* Shows letters in place of values, and each letter once. */
void grundy_export_show_outcomes (GrundyExport *export);

/**
 * grundy_export_choose_timeline:
 * @export: what is to be written
 * @analysis: of what
 *
 * Returns: (transfer none): the steps that the picture is about: those of the values if it shows any, otherwise
 *   those of the outcomes
 */
GrundyTimeline *grundy_export_choose_timeline (const GrundyExport *export, const GrundyAnalysis *analysis);

/**
 * grundy_export_run:
 * @export: what is to be written
 * @analysis: of what
 * @progress: (nullable): whom to tell
 * @error: return location for a #GError
 *
 * The same input gives the same bytes.
 *
 * Returns: (transfer full) (nullable): the file; %NULL with %GRUNDY_ERROR_LIMIT where it would be too large or
 *   cannot be so narrow, _UNSUPPORTED for a missing font, a layout that does not suit, or values that there are
 *   not, _CANCELLED
 */
GBytes *grundy_export_run (const GrundyExport *export, const GrundyAnalysis *analysis, const GrundyProgress *progress,
                           GError **error);

/**
 * grundy_export_run_preview:
 * @export: what is to be written
 * @analysis: of what
 * @max_side: how many pixels a side may have
 * @progress: (nullable): whom to tell
 * @error: return location for a #GError
 *
 * The figure as it will be, in whatever format; only the number of pixels differs.
 *
 * Returns: (transfer full) (nullable): a PNG file, or %NULL as grundy_export_run() fails
 */
GBytes *grundy_export_run_preview (const GrundyExport *export, const GrundyAnalysis *analysis, guint max_side,
                                   const GrundyProgress *progress, GError **error);

G_END_DECLS
