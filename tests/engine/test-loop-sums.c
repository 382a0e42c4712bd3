/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Sums of graphs in which play may go round for ever, against the rules alone: all turns of the whole sum are listed,
 * and it is looked again and again whether a win or a loss can be told, until nothing changes.
 */
#include "grundy-value.h"

#include "grundy-test-oracle.h"
#include "grundy-test-sums.h"
#include "grundy-test-tsv.h"

#include <string.h>

static void
assert_value (const char *text, GrundyPlay play, const char *expected)
{
  g_autofree char *found = grundy_test_evaluate (text, play);

  g_assert_cmpstr (found, ==, expected);
}

/* --- By the rules alone ------------------------------------------------------------------------------------- */

static gsize
number_of (const GrundyTestSum *sum, const guint32 *nodes)
{
  gsize number = 0;

  for (guint i = 0; i < sum->n_components; i++)
    number = number * grundy_graph_get_n_nodes (sum->graphs[i]) + nodes[i];
  return number;
}

static void
nodes_of (const GrundyTestSum *sum, gsize number, guint32 *nodes)
{
  for (guint i = sum->n_components; i > 0; i--)
    {
      nodes[i - 1] = (guint32)(number % grundy_graph_get_n_nodes (sum->graphs[i - 1]));
      number /= grundy_graph_get_n_nodes (sum->graphs[i - 1]);
    }
}

static GrundyOutcome
look_at (const GrundyTestSum *sum, GrundyPlay play, gsize number, const guint8 *outcomes)
{
  guint32 nodes[GRUNDY_TEST_MAX_COMPONENTS];
  g_autoptr (GArray) turns = NULL;
  guint n_n = 0;

  nodes_of (sum, number, nodes);
  turns = grundy_test_sum_list_turns (sum, play, nodes);
  if (turns->len == 0)
    return grundy_play_last_wins (play) ? GRUNDY_OUTCOME_P : GRUNDY_OUTCOME_N;
  for (guint i = 0; i < turns->len; i++)
    {
      GrundyOutcome outcome = outcomes[number_of (sum, g_array_index (turns, GrundyTestTurn, i).nodes)];

      if (outcome == GRUNDY_OUTCOME_P)
        return GRUNDY_OUTCOME_N;
      n_n += outcome == GRUNDY_OUTCOME_N;
    }
  return n_n == turns->len ? GRUNDY_OUTCOME_P : GRUNDY_OUTCOME_D;
}

/* (transfer full): the outcome of every tuple of nodes */
static guint8 *
play_out (const GrundyTestSum *sum, GrundyPlay play)
{
  gsize n_tuples = 1;
  gboolean has_changed = TRUE;
  guint8 *outcomes;

  for (guint i = 0; i < sum->n_components; i++)
    n_tuples *= grundy_graph_get_n_nodes (sum->graphs[i]);
  outcomes = g_malloc (n_tuples);
  memset (outcomes, GRUNDY_OUTCOME_D, n_tuples);
  while (has_changed)
    {
      has_changed = FALSE;
      for (gsize i = 0; i < n_tuples; i++)
        if (outcomes[i] == GRUNDY_OUTCOME_D)
          {
            outcomes[i] = (guint8)look_at (sum, play, i, outcomes);
            has_changed = has_changed || outcomes[i] != GRUNDY_OUTCOME_D;
          }
    }
  return outcomes;
}

/* --- Tests -------------------------------------------------------------------------------------------------- */

static GrundyTestSum *
random_sum (GrundyTestRandom *random, guint n_components)
{
  GrundyTestSum *sum = g_new0 (GrundyTestSum, 1);
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();

  sum->n_components = n_components;
  for (guint i = 0; i < n_components; i++)
    {
      guint32 n_nodes = 1 + (guint32)grundy_test_random_below (random, n_components == 2 ? 6 : 4);
      guint n_edges = (guint)grundy_test_random_below (random, 2 * n_nodes + 2);

      sum->starts[i] = (guint32)grundy_test_random_below (random, n_nodes);
      if (i > 0 && grundy_test_random_below (random, 4) == 0)
        {
          sum->graphs[i] = grundy_graph_ref (sum->graphs[i - 1]);
          sum->starts[i] = sum->starts[i - 1];
          continue;
        }
      grundy_graph_builder_ensure_nodes (builder, n_nodes);
      for (guint k = 0; k < n_edges; k++)
        grundy_graph_builder_add_edge (builder, (guint32)grundy_test_random_below (random, n_nodes),
                                       (guint32)grundy_test_random_below (random, n_nodes));
      sum->graphs[i] = grundy_graph_builder_end (builder);
    }
  return sum;
}

