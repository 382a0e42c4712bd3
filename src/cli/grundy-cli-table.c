/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cli-options.h"
#include "grundy-cli-output.h"
#include "grundy-cli-progress.h"
#include "grundy-table.h"

#include <glib/gi18n.h>

/* With --csv the first line and the first column say b and a. */
static void
print_csv_heading (const GrundyTable *table)
{
  grundy_cli_put ("a\\b");
  for (guint b = 0; b <= grundy_table_get_last_b (table); b++)
    grundy_cli_print (",%u", b);
  grundy_cli_put ("\n");
}

static void
print_row (const GrundyTable *table, guint a, gboolean is_csv)
{
  if (is_csv)
    grundy_cli_print ("%u,", a);
  for (guint b = 0; b <= grundy_table_get_last_b (table); b++)
    {
      if (b > 0)
        grundy_cli_put (is_csv ? "," : "\t");
      if (grundy_table_get (table, a, b) == GRUNDY_TABLE_NO_POSITION)
        grundy_cli_put ("-");
      else
        grundy_cli_print ("%u", grundy_table_get (table, a, b));
    }
  grundy_cli_put ("\n");
}

static GrundyCliStatus
print_table (const char *text, guint64 last_a, guint64 last_b, gboolean is_csv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyGame) game = grundy_game_parse (text, NULL, &error);
  g_autoptr (GrundyTable) table = NULL;
  g_auto (GrundyCliProgress) progress;

  grundy_cli_progress_init (&progress);
  if (game != NULL)
    table = grundy_table_compute (game, last_a, last_b, &grundy_limits_for_values, &progress.progress, &error);
  grundy_cli_progress_clear (&progress);
  if (table == NULL)
    return grundy_cli_fail (error);

  if (is_csv)
    print_csv_heading (table);
  for (guint a = 0; a <= grundy_table_get_last_a (table) && !grundy_cli_output_failed (); a++)
    print_row (table, a, is_csv);
  return GRUNDY_CLI_DONE;
}

static gboolean
read_pair (const GrundyCliCommand *command, const char *text, guint64 *last_a, guint64 *last_b)
{
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "", ",", -1);

  if (g_strv_length (parts) == 2 && g_ascii_string_to_unsigned (parts[0], 10, 0, G_MAXINT64, last_a, NULL) &&
      g_ascii_string_to_unsigned (parts[1], 10, 0, G_MAXINT64, last_b, NULL))
    return TRUE;
  grundy_cli_wrong_usage (command, _ ("Expected two whole numbers A,B after --to."));
  return FALSE;
}

static GrundyCliStatus
run_table (const GrundyCliCommand *command, int argc, char **argv)
{
  g_autofree char *last_text = NULL;
  gboolean is_csv = FALSE;
  const GOptionEntry entries[] = {
    { "to", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &last_text, N_ ("The largest first and second number"),
      N_ ("A,B") },
    { "csv", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &is_csv, N_ ("Print comma-separated values"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) arguments = NULL;
  guint64 last_a;
  guint64 last_b;
  int status = grundy_cli_parse (command, entries, 1, 1, argc, argv, &arguments);

  if (status != GRUNDY_CLI_GO_ON)
    return status;
  if (!read_pair (command, last_text, &last_a, &last_b))
    return GRUNDY_CLI_USAGE;
  return print_table (arguments[0], last_a, last_b, is_csv);
}

const GrundyCliCommand grundy_cli_command_table = {
  .name = "table",
  .arguments = "GAME --to A,B",
  .summary = N_ ("Print the SG values of a game of two numbers"),
  .description = N_ (
      "Prints a line for each first number from 0 to A: the SG values for the second numbers from 0 to B, separated\n"
      "by tabs. With --csv commas separate them, and the first line and the first column are the numbers themselves."),
  .run = run_table,
};
