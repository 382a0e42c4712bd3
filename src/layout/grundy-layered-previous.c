/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Keeping a previous layout.
 *
 * 1. Nodes that were there keep their layer, or go up as little as they must.
 * 2. Each item gets a hint, where it would stand: a node that was there its old place; a dummy where the
 *    edge passed its layer before, or else on the line between its edge's ends; a new node the mean of its
 *    neighbours.
 * 3. Rows are sorted by hints; then new nodes and edges are transposed, old nodes never with each other.
 */
#include "grundy-layered-private.h"

typedef struct
{
  const GrundyLayered *self;
  GrundyLayout *previous;
  const guint32 *previous_nodes;
  GrundyLayeredHints *hints;
  double *heights; /* for each layer, how far down it was, or NAN */
} Hinter;

guint32 *
grundy_layered_kept_layers (guint32 n_nodes, const GrundyLayout *previous, const guint32 *previous_nodes)
{
  guint32 *kept = g_new (guint32, n_nodes);

  for (guint32 node = 0; node < n_nodes; node++)
    kept[node] = previous_nodes[node] == G_MAXUINT32 ? GRUNDY_LAYERED_NONE
                                                     : grundy_layout_get_layer (previous, previous_nodes[node]);
  return kept;
}

static void
hint_old_nodes (Hinter *hinter)
{
  for (guint32 node = 0; node < hinter->self->n_nodes; node++)
    {
      GrundyPoint place;

      if (hinter->previous_nodes[node] == G_MAXUINT32)
        continue;
      place = grundy_layout_get_node (hinter->previous, hinter->previous_nodes[node]);
      hinter->hints->fixed[node] = TRUE;
      hinter->hints->x[node] = place.x;
      hinter->heights[hinter->self->layers[node]] = place.y;
    }
}

/* New nodes stand amid their neighbours; those without old neighbours amid new ones that were placed before. */
static void
hint_new_nodes (Hinter *hinter)
{
  const GrundyLayered *self = hinter->self;
  g_autofree double *sums = g_new0 (double, self->n_nodes);
  g_autofree guint32 *counts = g_new0 (guint32, self->n_nodes);

  for (guint round = 0; round < 2; round++)
    {
      for (guint32 i = 0; i < self->n_edges; i++)
        for (guint end = 0; end < 2; end++)
          {
            guint32 to = end == 0 ? self->edges[i].upper : self->edges[i].lower;
            guint32 from = end == 0 ? self->edges[i].lower : self->edges[i].upper;
            gboolean is_known = round == 0 ? hinter->hints->fixed[from] : counts[from] > 0;

            if (hinter->hints->fixed[to] || !is_known || (round == 1 && counts[to] > 0))
              continue;
            sums[to] += hinter->hints->x[from];
            counts[to]++;
          }
      for (guint32 node = 0; node < self->n_nodes; node++)
        if (!hinter->hints->fixed[node] && counts[node] > 0)
          hinter->hints->x[node] = sums[node] / counts[node];
    }
}

/* The edge of the previous layout that was there, or its number of edges */
static gsize
find_previous_edge (const Hinter *hinter, const GrundyLayeredEdge *edge)
{
  const GrundyGraph *structure = grundy_view_get_structure (grundy_layout_get_view (hinter->previous));
  guint32 from = hinter->previous_nodes[edge->turned ? edge->lower : edge->upper];
  guint32 to = hinter->previous_nodes[edge->turned ? edge->upper : edge->lower];
  guint32 n_options;
  const guint32 *options;

  if (from == G_MAXUINT32 || to == G_MAXUINT32)
    return grundy_graph_get_n_edges (structure);
  options = grundy_graph_get_options (structure, from, &n_options);
  for (guint32 i = 0; i < n_options; i++)
    if (options[i] == to)
      return grundy_graph_get_first_edge (structure, from) + i;
  return grundy_graph_get_n_edges (structure);
}

