/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-game-private.h"

#include <glib/gi18n-lib.h>

GrundyGame *
grundy_game_ref (GrundyGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  g_atomic_ref_count_inc (&game->ref_count);
  return game;
}

void
grundy_game_unref (GrundyGame *game)
{
  g_return_if_fail (game != NULL);

  if (!g_atomic_ref_count_dec (&game->ref_count))
    return;
  if (game->ruleset->free_data != NULL && game->data != NULL)
    game->ruleset->free_data (game->data);
  for (guint i = 0; i < game->ruleset->n_parameters; i++)
    if (game->ruleset->parameters[i].kind->clear != NULL)
      game->ruleset->parameters[i].kind->clear (&game->arguments[i]);
  g_free (game->arguments);
  g_free (game->parameters);
  g_free (game);
}

char *
grundy_game_to_text (const GrundyGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  if (game->preset != NULL)
    return g_strdup (game->preset->id);
  if (game->parameters[0] == '\0')
    return g_strdup (game->ruleset->id);
  return g_strdup_printf ("%s{%s}", game->ruleset->id, game->parameters);
}

gboolean
grundy_game_equal (const GrundyGame *a, const GrundyGame *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  return a == b || (a->ruleset == b->ruleset && g_str_equal (a->parameters, b->parameters));
}

const GrundyRuleset *
grundy_game_get_ruleset (const GrundyGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  return game->ruleset;
}

const GrundyPreset *
grundy_game_get_preset (const GrundyGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  return game->preset;
}

const char *
grundy_game_get_title (const GrundyGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  return _ (game->preset != NULL ? game->preset->title : game->ruleset->title);
}

const GrundyArgument *
grundy_game_get_argument (const GrundyGame *game, guint i)
{
  g_return_val_if_fail (game != NULL && i < game->ruleset->n_parameters, NULL);

  return &game->arguments[i];
}

gconstpointer
grundy_game_get_data (const GrundyGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  return game->data;
}

gboolean
grundy_game_is_heap_game (const GrundyGame *game)
{
  g_return_val_if_fail (game != NULL, FALSE);

  return game->ruleset->heap_options != NULL && game->ruleset->moves == NULL;
}

gboolean
grundy_game_has_sequence (const GrundyGame *game)
{
  g_return_val_if_fail (game != NULL, FALSE);

  return game->ruleset->heap_options != NULL;
}

guint64
grundy_game_get_sequence_heap (const GrundyGame *game, guint64 n)
{
  g_return_val_if_fail (game != NULL, 0);

  return game->ruleset->sequence_heap != NULL ? game->ruleset->sequence_heap (n) : n;
}

const GrundyClosedForm *
grundy_game_get_closed_form (const GrundyGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  for (guint i = 0; i < game->ruleset->n_closed_forms; i++)
    {
      const GrundyClosedForm *form = &game->ruleset->closed_forms[i];

      if (form->applies == NULL || form->applies (game))
        return form;
    }
  return NULL;
}

void
grundy_game_format_position (const GrundyGame *game, const GrundyPosition *position, GString *text)
{
  const GrundyPositionSpec *spec;

  g_return_if_fail (game != NULL && position != NULL && text != NULL);

  spec = &game->ruleset->position;
  spec->kind->format (game, spec, position, text);
}

void
grundy_game_format_label (const GrundyGame *game, const GrundyPosition *position, GString *text)
{
  gsize start;

  g_return_if_fail (game != NULL && position != NULL && text != NULL);

  start = text->len;
  if (game->ruleset->label != NULL)
    game->ruleset->label (game, position, text);
  else
    grundy_game_format_position (game, position, text);
  if (text->len == start)
    g_string_append_c (text, '0');
}
