/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-graph.h"

/*
 * Depth-first search without recursion: a path of a million nodes is a graph
 * like any other.
 *
 * Every node is in one of three states: not seen, on the path that is being
 * followed, or done. One array serves the path, which grows down from its end,
 * and the nodes that are done, in the order in which they are, which grow up
 * from its start: no node is in both. An option on the path closes a cycle.
 */

/* Of a node on the path cursors[] holds the number of the edge to follow next. */
#define NOT_SEEN G_MAXUINT32
#define DONE (G_MAXUINT32 - 1)

G_STATIC_ASSERT (GRUNDY_GRAPH_MAX_EDGES < DONE);

typedef struct
{
  guint32 n_nodes;
  const guint32 *offsets;
  const guint32 *options;
  guint32 *cursors;
  guint32 *nodes;
  guint32 n_done;
  /* The path is nodes[path_start] to nodes[n_nodes - 1], its end first. */
  guint32 path_start;
} Walk;

static void
walk_init (Walk *walk, const GrundyGraph *graph)
{
  *walk = (Walk){ .n_nodes = grundy_graph_get_n_nodes (graph) };
  walk->options = grundy_graph_get_rows (graph, &walk->offsets);
  /* One more than needed, so that the order of no nodes is not NULL. */
  walk->cursors = g_new (guint32, (gsize)walk->n_nodes + 1);
  walk->nodes = g_new (guint32, (gsize)walk->n_nodes + 1);
  walk->path_start = walk->n_nodes;
  for (guint32 i = 0; i < walk->n_nodes; i++)
    walk->cursors[i] = NOT_SEEN;
}

static void
walk_clear (Walk *walk)
{
  g_free (walk->cursors);
  g_free (walk->nodes);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Walk, walk_clear)

static inline void
walk_enter (Walk *walk, guint32 node)
{
  walk->cursors[node] = walk->offsets[node];
  walk->nodes[--walk->path_start] = node;
}

/* Follows every path from @root until it meets a node of the path again, which closes a cycle: TRUE, and that node. */
static gboolean
walk_from (Walk *walk, guint32 root, guint32 *met_again)
{
  guint32 top = walk->n_nodes;

  walk_enter (walk, root);
  while (walk->path_start < top)
    {
      guint32 node = walk->nodes[walk->path_start];
      guint32 option;

      if (walk->cursors[node] == walk->offsets[node + 1])
        {
          walk->path_start++;
          walk->cursors[node] = DONE;
          walk->nodes[walk->n_done++] = node;
          continue;
        }

      option = walk->options[walk->cursors[node]++];
      if (walk->cursors[option] == NOT_SEEN)
        walk_enter (walk, option);
      else if (walk->cursors[option] != DONE)
        {
          *met_again = option;
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
walk_all (Walk *walk, guint32 *met_again)
{
  for (guint32 i = 0; i < walk->n_nodes; i++)
    if (walk->cursors[i] == NOT_SEEN && walk_from (walk, i, met_again))
      return TRUE;
  return FALSE;
}

guint32 *
grundy_graph_find_cycle (const GrundyGraph *graph, guint *n_nodes)
{
  g_auto (Walk) walk = { 0 };
  guint32 *cycle;
  guint32 met_again;
  guint length = 1;

  g_return_val_if_fail (graph != NULL, NULL);
  g_return_val_if_fail (n_nodes != NULL, NULL);

  *n_nodes = 0;
  walk_init (&walk, graph);
  if (!walk_all (&walk, &met_again))
    return NULL;

  while (walk.nodes[walk.path_start + length - 1] != met_again)
    length++;
  cycle = g_new (guint32, length);
  for (guint i = 0; i < length; i++)
    cycle[i] = walk.nodes[walk.path_start + length - 1 - i];
  *n_nodes = length;
  return cycle;
}

/*
 * Breadth-first search from @root until an edge leads back to it: TRUE, and the node where that edge begins.
 * @parents: (array length=n_nodes): filled with the node from which each was found, or NOT_SEEN
 */
static gboolean
find_way_back (const GrundyGraph *graph, guint32 root, guint32 *parents, guint32 *last)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (graph);
  g_autofree guint32 *queue = g_new (guint32, n_nodes);
  guint32 n_queued = 0;

  for (guint32 i = 0; i < n_nodes; i++)
    parents[i] = NOT_SEEN;
  parents[root] = root;
  queue[n_queued++] = root;
  for (guint32 next = 0; next < n_queued; next++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (graph, queue[next], &n_options);

      for (guint32 i = 0; i < n_options; i++)
        {
          if (options[i] == root)
            {
              *last = queue[next];
              return TRUE;
            }
          if (parents[options[i]] == NOT_SEEN)
            {
              parents[options[i]] = queue[next];
              queue[n_queued++] = options[i];
            }
        }
    }
  return FALSE;
}

guint32 *
grundy_graph_find_cycle_through (const GrundyGraph *graph, guint32 node, guint *n_nodes)
{
  g_autofree guint32 *parents = NULL;
  guint32 *cycle;
  guint32 last;
  guint length = 1;

  g_return_val_if_fail (graph != NULL, NULL);
  g_return_val_if_fail (node < grundy_graph_get_n_nodes (graph), NULL);
  g_return_val_if_fail (n_nodes != NULL, NULL);

  *n_nodes = 0;
  parents = g_new (guint32, grundy_graph_get_n_nodes (graph));
  if (!find_way_back (graph, node, parents, &last))
    return NULL;

  for (guint32 at = last; at != node; at = parents[at])
    length++;
  cycle = g_new (guint32, length);
  for (guint i = length; i > 0; i--, last = parents[last])
    cycle[i - 1] = last;
  *n_nodes = length;
  return cycle;
}

guint32 *
grundy_graph_post_order (const GrundyGraph *graph)
{
  g_auto (Walk) walk = { 0 };
  guint32 met_again;

  g_return_val_if_fail (graph != NULL, NULL);

  walk_init (&walk, graph);
  if (walk_all (&walk, &met_again))
    return NULL;
  return g_steal_pointer (&walk.nodes);
}
