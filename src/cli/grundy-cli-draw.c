/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cli-draw-options.h"
#include "grundy-cli-file.h"
#include "grundy-cli-options.h"
#include "grundy-cli-output.h"
#include "grundy-cli-progress.h"
#include "grundy-cli-source.h"

#include <glib/gi18n.h>

static GrundyAnalysis *
analyse (GrundySum *sum, guint component, GrundyPlay play, GError **error)
{
  GrundyRequest request = { sum, component, play, grundy_limits_for_pictures };
  GrundyAnalysis *analysis;
  g_auto (GrundyCliProgress) progress;

  grundy_cli_progress_init (&progress);
  analysis = grundy_pipeline_run (&request, &progress.progress, error);
  return analysis;
}

static GBytes *
run_export (const GrundyExport *export, const GrundyAnalysis *analysis, GError **error)
{
  GBytes *bytes;
  g_auto (GrundyCliProgress) progress;

  grundy_cli_progress_init (&progress);
  bytes = grundy_export_run (export, analysis, &progress.progress, error);
  return bytes;
}

static GrundyCliStatus
draw (const GrundyCliCommand *command, const char *source, const GrundyCliDrawTexts *texts)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = NULL;
  g_autoptr (GrundyAnalysis) analysis = NULL;
  g_autoptr (GBytes) bytes = NULL;
  guint component = GRUNDY_COMPONENT_WHOLE;
  GrundyExportFormat format;
  GrundyExport export;
  GrundyPlay play;

  if (!grundy_cli_draw_read_before (command, texts, &format, &play))
    return GRUNDY_CLI_USAGE;
  sum = grundy_cli_read_source (source, &error);
  if (sum == NULL)
    return grundy_cli_fail (error);
  if (texts->component != NULL &&
      !grundy_cli_read_component (command, texts->component, grundy_sum_get_n_components (sum), &component))
    return GRUNDY_CLI_USAGE;

  analysis = analyse (sum, component, play, &error);
  if (analysis == NULL)
    return grundy_cli_fail (error);
  if (!grundy_cli_draw_read (command, texts, analysis, &export))
    return GRUNDY_CLI_USAGE;
  export.format = format;
  bytes = run_export (&export, analysis, &error);
  if (bytes == NULL || !grundy_cli_save (texts->output, bytes, &error))
    return grundy_cli_fail (error);
  return GRUNDY_CLI_DONE;
}

static GrundyCliStatus
run_draw (const GrundyCliCommand *command, int argc, char **argv)
{
  g_auto (GrundyCliDrawTexts) texts = { 0 };
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &texts.output, N_ ("The file; “-” for standard output"), N_ ("FILE") },
    { "format", 0, 0, G_OPTION_ARG_STRING, &texts.format,
      N_ ("png, svg, pdf, tikz, dot, json or csv; unless said, as the file's name ends"), N_ ("FORMAT") },
    { "layout", 0, 0, G_OPTION_ARG_STRING, &texts.layout, N_ ("line, grid or layered; unless said, what suits"),
      N_ ("LAYOUT") },
    { "theme", 0, 0, G_OPTION_ARG_STRING, &texts.theme, N_ ("light, dark, projector, print (unless said) or mono"),
      N_ ("THEME") },
    { "component", 0, 0, G_OPTION_ARG_STRING, &texts.component,
      N_ ("Only that component, or the whole sum as one game (unless said)"), N_ ("N|whole") },
    { "step", 0, 0, G_OPTION_ARG_STRING, &texts.step, N_ ("How far the computation has come"), N_ ("N|end") },
    { "edges", 0, 0, G_OPTION_ARG_STRING, &texts.edges,
      N_ ("all, winning (to P positions), mex (one for each smaller value), focus (of the position in focus) or none"),
      N_ ("EDGES") },
    { "inside", 0, 0, G_OPTION_ARG_STRING, &texts.inside,
      N_ ("What stands in a node: sg, position, outcome, remoteness, step, board (under its value) or none"),
      N_ ("TEXT") },
    { "outside", 0, 0, G_OPTION_ARG_STRING, &texts.outside, N_ ("What stands beside it; two with a comma"),
      N_ ("TEXT[,TEXT]") },
    { "width-mm", 0, 0, G_OPTION_ARG_STRING, &texts.width_mm, N_ ("The width of the figure on paper"), N_ ("MM") },
    { "node-mm", 0, 0, G_OPTION_ARG_STRING, &texts.node_mm, N_ ("The diameter of a node on paper"), N_ ("MM") },
    { "text-pt", 0, 0, G_OPTION_ARG_STRING, &texts.text_pt, N_ ("The size of the text on paper"), N_ ("PT") },
    { "font", 0, 0, G_OPTION_ARG_STRING, &texts.font, N_ ("The font family"), N_ ("FAMILY") },
    { "scale", 0, 0, G_OPTION_ARG_STRING, &texts.scale, N_ ("How many times as large everything is"), N_ ("FACTOR") },
    { "dpi", 0, 0, G_OPTION_ARG_STRING, &texts.dpi, N_ ("Pixels an inch of a PNG file, 300 unless said"), N_ ("DPI") },
    { "legend", 0, 0, G_OPTION_ARG_NONE, &texts.has_legend, N_ ("Say under the graph what the colours mean"), NULL },
    { "lang", 0, 0, G_OPTION_ARG_STRING, &texts.language,
      N_ ("The language of the figure: en (unless said), zh_CN, zh_TW"), N_ ("LANGUAGE") },
    { "letters", 0, 0, G_OPTION_ARG_STRING, &texts.letters,
      N_ ("The letters of outcomes: pn, chinese, lw or none; unless said, those of the language"), N_ ("LETTERS") },
    GRUNDY_CLI_PLAY_ENTRY (&texts.play),
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) arguments = NULL;
  int status = grundy_cli_parse (command, entries, 1, 1, argc, argv, &arguments);

  if (status != GRUNDY_CLI_GO_ON)
    return status;
  return draw (command, arguments[0], &texts);
}

const GrundyCliCommand grundy_cli_command_draw = {
  .name = "draw",
  .arguments = "SUM|FILE -o FILE",
  .summary = N_ ("Draw the graph of a sum, or of a file"),
  .description = N_ ("Draws the positions of a sum and its moves, with SG values, P and N. A file may hold a sum or a "
                     "graph: a list of\n"
                     "edges, rows of options as judges give them, or DOT; “-” reads it from standard input.\n"
                     "Steps are those of “trace” if the figure shows values, and those of “trace --outcomes” if it "
                     "shows none. Of JSON\n"
                     "and CSV, which are data, only the step counts. The same input always gives the same bytes."),
  .run = run_draw,
};
