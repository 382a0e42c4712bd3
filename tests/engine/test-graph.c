/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-graph.h"

#include "grundy-test-dag.h"

static void
assert_options (const GrundyGraph *graph, guint32 node, const guint32 *expected, guint32 n_expected)
{
  guint32 n_options;
  const guint32 *options = grundy_graph_get_options (graph, node, &n_options);

  g_assert_cmpmem (options, n_options * sizeof *options, expected, n_expected * sizeof *expected);
}

static gboolean
has_edge (const GrundyGraph *graph, guint32 from, guint32 to)
{
  guint32 n_options;
  const guint32 *options = grundy_graph_get_options (graph, from, &n_options);

  for (guint32 i = 0; i < n_options; i++)
    if (options[i] == to)
      return TRUE;
  return FALSE;
}

static void
test_builder (void)
{
  const guint32 of_3[] = { 0, 1, 2 };
  const guint32 of_0[] = { 1 };
  g_autoptr (GrundyGraph) graph = grundy_test_graph_parse (6, "3>2,3>0,0>1,3>2,3>1,0>1,3>0");

  g_assert_cmpuint (grundy_graph_get_n_nodes (graph), ==, 6);
  g_assert_cmpuint (grundy_graph_get_n_edges (graph), ==, 4);
  assert_options (graph, 0, of_0, 1);
  assert_options (graph, 1, NULL, 0);
  assert_options (graph, 2, NULL, 0);
  assert_options (graph, 3, of_3, 3);
  assert_options (graph, 5, NULL, 0);
  g_assert_cmpuint (grundy_graph_get_first_edge (graph, 0), ==, 0);
  g_assert_cmpuint (grundy_graph_get_first_edge (graph, 3), ==, 1);
  g_assert_cmpuint (grundy_graph_get_first_edge (graph, 5), ==, 4);
}

static void
test_builder_begins_again (void)
{
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
  g_autoptr (GrundyGraph) first = NULL;
  g_autoptr (GrundyGraph) second = NULL;

  grundy_graph_builder_add_edge (builder, 2, 1);
  first = grundy_graph_builder_end (builder);
  second = grundy_graph_builder_end (builder);
  g_assert_cmpuint (grundy_graph_get_n_nodes (first), ==, 3);
  g_assert_cmpuint (grundy_graph_get_n_nodes (second), ==, 0);
}

static void
test_empty (void)
{
  g_autoptr (GrundyGraph) graph = grundy_graph_new_take (0, g_new0 (guint32, 1), NULL);
  g_autoptr (GrundyGraph) reverse = grundy_graph_reverse (graph);
  g_autofree guint32 *order = grundy_graph_post_order (graph);
  guint n_nodes;

  g_assert_cmpuint (grundy_graph_get_n_edges (reverse), ==, 0);
  g_assert_nonnull (order);
  g_assert_null (grundy_graph_find_cycle (graph, &n_nodes));
  g_assert_cmpuint (n_nodes, ==, 0);
}

/* The builder against a table of who has an edge to whom, cycles and loops included. */
static void
test_random_edges (void)
{
  enum
  {
    N_NODES = 12
  };
  GrundyTestRandom random = { 11 };

  for (guint round = 0; round < 300; round++)
    {
      gboolean expected[N_NODES][N_NODES] = { 0 };
      g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
      g_autoptr (GrundyGraph) graph = NULL;
      g_autoptr (GrundyGraph) reverse = NULL;

      grundy_graph_builder_ensure_nodes (builder, N_NODES);
      for (guint64 n = grundy_test_random_below (&random, 150); n > 0; n--)
        {
          guint32 from = (guint32)grundy_test_random_below (&random, N_NODES);
          guint32 to = (guint32)grundy_test_random_below (&random, N_NODES);

          expected[from][to] = TRUE;
          grundy_graph_builder_add_edge (builder, from, to);
        }
      graph = grundy_graph_builder_end (builder);
      reverse = grundy_graph_reverse (graph);

      g_assert_cmpuint (grundy_graph_get_n_edges (reverse), ==, grundy_graph_get_n_edges (graph));
      for (guint32 from = 0; from < N_NODES; from++)
        {
          guint32 n_options;
          const guint32 *options = grundy_graph_get_options (graph, from, &n_options);

          for (guint32 i = 1; i < n_options; i++)
            g_assert_cmpuint (options[i - 1], <, options[i]);
          for (guint32 to = 0; to < N_NODES; to++)
            {
              g_assert_cmpint (has_edge (graph, from, to), ==, expected[from][to]);
              g_assert_cmpint (has_edge (reverse, to, from), ==, expected[from][to]);
            }
        }
    }
}

