/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-view.h"

struct _GrundyView
{
  gatomicrefcount ref_count;
  GrundyGraph *graph;
  GrundyGraph *structure; /* the graph itself where no node is grouped or hidden */
  guint32 *groups;        /* of each node of the graph; NULL: its own */
  guint32 *member_starts; /* with groups: where the members of each node of the view begin, and the end */
  guint32 *members;       /* every node of the graph itself where there are no groups */
  guint8 *drawn;          /* of each edge of the view; NULL: all */
};

/* Counts members a group, then deals them out: ascending, because nodes are dealt in order. */
static void
grundy_view_deal_members (GrundyView *view, guint32 n_nodes, guint32 n_groups)
{
  g_autofree guint32 *next = g_new0 (guint32, n_groups);
  guint32 *starts = g_new0 (guint32, n_groups + 1);

  for (guint32 i = 0; i < n_nodes; i++)
    if (view->groups[i] != GRUNDY_VIEW_HIDDEN)
      starts[view->groups[i] + 1]++;
  for (guint32 g = 0; g < n_groups; g++)
    {
      starts[g + 1] += starts[g];
      next[g] = starts[g];
    }
  view->members = g_new (guint32, MAX (starts[n_groups], 1));
  for (guint32 i = 0; i < n_nodes; i++)
    if (view->groups[i] != GRUNDY_VIEW_HIDDEN)
      view->members[next[view->groups[i]]++] = i;
  view->member_starts = starts;
}

static guint32
count_groups (const guint32 *groups, guint32 n_nodes)
{
  guint32 n_groups = 0;

  for (guint32 i = 0; i < n_nodes; i++)
    if (groups[i] != GRUNDY_VIEW_HIDDEN)
      n_groups = MAX (n_groups, groups[i] + 1);
  return n_groups;
}

/* The edges between different groups, without repeats. */
static GrundyGraph *
grundy_view_join_edges (const GrundyView *view, guint32 n_groups)
{
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();

  grundy_graph_builder_ensure_nodes (builder, n_groups);
  for (guint32 from = 0; from < grundy_graph_get_n_nodes (view->graph); from++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (view->graph, from, &n_options);
      guint32 group = view->groups[from];

      for (guint32 i = 0; group != GRUNDY_VIEW_HIDDEN && i < n_options; i++)
        {
          guint32 to = view->groups[options[i]];

          if (to != GRUNDY_VIEW_HIDDEN && (to != group || options[i] == from))
            grundy_graph_builder_add_edge (builder, group, to);
        }
    }
  return grundy_graph_builder_end (builder);
}

static gsize
find_edge (const GrundyGraph *graph, guint32 from, guint32 to)
{
  guint32 n_options;
  const guint32 *options = grundy_graph_get_options (graph, from, &n_options);
  guint32 low = 0;
  guint32 high = n_options;

  while (low < high)
    {
      guint32 middle = low + (high - low) / 2;

      if (options[middle] < to)
        low = middle + 1;
      else
        high = middle;
    }
  g_assert (low < n_options && options[low] == to);
  return grundy_graph_get_first_edge (graph, from) + low;
}

/* Carries the mask of the graph's edges over to the view's. */
static void
grundy_view_mask_edges (GrundyView *view, const gboolean *edge_mask)
{
  gsize n_edges = grundy_graph_get_n_edges (view->structure);

  view->drawn = g_malloc0 (MAX (n_edges, 1));
  for (guint32 from = 0; from < grundy_graph_get_n_nodes (view->graph); from++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (view->graph, from, &n_options);
      gsize first = grundy_graph_get_first_edge (view->graph, from);
      guint32 group = grundy_view_get_group (view, from);

      for (guint32 i = 0; group != GRUNDY_VIEW_HIDDEN && i < n_options; i++)
        {
          guint32 to = grundy_view_get_group (view, options[i]);

          if (edge_mask[first + i] && to != GRUNDY_VIEW_HIDDEN && (to != group || options[i] == from))
            view->drawn[find_edge (view->structure, group, to)] = TRUE;
        }
    }
}

GrundyView *
grundy_view_new (GrundyGraph *graph, const guint32 *groups, const gboolean *edge_mask)
{
  GrundyView *view;
  guint32 n_nodes;

  g_return_val_if_fail (graph != NULL, NULL);

  n_nodes = grundy_graph_get_n_nodes (graph);
  view = g_new0 (GrundyView, 1);
  g_atomic_ref_count_init (&view->ref_count);
  view->graph = grundy_graph_ref (graph);
  if (groups == NULL)
    {
      view->structure = grundy_graph_ref (graph);
      view->members = g_new (guint32, MAX (n_nodes, 1));
      for (guint32 i = 0; i < n_nodes; i++)
        view->members[i] = i;
    }
  else
    {
      guint32 n_groups = count_groups (groups, n_nodes);

      view->groups = g_memdup2 (groups, sizeof (guint32) * n_nodes);
      grundy_view_deal_members (view, n_nodes, n_groups);
      view->structure = grundy_view_join_edges (view, n_groups);
    }
  if (edge_mask != NULL)
    grundy_view_mask_edges (view, edge_mask);
  return view;
}

GrundyView *
grundy_view_new_identity (GrundyGraph *graph)
{
  return grundy_view_new (graph, NULL, NULL);
}

GrundyView *
grundy_view_ref (GrundyView *view)
{
  g_return_val_if_fail (view != NULL, NULL);

  g_atomic_ref_count_inc (&view->ref_count);
  return view;
}

void
grundy_view_unref (GrundyView *view)
{
  g_return_if_fail (view != NULL);

  if (!g_atomic_ref_count_dec (&view->ref_count))
    return;
  grundy_graph_unref (view->graph);
  grundy_graph_unref (view->structure);
  g_free (view->groups);
  g_free (view->member_starts);
  g_free (view->members);
  g_free (view->drawn);
  g_free (view);
}

GrundyGraph *
grundy_view_get_graph (const GrundyView *view)
{
  g_return_val_if_fail (view != NULL, NULL);

  return view->graph;
}

GrundyGraph *
grundy_view_get_structure (const GrundyView *view)
{
  g_return_val_if_fail (view != NULL, NULL);

  return view->structure;
}

gboolean
grundy_view_is_drawn (const GrundyView *view, gsize edge)
{
  g_return_val_if_fail (view != NULL, FALSE);
  g_return_val_if_fail (edge < grundy_graph_get_n_edges (view->structure), FALSE);

  return view->drawn == NULL || view->drawn[edge];
}

const guint32 *
grundy_view_get_members (const GrundyView *view, guint32 node, guint32 *n_members)
{
  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (node < grundy_graph_get_n_nodes (view->structure), NULL);
  g_return_val_if_fail (n_members != NULL, NULL);

  if (view->member_starts == NULL)
    {
      *n_members = 1;
      return view->members + node;
    }
  *n_members = view->member_starts[node + 1] - view->member_starts[node];
  return view->members + view->member_starts[node];
}

guint32
grundy_view_get_group (const GrundyView *view, guint32 member)
{
  g_return_val_if_fail (view != NULL, GRUNDY_VIEW_HIDDEN);
  g_return_val_if_fail (member < grundy_graph_get_n_nodes (view->graph), GRUNDY_VIEW_HIDDEN);

  return view->groups != NULL ? view->groups[member] : member;
}
