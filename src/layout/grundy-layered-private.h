/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-layout-private.h"

G_BEGIN_DECLS

/*
 * What the phases of the layered layout hand to each other. See
 * grundy-layered.c for the outline.
 *
 * An item is a node of the view, or a dummy: the place where an edge that
 * spans several layers passes one of them. Nodes come first, with the view's
 * numbers; the dummies of one edge follow each other, from top to bottom.
 */

#define GRUNDY_LAYERED_NONE G_MAXUINT32

/**
 * GrundyLayeredEdge:
 * @upper: the node it leaves, on the higher layer
 * @lower: the node below
 * @turned: whether the view's edge leads up, from @lower to @upper
 * @twin: whether the view has the same edge the other way too
 * @express: whether it runs in a lane beside the picture and has no dummies
 * @first_dummy: the dummy below @upper; those after it follow
 * @edge: its number in the view
 *
 * An edge of the view that is no loop, as the layers see it.
 */
typedef struct
{
  guint32 upper;
  guint32 lower;
  guint turned : 1;
  guint twin : 1;
  guint express : 1;
  guint32 first_dummy;
  gsize edge;
} GrundyLayeredEdge;

/**
 * GrundyLayeredWork:
 * @progress: (nullable): whom to tell
 * @done: what was counted so far: segments looked at, more or less
 * @limit: where phases that could go on for ever stop
 * @reported: @done at the last report
 * @error: (nullable): why all must stop
 */
typedef struct
{
  const GrundyProgress *progress;
  guint64 done;
  guint64 limit;
  guint64 reported;
  GError *error;
} GrundyLayeredWork;

/**
 * GrundyLayered:
 * @n_nodes: nodes of the view
 * @n_items: nodes and dummies
 * @n_layers: how many layers, 0 is the bottom
 * @n_edges: edges that are no loops
 * @edges: these edges, in the view's order
 * @layers: for each item its layer
 * @starts: for each layer, and one more, where its row begins in @items
 * @items: the items layer by layer, each row from left to right
 * @places: for each item its index within its row
 * @up_starts: for each item, and one more, where its neighbours begin in @ups
 * @ups: neighbours one layer above, from left to right
 * @down_starts: as @up_starts, for @downs
 * @downs: neighbours one layer below, from left to right
 * @chains: for each dummy, counted from @n_nodes, the index of its edge
 *
 * The proper layered graph: every segment joins neighbouring layers.
 */
typedef struct
{
  guint32 n_nodes;
  guint32 n_items;
  guint32 n_layers;
  guint32 n_edges;
  GrundyLayeredEdge *edges;
  guint32 *layers;
  guint32 *starts;
  guint32 *items;
  guint32 *places;
  guint32 *up_starts;
  guint32 *ups;
  guint32 *down_starts;
  guint32 *downs;
  guint32 *chains;
} GrundyLayered;

/**
 * GrundyLayeredHints:
 * @x: for each item where the previous layout would have it
 * @fixed: for each node whether it was in the previous layout
 */
typedef struct
{
  double *x;
  gboolean *fixed;
} GrundyLayeredHints;

static inline gboolean
grundy_layered_is_dummy (const GrundyLayered *self, guint32 item)
{
  return item >= self->n_nodes;
}

static inline const GrundyLayeredEdge *
grundy_layered_edge_of (const GrundyLayered *self, guint32 dummy)
{
  return &self->edges[self->chains[dummy - self->n_nodes]];
}

static inline guint32 *
grundy_layered_row (const GrundyLayered *self, guint32 layer, guint32 *n_row)
{
  *n_row = self->starts[layer + 1] - self->starts[layer];
  return self->items + self->starts[layer];
}

static inline const guint32 *
grundy_layered_ups (const GrundyLayered *self, guint32 item, guint32 *n_ups)
{
  *n_ups = self->up_starts[item + 1] - self->up_starts[item];
  return self->ups + self->up_starts[item];
}

static inline const guint32 *
grundy_layered_downs (const GrundyLayered *self, guint32 item, guint32 *n_downs)
{
  *n_downs = self->down_starts[item + 1] - self->down_starts[item];
  return self->downs + self->down_starts[item];
}

/* Counts @amount; FALSE when it is time to stop, with @error set if nothing more is wanted at all. */
gboolean grundy_layered_work_add (GrundyLayeredWork *work, guint64 amount);

