/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-chart-private.h"

#include "grundy-pdf.h"
#include "grundy-png.h"

#include <math.h>
#include <string.h>

#define USUAL_COLUMNS 20
#define USUAL_DPI 300
/* What a screen shows at the most, in pixels an inch */
#define PREVIEW_DPI 192
/* How strong the tint of a value is */
#define TINT 0.3

void
grundy_chart_init (GrundyChart *chart, const GrundyCells *cells)
{
  g_return_if_fail (chart != NULL && cells != NULL);

  *chart = (GrundyChart){
    .format = GRUNDY_EXPORT_PNG,
    .dpi = USUAL_DPI,
    .theme = grundy_theme_get (GRUNDY_THEME_PRINT),
    .n_columns = USUAL_COLUMNS,
    .last = grundy_cells_get_n_cells (cells) - 1,
  };
}

/* None of the tints is blue, orange or yellow, which mean something. */
void
grundy_chart_get_ink (const GrundyTheme *theme, guint64 value, GrundyColor *fill, GrundyColor *text)
{
  g_return_if_fail (theme != NULL && fill != NULL && text != NULL);

  static const GrundyColor tints[] = {
    { 0x6b, 0xa8, 0x4f }, { 0x9a, 0x5f, 0xc0 }, { 0xd6, 0x6a, 0x9e }, { 0x8c, 0x8c, 0x88 },
    { 0x3f, 0x9e, 0x8c }, { 0xb0, 0x52, 0x4a }, { 0xa8, 0xa0, 0x5a }, { 0x75, 0x5a, 0x4e },
  };
  gboolean is_mono = theme == grundy_theme_get (GRUNDY_THEME_MONO);

  *fill = theme->nodes[GRUNDY_OUTCOME_P].fill;
  *text = theme->nodes[GRUNDY_OUTCOME_P].text;
  if (value == 0)
    return;
  *fill = is_mono ? theme->mark : grundy_color_mix (theme->background, tints[(value - 1) % G_N_ELEMENTS (tints)], TINT);
  *text = theme->text;
}

/* --- What is shown ------------------------------------------------------------------------------------------ */

char *
grundy_chart_get_title (const GrundyChart *chart, const GrundyCells *cells)
{
  g_autofree char *game = grundy_game_to_text (grundy_cells_get_game (cells));

  if (grundy_cells_get_kind (cells) == GRUNDY_CELLS_TABLE)
    return g_strdup_printf ("%s: SG(a, b), 0 ≤ a, b ≤ %" G_GUINT64_FORMAT, game, grundy_cells_get_last (cells));
  return g_strdup_printf ("%s: SG(n), %" G_GUINT64_FORMAT " ≤ n ≤ %" G_GUINT64_FORMAT, game, chart->first, chart->last);
}

static GrundySheet *
make_sheet (const GrundyChart *chart, const GrundyCells *cells, GrundyFont *font, GError **error)
{
  return chart->is_plot ? grundy_chart_plot (chart, cells, font, error)
                        : grundy_chart_arrange_cells (chart, cells, font, error);
}

static GBytes *
write_csv (const GrundyChart *chart, const GrundyCells *cells)
{
  char *text = grundy_cells_to_csv (cells, chart->first, chart->last, ',');

  return g_bytes_new_take (text, strlen (text));
}

GBytes *
grundy_chart_write (const GrundyChart *chart, const GrundyCells *cells, const GrundyProgress *progress, GError **error)
{
  g_return_val_if_fail (chart != NULL && cells != NULL, NULL);
  g_return_val_if_fail (chart->first <= chart->last && chart->last < grundy_cells_get_n_cells (cells), NULL);

  g_autoptr (GrundyFont) font = NULL;
  g_autoptr (GrundySheet) sheet = NULL;
  g_autofree char *title = NULL;
  GrundyPage page;

  if (chart->format == GRUNDY_EXPORT_CSV)
    return write_csv (chart, cells);
  font = grundy_font_new (NULL, error);
  sheet = font != NULL ? make_sheet (chart, cells, font, error) : NULL;
  if (sheet == NULL)
    return NULL;
  title = grundy_chart_get_title (chart, cells);
  grundy_sheet_init_page (sheet, &page);
  switch (chart->format)
    {
    case GRUNDY_EXPORT_PNG:
      return grundy_page_to_png (&page, chart->dpi, progress, error);
    case GRUNDY_EXPORT_PDF:
      return grundy_page_to_pdf (&page, title, error);
    case GRUNDY_EXPORT_SVG:
    default:
      return grundy_sheet_to_svg (sheet, title);
    }
}

