/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Phase 8: how far up each layer stands.
 *
 * 1. A layer's band holds all that belongs to its nodes.
 * 2. The gap between two bands grows with how far its segments lead sideways, up to a limit, so that arrows do
 *    not lie flat.
 */
#include "grundy-layered-private.h"

#include <math.h>

/* How far, in the mean, segments of the gap above @layer lead sideways */
static double
spread_of_gap (const GrundyLayered *self, guint32 layer, const double *x)
{
  guint32 n_row;
  const guint32 *row = grundy_layered_row (self, layer, &n_row);
  double sum = 0;
  guint64 n_segments = 0;

  for (guint32 place = 0; place < n_row; place++)
    {
      guint32 n_ups;
      const guint32 *ups = grundy_layered_ups (self, row[place], &n_ups);

      for (guint32 i = 0; i < n_ups; i++)
        sum += fabs (x[ups[i]] - x[row[place]]);
      n_segments += n_ups;
    }
  return n_segments > 0 ? sum / n_segments : 0;
}

static double
height_of_gap (const GrundyLayered *self, const GrundyMetrics *metrics, guint32 layer, const double *x)
{
  const double slope = 0.15;
  const double most = 2;
  double least = MAX (metrics->layer_gap, 2 * metrics->arrow);

  return CLAMP (slope * spread_of_gap (self, layer, x), least, most * least);
}

GrundyLayeredBands *
grundy_layered_bands_new (const GrundyLayered *self, const GrundyMetrics *metrics, const double *x)
{
  GrundyLayeredBands *bands = g_new0 (GrundyLayeredBands, 1);
  double y = 0;

  bands->tops = g_new0 (double, self->n_layers);
  bands->bottoms = g_new0 (double, self->n_layers);
  bands->centres = g_new0 (double, self->n_layers);
  for (guint32 layer = self->n_layers; layer-- > 0;)
    {
      guint32 n_row;
      const guint32 *row = grundy_layered_row (self, layer, &n_row);
      double up = 0;
      double down = 0;

      for (guint32 place = 0; place < n_row; place++)
        if (!grundy_layered_is_dummy (self, row[place]))
          {
            up = MAX (up, metrics->nodes[row[place]].up);
            down = MAX (down, metrics->nodes[row[place]].down);
          }
      bands->tops[layer] = y;
      bands->centres[layer] = y + up;
      bands->bottoms[layer] = y + up + down;
      if (layer > 0)
        y = bands->bottoms[layer] + height_of_gap (self, metrics, layer - 1, x);
    }
  return bands;
}

void
grundy_layered_bands_free (GrundyLayeredBands *bands)
{
  g_free (bands->tops);
  g_free (bands->bottoms);
  g_free (bands->centres);
  g_free (bands);
}
