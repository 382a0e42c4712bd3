/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-test-layout.h"

#include <math.h>

#define EPSILON 0.01
#define SAMPLES_A_PIECE 24

/* How far a point is outside the node's outline; below 0 inside. */
static double
distance_to_outline (const GrundyNodeMetrics *node, GrundyPoint centre, GrundyPoint point)
{
  double x = fabs (point.x - centre.x) - (node->half_width - node->corner);
  double y = fabs (point.y - centre.y) - (node->half_height - node->corner);

  return hypot (MAX (x, 0), MAX (y, 0)) + MIN (MAX (x, y), 0) - node->corner;
}

static gboolean
is_in_box (const GrundyNodeMetrics *node, GrundyPoint centre, GrundyPoint point)
{
  return point.x > centre.x - node->left + EPSILON && point.x < centre.x + node->right - EPSILON &&
         point.y > centre.y - node->up + EPSILON && point.y < centre.y + node->down - EPSILON;
}

static double
cubic_at (double a, double b, double c, double d, double t)
{
  double s = 1 - t;

  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
}

GrundyPoint
grundy_test_sample_edge (const GrundyLayout *layout, gsize edge, double t)
{
  guint n_points;
  const GrundyPoint *points = grundy_layout_get_edge (layout, edge, &n_points);
  guint n_pieces = (n_points - 1) / 3;
  guint piece = MIN ((guint)(t * n_pieces), n_pieces - 1);
  const GrundyPoint *p = points + 3 * piece;
  double s = t * n_pieces - piece;

  return (GrundyPoint){ cubic_at (p[0].x, p[1].x, p[2].x, p[3].x, s), cubic_at (p[0].y, p[1].y, p[2].y, p[3].y, s) };
}

static void
check_nodes (const GrundyLayout *layout, const GrundyMetrics *metrics)
{
  for (guint32 i = 0; i < metrics->n_nodes; i++)
    {
      const GrundyNodeMetrics *a = metrics->nodes + i;
      GrundyPoint p = grundy_layout_get_node (layout, i);

      g_assert_cmpfloat (p.x - a->left, >=, -EPSILON);
      g_assert_cmpfloat (p.y - a->up, >=, -EPSILON);
      g_assert_cmpfloat (p.x + a->right, <=, grundy_layout_get_width (layout) + EPSILON);
      g_assert_cmpfloat (p.y + a->down, <=, grundy_layout_get_height (layout) + EPSILON);
      for (guint32 k = i + 1; k < metrics->n_nodes; k++)
        {
          const GrundyNodeMetrics *b = metrics->nodes + k;
          GrundyPoint q = grundy_layout_get_node (layout, k);
          gboolean is_apart_sideways =
              p.x + a->right <= q.x - b->left + EPSILON || q.x + b->right <= p.x - a->left + EPSILON;
          gboolean is_apart_upwards = p.y + a->down <= q.y - b->up + EPSILON || q.y + b->down <= p.y - a->up + EPSILON;

          g_assert_true (is_apart_sideways || is_apart_upwards);
        }
    }
}

static void
check_edge (const GrundyLayout *layout, const GrundyMetrics *metrics, guint32 from, guint32 to, gsize edge,
            GrundyTestLayoutFlags flags)
{
  guint n_points;
  const GrundyPoint *points = grundy_layout_get_edge (layout, edge, &n_points);
  guint n_samples;

  g_assert_cmpuint (n_points, >=, 4);
  g_assert_cmpuint (n_points % 3, ==, 1);
  g_assert_cmpfloat_with_epsilon (
      distance_to_outline (metrics->nodes + from, grundy_layout_get_node (layout, from), points[0]), 0, EPSILON);
  g_assert_cmpfloat_with_epsilon (
      distance_to_outline (metrics->nodes + to, grundy_layout_get_node (layout, to), points[n_points - 1]), 0, EPSILON);
  n_samples = SAMPLES_A_PIECE * (n_points - 1) / 3;
  for (guint s = 0; s <= n_samples; s++)
    {
      GrundyPoint point = grundy_test_sample_edge (layout, edge, (double)s / n_samples);

      g_assert_true (isfinite (point.x) && isfinite (point.y));
      g_assert_true (point.x >= -EPSILON && point.x <= grundy_layout_get_width (layout) + EPSILON);
      g_assert_true (point.y >= -EPSILON && point.y <= grundy_layout_get_height (layout) + EPSILON);
      for (guint32 i = 0; i < metrics->n_nodes; i++)
        {
          if (i == from || i == to)
            continue;
          g_assert_cmpfloat (distance_to_outline (metrics->nodes + i, grundy_layout_get_node (layout, i), point), >,
                             -EPSILON);
          if (flags & GRUNDY_TEST_LAYOUT_CLEAR_LABELS)
            g_assert_false (is_in_box (metrics->nodes + i, grundy_layout_get_node (layout, i), point));
        }
    }
}

void
grundy_test_check_layout (const GrundyLayout *layout, const GrundyMetrics *metrics, GrundyTestLayoutFlags flags)
{
  const GrundyGraph *graph = grundy_view_get_structure (grundy_layout_get_view (layout));

  check_nodes (layout, metrics);
  for (guint32 from = 0; from < grundy_graph_get_n_nodes (graph); from++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (graph, from, &n_options);

      for (guint32 i = 0; i < n_options; i++)
        check_edge (layout, metrics, from, options[i], grundy_graph_get_first_edge (graph, from) + i, flags);
    }
}