/* Whether a component can go round from where it starts. */
static gboolean
has_cycle (const char *text)
{
  g_autoptr (GrundySum) sum = grundy_test_parse_sum (text);
  g_auto (GrundyValue) value = { 0 };

  g_assert_true (grundy_sum_evaluate (sum, GRUNDY_PLAY_NORMAL, &grundy_limits_for_values, NULL, &value, NULL));
  return value.has_cycle;
}

/* The outcome in each way of playing, and that of every sum after a move. */
static void
assert_is_true_to_the_rules (const GrundyTestSum *tested, const char *text, GrundyPlay play)
{
  g_autoptr (GrundySum) sum = grundy_test_parse_sum (text);
  g_autoptr (GError) error = NULL;
  g_autofree guint8 *outcomes = play_out (tested, play);
  g_autofree char *value = grundy_test_evaluate (text, play);
  g_autoptr (GArray) turns = grundy_test_sum_list_turns (tested, play, tested->starts);
  g_autoptr (GPtrArray) moves = grundy_sum_list_moves (sum, play, &grundy_limits_for_values, NULL, &error);
  g_autoptr (GHashTable) expected = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_assert_no_error (error);
  g_assert_cmpint (value[strlen (value) - 1], ==,
                   grundy_outcome_get_letter (outcomes[number_of (tested, tested->starts)]));
  for (guint i = 0; i < turns->len; i++)
    {
      const guint32 *nodes = g_array_index (turns, GrundyTestTurn, i).nodes;

      g_autofree char *typed = grundy_test_sum_to_text (tested, nodes);
      g_autoptr (GrundySum) after = grundy_test_parse_sum (typed);

      g_hash_table_insert (expected, grundy_sum_to_text (after),
                           GUINT_TO_POINTER (1 + outcomes[number_of (tested, nodes)]));
    }
  for (guint i = 0; i < moves->len; i++)
    {
      const GrundySumMove *move = g_ptr_array_index (moves, i);
      g_autofree char *after = grundy_sum_to_text (move->sum);

      g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (expected, after)), ==, 1 + move->value.outcome);
      g_assert_cmpint (move->is_winning, ==, move->value.outcome == GRUNDY_OUTCOME_P);
      if (i % 7 == 0)
        {
          g_autofree char *sg = grundy_value_to_text (&move->value);
          g_autofree char *expected_value =
              g_strdup_printf ("%s %c", sg, grundy_outcome_get_letter (move->value.outcome));

          assert_value (after, play, expected_value);
        }
    }
}

static void
test_against_rules (void)
{
  static const GrundyPlay plays[] = { GRUNDY_PLAY_NORMAL, GRUNDY_PLAY_MISERE, GRUNDY_PLAY_EVERY,
                                      GRUNDY_PLAY_EVERY_SHORT, GRUNDY_PLAY_SELECTIVE };
  GrundyTestRandom random = { 1986 };
  guint n_cyclic = 0;

  for (guint i = 0; i < 1500; i++)
    {
      g_autoptr (GrundyTestSum) sum = random_sum (&random, 1 + i % 3);
      g_autofree char *text = grundy_test_sum_to_text (sum, sum->starts);

      if (!has_cycle (text))
        continue;
      n_cyclic++;
      for (guint k = 0; k < G_N_ELEMENTS (plays); k++)
        assert_is_true_to_the_rules (sum, text, plays[k]);
    }
  g_test_message ("%u sums with cycles", n_cyclic);
  g_assert_cmpuint (n_cyclic, >, 700);
}

/* A value is what a sum with Nim heaps says it is, for sums as for single graphs. */
static void
test_values_of_sums (void)
{
  GrundyTestRandom random = { 1966 };

  for (guint i = 0; i < 1000; i++)
    {
      g_autoptr (GrundyTestSum) sum = random_sum (&random, 1 + i % 3);
      g_autofree char *text = grundy_test_sum_to_text (sum, sum->starts);
      g_autofree char *value = grundy_test_evaluate (text, GRUNDY_PLAY_NORMAL);
      g_autoptr (GString) numbers = g_string_new ("inf(");

      for (guint heap = 0; heap < 16; heap++)
        {
          g_autofree char *with_heap = g_strdup_printf ("%s+nim(%u)", text, heap);
          g_autofree char *sum_value = grundy_test_evaluate (with_heap, GRUNDY_PLAY_NORMAL);
          char outcome = sum_value[strlen (sum_value) - 1];

          if (outcome == 'P')
            {
              g_string_printf (numbers, "%u", heap);
              break;
            }
          if (outcome == 'N')
            g_string_append_printf (numbers, numbers->len == 4 ? "%u" : ",%u", heap);
        }
      if (numbers->str[0] == 'i')
        g_string_append_c (numbers, ')');
      *strchr (value, ' ') = '\0';
      g_assert_cmpstr (value, ==, numbers->str);
    }
}

