/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Graphs in which play may go round for ever. What is true of them by definition is found by playing a position
 * together with Nim heaps of every size, and looking again and again whether a win or a loss can be told, until nothing
 * changes: no queue, no counts, no values.
 */
#include "grundy-solution.h"

#include "grundy-test-dag.h"
#include "grundy-test-tsv.h"

#include <string.h>

static GrundySolution *
solve (GrundyGraph *graph)
{
  g_autoptr (GError) error = NULL;
  GrundySolution *solution = grundy_solve (graph, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (solution);
  return solution;
}

static GrundyGraph *
random_graph (GrundyTestRandom *random, guint max_nodes)
{
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
  guint32 n_nodes = 1 + (guint32)grundy_test_random_below (random, max_nodes);
  guint n_edges = (guint)grundy_test_random_below (random, 3 * n_nodes + 1);

  grundy_graph_builder_ensure_nodes (builder, n_nodes);
  for (guint i = 0; i < n_edges; i++)
    grundy_graph_builder_add_edge (builder, (guint32)grundy_test_random_below (random, n_nodes),
                                   (guint32)grundy_test_random_below (random, n_nodes));
  return grundy_graph_builder_end (builder);
}

/* A graph with Nim heaps beside it: the position (node, heap) is node * n_heaps + heap. */
typedef struct
{
  const GrundyGraph *graph;
  guint n_heaps;
  gboolean last_wins;
  guint8 *outcomes;
} Product;

static GrundyOutcome
look_at (const Product *product, guint32 node, guint heap)
{
  guint32 n_options;
  const guint32 *options = grundy_graph_get_options (product->graph, node, &n_options);
  guint n_n = 0;

  for (guint32 i = 0; i < n_options + heap; i++)
    {
      guint32 to = i < n_options ? options[i] * product->n_heaps + heap : node * product->n_heaps + i - n_options;

      if (product->outcomes[to] == GRUNDY_OUTCOME_P)
        return GRUNDY_OUTCOME_N;
      n_n += product->outcomes[to] == GRUNDY_OUTCOME_N;
    }
  if (n_options + heap == 0)
    return product->last_wins ? GRUNDY_OUTCOME_P : GRUNDY_OUTCOME_N;
  return n_n == n_options + heap ? GRUNDY_OUTCOME_P : GRUNDY_OUTCOME_D;
}

/* Every player's win is found in the end; what is left is drawn. */
static Product
play_out (const GrundyGraph *graph, guint n_heaps, gboolean last_wins)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (graph);
  Product product = { graph, n_heaps, last_wins, g_new (guint8, (gsize)n_nodes * n_heaps) };
  gboolean has_changed = TRUE;

  memset (product.outcomes, GRUNDY_OUTCOME_D, (gsize)n_nodes * n_heaps);
  while (has_changed)
    {
      has_changed = FALSE;
      for (guint32 i = 0; i < n_nodes * n_heaps; i++)
        if (product.outcomes[i] == GRUNDY_OUTCOME_D)
          {
            product.outcomes[i] = look_at (&product, i / n_heaps, i % n_heaps);
            has_changed = has_changed || product.outcomes[i] != GRUNDY_OUTCOME_D;
          }
    }
  return product;
}

/* `2`, or `inf(0,3)`: what the outcomes with the heaps say. */
static char *
value_by_definition (const Product *product, guint32 node)
{
  g_autoptr (GString) text = g_string_new ("inf(");

  for (guint heap = 0; heap < product->n_heaps; heap++)
    {
      GrundyOutcome outcome = product->outcomes[node * product->n_heaps + heap];

      if (outcome == GRUNDY_OUTCOME_P)
        return g_strdup_printf ("%u", heap);
      if (outcome == GRUNDY_OUTCOME_N)
        g_string_append_printf (text, text->len == 4 ? "%u" : ",%u", heap);
    }
  g_string_append_c (text, ')');
  return g_strdup (text->str);
}

static char *
value_text (const GrundySolution *solution, guint32 node)
{
  g_autoptr (GString) text = g_string_new ("inf(");
  guint32 sg = grundy_solution_get_sg (solution, node);
  guint32 n_values;
  const guint32 *values;

  if (sg != GRUNDY_SG_INFINITE)
    return g_strdup_printf ("%u", sg);
  values = grundy_solution_get_finite_options (solution, node, &n_values);
  for (guint32 i = 0; i < n_values; i++)
    g_string_append_printf (text, i == 0 ? "%u" : ",%u", values[i]);
  g_string_append_c (text, ')');
  return g_strdup (text->str);
}

