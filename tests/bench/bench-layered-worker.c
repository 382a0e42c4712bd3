/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Reads a graph, lays it out, and prints its crossings and the sum of its edges' lengths: one process that does what
 * dot does, for bench-layered.
 *
 * Crossings are counted on what the layout hands out, not on what it believes: between each two layers,
 * all pairs of edges that change sides.
 */
#include "grundy-bench-graphs.h"
#include "grundy-layout.h"

#include <math.h>
#include <stdlib.h>

typedef struct
{
  double upper;
  double lower;
} Segment;

/* Where an edge's curve is at height @y; the curve goes steadily down or steadily up. */
static double
x_at (const GrundyPoint *points, guint n_points, double y)
{
  for (guint i = 0; i + 3 < n_points; i += 3)
    {
      const GrundyPoint *p = points + i;
      double low = 0;
      double high = 1;
      gboolean is_down = p[0].y < p[3].y;

      if ((p[0].y - y) * (p[3].y - y) > 0)
        continue;
      for (guint step = 0; step < 60; step++)
        {
          double t = (low + high) / 2;
          double s = 1 - t;
          double at = s * s * s * p[0].y + 3 * s * s * t * p[1].y + 3 * s * t * t * p[2].y + t * t * t * p[3].y;

          if ((at < y) == is_down)
            low = t;
          else
            high = t;
        }
      return pow (1 - low, 3) * p[0].x + 3 * pow (1 - low, 2) * low * p[1].x + 3 * (1 - low) * low * low * p[2].x +
             pow (low, 3) * p[3].x;
    }
  return NAN;
}

static int
compare_upper (const void *a, const void *b)
{
  const Segment *left = a;
  const Segment *right = b;

  if (left->upper != right->upper)
    return left->upper < right->upper ? -1 : 1;
  return (left->lower > right->lower) - (left->lower < right->lower);
}

/* The pairs that change sides, by merging: sorts by the lower ends on the way. */
static guint64
count_inversions (Segment *segments, Segment *scratch, guint n)
{
  guint middle = n / 2;
  guint64 n_inversions = 0;
  guint left = 0;
  guint right = middle;

  if (n < 2)
    return 0;
  n_inversions += count_inversions (segments, scratch, middle);
  n_inversions += count_inversions (segments + middle, scratch, n - middle);
  for (guint i = 0; i < n; i++)
    {
      gboolean take_right = left == middle || (right < n && segments[right].lower < segments[left].lower);

      if (take_right)
        n_inversions += middle - left;
      scratch[i] = take_right ? segments[right++] : segments[left++];
    }
  for (guint i = 0; i < n; i++)
    segments[i] = scratch[i];
  return n_inversions;
}

/* (transfer full): for each layer, 0 at the bottom, the height of its nodes' centres */
static double *
find_heights (const GrundyLayout *layout, const GrundyGraph *graph, guint32 *n_layers)
{
  double *heights = g_new0 (double, grundy_graph_get_n_nodes (graph));

  *n_layers = 0;
  for (guint32 node = 0; node < grundy_graph_get_n_nodes (graph); node++)
    {
      guint32 layer = grundy_layout_get_layer (layout, node);

      heights[layer] = grundy_layout_get_node (layout, node).y;
      *n_layers = MAX (*n_layers, layer + 1);
    }
  return heights;
}

/* At the ends the node's centre, between them the curve */
static double
x_on_layer (const GrundyLayout *layout, guint32 from, guint32 to, gsize edge, guint32 layer, double height)
{
  guint n_points;
  const GrundyPoint *points = grundy_layout_get_edge (layout, edge, &n_points);

  if (grundy_layout_get_layer (layout, from) == layer)
    return grundy_layout_get_node (layout, from).x;
  if (grundy_layout_get_layer (layout, to) == layer)
    return grundy_layout_get_node (layout, to).x;
  return x_at (points, n_points, height);
}

static guint64
count_crossings (const GrundyLayout *layout, const GrundyGraph *graph)
{
  guint32 n_layers;
  g_autofree double *heights = find_heights (layout, graph, &n_layers);
  g_autofree GArray **gaps = g_new (GArray *, n_layers);
  guint64 n_crossings = 0;

  for (guint32 layer = 0; layer < n_layers; layer++)
    gaps[layer] = g_array_new (FALSE, FALSE, sizeof (Segment));
  for (guint32 node = 0; node < grundy_graph_get_n_nodes (graph); node++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (graph, node, &n_options);
      gsize edge = grundy_graph_get_first_edge (graph, node);

      for (guint32 i = 0; i < n_options; i++, edge++)
        for (guint32 layer = grundy_layout_get_layer (layout, node);
             layer > grundy_layout_get_layer (layout, options[i]); layer--)
          {
            Segment segment = { x_on_layer (layout, node, options[i], edge, layer, heights[layer]),
                                x_on_layer (layout, node, options[i], edge, layer - 1, heights[layer - 1]) };

            g_array_append_val (gaps[layer], segment);
          }
    }
  for (guint32 layer = 0; layer < n_layers; layer++)
    {
      guint n = gaps[layer]->len;
      g_autofree Segment *scratch = g_new (Segment, n);

      qsort (gaps[layer]->data, n, sizeof (Segment), compare_upper);
      n_crossings += count_inversions ((Segment *)gaps[layer]->data, scratch, n);
      g_array_unref (gaps[layer]);
    }
  return n_crossings;
}

static double
measure_length (const GrundyLayout *layout, const GrundyGraph *graph)
{
  double length = 0;

  for (gsize edge = 0; edge < grundy_graph_get_n_edges (graph); edge++)
    {
      guint n_points;
      const GrundyPoint *points = grundy_layout_get_edge (layout, edge, &n_points);

      length += grundy_bench_curve_length ((const double *)points, n_points);
    }
  return length;
}

int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyGraph) graph = NULL;
  g_autoptr (GrundyView) view = NULL;
  g_autoptr (GrundyMetrics) metrics = NULL;
  g_autoptr (GrundyLayout) layout = NULL;
  GrundyLayoutOptions options = { .effort = 1 };

  if (argc < 3)
    {
      g_printerr ("usage: %s GRAPH EFFORT [measure]\n", argv[0]);
      return 2;
    }
  graph = grundy_bench_graph_read (argv[1]);
  options.effort = strtoul (argv[2], NULL, 10);
  view = grundy_view_new_identity (graph);
  metrics = grundy_bench_metrics_new (grundy_graph_get_n_nodes (graph));
  layout = grundy_layout_new (GRUNDY_LAYOUT_LAYERED, view, metrics, NULL, NULL, NULL, &options, NULL, &error);
  g_assert_no_error (error);
  if (argc > 3)
    g_print ("%" G_GUINT64_FORMAT " %.3f %.3f %.3f\n", count_crossings (layout, graph), measure_length (layout, graph),
             grundy_layout_get_width (layout), grundy_layout_get_height (layout));
  return 0;
}
