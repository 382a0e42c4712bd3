/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cli-options.h"
#include "grundy-cli-output.h"
#include "grundy-cli-progress.h"
#include "grundy-explain-step.h"
#include "grundy-pipeline.h"

#include <glib/gi18n.h>

/* What is traced of every component */
typedef struct
{
  GrundyPlay play;
  gboolean is_of_outcomes;
} Subject;

/* Where there are no values, there are outcomes to trace. */
static GrundyTimeline *
choose_timeline (const GrundyAnalysis *analysis, const Subject *subject)
{
  GrundyTimeline *values = grundy_analysis_get_values (analysis);

  return subject->is_of_outcomes || values == NULL ? grundy_analysis_get_outcomes (analysis) : values;
}

static gboolean
print_steps (const GrundyAnalysis *analysis, const Subject *subject, GError **error)
{
  GrundyTimeline *timeline = choose_timeline (analysis, subject);
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
trace_component (GrundySum *sum, guint component, const Subject *subject, GError **error)
{
  GrundyRequest request = {
    .sum = sum,
    .component = component,
    .play = subject->play,
    .limits = grundy_limits_for_pictures,
  };
  g_autoptr (GrundyAnalysis) analysis = NULL;
  g_auto (GrundyCliProgress) progress;

  grundy_cli_progress_init (&progress);
  analysis = grundy_pipeline_run (&request, &progress.progress, error);
  grundy_cli_progress_clear (&progress);
  return analysis != NULL && print_steps (analysis, subject, error);
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
trace (const GrundyCliCommand *command, const char *text, const char *component_text, const Subject *subject)
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
    if (!trace_component (sum, i, subject, &error))
      return grundy_cli_fail (error);
  return GRUNDY_CLI_DONE;
}

static GrundyCliStatus
run_trace (const GrundyCliCommand *command, int argc, char **argv)
{
  g_autofree char *component_text = NULL;
  g_autofree char *play_text = NULL;
  Subject subject = { 0 };
  const GOptionEntry entries[] = {
    { "outcomes", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &subject.is_of_outcomes,
      N_ ("Settle who wins, P and N, instead of values"), NULL },
    { "component", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &component_text,
      N_ ("Only that component, or the whole sum as one game"), N_ ("N|whole") },
    GRUNDY_CLI_PLAY_ENTRY (&play_text),
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) arguments = NULL;
  int status = grundy_cli_parse (command, entries, 1, 1, argc, argv, &arguments);

  if (status != GRUNDY_CLI_GO_ON)
    return status;
  if (!grundy_cli_read_play (command, play_text, &subject.play))
    return GRUNDY_CLI_USAGE;
  return trace (command, arguments[0], component_text, &subject);
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
