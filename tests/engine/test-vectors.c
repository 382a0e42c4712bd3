/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The tables of tests/data/vectors, whose values come from a search over whole positions written from the rules alone.
 * Each row is put into the notation and asked for as a user would. The number of rows that were checked is
 * part of the test: none is passed over unseen.
 */
#include "grundy-test-oracle.h"
#include "grundy-test-tsv.h"
#include "grundy-test-vectors.h"

#include "grundy-sequence.h"
#include "grundy-value.h"

#include <string.h>

static void
evaluate (const char *text, GrundyPlay play, GrundyValue *value)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_test_parse_sum (text);

  grundy_sum_evaluate (sum, play, &grundy_limits_for_values, NULL, value, &error);
  g_assert_no_error (error);
}

static void
assert_row (const GrundyTestTsv *tsv, const char *text)
{
  GrundyValue normal, misere;
  char normal_letter[2] = "", misere_letter[2] = "";

  g_test_message ("line %u: %s", grundy_test_tsv_get_line (tsv), text);
  evaluate (text, GRUNDY_PLAY_NORMAL, &normal);
  evaluate (text, GRUNDY_PLAY_MISERE, &misere);
  normal_letter[0] = grundy_outcome_get_letter (normal.outcome);
  misere_letter[0] = grundy_outcome_get_letter (misere.outcome);
  g_assert_cmpuint (normal.sg, ==, grundy_test_tsv_get_number (tsv, "sg"));
  g_assert_cmpuint (misere.sg, ==, normal.sg);
  g_assert_cmpstr (normal_letter, ==, grundy_test_tsv_get (tsv, "outcome_normal"));
  g_assert_cmpstr (misere_letter, ==, grundy_test_tsv_get (tsv, "outcome_misere"));
}

typedef struct
{
  const char *file;
  guint n_rows;
} Table;

/* Tables with the columns game, params, position. */
static void
test_positions (gconstpointer data)
{
  const Table *table = data;
  g_autoptr (GrundyTestTsv) tsv = grundy_test_tsv_open (table->file);
  guint n_rows = 0;

  while (grundy_test_tsv_next (tsv))
    {
      g_autofree char *text =
          grundy_test_vector_to_sum (grundy_test_tsv_get (tsv, "game"), grundy_test_tsv_get (tsv, "params"),
                                     grundy_test_tsv_get (tsv, "position"));

      if (text == NULL)
        continue;
      assert_row (tsv, text);
      n_rows++;
    }
  g_assert_cmpuint (n_rows, ==, table->n_rows);
}

/* A single queen is Wythoff's game. */
static void
test_queens_as_pairs (void)
{
  g_autoptr (GrundyTestTsv) tsv = grundy_test_tsv_open ("vectors/pieces.tsv");
  guint n_rows = 0;

  while (grundy_test_tsv_next (tsv))
    {
      const char *position = grundy_test_tsv_get (tsv, "position");
      g_autofree char *text = g_strdup_printf ("wythoff(%s)", position);

      if (!g_str_equal (grundy_test_tsv_get (tsv, "game"), "queen") || strchr (position, ';') != NULL)
        continue;
      assert_row (tsv, text);
      n_rows++;
    }
  g_assert_cmpuint (n_rows, ==, 6);
}

static void
test_dag (void)
{
  g_autoptr (GrundyTestTsv) tsv = grundy_test_tsv_open ("vectors/dag.tsv");
  guint n_rows = 0;

  for (; grundy_test_tsv_next (tsv); n_rows++)
    {
      g_autoptr (GString) text = g_string_new ("dag{");
      guint64 n_nodes = grundy_test_tsv_get_number (tsv, "nodes");

      for (guint64 node = 0; node < n_nodes; node++)
        g_string_append_printf (text, "%" G_GUINT64_FORMAT ",", node);
      g_string_append_printf (text, "%s}(%s)", grundy_test_tsv_get (tsv, "edges"), grundy_test_tsv_get (tsv, "start"));
      assert_row (tsv, text->str);
    }
  g_assert_cmpuint (n_rows, ==, 59);
}

static void
test_hackenbush (void)
{
  g_autoptr (GrundyTestTsv) tsv = grundy_test_tsv_open ("vectors/hackenbush.tsv");
  guint n_rows = 0;

  for (; grundy_test_tsv_next (tsv); n_rows++)
    {
      g_autofree char *text = g_strdup_printf ("hackenbush{ground %s}(%s)", grundy_test_tsv_get (tsv, "ground"),
                                               grundy_test_tsv_get (tsv, "edges"));

      assert_row (tsv, text);
    }
  g_assert_cmpuint (n_rows, ==, 156);
}

/* The misère outcomes of single heaps, one letter each, from the row's first heap on; all are starts of one graph. */
static void
assert_misere_heaps (GrundyGame *game, guint64 first, const char *outcomes)
{
  g_autoptr (GPtrArray) starts = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_position_free);
  g_autoptr (GrundyRules) rules = grundy_rules_new_for_game (game);
  g_autoptr (GrundyExploration) exploration = NULL;
  g_autoptr (GrundySolution) solution = NULL;
  g_autoptr (GError) error = NULL;

  if (g_str_equal (outcomes, "-"))
    return;
  for (guint i = 0; outcomes[i] != '\0'; i++)
    g_ptr_array_add (starts, grundy_position_new_from_cells (&(const guint64){ first + i }, 1));
  exploration = grundy_explore (rules, (const GrundyPosition *const *)starts->pdata, starts->len,
                                &grundy_limits_for_values, NULL, &error);
  g_assert_no_error (error);
  solution = grundy_solve (grundy_exploration_get_graph (exploration), NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < starts->len; i++)
    g_assert_cmpint (grundy_outcome_get_letter (
                         grundy_solution_get_outcome (solution, grundy_exploration_get_start (exploration, i), FALSE)),
                     ==, outcomes[i]);
}

