/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-layout.h"

G_BEGIN_DECLS

/*
 * What a layout is made of. The three layouts fill this in, each in its own
 * file, and grundy_layout_new() hands it out as an immutable value.
 */
struct _GrundyLayout
{
  gatomicrefcount ref_count;
  GrundyLayoutKind kind;
  GrundyView *view;
  double width;
  double height;
  GrundyPoint *nodes;  /* a centre for each node */
  guint32 *layers;     /* (nullable): a layer for each node */
  gsize *edge_starts;  /* for each edge, and one more, the index of its first point */
  GArray *edge_points; /* of GrundyPoint */
  GArray *ticks[2];    /* of GrundyTick; empty but for the grid */
};

/* Each fills in nodes, layers and edges; grundy_layout_new() then moves everything to above 0 and takes the extents. */
gboolean grundy_layout_arrange_line (GrundyLayout *layout, const GrundyMetrics *metrics, const GrundyPlaces *places,
                                     const GrundyLayoutOptions *options, GError **error);
gboolean grundy_layout_arrange_grid (GrundyLayout *layout, const GrundyMetrics *metrics, const GrundyPlaces *places,
                                     const GrundyLayoutOptions *options, GError **error);
gboolean grundy_layout_arrange_layered (GrundyLayout *layout, const GrundyMetrics *metrics, GrundyLayout *previous,
                                        const guint32 *previous_nodes, const GrundyLayoutOptions *options,
                                        const GrundyProgress *progress, GError **error);

/* Edges are told in order, each by its points: 3k + 1 for k cubic pieces, none for an edge that is not drawn. */
void grundy_layout_begin_edge (GrundyLayout *layout, gsize edge);
void grundy_layout_add_point (GrundyLayout *layout, gsize edge, double x, double y);

/* Where the ray from the centre of a node to @towards leaves the node's outline. */
GrundyPoint grundy_outline_point (const GrundyNodeMetrics *metrics, GrundyPoint centre, GrundyPoint towards);

G_END_DECLS
