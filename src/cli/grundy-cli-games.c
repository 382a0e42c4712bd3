/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cli-options.h"
#include "grundy-cli-output.h"

#include <glib/gi18n.h>

/* A ruleset or a preset, in words. */
typedef struct
{
  const char *id;
  GrundyFamily family;
  const char *title;
  const char *summary;
} Line;

static GArray *
list_lines (void)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (Line));
  guint n_rulesets;
  const GrundyRuleset *const *rulesets = grundy_catalogue_get_rulesets (&n_rulesets);

  for (guint i = 0; i < n_rulesets; i++)
    {
      const GrundyRuleset *ruleset = rulesets[i];
      Line line = { ruleset->id, ruleset->family, gettext (ruleset->title), gettext (ruleset->summary) };

      g_array_append_val (lines, line);
      for (guint j = 0; j < ruleset->n_presets; j++)
        {
          const GrundyPreset *preset = &ruleset->presets[j];

          line = (Line){ preset->id, ruleset->family, gettext (preset->title), gettext (preset->summary) };
          g_array_append_val (lines, line);
        }
    }
  return lines;
}

/* Places on a terminal: a Chinese character takes two. */
static guint
get_width (const char *text)
{
  guint width = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (!g_unichar_iszerowidth (character))
        width += g_unichar_iswide (character) ? 2 : 1;
    }
  return width;
}

static void
print_padded (const char *text, guint width)
{
  grundy_cli_print ("%s%*s", text, (int)(width - get_width (text) + 2), "");
}

static void
print_columns (const GArray *lines)
{
  guint id_width = 0;
  guint family_width = 0;
  guint title_width = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const Line *line = &g_array_index (lines, Line, i);

      id_width = MAX (id_width, get_width (line->id));
      family_width = MAX (family_width, get_width (grundy_family_get_title (line->family)));
      title_width = MAX (title_width, get_width (line->title));
    }
  for (guint i = 0; i < lines->len; i++)
    {
      const Line *line = &g_array_index (lines, Line, i);

      print_padded (line->id, id_width);
      print_padded (grundy_family_get_title (line->family), family_width);
      print_padded (line->title, title_width);
      grundy_cli_print ("%s\n", line->summary);
    }
}

static void
print_tsv (const GArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const Line *line = &g_array_index (lines, Line, i);

      grundy_cli_print ("%s\t%s\t%s\t%s\n", line->id, grundy_family_get_id (line->family), line->title, line->summary);
    }
}

static GrundyCliStatus
run_games (const GrundyCliCommand *command, int argc, char **argv)
{
  gboolean is_tsv = FALSE;
  const GOptionEntry entries[] = {
    { "tsv", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &is_tsv, N_ ("Separate the columns by tabs"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) arguments = NULL;
  g_autoptr (GArray) lines = NULL;
  int status = grundy_cli_parse (command, entries, 0, 0, argc, argv, &arguments);

  if (status != GRUNDY_CLI_GO_ON)
    return status;

  lines = list_lines ();
  if (is_tsv)
    print_tsv (lines);
  else
    print_columns (lines);
  return GRUNDY_CLI_DONE;
}

const GrundyCliCommand grundy_cli_command_games = {
  .name = "games",
  .arguments = NULL,
  .summary = N_ ("List the games"),
  .description = N_ ("Prints a line for each game: its name in the notation, its family, its title and what it is."),
  .run = run_games,
};
