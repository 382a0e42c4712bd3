/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-export-command.h"

#include <string.h>

/* Linux takes no longer argument than 128 KiB, and the shell's quotes count. */
#define MAX_SUM (100 * 1024)

/* What no shell takes for anything else */
#define PLAIN_CHARACTERS G_CSET_a_2_z G_CSET_A_2_Z G_CSET_DIGITS "_-+./:,@%"

static void
append_word (GString *command, const char *word)
{
  g_autofree char *quoted = NULL;

  if (command->len > 0)
    g_string_append_c (command, ' ');
  if (*word != '\0' && strspn (word, PLAIN_CHARACTERS) == strlen (word))
    {
      g_string_append (command, word);
      return;
    }
  quoted = g_shell_quote (word);
  g_string_append (command, quoted);
}

static void
append_option (GString *command, const char *option, const char *value)
{
  append_word (command, option);
  append_word (command, value);
}

/* As short as it can be and still be read as the same number */
static void
append_real (GString *command, const char *option, double value, double usual)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  if (value == usual)
    return;
  g_ascii_formatd (text, sizeof text, "%.15g", value);
  if (g_ascii_strtod (text, NULL) != value)
    g_ascii_dtostr (text, sizeof text, value);
  append_option (command, option, text);
}

static void
append_whole (GString *command, const char *option, guint64 value)
{
  char text[32];

  g_snprintf (text, sizeof text, "%" G_GUINT64_FORMAT, value);
  append_option (command, option, text);
}

static void
append_outside (GString *command, const GrundyFigureOptions *figure)
{
  const char *const *names = grundy_export_get_label_names ();
  g_autofree char *both = NULL;

  if (figure->outside[1] == GRUNDY_LABEL_NONE)
    {
      append_option (command, "--outside", names[figure->outside[0]]);
      return;
    }
  both = g_strconcat (names[figure->outside[0]], ",", names[figure->outside[1]], NULL);
  append_option (command, "--outside", both);
}

/* What counts for data too: which texts there are says which steps are meant. */
static void
append_labels_and_step (GString *command, const GrundyFigureOptions *figure, const GrundyFigureOptions *usual)
{
  if (figure->boards == GRUNDY_FIGURE_BOARDS_ALWAYS)
    append_option (command, "--inside", "board");
  else if (figure->inside != usual->inside)
    append_option (command, "--inside", grundy_export_get_label_names ()[figure->inside]);
  if (figure->outside[0] != usual->outside[0] || figure->outside[1] != usual->outside[1])
    append_outside (command, figure);
  if (figure->state.timeline != NULL)
    append_whole (command, "--step", figure->state.step);
}

static void
append_look (GString *command, const GrundyExport *export, const GrundyExport *usual)
{
  const GrundyFigureOptions *figure = &export->figure;

  if (figure->theme != usual->figure.theme)
    append_option (command, "--theme", figure->theme->name);
  if (figure->state.edges != usual->figure.state.edges)
    append_option (command, "--edges", grundy_export_get_edge_names ()[figure->state.edges]);
  if (export->language != NULL && !g_str_equal (export->language, usual->language))
    append_option (command, "--lang", export->language);
  if (export->letters != NULL)
    append_option (command, "--letters", export->letters);
  if (figure->has_legend)
    append_word (command, "--legend");
  if (figure->font != NULL)
    append_option (command, "--font", figure->font);
  append_real (command, "--width-mm", figure->width_mm, 0);
  append_real (command, "--node-mm", figure->node_mm, 0);
  append_real (command, "--text-pt", figure->text_pt, 0);
  append_real (command, "--scale", figure->scale, 1);
  if (export->format == GRUNDY_EXPORT_PNG)
    append_real (command, "--dpi", export->dpi, usual->dpi);
}

static void
append_format (GString *command, GrundyExportFormat format, const char *path)
{
  GrundyExportFormat found;

  if (!grundy_export_find_format (path, &found) || found != format)
    append_option (command, "--format", grundy_export_get_format_names ()[format]);
}

static gboolean
is_data (GrundyExportFormat format)
{
  return format == GRUNDY_EXPORT_JSON || format == GRUNDY_EXPORT_CSV;
}

char *
grundy_export_to_command (const GrundyExport *export, const GrundyAnalysis *analysis, const char *sum, guint component,
                          const char *path)
{
  g_return_val_if_fail (export != NULL && analysis != NULL && sum != NULL && path != NULL, NULL);

  GrundyLayoutKind layout = export->figure.layout;
  GrundyPlay play = grundy_analysis_get_play (analysis);
  g_autoptr (GString) command = NULL;
  GrundyExport usual;

  if (strlen (sum) > MAX_SUM)
    return NULL;
  command = g_string_new (NULL);
  grundy_export_init (&usual, analysis, layout);
  append_word (command, "grundy-cli");
  append_option (command, "draw", sum);
  append_option (command, "-o", path);
  append_format (command, export->format, path);
  if (component != GRUNDY_COMPONENT_WHOLE)
    append_whole (command, "--component", (guint64)component + 1);
  if (play != GRUNDY_PLAY_NORMAL)
    append_option (command, "--play", grundy_play_get_id (play));
  if (layout != grundy_figure_choose_layout (grundy_analysis_get_exploration (analysis)))
    append_option (command, "--layout", grundy_export_get_layout_names ()[layout]);
  append_labels_and_step (command, &export->figure, &usual.figure);
  if (!is_data (export->format))
    append_look (command, export, &usual);
  return g_string_free (g_steal_pointer (&command), FALSE);
}
