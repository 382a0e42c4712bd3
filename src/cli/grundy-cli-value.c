/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cli-input.h"
#include "grundy-cli-options.h"
#include "grundy-cli-output.h"
#include "grundy-cli-progress.h"
#include "grundy-explain-reason.h"
#include "grundy-explain-verdict.h"

#include <glib/gi18n.h>
#include <string.h>

/* What is asked of every sum */
typedef struct
{
  GrundyPlay play;
  gboolean tells_why;
} Question;

static void
print_line (GrundySum *sum, const GrundyValue *value)
{
  g_autofree char *canonical = grundy_sum_to_text (sum);
  g_autofree char *sg = grundy_value_to_text (value);

  grundy_cli_print ("%s\t%s\t%c\n", canonical, sg, grundy_outcome_get_letter (value->outcome));
}

/* Takes the text. */
static void
print_indented (char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    grundy_cli_print ("  %s\n", lines[i]);
  g_free (text);
}

static gboolean
print_value_and_why (GrundySum *sum, GrundyPlay play, GrundyCliProgress *progress, GError **error)
{
  g_autoptr (GrundyVerdict) verdict =
      grundy_verdict_new (sum, play, &grundy_limits_for_values, &progress->progress, error);

  if (verdict == NULL)
    return FALSE;
  grundy_cli_progress_clear (progress);
  print_line (sum, grundy_verdict_get_value (verdict));
  print_indented (grundy_explain_verdict (verdict));
  print_indented (grundy_explain_reason (verdict));
  return TRUE;
}

static gboolean
print_value (const char *text, const Question *question, GError **error)
{
  g_auto (GrundyCliProgress) progress;
  g_autoptr (GrundySum) sum = NULL;
  g_auto (GrundyValue) value = { 0 };

  grundy_cli_progress_init (&progress);
  sum = grundy_sum_parse (text, NULL, error);
  if (sum == NULL)
    return FALSE;
  if (question->tells_why)
    return print_value_and_why (sum, question->play, &progress, error);
  if (!grundy_sum_evaluate (sum, question->play, &grundy_limits_for_values, &progress.progress, &value, error))
    return FALSE;

  grundy_cli_progress_clear (&progress);
  print_line (sum, &value);
  return TRUE;
}

static GrundyCliStatus
print_values_of_arguments (char **texts, const Question *question)
{
  GrundyCliStatus status = GRUNDY_CLI_DONE;

  for (guint i = 0; texts[i] != NULL && status != GRUNDY_CLI_INTERRUPTED; i++)
    {
      g_autoptr (GError) error = NULL;

      if (!print_value (texts[i], question, &error))
        status = grundy_cli_fail (error);
    }
  return status;
}

static gboolean
is_blank (const char *text)
{
  return text[strspn (text, " \t\r")] == '\0';
}

/* A bad line is told, and the next one is read. */
static GrundyCliStatus
print_value_of_line (const char *text, guint64 line_number, const Question *question)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, line_number);

  if (print_value (text, question, &error))
    return GRUNDY_CLI_DONE;
  if (g_error_matches (error, GRUNDY_ERROR, GRUNDY_ERROR_CANCELLED))
    return grundy_cli_fail (error);
  /* Translators: the number of a line of the input, and a sentence about what is wrong in it. */
  grundy_cli_complain (_ ("Line %1$s: %2$s"), number, error->message);
  return GRUNDY_CLI_FAILED;
}

static GrundyCliStatus
print_values_of_input (const Question *question)
{
  GrundyCliStatus status = GRUNDY_CLI_DONE;
  g_auto (GrundyCliInput) input;
  g_autoptr (GError) error = NULL;
  const char *text;

  grundy_cli_input_init (&input);
  while ((text = grundy_cli_input_read_line (&input, &error)) != NULL)
    {
      GrundyCliStatus line_status;

      if (is_blank (text))
        continue;
      line_status = print_value_of_line (text, grundy_cli_input_get_line_number (&input), question);
      if (line_status == GRUNDY_CLI_INTERRUPTED)
        return line_status;
      status = MAX (status, line_status);
      /* Who asks line by line waits for the answer. */
      if (!grundy_cli_flush ())
        return GRUNDY_CLI_FAILED;
    }
  return error == NULL ? status : grundy_cli_fail (error);
}

static GrundyCliStatus
run_value (const GrundyCliCommand *command, int argc, char **argv)
{
  g_autofree char *play_text = NULL;
  Question question = { 0 };
  const GOptionEntry entries[] = {
    GRUNDY_CLI_PLAY_ENTRY (&play_text),
    { "why", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &question.tells_why,
      N_ ("Tell under each line who wins, and why"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) arguments = NULL;
  int status = grundy_cli_parse (command, entries, 1, G_MAXUINT, argc, argv, &arguments);

  if (status != GRUNDY_CLI_GO_ON)
    return status;
  if (!grundy_cli_read_play (command, play_text, &question.play))
    return GRUNDY_CLI_USAGE;
  if (!g_strv_contains ((const char *const *)arguments, "-"))
    return print_values_of_arguments (arguments, &question);
  if (arguments[1] != NULL)
    return grundy_cli_wrong_usage (command, _ ("“-” stands for standard input and must be alone."));
  return print_values_of_input (&question);
}

const GrundyCliCommand grundy_cli_command_value = {
  .name = "value",
  .arguments = "SUM… | -",
  .summary = N_ ("Tell the SG value of sums, and who wins"),
  .description = N_ (
      "Prints a line for each sum: its canonical text, its SG value in normal play, and P, N or D, separated by tabs.\n"
      "P: whoever moves loses. N: whoever moves wins. D: a draw. “-” reads sums from standard input, one a line."),
  .run = run_value,
};
