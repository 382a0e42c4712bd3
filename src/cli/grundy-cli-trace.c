/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cli-options.h"
#include "grundy-cli-output.h"
#include "grundy-cli-progress.h"
#include "grundy-explain-step.h"
#include "grundy-pipeline.h"

#include <glib/gi18n.h>

static gboolean
print_steps (const GrundyAnalysis *analysis, gboolean is_of_outcomes, GError **error)
{
  GrundyTimeline *values = grundy_analysis_get_values (analysis);
  /* A game that has no values has outcomes to trace. */
  GrundyTimeline *timeline = is_of_outcomes || values == NULL ? grundy_analysis_get_outcomes (analysis) : values;
  guint64 n_steps = grundy_timeline_get_n_steps (timeline);

  for (guint64 k = 1; k <= n_steps && !grundy_cli_output_failed (); k++)
    {
      g_autofree char *sentence = grundy_explain_step (analysis, timeline, k);

      if (!grundy_cli_progress_check (error))
        return FALSE;
      grundy_cli_print ("%s\n", sentence);
    }
  return TRUE;
}

static gboolean
trace_component (GrundySum *sum, guint component, gboolean is_of_outcomes, GError **error)
{
  GrundyRequest request = {
    .sum = sum,
    .component = component,
    .play = GRUNDY_PLAY_NORMAL,
    .limits = grundy_limits_for_pictures,
  };
  g_autoptr (GrundyAnalysis) analysis = NULL;
  g_auto (GrundyCliProgress) progress;

  grundy_cli_progress_init (&progress);
  analysis = grundy_pipeline_run (&request, &progress.progress, error);
  grundy_cli_progress_clear (&progress);
  return analysis != NULL && print_steps (analysis, is_of_outcomes, error);
}

/* Which components are traced one after another: @first to @last. */
static gboolean
choose_components (const GrundyCliCommand *command, GrundySum *sum, const char *text, guint *first, guint *last)
{
  guint n_components = grundy_sum_get_n_components (sum);

  *first = 0;
  *last = n_components - 1;
  if (text == NULL)
    return TRUE;
  if (!grundy_cli_read_component (command, text, n_components, first))
    return FALSE;
  *last = *first;
  return TRUE;
}

static GrundyCliStatus
trace (const GrundyCliCommand *command, const char *text, const char *component_text, gboolean is_of_outcomes)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse (text, NULL, &error);
  guint first;
  guint last;

  if (sum == NULL)
    return grundy_cli_fail (error);
  if (!choose_components (command, sum, component_text, &first, &last))
    return GRUNDY_CLI_USAGE;
  for (guint64 i = first; i <= last; i++)
    if (!trace_component (sum, i, is_of_outcomes, &error))
      return grundy_cli_fail (error);
  return GRUNDY_CLI_DONE;
}

static GrundyCliStatus
run_trace (const GrundyCliCommand *command, int argc, char **argv)
{
  g_autofree char *component_text = NULL;
  gboolean is_of_outcomes = FALSE;
  const GOptionEntry entries[] = {
    { "outcomes", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &is_of_outcomes,
      N_ ("Settle who wins, P and N, instead of values"), NULL },
    { "component", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &component_text,
      N_ ("Only that component, or the whole sum as one game"), N_ ("N|whole") },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) arguments = NULL;
  int status = grundy_cli_parse (command, entries, 1, 1, argc, argv, &arguments);

  if (status != GRUNDY_CLI_GO_ON)
    return status;
  return trace (command, arguments[0], component_text, is_of_outcomes);
}

const GrundyCliCommand grundy_cli_command_trace = {
  .name = "trace",
  .arguments = "SUM",
  .summary = N_ ("Tell the computation step by step"),
  .description =
      N_ ("Prints the steps in which the positions get their values, a sentence a line: position by position, the\n"
          "options first; and component by component."),
  .run = run_trace,
};
