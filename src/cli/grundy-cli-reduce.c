/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cli-file.h"
#include "grundy-cli-options.h"
#include "grundy-cli-output.h"
#include "grundy-cli-progress.h"
#include "grundy-explain-reduction.h"
#include "grundy-reduction-figure.h"

#include <glib/gi18n.h>

#define USUAL_DPI 300.0

/* The picture after some steps, as a term, with a tab behind it. */
static void
print_picture (const GrundyReduction *reduction, GrundyGame *game, guint n_steps)
{
  g_autofree char *game_text = grundy_game_to_text (game);
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  g_autoptr (GString) text = g_string_new (NULL);

  grundy_reduction_get_position (reduction, n_steps, position);
  grundy_game_format_position (game, position, text);
  grundy_cli_print ("%s(%s)\t", game_text, text->str);
}

static gboolean
print_steps (const GrundyReduction *reduction, GrundyGame *game, gboolean shows_pictures, GError **error)
{
  guint n_steps = grundy_reduction_get_n_steps (reduction);

  for (guint i = 0; i <= n_steps && !grundy_cli_output_failed (); i++)
    {
      g_autofree char *sentence = i < n_steps ? grundy_explain_reduction_step (grundy_reduction_get_step (reduction, i))
                                              : grundy_explain_reduction_end (reduction);

      if (!grundy_cli_progress_check (error))
        return FALSE;
      if (shows_pictures)
        print_picture (reduction, game, MIN (i + 1, n_steps));
      grundy_cli_print ("%s\n", sentence);
    }
  return TRUE;
}

static GrundyReduction *
read_reduction (const char *text, GrundyGame **game, GError **error)
{
  g_autoptr (GrundySum) sum = grundy_sum_parse (text, NULL, error);

  if (sum == NULL)
    return NULL;
  if (grundy_sum_get_n_components (sum) > 1)
    {
      g_set_error_literal (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED,
                           _ ("Expected one picture to reduce, and found a sum of several components."));
      return NULL;
    }
  *game = grundy_game_ref (grundy_sum_get_game (sum, 0));
  return grundy_reduction_new (*game, grundy_sum_get_position (sum, 0), error);
}

/* What was given to the options of a figure, as it was typed; NULL where an option was not given */
typedef struct
{
  char *output;
  char *format;
  char *theme;
  char *dpi;
} Texts;

static void
texts_clear (Texts *texts)
{
  g_free (texts->output);
  g_free (texts->format);
  g_free (texts->theme);
  g_free (texts->dpi);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Texts, texts_clear)

static GrundyCliStatus
draw_steps (const GrundyCliCommand *command, const Texts *texts, const GrundyReduction *reduction, GrundyGame *game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  static const char *const names[] = { "png", "svg", "pdf", NULL };
  const GrundyTheme *theme = grundy_theme_get (GRUNDY_THEME_PRINT);
  GrundyExportFormat format;
  double dpi = USUAL_DPI;
  g_auto (GrundyCliProgress) progress;

  grundy_cli_progress_init (&progress);
  if (!grundy_cli_read_format (command, texts->format, texts->output, names, &format) ||
      !grundy_cli_read_theme (command, texts->theme, &theme) ||
      !grundy_cli_read_real (command, "--dpi", texts->dpi, GRUNDY_EXPORT_LEAST_DPI, GRUNDY_EXPORT_MOST_DPI, &dpi))
    return GRUNDY_CLI_USAGE;
  bytes = grundy_reduction_write_figure (reduction, game, format, theme, dpi, &progress.progress, &error);
  if (bytes == NULL || !grundy_cli_save (texts->output, bytes, &error))
    return grundy_cli_fail (error);
  return GRUNDY_CLI_DONE;
}

static GrundyCliStatus
run_reduce (const GrundyCliCommand *command, int argc, char **argv)
{
  gboolean shows_pictures = FALSE;
  g_auto (Texts) texts = { 0 };
  const GOptionEntry entries[] = {
    { "pictures", 0, 0, G_OPTION_ARG_NONE, &shows_pictures,
      N_ ("Print the picture after each step before the sentence"), NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &texts.output,
      N_ ("Draw the picture of each step into this file, instead of printing; “-” for standard output"), N_ ("FILE") },
    { "format", 0, 0, G_OPTION_ARG_STRING, &texts.format, N_ ("png, svg or pdf; unless said, as the file's name ends"),
      N_ ("FORMAT") },
    { "theme", 0, 0, G_OPTION_ARG_STRING, &texts.theme, N_ ("light, dark, projector, print (unless said) or mono"),
      N_ ("THEME") },
    { "dpi", 0, 0, G_OPTION_ARG_STRING, &texts.dpi, N_ ("Pixels an inch of a PNG file, 300 unless said"), N_ ("DPI") },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) arguments = NULL;
  g_autoptr (GrundyGame) game = NULL;
  g_autoptr (GrundyReduction) reduction = NULL;
  g_autoptr (GError) error = NULL;
  int status = grundy_cli_parse (command, entries, 1, 1, argc, argv, &arguments);

  if (status != GRUNDY_CLI_GO_ON)
    return status;
  if (texts.output == NULL && (texts.format != NULL || texts.theme != NULL || texts.dpi != NULL))
    return grundy_cli_wrong_usage (command, _ ("A figure needs the option -o: a file, or “-” for standard output."));
  reduction = read_reduction (arguments[0], &game, &error);
  if (reduction == NULL)
    return grundy_cli_fail (error);
  if (texts.output != NULL)
    return draw_steps (command, &texts, reduction, game);
  return print_steps (reduction, game, shows_pictures, &error) ? GRUNDY_CLI_DONE : grundy_cli_fail (error);
}

const GrundyCliCommand grundy_cli_command_reduce = {
  .name = "reduce",
  .arguments = "SUM",
  .summary = N_ ("Reduce a picture of Hackenbush to a path, step by step"),
  .description = N_ (
      "Prints a line for each step in which a picture such as “hackenbush(0-1,1-2,2-0)” becomes a single path, each\n"
      "with its value unchanged: cycles are fused, loops opened, branches joined. The last line tells the value.\n"
      "With -o the picture at the start and after each step are drawn instead, side by side."),
  .run = run_reduce,
};
