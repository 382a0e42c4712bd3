/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-test-layout.h"
#include "grundy-test-random.h"

#include <math.h>

typedef struct
{
  GrundyGraph *graph;
  GrundyMetrics *metrics;
  GrundyLayout *layout;
} Fixture;

static void
fixture_clear (Fixture *fixture)
{
  g_clear_pointer (&fixture->graph, grundy_graph_unref);
  g_clear_pointer (&fixture->metrics, grundy_metrics_free);
  g_clear_pointer (&fixture->layout, grundy_layout_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fixture, fixture_clear)

static GrundyLayout *
lay_out (GrundyGraph *graph, const GrundyMetrics *metrics, guint effort)
{
  g_autoptr (GrundyView) view = grundy_view_new_identity (graph);
  g_autoptr (GError) error = NULL;
  GrundyLayoutOptions options = { .effort = effort };
  GrundyLayout *layout =
      grundy_layout_new (GRUNDY_LAYOUT_LAYERED, view, metrics, NULL, NULL, NULL, &options, NULL, &error);

  g_assert_no_error (error);
  return layout;
}

/* Nodes of many sizes, some with a text beside them */
static GrundyMetrics *
make_uneven_metrics (guint32 n_nodes, GrundyTestRandom *random)
{
  GrundyMetrics *metrics = grundy_metrics_new_uniform (n_nodes, 10);

  for (guint32 node = 0; node < n_nodes; node++)
    {
      double half_width = 6 + (double)grundy_test_random_below (random, 20);
      double half_height = 6 + (double)grundy_test_random_below (random, 8);

      metrics->nodes[node] = (GrundyNodeMetrics){
        .half_width = half_width,
        .half_height = half_height,
        .corner = MIN (half_width, half_height),
        .left = half_width,
        .right = half_width + grundy_test_random_below (random, 3) * 15,
        .up = half_height,
        .down = half_height + grundy_test_random_below (random, 2) * 9,
      };
    }
  return metrics;
}

static void
fixture_init (Fixture *fixture, GrundyGraph *graph, GrundyTestRandom *random, guint effort)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (graph);

  fixture->graph = graph;
  fixture->metrics = random != NULL ? make_uneven_metrics (n_nodes, random) : grundy_metrics_new_uniform (n_nodes, 10);
  fixture->layout = lay_out (graph, fixture->metrics, effort);
}

static GrundyGraph *
make_random (guint32 n_nodes, guint n_edges, gboolean has_cycles, GrundyTestRandom *random)
{
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();

  grundy_graph_builder_ensure_nodes (builder, n_nodes);
  for (guint i = 0; i < n_edges; i++)
    {
      guint32 from = grundy_test_random_below (random, n_nodes);
      guint32 to = grundy_test_random_below (random, n_nodes);

      if (has_cycles || from > to)
        grundy_graph_builder_add_edge (builder, from, to);
      else if (from < to)
        grundy_graph_builder_add_edge (builder, to, from);
    }
  return grundy_graph_builder_end (builder);
}

/* Every move from a heap to a smaller one */
static GrundyGraph *
make_nim_heap (guint32 heap)
{
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();

  grundy_graph_builder_ensure_nodes (builder, heap + 1);
  for (guint32 from = 1; from <= heap; from++)
    for (guint32 to = 0; to < from; to++)
      grundy_graph_builder_add_edge (builder, from, to);
  return grundy_graph_builder_end (builder);
}

static void
assert_edges_lead_down (const GrundyLayout *layout, const GrundyGraph *graph)
{
  for (guint32 node = 0; node < grundy_graph_get_n_nodes (graph); node++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (graph, node, &n_options);

      if (n_options == 0)
        g_assert_cmpuint (grundy_layout_get_layer (layout, node), ==, 0);
      for (guint32 i = 0; i < n_options; i++)
        {
          g_assert_cmpuint (grundy_layout_get_layer (layout, node), >, grundy_layout_get_layer (layout, options[i]));
          g_assert_cmpfloat (grundy_layout_get_node (layout, node).y, <, grundy_layout_get_node (layout, options[i]).y);
        }
    }
}

static void
assert_same_layouts (const GrundyLayout *a, const GrundyLayout *b, const GrundyGraph *graph)
{
  for (guint32 node = 0; node < grundy_graph_get_n_nodes (graph); node++)
    {
      GrundyPoint p = grundy_layout_get_node (a, node);
      GrundyPoint q = grundy_layout_get_node (b, node);

      g_assert_cmpmem (&p, sizeof p, &q, sizeof q);
    }
  for (gsize edge = 0; edge < grundy_graph_get_n_edges (graph); edge++)
    {
      guint n_a;
      guint n_b;
      const GrundyPoint *p = grundy_layout_get_edge (a, edge, &n_a);
      const GrundyPoint *q = grundy_layout_get_edge (b, edge, &n_b);

      g_assert_cmpmem (p, n_a * sizeof *p, q, n_b * sizeof *q);
    }
}

