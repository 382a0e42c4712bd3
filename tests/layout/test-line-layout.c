/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-test-layout.h"

#include <math.h>

/* Heaps 0 to @n of a take-away game, as a graph and the places of its nodes. */
static GrundyGraph *
make_heaps (guint n, const guint *amounts, guint n_amounts, guint64 factor, GrundyPlaces **places)
{
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();

  grundy_graph_builder_ensure_nodes (builder, n + 1);
  *places = g_new0 (GrundyPlaces, 1);
  (*places)->n_axes = 1;
  (*places)->n_nodes = n + 1;
  (*places)->x = g_new0 (guint64, n + 1);
  for (guint i = 0; i <= n; i++)
    {
      (*places)->x[i] = i * factor;
      for (guint k = 0; k < n_amounts; k++)
        if (amounts[k] <= i)
          grundy_graph_builder_add_edge (builder, i, i - amounts[k]);
    }
  return grundy_graph_builder_end (builder);
}

static GrundyLayout *
arrange (guint n, guint64 factor, double aspect, GrundyMetrics **metrics)
{
  static const guint amounts[] = { 1, 3, 4 };
  g_autoptr (GrundyPlaces) places = NULL;
  g_autoptr (GrundyGraph) graph = make_heaps (n, amounts, G_N_ELEMENTS (amounts), factor, &places);
  g_autoptr (GrundyView) view = grundy_view_new_identity (graph);
  g_autoptr (GError) error = NULL;
  GrundyLayoutOptions options = { .aspect = aspect };
  GrundyLayout *layout;

  *metrics = grundy_metrics_new_uniform (n + 1, 20);
  for (guint i = 0; i <= n; i++)
    (*metrics)->nodes[i].down = 50;
  layout = grundy_layout_new (GRUNDY_LAYOUT_LINE, view, *metrics, places, NULL, NULL, &options, NULL, &error);
  g_assert_no_error (error);
  return layout;
}

static void
test_invariants (void)
{
  static const guint sizes[] = { 0, 1, 2, 10, 40 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint aspect = 0; aspect <= 4; aspect += 2)
      {
        g_autoptr (GrundyMetrics) metrics = NULL;
        g_autoptr (GrundyLayout) layout = arrange (sizes[i], 1, aspect, &metrics);

        grundy_test_check_layout (layout, metrics, GRUNDY_TEST_LAYOUT_CLEAR_LABELS);
      }
}

/* The number line is true: equal steps, ascending to the right, all on one height. */
static void
test_places (void)
{
  g_autoptr (GrundyMetrics) metrics = NULL;
  g_autoptr (GrundyLayout) layout = arrange (10, 1, 0, &metrics);
  double step = grundy_layout_get_node (layout, 1).x - grundy_layout_get_node (layout, 0).x;

  g_assert_cmpfloat (step, >, 40);
  for (guint i = 0; i < 10; i++)
    {
      GrundyPoint a = grundy_layout_get_node (layout, i);
      GrundyPoint b = grundy_layout_get_node (layout, i + 1);

      g_assert_cmpfloat_with_epsilon (b.x - a.x, step, 1e-6);
      g_assert_cmpfloat_with_epsilon (b.y, a.y, 1e-6);
    }
}

/* Heaps of 0, 10^6, 2*10^6, ... take as much room as 0, 1, 2, ... */
static void
test_gaps_are_closed (void)
{
  g_autoptr (GrundyMetrics) metrics = NULL;
  g_autoptr (GrundyMetrics) metrics_of_wide = NULL;
  g_autoptr (GrundyLayout) layout = arrange (10, 1, 0, &metrics);
  g_autoptr (GrundyLayout) wide = arrange (10, 1000000, 0, &metrics_of_wide);

  g_assert_cmpfloat_with_epsilon (grundy_layout_get_width (wide), grundy_layout_get_width (layout), 1e-6);
}

/* Longer moves rise higher, and the wished aspect is met where it can be. */
static void
test_heights (void)
{
  g_autoptr (GrundyMetrics) metrics = NULL;
  g_autoptr (GrundyMetrics) metrics_of_flat = NULL;
  g_autoptr (GrundyLayout) layout = arrange (10, 1, 0, &metrics);
  g_autoptr (GrundyLayout) flat = arrange (10, 1, 4, &metrics_of_flat);
  const GrundyGraph *graph = grundy_view_get_structure (grundy_layout_get_view (layout));
  gsize first = grundy_graph_get_first_edge (graph, 10);
  double tops[3];

  for (guint i = 0; i < 3; i++)
    tops[i] = grundy_test_sample_edge (layout, first + i, 0.5).y;
  /* The options of 10 are 6, 7 and 9. */
  g_assert_cmpfloat (tops[0], <, tops[1]);
  g_assert_cmpfloat (tops[1], <, tops[2]);
  g_assert_cmpfloat_with_epsilon (grundy_layout_get_width (flat) / grundy_layout_get_height (flat), 4, 0.2);
}

static void
test_needs_places (void)
{
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
  g_autoptr (GrundyGraph) graph = NULL;
  g_autoptr (GrundyView) view = NULL;
  g_autoptr (GrundyMetrics) metrics = grundy_metrics_new_uniform (2, 10);
  g_autoptr (GError) error = NULL;

  grundy_graph_builder_add_edge (builder, 1, 0);
  graph = grundy_graph_builder_end (builder);
  view = grundy_view_new_identity (graph);
  g_assert_null (grundy_layout_new (GRUNDY_LAYOUT_LINE, view, metrics, NULL, NULL, NULL, NULL, NULL, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED);
  g_clear_error (&error);
  g_assert_null (grundy_layout_new (GRUNDY_LAYOUT_GRID, view, metrics, NULL, NULL, NULL, NULL, NULL, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/line-layout/invariants", test_invariants);
  g_test_add_func ("/line-layout/places", test_places);
  g_test_add_func ("/line-layout/gaps-are-closed", test_gaps_are_closed);
  g_test_add_func ("/line-layout/heights", test_heights);
  g_test_add_func ("/line-layout/needs-places", test_needs_places);
  return g_test_run ();
}
