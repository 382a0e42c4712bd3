/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Phase 3: the proper layered graph.
 *
 * 1. Edges become express edges, the longest first, until the others need no more dummies than allowed; so memory
 *    and time stay bounded on graphs as deep as they have nodes.
 * 2. Each edge that is left gets a dummy on each layer that it passes.
 * 3. Rows and neighbours are kept in flat arrays. Neighbours are sorted by place without comparing:
 *    a row is read from left to right, and each item is appended to its neighbours' lists.
 */
#include "grundy-layered-private.h"

static guint32
span_of (const GrundyLayered *self, const GrundyLayeredEdge *edge)
{
  return self->layers[edge->upper] - self->layers[edge->lower];
}

static void
choose_express_edges (GrundyLayered *self, guint32 max_dummies)
{
  g_autofree guint32 *n_with_span = g_new0 (guint32, self->n_layers + 1);
  guint64 n_dummies = 0;
  guint32 longest = 1;

  for (guint32 i = 0; i < self->n_edges; i++)
    n_with_span[span_of (self, &self->edges[i])]++;
  while (longest < self->n_layers)
    {
      n_dummies += (guint64)n_with_span[longest + 1] * longest;
      if (n_dummies > max_dummies)
        break;
      longest++;
    }
  for (guint32 i = 0; i < self->n_edges; i++)
    self->edges[i].express = span_of (self, &self->edges[i]) > longest;
}

static void
add_dummies (GrundyLayered *self)
{
  guint64 n_dummies = 0;
  guint32 item = self->n_nodes;

  for (guint32 i = 0; i < self->n_edges; i++)
    n_dummies += self->edges[i].express ? 0 : span_of (self, &self->edges[i]) - 1;
  self->n_items = self->n_nodes + n_dummies;
  self->layers = g_renew (guint32, self->layers, self->n_items);
  self->chains = g_new (guint32, n_dummies);
  for (guint32 i = 0; i < self->n_edges; i++)
    {
      GrundyLayeredEdge *edge = &self->edges[i];

      if (edge->express || span_of (self, edge) == 1)
        continue;
      edge->first_dummy = item;
      for (guint32 layer = self->layers[edge->upper] - 1; layer > self->layers[edge->lower]; layer--, item++)
        {
          self->layers[item] = layer;
          self->chains[item - self->n_nodes] = i;
        }
    }
}

/* The items that an edge passes, from @upper to @lower: the @i-th of them. */
static guint32
step_of (const GrundyLayered *self, const GrundyLayeredEdge *edge, guint32 i)
{
  if (i == 0)
    return edge->upper;
  return i == span_of (self, edge) ? edge->lower : edge->first_dummy + i - 1;
}

static void
join_items (GrundyLayered *self)
{
  self->up_starts = g_new0 (guint32, self->n_items + 2);
  self->down_starts = g_new0 (guint32, self->n_items + 2);
  for (guint32 i = 0; i < self->n_edges; i++)
    {
      const GrundyLayeredEdge *edge = &self->edges[i];

      for (guint32 k = 0; !edge->express && k < span_of (self, edge); k++)
        {
          self->down_starts[step_of (self, edge, k) + 2]++;
          self->up_starts[step_of (self, edge, k + 1) + 2]++;
        }
    }
  for (guint32 item = 0; item < self->n_items; item++)
    {
      self->up_starts[item + 2] += self->up_starts[item + 1];
      self->down_starts[item + 2] += self->down_starts[item + 1];
    }
  self->ups = g_new (guint32, self->up_starts[self->n_items + 1]);
  self->downs = g_new (guint32, self->down_starts[self->n_items + 1]);
  for (guint32 i = 0; i < self->n_edges; i++)
    {
      const GrundyLayeredEdge *edge = &self->edges[i];

      for (guint32 k = 0; !edge->express && k < span_of (self, edge); k++)
        {
          guint32 above = step_of (self, edge, k);
          guint32 below = step_of (self, edge, k + 1);

          self->downs[self->down_starts[above + 1]++] = below;
          self->ups[self->up_starts[below + 1]++] = above;
        }
    }
}

static void
make_rows (GrundyLayered *self)
{
  g_autofree guint32 *items = g_new (guint32, self->n_items);
  g_autofree guint32 *nexts = NULL;

  self->starts = g_new0 (guint32, self->n_layers + 1);
  self->items = g_new (guint32, self->n_items);
  self->places = g_new (guint32, self->n_items);
  for (guint32 item = 0; item < self->n_items; item++)
    self->starts[self->layers[item] + 1]++;
  for (guint32 layer = 0; layer < self->n_layers; layer++)
    self->starts[layer + 1] += self->starts[layer];
  nexts = g_memdup2 (self->starts, self->n_layers * sizeof (guint32));
  for (guint32 item = 0; item < self->n_items; item++)
    items[nexts[self->layers[item]]++] = item;
  grundy_layered_set_rows (self, items);
}

void
grundy_layered_make_proper (GrundyLayered *self, guint32 max_dummies)
{
  choose_express_edges (self, max_dummies);
  add_dummies (self);
  join_items (self);
  make_rows (self);
}

/* Puts the items in this order, row after row. */
void
grundy_layered_set_rows (GrundyLayered *self, const guint32 *items)
{
  memcpy (self->items, items, self->n_items * sizeof (guint32));
  for (guint32 layer = 0; layer < self->n_layers; layer++)
    {
      guint32 n_row;
      const guint32 *row = grundy_layered_row (self, layer, &n_row);

      for (guint32 place = 0; place < n_row; place++)
        self->places[row[place]] = place;
    }
  grundy_layered_sort_all_neighbours (self);
}

static void
sort_towards (GrundyLayered *self, guint32 layer, const guint32 *starts, const guint32 *neighbours,
              const guint32 *back_starts, guint32 *back)
{
  guint32 n_row;
  const guint32 *row = grundy_layered_row (self, layer, &n_row);

  /* The first entry of a list counts how far it is filled, until the last write puts the first item back. */
  for (guint32 place = 0; place < n_row; place++)
    for (guint32 k = starts[row[place]]; k < starts[row[place] + 1]; k++)
      back[back_starts[neighbours[k]]] = 0;
  for (guint32 place = n_row; place-- > 0;)
    for (guint32 k = starts[row[place]]; k < starts[row[place] + 1]; k++)
      {
        guint32 to = neighbours[k];
        guint32 n_filled = back[back_starts[to]]++;
        guint32 last = back_starts[to + 1] - 1;

        back[last - n_filled] = row[place];
      }
}

/* Sorts the lists of the rows above and below by the places in this row. */
void
grundy_layered_sort_neighbours (GrundyLayered *self, guint32 layer)
{
  sort_towards (self, layer, self->up_starts, self->ups, self->down_starts, self->downs);
  sort_towards (self, layer, self->down_starts, self->downs, self->up_starts, self->ups);
}

void
grundy_layered_sort_all_neighbours (GrundyLayered *self)
{
  for (guint32 layer = 0; layer < self->n_layers; layer++)
    grundy_layered_sort_neighbours (self, layer);
}