/* Where a curve passes height @y, between the ends of its pieces; @x if it does not */
static double
x_at_height (const GrundyPoint *points, guint n_points, double y, double x)
{
  for (guint i = 0; i + 3 < n_points; i += 3)
    {
      GrundyPoint a = points[i];
      GrundyPoint b = points[i + 3];

      if (a.y != b.y && (a.y - y) * (b.y - y) <= 0)
        return a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y);
    }
  return x;
}

static void
hint_dummies (Hinter *hinter)
{
  const GrundyLayered *self = hinter->self;
  gsize n_previous = grundy_graph_get_n_edges (grundy_view_get_structure (grundy_layout_get_view (hinter->previous)));

  for (guint32 i = 0; i < self->n_edges; i++)
    {
      const GrundyLayeredEdge *edge = &self->edges[i];
      guint32 span = self->layers[edge->upper] - self->layers[edge->lower];
      double x = hinter->hints->x[edge->upper];
      double step = (hinter->hints->x[edge->lower] - x) / span;
      gsize before = find_previous_edge (hinter, edge);
      guint n_points = 0;
      const GrundyPoint *points = NULL;

      if (before < n_previous)
        points = grundy_layout_get_edge (hinter->previous, before, &n_points);
      for (guint32 k = 1; !edge->express && k < span; k++)
        {
          guint32 dummy = edge->first_dummy + k - 1;

          hinter->hints->x[dummy] = x_at_height (points, n_points, hinter->heights[self->layers[dummy]], x + k * step);
        }
    }
}

GrundyLayeredHints *
grundy_layered_hints_new (const GrundyLayered *self, GrundyLayout *previous, const guint32 *previous_nodes)
{
  GrundyLayeredHints *hints = g_new (GrundyLayeredHints, 1);
  g_autofree double *heights = g_new (double, self->n_layers);
  Hinter hinter = { self, previous, previous_nodes, hints, heights };

  hints->x = g_new0 (double, self->n_items);
  hints->fixed = g_new0 (gboolean, self->n_nodes);
  /* A height that no curve passes */
  for (guint32 layer = 0; layer < self->n_layers; layer++)
    heights[layer] = -G_MAXDOUBLE;
  hint_old_nodes (&hinter);
  hint_new_nodes (&hinter);
  hint_dummies (&hinter);
  return hints;
}

void
grundy_layered_hints_free (GrundyLayeredHints *hints)
{
  g_free (hints->x);
  g_free (hints->fixed);
  g_free (hints);
}

typedef struct
{
  double x;
  guint32 item;
} Hinted;

static int
compare_hinted (const void *a, const void *b)
{
  const Hinted *left = a;
  const Hinted *right = b;

  if (left->x != right->x)
    return left->x < right->x ? -1 : 1;
  return (left->item > right->item) - (left->item < right->item);
}

void
grundy_layered_order_by_hints (GrundyLayered *self, const GrundyLayeredHints *hints, GrundyLayeredWork *work)
{
  const guint max_passes = 8;
  g_autofree Hinted *row = g_new (Hinted, self->n_items);
  g_autofree guint32 *items = g_memdup2 (self->items, self->n_items * sizeof (guint32));
  gboolean changed = TRUE;

  for (guint32 layer = 0; layer < self->n_layers; layer++)
    {
      guint32 n_row = self->starts[layer + 1] - self->starts[layer];

      for (guint32 i = 0; i < n_row; i++)
        {
          guint32 item = items[self->starts[layer] + i];

          row[i] = (Hinted){ hints->x[item], item };
        }
      qsort (row, n_row, sizeof (Hinted), compare_hinted);
      for (guint32 i = 0; i < n_row; i++)
        items[self->starts[layer] + i] = row[i].item;
    }
  grundy_layered_set_rows (self, items);
  for (guint pass = 0; pass < max_passes && changed; pass++)
    {
      changed = FALSE;
      for (guint32 layer = 0; layer < self->n_layers && grundy_layered_work_add (work, 0); layer++)
        {
          gboolean row_changed;

          grundy_layered_transpose_row (self, layer, hints->fixed, FALSE, &row_changed, work);
          changed |= row_changed;
        }
    }
}
