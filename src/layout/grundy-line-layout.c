/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Heaps on a number line, moves as arcs above it.
 *
 *  1. Places: a heap stands at its size; where the sizes leave wide gaps, at its rank among them.
 *  2. Feet: the arcs at one side of a node share its upper quarter; the longest stands nearest to the top,
 *     so that arcs of one node never cross at their feet.
 *  3. Arcs: two quarters of an ellipse that meet at the top. Heights grow with the distance, more slowly than
 *     in proportion, and are stretched towards the wished aspect.
 */
#include "grundy-layout-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* How much of the number line may be empty before ranks take the place of sizes. */
#define MAX_EMPTINESS 3

/* From the top of a node, in degrees: where the longest and the shortest of many arcs stand. */
#define FIRST_FOOT 8.0
#define LAST_FOOT 62.0
#define WIDEST_STEP 18.0

/* The tangent at a foot lies between the radius and the vertical, so that an arc does not turn back to its apex. */
#define STEEPNESS 0.5

/* A control point this far along the tangent makes a quarter of an ellipse. */
#define QUARTER 0.5523

typedef struct
{
  GrundyLayout *layout;
  const GrundyMetrics *metrics;
  const GrundyGraph *graph;
  double *columns; /* of each node, its place in columns */
  double *leave;   /* of each edge, the angle from the top at which it leaves, in radians */
  double *arrive;  /* and at which it arrives */
  double highest;  /* the height of the longest arc */
  double farthest; /* its distance, in columns */
  double lowest;   /* the height of an arc to the next column */
} Line;

typedef struct
{
  gsize edge;
  double distance; /* signed, in columns, from the node to the other end */
  gboolean leaves;
} Foot;

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  guint64 x = *(const guint64 *)a;
  guint64 y = *(const guint64 *)b;

  return (x > y) - (x < y);
}

/* Returns the distinct numbers among @numbers, ascending. */
static GArray *
sort_distinct (const guint64 *numbers, guint32 n)
{
  GArray *sorted = g_array_sized_new (FALSE, FALSE, sizeof (guint64), n);
  guint n_distinct = 0;

  g_array_append_vals (sorted, numbers, n);
  g_array_sort (sorted, compare_numbers);
  for (guint i = 0; i < n; i++)
    if (i == 0 || g_array_index (sorted, guint64, i) != g_array_index (sorted, guint64, n_distinct - 1))
      g_array_index (sorted, guint64, n_distinct++) = g_array_index (sorted, guint64, i);
  g_array_set_size (sorted, n_distinct);
  return sorted;
}

static guint
find_number (const GArray *sorted, guint64 number)
{
  guint index = 0;

  g_assert (g_array_binary_search ((GArray *)sorted, &number, compare_numbers, &index));
  return index;
}

/* 1. Places */
static void
line_place_nodes (Line *line, const GrundyPlaces *places)
{
  guint32 n_nodes = line->metrics->n_nodes;
  g_autofree guint64 *sizes = g_new (guint64, MAX (n_nodes, 1));
  g_autoptr (GArray) sorted = NULL;
  double widest = 0;
  guint64 first;
  gboolean is_sparse;

  if (n_nodes == 0)
    return;
  for (guint32 i = 0; i < n_nodes; i++)
    {
      guint32 n_members;

      sizes[i] = places->x[grundy_view_get_members (line->layout->view, i, &n_members)[0]];
      widest = MAX (widest, line->metrics->nodes[i].left + line->metrics->nodes[i].right);
    }
  sorted = sort_distinct (sizes, n_nodes);
  first = g_array_index (sorted, guint64, 0);
  is_sparse = (g_array_index (sorted, guint64, sorted->len - 1) - first) / MAX_EMPTINESS >= sorted->len;
  for (guint32 i = 0; i < n_nodes; i++)
    {
      line->columns[i] = is_sparse ? find_number (sorted, sizes[i]) : sizes[i] - first;
      line->layout->nodes[i].x = line->columns[i] * (widest + line->metrics->node_gap);
    }
}