static void
assert_is_true_by_definition (GrundyGraph *graph, const GrundySolution *solution)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (graph);
  guint n_heaps = n_nodes + 1;
  Product normal = play_out (graph, n_heaps, TRUE);
  Product misere = play_out (graph, 1, FALSE);

  for (guint32 node = 0; node < n_nodes; node++)
    {
      g_autofree char *expected = value_by_definition (&normal, node);
      g_autofree char *found = value_text (solution, node);

      g_assert_cmpstr (found, ==, expected);
      g_assert_cmpint (grundy_solution_get_outcome (solution, node, TRUE), ==, normal.outcomes[node * n_heaps]);
      g_assert_cmpint (grundy_solution_get_outcome (solution, node, FALSE), ==, misere.outcomes[node]);
    }
  g_free (normal.outcomes);
  g_free (misere.outcomes);
}

static void
test_against_definition (void)
{
  GrundyTestRandom random = { 1966 };
  guint n_cyclic = 0;

  for (guint i = 0; i < 20000; i++)
    {
      g_autoptr (GrundyGraph) graph = random_graph (&random, 9);
      g_autoptr (GrundySolution) solution = solve (graph);

      if (!grundy_solution_has_cycle (solution))
        continue;
      n_cyclic++;
      assert_is_true_by_definition (graph, solution);
    }
  g_test_message ("%u graphs with cycles", n_cyclic);
  g_assert_cmpuint (n_cyclic, >, 10000);
}

static void
test_vectors (void)
{
  g_autoptr (GrundyTestTsv) tsv = grundy_test_tsv_open ("vectors/loopy.tsv");
  guint n_rows = 0;

  for (; grundy_test_tsv_next (tsv); n_rows++)
    {
      guint32 start = (guint32)grundy_test_tsv_get_number (tsv, "start");
      g_autoptr (GrundyGraph) graph = grundy_test_graph_parse ((guint32)grundy_test_tsv_get_number (tsv, "nodes"),
                                                               grundy_test_tsv_get (tsv, "edges"));
      g_autoptr (GrundySolution) solution = solve (graph);
      g_autofree char *value = value_text (solution, start);
      char normal = grundy_outcome_get_letter (grundy_solution_get_outcome (solution, start, TRUE));
      char misere = grundy_outcome_get_letter (grundy_solution_get_outcome (solution, start, FALSE));

      g_test_message ("line %u", grundy_test_tsv_get_line (tsv));
      g_assert_cmpstr (value, ==, grundy_test_tsv_get (tsv, "value"));
      g_assert_cmpint (normal, ==, *grundy_test_tsv_get (tsv, "outcome_normal"));
      g_assert_cmpint (misere, ==, *grundy_test_tsv_get (tsv, "outcome_misere"));
    }
  g_assert_cmpuint (n_rows, ==, 75);
}

/* Every node once; a position that is won or lost comes after those that make it so. */
static void
assert_is_order_of_outcomes (GrundyGraph *graph, const GrundySolution *solution, gboolean last_wins)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (graph);
  g_autofree guint32 *order = grundy_solution_order_outcomes (solution, last_wins);
  g_autofree guint8 *known = g_new (guint8, n_nodes);
  gboolean is_in_draws = FALSE;

  memset (known, GRUNDY_OUTCOME_D, n_nodes);
  for (guint32 i = 0; i < n_nodes; i++)
    {
      GrundyOutcome outcome = grundy_solution_get_outcome (solution, order[i], last_wins);
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (graph, order[i], &n_options);
      guint n_p = 0, n_n = 0;

      for (guint32 k = 0; k < n_options; k++)
        {
          n_p += known[options[k]] == GRUNDY_OUTCOME_P;
          n_n += known[options[k]] == GRUNDY_OUTCOME_N;
        }
      g_assert_cmpint (known[order[i]], ==, GRUNDY_OUTCOME_D);
      is_in_draws = is_in_draws || outcome == GRUNDY_OUTCOME_D;
      if (is_in_draws)
        g_assert_true (outcome == GRUNDY_OUTCOME_D && n_p == 0 && n_n < n_options);
      else if (n_options == 0)
        g_assert_cmpint (outcome, ==, last_wins ? GRUNDY_OUTCOME_P : GRUNDY_OUTCOME_N);
      else
        g_assert_true (outcome == GRUNDY_OUTCOME_N ? n_p > 0 : n_n == n_options);
      known[order[i]] = (guint8)outcome;
    }
}

