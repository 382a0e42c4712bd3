/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cli-draw-options.h"

#include "grundy-cli-options.h"
#include "grundy-picture-words.h"

#include <glib/gi18n.h>
#include <string.h>

void
grundy_cli_draw_texts_clear (GrundyCliDrawTexts *texts)
{
  g_free (texts->output);
  g_free (texts->format);
  g_free (texts->layout);
  g_free (texts->theme);
  g_free (texts->component);
  g_free (texts->step);
  g_free (texts->edges);
  g_free (texts->inside);
  g_free (texts->outside);
  g_free (texts->width_mm);
  g_free (texts->node_mm);
  g_free (texts->text_pt);
  g_free (texts->font);
  g_free (texts->scale);
  g_free (texts->dpi);
  g_free (texts->language);
  g_free (texts->letters);
  g_free (texts->play);
}

gboolean
grundy_cli_draw_read_before (const GrundyCliCommand *command, const GrundyCliDrawTexts *texts,
                             GrundyExportFormat *format, GrundyPlay *play)
{
  if (texts->output == NULL)
    {
      grundy_cli_wrong_usage (command, _ ("“draw” needs the option -o: a file, or “-” for standard output."));
      return FALSE;
    }
  if (!grundy_cli_read_format (command, texts->format, texts->output, grundy_export_get_format_names (), format) ||
      !grundy_cli_check_terminal (command, texts->output, *format))
    return FALSE;
  return grundy_cli_read_play (command, texts->play, play);
}

static gboolean
read_layout (const GrundyCliCommand *command, const GrundyCliDrawTexts *texts, const GrundyAnalysis *analysis,
             GrundyLayoutKind *layout)
{
  guint choice;

  if (texts->layout == NULL)
    {
      *layout = grundy_figure_choose_layout (grundy_analysis_get_exploration (analysis));
      return TRUE;
    }
  if (!grundy_cli_read_choice (command, "--layout", texts->layout, grundy_export_get_layout_names (), &choice))
    return FALSE;
  *layout = choice;
  return TRUE;
}

static gboolean
read_label (const GrundyCliCommand *command, const char *option, const char *text, GrundyLabelChoice *label)
{
  guint choice;

  if (!grundy_cli_read_choice (command, option, text, grundy_export_get_label_names (), &choice))
    return FALSE;
  *label = choice;
  return TRUE;
}

static gboolean
read_labels (const GrundyCliCommand *command, const GrundyCliDrawTexts *texts, GrundyFigureOptions *figure)
{
  g_auto (GStrv) parts = NULL;
  guint n_parts;

  if (g_strcmp0 (texts->inside, "board") == 0)
    figure->boards = GRUNDY_FIGURE_BOARDS_ALWAYS;
  else if (texts->inside != NULL && !read_label (command, "--inside", texts->inside, &figure->inside))
    return FALSE;
  if (texts->outside == NULL)
    return TRUE;
  parts = g_strsplit (texts->outside, ",", -1);
  n_parts = g_strv_length (parts);
  if (n_parts < 1 || n_parts > G_N_ELEMENTS (figure->outside))
    {
      grundy_cli_wrong_usage (command, _ ("Expected one text after --outside, or two with a comma between them."));
      return FALSE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (figure->outside); i++)
    {
      figure->outside[i] = GRUNDY_LABEL_NONE;
      if (i < n_parts && !read_label (command, "--outside", parts[i], &figure->outside[i]))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_sizes (const GrundyCliCommand *command, const GrundyCliDrawTexts *texts, GrundyExport *export)
{
  GrundyFigureOptions *figure = &export->figure;

  return grundy_cli_read_real (command, "--width-mm", texts->width_mm, GRUNDY_EXPORT_LEAST_WIDTH_MM,
                               GRUNDY_EXPORT_MOST_WIDTH_MM, &figure->width_mm) &&
         grundy_cli_read_real (command, "--node-mm", texts->node_mm, GRUNDY_EXPORT_LEAST_NODE_MM,
                               GRUNDY_EXPORT_MOST_NODE_MM, &figure->node_mm) &&
         grundy_cli_read_real (command, "--text-pt", texts->text_pt, GRUNDY_EXPORT_LEAST_TEXT_PT,
                               GRUNDY_EXPORT_MOST_TEXT_PT, &figure->text_pt) &&
         grundy_cli_read_real (command, "--scale", texts->scale, GRUNDY_EXPORT_LEAST_SCALE, GRUNDY_EXPORT_MOST_SCALE,
                               &figure->scale) &&
         grundy_cli_read_real (command, "--dpi", texts->dpi, GRUNDY_EXPORT_LEAST_DPI, GRUNDY_EXPORT_MOST_DPI,
                               &export->dpi);
}

static gboolean
read_language (const GrundyCliCommand *command, const char *text, GrundyExport *export)
{
  const char *const *languages = grundy_picture_words_get_languages ();
  guint choice;

  if (text == NULL)
    return TRUE;
  if (!grundy_cli_read_choice (command, "--lang", text, languages, &choice))
    return FALSE;
  grundy_export_set_language (export, languages[choice]);
  return TRUE;
}

static gboolean
read_letters (const GrundyCliCommand *command, const char *text, GrundyExport *export)
{
  const char *const *names = grundy_picture_words_get_letter_names ();
  guint choice;

  if (text == NULL)
    return TRUE;
  if (!grundy_cli_read_choice (command, "--letters", text, names, &choice))
    return FALSE;
  grundy_export_set_letters (export, names[choice]);
  return TRUE;
}

static gboolean
read_edges (const GrundyCliCommand *command, const char *text, GrundyEdgeChoice *edges)
{
  guint choice;

  if (text == NULL)
    return TRUE;
  if (!grundy_cli_read_choice (command, "--edges", text, grundy_export_get_edge_names (), &choice))
    return FALSE;
  *edges = choice;
  return TRUE;
}

static gboolean
read_step (const GrundyCliCommand *command, const char *text, const GrundyAnalysis *analysis, GrundyExport *export)
{
  GrundyTimeline *timeline = grundy_export_choose_timeline (export, analysis);
  guint64 n_steps = grundy_timeline_get_n_steps (timeline);
  g_autofree char *last = g_strdup_printf ("%" G_GUINT64_FORMAT, n_steps);
  g_autofree char *sentence = NULL;

  if (text == NULL || strcmp (text, "end") == 0)
    return TRUE;
  if (g_ascii_string_to_unsigned (text, 10, 0, n_steps, &export->figure.state.step, NULL))
    {
      export->figure.state.timeline = timeline;
      return TRUE;
    }
  sentence =
      g_strdup_printf (_ ("Expected “end” or a step from 0 to %1$s after --step, but found “%2$s”."), last, text);
  grundy_cli_wrong_usage (command, sentence);
  return FALSE;
}

gboolean
grundy_cli_draw_read (const GrundyCliCommand *command, const GrundyCliDrawTexts *texts, const GrundyAnalysis *analysis,
                      GrundyExport *export)
{
  GrundyFigureOptions *figure = &export->figure;
  GrundyLayoutKind layout;

  if (!read_layout (command, texts, analysis, &layout))
    return FALSE;
  grundy_export_init (export, analysis, layout);
  figure->font = texts->font;
  figure->has_legend = texts->has_legend;
  return grundy_cli_read_theme (command, texts->theme, &figure->theme) && read_labels (command, texts, figure) &&
         read_sizes (command, texts, export) && read_language (command, texts->language, export) &&
         read_letters (command, texts->letters, export) && read_edges (command, texts->edges, &figure->state.edges) &&
         read_step (command, texts->step, analysis, export);
}
