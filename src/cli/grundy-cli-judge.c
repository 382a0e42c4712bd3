/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge.h"

#include "grundy-cli-options.h"
#include "grundy-cli-output.h"
#include "grundy-cli-progress.h"

#include <errno.h>
#include <gio/gio.h>
#include <unistd.h>

/* What there is now: an answer at a terminal does not wait for a full buffer. */
static gssize
read_input (char *buffer, gsize size, gpointer user_data, GError **error)
{
  gssize n_read = read (STDIN_FILENO, buffer, size);

  int saved_errno = errno;

  if (n_read < 0 && grundy_cli_progress_check (error))
    g_set_error (error, G_IO_ERROR, g_io_error_from_errno (saved_errno), _ ("The input could not be read: %s."),
                 g_strerror (saved_errno));
  return n_read;
}

static gboolean
write_answer (const char *text, gpointer user_data)
{
  grundy_cli_put (text);
  return !grundy_cli_output_failed ();
}

static void
print_list (void)
{
  guint n_problems;
  const GrundyJudgeProblem *const *problems = grundy_judge_get_problems (&n_problems);

  for (guint i = 0; i < n_problems; i++)
    {
      const GrundyJudgeProblem *problem = problems[i];

      grundy_cli_print ("%s\t%s\t%s\n", problem->id, problem->title,
                        /* Translators: in the place of what a judge's problem is about. */
                        problem->run != NULL ? gettext (problem->game) : _ ("no statement known"));
    }
}

static GrundyCliStatus
answer (const GrundyJudgeProblem *problem)
{
  const GrundyJudgeStreams streams = { read_input, write_answer, NULL };
  g_autoptr (GError) error = NULL;
  g_auto (GrundyCliProgress) progress;
  gboolean is_done;

  grundy_cli_progress_init (&progress);
  is_done = grundy_judge_run (problem, &streams, &progress.progress, &error);
  grundy_cli_progress_clear (&progress);
  return is_done ? GRUNDY_CLI_DONE : grundy_cli_fail (error);
}

static GrundyCliStatus
find_and_answer (const char *name)
{
  const GrundyJudgeProblem *problem = grundy_judge_find (name);

  if (problem != NULL)
    return answer (problem);
  grundy_cli_complain (_ ("There is no judge problem “%s”; “grundy-cli judge --list” names all that there are."), name);
  return GRUNDY_CLI_FAILED;
}

static GrundyCliStatus
run_judge (const GrundyCliCommand *command, int argc, char **argv)
{
  gboolean is_list = FALSE;
  const GOptionEntry entries[] = {
    { "list", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &is_list, N_ ("List the problems"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) arguments = NULL;
  g_autofree char *name = NULL;
  int status = grundy_cli_parse (command, entries, 0, 2, argc, argv, &arguments);

  if (status != GRUNDY_CLI_GO_ON)
    return status;
  if (is_list != (arguments[0] == NULL))
    return grundy_cli_wrong_usage (command, _ ("“judge” takes either a problem or --list."));
  if (is_list)
    {
      print_list ();
      return GRUNDY_CLI_DONE;
    }
  /* The judge and the number may be two words. */
  name = g_strjoinv (" ", arguments);
  return find_and_answer (name);
}

const GrundyCliCommand grundy_cli_command_judge = {
  .name = "judge",
  .arguments = "PROBLEM",
  .summary = N_ ("Answer a problem of an online judge"),
  .description = N_ (
      "Reads the judge's input from standard input and prints the judge's output. The problem is the judge's name and\n"
      "the number: “POJ 2484”, “poj2484” and “poj-2484” are one. With --list prints a line for each problem, its\n"
      "columns separated by tabs: the problem, its title, and which game it is."),
  .run = run_judge,
};
