/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-game-private.h"

#include "grundy-catalogue.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* How much of a name that is not known an error repeats. */
#define MAX_NAME 32

static GrundyGame *
game_new (const GrundyRuleset *ruleset, const GrundyPreset *preset)
{
  GrundyGame *game = g_new0 (GrundyGame, 1);

  g_atomic_ref_count_init (&game->ref_count);
  game->ruleset = ruleset;
  game->preset = preset;
  game->arguments = g_new0 (GrundyArgument, ruleset->n_parameters);
  for (guint i = 0; i < ruleset->n_parameters; i++)
    if (ruleset->parameters[i].kind->set_default != NULL)
      ruleset->parameters[i].kind->set_default (&ruleset->parameters[i], &game->arguments[i]);
  return game;
}

static gboolean
fail_unknown (GrundyLexer *lexer, const char *name, GError **error)
{
  g_autofree char *sentence = NULL;
  g_autofree char *shown = g_strndup (name, MAX_NAME);
  const char *suggestion = grundy_catalogue_suggest (name);

  if (suggestion != NULL)
    sentence = g_strdup_printf (_ ("There is no game \"%s\". Did you mean \"%s\"?"), shown, suggestion);
  else
    sentence = g_strdup_printf (_ ("There is no game \"%s\"."), shown);
  return grundy_lexer_fail (lexer, GRUNDY_ERROR_UNKNOWN_GAME, sentence, error);
}

/* Reads parameters up to the closing bracket or the end of the text. */
static gboolean
read_parameters (GrundyGame *game, GrundyLexer *lexer, GError **error)
{
  for (guint i = 0; i < game->ruleset->n_parameters; i++)
    {
      const GrundyParameterSpec *spec = &game->ruleset->parameters[i];
      gboolean is_over = grundy_lexer_next_is (lexer, "}") || grundy_lexer_peek (lexer) == GRUNDY_TOKEN_END;

      if (is_over && !spec->is_required)
        break;
      if (i > 0 && !grundy_lexer_expect (lexer, ",", error))
        return FALSE;
      if (!spec->kind->parse (lexer, spec, &game->arguments[i], error))
        return FALSE;
      game->arguments[i].is_given = TRUE;
    }
  return TRUE;
}

/* What stands for the parameters of @game in an error, where they are missing. */
static gboolean
fail_missing (const GrundyGame *game, GrundyLexer *lexer, GError **error)
{
  g_autofree char *expected = NULL;

  expected = g_strdup_printf (
      /* Translators: what was expected; the first %s is a game's name in the notation, the second an example of it. */
      _ ("the parameters of %s in curly brackets, as in %s"), game->ruleset->id, game->ruleset->start);
  return grundy_lexer_fail_expected (lexer, expected, error);
}

static gboolean
fail_needless (const GrundyGame *game, GrundyLexer *lexer, GError **error)
{
  g_autofree char *sentence = NULL;

  if (game->preset != NULL)
    sentence = g_strdup_printf (_ ("%s takes no parameters: it is another name of %s{%s}."), game->preset->id,
                                game->ruleset->id, game->preset->parameters);
  else
    sentence = g_strdup_printf (_ ("%s takes no parameters."), game->ruleset->id);
  return grundy_lexer_fail (lexer, GRUNDY_ERROR_PARAMETER, sentence, error);
}

/* Reads the parameters and their brackets, if there are any. */
static gboolean
read_brackets (GrundyGame *game, GrundyLexer *lexer, GError **error)
{
  gboolean is_needed = FALSE;

  if (grundy_lexer_accept (lexer, "{"))
    {
      if (game->preset != NULL || game->ruleset->n_parameters == 0)
        return fail_needless (game, lexer, error);
      return read_parameters (game, lexer, error) && grundy_lexer_expect (lexer, "}", error);
    }
  if (game->preset != NULL)
    {
      g_autoptr (GrundyLexer) preset_lexer = grundy_lexer_new (game->preset->parameters, NULL, error);

      return read_parameters (game, preset_lexer, error);
    }
  for (guint i = 0; i < game->ruleset->n_parameters; i++)
    is_needed = is_needed || game->ruleset->parameters[i].is_required;
  return !is_needed || fail_missing (game, lexer, error);
}

static char *
format_parameters (const GrundyGame *game)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < game->ruleset->n_parameters; i++)
    {
      const GrundyParameterSpec *spec = &game->ruleset->parameters[i];
      const GrundyArgument *argument = &game->arguments[i];

      if (spec->kind->is_default != NULL ? spec->kind->is_default (spec, argument) : !argument->is_given)
        continue;
      if (text->len > 0)
        g_string_append_c (text, ',');
      spec->kind->format (spec, argument, text);
    }
  return g_string_free (text, FALSE);
}

