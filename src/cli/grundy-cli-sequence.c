/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cli-options.h"
#include "grundy-cli-output.h"
#include "grundy-cli-progress.h"

#include <glib/gi18n.h>

#define NUMBER "%" G_GUINT64_FORMAT

typedef struct
{
  guint64 first;
  guint64 last;
  gboolean is_csv;
  gboolean is_period;
} Request;

/* What is printed of a period is for programs too, and so is not translated. */
static void
print_period (const GrundyPeriod *period)
{
  grundy_cli_print ("period " NUMBER, period->length);
  if (period->saltus != 0)
    grundy_cli_print (" with saltus " NUMBER, period->saltus);
  grundy_cli_print (" from " NUMBER ", proven\n", period->first);
  if (period->n_proving == 0)
    grundy_cli_put ("proof\ttheorem\n");
  else
    grundy_cli_print ("proof\tSG(0) to SG(" NUMBER ")\n", period->n_proving - 1);
  grundy_cli_print ("exceptions\t" NUMBER "\n", period->n_exceptions);
  if (period->first > 0)
    grundy_cli_print ("last exception\t" NUMBER "\n", period->first - 1);
}

static void
print_period_as_csv (const GrundyPeriod *period)
{
  grundy_cli_print (NUMBER "," NUMBER "," NUMBER "," NUMBER "," NUMBER "\n", period->length, period->first,
                    period->saltus, period->n_exceptions, period->n_proving);
}

static GrundyCliStatus
print_proof (const GrundySequence *sequence, const Request *request)
{
  GrundyPeriod period;
  gboolean is_proven = grundy_sequence_get_period (sequence, &period);

  if (request->is_csv)
    grundy_cli_put ("period,first,saltus,exceptions,values\n");
  if (is_proven && request->is_csv)
    print_period_as_csv (&period);
  else if (is_proven)
    print_period (&period);
  else if (!request->is_csv)
    grundy_cli_print ("no period up to " NUMBER "\n", request->last);
  return GRUNDY_CLI_DONE;
}

static GrundyCliStatus
print_values (const GrundyGame *game, const GrundySequence *sequence, const Request *request)
{
  g_autoptr (GError) error = NULL;

  if (request->is_csv)
    grundy_cli_put ("n,sg\n");
  for (guint64 n = request->first; n <= request->last && !grundy_cli_output_failed (); n++)
    {
      if (!grundy_cli_progress_check (&error))
        return grundy_cli_fail (error);
      grundy_cli_print (NUMBER "%c" NUMBER "\n", n, request->is_csv ? ',' : '\t',
                        grundy_sequence_get (sequence, grundy_game_get_sequence_heap (game, n)));
    }
  return GRUNDY_CLI_DONE;
}

static GrundyCliStatus
print_sequence (const char *text, const Request *request)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyGame) game = grundy_game_parse (text, NULL, &error);
  g_autoptr (GrundySequence) sequence = NULL;
  g_auto (GrundyCliProgress) progress;

  grundy_cli_progress_init (&progress);
  if (game != NULL)
    sequence =
        grundy_sequence_compute (game, grundy_game_get_sequence_heap (game, request->last), &progress.progress, &error);
  grundy_cli_progress_clear (&progress);
  if (sequence == NULL)
    return grundy_cli_fail (error);
  return request->is_period ? print_proof (sequence, request) : print_values (game, sequence, request);
}

static GrundyCliStatus
run_sequence (const GrundyCliCommand *command, int argc, char **argv)
{
  g_autofree char *first_text = NULL;
  g_autofree char *last_text = NULL;
  Request request = { 0 };
  const GOptionEntry entries[] = {
    { "to", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &last_text, N_ ("The largest heap"), N_ ("N") },
    { "from", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &first_text, N_ ("The smallest heap, 0 unless said"),
      N_ ("M") },
    { "csv", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &request.is_csv, N_ ("Print comma-separated values"), NULL },
    { "period", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &request.is_period,
      N_ ("Print the period and its proof instead of the values"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) arguments = NULL;
  int status = grundy_cli_parse (command, entries, 1, 1, argc, argv, &arguments);

  if (status != GRUNDY_CLI_GO_ON)
    return status;
  if (!grundy_cli_read_number (command, "--to", last_text, &request.last) ||
      !grundy_cli_read_number (command, "--from", first_text != NULL ? first_text : "0", &request.first))
    return GRUNDY_CLI_USAGE;
  if (request.first > request.last)
    return grundy_cli_wrong_usage (command, _ ("The number after --from is larger than the one after --to."));
  return print_sequence (arguments[0], &request);
}

const GrundyCliCommand grundy_cli_command_sequence = {
  .name = "sequence",
  .arguments = "GAME --to N",
  .summary = N_ ("Print the SG values of heaps"),
  .description = N_ ("Prints a line for each heap from M to N: its size and its SG value, separated by a tab.\n"
                     "With --csv a comma separates them, and the first line is “n,sg”. With --period it prints the\n"
                     "period of the values and which of them prove it, or that the values up to N prove none."),
  .run = run_sequence,
};
