/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-sum.h"

#include "grundy-game-private.h"

#include <glib/gi18n-lib.h>

/* A game and a position of it, in a box with an atomic count: the sums along a play share those that do not change. */
typedef struct
{
  GrundyGame *game;
  GrundyPosition *position;
} Component;

typedef struct
{
  Component *component;
  guint count;
  guint first; /* the index of its first component in the sum */
} Term;

struct _GrundySum
{
  gatomicrefcount ref_count;
  GArray *terms; /* of Term */
  guint n_components;
};

/* Takes over @position. */
static Component *
component_new (GrundyGame *game, GrundyPosition *position)
{
  Component *component = g_atomic_rc_box_new (Component);

  component->game = grundy_game_ref (game);
  component->position = position;
  return component;
}

static void
component_clear (gpointer data)
{
  Component *component = data;

  grundy_game_unref (component->game);
  grundy_position_free (component->position);
}

static void
component_unref (Component *component)
{
  g_atomic_rc_box_release_full (component, component_clear);
}

static void
term_clear (gpointer data)
{
  component_unref (((Term *)data)->component);
}

static GrundySum *
sum_new (void)
{
  GrundySum *sum = g_new0 (GrundySum, 1);

  g_atomic_ref_count_init (&sum->ref_count);
  sum->terms = g_array_new (FALSE, FALSE, sizeof (Term));
  g_array_set_clear_func (sum->terms, term_clear);
  return sum;
}

GrundySum *
grundy_sum_ref (GrundySum *sum)
{
  g_return_val_if_fail (sum != NULL, NULL);

  g_atomic_ref_count_inc (&sum->ref_count);
  return sum;
}

void
grundy_sum_unref (GrundySum *sum)
{
  g_return_if_fail (sum != NULL);

  if (!g_atomic_ref_count_dec (&sum->ref_count))
    return;
  g_array_unref (sum->terms);
  g_free (sum);
}

/* Takes over @component. */
static void
add_term (GrundySum *sum, Component *component, guint count)
{
  Term term = { component, count, sum->n_components };

  g_array_append_val (sum->terms, term);
  sum->n_components += count;
}

/* Reads a number and `*` if there is a number. */
static gboolean
read_count (GrundyLexer *lexer, guint n_before, guint *count, GError **error)
{
  guint64 number = 1;
  gboolean is_counted = grundy_lexer_peek (lexer) == GRUNDY_TOKEN_NUMBER;
  guint column = grundy_lexer_get_column (lexer);

  grundy_lexer_set_range_error (lexer, GRUNDY_ERROR_SYNTAX);
  if (is_counted &&
      (!grundy_lexer_expect_number (lexer, 1, 0, &number, error) || !grundy_lexer_expect (lexer, "*", error)))
    return FALSE;
  if (number > GRUNDY_MAX_COMPONENTS - n_before)
    return grundy_lexer_fail_at (lexer, column, GRUNDY_ERROR_LIMIT,
                                 _ ("The sum has too many components; at most 10000 are read."), error);
  *count = (guint)number;
  return TRUE;
}

static gboolean
read_term (GrundyLexer *lexer, GrundySum *sum, GError **error)
{
  g_autoptr (GrundyGame) game = NULL;
  g_autoptr (GrundyPosition) position = NULL;
  guint count = 1;

  if (!read_count (lexer, sum->n_components, &count, error))
    return FALSE;
  game = grundy_game_read (lexer, error);
  if (game == NULL || !grundy_lexer_expect (lexer, "(", error))
    return FALSE;
  position = grundy_game_read_position (game, lexer, error);
  if (position == NULL || !grundy_lexer_expect (lexer, ")", error))
    return FALSE;
  add_term (sum, component_new (game, g_steal_pointer (&position)), count);
  return TRUE;
}

static gboolean
read_sum (GrundyLexer *lexer, GrundySum *sum, GError **error)
{
  do
    {
      if (!read_term (lexer, sum, error))
        return FALSE;
    }
  while (grundy_lexer_accept (lexer, "+"));
  return grundy_lexer_peek (lexer) == GRUNDY_TOKEN_END ||
         grundy_lexer_fail_expected (lexer, _ ("\"+\" or the end of the text"), error);
}

GrundySum *
grundy_sum_parse (const char *text, guint *error_column, GError **error)
{
  g_autoptr (GrundyLexer) lexer = NULL;
  g_autoptr (GrundySum) sum = NULL;
  guint column = 0;

  g_return_val_if_fail (text != NULL, NULL);

  lexer = grundy_lexer_new (text, &column, error);
  if (lexer != NULL)
    {
      sum = sum_new ();
      if (!read_sum (lexer, sum, error))
        {
          column = grundy_lexer_get_error_column (lexer);
          g_clear_pointer (&sum, grundy_sum_unref);
        }
    }
  if (error_column != NULL)
    *error_column = column;
  return g_steal_pointer (&sum);
}