static void
assert_row (const GrundyTestTsv *tsv, const char *text, const char *value)
{
  g_autofree char *normal = g_strdup_printf ("%s %s", value, grundy_test_tsv_get (tsv, "outcome_normal"));
  g_autofree char *misere = g_strdup_printf ("%s %s", value, grundy_test_tsv_get (tsv, "outcome_misere"));

  g_test_message ("line %u: %s", grundy_test_tsv_get_line (tsv), text);
  assert_value (text, GRUNDY_PLAY_NORMAL, normal);
  assert_value (text, GRUNDY_PLAY_MISERE, misere);
}

static void
test_vectors (void)
{
  g_autoptr (GrundyTestTsv) tsv = grundy_test_tsv_open ("vectors/loopy.tsv");
  guint n_rows = 0;

  for (; grundy_test_tsv_next (tsv); n_rows++)
    {
      g_autoptr (GrundyTestSum) sum = grundy_test_sum_parse (
          grundy_test_tsv_get (tsv, "nodes"), grundy_test_tsv_get (tsv, "edges"), grundy_test_tsv_get (tsv, "start"));
      g_autofree char *text = grundy_test_sum_to_text (sum, sum->starts);

      assert_row (tsv, text, grundy_test_tsv_get (tsv, "value"));
    }
  g_assert_cmpuint (n_rows, ==, 75);
}

static void
test_vectors_of_sums (void)
{
  g_autoptr (GrundyTestTsv) tsv = grundy_test_tsv_open ("vectors/loopy_sums.tsv");
  guint n_rows = 0;

  for (; grundy_test_tsv_next (tsv); n_rows++)
    {
      g_autoptr (GrundyTestSum) sum = grundy_test_sum_parse (
          grundy_test_tsv_get (tsv, "nodes"), grundy_test_tsv_get (tsv, "edges"), grundy_test_tsv_get (tsv, "starts"));
      g_autofree char *text = grundy_test_sum_to_text (sum, sum->starts);
      g_auto (GStrv) values = g_strsplit (grundy_test_tsv_get (tsv, "values"), "|", -1);
      g_autofree char *whole = grundy_test_evaluate (text, GRUNDY_PLAY_NORMAL);

      *strchr (whole, ' ') = '\0';
      assert_row (tsv, text, whole);
      for (guint i = 0; i < sum->n_components; i++)
        {
          g_autoptr (GrundySum) all = grundy_test_parse_sum (text);
          g_autoptr (GrundySum) alone = grundy_sum_get_component (all, i);
          g_autofree char *alone_text = grundy_sum_to_text (alone);
          g_autofree char *value = grundy_test_evaluate (alone_text, GRUNDY_PLAY_NORMAL);

          *strchr (value, ' ') = '\0';
          g_assert_cmpstr (value, ==, values[i]);
        }
    }
  g_assert_cmpuint (n_rows, ==, 60);
}

static void
test_addition (void)
{
  /* a is worth inf(0,1), o is worth inf(). */
#define A "dag{a>a,a>c,a>b,b>c}(a)"
#define O "dag{o>o}(o)"
  assert_value (A, GRUNDY_PLAY_NORMAL, "inf(0,1) N");
  assert_value (A "+nim(2)", GRUNDY_PLAY_NORMAL, "inf(2,3) D");
  assert_value (A "+nim(3)+nim(2)", GRUNDY_PLAY_NORMAL, "inf(0,1) N");
  assert_value (A "+nim(1000000000000000001)", GRUNDY_PLAY_NORMAL, "inf(1000000000000000000,1000000000000000001) D");
  assert_value (O, GRUNDY_PLAY_NORMAL, "inf() D");
  assert_value (A "+" A, GRUNDY_PLAY_NORMAL, "inf() D");
  assert_value (O "+nim(1)", GRUNDY_PLAY_NORMAL, "inf() D");
  /* Tokens on one graph add up as components do. */
  assert_value ("dag{a>a,a>c,a>b,b>c}(a,b)", GRUNDY_PLAY_NORMAL, "inf(0,1) N");
  assert_value ("dag{a>a,a>c,a>b,b>c}(a,a)", GRUNDY_PLAY_NORMAL, "inf() D");
#undef A
#undef O
}

