/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Phase 9: the edges' curves.
 *
 * 1. An edge leaves its node on a ray from the centre, as far as the border of the band, and close enough to the
 *    node to touch nothing else there; so it comes in at its end.
 * 2. Where it passes a band it is upright, in its column, which the placing of columns has kept free.
 * 3. Between two bands there are no nodes. There it is one cubic whose control points lie between the bands
 *    too, so all of the curve does; its tangents continue what comes before and after.
 * 4. An edge that is turned is drawn the other way round. Where an edge is there both ways, the two stand aside.
 * 5. A loop stands beside its node, on the side where less is written.
 */
#include "grundy-layered-private.h"

#include <math.h>

#define LEAST_LINE 0.75

typedef struct
{
  const GrundyLayered *self;
  const GrundyMetrics *metrics;
  const GrundyLayeredBands *bands;
  const double *x;
  const double *lanes;
  GArray *path;    /* of GrundyPoint, from the upper end to the lower */
  GArray *columns; /* of Column, the same */
} Router;

/* An upright part of an edge */
typedef struct
{
  double x;
  double top;
  double bottom;
} Column;

/* Where an edge crosses the border of its node's band */
typedef struct
{
  GrundyPoint tip;    /* on the outline */
  GrundyPoint border; /* on the band's border */
  double slope;       /* sideways by downwards */
} Port;

/* How far beside its node's centre an edge may cross the border of the band */
static double
reach_of (const Router *router, guint32 node, double height)
{
  double beside = MIN (router->metrics->node_gap, router->metrics->edge_gap) / 2;

  return MIN (router->metrics->nodes[node].half_width + beside, 1.3 * height);
}

/* Keeps small offsets, and brings large ones nearer and nearer to @reach */
static double
soften (double offset, double reach)
{
  double free = 0.7 * reach;
  double over = fabs (offset) - free;

  if (over <= 0)
    return offset;
  return copysign (free + (reach - free) * over / (over + reach), offset);
}

static double
aside (const Router *router, const GrundyLayeredEdge *edge, guint32 node)
{
  if (!edge->twin)
    return 0;
  return (edge->turned ? -0.4 : 0.4) * router->metrics->nodes[node].half_width;
}

static Port
find_port (const Router *router, const GrundyLayeredEdge *edge, guint32 node, GrundyPoint aim)
{
  guint32 layer = router->self->layers[node];
  GrundyPoint centre = { router->x[node], router->bands->centres[layer] };
  double y = aim.y > centre.y ? router->bands->bottoms[layer] : router->bands->tops[layer];
  double offset = (aim.x - centre.x) * (y - centre.y) / (aim.y - centre.y);
  Port port;

  if (edge->twin)
    offset = aside (router, edge, node);
  port.border.x = centre.x + soften (offset, reach_of (router, node, fabs (y - centre.y)));
  port.border.y = y;
  port.slope = edge->twin ? 0 : (port.border.x - centre.x) / (y - centre.y);
  port.tip = grundy_outline_point (&router->metrics->nodes[node], centre, port.border);
  return port;
}

static void
collect_columns (Router *router, guint32 index)
{
  const GrundyLayered *self = router->self;
  const GrundyLayeredEdge *edge = &self->edges[index];
  guint32 top = self->layers[edge->upper] - 1;
  guint32 bottom = self->layers[edge->lower] + 1;
  guint32 first = top;

  g_array_set_size (router->columns, 0);
  for (guint32 layer = top; layer >= bottom; layer--)
    {
      const double *x = edge->express ? NULL : router->x + edge->first_dummy + (top - layer);
      Column column;

      if (layer > bottom && (x == NULL || x[0] == x[1]))
        continue;
      column =
          (Column){ x != NULL ? *x : router->lanes[index], router->bands->tops[first], router->bands->bottoms[layer] };
      g_array_append_val (router->columns, column);
      first = layer - 1;
    }
}

/* A line that is too short to be seen is left out. */
static void
add_line (Router *router, GrundyPoint to)
{
  GrundyPoint from = g_array_index (router->path, GrundyPoint, router->path->len - 1);
  GrundyPoint points[3] = { { (2 * from.x + to.x) / 3, (2 * from.y + to.y) / 3 },
                            { (from.x + 2 * to.x) / 3, (from.y + 2 * to.y) / 3 },
                            to };

  if (hypot (to.x - from.x, to.y - from.y) > LEAST_LINE)
    g_array_append_vals (router->path, points, 3);
}

/* A cubic down to @to, its tangents given as sideways by downwards */
static void
add_curve (Router *router, GrundyPoint to, double slope, double slope_at_end)
{
  GrundyPoint from = g_array_index (router->path, GrundyPoint, router->path->len - 1);
  double height = 0.45 * (to.y - from.y);
  GrundyPoint points[3] = { { from.x + slope * height, from.y + height },
                            { to.x - slope_at_end * height, to.y - height },
                            to };

  g_array_append_vals (router->path, points, 3);
}

/* Whether tips and borders of both ends are on one line */
static gboolean
is_straight (const Port *upper, const Port *lower)
{
  double slope = (lower->border.x - upper->border.x) / (lower->border.y - upper->border.y);

  return fabs (slope - upper->slope) < 1e-6 && fabs (slope - lower->slope) < 1e-6;
}

