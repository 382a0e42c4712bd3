/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cli-options.h"
#include "grundy-cli-output.h"
#include "grundy-cli-progress.h"

#include <glib/gi18n.h>

static GrundyCliStatus
print_sequence (const char *text, guint64 first, guint64 last, gboolean is_csv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyGame) game = grundy_game_parse (text, NULL, &error);
  g_autoptr (GrundySequence) sequence = NULL;
  g_auto (GrundyCliProgress) progress;

  grundy_cli_progress_init (&progress);
  if (game != NULL)
    sequence = grundy_sequence_compute (game, grundy_game_get_sequence_heap (game, last), &progress.progress, &error);
  grundy_cli_progress_clear (&progress);
  if (sequence == NULL)
    return grundy_cli_fail (error);

  if (is_csv)
    grundy_cli_put ("n,sg\n");
  for (guint64 n = first; n <= last && !grundy_cli_output_failed (); n++)
    {
      if (!grundy_cli_progress_check (&error))
        return grundy_cli_fail (error);
      grundy_cli_print ("%" G_GUINT64_FORMAT "%c%" G_GUINT64_FORMAT "\n", n, is_csv ? ',' : '\t',
                        grundy_sequence_get (sequence, grundy_game_get_sequence_heap (game, n)));
    }
  return GRUNDY_CLI_DONE;
}

static GrundyCliStatus
run_sequence (const GrundyCliCommand *command, int argc, char **argv)
{
  g_autofree char *first_text = NULL;
  g_autofree char *last_text = NULL;
  gboolean is_csv = FALSE;
  const GOptionEntry entries[] = {
    { "to", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &last_text, N_ ("The largest heap"), N_ ("N") },
    { "from", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &first_text, N_ ("The smallest heap, 0 unless said"),
      N_ ("M") },
    { "csv", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &is_csv, N_ ("Print comma-separated values"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) arguments = NULL;
  guint64 first;
  guint64 last;
  int status = grundy_cli_parse (command, entries, 1, 1, argc, argv, &arguments);

  if (status != GRUNDY_CLI_GO_ON)
    return status;
  if (!grundy_cli_read_number (command, "--to", last_text, &last) ||
      !grundy_cli_read_number (command, "--from", first_text != NULL ? first_text : "0", &first))
    return GRUNDY_CLI_USAGE;
  if (first > last)
    return grundy_cli_wrong_usage (command, _ ("The number after --from is larger than the one after --to."));
  return print_sequence (arguments[0], first, last, is_csv);
}

const GrundyCliCommand grundy_cli_command_sequence = {
  .name = "sequence",
  .arguments = "GAME --to N",
  .summary = N_ ("Print the SG values of heaps"),
  .description = N_ ("Prints a line for each heap from M to N: its size and its SG value, separated by a tab.\n"
                     "With --csv a comma separates them, and the first line is “n,sg”."),
  .run = run_sequence,
};
