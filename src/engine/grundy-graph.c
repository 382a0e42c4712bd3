/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-graph.h"

#include <string.h>

struct _GrundyGraph
{
  gatomicrefcount ref_count;
  guint32 n_nodes;
  gboolean is_post_ordered;
  /* Row i is options[offsets[i]] to options[offsets[i + 1] - 1]. */
  guint32 *offsets;
  guint32 *options;
};

typedef struct
{
  guint32 from;
  guint32 to;
} Edge;

struct _GrundyGraphBuilder
{
  guint32 n_nodes;
  Edge *edges;
  gsize n_edges;
  gsize n_allocated;
};

static gboolean
rows_are_post_ordered (guint32 n_nodes, const guint32 *offsets, const guint32 *options)
{
  for (guint32 i = 0; i < n_nodes; i++)
    if (offsets[i] < offsets[i + 1] && options[offsets[i + 1] - 1] >= i)
      return FALSE;
  return TRUE;
}

GrundyGraph *
grundy_graph_new_take (guint32 n_nodes, guint32 *offsets, guint32 *options)
{
  GrundyGraph *graph;

  g_return_val_if_fail (offsets != NULL && offsets[0] == 0, NULL);
  g_return_val_if_fail (options != NULL || offsets[n_nodes] == 0, NULL);
  g_return_val_if_fail (offsets[n_nodes] <= GRUNDY_GRAPH_MAX_EDGES, NULL);

  graph = g_new0 (GrundyGraph, 1);
  g_atomic_ref_count_init (&graph->ref_count);
  graph->n_nodes = n_nodes;
  graph->is_post_ordered = rows_are_post_ordered (n_nodes, offsets, options);
  graph->offsets = offsets;
  /* Never NULL, so that rows can be pointed at. */
  graph->options = options != NULL ? options : g_new0 (guint32, 1);
  return graph;
}

GrundyGraph *
grundy_graph_ref (GrundyGraph *graph)
{
  g_return_val_if_fail (graph != NULL, NULL);

  g_atomic_ref_count_inc (&graph->ref_count);
  return graph;
}

void
grundy_graph_unref (GrundyGraph *graph)
{
  g_return_if_fail (graph != NULL);

  if (!g_atomic_ref_count_dec (&graph->ref_count))
    return;

  g_free (graph->offsets);
  g_free (graph->options);
  g_free (graph);
}

guint32
grundy_graph_get_n_nodes (const GrundyGraph *graph)
{
  g_return_val_if_fail (graph != NULL, 0);

  return graph->n_nodes;
}

gsize
grundy_graph_get_n_edges (const GrundyGraph *graph)
{
  g_return_val_if_fail (graph != NULL, 0);

  return graph->offsets[graph->n_nodes];
}

const guint32 *
grundy_graph_get_options (const GrundyGraph *graph, guint32 node, guint32 *n_options)
{
  g_return_val_if_fail (graph != NULL, NULL);
  g_return_val_if_fail (node < graph->n_nodes, NULL);
  g_return_val_if_fail (n_options != NULL, NULL);

  *n_options = graph->offsets[node + 1] - graph->offsets[node];
  return graph->options + graph->offsets[node];
}

const guint32 *
grundy_graph_get_rows (const GrundyGraph *graph, const guint32 **offsets)
{
  g_return_val_if_fail (graph != NULL, NULL);
  g_return_val_if_fail (offsets != NULL, NULL);

  *offsets = graph->offsets;
  return graph->options;
}

gsize
grundy_graph_get_first_edge (const GrundyGraph *graph, guint32 node)
{
  g_return_val_if_fail (graph != NULL, 0);
  g_return_val_if_fail (node < graph->n_nodes, 0);

  return graph->offsets[node];
}

gboolean
grundy_graph_is_post_ordered (const GrundyGraph *graph)
{
  g_return_val_if_fail (graph != NULL, FALSE);

  return graph->is_post_ordered;
}

/* Turns the number of entries of row i in offsets[i + 1] into where row i starts in offsets[i]. */
static void
counts_to_offsets (guint32 *offsets, guint32 n_nodes)
{
  for (gsize i = 0; i < n_nodes; i++)
    offsets[i + 1] += offsets[i];
}

/* Moves rows that end before the next one starts together. */
static void
rows_close_gaps (guint32 n_nodes, guint32 *offsets, const guint32 *ends, guint32 *options)
{
  guint32 n_kept = 0;

  for (guint32 i = 0; i < n_nodes; i++)
    {
      guint32 length = ends[i] - offsets[i];

      memmove (options + n_kept, options + offsets[i], length * sizeof *options);
      offsets[i] = n_kept;
      n_kept += length;
    }
  offsets[n_nodes] = n_kept;
}