/* Whether an option of @node was known to have value @sg when @node got it. */
static gboolean
can_be_answered (const GrundyGraph *graph, const guint32 *known, guint32 node, guint32 sg)
{
  guint32 n_options;
  const guint32 *options = grundy_graph_get_options (graph, node, &n_options);

  for (guint32 k = 0; k < n_options; k++)
    if (known[options[k]] == sg)
      return TRUE;
  return FALSE;
}

/* What the sentences of a step say: smaller values are there, and anything else can be answered by what is known. */
static void
assert_is_order_of_values (GrundyGraph *graph, const GrundySolution *solution)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (graph);
  g_autofree guint32 *order = grundy_solution_order_values (solution);
  g_autofree guint32 *known = g_new (guint32, n_nodes);
  guint32 last = 0;

  memset (known, 0xff, n_nodes * sizeof *known);
  for (guint32 i = 0; i < n_nodes; i++)
    {
      guint32 sg = grundy_solution_get_sg (solution, order[i]);
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (graph, order[i], &n_options);

      g_assert_cmpuint (sg, >=, last);
      last = sg;
      if (sg == GRUNDY_SG_INFINITE)
        continue;
      for (guint32 smaller = 0; smaller < sg; smaller++)
        g_assert_true (can_be_answered (graph, known, order[i], smaller));
      for (guint32 k = 0; k < n_options; k++)
        g_assert_true (known[options[k]] < sg || can_be_answered (graph, known, options[k], sg));
      known[order[i]] = sg;
    }
}

static void
test_orders (void)
{
  GrundyTestRandom random = { 1986 };

  for (guint i = 0; i < 3000; i++)
    {
      g_autoptr (GrundyGraph) graph = random_graph (&random, 12);
      g_autoptr (GrundySolution) solution = solve (graph);

      if (!grundy_solution_has_cycle (solution))
        continue;
      assert_is_order_of_outcomes (graph, solution, TRUE);
      assert_is_order_of_outcomes (graph, solution, FALSE);
      assert_is_order_of_values (graph, solution);
    }
}

/* Whether the player to move can end play as winner, or must lose, within so many moves. */
static gboolean
is_decided_within (const GrundyGraph *graph, guint32 node, gboolean last_wins, gboolean to_win, guint n_moves)
{
  guint32 n_options;
  const guint32 *options = grundy_graph_get_options (graph, node, &n_options);
  guint n_found = 0;

  if (n_options == 0)
    return to_win != last_wins;
  for (guint32 k = 0; k < n_options && n_moves > 0; k++)
    n_found += is_decided_within (graph, options[k], last_wins, !to_win, n_moves - 1);
  return to_win ? n_found > 0 : n_found == n_options;
}

static void
assert_remoteness (GrundyGraph *graph, const GrundySolution *solution, gboolean last_wins)
{
  g_autofree guint32 *remoteness = grundy_compute_remoteness (solution, last_wins);

  for (guint32 node = 0; node < grundy_graph_get_n_nodes (graph); node++)
    {
      gboolean wins = grundy_solution_get_outcome (solution, node, last_wins) == GRUNDY_OUTCOME_N;

      if (remoteness[node] == GRUNDY_MOVES_WITHOUT_END)
        {
          g_assert_cmpint (grundy_solution_get_outcome (solution, node, last_wins), ==, GRUNDY_OUTCOME_D);
          continue;
        }
      g_assert_true (is_decided_within (graph, node, last_wins, wins, remoteness[node]));
      g_assert_true (remoteness[node] == 0 || !is_decided_within (graph, node, last_wins, wins, remoteness[node] - 1));
    }
}

static void
test_remoteness (void)
{
  GrundyTestRandom random = { 1925 };

  for (guint i = 0; i < 500; i++)
    {
      g_autoptr (GrundyGraph) graph = random_graph (&random, 5);
      g_autoptr (GrundySolution) solution = solve (graph);

      if (!grundy_solution_has_cycle (solution))
        continue;
      assert_remoteness (graph, solution, TRUE);
      assert_remoteness (graph, solution, FALSE);
      g_assert_null (grundy_compute_step (solution));
    }
}

