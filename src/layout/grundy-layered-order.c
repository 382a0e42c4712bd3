/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Phase 4: the order within the layers.
 *
 * Gansner, Koutsofios, North and Vo, "A technique for drawing directed graphs", IEEE Transactions on Software
 * Engineering 19, 1993, with other ties:
 *
 * 1. Starts: spectral ones (grundy-layered-spectral.c), a breadth-first search from the bottom, and one from the top.
 * 2. From most, sweeps down and up: a row is sorted by the weighted medians of its items' neighbours in the row
 *    before it. Of two items with one median the left one stays left, but in every second pair of sweeps goes right:
 *    this leads out of many dead ends.
 * 3. After each sweep neighbours are transposed wherever that saves a crossing, on rows next to
 *    a change only.
 * 4. A start is given up after some sweeps that were no better. Then whole edges are sifted (grundy-layered-sift.c);
 *    after a spectral start this alone is often better than sweeping first.
 * 5. The best order of all starts is kept. How many there are depends on the work they were.
 */
#include "grundy-layered-private.h"

enum
{
  MAX_STARTS = 12,
  MAX_SWEEPS = 24,
  PATIENCE = 8,
  MAX_TRANSPOSITIONS = 30,
  MEDIAN_SCALE = 256
};

typedef struct
{
  GrundyLayered *self;
  GrundyLayeredWork *work;
  guint32 *tree;
  guint64 *keys;
  guint32 *row;
  gboolean *dirty; /* rows to transpose */
} Orderer;

typedef struct
{
  guint32 *items;
  guint64 n_crossings;
} Best;

static guint64
count_work (const GrundyLayered *self)
{
  return (guint64)self->n_items + self->up_starts[self->n_items];
}

static void
append_reached (const GrundyLayered *self, guint32 start, gboolean down, guint8 *seen, guint32 *queue, guint32 *n_queue)
{
  guint32 first = *n_queue;

  seen[start] = TRUE;
  queue[(*n_queue)++] = start;
  for (guint32 i = first; i < *n_queue; i++)
    {
      guint32 n_next;
      const guint32 *next =
          down ? grundy_layered_downs (self, queue[i], &n_next) : grundy_layered_ups (self, queue[i], &n_next);

      for (guint32 k = 0; k < n_next; k++)
        if (!seen[next[k]])
          {
            seen[next[k]] = TRUE;
            queue[(*n_queue)++] = next[k];
          }
    }
}

static void
start_from_one_end (GrundyLayered *self, gboolean top)
{
  g_autofree guint8 *seen = g_new0 (guint8, self->n_items);
  g_autofree guint32 *queue = g_new (guint32, self->n_items);
  g_autofree guint32 *items = g_new (guint32, self->n_items);
  g_autofree guint32 *nexts = g_memdup2 (self->starts, self->n_layers * sizeof (guint32));
  guint32 n_queue = 0;

  for (guint32 item = 0; item < self->n_nodes; item++)
    {
      guint32 n_before;

      if (top)
        grundy_layered_ups (self, item, &n_before);
      else
        grundy_layered_downs (self, item, &n_before);
      if (n_before == 0)
        append_reached (self, item, top, seen, queue, &n_queue);
    }
  g_assert (n_queue == self->n_items);
  for (guint32 i = 0; i < n_queue; i++)
    items[nexts[self->layers[queue[i]]]++] = queue[i];
  grundy_layered_set_rows (self, items);
}

/* The weighted median of the neighbours' places; they are not none. */
static double
weighted_median (const guint32 *places, const guint32 *neighbours, guint32 n)
{
  guint32 middle = n / 2;
  double low;
  double high;
  double left;
  double right;

  if (n % 2 == 1)
    return places[neighbours[middle]];
  low = places[neighbours[middle - 1]];
  high = places[neighbours[middle]];
  if (n == 2)
    return (low + high) / 2;
  left = low - places[neighbours[0]];
  right = places[neighbours[n - 1]] - high;
  return left + right > 0 ? (low * right + high * left) / (left + right) : (low + high) / 2;
}

static int
compare_keys (const void *a, const void *b)
{
  guint64 x = *(const guint64 *)a;
  guint64 y = *(const guint64 *)b;

  return (x > y) - (x < y);
}

/* Sorts a row by medians; items without neighbours on that side stay where they are. Returns whether it changed. */
static gboolean
sort_row (Orderer *orderer, guint32 layer, gboolean by_ups, gboolean flip)
{
  GrundyLayered *self = orderer->self;
  guint32 n_row;
  guint32 *row = grundy_layered_row (self, layer, &n_row);
  guint32 n_keys = 0;
  guint32 next = 0;
  gboolean changed = FALSE;

  for (guint32 place = 0; place < n_row; place++)
    {
      guint32 n;
      const guint32 *neighbours =
          by_ups ? grundy_layered_ups (self, row[place], &n) : grundy_layered_downs (self, row[place], &n);

      orderer->row[place] = n > 0 ? GRUNDY_LAYERED_NONE : row[place];
      if (n > 0)
        orderer->keys[n_keys++] = ((guint64)(weighted_median (self->places, neighbours, n) * MEDIAN_SCALE) << 32) |
                                  (flip ? n_row - 1 - place : place);
    }
  qsort (orderer->keys, n_keys, sizeof (guint64), compare_keys);
  for (guint32 place = 0; place < n_row; place++)
    if (orderer->row[place] == GRUNDY_LAYERED_NONE)
      {
        guint32 from = (guint32)orderer->keys[next++];

        orderer->row[place] = row[flip ? n_row - 1 - from : from];
      }
  for (guint32 place = 0; place < n_row; place++)
    {
      changed = changed || row[place] != orderer->row[place];
      row[place] = orderer->row[place];
      self->places[row[place]] = place;
    }
  if (changed)
    grundy_layered_sort_neighbours (self, layer);
  return changed;
}

