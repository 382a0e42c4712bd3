/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-test-oracle.h"

#include "grundy-value.h"

struct _GrundyTestOracle
{
  GrundyTestOptionsFunc func;
  gconstpointer rules;
  GHashTable *answers; /* GrundyPosition to GrundyTestAnswer */
};

void
grundy_test_add_option (GPtrArray *options, const guint64 *cells, guint n_cells)
{
  g_ptr_array_add (options, grundy_position_new_from_cells (cells, n_cells));
}

void
grundy_test_add_heaps (GPtrArray *options, const guint64 *heaps, guint n_heaps)
{
  GrundyPosition *position = grundy_position_new_from_cells (heaps, n_heaps);

  grundy_position_drop_zeros (position);
  grundy_position_sort (position);
  g_ptr_array_add (options, position);
}

static guint
hash_position (gconstpointer data)
{
  const GrundyPosition *position = data;
  guint hash = position->n_cells;

  for (guint i = 0; i < position->n_cells; i++)
    hash = hash * 31 + (guint)position->cells[i];
  return hash;
}

static gboolean
equal_positions (gconstpointer a, gconstpointer b)
{
  return grundy_position_compare (a, b) == 0;
}

static void
free_position (gpointer data)
{
  grundy_position_free (data);
}

GrundyTestOracle *
grundy_test_oracle_new (GrundyTestOptionsFunc func, gconstpointer rules)
{
  GrundyTestOracle *oracle = g_new0 (GrundyTestOracle, 1);

  oracle->func = func;
  oracle->rules = rules;
  oracle->answers = g_hash_table_new_full (hash_position, equal_positions, free_position, g_free);
  return oracle;
}

void
grundy_test_oracle_free (GrundyTestOracle *oracle)
{
  g_hash_table_unref (oracle->answers);
  g_free (oracle);
}

static int
compare_options (gconstpointer a, gconstpointer b)
{
  return grundy_position_compare (*(const GrundyPosition *const *)a, *(const GrundyPosition *const *)b);
}

/* (transfer full): sorted, each once */
static GPtrArray *
list_options (GrundyTestOracle *oracle, const GrundyPosition *position)
{
  GPtrArray *options = g_ptr_array_new_with_free_func (free_position);

  oracle->func (position, options, oracle->rules);
  g_ptr_array_sort (options, compare_options);
  for (guint i = 1; i < options->len;)
    if (equal_positions (g_ptr_array_index (options, i), g_ptr_array_index (options, i - 1)))
      g_ptr_array_remove_index (options, i);
    else
      i++;
  return options;
}

/* Depth is that of the small positions of tests. */
const GrundyTestAnswer *
grundy_test_oracle_solve (GrundyTestOracle *oracle, const GrundyPosition *position)
{
  GrundyTestAnswer *answer = g_hash_table_lookup (oracle->answers, position);
  g_autoptr (GPtrArray) options = NULL;
  g_autoptr (GHashTable) values = NULL;

  if (answer != NULL)
    return answer;
  answer = g_new0 (GrundyTestAnswer, 1);
  options = list_options (oracle, position);
  values = g_hash_table_new (NULL, NULL);
  answer->n_wins_misere = options->len == 0;
  for (guint i = 0; i < options->len; i++)
    {
      const GrundyTestAnswer *option = grundy_test_oracle_solve (oracle, g_ptr_array_index (options, i));

      g_hash_table_add (values, GUINT_TO_POINTER (option->sg));
      answer->n_wins = answer->n_wins || !option->n_wins;
      answer->n_wins_misere = answer->n_wins_misere || !option->n_wins_misere;
    }
  while (g_hash_table_contains (values, GUINT_TO_POINTER (answer->sg)))
    answer->sg++;
  g_hash_table_insert (oracle->answers, grundy_position_copy (position), answer);
  return answer;
}

static void
assert_same_options (GrundyTestOracle *oracle, GrundyGame *game, const GrundyPosition *position)
{
  g_autoptr (GPtrArray) options = list_options (oracle, position);
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (free_position);
  g_autoptr (GrundyMoves) moves = grundy_moves_new (0);
  guint n_distinct = 0;

  grundy_game_list_moves (game, position, moves);
  for (guint i = 0; i < grundy_moves_get_n_moves (moves); i++)
    {
      GrundyPosition to;

      grundy_moves_get_position (moves, i, &to);
      g_ptr_array_add (found, grundy_position_copy (&to));
    }
  g_ptr_array_sort (found, compare_options);
  for (guint i = 0; i < found->len; i++)
    {
      if (i > 0 && equal_positions (g_ptr_array_index (found, i), g_ptr_array_index (found, i - 1)))
        continue;
      g_assert_cmpuint (n_distinct, <, options->len);
      g_assert_true (equal_positions (g_ptr_array_index (found, i), g_ptr_array_index (options, n_distinct)));
      n_distinct++;
    }
  g_assert_cmpuint (n_distinct, ==, options->len);
}

