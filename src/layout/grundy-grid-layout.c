/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Two-number positions on a grid, (0, 0) at the bottom left.
 *
 *  1. Places: a column for each first number, a row for each second one.
 *  2. Spacing: wide enough that an edge that is drawn, in any direction, has a channel between the nodes.
 *  3. Edges: straight where no node is in the way; otherwise out into the channel beside the straight line, along it
 * and back, those of different lengths side by side.
 */
#include "grundy-layout-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Directions that would need wider channels than this many radii are drawn as they come: a rider's far leaps. */
#define WIDEST_DIRECTION 3.2

/* How the share of a channel that its edges use is chosen: the rest keeps them off the nodes. */
#define CHANNEL_SHARE 0.3

typedef struct
{
  gint64 dx;
  gint64 dy;
  guint64 leaps; /* how many times the shortest step in this direction: their nodes in between are leaps - 1 */
} Direction;

typedef struct
{
  GrundyLayout *layout;
  const GrundyMetrics *metrics;
  const GrundyGraph *graph;
  gint64 *columns;
  gint64 *rows;
  double spacing;
  guint64 most_leaps;
} Grid;

static guint64
greatest_common_divisor (guint64 a, guint64 b)
{
  while (b != 0)
    {
      guint64 rest = a % b;

      a = b;
      b = rest;
    }
  return a;
}

static Direction
grid_direction (const Grid *grid, guint32 from, guint32 to)
{
  Direction direction = { grid->columns[to] - grid->columns[from], grid->rows[to] - grid->rows[from], 1 };

  direction.leaps = greatest_common_divisor (ABS (direction.dx), ABS (direction.dy));
  if (direction.leaps > 0)
    {
      direction.dx /= (gint64)direction.leaps;
      direction.dy /= (gint64)direction.leaps;
    }
  return direction;
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  guint64 x = *(const guint64 *)a;
  guint64 y = *(const guint64 *)b;

  return (x > y) - (x < y);
}

/* 1. Places: along one axis the rank of each number among those that occur. */
static void
grid_place_axis (const Grid *grid, const guint64 *numbers, gint64 *ranks, GArray *ticks)
{
  guint32 n_nodes = grid->metrics->n_nodes;
  g_autoptr (GArray) sorted = g_array_new (FALSE, FALSE, sizeof (guint64));

  for (guint32 i = 0; i < n_nodes; i++)
    {
      guint32 n_members;

      g_array_append_val (sorted, numbers[grundy_view_get_members (grid->layout->view, i, &n_members)[0]]);
    }
  g_array_sort (sorted, compare_numbers);
  for (guint i = 0; i < sorted->len; i++)
    {
      GrundyTick tick = { g_array_index (sorted, guint64, i), 0 };

      if (i == 0 || tick.number != g_array_index (ticks, GrundyTick, ticks->len - 1).number)
        g_array_append_val (ticks, tick);
    }
  for (guint32 i = 0; i < n_nodes; i++)
    {
      guint32 n_members;
      guint64 number = numbers[grundy_view_get_members (grid->layout->view, i, &n_members)[0]];
      guint rank = 0;

      /* A tick begins with its number, so that numbers are compared with numbers. */
      g_assert (g_array_binary_search (ticks, &number, compare_numbers, &rank));
      ranks[i] = rank;
    }
}

/* 2. Spacing */
static void
grid_choose_spacing (Grid *grid)
{
  double extent = 0;
  double radius = 0;
  double widest = 1;

  for (guint32 i = 0; i < grid->metrics->n_nodes; i++)
    {
      const GrundyNodeMetrics *node = grid->metrics->nodes + i;

      extent = MAX (extent, MAX (node->left + node->right, node->up + node->down));
      radius = MAX (radius, MAX (node->half_width, node->half_height));
    }
  for (guint32 from = 0; from < grid->metrics->n_nodes; from++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (grid->graph, from, &n_options);
      gsize first = grundy_graph_get_first_edge (grid->graph, from);

      for (guint32 i = 0; i < n_options; i++)
        {
          Direction direction = grid_direction (grid, from, options[i]);
          double length = hypot (direction.dx, direction.dy);

          grid->most_leaps = MAX (grid->most_leaps, direction.leaps);
          if (!grundy_view_is_drawn (grid->layout->view, first + i))
            continue;
          if (direction.leaps > 1)
            length *= 2;
          if (length <= WIDEST_DIRECTION)
            widest = MAX (widest, length);
        }
    }
  grid->spacing = MAX (extent + grid->metrics->node_gap, widest * (radius + 1.5 * grid->metrics->edge_gap));
}

static void
grid_place_nodes (Grid *grid, const GrundyPlaces *places)
{
  GrundyLayout *layout = grid->layout;

  grid_place_axis (grid, places->x, grid->columns, layout->ticks[0]);
  grid_place_axis (grid, places->y, grid->rows, layout->ticks[1]);
  grid_choose_spacing (grid);
  for (guint32 i = 0; i < grid->metrics->n_nodes; i++)
    layout->nodes[i] = (GrundyPoint){ grid->columns[i] * grid->spacing, -grid->rows[i] * grid->spacing };
  for (guint axis = 0; axis < 2; axis++)
    for (guint i = 0; i < layout->ticks[axis]->len; i++)
      g_array_index (layout->ticks[axis], GrundyTick, i).at = (axis == 0 ? 1 : -1) * (i * grid->spacing);
}