char *
grundy_sum_to_text (const GrundySum *sum)
{
  GString *text;

  g_return_val_if_fail (sum != NULL, NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i < sum->terms->len; i++)
    {
      const Term *term = &g_array_index (sum->terms, Term, i);
      g_autofree char *game = grundy_game_to_text (term->component->game);

      if (i > 0)
        g_string_append_c (text, '+');
      if (term->count > 1)
        g_string_append_printf (text, "%u*", term->count);
      g_string_append (text, game);
      g_string_append_c (text, '(');
      grundy_game_format_position (term->component->game, term->component->position, text);
      g_string_append_c (text, ')');
    }
  return g_string_free (text, FALSE);
}

guint
grundy_sum_get_n_components (const GrundySum *sum)
{
  g_return_val_if_fail (sum != NULL, 0);

  return sum->n_components;
}

/* The term that @component belongs to, by halving: O(log terms). */
static Component *
find_component (const GrundySum *sum, guint component)
{
  guint low = 0;
  guint high = sum->terms->len;

  while (high - low > 1)
    {
      guint middle = low + (high - low) / 2;

      if (g_array_index (sum->terms, Term, middle).first <= component)
        low = middle;
      else
        high = middle;
    }
  return g_array_index (sum->terms, Term, low).component;
}

GrundyGame *
grundy_sum_get_game (const GrundySum *sum, guint component)
{
  g_return_val_if_fail (sum != NULL && component < sum->n_components, NULL);

  return find_component (sum, component)->game;
}

const GrundyPosition *
grundy_sum_get_position (const GrundySum *sum, guint component)
{
  g_return_val_if_fail (sum != NULL && component < sum->n_components, NULL);

  return find_component (sum, component)->position;
}

GrundySum *
grundy_sum_get_component (const GrundySum *sum, guint component)
{
  GrundySum *alone;

  g_return_val_if_fail (sum != NULL && component < sum->n_components, NULL);

  alone = sum_new ();
  add_term (alone, g_atomic_rc_box_acquire (find_component (sum, component)), 1);
  return alone;
}

static gboolean
is_same_component (const Component *a, const Component *b)
{
  return a == b || (a->game == b->game && grundy_position_compare (a->position, b->position) == 0);
}

/* Adds one component that comes of a term; neighbours from one term that are alike stay one term. Takes it over. */
static void
add_from_term (GrundySum *sum, Component *component, gboolean is_first)
{
  if (!is_first)
    {
      Term *last = &g_array_index (sum->terms, Term, sum->terms->len - 1);

      if (is_same_component (last->component, component))
        {
          last->count++;
          sum->n_components++;
          component_unref (component);
          return;
        }
    }
  add_term (sum, component, 1);
}

GrundySum *
grundy_sum_move (const GrundySum *sum, const guint *components, const GrundyPosition *const *positions,
                 guint n_components)
{
  GrundySum *moved;
  guint next = 0;

  g_return_val_if_fail (sum != NULL, NULL);
  g_return_val_if_fail (n_components == 0 || (components != NULL && positions != NULL), NULL);
  g_return_val_if_fail (n_components == 0 || components[n_components - 1] < sum->n_components, NULL);

  moved = sum_new ();
  for (guint i = 0; i < sum->terms->len; i++)
    {
      const Term *term = &g_array_index (sum->terms, Term, i);

      for (guint j = 0; j < term->count; j++)
        {
          Component *component;

          if (next < n_components && components[next] == term->first + j)
            component = component_new (term->component->game, grundy_position_copy (positions[next++]));
          else
            component = g_atomic_rc_box_acquire (term->component);
          add_from_term (moved, component, j == 0);
        }
    }
  return moved;
}

static gboolean
last_loses (const Term *term)
{
  return grundy_game_get_ruleset (term->component->game)->last_loses;
}

gboolean
grundy_sum_check_play (const GrundySum *sum, GrundyPlay play, GError **error)
{
  g_return_val_if_fail (sum != NULL, FALSE);

  if (sum->n_components == 1 && play == GRUNDY_PLAY_NORMAL)
    return TRUE;
  for (guint i = 0; i < sum->terms->len; i++)
    {
      const Term *term = &g_array_index (sum->terms, Term, i);
      const char *id = grundy_game_get_ruleset (term->component->game)->id;

      if (!last_loses (term))
        continue;
      if (sum->n_components > 1)
        g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED,
                     /* Translators: %s is the name of a game in the notation. */
                     _ ("%s has no SG value, for its last move loses: it cannot be a component of a larger sum."), id);
      else
        g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED,
                     /* Translators: %1$s is the name of a game in the notation, %2$s a way of playing, as misere. */
                     _ ("The rules of %1$s say who wins: it is played normally only, and %2$s was asked for."), id,
                     grundy_play_get_id (play));
      return FALSE;
    }
  return TRUE;
}

gboolean
grundy_sum_last_wins (const GrundySum *sum, GrundyPlay play)
{
  g_return_val_if_fail (sum != NULL, TRUE);

  return grundy_play_last_wins (play) && !last_loses (&g_array_index (sum->terms, Term, 0));
}