/*
 * Turns the edges of rows round. The new rows are filled in the order of the
 * old ones' nodes, and therefore are ascending, in whatever order the old
 * rows were, and what stood in an old row twice comes twice in succession.
 */
static GrundyGraph *
rows_transpose (guint32 n_nodes, const guint32 *offsets, const guint32 *options)
{
  guint32 n_edges = offsets[n_nodes];
  guint32 *new_offsets = g_new0 (guint32, (gsize)n_nodes + 1);
  guint32 *new_options = g_new (guint32, n_edges);
  g_autofree guint32 *ends = g_new (guint32, n_nodes);
  gboolean has_gaps = FALSE;

  for (guint32 e = 0; e < n_edges; e++)
    new_offsets[options[e] + 1]++;
  counts_to_offsets (new_offsets, n_nodes);
  if (n_nodes > 0)
    memcpy (ends, new_offsets, n_nodes * sizeof *ends);

  for (guint32 i = 0; i < n_nodes; i++)
    for (guint32 e = offsets[i]; e < offsets[i + 1]; e++)
      {
        guint32 row = options[e];

        if (ends[row] > new_offsets[row] && new_options[ends[row] - 1] == i)
          has_gaps = TRUE;
        else
          new_options[ends[row]++] = i;
      }

  if (has_gaps)
    {
      rows_close_gaps (n_nodes, new_offsets, ends, new_options);
      new_options = g_renew (guint32, new_options, new_offsets[n_nodes]);
    }
  return grundy_graph_new_take (n_nodes, new_offsets, new_options);
}

GrundyGraph *
grundy_graph_reverse (const GrundyGraph *graph)
{
  g_return_val_if_fail (graph != NULL, NULL);

  return rows_transpose (graph->n_nodes, graph->offsets, graph->options);
}

GrundyGraphBuilder *
grundy_graph_builder_new (void)
{
  return g_new0 (GrundyGraphBuilder, 1);
}

void
grundy_graph_builder_free (GrundyGraphBuilder *builder)
{
  if (builder == NULL)
    return;

  g_free (builder->edges);
  g_free (builder);
}

void
grundy_graph_builder_ensure_nodes (GrundyGraphBuilder *builder, guint32 n_nodes)
{
  g_return_if_fail (builder != NULL);

  builder->n_nodes = MAX (builder->n_nodes, n_nodes);
}

void
grundy_graph_builder_add_edge (GrundyGraphBuilder *builder, guint32 from, guint32 to)
{
  g_return_if_fail (builder != NULL);
  g_return_if_fail (from < G_MAXUINT32 && to < G_MAXUINT32);
  g_return_if_fail (builder->n_edges < GRUNDY_GRAPH_MAX_EDGES);

  grundy_graph_builder_ensure_nodes (builder, MAX (from, to) + 1);
  if (builder->n_edges == builder->n_allocated)
    {
      builder->n_allocated = MAX (64, builder->n_allocated * 2);
      builder->edges = g_renew (Edge, builder->edges, builder->n_allocated);
    }
  builder->edges[builder->n_edges++] = (Edge){ from, to };
}

/* Takes the edges as rows of predecessors, each in the order in which they were added. */
static guint32 *
builder_end_predecessors (GrundyGraphBuilder *builder, guint32 **predecessors)
{
  gsize n_nodes = builder->n_nodes;
  guint32 *offsets = g_new0 (guint32, n_nodes + 1);
  g_autofree guint32 *ends = g_new (guint32, n_nodes);

  for (gsize e = 0; e < builder->n_edges; e++)
    offsets[(gsize)builder->edges[e].to + 1]++;
  counts_to_offsets (offsets, builder->n_nodes);
  if (n_nodes > 0)
    memcpy (ends, offsets, n_nodes * sizeof *ends);

  *predecessors = g_new (guint32, builder->n_edges);
  for (gsize e = 0; e < builder->n_edges; e++)
    (*predecessors)[ends[builder->edges[e].to]++] = builder->edges[e].from;

  g_clear_pointer (&builder->edges, g_free);
  *builder = (GrundyGraphBuilder){ 0 };
  return offsets;
}

GrundyGraph *
grundy_graph_builder_end (GrundyGraphBuilder *builder)
{
  g_autofree guint32 *offsets = NULL;
  g_autofree guint32 *predecessors = NULL;
  guint32 n_nodes;

  g_return_val_if_fail (builder != NULL, NULL);

  n_nodes = builder->n_nodes;
  offsets = builder_end_predecessors (builder, &predecessors);
  return rows_transpose (n_nodes, offsets, predecessors);
}