GBytes *
grundy_chart_write_preview (const GrundyChart *chart, const GrundyCells *cells, guint max_side,
                            const GrundyProgress *progress, GError **error)
{
  g_return_val_if_fail (chart != NULL && cells != NULL && max_side > 0, NULL);

  g_autoptr (GrundyFont) font = grundy_font_new (NULL, error);
  g_autoptr (GrundySheet) sheet = font != NULL ? make_sheet (chart, cells, font, error) : NULL;
  GrundyPage page;

  if (sheet == NULL)
    return NULL;
  grundy_sheet_init_page (sheet, &page);
  return grundy_page_to_png (&page, MIN (PREVIEW_DPI, 72 * max_side / MAX (page.width, page.height)), progress, error);
}

/* --- Its name and its command line -------------------------------------------------------------------------- */

char *
grundy_chart_suggest_name (const GrundyChart *chart, const GrundyCells *cells)
{
  g_return_val_if_fail (chart != NULL && cells != NULL, NULL);

  g_autofree char *game = grundy_game_to_text (grundy_cells_get_game (cells));
  g_autofree char *name = g_strconcat (game, chart->is_plot ? " plot" : " sg", NULL);
  GrundyExport export = { .format = chart->format };

  return grundy_export_suggest_name (&export, name);
}

static void
append_size (GString *command, const char *option, double size, double usual)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  if (size != usual)
    g_string_append_printf (command, " %s %s", option, g_ascii_formatd (text, sizeof text, "%.15g", size));
}

char *
grundy_chart_to_command (const GrundyChart *chart, const GrundyCells *cells, const char *path)
{
  g_return_val_if_fail (chart != NULL && cells != NULL && path != NULL, NULL);

  g_autofree char *game = grundy_game_to_text (grundy_cells_get_game (cells));
  g_autofree char *quoted_game = g_shell_quote (game);
  g_autofree char *quoted_path = g_shell_quote (path);
  gboolean is_table = grundy_cells_get_kind (cells) == GRUNDY_CELLS_TABLE;
  GString *command = g_string_new ("grundy-cli chart ");
  GrundyExportFormat found;
  GrundyChart usual;

  grundy_chart_init (&usual, cells);
  g_string_append_printf (command, "%s --to %" G_GUINT64_FORMAT, quoted_game,
                          is_table ? grundy_cells_get_last (cells) : chart->last);
  if (chart->first > 0)
    g_string_append_printf (command, " --from %" G_GUINT64_FORMAT, chart->first);
  g_string_append_printf (command, " -o %s", quoted_path);
  if (!grundy_export_find_format (path, &found) || found != chart->format)
    g_string_append_printf (command, " --format %s", grundy_export_get_format_names ()[chart->format]);
  if (chart->format == GRUNDY_EXPORT_CSV)
    return g_string_free (command, FALSE);
  if (chart->is_plot)
    g_string_append (command, " --plot");
  else if (!is_table && chart->n_columns != usual.n_columns)
    g_string_append_printf (command, " --columns %u", chart->n_columns);
  if (chart->theme != usual.theme)
    g_string_append_printf (command, " --theme %s", chart->theme->name);
  append_size (command, "--width-mm", chart->width_mm, 0);
  append_size (command, "--text-pt", chart->text_pt, 0);
  if (chart->format == GRUNDY_EXPORT_PNG)
    append_size (command, "--dpi", chart->dpi, usual.dpi);
  return g_string_free (command, FALSE);
}
