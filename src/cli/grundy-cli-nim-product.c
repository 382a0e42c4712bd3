/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cli-options.h"
#include "grundy-cli-output.h"

#include <glib/gi18n.h>

static gboolean
read_factor (const GrundyCliCommand *command, const char *text, guint64 *factor)
{
  g_autofree char *sentence = NULL;

  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, factor, NULL))
    return TRUE;
  sentence = g_strdup_printf (_ ("Expected a whole number from 0 to %s, but found “%s”."),
                              G_STRINGIFY (18446744073709551615), text);
  grundy_cli_wrong_usage (command, sentence);
  return FALSE;
}

static GrundyCliStatus
run_nim_product (const GrundyCliCommand *command, int argc, char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_auto (GStrv) arguments = NULL;
  guint64 a;
  guint64 b;
  int status = grundy_cli_parse (command, entries, 2, 2, argc, argv, &arguments);

  if (status != GRUNDY_CLI_GO_ON)
    return status;
  if (!read_factor (command, arguments[0], &a) || !read_factor (command, arguments[1], &b))
    return GRUNDY_CLI_USAGE;
  grundy_cli_print ("%" G_GUINT64_FORMAT "\n", grundy_nim_multiply (a, b));
  return GRUNDY_CLI_DONE;
}

const GrundyCliCommand grundy_cli_command_nim_product = {
  .name = "nim-product",
  .arguments = "A B",
  .summary = N_ ("Multiply two numbers as nimbers"),
  .description = N_ ("Prints the nim product of two numbers: the value of a head in a product of two coin-turning\n"
                     "games is the nim product of its values in the two."),
  .run = run_nim_product,
};