static void
test_post_ordered (void)
{
  g_autoptr (GrundyGraph) in_order = grundy_test_graph_parse (4, "3>0,3>2,2>1");
  g_autoptr (GrundyGraph) not_in_order = grundy_test_graph_parse (4, "3>0,1>2");
  g_autoptr (GrundyGraph) loop = grundy_test_graph_parse (2, "1>1");

  g_assert_true (grundy_graph_is_post_ordered (in_order));
  g_assert_false (grundy_graph_is_post_ordered (not_in_order));
  g_assert_false (grundy_graph_is_post_ordered (loop));
}

static void
assert_is_post_order (const GrundyGraph *graph, const guint32 *order)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (graph);
  g_autofree gboolean *is_done = g_new0 (gboolean, n_nodes);

  for (guint32 i = 0; i < n_nodes; i++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (graph, order[i], &n_options);

      g_assert_false (is_done[order[i]]);
      for (guint32 j = 0; j < n_options; j++)
        g_assert_true (is_done[options[j]]);
      is_done[order[i]] = TRUE;
    }
}

static void
assert_is_cycle (const GrundyGraph *graph, const guint32 *cycle, guint n_nodes)
{
  g_assert_cmpuint (n_nodes, >, 0);
  for (guint i = 0; i < n_nodes; i++)
    {
      g_assert_true (has_edge (graph, cycle[i], cycle[(i + 1) % n_nodes]));
      for (guint j = 0; j < i; j++)
        g_assert_cmpuint (cycle[i], !=, cycle[j]);
    }
}

static void
test_post_order (void)
{
  GrundyTestRandom random = { 5 };

  for (guint round = 0; round < 200; round++)
    {
      guint percent = (guint)grundy_test_random_below (&random, 101);
      g_autoptr (GrundyGraph) graph = grundy_test_dag_random (&random, round % 30, percent, TRUE);
      g_autofree guint32 *order = grundy_graph_post_order (graph);
      guint n_nodes;

      assert_is_post_order (graph, order);
      g_assert_null (grundy_graph_find_cycle (graph, &n_nodes));
    }
}

/* The length of the shortest way from each node back to it: edges are put together, shortest first. */
static void
assert_cycles_through (const GrundyGraph *graph)
{
  guint32 n = grundy_graph_get_n_nodes (graph);

  for (guint32 start = 0; start < n; start++)
    {
      g_autofree gboolean *is_reached = g_new0 (gboolean, n);
      guint length = 0;
      guint n_found;
      g_autofree guint32 *cycle = grundy_graph_find_cycle_through (graph, start, &n_found);

      for (guint round = 1; round <= n && length == 0; round++)
        {
          g_autofree gboolean *before = g_memdup2 (is_reached, n * sizeof *before);

          for (guint32 from = 0; from < n; from++)
            for (guint32 to = 0; to < n; to++)
              if ((round == 1 ? from == start : before[from]) && has_edge (graph, from, to))
                is_reached[to] = TRUE;
          length = is_reached[start] ? round : 0;
        }
      g_assert_cmpuint (n_found, ==, length);
      g_assert_cmpint (cycle != NULL, ==, length > 0);
      if (cycle != NULL)
        {
          g_assert_cmpuint (cycle[0], ==, start);
          assert_is_cycle (graph, cycle, n_found);
        }
    }
}

