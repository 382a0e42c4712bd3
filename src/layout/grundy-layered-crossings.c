/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Crossings between two rows, after Barth, Juenger and Mutzel, "Simple and efficient bilayer cross counting",
 * Graph Drawing 2002: the segments are read by their upper end, then by their lower end; each crosses
 * those read before it that end further to the right. An accumulator tree over the lower row counts them.
 * O(segments log row).
 */
#include "grundy-layered-private.h"

/* @tree: scratch of at least twice the next power of two of the lower row */
guint64
grundy_layered_count_gap (const GrundyLayered *self, guint32 lower_layer, guint32 *tree)
{
  guint32 n_lower;
  guint32 n_upper;
  const guint32 *upper = grundy_layered_row (self, lower_layer + 1, &n_upper);
  guint32 first_leaf = 1;
  guint64 n_crossings = 0;

  grundy_layered_row (self, lower_layer, &n_lower);
  while (first_leaf < n_lower)
    first_leaf *= 2;
  memset (tree, 0, 2 * first_leaf * sizeof (guint32));
  for (guint32 place = 0; place < n_upper; place++)
    {
      guint32 n_downs;
      const guint32 *downs = grundy_layered_downs (self, upper[place], &n_downs);

      for (guint32 i = 0; i < n_downs; i++)
        {
          guint32 node = first_leaf + self->places[downs[i]];

          tree[node]++;
          for (; node > 1; node /= 2)
            {
              if (node % 2 == 0)
                n_crossings += tree[node + 1];
              tree[node / 2]++;
            }
        }
    }
  return n_crossings;
}

guint64
grundy_layered_count_crossings (const GrundyLayered *self)
{
  g_autofree guint32 *tree = g_new (guint32, 4 * (gsize)self->n_items + 4);
  guint64 n_crossings = 0;

  for (guint32 layer = 0; layer + 1 < self->n_layers; layer++)
    n_crossings += grundy_layered_count_gap (self, layer, tree);
  return n_crossings;
}
