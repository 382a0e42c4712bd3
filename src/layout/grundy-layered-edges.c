/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Phase 1: edges that all lead down.
 *
 * 1. A depth-first search without recursion, begun at nodes that nothing leads
 *    to, finds the edges back to a node on the search's own path; these are turned.
 * 2. Loops are left out; they are drawn beside their node at the end.
 * 3. Where an edge is there both ways, both are marked, so that they are not drawn on one line.
 */
#include "grundy-layered-private.h"

enum
{
  UNSEEN,
  ON_PATH,
  LEFT
};

gboolean
grundy_layered_work_add (GrundyLayeredWork *work, guint64 amount)
{
  const guint64 report_every = 1 << 17;

  work->done += amount;
  if (work->error == NULL && work->done - work->reported >= report_every)
    {
      work->reported = work->done;
      grundy_progress_report (work->progress, MIN (work->done, work->limit), work->limit, &work->error);
    }
  return work->error == NULL && work->done < work->limit;
}

static void
search_from (const GrundyGraph *graph, guint32 root, guint8 *states, guint32 *stack, guint32 *nexts, guint8 *turned)
{
  guint32 depth = 0;

  stack[depth++] = root;
  states[root] = ON_PATH;
  while (depth > 0)
    {
      guint32 node = stack[depth - 1];
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (graph, node, &n_options);
      guint32 option;

      if (nexts[node] == n_options)
        {
          states[node] = LEFT;
          depth--;
          continue;
        }
      option = options[nexts[node]];
      if (states[option] == UNSEEN)
        {
          states[option] = ON_PATH;
          stack[depth++] = option;
        }
      else if (states[option] == ON_PATH)
        {
          turned[grundy_graph_get_first_edge (graph, node) + nexts[node]] = TRUE;
        }
      nexts[node]++;
    }
}

/* (transfer full): for each edge whether it must be turned; loops are among them */
static guint8 *
find_edges_to_turn (const GrundyGraph *graph)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (graph);
  guint8 *turned = g_new0 (guint8, grundy_graph_get_n_edges (graph));
  g_autofree guint8 *states = g_new0 (guint8, n_nodes);
  g_autofree guint8 *has_predecessor = g_new0 (guint8, n_nodes);
  g_autofree guint32 *stack = g_new (guint32, n_nodes);
  g_autofree guint32 *nexts = g_new0 (guint32, n_nodes);

  for (guint32 node = 0; node < n_nodes; node++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (graph, node, &n_options);

      for (guint32 i = 0; i < n_options; i++)
        has_predecessor[options[i]] = TRUE;
    }
  for (guint32 node = n_nodes; node-- > 0;)
    {
      if (!has_predecessor[node])
        search_from (graph, node, states, stack, nexts, turned);
    }
  for (guint32 node = n_nodes; node-- > 0;)
    {
      if (states[node] == UNSEEN)
        search_from (graph, node, states, stack, nexts, turned);
    }
  return turned;
}

static gboolean
has_option (const GrundyGraph *graph, guint32 node, guint32 option)
{
  guint32 n_options;
  const guint32 *options = grundy_graph_get_options (graph, node, &n_options);
  guint32 low = 0;

  while (low < n_options)
    {
      guint32 middle = low + (n_options - low) / 2;

      if (options[middle] == option)
        return TRUE;
      if (options[middle] < option)
        low = middle + 1;
      else
        n_options = middle;
    }
  return FALSE;
}

GrundyLayered *
grundy_layered_new (const GrundyGraph *structure)
{
  GrundyLayered *self = g_new0 (GrundyLayered, 1);
  g_autofree guint8 *turned = find_edges_to_turn (structure);
  gsize edge = 0;

  self->n_nodes = self->n_items = grundy_graph_get_n_nodes (structure);
  self->edges = g_new0 (GrundyLayeredEdge, grundy_graph_get_n_edges (structure));
  for (guint32 node = 0; node < self->n_nodes; node++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (structure, node, &n_options);

      for (guint32 i = 0; i < n_options; i++, edge++)
        {
          GrundyLayeredEdge *to = &self->edges[self->n_edges];

          if (options[i] == node)
            continue;
          self->n_edges++;
          to->edge = edge;
          to->turned = turned[edge];
          to->twin = has_option (structure, options[i], node);
          to->upper = to->turned ? options[i] : node;
          to->lower = to->turned ? node : options[i];
          to->first_dummy = GRUNDY_LAYERED_NONE;
        }
    }
  return self;
}

void
grundy_layered_free (GrundyLayered *self)
{
  g_free (self->edges);
  g_free (self->layers);
  g_free (self->starts);
  g_free (self->items);
  g_free (self->places);
  g_free (self->up_starts);
  g_free (self->ups);
  g_free (self->down_starts);
  g_free (self->downs);
  g_free (self->chains);
  g_free (self);
}
