/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What every ruleset of the catalogue promises, tried on its natural start and those of its presets: nothing here knows
 * any ruleset by name, and a new one is tested as soon as it is in the list.
 */
#include "grundy-arena.h"
#include "grundy-catalogue.h"
#include "grundy-game.h"

#include <string.h>

/* How many positions of a start are looked at */
#define MAX_POSITIONS 3000

static const GrundyRuleset *const *
get_rulesets (guint *n_rulesets)
{
  const GrundyRuleset *const *rulesets = grundy_catalogue_get_rulesets (n_rulesets);

  g_assert_cmpuint (*n_rulesets, >, 0);
  return rulesets;
}

static void
assert_text (const char *text, gsize min_length)
{
  g_assert_nonnull (text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpuint (strlen (text), >=, min_length);
}

static void
assert_aliases (const char *const *aliases)
{
  g_assert_nonnull (aliases);
  for (guint i = 0; aliases[i] != NULL; i++)
    {
      assert_text (aliases[i], 1);
      for (guint j = 0; j < i; j++)
        g_assert_cmpstr (aliases[i], !=, aliases[j]);
    }
}

static void
test_texts (void)
{
  guint n_rulesets;
  const GrundyRuleset *const *rulesets = get_rulesets (&n_rulesets);

  for (guint i = 0; i < n_rulesets; i++)
    {
      const GrundyRuleset *ruleset = rulesets[i];

      assert_text (ruleset->title, 3);
      assert_text (ruleset->summary, 20);
      assert_text (ruleset->description, 200);
      assert_aliases (ruleset->aliases);
      for (guint k = 0; k < ruleset->n_closed_forms; k++)
        assert_text (ruleset->closed_forms[k].source, 10);
      for (guint k = 0; k < ruleset->n_presets; k++)
        {
          assert_text (ruleset->presets[k].title, 3);
          assert_text (ruleset->presets[k].summary, 20);
          assert_text (ruleset->presets[k].description, 200);
          assert_aliases (ruleset->presets[k].aliases);
        }
      for (guint k = 0; k < ruleset->n_parameters; k++)
        {
          g_assert_nonnull (ruleset->parameters[k].kind);
          assert_text (ruleset->parameters[k].label, 3);
        }
      g_assert_nonnull (ruleset->position.kind);
      assert_text (ruleset->position.label, 3);
    }
}

static void
test_ids (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  guint n_rulesets;
  const GrundyRuleset *const *rulesets = get_rulesets (&n_rulesets);

  for (guint i = 0; i < n_rulesets; i++)
    {
      const GrundyPreset *preset;

      g_assert_true (g_hash_table_add (seen, (gpointer)rulesets[i]->id));
      g_assert_true (grundy_catalogue_find (rulesets[i]->id, &preset) == rulesets[i]);
      g_assert_null (preset);
      for (guint k = 0; k < rulesets[i]->n_presets; k++)
        {
          g_assert_true (g_hash_table_add (seen, (gpointer)rulesets[i]->presets[k].id));
          g_assert_true (grundy_catalogue_find (rulesets[i]->presets[k].id, &preset) == rulesets[i]);
          g_assert_true (preset == &rulesets[i]->presets[k]);
        }
    }
}

static void
test_promised_functions (void)
{
  guint n_rulesets;
  const GrundyRuleset *const *rulesets = get_rulesets (&n_rulesets);

  for (guint i = 0; i < n_rulesets; i++)
    {
      const GrundyRuleset *ruleset = rulesets[i];

      g_assert_true (ruleset->moves != NULL || ruleset->heap_options != NULL);
      g_assert_true ((ruleset->closed_forms != NULL) == (ruleset->n_closed_forms > 0));
      for (guint k = 0; k < ruleset->n_closed_forms; k++)
        g_assert_true (ruleset->closed_forms[k].sg != NULL || ruleset->closed_forms[k].n_wins != NULL);
    }
}

/* --- Every position that can be reached --------------------------------------------------------------------- */

/* Splits a term, game(position), into its game and its position. */
static GrundyGame *
parse_term (const char *term, GrundyPosition **position)
{
  const char *open = strchr (term, '(');
  const char *closing_brace = strchr (term, '}');
  g_autofree char *game_text = NULL;
  g_autofree char *position_text = NULL;
  g_autoptr (GError) error = NULL;
  GrundyGame *game;

  g_assert_nonnull (open);
  if (closing_brace != NULL && closing_brace > open)
    open = strchr (closing_brace, '(');
  g_assert_true (g_str_has_suffix (open, ")"));
  game_text = g_strndup (term, open - term);
  position_text = g_strndup (open + 1, strlen (open) - 2);
  game = grundy_game_parse (game_text, NULL, &error);
  g_assert_no_error (error);
  *position = grundy_game_parse_position (game, position_text, &error);
  g_assert_no_error (error);
  return game;
}

static void
assert_formats_and_parses_back (const GrundyGame *game, const GrundyPosition *position)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) label = g_string_new (NULL);
  g_autoptr (GrundyPosition) parsed = NULL;
  g_autoptr (GError) error = NULL;

  grundy_game_format_position (game, position, text);
  parsed = grundy_game_parse_position (game, text->str, &error);
  g_assert_no_error (error);
  g_assert_cmpint (grundy_position_compare (parsed, position), ==, 0);

  grundy_game_format_label (game, position, label);
  g_assert_cmpuint (label->len, >, 0);
}

