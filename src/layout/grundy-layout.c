/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-layout-private.h"

#include <math.h>

typedef struct
{
  double left;
  double top;
  double right;
  double bottom;
} Extents;

static void
extents_add (Extents *extents, double x, double y)
{
  extents->left = MIN (extents->left, x);
  extents->right = MAX (extents->right, x);
  extents->top = MIN (extents->top, y);
  extents->bottom = MAX (extents->bottom, y);
}

static double
cubic_at (double a, double b, double c, double d, double t)
{
  double s = 1 - t;

  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
}

/* Where between 0 and 1 a cubic turns in one coordinate: the roots of its derivative. Returns how many. */
static guint
cubic_turns (double a, double b, double c, double d, double turns[2])
{
  double p = -a + 3 * b - 3 * c + d;
  double q = 2 * (a - 2 * b + c);
  double r = b - a;
  double candidates[2];
  guint n_candidates = 0;
  guint n_turns = 0;

  if (fabs (p) < 1e-12)
    {
      if (fabs (q) > 1e-12)
        candidates[n_candidates++] = -r / q;
    }
  else if (q * q - 4 * p * r >= 0)
    {
      double root = sqrt (q * q - 4 * p * r);

      candidates[n_candidates++] = (-q + root) / (2 * p);
      candidates[n_candidates++] = (-q - root) / (2 * p);
    }
  for (guint i = 0; i < n_candidates; i++)
    if (candidates[i] > 0 && candidates[i] < 1)
      turns[n_turns++] = candidates[i];
  return n_turns;
}

static void
extents_add_cubic (Extents *extents, const GrundyPoint *p)
{
  double turns[4];
  guint n_turns = cubic_turns (p[0].x, p[1].x, p[2].x, p[3].x, turns);

  n_turns += cubic_turns (p[0].y, p[1].y, p[2].y, p[3].y, turns + n_turns);
  extents_add (extents, p[0].x, p[0].y);
  extents_add (extents, p[3].x, p[3].y);
  for (guint i = 0; i < n_turns; i++)
    extents_add (extents, cubic_at (p[0].x, p[1].x, p[2].x, p[3].x, turns[i]),
                 cubic_at (p[0].y, p[1].y, p[2].y, p[3].y, turns[i]));
}

static Extents
grundy_layout_measure (const GrundyLayout *layout, const GrundyMetrics *metrics)
{
  Extents extents = { INFINITY, INFINITY, -INFINITY, -INFINITY };
  gsize n_edges = grundy_graph_get_n_edges (grundy_view_get_structure (layout->view));

  for (guint32 i = 0; i < metrics->n_nodes; i++)
    {
      const GrundyNodeMetrics *node = metrics->nodes + i;

      extents_add (&extents, layout->nodes[i].x - node->left, layout->nodes[i].y - node->up);
      extents_add (&extents, layout->nodes[i].x + node->right, layout->nodes[i].y + node->down);
    }
  for (gsize e = 0; e < n_edges; e++)
    {
      guint n_points;
      const GrundyPoint *points = grundy_layout_get_edge (layout, e, &n_points);

      for (guint i = 0; i + 3 < n_points; i += 3)
        extents_add_cubic (&extents, points + i);
    }
  return extents;
}

/* Moves everything so that the extents begin at 0, with the axes' strips inside. */
static void
grundy_layout_settle (GrundyLayout *layout, const GrundyMetrics *metrics)
{
  Extents extents = grundy_layout_measure (layout, metrics);
  gboolean has_axes = layout->ticks[0]->len > 0;
  double dx = (has_axes ? metrics->axis_width : 0) - extents.left;
  double dy = -extents.top;

  if (metrics->n_nodes == 0)
    return;
  for (guint32 i = 0; i < metrics->n_nodes; i++)
    {
      layout->nodes[i].x += dx;
      layout->nodes[i].y += dy;
    }
  for (guint i = 0; i < layout->edge_points->len; i++)
    {
      g_array_index (layout->edge_points, GrundyPoint, i).x += dx;
      g_array_index (layout->edge_points, GrundyPoint, i).y += dy;
    }
  for (guint axis = 0; axis < 2; axis++)
    for (guint i = 0; i < layout->ticks[axis]->len; i++)
      g_array_index (layout->ticks[axis], GrundyTick, i).at += axis == 0 ? dx : dy;
  layout->width = extents.right + dx;
  layout->height = extents.bottom + dy + (has_axes ? metrics->axis_height : 0);
}

GrundyLayout *
grundy_layout_new (GrundyLayoutKind kind, GrundyView *view, const GrundyMetrics *metrics, const GrundyPlaces *places,
                   GrundyLayout *previous, const guint32 *previous_nodes, const GrundyLayoutOptions *options,
                   const GrundyProgress *progress, GError **error)
{
  static const GrundyLayoutOptions no_wishes = { 0 };
  g_autoptr (GrundyLayout) layout = NULL;
  GrundyGraph *structure;
  gboolean is_arranged = FALSE;

  g_return_val_if_fail (view != NULL && metrics != NULL, NULL);
  structure = grundy_view_get_structure (view);
  g_return_val_if_fail (metrics->n_nodes == grundy_graph_get_n_nodes (structure), NULL);

  layout = g_new0 (GrundyLayout, 1);
  g_atomic_ref_count_init (&layout->ref_count);
  layout->kind = kind;
  layout->view = grundy_view_ref (view);
  layout->nodes = g_new0 (GrundyPoint, MAX (metrics->n_nodes, 1));
  layout->edge_starts = g_new0 (gsize, grundy_graph_get_n_edges (structure) + 1);
  layout->edge_points = g_array_new (FALSE, FALSE, sizeof (GrundyPoint));
  for (guint axis = 0; axis < 2; axis++)
    layout->ticks[axis] = g_array_new (FALSE, FALSE, sizeof (GrundyTick));

  if (options == NULL)
    options = &no_wishes;
  switch (kind)
    {
    case GRUNDY_LAYOUT_LINE:
      is_arranged = grundy_layout_arrange_line (layout, metrics, places, options, error);
      break;
    case GRUNDY_LAYOUT_GRID:
      is_arranged = grundy_layout_arrange_grid (layout, metrics, places, options, error);
      break;
    case GRUNDY_LAYOUT_LAYERED:
      is_arranged = grundy_layout_arrange_layered (layout, metrics, previous, previous_nodes, options, progress, error);
      break;
    default:
      g_assert_not_reached ();
    }
  if (!is_arranged)
    return NULL;
  grundy_layout_settle (layout, metrics);
  return g_steal_pointer (&layout);
}

