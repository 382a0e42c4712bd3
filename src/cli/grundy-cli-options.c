/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cli-options.h"

#include "grundy-cli-output.h"
#include "grundy-pipeline.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>
#include <unistd.h>

static GOptionContext *
new_context (const GrundyCliCommand *command, const GOptionEntry *entries, gboolean *wants_help)
{
  const GOptionEntry help_entry[] = {
    { "help", 'h', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, wants_help, N_ ("Show this help"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  GOptionContext *context = g_option_context_new (command->arguments);

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, gettext (command->summary));
  g_option_context_set_description (context, gettext (command->description));
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, help_entry, GETTEXT_PACKAGE);
  return context;
}

GrundyCliStatus
grundy_cli_wrong_usage (const GrundyCliCommand *command, const char *sentence)
{
  /* Translators: a sentence about what is wrong, and the command to type for help. */
  grundy_cli_complain (_ ("%1$s Try “grundy-cli %2$s --help”."), sentence, command->name);
  return GRUNDY_CLI_USAGE;
}

static int
check_count (const GrundyCliCommand *command, guint n_arguments, guint min_arguments, guint max_arguments)
{
  g_autofree char *sentence = NULL;

  if (n_arguments < min_arguments)
    sentence = g_strdup_printf (_ ("Something is missing after “%s”."), command->name);
  else if (n_arguments > max_arguments)
    sentence = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "“%1$s” takes %2$u argument, but %3$u were given.",
                                             "“%1$s” takes %2$u arguments, but %3$u were given.", max_arguments),
                                command->name, max_arguments, n_arguments);
  return sentence == NULL ? GRUNDY_CLI_GO_ON : (int)grundy_cli_wrong_usage (command, sentence);
}

int
grundy_cli_parse (const GrundyCliCommand *command, const GOptionEntry *entries, guint min_arguments,
                  guint max_arguments, int argc, char **argv, char ***arguments)
{
  gboolean wants_help = FALSE;
  g_autoptr (GOptionContext) context = new_context (command, entries, &wants_help);
  g_auto (GStrv) words = g_new0 (char *, argc + 1);
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < argc; i++)
    words[i] = g_strdup (argv[i]);
  if (!g_option_context_parse_strv (context, &words, &error))
    {
      g_autofree char *sentence = g_strdup_printf (_ ("The options are wrong: %s."), error->message);

      return grundy_cli_wrong_usage (command, sentence);
    }
  if (wants_help)
    {
      g_autofree char *help = g_option_context_get_help (context, TRUE, NULL);

      grundy_cli_print ("%s\n", help);
      return GRUNDY_CLI_DONE;
    }
  *arguments = g_strdupv (words + 1);
  return check_count (command, g_strv_length (*arguments), min_arguments, max_arguments);
}

gboolean
grundy_cli_read_number (const GrundyCliCommand *command, const char *option, const char *text, guint64 *number)
{
  g_autofree char *sentence = NULL;

  if (text != NULL && g_ascii_string_to_unsigned (text, 10, 0, G_MAXINT64, number, NULL))
    return TRUE;

  if (text == NULL)
    sentence = g_strdup_printf (_ ("“%1$s” needs the option %2$s."), command->name, option);
  else
    sentence = g_strdup_printf (_ ("Expected a whole number after %1$s, but found “%2$s”."), option, text);
  grundy_cli_wrong_usage (command, sentence);
  return FALSE;
}

gboolean
grundy_cli_read_play (const GrundyCliCommand *command, const char *text, GrundyPlay *play)
{
  g_autofree char *sentence = NULL;

  *play = GRUNDY_PLAY_NORMAL;
  if (text == NULL || grundy_play_from_id (text, play))
    return TRUE;

  sentence = g_strdup_printf (
      _ ("Expected normal, misere, anti, every, every-short or selective after --play, but found “%s”."), text);
  grundy_cli_wrong_usage (command, sentence);
  return FALSE;
}

gboolean
grundy_cli_read_choice (const GrundyCliCommand *command, const char *option, const char *text, const char *const *names,
                        guint *choice)
{
  g_autofree char *list = g_strjoinv (", ", (char **)names);
  g_autofree char *sentence = NULL;

  for (*choice = 0; names[*choice] != NULL; (*choice)++)
    if (strcmp (names[*choice], text) == 0)
      return TRUE;
  /* Translators: an option, what may follow it, separated by commas, and what did. */
  sentence = g_strdup_printf (_ ("Expected one of these after %1$s: %2$s; but found “%3$s”."), option, list, text);
  grundy_cli_wrong_usage (command, sentence);
  return FALSE;
}

gboolean
grundy_cli_read_real (const GrundyCliCommand *command, const char *option, const char *text, double least, double most,
                      double *number)
{
  g_autofree char *sentence = NULL;
  char *end;

  if (text == NULL)
    return TRUE;
  *number = g_ascii_strtod (text, &end);
  if (end != text && *end == '\0' && isfinite (*number) && *number >= least && *number <= most)
    return TRUE;
  sentence = g_strdup_printf (_ ("Expected a number from %1$g to %2$g after %3$s, but found “%4$s”."), least, most,
                              option, text);
  grundy_cli_wrong_usage (command, sentence);
  return FALSE;
}

gboolean
grundy_cli_read_component (const GrundyCliCommand *command, const char *text, guint n_components, guint *component)
{
  g_autofree char *sentence = NULL;
  guint64 number;

  *component = GRUNDY_COMPONENT_WHOLE;
  if (strcmp (text, "whole") == 0)
    return TRUE;
  if (g_ascii_string_to_unsigned (text, 10, 1, n_components, &number, NULL))
    {
      *component = (guint)number - 1;
      return TRUE;
    }
  sentence = g_strdup_printf (_ ("Expected “whole” or a number from 1 to %u after --component, but found “%s”."),
                              n_components, text);
  grundy_cli_wrong_usage (command, sentence);
  return FALSE;
}

gboolean
grundy_cli_read_format (const GrundyCliCommand *command, const char *text, const char *output, const char *const *names,
                        GrundyExportFormat *format)
{
  const char *const *all = grundy_export_get_format_names ();
  guint choice;

  if (text != NULL)
    {
      if (!grundy_cli_read_choice (command, "--format", text, names, &choice))
        return FALSE;
      for (guint i = 0; all[i] != NULL; i++)
        if (g_str_equal (all[i], names[choice]))
          *format = i;
      return TRUE;
    }
  if (grundy_export_find_format (output, format) && g_strv_contains (names, all[*format]))
    return TRUE;
  grundy_cli_wrong_usage (command, _ ("The name of the file does not tell its format: say it with --format."));
  return FALSE;
}

gboolean
grundy_cli_check_terminal (const GrundyCliCommand *command, const char *output, GrundyExportFormat format)
{
  if (strcmp (output, "-") != 0 || grundy_export_format_is_text (format) || !isatty (STDOUT_FILENO))
    return TRUE;
  grundy_cli_wrong_usage (command, _ ("A terminal cannot show this format: write it into a file."));
  return FALSE;
}

gboolean
grundy_cli_read_theme (const GrundyCliCommand *command, const char *text, const GrundyTheme **theme)
{
  const char *names[GRUNDY_N_THEMES + 1] = { NULL };
  guint choice;

  if (text == NULL)
    return TRUE;
  for (guint i = 0; i < GRUNDY_N_THEMES; i++)
    names[i] = grundy_theme_get (i)->name;
  if (!grundy_cli_read_choice (command, "--theme", text, names, &choice))
    return FALSE;
  *theme = grundy_theme_get (choice);
  return TRUE;
}
