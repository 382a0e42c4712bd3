/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Isotonic regression by pooling adjacent violators: of all rows that do not fall, the one with the least
 * weighted sum of squares from the targets. Ayer, Brunk, Ewing, Reid and Silverman, "An empirical distribution function
 * for sampling with incomplete information", Annals of Mathematical Statistics 26, 1955. O(n).
 */
#include "grundy-layered-private.h"

typedef struct
{
  double mean;
  double weight;
  guint32 n;
} Pool;

struct _GrundyIsotonic
{
  Pool *pools;
};

/* Scratch for rows of up to @max_n numbers */
GrundyIsotonic *
grundy_isotonic_new (guint32 max_n)
{
  GrundyIsotonic *self = g_new (GrundyIsotonic, 1);

  self->pools = g_new (Pool, max_n);
  return self;
}

void
grundy_isotonic_free (GrundyIsotonic *self)
{
  g_free (self->pools);
  g_free (self);
}

/* @weights are above 0; @fitted may be @targets. */
void
grundy_isotonic_fit (GrundyIsotonic *self, guint32 n, const double *targets, const double *weights, double *fitted)
{
  guint32 n_pools = 0;
  guint32 next = 0;

  for (guint32 i = 0; i < n; i++)
    {
      Pool pool = { targets[i], weights[i], 1 };

      while (n_pools > 0 && self->pools[n_pools - 1].mean >= pool.mean)
        {
          Pool *before = &self->pools[--n_pools];
          double weight = before->weight + pool.weight;

          pool.mean = (before->mean * before->weight + pool.mean * pool.weight) / weight;
          pool.weight = weight;
          pool.n += before->n;
        }
      self->pools[n_pools++] = pool;
    }
  for (guint32 k = 0; k < n_pools; k++)
    for (guint32 i = 0; i < self->pools[k].n; i++)
      fitted[next++] = self->pools[k].mean;
}