/* Farthest first; of two that go equally far the one that leaves. */
static int
compare_feet (gconstpointer a, gconstpointer b)
{
  const Foot *x = a;
  const Foot *y = b;
  double dx = fabs (x->distance);
  double dy = fabs (y->distance);

  if (dx != dy)
    return dx > dy ? -1 : 1;
  if (x->leaves != y->leaves)
    return x->leaves ? -1 : 1;
  return (x->edge > y->edge) - (x->edge < y->edge);
}

/* Spreads the feet on one side of a node from near its top downwards. */
static void
line_spread_feet (Line *line, GArray *feet, gboolean to_the_right)
{
  guint n_feet = 0;
  guint rank = 0;
  double step;

  for (guint i = 0; i < feet->len; i++)
    n_feet += (g_array_index (feet, Foot, i).distance > 0) == to_the_right;
  step = n_feet > 1 ? MIN (WIDEST_STEP, (LAST_FOOT - FIRST_FOOT) / (n_feet - 1)) : 0;
  for (guint i = 0; i < feet->len; i++)
    {
      const Foot *foot = &g_array_index (feet, Foot, i);
      double degrees;

      if ((foot->distance > 0) != to_the_right)
        continue;
      degrees = n_feet == 1 ? 2 * FIRST_FOOT : FIRST_FOOT + step * rank;
      rank++;
      (foot->leaves ? line->leave : line->arrive)[foot->edge] = (to_the_right ? 1 : -1) * degrees * G_PI / 180;
    }
}

/* 2. Feet */
static void
line_find_feet (Line *line)
{
  g_autoptr (GrundyGraph) reverse = grundy_graph_reverse (line->graph);
  g_autofree gsize *taken = g_new0 (gsize, MAX (line->metrics->n_nodes, 1));
  g_autofree gsize *edge_of = g_new (gsize, MAX (grundy_graph_get_n_edges (line->graph), 1));

  /* The reverse rows are ascending by where an edge comes from, and so are the edges' numbers. */
  for (guint32 node = 0; node < line->metrics->n_nodes; node++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (line->graph, node, &n_options);

      for (guint32 i = 0; i < n_options; i++)
        edge_of[grundy_graph_get_first_edge (reverse, options[i]) + taken[options[i]]++] =
            grundy_graph_get_first_edge (line->graph, node) + i;
    }
  for (guint32 node = 0; node < line->metrics->n_nodes; node++)
    {
      g_autoptr (GArray) feet = g_array_new (FALSE, FALSE, sizeof (Foot));
      guint32 n_options, n_predecessors;
      const guint32 *options = grundy_graph_get_options (line->graph, node, &n_options);
      const guint32 *predecessors = grundy_graph_get_options (reverse, node, &n_predecessors);

      for (guint32 i = 0; i < n_options; i++)
        {
          Foot foot = { grundy_graph_get_first_edge (line->graph, node) + i,
                        line->columns[options[i]] - line->columns[node], TRUE };

          g_array_append_val (feet, foot);
        }
      for (guint32 i = 0; i < n_predecessors; i++)
        {
          Foot foot = { edge_of[grundy_graph_get_first_edge (reverse, node) + i],
                        line->columns[predecessors[i]] - line->columns[node], FALSE };

          g_array_append_val (feet, foot);
        }
      g_array_sort (feet, compare_feet);
      line_spread_feet (line, feet, FALSE);
      line_spread_feet (line, feet, TRUE);
    }
}

/* 3. Arcs: how high the highest may be. */
static void
line_choose_heights (Line *line, double aspect)
{
  double column = 0;
  double tallest = 0;
  double width;

  for (guint32 i = 0; i < line->metrics->n_nodes; i++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (line->graph, i, &n_options);

      tallest = MAX (tallest, line->metrics->nodes[i].up + line->metrics->nodes[i].down);
      for (guint32 k = 0; k < n_options; k++)
        line->farthest = MAX (line->farthest, fabs (line->columns[options[k]] - line->columns[i]));
      if (line->columns[i] > 0)
        column = line->layout->nodes[i].x / line->columns[i];
    }
  width = line->layout->width;
  line->lowest = MAX (line->metrics->arrow * 2.2, column * 0.45);
  line->highest = line->lowest + column * 0.5 * MAX (line->farthest - 1, 0);
  if (aspect > 0 && line->farthest > 1)
    line->highest = CLAMP (width / aspect - tallest, line->lowest * 1.5, line->highest * 1.8);
}