/* Every node has an arrow to every other one of smaller number, the last ones also upwards: as many values as can be.
 */
static void
test_many_values (void)
{
  const guint32 n_nodes = 630;
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
  g_autoptr (GrundyGraph) graph = NULL;
  g_autoptr (GrundySolution) solution = NULL;

  for (guint32 from = 0; from < n_nodes; from++)
    for (guint32 to = 0; to < from; to++)
      grundy_graph_builder_add_edge (builder, from, to);
  grundy_graph_builder_add_edge (builder, n_nodes - 1, n_nodes - 1);
  graph = grundy_graph_builder_end (builder);
  solution = solve (graph);
  g_assert_cmpuint (grundy_solution_get_max_sg (solution), ==, n_nodes - 2);
  for (guint32 node = 0; node + 1 < n_nodes; node++)
    g_assert_cmpuint (grundy_solution_get_sg (solution, node), ==, node);
  g_assert_cmpuint (grundy_solution_get_sg (solution, n_nodes - 1), ==, GRUNDY_SG_INFINITE);
}

/* A ring is drawn; with a way out at one place, every other node before it wins. */
static void
test_long_ring (void)
{
  const guint32 n_nodes = 200000;
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
  g_autoptr (GrundyGraph) ring = NULL;
  g_autoptr (GrundyGraph) with_exit = NULL;
  g_autoptr (GrundySolution) drawn = NULL;
  g_autoptr (GrundySolution) decided = NULL;

  for (guint32 node = 0; node < n_nodes; node++)
    grundy_graph_builder_add_edge (builder, node, (node + 1) % n_nodes);
  ring = grundy_graph_builder_end (builder);
  drawn = solve (ring);
  for (guint32 node = 0; node < n_nodes; node++)
    grundy_graph_builder_add_edge (builder, node, (node + 1) % n_nodes);
  grundy_graph_builder_add_edge (builder, n_nodes - 1, n_nodes);
  with_exit = grundy_graph_builder_end (builder);
  decided = solve (with_exit);
  for (guint32 node = 0; node < n_nodes; node += 99)
    {
      g_assert_cmpint (grundy_solution_get_outcome (drawn, node, TRUE), ==, GRUNDY_OUTCOME_D);
      g_assert_cmpint (grundy_solution_get_outcome (decided, node, TRUE), ==,
                       node % 2 == 1 ? GRUNDY_OUTCOME_N : GRUNDY_OUTCOME_P);
    }
}

static gboolean
stop_at_once (guint64 done, guint64 total, gpointer user_data)
{
  guint *n_calls = user_data;

  return --*n_calls > 0;
}

/* Whenever it is asked to stop it does, and leaves nothing behind. */
static void
test_cancelled (void)
{
  GrundyTestRandom random = { 7 };
  g_autoptr (GrundyGraph) graph = NULL;
  guint n_stopped = 0;

  do
    {
      g_clear_pointer (&graph, grundy_graph_unref);
      graph = random_graph (&random, 9);
    }
  while (grundy_graph_is_post_ordered (graph) || grundy_graph_get_n_edges (graph) < 9);

  for (guint n_calls = 1; n_calls < 100; n_calls++)
    {
      guint left = n_calls;
      g_autoptr (GError) error = NULL;
      g_autoptr (GrundySolution) solution = grundy_solve (graph, &(GrundyProgress){ stop_at_once, &left }, &error);

      if (solution != NULL)
        break;
      g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_CANCELLED);
      n_stopped++;
    }
  g_assert_cmpuint (n_stopped, >=, 4);
  g_assert_cmpuint (n_stopped, <, 99);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/loops/against-definition", test_against_definition);
  g_test_add_func ("/loops/vectors", test_vectors);
  g_test_add_func ("/loops/orders", test_orders);
  g_test_add_func ("/loops/remoteness", test_remoteness);
  g_test_add_func ("/loops/many-values", test_many_values);
  g_test_add_func ("/loops/long-ring", test_long_ring);
  g_test_add_func ("/loops/cancelled", test_cancelled);
  return g_test_run ();
}
