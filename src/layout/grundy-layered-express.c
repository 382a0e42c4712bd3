/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Phase 7: lanes for express edges, on both sides of the picture.
 *
 * 1. All express edges into one node share a lane, from the layer below the highest start to the layer above the
 *    node, on the side nearer to it.
 * 2. Lanes are read from the top; each takes the track that became free last, or opens a new one further out.
 */
#include "grundy-layered-private.h"

typedef struct
{
  guint32 n_tracks;
  GArray *free_tracks; /* of guint32 */
} Side;

typedef struct
{
  double left;
  double right;
} Width;

static Width
measure_width (const GrundyLayered *self, const GrundyMetrics *metrics, const double *x)
{
  Width width = { G_MAXDOUBLE, -G_MAXDOUBLE };

  for (guint32 item = 0; item < self->n_items; item++)
    {
      gboolean is_dummy = grundy_layered_is_dummy (self, item);

      width.left = MIN (width.left, x[item] - (is_dummy ? 0 : metrics->nodes[item].left));
      width.right = MAX (width.right, x[item] + (is_dummy ? 0 : metrics->nodes[item].right));
    }
  return width;
}

/* (transfer full): for each node the layer on which its lane begins, or 0 if it has none; lanes never begin at 0 */
static guint32 *
find_lane_tops (const GrundyLayered *self)
{
  guint32 *tops = g_new0 (guint32, self->n_nodes);

  for (guint32 i = 0; i < self->n_edges; i++)
    if (self->edges[i].express)
      tops[self->edges[i].lower] = MAX (tops[self->edges[i].lower], self->layers[self->edges[i].upper] - 1);
  return tops;
}

static guint32
take_track (Side *side)
{
  guint32 track;

  if (side->free_tracks->len == 0)
    return side->n_tracks++;
  track = g_array_index (side->free_tracks, guint32, side->free_tracks->len - 1);
  g_array_set_size (side->free_tracks, side->free_tracks->len - 1);
  return track;
}

/* (transfer full): nodes with a lane, those whose lane begins highest first */
static GArray *
sort_lanes (const GrundyLayered *self, const guint32 *tops)
{
  GArray *lanes = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autofree guint32 *starts = g_new0 (guint32, self->n_layers + 1);

  for (guint32 node = 0; node < self->n_nodes; node++)
    starts[self->n_layers - 1 - tops[node] + 1] += tops[node] > 0;
  for (guint32 i = 0; i < self->n_layers; i++)
    starts[i + 1] += starts[i];
  g_array_set_size (lanes, starts[self->n_layers]);
  for (guint32 node = 0; node < self->n_nodes; node++)
    if (tops[node] > 0)
      g_array_index (lanes, guint32, starts[self->n_layers - 1 - tops[node]]++) = node;
  return lanes;
}

/* Gives tracks to lanes; (transfer full): for each node the track of its lane; a lane ends above its node. */
static guint32 *
assign_tracks (const GrundyLayered *self, const guint32 *tops, const guint8 *sides)
{
  guint32 *tracks = g_new0 (guint32, self->n_nodes);
  g_autoptr (GArray) lanes = sort_lanes (self, tops);
  guint next = 0;
  Side both[2] = { { 0, g_array_new (FALSE, FALSE, sizeof (guint32)) },
                   { 0, g_array_new (FALSE, FALSE, sizeof (guint32)) } };

  for (guint32 layer = self->n_layers; layer-- > 0;)
    {
      guint32 n_row;
      const guint32 *row = grundy_layered_row (self, layer, &n_row);

      for (; next < lanes->len && tops[g_array_index (lanes, guint32, next)] == layer; next++)
        tracks[g_array_index (lanes, guint32, next)] = take_track (&both[sides[g_array_index (lanes, guint32, next)]]);
      for (guint32 place = 0; place < n_row; place++)
        if (!grundy_layered_is_dummy (self, row[place]) && tops[row[place]] > 0)
          g_array_append_val (both[sides[row[place]]].free_tracks, tracks[row[place]]);
    }
  g_array_unref (both[0].free_tracks);
  g_array_unref (both[1].free_tracks);
  return tracks;
}

double *
grundy_layered_place_lanes (const GrundyLayered *self, const GrundyMetrics *metrics, const double *x)
{
  double *lanes = g_new0 (double, self->n_edges);
  g_autofree guint32 *tops = find_lane_tops (self);
  g_autofree guint8 *sides = g_new0 (guint8, self->n_nodes);
  g_autofree guint32 *tracks = NULL;
  Width width = measure_width (self, metrics, x);

  for (guint32 node = 0; node < self->n_nodes; node++)
    sides[node] = x[node] > (width.left + width.right) / 2;
  tracks = assign_tracks (self, tops, sides);
  for (guint32 i = 0; i < self->n_edges; i++)
    {
      guint32 node = self->edges[i].lower;
      double distance = (tracks[node] + 1) * metrics->edge_gap;

      if (self->edges[i].express)
        lanes[i] = sides[node] ? width.right + distance : width.left - distance;
    }
  return lanes;
}