/* Reports what a ruleset found wrong, with the column where it stands. */
static gboolean
fail_with (GrundyLexer *lexer, guint column, GError *found, GError **error)
{
  g_autoptr (GError) owned = found;

  return grundy_lexer_fail_at (lexer, column, (GrundyError)owned->code, owned->message, error);
}

/* Whether the game tells heaps of the same sizes at other places apart: seen by what its normal form keeps. */
static gboolean
find_keeps_places (const GrundyGame *game)
{
  static const guint64 falling[] = { 2, 1 };
  g_autoptr (GrundyPosition) position = NULL;

  if (game->ruleset->heap_options == NULL)
    return FALSE;
  position = grundy_position_new_from_cells (falling, G_N_ELEMENTS (falling));
  grundy_game_normalise (game, position);
  return position->cells[0] == falling[0];
}

GrundyGame *
grundy_game_read (GrundyLexer *lexer, GError **error)
{
  g_autofree char *name = grundy_lexer_expect_word (lexer, _ ("the name of a game"), error);
  g_autoptr (GrundyGame) game = NULL;
  const GrundyRuleset *ruleset;
  const GrundyPreset *preset;
  GError *found = NULL;
  guint column;

  if (name == NULL)
    return NULL;
  ruleset = grundy_catalogue_find (name, &preset);
  if (ruleset == NULL)
    {
      fail_unknown (lexer, name, error);
      return NULL;
    }
  game = game_new (ruleset, preset);
  column = grundy_lexer_get_column (lexer) + 1;
  grundy_lexer_set_range_error (lexer, GRUNDY_ERROR_PARAMETER);
  if (!read_brackets (game, lexer, error))
    return NULL;
  game->parameters = format_parameters (game);
  if (ruleset->prepare != NULL && !ruleset->prepare (game, &game->data, &found))
    {
      fail_with (lexer, column, found, error);
      return NULL;
    }
  game->keeps_places = find_keeps_places (game);
  return g_steal_pointer (&game);
}

GrundyPosition *
grundy_game_read_position (const GrundyGame *game, GrundyLexer *lexer, GError **error)
{
  const GrundyPositionSpec *spec = &game->ruleset->position;
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  guint column = grundy_lexer_get_column (lexer);
  GError *found = NULL;

  grundy_lexer_set_range_error (lexer, GRUNDY_ERROR_POSITION);
  if (!spec->kind->parse (lexer, game, spec, position, error))
    return NULL;
  if (game->ruleset->check != NULL && !game->ruleset->check (game, position, &found))
    {
      fail_with (lexer, column, found, error);
      return NULL;
    }
  grundy_game_normalise (game, position);
  return g_steal_pointer (&position);
}

/* Whether nothing is left; otherwise fails. */
static gboolean
expect_end (GrundyLexer *lexer, GError **error)
{
  return grundy_lexer_peek (lexer) == GRUNDY_TOKEN_END ||
         grundy_lexer_fail_expected (lexer, _ ("the end of the text"), error);
}

GrundyGame *
grundy_game_parse (const char *text, guint *error_column, GError **error)
{
  g_autoptr (GrundyLexer) lexer = NULL;
  g_autoptr (GrundyGame) game = NULL;
  guint column = 0;

  g_return_val_if_fail (text != NULL, NULL);

  lexer = grundy_lexer_new (text, &column, error);
  if (lexer != NULL)
    {
      game = grundy_game_read (lexer, error);
      if (game != NULL && !expect_end (lexer, error))
        g_clear_pointer (&game, grundy_game_unref);
      column = game == NULL ? grundy_lexer_get_error_column (lexer) : 0;
    }
  if (error_column != NULL)
    *error_column = column;
  return g_steal_pointer (&game);
}

GrundyPosition *
grundy_game_parse_position (const GrundyGame *game, const char *text, GError **error)
{
  g_autoptr (GrundyLexer) lexer = NULL;
  g_autoptr (GrundyPosition) position = NULL;

  g_return_val_if_fail (game != NULL && text != NULL, NULL);

  lexer = grundy_lexer_new (text, NULL, error);
  if (lexer == NULL)
    return NULL;
  position = grundy_game_read_position (game, lexer, error);
  if (position == NULL || !expect_end (lexer, error))
    return NULL;
  return g_steal_pointer (&position);
}
