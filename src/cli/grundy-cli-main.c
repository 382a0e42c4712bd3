/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cli-command.h"
#include "grundy-cli-output.h"
#include "grundy-cli-progress.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <signal.h>
#include <string.h>

/* In the order of the help. */
static const GrundyCliCommand *const commands[] = {
  &grundy_cli_command_games,  &grundy_cli_command_value,       &grundy_cli_command_moves, &grundy_cli_command_sequence,
  &grundy_cli_command_table,  &grundy_cli_command_trace,       &grundy_cli_command_draw,  &grundy_cli_command_chart,
  &grundy_cli_command_reduce, &grundy_cli_command_nim_product, &grundy_cli_command_judge,
};

static void
set_up_translations (void)
{
  const char *directory = g_getenv ("GRUNDY_LOCALEDIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, directory != NULL ? directory : GRUNDY_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

static const GrundyCliCommand *
find_command (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (commands[i]->name, name) == 0)
      return commands[i];
  return NULL;
}

static void
print_help (void)
{
  grundy_cli_put (_ ("Usage: grundy-cli COMMAND …\n"
                     "\n"
                     "Solves impartial games: SG (Sprague-Grundy) values, who wins, and why.\n"
                     "\n"
                     "Commands:\n"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    grundy_cli_print ("  %-11s  %s\n", commands[i]->name, gettext (commands[i]->summary));
  grundy_cli_put (_ ("\n"
                     "“grundy-cli help COMMAND” tells more about one, “grundy-cli --version” the version.\n"
                     "For a start, try “grundy-cli value 'take{1,3,4}(10)'”.\n"));
}

static GrundyCliStatus
wrong_usage (const char *sentence)
{
  /* Translators: %s is a sentence about what is wrong. */
  grundy_cli_complain (_ ("%s Try “grundy-cli --help”."), sentence);
  return GRUNDY_CLI_USAGE;
}

static GrundyCliStatus
run_command (const char *name, int argc, char **argv)
{
  const GrundyCliCommand *command = find_command (name);
  g_autofree char *program = g_strdup_printf ("grundy-cli %s", name);

  if (command == NULL)
    {
      g_autofree char *sentence = g_strdup_printf (_ ("There is no command “%s”."), name);

      return wrong_usage (sentence);
    }
  g_set_prgname (program);
  return command->run (command, argc, argv);
}

static GrundyCliStatus
run_help (int argc, char **argv)
{
  char *words[] = { argc > 1 ? argv[1] : NULL, (char *)"--help", NULL };

  if (argc > 2)
    return wrong_usage (_ ("“help” takes one command."));
  if (argc == 2)
    return run_command (argv[1], 2, words);
  print_help ();
  return GRUNDY_CLI_DONE;
}

static GrundyCliStatus
dispatch (int argc, char **argv)
{
  if (argc < 1)
    return wrong_usage (_ ("A command is missing."));
  if (strcmp (argv[0], "--help") == 0 || strcmp (argv[0], "-h") == 0 || strcmp (argv[0], "help") == 0)
    return run_help (argc, argv);
  if (strcmp (argv[0], "--version") == 0)
    {
      grundy_cli_print ("grundy-cli %s\n", GRUNDY_VERSION);
      return GRUNDY_CLI_DONE;
    }
  return run_command (argv[0], argc, argv);
}

int
main (int argc, char *argv[])
{
  GrundyCliStatus status;

  set_up_translations ();
  /* A reader that goes away makes writing fail, which is reported as any failure to write is. */
  signal (SIGPIPE, SIG_IGN);
  grundy_cli_progress_catch_interrupts ();

  status = dispatch (argc - 1, argv + 1);
  if (!grundy_cli_flush () && status == GRUNDY_CLI_DONE)
    status = GRUNDY_CLI_FAILED;
  return status;
}