static void
sweep (Orderer *orderer, gboolean down, gboolean flip)
{
  guint32 n_layers = orderer->self->n_layers;

  for (guint32 i = 1; i < n_layers; i++)
    {
      guint32 layer = down ? n_layers - 1 - i : i;

      if (sort_row (orderer, layer, down, flip))
        orderer->dirty[layer] = TRUE;
    }
  grundy_layered_work_add (orderer->work, 2 * count_work (orderer->self));
}

/* Transposes on dirty rows; a row that changes makes itself and its neighbours dirty. */
static void
transpose (Orderer *orderer, gboolean flip)
{
  GrundyLayered *self = orderer->self;
  gint64 saved = 1;

  for (guint pass = 0; pass < MAX_TRANSPOSITIONS && saved > 0; pass++)
    {
      saved = 0;
      for (guint32 layer = 0; layer < self->n_layers; layer++)
        {
          gboolean changed;

          if (!orderer->dirty[layer])
            continue;
          orderer->dirty[layer] = FALSE;
          saved += grundy_layered_transpose_row (self, layer, NULL, flip, &changed, orderer->work);
          if (!changed)
            continue;
          orderer->dirty[layer] = TRUE;
          if (layer > 0)
            orderer->dirty[layer - 1] = TRUE;
          if (layer + 1 < self->n_layers)
            orderer->dirty[layer + 1] = TRUE;
        }
      if (!grundy_layered_work_add (orderer->work, 0))
        return;
    }
}

static guint64
count_all (Orderer *orderer)
{
  guint64 n_crossings = 0;

  for (guint32 layer = 0; layer + 1 < orderer->self->n_layers; layer++)
    n_crossings += grundy_layered_count_gap (orderer->self, layer, orderer->tree);
  grundy_layered_work_add (orderer->work, count_work (orderer->self));
  return n_crossings;
}

static gboolean
keep_if_best (const GrundyLayered *self, guint64 n_crossings, Best *best)
{
  if (n_crossings >= best->n_crossings)
    return FALSE;
  best->n_crossings = n_crossings;
  memcpy (best->items, self->items, self->n_items * sizeof (guint32));
  return TRUE;
}

/* Sweeps until it is in vain, and leaves the best order seen. */
static void
improve (Orderer *orderer, Best *best)
{
  guint n_vain = 0;

  best->n_crossings = G_MAXUINT64;
  keep_if_best (orderer->self, count_all (orderer), best);
  for (guint i = 0; i < MAX_SWEEPS && n_vain < PATIENCE && best->n_crossings > 0; i++)
    {
      if (!grundy_layered_work_add (orderer->work, 0))
        break;
      /* Ties are turned by sorting in one pair of sweeps, by transposition in the next. */
      sweep (orderer, i % 2 == 0, i % 4 < 2);
      for (guint32 layer = 0; layer < orderer->self->n_layers; layer++)
        orderer->dirty[layer] = TRUE;
      transpose (orderer, i % 4 >= 2);
      n_vain = keep_if_best (orderer->self, count_all (orderer), best) ? 0 : n_vain + 1;
    }
  grundy_layered_set_rows (orderer->self, best->items);
}

/* One start, improved in its own way; those that differ most come first. */
static void
try_start (Orderer *orderer, guint i, Best *best)
{
  switch (i)
    {
    case 0:
      grundy_layered_start_spectral (orderer->self, 0, orderer->work);
      improve (orderer, best);
      break;
    case 2:
      start_from_one_end (orderer->self, FALSE);
      improve (orderer, best);
      break;
    case 3:
      start_from_one_end (orderer->self, TRUE);
      improve (orderer, best);
      break;
    default:
      grundy_layered_start_spectral (orderer->self, i, orderer->work);
      break;
    }
  grundy_layered_sift (orderer->self, orderer->work);
}

/* Tries a start after another until they have cost @enough; the second one also where the first cost up to twice that.
 */
void
grundy_layered_order (GrundyLayered *self, guint64 enough, GrundyLayeredWork *work)
{
  g_autofree guint32 *tree = g_new (guint32, 4 * (gsize)self->n_items + 4);
  g_autofree guint64 *keys = g_new (guint64, self->n_items);
  g_autofree guint32 *row = g_new (guint32, self->n_items);
  g_autofree gboolean *dirty = g_new0 (gboolean, self->n_layers);
  g_autofree guint32 *of_start = g_new (guint32, self->n_items);
  g_autofree guint32 *of_all = g_new (guint32, self->n_items);
  Orderer orderer = { .self = self, .work = work, .tree = tree, .keys = keys, .row = row, .dirty = dirty };
  Best best_of_start = { of_start, G_MAXUINT64 };
  Best best = { of_all, G_MAXUINT64 };
  guint64 done = work->done;

  for (guint i = 0; i < MAX_STARTS && best.n_crossings > 0; i++)
    {
      try_start (&orderer, i, &best_of_start);
      keep_if_best (self, count_all (&orderer), &best);
      if (work->done - done >= (i == 0 ? 2 * enough : enough) || !grundy_layered_work_add (work, 0))
        break;
    }
  grundy_layered_set_rows (self, best.items);
}
