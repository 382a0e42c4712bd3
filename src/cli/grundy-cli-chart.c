/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-chart.h"
#include "grundy-cli-file.h"
#include "grundy-cli-options.h"
#include "grundy-cli-output.h"
#include "grundy-cli-progress.h"

#include <glib/gi18n.h>

#define MAX_COLUMNS 1000

/* What was given to the options, as it was typed; NULL where an option was not given */
typedef struct
{
  char *output;
  char *format;
  char *first;
  char *last;
  char *columns;
  char *theme;
  char *width_mm;
  char *text_pt;
  char *dpi;
  gboolean is_plot;
} Texts;

static void
texts_clear (Texts *texts)
{
  g_free (texts->output);
  g_free (texts->format);
  g_free (texts->first);
  g_free (texts->last);
  g_free (texts->columns);
  g_free (texts->theme);
  g_free (texts->width_mm);
  g_free (texts->text_pt);
  g_free (texts->dpi);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Texts, texts_clear)

static gboolean
read_format (const GrundyCliCommand *command, const Texts *texts, GrundyExportFormat *format)
{
  static const char *const names[] = { "png", "svg", "pdf", "csv", NULL };

  if (texts->output == NULL)
    {
      grundy_cli_wrong_usage (command, _ ("“chart” needs the option -o: a file, or “-” for standard output."));
      return FALSE;
    }
  return grundy_cli_read_format (command, texts->format, texts->output, names, format) &&
         grundy_cli_check_terminal (command, texts->output, *format);
}

static gboolean
read_columns (const GrundyCliCommand *command, const char *text, guint *n_columns)
{
  guint64 number = *n_columns;

  if (text != NULL && !grundy_cli_read_number (command, "--columns", text, &number))
    return FALSE;
  if (number < 1 || number > MAX_COLUMNS)
    {
      grundy_cli_wrong_usage (command, _ ("Expected a number from 1 to 1000 after --columns."));
      return FALSE;
    }
  *n_columns = number;
  return TRUE;
}

static gboolean
read_look (const GrundyCliCommand *command, const Texts *texts, GrundyChart *chart)
{
  chart->is_plot = texts->is_plot;
  return read_columns (command, texts->columns, &chart->n_columns) &&
         grundy_cli_read_theme (command, texts->theme, &chart->theme) &&
         grundy_cli_read_real (command, "--width-mm", texts->width_mm, GRUNDY_EXPORT_LEAST_WIDTH_MM,
                               GRUNDY_EXPORT_MOST_WIDTH_MM, &chart->width_mm) &&
         grundy_cli_read_real (command, "--text-pt", texts->text_pt, GRUNDY_EXPORT_LEAST_TEXT_PT,
                               GRUNDY_EXPORT_MOST_TEXT_PT, &chart->text_pt) &&
         grundy_cli_read_real (command, "--dpi", texts->dpi, GRUNDY_EXPORT_LEAST_DPI, GRUNDY_EXPORT_MOST_DPI,
                               &chart->dpi);
}

static GrundyCells *
compute (const char *text, guint64 last, GError **error)
{
  g_autoptr (GrundyGame) game = grundy_game_parse (text, NULL, error);
  g_auto (GrundyCliProgress) progress;

  grundy_cli_progress_init (&progress);
  return game != NULL ? grundy_cells_compute (game, last, &progress.progress, error) : NULL;
}

static GBytes *
write_chart (const GrundyChart *chart, const GrundyCells *cells, GError **error)
{
  g_auto (GrundyCliProgress) progress;

  grundy_cli_progress_init (&progress);
  return grundy_chart_write (chart, cells, &progress.progress, error);
}

static GrundyCliStatus
draw (const GrundyCliCommand *command, const char *game, const Texts *texts, guint64 first, guint64 last)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyCells) cells = NULL;
  g_autoptr (GBytes) bytes = NULL;
  GrundyExportFormat format;
  GrundyChart chart;

  if (!read_format (command, texts, &format))
    return GRUNDY_CLI_USAGE;
  cells = compute (game, last, &error);
  if (cells == NULL)
    return grundy_cli_fail (error);
  grundy_chart_init (&chart, cells);
  chart.format = format;
  chart.first = first;
  if (!read_look (command, texts, &chart))
    return GRUNDY_CLI_USAGE;
  if (grundy_cells_get_kind (cells) == GRUNDY_CELLS_TABLE && (texts->is_plot || first > 0))
    return grundy_cli_wrong_usage (
        command, _ ("A game of two numbers is drawn as a table from 0: leave out --from and --plot."));
  bytes = write_chart (&chart, cells, &error);
  if (bytes == NULL || !grundy_cli_save (texts->output, bytes, &error))
    return grundy_cli_fail (error);
  return GRUNDY_CLI_DONE;
}

static GrundyCliStatus
run_chart (const GrundyCliCommand *command, int argc, char **argv)
{
  g_auto (Texts) texts = { 0 };
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &texts.output, N_ ("The file; “-” for standard output"), N_ ("FILE") },
    { "format", 0, 0, G_OPTION_ARG_STRING, &texts.format,
      N_ ("png, svg, pdf or csv; unless said, as the file's name ends"), N_ ("FORMAT") },
    { "to", 0, 0, G_OPTION_ARG_STRING, &texts.last, N_ ("The largest heap, or the largest of both numbers"), N_ ("N") },
    { "from", 0, 0, G_OPTION_ARG_STRING, &texts.first, N_ ("The smallest heap, 0 unless said"), N_ ("M") },
    { "plot", 0, 0, G_OPTION_ARG_NONE, &texts.is_plot, N_ ("Plot the values instead of writing them into cells"),
      NULL },
    { "columns", 0, 0, G_OPTION_ARG_STRING, &texts.columns, N_ ("How many cells stand in a row, 20 unless said"),
      N_ ("NUMBER") },
    { "theme", 0, 0, G_OPTION_ARG_STRING, &texts.theme, N_ ("light, dark, projector, print (unless said) or mono"),
      N_ ("THEME") },
    { "width-mm", 0, 0, G_OPTION_ARG_STRING, &texts.width_mm, N_ ("The width of the figure on paper"), N_ ("MM") },
    { "text-pt", 0, 0, G_OPTION_ARG_STRING, &texts.text_pt, N_ ("The size of the text on paper"), N_ ("PT") },
    { "dpi", 0, 0, G_OPTION_ARG_STRING, &texts.dpi, N_ ("Pixels an inch of a PNG file, 300 unless said"), N_ ("DPI") },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) arguments = NULL;
  guint64 first;
  guint64 last;
  int status = grundy_cli_parse (command, entries, 1, 1, argc, argv, &arguments);

  if (status != GRUNDY_CLI_GO_ON)
    return status;
  if (!grundy_cli_read_number (command, "--to", texts.last, &last) ||
      !grundy_cli_read_number (command, "--from", texts.first != NULL ? texts.first : "0", &first))
    return GRUNDY_CLI_USAGE;
  if (first > last)
    return grundy_cli_wrong_usage (command, _ ("The number after --from is larger than the one after --to."));
  return draw (command, arguments[0], &texts, first, last);
}

const GrundyCliCommand grundy_cli_command_chart = {
  .name = "chart",
  .arguments = "GAME --to N -o FILE",
  .summary = N_ ("Draw the SG values of heaps, or of a game of two numbers"),
  .description = N_ ("Draws the values of heaps from M to N in rows of coloured cells, or with --plot as points over "
                     "their sizes; of a\n"
                     "game of two numbers the table. The same input always gives the same bytes."),
  .run = run_chart,
};