static void
route (Router *router, guint32 index)
{
  const GrundyLayeredEdge *edge = &router->self->edges[index];
  GrundyPoint upper_aim = { router->x[edge->lower], router->bands->centres[router->self->layers[edge->lower]] };
  GrundyPoint lower_aim = { router->x[edge->upper], router->bands->centres[router->self->layers[edge->upper]] };
  double slope;
  Port upper;
  Port lower;

  collect_columns (router, index);
  if (router->columns->len > 0)
    {
      const Column *first = &g_array_index (router->columns, Column, 0);
      const Column *last = &g_array_index (router->columns, Column, router->columns->len - 1);

      upper_aim = (GrundyPoint){ first->x, first->top };
      lower_aim = (GrundyPoint){ last->x, last->bottom };
    }
  upper = find_port (router, edge, edge->upper, upper_aim);
  lower = find_port (router, edge, edge->lower, lower_aim);
  g_array_set_size (router->path, 0);
  g_array_append_val (router->path, upper.tip);
  if (router->columns->len == 0 && is_straight (&upper, &lower))
    {
      add_line (router, lower.tip);
      return;
    }
  add_line (router, upper.border);
  slope = upper.slope;
  for (guint i = 0; i < router->columns->len; i++, slope = 0)
    {
      const Column *column = &g_array_index (router->columns, Column, i);

      add_curve (router, (GrundyPoint){ column->x, column->top }, slope, 0);
      add_line (router, (GrundyPoint){ column->x, column->bottom });
    }
  if (hypot (lower.tip.x - lower.border.x, lower.tip.y - lower.border.y) <= LEAST_LINE)
    lower.border = lower.tip;
  add_curve (router, lower.border, slope, lower.slope);
  add_line (router, lower.tip);
}

static void
emit (GrundyLayout *layout, const GArray *path, gsize edge, gboolean backwards)
{
  grundy_layout_begin_edge (layout, edge);
  for (guint i = 0; i < path->len; i++)
    {
      const GrundyPoint *point = &g_array_index (path, GrundyPoint, backwards ? path->len - 1 - i : i);

      grundy_layout_add_point (layout, edge, point->x, point->y);
    }
}

static double
loop_width (const GrundyMetrics *metrics, guint32 node)
{
  return metrics->nodes[node].half_width + metrics->arrow;
}

static gboolean
loop_is_left (const GrundyNodeMetrics *node)
{
  return node->left < node->right;
}

static void
emit_loop (GrundyLayout *layout, const Router *router, guint32 node, gboolean is_left, gsize edge)
{
  const GrundyNodeMetrics *metrics = &router->metrics->nodes[node];
  GrundyPoint centre = layout->nodes[node];
  double side = is_left ? -1 : 1;
  double width = metrics->half_width + loop_width (router->metrics, node);
  double height = 0.6 * metrics->half_height;
  GrundyPoint above = { centre.x + side * metrics->half_width, centre.y - height };
  GrundyPoint below = { centre.x + side * metrics->half_width, centre.y + height };
  double control;

  above = grundy_outline_point (metrics, centre, above);
  below = grundy_outline_point (metrics, centre, below);
  /* The middle of a cubic is three quarters of the way to its control points. */
  control = above.x + (centre.x + side * width - above.x) / 0.75;
  grundy_layout_begin_edge (layout, edge);
  grundy_layout_add_point (layout, edge, above.x, above.y);
  grundy_layout_add_point (layout, edge, control, centre.y - metrics->half_height);
  grundy_layout_add_point (layout, edge, control, centre.y + metrics->half_height);
  grundy_layout_add_point (layout, edge, below.x, below.y);
}

void
grundy_layered_draw_edges (const GrundyLayered *self, GrundyLayout *layout, const GrundyMetrics *metrics,
                           const GrundyLayeredBands *bands, const double *x, const double *lanes)
{
  const GrundyGraph *structure = grundy_view_get_structure (layout->view);
  g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (GrundyPoint));
  g_autoptr (GArray) columns = g_array_new (FALSE, FALSE, sizeof (Column));
  Router router = { self, metrics, bands, x, lanes, path, columns };
  guint32 next = 0;

  for (guint32 node = 0; node < self->n_nodes; node++)
    {
      guint32 n_options;
      gsize edge = grundy_graph_get_first_edge (structure, node);

      grundy_graph_get_options (structure, node, &n_options);
      for (guint32 i = 0; i < n_options; i++, edge++)
        {
          if (next >= self->n_edges || self->edges[next].edge != edge)
            {
              emit_loop (layout, &router, node, loop_is_left (&metrics->nodes[node]), edge);
              continue;
            }
          route (&router, next);
          emit (layout, path, edge, self->edges[next].turned);
          next++;
        }
    }
}

GrundyMetrics *
grundy_layered_metrics_with_loops (const GrundyMetrics *metrics, const GrundyGraph *structure)
{
  GrundyMetrics *wider = grundy_metrics_new (metrics->n_nodes);
  GrundyNodeMetrics *nodes = wider->nodes;

  *wider = *metrics;
  wider->nodes = nodes;
  memcpy (nodes, metrics->nodes, metrics->n_nodes * sizeof (GrundyNodeMetrics));
  for (guint32 node = 0; node < metrics->n_nodes; node++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (structure, node, &n_options);

      for (guint32 i = 0; i < n_options; i++)
        if (options[i] == node && loop_is_left (&nodes[node]))
          nodes[node].left = MAX (nodes[node].left, nodes[node].half_width + loop_width (metrics, node));
        else if (options[i] == node)
          nodes[node].right = MAX (nodes[node].right, nodes[node].half_width + loop_width (metrics, node));
    }
  return wider;
}