static void
test_symbols (void)
{
  const guint64 numbers[] = { 0, 2, 5 };
  GrundyValue value = { .is_infinite = TRUE, .finite_options = g_array_new (FALSE, FALSE, sizeof (guint64)) };
  const GrundyValue empty = { .is_infinite = TRUE };
  const GrundyValue finite = { .sg = G_GUINT64_CONSTANT (9000000000000000000) };
  g_autofree char *all = NULL;
  g_autofree char *two = NULL;
  g_autofree char *none = grundy_value_to_symbols (&empty, 2);
  g_autofree char *number = grundy_value_to_symbols (&finite, 2);

  g_array_append_vals (value.finite_options, numbers, G_N_ELEMENTS (numbers));
  all = grundy_value_to_symbols (&value, 3);
  two = grundy_value_to_symbols (&value, 2);
  g_assert_cmpstr (all, ==, "∞{0,2,5}");
  g_assert_cmpstr (two, ==, "∞{0,2,…}");
  g_assert_cmpstr (none, ==, "∞");
  g_assert_cmpstr (number, ==, "9000000000000000000");
  grundy_value_clear (&value);
  g_assert_null (value.finite_options);
}

/* Anti must come to its stop: it is refused where a cycle can be reached, and only there. */
static void
test_anti (void)
{
  g_autoptr (GrundySum) cyclic = grundy_test_parse_sum ("nim(2)+dag{a>b,b>a,b>c}(a)");
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) error_of_moves = NULL;
  GrundyValue value;

  g_assert_false (grundy_sum_evaluate (cyclic, GRUNDY_PLAY_ANTI, &grundy_limits_for_values, NULL, &value, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_CYCLE);
  g_assert_nonnull (strstr (error->message, "a > b > a"));
  g_assert_null (grundy_sum_list_moves (cyclic, GRUNDY_PLAY_ANTI, &grundy_limits_for_values, NULL, &error_of_moves));
  g_assert_error (error_of_moves, GRUNDY_ERROR, GRUNDY_ERROR_CYCLE);
  assert_value ("nim(2)+dag{a>b,b>a,b>c}(c)", GRUNDY_PLAY_ANTI, "2 N");
}

/* Every way of playing ends where nobody ever can. */
static void
test_everything_goes_round (void)
{
  for (GrundyPlay play = GRUNDY_PLAY_NORMAL; play <= GRUNDY_PLAY_SELECTIVE; play++)
    if (play != GRUNDY_PLAY_ANTI)
      assert_value ("3*dag{a>a,a>b,b>a}(b)", play, "inf() D");
}

static gboolean
stop (guint64 done, guint64 total, gpointer user_data)
{
  return --*(guint *)user_data > 0;
}

static void
test_cancelled (void)
{
  g_autoptr (GrundySum) sum = grundy_test_parse_sum ("dag{a>a,a>b,b>c}(a)+dag{a>b,b>a,b>c}(a)+nim(2)");

  for (GrundyPlay play = GRUNDY_PLAY_NORMAL; play <= GRUNDY_PLAY_SELECTIVE; play++)
    for (guint n_calls = 1; play != GRUNDY_PLAY_ANTI && n_calls < 200; n_calls++)
      {
        guint left = n_calls;
        const GrundyProgress progress = { stop, &left };
        g_autoptr (GError) error = NULL;
        g_auto (GrundyValue) value = { 0 };

        if (grundy_sum_evaluate (sum, play, &grundy_limits_for_values, &progress, &value, &error))
          {
            g_assert_cmpuint (n_calls, >, 1);
            break;
          }
        g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_CANCELLED);
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/loop-sums/against-rules", test_against_rules);
  g_test_add_func ("/loop-sums/values-of-sums", test_values_of_sums);
  g_test_add_func ("/loop-sums/vectors", test_vectors);
  g_test_add_func ("/loop-sums/vectors-of-sums", test_vectors_of_sums);
  g_test_add_func ("/loop-sums/addition", test_addition);
  g_test_add_func ("/loop-sums/symbols", test_symbols);
  g_test_add_func ("/loop-sums/anti", test_anti);
  g_test_add_func ("/loop-sums/everything-goes-round", test_everything_goes_round);
  g_test_add_func ("/loop-sums/cancelled", test_cancelled);
  return g_test_run ();
}
