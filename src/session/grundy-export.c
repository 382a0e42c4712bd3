/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-export.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "grundy-dot.h"
#include "grundy-error.h"
#include "grundy-export-data.h"
#include "grundy-painter.h"
#include "grundy-pdf.h"
#include "grundy-picture-words.h"
#include "grundy-png.h"
#include "grundy-svg.h"
#include "grundy-tikz.h"

#define USUAL_DPI 300

/* What a screen shows at the most, in pixels an inch: more would only show how small the figure is */
#define PREVIEW_DPI 192

/* Of a suggested name, in bytes, before step and suffix */
#define MAX_NAME 60

/* In the order of their enumerations */
static const char *const format_names[] = { "png", "svg", "pdf", "tikz", "dot", "json", "csv", NULL };
static const char *const layout_names[] = { "line", "grid", "layered", NULL };
static const char *const label_names[] = { "none", "sg", "position", "outcome", "remoteness", "step", NULL };
static const char *const edge_names[] = { "all", "winning", "mex", "focus", "none", NULL };

typedef struct
{
  const char *suffix;
  GrundyExportFormat format;
} Suffix;

/* Of several for a format the first is suggested. */
static const Suffix suffixes[] = {
  { ".png", GRUNDY_EXPORT_PNG },   { ".svg", GRUNDY_EXPORT_SVG },   { ".pdf", GRUNDY_EXPORT_PDF },
  { ".tikz", GRUNDY_EXPORT_TIKZ }, { ".tex", GRUNDY_EXPORT_TIKZ },  { ".dot", GRUNDY_EXPORT_DOT },
  { ".gv", GRUNDY_EXPORT_DOT },    { ".json", GRUNDY_EXPORT_JSON }, { ".csv", GRUNDY_EXPORT_CSV },
};

const char *const *
grundy_export_get_format_names (void)
{
  return format_names;
}

const char *const *
grundy_export_get_layout_names (void)
{
  return layout_names;
}

const char *const *
grundy_export_get_label_names (void)
{
  return label_names;
}

const char *const *
grundy_export_get_edge_names (void)
{
  return edge_names;
}

gboolean
grundy_export_find_format (const char *path, GrundyExportFormat *format)
{
  g_return_val_if_fail (path != NULL && format != NULL, FALSE);

  const char *suffix = strrchr (path, '.');

  for (guint i = 0; suffix != NULL && i < G_N_ELEMENTS (suffixes); i++)
    if (g_ascii_strcasecmp (suffix, suffixes[i].suffix) == 0)
      {
        *format = suffixes[i].format;
        return TRUE;
      }
  return FALSE;
}

gboolean
grundy_export_format_is_text (GrundyExportFormat format)
{
  return format != GRUNDY_EXPORT_PNG && format != GRUNDY_EXPORT_PDF;
}

gboolean
grundy_export_format_is_figure (GrundyExportFormat format)
{
  return format == GRUNDY_EXPORT_PNG || format == GRUNDY_EXPORT_SVG || format == GRUNDY_EXPORT_PDF ||
         format == GRUNDY_EXPORT_TIKZ;
}

static const char *
get_suffix (GrundyExportFormat format)
{
  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (suffixes[i].format == format)
      return suffixes[i].suffix;
  g_return_val_if_reached ("");
}

char *
grundy_export_suggest_name (const GrundyExport *export, const char *sum)
{
  g_return_val_if_fail (export != NULL && sum != NULL, NULL);

  g_autoptr (GString) name = g_string_new (NULL);

  for (const char *c = sum; *c != '\0' && name->len < MAX_NAME; c++)
    if (g_ascii_isalnum (*c))
      g_string_append_c (name, *c);
    else if (name->len > 0 && name->str[name->len - 1] != '-')
      g_string_append_c (name, '-');
  if (name->len > 0 && name->str[name->len - 1] == '-')
    g_string_truncate (name, name->len - 1);
  if (export->figure.state.timeline != NULL)
    g_string_append_printf (name, "-step-%" G_GUINT64_FORMAT, export->figure.state.step);
  g_string_append (name, get_suffix (export->format));
  return g_string_free (g_steal_pointer (&name), FALSE);
}

