/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cli-options.h"
#include "grundy-cli-output.h"
#include "grundy-cli-progress.h"
#include "grundy-explain-reduction.h"

#include <glib/gi18n.h>

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

static GrundyCliStatus
run_reduce (const GrundyCliCommand *command, int argc, char **argv)
{
  gboolean shows_pictures = FALSE;
  const GOptionEntry entries[] = {
    { "pictures", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &shows_pictures,
      N_ ("Print before each sentence the picture after its step"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) arguments = NULL;
  g_autoptr (GrundyGame) game = NULL;
  g_autoptr (GrundyReduction) reduction = NULL;
  g_autoptr (GError) error = NULL;
  int status = grundy_cli_parse (command, entries, 1, 1, argc, argv, &arguments);

  if (status != GRUNDY_CLI_GO_ON)
    return status;
  reduction = read_reduction (arguments[0], &game, &error);
  if (reduction == NULL || !print_steps (reduction, game, shows_pictures, &error))
    return grundy_cli_fail (error);
  return GRUNDY_CLI_DONE;
}

const GrundyCliCommand grundy_cli_command_reduce = {
  .name = "reduce",
  .arguments = "SUM",
  .summary = N_ ("Reduce a picture of Hackenbush to a path, step by step"),
  .description = N_ (
      "Prints a line for each step in which a picture such as “hackenbush(0-1,1-2,2-0)” becomes a single path, each\n"
      "with its value unchanged: cycles are fused, loops opened, branches joined. The last line tells the value."),
  .run = run_reduce,
};