static void
test_cycles (void)
{
  const char *edges[] = { "2>2", "0>1,1>0", "0>1,0>2,2>3,3>4,4>2", "4>3,3>2,2>1,1>0,0>4", "0>1,0>2,1>3,2>3,3>0,4>0" };

  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    {
      g_autoptr (GrundyGraph) graph = grundy_test_graph_parse (5, edges[i]);
      guint n_nodes;
      g_autofree guint32 *cycle = grundy_graph_find_cycle (graph, &n_nodes);

      assert_is_cycle (graph, cycle, n_nodes);
      assert_cycles_through (graph);
      g_assert_null (grundy_graph_post_order (graph));
    }
}

/* A graph without cycles gets one edge that closes one exactly when its start is reached from its end. */
static void
test_random_cycles (void)
{
  GrundyTestRandom random = { 6 };

  for (guint round = 0; round < 300; round++)
    {
      g_autoptr (GrundyGraph) dag = grundy_test_dag_random (&random, 12, 20, TRUE);
      g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
      g_autoptr (GrundyGraph) graph = NULL;
      g_autofree guint32 *cycle = NULL;
      g_autofree guint32 *order = NULL;
      guint n_nodes;

      grundy_graph_builder_ensure_nodes (builder, 12);
      for (guint32 from = 0; from < 12; from++)
        for (guint32 to = 0; to < 12; to++)
          if (has_edge (dag, from, to))
            grundy_graph_builder_add_edge (builder, from, to);
      grundy_graph_builder_add_edge (builder, (guint32)grundy_test_random_below (&random, 12),
                                     (guint32)grundy_test_random_below (&random, 12));
      graph = grundy_graph_builder_end (builder);

      cycle = grundy_graph_find_cycle (graph, &n_nodes);
      order = grundy_graph_post_order (graph);
      if (cycle != NULL)
        assert_is_cycle (graph, cycle, n_nodes);
      else
        assert_is_post_order (graph, order);
      g_assert_true ((cycle == NULL) == (order != NULL));
    }
}

/* Recursion would run out of stack here. */
static void
test_long_path (void)
{
  const guint32 n_nodes = 1000000;
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
  g_autoptr (GrundyGraph) path = NULL;
  g_autoptr (GrundyGraph) ring = NULL;
  g_autofree guint32 *order = NULL;
  g_autofree guint32 *cycle = NULL;
  guint length;

  for (guint32 i = 0; i + 1 < n_nodes; i++)
    grundy_graph_builder_add_edge (builder, i, i + 1);
  path = grundy_graph_builder_end (builder);
  order = grundy_graph_post_order (path);
  for (guint32 i = 0; i < n_nodes; i++)
    g_assert_cmpuint (order[i], ==, n_nodes - 1 - i);

  for (guint32 i = 0; i < n_nodes; i++)
    grundy_graph_builder_add_edge (builder, i, (i + 1) % n_nodes);
  ring = grundy_graph_builder_end (builder);
  cycle = grundy_graph_find_cycle (ring, &length);
  g_assert_cmpuint (length, ==, n_nodes);
  for (guint32 i = 0; i < n_nodes; i++)
    g_assert_cmpuint (cycle[(i + 1) % n_nodes], ==, (cycle[i] + 1) % n_nodes);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/graph/builder", test_builder);
  g_test_add_func ("/graph/builder-begins-again", test_builder_begins_again);
  g_test_add_func ("/graph/empty", test_empty);
  g_test_add_func ("/graph/random-edges", test_random_edges);
  g_test_add_func ("/graph/post-ordered", test_post_ordered);
  g_test_add_func ("/graph/post-order", test_post_order);
  g_test_add_func ("/graph/cycles", test_cycles);
  g_test_add_func ("/graph/random-cycles", test_random_cycles);
  g_test_add_func ("/graph/long-path", test_long_path);
  return g_test_run ();
}