/* Numbers that look random and are the same for ever: splitmix64 (Steele, Lea, Flood 2014) */
static inline guint64
grundy_layered_random (guint64 *state)
{
  guint64 number = *state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  number = (number ^ number >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  number = (number ^ number >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return number ^ number >> 31;
}

/* grundy-layered-edges.c, phase 1 */
GrundyLayered *grundy_layered_new (const GrundyGraph *structure);
void grundy_layered_free (GrundyLayered *self);

/* grundy-layered-layers.c, phase 2. @kept: (nullable): for each node the layer that it should keep, or NONE */
void grundy_layered_assign_layers (GrundyLayered *self, const guint32 *kept, GrundyLayeredWork *work);

/* grundy-layered-proper.c, phase 3. Rows are in the items' order, neighbours unsorted until sort_neighbours(). */
void grundy_layered_make_proper (GrundyLayered *self, guint32 max_dummies);
void grundy_layered_set_rows (GrundyLayered *self, const guint32 *items);
void grundy_layered_sort_neighbours (GrundyLayered *self, guint32 layer);
void grundy_layered_sort_all_neighbours (GrundyLayered *self);

/* grundy-layered-crossings.c */
guint64 grundy_layered_count_gap (const GrundyLayered *self, guint32 lower_layer, guint32 *tree);
guint64 grundy_layered_count_crossings (const GrundyLayered *self);

void grundy_layered_count_both (const guint32 *places, const guint32 *left, guint32 n_left, const guint32 *right,
                                guint32 n_right, guint64 *kept, guint64 *changed);

/* grundy-layered-order.c and grundy-layered-transpose.c, phase 4 */
void grundy_layered_order (GrundyLayered *self, guint64 enough, GrundyLayeredWork *work);
void grundy_layered_start_spectral (GrundyLayered *self, guint64 seed, GrundyLayeredWork *work);
gint64 grundy_layered_transpose_row (GrundyLayered *self, guint32 layer, const gboolean *fixed, gboolean flip,
                                     gboolean *changed, GrundyLayeredWork *work);

/* grundy-layered-sift.c, phase 5 */
void grundy_layered_sift (GrundyLayered *self, GrundyLayeredWork *work);

/* grundy-layered-previous.c */
GrundyLayeredHints *grundy_layered_hints_new (const GrundyLayered *self, GrundyLayout *previous,
                                              const guint32 *previous_nodes);
void grundy_layered_hints_free (GrundyLayeredHints *hints);
guint32 *grundy_layered_kept_layers (guint32 n_nodes, const GrundyLayout *previous, const guint32 *previous_nodes);
void grundy_layered_order_by_hints (GrundyLayered *self, const GrundyLayeredHints *hints, GrundyLayeredWork *work);

/* grundy-layered-isotonic.c */
typedef struct _GrundyIsotonic GrundyIsotonic;
GrundyIsotonic *grundy_isotonic_new (guint32 max_n);
void grundy_isotonic_free (GrundyIsotonic *self);
void grundy_isotonic_fit (GrundyIsotonic *self, guint32 n, const double *targets, const double *weights,
                          double *fitted);

/* grundy-layered-runs.c: dummies that stand in one column */
typedef struct
{
  guint32 n_runs;
  guint32 *runs;   /* for each item its run */
  guint32 *firsts; /* for each run its highest item; a run's items follow each other */
  guint32 *lasts;  /* its lowest */
  guint32 *order;  /* the runs so that each comes after all to the left of it */
} GrundyLayeredRuns;
GrundyLayeredRuns *grundy_layered_runs_new (const GrundyLayered *self);
void grundy_layered_runs_free (GrundyLayeredRuns *runs);

/* grundy-layered-columns.c, phase 6. Returns (transfer full) the x of each item. */
double *grundy_layered_place_columns (const GrundyLayered *self, const GrundyMetrics *metrics,
                                      const GrundyLayeredHints *hints, GrundyLayeredWork *work);
double grundy_layered_separation (const GrundyLayered *self, const GrundyMetrics *metrics, guint32 left, guint32 right);

/* grundy-layered-express.c, phase 7. Returns (transfer full) for each edge the x of its lane. */
double *grundy_layered_place_lanes (const GrundyLayered *self, const GrundyMetrics *metrics, const double *x);

/* grundy-layered-bands.c, phase 8 */
typedef struct
{
  double *tops;    /* for each layer the upper end of all that belongs to its nodes */
  double *bottoms; /* and the lower end */
  double *centres; /* and the nodes' centres */
} GrundyLayeredBands;
GrundyLayeredBands *grundy_layered_bands_new (const GrundyLayered *self, const GrundyMetrics *metrics, const double *x);
void grundy_layered_bands_free (GrundyLayeredBands *bands);

/* grundy-layered-routes.c, phase 9 */
void grundy_layered_draw_edges (const GrundyLayered *self, GrundyLayout *layout, const GrundyMetrics *metrics,
                                const GrundyLayeredBands *bands, const double *x, const double *lanes);

/* The room that loops need is part of the nodes' metrics: (transfer full) a copy with it. */
GrundyMetrics *grundy_layered_metrics_with_loops (const GrundyMetrics *metrics, const GrundyGraph *structure);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyLayered, grundy_layered_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyLayeredHints, grundy_layered_hints_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyLayeredRuns, grundy_layered_runs_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyLayeredBands, grundy_layered_bands_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyIsotonic, grundy_isotonic_free)

G_END_DECLS
