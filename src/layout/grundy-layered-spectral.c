/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A start for the order within the layers that sees the whole graph at once.
 *
 * 1. Items get numbers that look random, then again and again half of their own and half of the mean of their
 *    neighbours'; each row is kept centred, so that rows cannot tell up from down. That is power iteration towards
 *    the slowest vibration of the graph across the layers (Koren, "Drawing graphs by eigenvectors",
 *    Computers and Mathematics with Applications 49, 2005).
 * 2. Rows are sorted by these numbers.
 *
 * On boards and products of heaps this alone has fewer crossings than most sweeps end with.
 */
#include "grundy-layered-private.h"

#include <math.h>

enum
{
  ITERATIONS = 100
};

typedef struct
{
  double x;
  guint32 item;
} Placed;

static int
compare_placed (const void *a, const void *b)
{
  const Placed *left = a;
  const Placed *right = b;

  if (left->x != right->x)
    return left->x < right->x ? -1 : 1;
  return (left->item > right->item) - (left->item < right->item);
}

static void
scatter (const GrundyLayered *self, guint64 seed, double *x)
{
  for (guint32 item = 0; item < self->n_items; item++)
    x[item] = grundy_layered_random (&seed) / (double)G_MAXUINT64 - 0.5;
}

static double
sum_of (const double *x, const guint32 *neighbours, guint32 n)
{
  double sum = 0;

  for (guint32 i = 0; i < n; i++)
    sum += x[neighbours[i]];
  return sum;
}

static void
smooth (const GrundyLayered *self, const double *x, double *smoothed)
{
  for (guint32 item = 0; item < self->n_items; item++)
    {
      guint32 n_ups;
      guint32 n_downs;
      const guint32 *ups = grundy_layered_ups (self, item, &n_ups);
      const guint32 *downs = grundy_layered_downs (self, item, &n_downs);

      smoothed[item] = x[item];
      if (n_ups + n_downs > 0)
        smoothed[item] = (x[item] + (sum_of (x, ups, n_ups) + sum_of (x, downs, n_downs)) / (n_ups + n_downs)) / 2;
    }
}

/* Centres each row, and gives all together the length 1. */
static void
centre (const GrundyLayered *self, double *x)
{
  double squares = 0;

  for (guint32 layer = 0; layer < self->n_layers; layer++)
    {
      guint32 n_row;
      const guint32 *row = grundy_layered_row (self, layer, &n_row);
      double mean = sum_of (x, row, n_row) / n_row;

      for (guint32 place = 0; place < n_row; place++)
        {
          x[row[place]] -= mean;
          squares += x[row[place]] * x[row[place]];
        }
    }
  for (guint32 item = 0; item < self->n_items && squares > 0; item++)
    x[item] /= sqrt (squares);
}

static void
sort_rows (GrundyLayered *self, const double *x)
{
  g_autofree Placed *placed = g_new (Placed, self->n_items);
  g_autofree guint32 *items = g_new (guint32, self->n_items);

  for (guint32 i = 0; i < self->n_items; i++)
    placed[i] = (Placed){ x[self->items[i]], self->items[i] };
  for (guint32 layer = 0; layer < self->n_layers; layer++)
    qsort (placed + self->starts[layer], self->starts[layer + 1] - self->starts[layer], sizeof (Placed),
           compare_placed);
  for (guint32 i = 0; i < self->n_items; i++)
    items[i] = placed[i].item;
  grundy_layered_set_rows (self, items);
}

void
grundy_layered_start_spectral (GrundyLayered *self, guint64 seed, GrundyLayeredWork *work)
{
  g_autofree double *x = g_new (double, self->n_items);
  g_autofree double *smoothed = g_new (double, self->n_items);

  scatter (self, seed, x);
  for (guint i = 0; i < ITERATIONS; i++)
    {
      double *last = x;

      smooth (self, x, smoothed);
      centre (self, smoothed);
      x = g_steal_pointer (&smoothed);
      smoothed = last;
      if (!grundy_layered_work_add (work, self->up_starts[self->n_items]))
        break;
    }
  sort_rows (self, x);
}