static gboolean
values_decide (const GrundyAnalysis *analysis)
{
  return grundy_analysis_get_values (analysis) != NULL && grundy_analysis_last_wins (analysis);
}

void
grundy_export_init (GrundyExport *export, const GrundyAnalysis *analysis, GrundyLayoutKind layout)
{
  g_return_if_fail (export != NULL && analysis != NULL);

  GrundyFigureOptions *figure = &export->figure;

  *export = (GrundyExport){ .format = GRUNDY_EXPORT_PNG, .dpi = USUAL_DPI };
  grundy_figure_options_init (figure);
  grundy_figure_options_set_layout (figure, layout);
  grundy_export_set_language (export, grundy_picture_words_get_languages ()[0]);
  if (!values_decide (analysis))
    grundy_export_show_outcomes (export);
}

void
grundy_export_set_language (GrundyExport *export, const char *language)
{
  g_return_if_fail (export != NULL && language != NULL);

  const GrundyWords *words = grundy_picture_words_find (language);

  g_return_if_fail (words != NULL);

  export->language = language;
  export->figure.words = *words;
  grundy_export_set_letters (export, export->letters);
}

void
grundy_export_set_letters (GrundyExport *export, const char *letters)
{
  g_return_if_fail (export != NULL && export->language != NULL);

  const char *const *chosen = letters != NULL ? grundy_picture_words_find_letters (letters, export->language)
                                              : grundy_picture_words_find (export->language)->letters;

  g_return_if_fail (chosen != NULL);

  export->letters = letters;
  memcpy (export->figure.words.letters, chosen, sizeof export->figure.words.letters);
}

void
grundy_export_show_outcomes (GrundyExport *export)
{
  g_return_if_fail (export != NULL);

  GrundyFigureOptions *figure = &export->figure;

  figure->inside = GRUNDY_LABEL_OUTCOME;
  for (guint i = 0; i < G_N_ELEMENTS (figure->outside); i++)
    if (figure->outside[i] == GRUNDY_LABEL_OUTCOME)
      figure->outside[i] = GRUNDY_LABEL_NONE;
}

static gboolean
shows_values (const GrundyFigureOptions *figure)
{
  return figure->inside == GRUNDY_LABEL_SG || figure->outside[0] == GRUNDY_LABEL_SG ||
         figure->outside[1] == GRUNDY_LABEL_SG;
}

GrundyTimeline *
grundy_export_choose_timeline (const GrundyExport *export, const GrundyAnalysis *analysis)
{
  g_return_val_if_fail (export != NULL && analysis != NULL, NULL);

  GrundyTimeline *values = grundy_analysis_get_values (analysis);

  return values != NULL && shows_values (&export->figure) ? values : grundy_analysis_get_outcomes (analysis);
}

static gboolean
has_boards (const GrundyExport *export, GError **error)
{
  if (export->figure.boards != GRUNDY_FIGURE_BOARDS_ALWAYS ||
      (export->format != GRUNDY_EXPORT_TIKZ && export->format != GRUNDY_EXPORT_DOT))
    return TRUE;
  g_set_error_literal (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED,
                       _ ("Boards in nodes are drawn in PNG, SVG and PDF files only."));
  return FALSE;
}

static gboolean
has_what_is_asked (const GrundyFigureOptions *figure, const GrundyAnalysis *analysis, GError **error)
{
  if (grundy_analysis_get_values (analysis) != NULL ||
      (!shows_values (figure) && figure->state.edges != GRUNDY_EDGES_MEX))
    return TRUE;
  g_set_error_literal (
      error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED,
      _ ("The positions of this sum have no SG values in this way of playing: outcomes can be shown instead."));
  return FALSE;
}

/* A grid without edges needs no room for them. Elsewhere they say where the nodes go. */
static GrundyView *
choose_view (const GrundyFigureOptions *figure, const GrundyAnalysis *analysis)
{
  GrundyGraph *graph = grundy_exploration_get_graph (grundy_analysis_get_exploration (analysis));
  gboolean has_focus = figure->state.timeline != NULL || figure->state.selected != GRUNDY_NO_NODE;
  gboolean has_edges =
      figure->state.edges != GRUNDY_EDGES_NONE && (figure->state.edges != GRUNDY_EDGES_FOCUS || has_focus);
  g_autofree gboolean *none_drawn = NULL;

  if (figure->layout != GRUNDY_LAYOUT_GRID || has_edges)
    return grundy_view_new_identity (graph);
  none_drawn = g_new0 (gboolean, grundy_graph_get_n_edges (graph) + 1);
  return grundy_view_new (graph, NULL, none_drawn);
}