static void
assert_move (const GrundyGame *game, const GrundyPosition *from, const GrundyPosition *to)
{
  g_autoptr (GrundyPosition) normal = grundy_position_copy (to);

  grundy_game_normalise (game, normal);
  g_assert_cmpint (grundy_position_compare (normal, to), ==, 0);
  g_assert_cmpint (grundy_position_compare (from, to), !=, 0);
  if (grundy_game_has_measure (game))
    g_assert_cmpuint (grundy_game_get_measure (game, to), <, grundy_game_get_measure (game, from));
}

/* The list stops when it is full, and says so. */
static void
assert_stops_at_limit (const GrundyGame *game, const GrundyPosition *from, guint n_moves)
{
  g_autoptr (GrundyMoves) few = NULL;

  if (n_moves < 2)
    return;
  few = grundy_moves_new (n_moves - 1);
  grundy_game_list_moves (game, from, few);
  g_assert_true (grundy_moves_is_over_limit (few));
  g_assert_cmpuint (grundy_moves_get_n_moves (few), <=, n_moves - 1);
}

static void
walk (GrundyGame *game, const GrundyPosition *start)
{
  g_autoptr (GrundyArena) arena = grundy_arena_new ();
  g_autoptr (GrundyMoves) moves = grundy_moves_new (0);
  g_autoptr (GrundyPosition) from = grundy_position_new ();

  grundy_arena_intern (arena, start, NULL);
  for (guint i = 0; i < grundy_arena_get_size (arena) && i < MAX_POSITIONS; i++)
    {
      grundy_arena_get (arena, i, from);
      assert_formats_and_parses_back (game, from);
      grundy_game_list_moves (game, from, moves);
      for (guint k = 0; k < grundy_moves_get_n_moves (moves); k++)
        {
          GrundyPosition to;

          grundy_moves_get_position (moves, k, &to);
          assert_move (game, from, &to);
          grundy_arena_intern (arena, &to, NULL);
        }
      assert_stops_at_limit (game, from, grundy_moves_get_n_moves (moves));
    }
  g_assert_cmpuint (grundy_arena_get_size (arena), >, 1);
}

static void
test_start (gconstpointer data)
{
  const char *term = data;
  g_autoptr (GrundyPosition) start = NULL;
  g_autoptr (GrundyGame) game = parse_term (term, &start);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *game_text = grundy_game_to_text (game);

  /* A start is written in its canonical form */
  g_string_append_printf (text, "%s(", game_text);
  grundy_game_format_position (game, start, text);
  g_string_append_c (text, ')');
  g_assert_cmpstr (text->str, ==, term);

  walk (game, start);
}

static void
add_start_test (const char *id, const char *start)
{
  g_autofree char *path = g_strdup_printf ("/rulesets/start/%s", id);

  g_assert_nonnull (start);
  g_test_add_data_func (path, start, test_start);
}

int
main (int argc, char *argv[])
{
  guint n_rulesets;
  const GrundyRuleset *const *rulesets = get_rulesets (&n_rulesets);

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rulesets/texts", test_texts);
  g_test_add_func ("/rulesets/ids", test_ids);
  g_test_add_func ("/rulesets/promised-functions", test_promised_functions);
  for (guint i = 0; i < n_rulesets; i++)
    {
      add_start_test (rulesets[i]->id, rulesets[i]->start);
      for (guint k = 0; k < rulesets[i]->n_presets; k++)
        add_start_test (rulesets[i]->presets[k].id, rulesets[i]->presets[k].start);
    }
  return g_test_run ();
}