static double
line_height_of (const Line *line, double distance)
{
  double share = line->farthest > 1 ? (distance - 1) / (line->farthest - 1) : 0;

  return line->lowest + (line->highest - line->lowest) * pow (MAX (share, 0), 0.85);
}

/* Where a node's outline is met at @angle from the top, clockwise, and the direction outwards from there. */
static GrundyPoint
line_foot (const Line *line, guint32 node, double angle)
{
  GrundyPoint centre = line->layout->nodes[node];
  GrundyPoint towards = { centre.x + sin (angle), centre.y - cos (angle) };

  return grundy_outline_point (line->metrics->nodes + node, centre, towards);
}

static void
line_draw_arc (Line *line, guint32 from, guint32 to, gsize edge)
{
  GrundyLayout *layout = line->layout;
  double height = line_height_of (line, fabs (line->columns[to] - line->columns[from]));
  double top = MIN (layout->nodes[from].y - line->metrics->nodes[from].half_height,
                    layout->nodes[to].y - line->metrics->nodes[to].half_height) -
               height;
  GrundyPoint start = line_foot (line, from, line->leave[edge]);
  GrundyPoint end = line_foot (line, to, line->arrive[edge]);
  GrundyPoint apex = { (start.x + end.x) / 2, top };
  double rise = QUARTER * (start.y - top);
  double fall = QUARTER * (end.y - top);
  double reach = QUARTER * (apex.x - start.x);

  grundy_layout_add_point (layout, edge, start.x, start.y);
  grundy_layout_add_point (layout, edge, start.x + rise * sin (STEEPNESS * line->leave[edge]),
                           start.y - rise * cos (STEEPNESS * line->leave[edge]));
  grundy_layout_add_point (layout, edge, apex.x - reach, apex.y);
  grundy_layout_add_point (layout, edge, apex.x, apex.y);
  grundy_layout_add_point (layout, edge, apex.x + reach, apex.y);
  grundy_layout_add_point (layout, edge, end.x + fall * sin (STEEPNESS * line->arrive[edge]),
                           end.y - fall * cos (STEEPNESS * line->arrive[edge]));
  grundy_layout_add_point (layout, edge, end.x, end.y);
}

static void
line_draw_arcs (Line *line)
{
  for (guint32 from = 0; from < line->metrics->n_nodes; from++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (line->graph, from, &n_options);

      for (guint32 i = 0; i < n_options; i++)
        {
          gsize edge = grundy_graph_get_first_edge (line->graph, from) + i;

          grundy_layout_begin_edge (line->layout, edge);
          line_draw_arc (line, from, options[i], edge);
        }
    }
}

gboolean
grundy_layout_arrange_line (GrundyLayout *layout, const GrundyMetrics *metrics, const GrundyPlaces *places,
                            const GrundyLayoutOptions *options, GError **error)
{
  const GrundyGraph *graph = grundy_view_get_structure (layout->view);
  gsize n_edges = grundy_graph_get_n_edges (graph);
  g_autofree double *columns = g_new0 (double, MAX (metrics->n_nodes, 1));
  g_autofree double *leave = g_new0 (double, MAX (n_edges, 1));
  g_autofree double *arrive = g_new0 (double, MAX (n_edges, 1));
  Line line = { layout, metrics, graph, columns, leave, arrive, 0, 0, 0 };

  if (places == NULL || places->n_axes != 1)
    {
      g_set_error_literal (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED,
                           _ ("A number line needs positions that are single heaps, and these are not; "
                              "the layered layout draws any game."));
      return FALSE;
    }
  line_place_nodes (&line, places);
  for (guint32 i = 0; i < metrics->n_nodes; i++)
    layout->width = MAX (layout->width, layout->nodes[i].x + metrics->nodes[i].left + metrics->nodes[i].right);
  line_find_feet (&line);
  line_choose_heights (&line, options->aspect);
  line_draw_arcs (&line);
  return TRUE;
}