static GBytes *
write_figure (const GrundyExport *export, const GrundyFigure *figure, const char *title, const GrundyProgress *progress,
              GError **error)
{
  switch (export->format)
    {
    case GRUNDY_EXPORT_SVG:
      return grundy_write_svg (figure->picture, figure->state, title);
    case GRUNDY_EXPORT_PDF:
      return grundy_write_pdf (figure->picture, figure->state, title, error);
    case GRUNDY_EXPORT_PNG:
      return grundy_write_png (figure->picture, figure->state, export->dpi, progress, error);
    case GRUNDY_EXPORT_TIKZ:
      return grundy_write_tikz (figure->picture, figure->state, title);
    case GRUNDY_EXPORT_DOT:
      return grundy_write_dot (figure->picture, figure->state, title);
    case GRUNDY_EXPORT_JSON:
    case GRUNDY_EXPORT_CSV:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* Other programs have fonts of their own; what is painted here must be there here. */
static gboolean
has_fonts (const GrundyExport *export, const GrundyFigure *figure, GError **error)
{
  const char *missing = export->format == GRUNDY_EXPORT_PNG || export->format == GRUNDY_EXPORT_PDF
                            ? grundy_paint_find_missing (figure->picture, figure->state)
                            : NULL;

  if (missing == NULL)
    return TRUE;
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED,
               /* Translators: %s is a text of the figure, such as a Chinese letter. */
               _ ("No installed font can write “%s”: install one, or choose other letters or words."), missing);
  return FALSE;
}

static GrundyFigure *
make_figure (const GrundyExport *export, const GrundyAnalysis *analysis, const GrundyProgress *progress, GError **error)
{
  g_autoptr (GrundyView) view = NULL;
  g_autoptr (GrundyFigure) figure = NULL;
  GrundyFigureOptions options = export->figure;

  if (!has_boards (export, error) || !has_what_is_asked (&export->figure, analysis, error))
    return NULL;
  view = choose_view (&export->figure, analysis);
  options.state.badges = grundy_analysis_get_differing (analysis);
  figure = grundy_figure_new (grundy_analysis_get_exploration (analysis), grundy_analysis_get_solution (analysis), view,
                              grundy_analysis_last_wins (analysis), &options, progress, error);
  return figure != NULL && has_fonts (export, figure, error) ? g_steal_pointer (&figure) : NULL;
}

GBytes *
grundy_export_run (const GrundyExport *export, const GrundyAnalysis *analysis, const GrundyProgress *progress,
                   GError **error)
{
  g_return_val_if_fail (export != NULL && analysis != NULL, NULL);

  const GrundyStateOptions *state = &export->figure.state;
  g_autoptr (GrundyFigure) figure = NULL;
  g_autofree char *title = NULL;

  if (export->format == GRUNDY_EXPORT_JSON)
    return grundy_export_json (analysis, state->timeline, state->step);
  if (export->format == GRUNDY_EXPORT_CSV)
    return grundy_export_csv (analysis, state->timeline, state->step);

  figure = make_figure (export, analysis, progress, error);
  if (figure == NULL)
    return NULL;
  title = grundy_sum_to_text (grundy_analysis_get_sum (analysis));
  return write_figure (export, figure, title, progress, error);
}

GBytes *
grundy_export_run_preview (const GrundyExport *export, const GrundyAnalysis *analysis, guint max_side,
                           const GrundyProgress *progress, GError **error)
{
  g_return_val_if_fail (export != NULL && analysis != NULL && max_side > 0, NULL);

  g_autoptr (GrundyFigure) figure = make_figure (export, analysis, progress, error);
  double side;

  if (figure == NULL)
    return NULL;
  side = MAX (grundy_picture_get_width (figure->picture), grundy_picture_get_height (figure->picture));
  return grundy_write_png (figure->picture, figure->state, MIN (PREVIEW_DPI, 72 * max_side / side), progress, error);
}
