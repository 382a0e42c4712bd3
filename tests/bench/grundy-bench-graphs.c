/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-bench-graphs.h"

#include "grundy-explorer.h"
#include "grundy-test-random.h"

#include <math.h>
#include <stdlib.h>

/* A random graph without cycles: each node but the first has 1 to 3 options among the 60 nodes before it. */
static GrundyGraph *
generate_random (const char *text, guint64 seed)
{
  const guint reach = 60;
  guint32 n_nodes = strtoul (text, NULL, 10);
  GrundyTestRandom random = { seed };
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();

  grundy_graph_builder_ensure_nodes (builder, n_nodes);
  for (guint32 node = 1; node < n_nodes; node++)
    {
      guint n_options = 1 + grundy_test_random_below (&random, 3);

      for (guint i = 0; i < n_options; i++)
        grundy_graph_builder_add_edge (builder, node, node - 1 - grundy_test_random_below (&random, MIN (node, reach)));
    }
  return grundy_graph_builder_end (builder);
}

const GrundyBenchGraph grundy_bench_graphs[] = {
  { "subtraction {1,3,4}, 20", "take{1,3,4}(20)" },
  { "subtraction {1,3,4}, 100", "take{1,3,4}(100)" },
  { "subtraction {1,3,4}, 1000", "take{1,3,4}(1000)" },
  { "Nim heap of 10", "nim(10)" },
  { "Nim heap of 20", "nim(20)" },
  { "Nim heap of 40", "nim(40)" },
  { "ordered Nim 5, 5", "nim{ordered}(5,5)" },
  { "ordered Nim 8, 8", "nim{ordered}(8,8)" },
  { "ordered Nim 12, 12", "nim{ordered}(12,12)" },
  { "ordered Nim 4, 4, 4", "nim{ordered}(4,4,4)" },
  { "merged Nim 5, 5, 5", "nim(5,5,5)" },
  { "Chomp 3x3", "chomp(3,3,3)" },
  { "Chomp 4x5", "chomp(5,5,5,5)" },
  { "Kayles 10", "kayles(10)" },
  { "Kayles 15", "kayles(15)" },
  { "Kayles 20", "kayles(20)" },
  { "Hackenbush, 6 edges", "hackenbush(0-1,1-2,2-0,2-3,3-4,2-4)" },
  { "Hackenbush, 10 edges", "hackenbush(0-1,0-2,1-3,2-3,3-4,4-5,5-3,5-6,6-7,5-8)" },
  { "random, 100", "100", generate_random, 1 },
  { "random, 1000", "1000", generate_random, 2 },
  { "random, 5000", "5000", generate_random, 3 },
};

const guint grundy_bench_n_graphs = G_N_ELEMENTS (grundy_bench_graphs);

GrundyGraph *
grundy_bench_graph_make (const GrundyBenchGraph *graph)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = NULL;
  g_autoptr (GrundyRules) rules = NULL;
  g_autoptr (GrundyExploration) exploration = NULL;
  const GrundyPosition *start;

  if (graph->generate != NULL)
    return graph->generate (graph->text, graph->seed);
  sum = grundy_sum_parse (graph->text, NULL, &error);
  g_assert_no_error (error);
  rules = grundy_rules_new_for_game (grundy_sum_get_game (sum, 0));
  start = grundy_sum_get_position (sum, 0);
  exploration = grundy_explore (rules, &start, 1, &grundy_limits_for_pictures, NULL, &error);
  g_assert_no_error (error);
  return grundy_graph_ref (grundy_exploration_get_graph (exploration));
}

void
grundy_bench_graph_write (const GrundyGraph *graph, const char *path)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  g_string_printf (text, "%u %" G_GSIZE_FORMAT "\n", grundy_graph_get_n_nodes (graph),
                   grundy_graph_get_n_edges (graph));
  for (guint32 node = 0; node < grundy_graph_get_n_nodes (graph); node++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (graph, node, &n_options);

      for (guint32 i = 0; i < n_options; i++)
        g_string_append_printf (text, "%u %u\n", node, options[i]);
    }
  g_file_set_contents (path, text->str, text->len, &error);
  g_assert_no_error (error);
}

GrundyGraph *
grundy_bench_graph_read (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
  char *next;
  gsize n_edges;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  grundy_graph_builder_ensure_nodes (builder, strtoul (text, &next, 10));
  n_edges = strtoul (next, &next, 10);
  for (gsize i = 0; i < n_edges; i++)
    {
      guint32 from = strtoul (next, &next, 10);

      grundy_graph_builder_add_edge (builder, from, strtoul (next, &next, 10));
    }
  return grundy_graph_builder_end (builder);
}

GrundyMetrics *
grundy_bench_metrics_new (guint32 n_nodes)
{
  GrundyMetrics *metrics = grundy_metrics_new_uniform (n_nodes, GRUNDY_BENCH_NODE / 2);

  metrics->node_gap = GRUNDY_BENCH_NODE_GAP;
  metrics->layer_gap = GRUNDY_BENCH_LAYER_GAP;
  return metrics;
}

double
grundy_bench_curve_length (const double *points, guint n_points)
{
  const guint n_steps = 16;
  double length = 0;

  for (guint i = 0; i + 3 < n_points; i += 3)
    {
      const double *p = points + 2 * i;
      double x = p[0];
      double y = p[1];

      for (guint step = 1; step <= n_steps; step++)
        {
          double t = (double)step / n_steps;
          double s = 1 - t;
          double next_x = s * s * s * p[0] + 3 * s * s * t * p[2] + 3 * s * t * t * p[4] + t * t * t * p[6];
          double next_y = s * s * s * p[1] + 3 * s * s * t * p[3] + 3 * s * t * t * p[5] + t * t * t * p[7];

          length += hypot (next_x - x, next_y - y);
          x = next_x;
          y = next_y;
        }
    }
  return length;
}
