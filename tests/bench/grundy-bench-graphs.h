/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-graph.h"
#include "grundy-metrics.h"

G_BEGIN_DECLS

/**
 * GrundyBenchGraph:
 * @name: for the table
 * @text: a sum in the notation whose positions are the nodes, or what the generator takes
 * @generate: (nullable): where no game gives the graph
 * @seed: for the generator
 *
 * One of the graphs that layouts are measured on.
 */
typedef struct
{
  const char *name;
  const char *text;
  GrundyGraph *(*generate) (const char *text, guint64 seed);
  guint64 seed;
} GrundyBenchGraph;

extern const GrundyBenchGraph grundy_bench_graphs[];
extern const guint grundy_bench_n_graphs;

/* (transfer full) */
GrundyGraph *grundy_bench_graph_make (const GrundyBenchGraph *graph);
/* A line with the numbers of nodes and edges, and a line with both ends for each edge */
void grundy_bench_graph_write (const GrundyGraph *graph, const char *path);
/* (transfer full): what was written */
GrundyGraph *grundy_bench_graph_read (const char *path);

/* Discs of 36 points, 18 between neighbours and 36 between layers: what dot is told, too */
#define GRUNDY_BENCH_NODE 36.0
#define GRUNDY_BENCH_NODE_GAP 18.0
#define GRUNDY_BENCH_LAYER_GAP 36.0
GrundyMetrics *grundy_bench_metrics_new (guint32 n_nodes);
/* The length of a curve of cubic pieces, its points x and y in turn */
double grundy_bench_curve_length (const double *points, guint n_points);

G_END_DECLS