static void
test_random_graphs (void)
{
  GrundyTestRandom random = { 1 };

  for (guint i = 0; i < 120; i++)
    {
      g_auto (Fixture) fixture = { NULL };
      guint32 n_nodes = 1 + grundy_test_random_below (&random, 30);
      guint n_edges = grundy_test_random_below (&random, 3 * n_nodes + 1);
      gboolean has_cycles = i % 3 == 2;

      fixture_init (&fixture, make_random (n_nodes, n_edges, has_cycles, &random), i % 2 == 0 ? &random : NULL, i % 2);
      grundy_test_check_layout (fixture.layout, fixture.metrics, GRUNDY_TEST_LAYOUT_CLEAR_LABELS);
      if (!has_cycles)
        assert_edges_lead_down (fixture.layout, fixture.graph);
    }
}

static void
test_nim_heaps (void)
{
  for (guint heap = 0; heap <= 16; heap++)
    {
      g_auto (Fixture) fixture = { NULL };

      fixture_init (&fixture, make_nim_heap (heap), NULL, 1);
      grundy_test_check_layout (fixture.layout, fixture.metrics, GRUNDY_TEST_LAYOUT_CLEAR_LABELS);
      for (guint32 node = 0; node <= heap; node++)
        g_assert_cmpuint (grundy_layout_get_layer (fixture.layout, node), ==, node);
    }
}

static void
test_no_node (void)
{
  g_auto (Fixture) fixture = { NULL };
  GrundyTestRandom random = { 1 };

  fixture_init (&fixture, make_random (0, 0, FALSE, &random), NULL, 1);
  g_assert_cmpfloat (grundy_layout_get_width (fixture.layout), ==, 0);
}

static void
test_chain_is_straight (void)
{
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
  g_auto (Fixture) fixture = { NULL };

  for (guint32 node = 1; node < 12; node++)
    grundy_graph_builder_add_edge (builder, node, node - 1);
  fixture_init (&fixture, grundy_graph_builder_end (builder), NULL, 0);
  for (guint32 node = 0; node < 12; node++)
    g_assert_cmpfloat_with_epsilon (grundy_layout_get_node (fixture.layout, node).x, 10, 1e-6);
  for (gsize edge = 0; edge < 11; edge++)
    {
      guint n_points;

      grundy_layout_get_edge (fixture.layout, edge, &n_points);
      g_assert_cmpuint (n_points, ==, 4);
    }
}

/* A binary tree stands above the middle of its leaves. */
static void
test_tree_is_symmetric (void)
{
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
  g_auto (Fixture) fixture = { NULL };
  double middle;

  for (guint32 node = 0; node < 7; node++)
    {
      grundy_graph_builder_add_edge (builder, node, 2 * node + 1);
      grundy_graph_builder_add_edge (builder, node, 2 * node + 2);
    }
  fixture_init (&fixture, grundy_graph_builder_end (builder), NULL, 1);
  middle = grundy_layout_get_width (fixture.layout) / 2;
  g_assert_cmpfloat_with_epsilon (grundy_layout_get_node (fixture.layout, 0).x, middle, 0.5);
  for (guint32 node = 0; node < 7; node++)
    g_assert_cmpfloat_with_epsilon (grundy_layout_get_node (fixture.layout, node).x,
                                    (grundy_layout_get_node (fixture.layout, 2 * node + 1).x +
                                     grundy_layout_get_node (fixture.layout, 2 * node + 2).x) /
                                        2,
                                    0.5);
}

static void
test_loop_and_both_ways (void)
{
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
  g_auto (Fixture) fixture = { NULL };
  guint n_points;
  const GrundyPoint *loop;
  GrundyPoint there;
  GrundyPoint back;

  grundy_graph_builder_add_edge (builder, 0, 0);
  grundy_graph_builder_add_edge (builder, 0, 1);
  grundy_graph_builder_add_edge (builder, 1, 0);
  fixture_init (&fixture, grundy_graph_builder_end (builder), NULL, 0);
  grundy_test_check_layout (fixture.layout, fixture.metrics, GRUNDY_TEST_LAYOUT_CLEAR_LABELS);
  loop = grundy_layout_get_edge (fixture.layout, 0, &n_points);
  g_assert_cmpfloat (hypot (loop[0].x - loop[n_points - 1].x, loop[0].y - loop[n_points - 1].y), >, 5);
  there = grundy_test_sample_edge (fixture.layout, 1, 0.5);
  back = grundy_test_sample_edge (fixture.layout, 2, 0.5);
  g_assert_cmpfloat (fabs (there.x - back.x), >, 5);
}

static void
test_same_input_same_layout (void)
{
  GrundyTestRandom random = { 7 };
  g_auto (Fixture) fixture = { NULL };
  g_autoptr (GrundyLayout) again = NULL;

  fixture_init (&fixture, make_random (60, 150, TRUE, &random), NULL, 1);
  again = lay_out (fixture.graph, fixture.metrics, 1);
  assert_same_layouts (fixture.layout, again, fixture.graph);
}