static void
assert_sequence (const GrundyTestTsv *tsv, const char *game_text)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game (game_text);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) values = g_strsplit (grundy_test_tsv_get (tsv, "values"), ",", -1);
  guint64 first = grundy_test_tsv_get_number (tsv, "first");
  guint64 last = grundy_test_tsv_get_number (tsv, "last");
  g_autoptr (GrundySequence) sequence = grundy_sequence_compute (game, last, NULL, &error);

  g_test_message ("line %u: %s", grundy_test_tsv_get_line (tsv), game_text);
  g_assert_no_error (error);
  g_assert_cmpuint (g_strv_length (values), ==, last - first + 1);
  for (guint64 heap = first; heap <= last; heap++)
    {
      g_autofree char *value = g_strdup_printf ("%" G_GUINT64_FORMAT, grundy_sequence_get (sequence, heap));

      g_assert_cmpstr (value, ==, values[heap - first]);
    }
  assert_misere_heaps (game, first, grundy_test_tsv_get (tsv, "misere_first_to_last"));
}

static void
test_sequences (void)
{
  g_autoptr (GrundyTestTsv) tsv = grundy_test_tsv_open ("vectors/sequences.tsv");
  guint n_rows = 0;

  while (grundy_test_tsv_next (tsv))
    {
      g_autofree char *game =
          grundy_test_vector_to_game (grundy_test_tsv_get (tsv, "game"), grundy_test_tsv_get (tsv, "params"));

      if (game == NULL)
        continue;
      assert_sequence (tsv, game);
      n_rows++;
    }
  g_assert_cmpuint (n_rows, ==, 36);
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *)a, *(const char *const *)b);
}

/* The positions after the winning moves as the table writes them, in the order of their texts; the table's own order is
 * that of numbers, and so both are sorted here. */
static char *
join_sorted (GPtrArray *positions)
{
  g_ptr_array_sort (positions, compare_texts);
  if (positions->len == 0)
    return g_strdup ("none");
  g_ptr_array_add (positions, NULL);
  return g_strjoinv (";", (char **)positions->pdata);
}

static char *
list_winning_moves (const char *text, GrundyPlay play)
{
  g_autoptr (GrundySum) sum = grundy_test_parse_sum (text);
  g_autoptr (GPtrArray) positions = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) moves = NULL;
  g_autoptr (GError) error = NULL;

  moves = grundy_sum_list_moves (sum, play, &grundy_limits_for_values, NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < moves->len; i++)
    {
      const GrundySumMove *move = g_ptr_array_index (moves, i);
      g_autoptr (GString) position = g_string_new (NULL);

      if (!move->is_winning)
        continue;
      g_assert_cmpint (move->value.outcome, ==, GRUNDY_OUTCOME_P);
      grundy_game_format_position (grundy_sum_get_game (move->sum, 0), grundy_sum_get_position (move->sum, 0),
                                   position);
      g_ptr_array_add (positions, g_strdup (position->len > 0 ? position->str : "empty"));
    }
  return join_sorted (positions);
}

static void
assert_winning_moves (const GrundyTestTsv *tsv, const char *text, GrundyPlay play, const char *column)
{
  g_auto (GStrv) parts = g_strsplit (grundy_test_tsv_get (tsv, column), ";", -1);
  g_autoptr (GPtrArray) positions = g_ptr_array_new ();
  g_autofree char *found = list_winning_moves (text, play);
  g_autofree char *expected = NULL;

  for (guint i = 0; parts[i] != NULL; i++)
    g_ptr_array_add (positions, parts[i]);
  expected = join_sorted (positions);
  g_assert_cmpstr (found, ==, expected);
}

static void
test_winning_moves (void)
{
  g_autoptr (GrundyTestTsv) tsv = grundy_test_tsv_open ("vectors/winning_moves.tsv");
  guint n_rows = 0;

  for (; grundy_test_tsv_next (tsv); n_rows++)
    {
      g_autofree char *text =
          grundy_test_vector_to_sum (grundy_test_tsv_get (tsv, "game"), grundy_test_tsv_get (tsv, "params"),
                                     grundy_test_tsv_get (tsv, "position"));

      g_test_message ("line %u: %s", grundy_test_tsv_get_line (tsv), text);
      assert_winning_moves (tsv, text, GRUNDY_PLAY_NORMAL, "win_normal");
      assert_winning_moves (tsv, text, GRUNDY_PLAY_MISERE, "win_misere");
    }
  g_assert_cmpuint (n_rows, ==, 56);
}

int
main (int argc, char *argv[])
{
  static const Table tables[] = {
    { "vectors/take.tsv", 169 },      { "vectors/codes.tsv", 154 }, { "vectors/split.tsv", 87 },
    { "vectors/pieces.tsv", 144 },    { "vectors/rows.tsv", 337 },  { "vectors/coins1d.tsv", 187 },
    { "vectors/coins_grid.tsv", 84 },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *path = g_strdup_printf ("/%s", tables[i].file);

      g_test_add_data_func (path, &tables[i], test_positions);
    }
  g_test_add_func ("/vectors/pieces.tsv/queens-as-pairs", test_queens_as_pairs);
  g_test_add_func ("/vectors/dag.tsv", test_dag);
  g_test_add_func ("/vectors/hackenbush.tsv", test_hackenbush);
  g_test_add_func ("/vectors/sequences.tsv", test_sequences);
  g_test_add_func ("/vectors/winning_moves.tsv", test_winning_moves);
  return g_test_run ();
}