static void
grid_draw_straight (Grid *grid, guint32 from, guint32 to, gsize edge)
{
  GrundyPoint *nodes = grid->layout->nodes;
  GrundyPoint start = grundy_outline_point (grid->metrics->nodes + from, nodes[from], nodes[to]);
  GrundyPoint end = grundy_outline_point (grid->metrics->nodes + to, nodes[to], nodes[from]);
  double dx = (end.x - start.x) / 3;
  double dy = (end.y - start.y) / 3;

  grundy_layout_add_point (grid->layout, edge, start.x, start.y);
  grundy_layout_add_point (grid->layout, edge, start.x + dx, start.y + dy);
  grundy_layout_add_point (grid->layout, edge, end.x - dx, end.y - dy);
  grundy_layout_add_point (grid->layout, edge, end.x, end.y);
}

/*
 * From the outline into the channel, along it, and back to the other outline. @along is the unit vector of the
 * move, @beside the one to the channel's side.
 */
static void
grid_draw_beside (Grid *grid, guint32 from, guint32 to, gsize edge, const Direction *direction)
{
  GrundyPoint a = grid->layout->nodes[from];
  GrundyPoint b = grid->layout->nodes[to];
  double length = hypot (direction->dx, direction->dy);
  GrundyPoint along = { direction->dx / length, -direction->dy / length };
  GrundyPoint beside = { -along.y, along.x };
  double channel = grid->spacing / length;
  double share = grid->most_leaps > 1 ? (double)(direction->leaps - 1) / (grid->most_leaps - 1) - 0.5 : 0;
  double offset = channel * (0.5 + CHANNEL_SHARE * 0.5 * share);
  double entry = grid->spacing * length * 0.5;
  double soft = entry * 0.5;
  GrundyPoint in = { a.x + along.x * entry + beside.x * offset, a.y + along.y * entry + beside.y * offset };
  GrundyPoint out = { b.x - along.x * entry + beside.x * offset, b.y - along.y * entry + beside.y * offset };
  GrundyPoint start = grundy_outline_point (grid->metrics->nodes + from, a, in);
  GrundyPoint end = grundy_outline_point (grid->metrics->nodes + to, b, out);
  GrundyLayout *layout = grid->layout;

  grundy_layout_add_point (layout, edge, start.x, start.y);
  grundy_layout_add_point (layout, edge, start.x + (in.x - start.x) * 0.4, start.y + (in.y - start.y) * 0.4);
  grundy_layout_add_point (layout, edge, in.x - along.x * soft * 0.5, in.y - along.y * soft * 0.5);
  grundy_layout_add_point (layout, edge, in.x, in.y);
  grundy_layout_add_point (layout, edge, in.x + (out.x - in.x) / 3, in.y + (out.y - in.y) / 3);
  grundy_layout_add_point (layout, edge, out.x - (out.x - in.x) / 3, out.y - (out.y - in.y) / 3);
  grundy_layout_add_point (layout, edge, out.x, out.y);
  grundy_layout_add_point (layout, edge, out.x + along.x * soft * 0.5, out.y + along.y * soft * 0.5);
  grundy_layout_add_point (layout, edge, end.x + (out.x - end.x) * 0.4, end.y + (out.y - end.y) * 0.4);
  grundy_layout_add_point (layout, edge, end.x, end.y);
}

/* 3. Edges */
static void
grid_draw_edges (Grid *grid)
{
  for (guint32 from = 0; from < grid->metrics->n_nodes; from++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (grid->graph, from, &n_options);

      for (guint32 i = 0; i < n_options; i++)
        {
          gsize edge = grundy_graph_get_first_edge (grid->graph, from) + i;
          Direction direction = grid_direction (grid, from, options[i]);

          grundy_layout_begin_edge (grid->layout, edge);
          if (direction.leaps <= 1)
            grid_draw_straight (grid, from, options[i], edge);
          else
            grid_draw_beside (grid, from, options[i], edge, &direction);
        }
    }
}

gboolean
grundy_layout_arrange_grid (GrundyLayout *layout, const GrundyMetrics *metrics, const GrundyPlaces *places,
                            const GrundyLayoutOptions *options, GError **error)
{
  g_autofree gint64 *columns = g_new0 (gint64, MAX (metrics->n_nodes, 1));
  g_autofree gint64 *rows = g_new0 (gint64, MAX (metrics->n_nodes, 1));
  Grid grid = { layout, metrics, grundy_view_get_structure (layout->view), columns, rows, 0, 0 };

  if (places == NULL || places->n_axes != 2)
    {
      g_set_error_literal (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED,
                           _ ("A grid needs positions that are pairs of numbers, and these are not; "
                              "the layered layout draws any game."));
      return FALSE;
    }
  grid_place_nodes (&grid, places);
  grid_draw_edges (&grid);
  return TRUE;
}