/* One more node above a node: all others keep their layers, their order, and their distances. */
static void
test_previous_keeps_its_place (void)
{
  GrundyTestRandom random = { 5 };

  for (guint i = 0; i < 30; i++)
    {
      g_auto (Fixture) before = { NULL };
      g_auto (Fixture) after = { NULL };
      g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
      g_autoptr (GrundyView) view = NULL;
      g_autoptr (GError) error = NULL;
      guint32 previous_nodes[21];
      double shift;

      fixture_init (&before, make_random (20, 34, FALSE, &random), NULL, 1);
      for (guint32 node = 0; node < 20; node++)
        {
          guint32 n_options;
          const guint32 *options = grundy_graph_get_options (before.graph, node, &n_options);

          previous_nodes[node] = node;
          for (guint32 k = 0; k < n_options; k++)
            grundy_graph_builder_add_edge (builder, node, options[k]);
        }
      previous_nodes[20] = G_MAXUINT32;
      grundy_graph_builder_add_edge (builder, 20, 19);
      after.graph = grundy_graph_builder_end (builder);
      after.metrics = grundy_metrics_new_uniform (21, 10);
      view = grundy_view_new_identity (after.graph);
      after.layout = grundy_layout_new (GRUNDY_LAYOUT_LAYERED, view, after.metrics, NULL, before.layout, previous_nodes,
                                        NULL, NULL, &error);
      g_assert_no_error (error);
      grundy_test_check_layout (after.layout, after.metrics, GRUNDY_TEST_LAYOUT_CLEAR_LABELS);
      shift = grundy_layout_get_node (after.layout, 0).x - grundy_layout_get_node (before.layout, 0).x;
      for (guint32 a = 0; a < 20; a++)
        {
          GrundyPoint p = grundy_layout_get_node (before.layout, a);
          GrundyPoint q = grundy_layout_get_node (after.layout, a);

          g_assert_cmpuint (grundy_layout_get_layer (before.layout, a), ==, grundy_layout_get_layer (after.layout, a));
          if (grundy_layout_get_layer (after.layout, 20) != grundy_layout_get_layer (after.layout, a))
            g_assert_cmpfloat_with_epsilon (q.x - p.x, shift, 25);
          for (guint32 b = 0; b < 20; b++)
            if (grundy_layout_get_layer (after.layout, a) == grundy_layout_get_layer (after.layout, b) &&
                p.x < grundy_layout_get_node (before.layout, b).x)
              g_assert_cmpfloat (q.x, <, grundy_layout_get_node (after.layout, b).x);
        }
    }
}

static gboolean
stop_at_once (guint64 done, guint64 total, gpointer user_data)
{
  (*(guint *)user_data)++;
  return FALSE;
}

static void
test_cancel (void)
{
  GrundyTestRandom random = { 3 };
  g_autoptr (GrundyGraph) graph = make_random (2000, 8000, FALSE, &random);
  g_autoptr (GrundyView) view = grundy_view_new_identity (graph);
  g_autoptr (GrundyMetrics) metrics = grundy_metrics_new_uniform (2000, 10);
  g_autoptr (GError) error = NULL;
  guint n_calls = 0;
  GrundyProgress progress = { stop_at_once, &n_calls };

  g_assert_null (grundy_layout_new (GRUNDY_LAYOUT_LAYERED, view, metrics, NULL, NULL, NULL, NULL, &progress, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_CANCELLED);
  g_assert_cmpuint (n_calls, ==, 1);
}

/* A path of 20,000 nodes with 180,000 long edges would need a billion dummies. */
static void
test_deep_graph_is_bounded (void)
{
  const guint32 n_nodes = 20000;
  GrundyTestRandom random = { 9 };
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
  g_auto (Fixture) fixture = { NULL };
  gsize n_points = 0;

  for (guint32 node = 1; node < n_nodes; node++)
    for (guint i = 0; i < 10; i++)
      grundy_graph_builder_add_edge (builder, node, i == 0 ? node - 1 : grundy_test_random_below (&random, node));
  fixture_init (&fixture, grundy_graph_builder_end (builder), NULL, 0);
  for (gsize edge = 0; edge < grundy_graph_get_n_edges (fixture.graph); edge++)
    {
      guint n;

      grundy_layout_get_edge (fixture.layout, edge, &n);
      n_points += n;
    }
  g_assert_cmpuint (n_points, <, 40 * grundy_graph_get_n_edges (fixture.graph));
  assert_edges_lead_down (fixture.layout, fixture.graph);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/layered/random-graphs", test_random_graphs);
  g_test_add_func ("/layered/nim-heaps", test_nim_heaps);
  g_test_add_func ("/layered/no-node", test_no_node);
  g_test_add_func ("/layered/chain-is-straight", test_chain_is_straight);
  g_test_add_func ("/layered/tree-is-symmetric", test_tree_is_symmetric);
  g_test_add_func ("/layered/loop-and-both-ways", test_loop_and_both_ways);
  g_test_add_func ("/layered/same-input-same-layout", test_same_input_same_layout);
  g_test_add_func ("/layered/previous-keeps-its-place", test_previous_keeps_its_place);
  g_test_add_func ("/layered/cancel", test_cancel);
  g_test_add_func ("/layered/deep-graph-is-bounded", test_deep_graph_is_bounded);
  return g_test_run ();
}