static void
assert_closed_form (GrundyGame *game, const GrundyPosition *position, const GrundyTestAnswer *answer)
{
  const GrundyClosedForm *form = grundy_game_get_closed_form (game);

  if (form == NULL)
    return;
  if (form->sg != NULL)
    g_assert_cmpuint (form->sg (game, position), ==, answer->sg);
  if (form->n_wins != NULL)
    g_assert_true (form->n_wins (game, position) == answer->n_wins);
  if (form->n_wins_misere != NULL)
    g_assert_true (form->n_wins_misere (game, position) == answer->n_wins_misere);
}

static void
assert_value (GrundySum *sum, GrundyPlay play, guint64 sg, gboolean n_wins)
{
  g_autoptr (GError) error = NULL;
  GrundyValue value;

  grundy_sum_evaluate (sum, play, &grundy_limits_for_values, NULL, &value, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (value.sg, ==, sg);
  g_assert_cmpint (value.outcome, ==, n_wins ? GRUNDY_OUTCOME_N : GRUNDY_OUTCOME_P);
}

void
grundy_test_oracle_check (GrundyTestOracle *oracle, GrundyGame *game, const GrundyPosition *position)
{
  const GrundyTestAnswer *answer = grundy_test_oracle_solve (oracle, position);
  g_autofree char *game_text = grundy_game_to_text (game);
  g_autoptr (GString) text = g_string_new (game_text);
  g_autoptr (GrundySum) sum = NULL;
  g_autoptr (GError) error = NULL;

  g_string_append_c (text, '(');
  grundy_game_format_position (game, position, text);
  g_string_append_c (text, ')');
  sum = grundy_sum_parse (text->str, NULL, &error);
  g_assert_no_error (error);

  assert_same_options (oracle, game, position);
  assert_closed_form (game, position, answer);
  assert_value (sum, GRUNDY_PLAY_NORMAL, answer->sg, answer->n_wins);
  assert_value (sum, GRUNDY_PLAY_MISERE, answer->sg, answer->n_wins_misere);
}

void
grundy_test_oracle_check_heaps (GrundyTestOracle *oracle, GrundyGame *game, guint n_cells, guint64 first, guint64 last)
{
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  g_autoptr (GrundyPosition) normal = grundy_position_new ();
  guint i;

  grundy_position_set_length (position, n_cells);
  for (i = 0; i < n_cells; i++)
    position->cells[i] = first;
  do
    {
      grundy_position_assign (normal, position->cells, n_cells);
      grundy_game_normalise (game, normal);
      grundy_test_oracle_check (oracle, game, normal);
      /* The next one: the last cell that can still grow does, and those behind it become equal to it. */
      for (i = n_cells; i > 0 && position->cells[i - 1] == last; i--)
        ;
      if (i > 0)
        for (guint64 cell = position->cells[i - 1] + 1; i <= n_cells; i++)
          position->cells[i - 1] = cell;
      else
        return;
    }
  while (TRUE);
}

GrundyGame *
grundy_test_parse_game (const char *text)
{
  g_autoptr (GError) error = NULL;
  GrundyGame *game = grundy_game_parse (text, NULL, &error);

  g_assert_no_error (error);
  return game;
}

GrundySum *
grundy_test_parse_sum (const char *text)
{
  g_autoptr (GError) error = NULL;
  GrundySum *sum = grundy_sum_parse (text, NULL, &error);

  if (sum == NULL)
    g_error ("\"%s\": %s", text, error->message);
  return sum;
}

char *
grundy_test_evaluate (const char *text, GrundyPlay play)
{
  g_autoptr (GrundySum) sum = grundy_test_parse_sum (text);
  g_autoptr (GError) error = NULL;
  g_autofree char *sg = NULL;
  g_auto (GrundyValue) value = { 0 };

  grundy_sum_evaluate (sum, play, &grundy_limits_for_values, NULL, &value, &error);
  g_assert_no_error (error);
  sg = grundy_value_to_text (&value);
  return g_strdup_printf ("%s %c", sg, grundy_outcome_get_letter (value.outcome));
}
