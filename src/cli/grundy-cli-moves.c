/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cli-options.h"
#include "grundy-cli-output.h"
#include "grundy-cli-progress.h"

#include <glib/gi18n.h>

static void
print_move (const GrundySumMove *move)
{
  g_autofree char *canonical = grundy_sum_to_text (move->sum);
  g_autofree char *sg = grundy_value_to_text (&move->value);

  for (guint i = 0; i < move->n_components; i++)
    grundy_cli_print (i == 0 ? "%u" : ",%u", move->components[i] + 1);
  grundy_cli_print ("\t%s\t%s\t%c\t%s\n", canonical, sg, grundy_outcome_get_letter (move->value.outcome),
                    move->is_winning ? "*" : "");
}

static GrundyCliStatus
print_moves (const char *text, GrundyPlay play)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse (text, NULL, &error);
  g_autoptr (GPtrArray) moves = NULL;
  g_auto (GrundyCliProgress) progress;

  grundy_cli_progress_init (&progress);
  if (sum != NULL)
    moves = grundy_sum_list_moves (sum, play, &grundy_limits_for_values, &progress.progress, &error);
  grundy_cli_progress_clear (&progress);
  if (moves == NULL)
    return grundy_cli_fail (error);

  for (guint i = 0; i < moves->len && !grundy_cli_output_failed (); i++)
    print_move (moves->pdata[i]);
  return GRUNDY_CLI_DONE;
}

static GrundyCliStatus
run_moves (const GrundyCliCommand *command, int argc, char **argv)
{
  g_autofree char *play_text = NULL;
  const GOptionEntry entries[] = {
    GRUNDY_CLI_PLAY_ENTRY (&play_text),
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) arguments = NULL;
  GrundyPlay play;
  int status = grundy_cli_parse (command, entries, 1, 1, argc, argv, &arguments);

  if (status != GRUNDY_CLI_GO_ON)
    return status;
  if (!grundy_cli_read_play (command, play_text, &play))
    return GRUNDY_CLI_USAGE;
  return print_moves (arguments[0], play);
}

const GrundyCliCommand grundy_cli_command_moves = {
  .name = "moves",
  .arguments = "SUM",
  .summary = N_ ("List the moves, and mark those that win"),
  .description = N_ (
      "Prints a line for each distinct sum after a move, its columns separated by tabs: the numbers of the components\n"
      "moved in, the sum, its SG value in normal play, P, N or D, and “*” if the move wins."),
  .run = run_moves,
};
