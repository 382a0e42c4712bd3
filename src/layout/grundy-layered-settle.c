/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The hard sweeps of phase 6. Order, distances and straight runs hold before and after each step.
 *
 * 1. Row by row, nodes and the runs that begin or end on the row move together; a run that only passes is a wall.
 * 2. A node is drawn to the median of its neighbours, a run to between its ends: the median makes the sum
 *    of the edges' lengths small.
 *    The last sweep leads up, and stands each node amid what is below it: then trees look like trees.
 * 3. A run may go as far as the other rows that it stands on leave it room.
 * 4. Isotonic regression to the targets, then the bounds; both keep the order.
 */
#include "grundy-layered-columns-private.h"

enum
{
  HARD_SWEEPS = 16
};

static double
x_of (const GrundyColumns *columns, guint32 item)
{
  return columns->run_x[columns->runs->runs[item]];
}

static int
compare_doubles (const void *a, const void *b)
{
  double x = *(const double *)a;
  double y = *(const double *)b;

  return (x > y) - (x < y);
}

/* The middle of all positions with the least sum of distances to the neighbours; @by_downs: a node looks down only */
static double
median_of_neighbours (const GrundyColumns *columns, guint32 above, guint32 below, gboolean by_downs, double *scratch,
                      guint32 *n)
{
  guint32 n_ups;
  guint32 n_downs;
  const guint32 *ups = grundy_layered_ups (columns->self, above, &n_ups);
  const guint32 *downs = grundy_layered_downs (columns->self, below, &n_downs);

  *n = 0;
  for (guint32 i = 0; i < n_ups && !(by_downs && above == below && n_downs > 0); i++)
    scratch[(*n)++] = x_of (columns, ups[i]);
  for (guint32 i = 0; i < n_downs; i++)
    scratch[(*n)++] = x_of (columns, downs[i]);
  if (*n == 0)
    return x_of (columns, above);
  qsort (scratch, *n, sizeof (double), compare_doubles);
  return (scratch[(*n - 1) / 2] + scratch[*n / 2]) / 2;
}

static gboolean
stands_on (const GrundyColumns *columns, guint32 item, guint32 layer)
{
  guint32 run = columns->runs->runs[item];

  return columns->self->layers[columns->runs->firsts[run]] >= layer &&
         columns->self->layers[columns->runs->lasts[run]] <= layer;
}

/* How far a run may go on the rows other than @layer */
static void
find_room (const GrundyColumns *columns, guint32 run, guint32 layer, double *low, double *high)
{
  const GrundyLayered *self = columns->self;

  for (guint32 item = columns->runs->firsts[run]; item <= columns->runs->lasts[run]; item++)
    {
      guint32 n_row;
      const guint32 *row = grundy_layered_row (self, self->layers[item], &n_row);
      guint32 place = self->places[item];

      if (self->layers[item] == layer)
        continue;
      /* What stands on @layer too is kept away by the order there. */
      if (place > 0 && !stands_on (columns, row[place - 1], layer))
        *low = MAX (*low, x_of (columns, row[place - 1]) +
                              grundy_layered_separation (self, columns->metrics, row[place - 1], item));
      if (place + 1 < n_row && !stands_on (columns, row[place + 1], layer))
        *high = MIN (*high, x_of (columns, row[place + 1]) -
                                grundy_layered_separation (self, columns->metrics, item, row[place + 1]));
    }
}

static gboolean
is_wall (const GrundyColumns *columns, guint32 item)
{
  guint32 run = columns->runs->runs[item];

  if (!grundy_layered_is_dummy (columns->self, item))
    return columns->hints != NULL && columns->hints->fixed[item];
  return item != columns->runs->firsts[run] && item != columns->runs->lasts[run];
}

static void
aim_item (GrundyColumns *columns, guint32 item, guint32 place, guint32 layer, gboolean by_downs, double *scratch)
{
  const double wall_weight = 1e9;
  guint32 run = columns->runs->runs[item];
  double x = x_of (columns, item);
  guint32 n = 0;

  if (is_wall (columns, item))
    {
      columns->targets[place] = columns->lows[place] = columns->highs[place] = x;
      columns->weights[place] = wall_weight;
      return;
    }
  columns->targets[place] =
      median_of_neighbours (columns, columns->runs->firsts[run], columns->runs->lasts[run], by_downs, scratch, &n);
  columns->weights[place] = MAX (n, 0.01);
  columns->lows[place] = -G_MAXDOUBLE;
  columns->highs[place] = G_MAXDOUBLE;
  find_room (columns, run, layer, &columns->lows[place], &columns->highs[place]);
}

static void
settle_row (GrundyColumns *columns, guint32 layer, gboolean by_downs, double *scratch)
{
  guint32 n_row;
  const guint32 *row = grundy_layered_row (columns->self, layer, &n_row);

  grundy_columns_measure_row (columns, layer);
  for (guint32 place = 0; place < n_row; place++)
    {
      double offset = columns->offsets[place];

      aim_item (columns, row[place], place, layer, by_downs, scratch);
      columns->targets[place] -= offset;
      columns->lows[place] = MAX (columns->lows[place] - offset, place > 0 ? columns->lows[place - 1] : -G_MAXDOUBLE);
    }
  for (guint32 place = n_row; place-- > 0;)
    columns->highs[place] = MIN (columns->highs[place] - columns->offsets[place],
                                 place + 1 < n_row ? columns->highs[place + 1] : G_MAXDOUBLE);
  grundy_isotonic_fit (columns->isotonic, n_row, columns->targets, columns->weights, columns->targets);
  for (guint32 place = 0; place < n_row; place++)
    {
      double x = MAX (MIN (columns->targets[place], columns->highs[place]), columns->lows[place]);

      columns->run_x[columns->runs->runs[row[place]]] = x + columns->offsets[place];
    }
}

void
grundy_columns_settle (GrundyColumns *columns, GrundyLayeredWork *work)
{
  const GrundyLayered *self = columns->self;
  g_autofree double *scratch = g_new (double, self->n_items + self->n_edges * (gsize)2);

  for (guint i = 0; i < HARD_SWEEPS && work->error == NULL; i++)
    {
      for (guint32 k = 0; k < self->n_layers; k++)
        settle_row (columns, i % 2 == 0 ? self->n_layers - 1 - k : k, i + 1 == HARD_SWEEPS, scratch);
      grundy_layered_work_add (work, self->n_items * (guint64)4);
    }
}