GrundyLayout *
grundy_layout_ref (GrundyLayout *layout)
{
  g_return_val_if_fail (layout != NULL, NULL);

  g_atomic_ref_count_inc (&layout->ref_count);
  return layout;
}

void
grundy_layout_unref (GrundyLayout *layout)
{
  g_return_if_fail (layout != NULL);

  if (!g_atomic_ref_count_dec (&layout->ref_count))
    return;
  grundy_view_unref (layout->view);
  g_free (layout->nodes);
  g_free (layout->layers);
  g_free (layout->edge_starts);
  g_array_unref (layout->edge_points);
  for (guint axis = 0; axis < 2; axis++)
    g_array_unref (layout->ticks[axis]);
  g_free (layout);
}

GrundyLayoutKind
grundy_layout_get_kind (const GrundyLayout *layout)
{
  g_return_val_if_fail (layout != NULL, GRUNDY_LAYOUT_LAYERED);

  return layout->kind;
}

GrundyView *
grundy_layout_get_view (const GrundyLayout *layout)
{
  g_return_val_if_fail (layout != NULL, NULL);

  return layout->view;
}

double
grundy_layout_get_width (const GrundyLayout *layout)
{
  g_return_val_if_fail (layout != NULL, 0);

  return layout->width;
}

double
grundy_layout_get_height (const GrundyLayout *layout)
{
  g_return_val_if_fail (layout != NULL, 0);

  return layout->height;
}

GrundyPoint
grundy_layout_get_node (const GrundyLayout *layout, guint32 node)
{
  g_return_val_if_fail (layout != NULL, (GrundyPoint){ 0 });
  g_return_val_if_fail (node < grundy_graph_get_n_nodes (grundy_view_get_structure (layout->view)), (GrundyPoint){ 0 });

  return layout->nodes[node];
}

const GrundyPoint *
grundy_layout_get_edge (const GrundyLayout *layout, gsize edge, guint *n_points)
{
  g_return_val_if_fail (layout != NULL && n_points != NULL, NULL);
  g_return_val_if_fail (edge < grundy_graph_get_n_edges (grundy_view_get_structure (layout->view)), NULL);

  *n_points = layout->edge_starts[edge + 1] - layout->edge_starts[edge];
  return &g_array_index (layout->edge_points, GrundyPoint, layout->edge_starts[edge]);
}

guint32
grundy_layout_get_layer (const GrundyLayout *layout, guint32 node)
{
  g_return_val_if_fail (layout != NULL, 0);
  g_return_val_if_fail (node < grundy_graph_get_n_nodes (grundy_view_get_structure (layout->view)), 0);

  return layout->layers != NULL ? layout->layers[node] : 0;
}

const GrundyTick *
grundy_layout_get_ticks (const GrundyLayout *layout, guint axis, guint *n_ticks)
{
  g_return_val_if_fail (layout != NULL && n_ticks != NULL, NULL);
  g_return_val_if_fail (axis < 2, NULL);

  *n_ticks = layout->ticks[axis]->len;
  return (const GrundyTick *)layout->ticks[axis]->data;
}

void
grundy_layout_begin_edge (GrundyLayout *layout, gsize edge)
{
  g_assert (layout->edge_starts[edge] == layout->edge_points->len);

  layout->edge_starts[edge + 1] = layout->edge_points->len;
}

void
grundy_layout_add_point (GrundyLayout *layout, gsize edge, double x, double y)
{
  GrundyPoint point = { x, y };

  g_array_append_val (layout->edge_points, point);
  layout->edge_starts[edge + 1] = layout->edge_points->len;
}

GrundyPoint
grundy_outline_point (const GrundyNodeMetrics *metrics, GrundyPoint centre, GrundyPoint towards)
{
  double dx = towards.x - centre.x;
  double dy = towards.y - centre.y;
  double length = hypot (dx, dy);
  double ux, uy, t;

  if (length < 1e-9)
    return centre;
  ux = fabs (dx) / length;
  uy = fabs (dy) / length;
  /* First as if the corners were sharp, then, where that ends in a corner's square, on the corner's circle. */
  t = MIN (ux > 1e-12 ? metrics->half_width / ux : INFINITY, uy > 1e-12 ? metrics->half_height / uy : INFINITY);
  if (t * ux > metrics->half_width - metrics->corner && t * uy > metrics->half_height - metrics->corner)
    {
      double cx = metrics->half_width - metrics->corner;
      double cy = metrics->half_height - metrics->corner;
      double along = ux * cx + uy * cy;
      double square = along * along - (cx * cx + cy * cy) + metrics->corner * metrics->corner;

      t = along + sqrt (MAX (square, 0));
    }
  return (GrundyPoint){ centre.x + t * dx / length, centre.y + t * dy / length };
}
