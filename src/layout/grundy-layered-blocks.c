/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The blocks that are sifted, and their order.
 *
 * 1. The rows say of some pairs of blocks which is left; blocks are sorted by that.
 * 2. Where two dummies' segments cross, the rows contradict each other. Of the blocks left then, the one
 *    that stands furthest left in its rows goes first.
 */
#include "grundy-layered-sift-private.h"

static void
make_blocks (GrundySifter *sifter)
{
  const GrundyLayered *self = sifter->layered;

  for (guint32 item = 0; item < self->n_items; item++)
    {
      gboolean goes_on =
          item > self->n_nodes && self->chains[item - self->n_nodes] == self->chains[item - 1 - self->n_nodes];

      if (!goes_on)
        {
          sifter->items[sifter->n_blocks] = item;
          sifter->tops[sifter->n_blocks++] = self->layers[item];
        }
      sifter->blocks[item] = sifter->n_blocks - 1;
      sifter->bottoms[sifter->n_blocks - 1] = self->layers[item];
    }
}

static void
join_blocks (GrundySifter *sifter)
{
  const GrundyLayered *self = sifter->layered;
  guint32 n_ups = 0;
  guint32 n_downs = 0;

  for (guint32 block = 0; block < sifter->n_blocks; block++)
    {
      guint32 top = sifter->items[block];
      guint32 bottom = top + sifter->tops[block] - sifter->bottoms[block];

      sifter->up_starts[block] = n_ups;
      sifter->down_starts[block] = n_downs;
      for (guint32 k = self->up_starts[top]; k < self->up_starts[top + 1]; k++)
        sifter->ups[n_ups++] = sifter->blocks[self->ups[k]];
      for (guint32 k = self->down_starts[bottom]; k < self->down_starts[bottom + 1]; k++)
        sifter->downs[n_downs++] = sifter->blocks[self->downs[k]];
    }
  sifter->up_starts[sifter->n_blocks] = n_ups;
  sifter->down_starts[sifter->n_blocks] = n_downs;
}

typedef struct
{
  double place; /* the mean of its items' places, 0 to 1 in their rows */
  guint32 block;
} Placed;

static int
compare_placed (const void *a, const void *b)
{
  const Placed *left = a;
  const Placed *right = b;

  if (left->place != right->place)
    return left->place < right->place ? -1 : 1;
  return (left->block > right->block) - (left->block < right->block);
}

/* (transfer full): all blocks, from left to right by and large */
static Placed *
sort_by_mean_place (const GrundySifter *sifter)
{
  const GrundyLayered *self = sifter->layered;
  Placed *placed = g_new0 (Placed, sifter->n_blocks);

  for (guint32 item = 0; item < self->n_items; item++)
    {
      guint32 n_row = self->starts[self->layers[item] + 1] - self->starts[self->layers[item]];

      placed[sifter->blocks[item]].place += (self->places[item] + 0.5) / n_row;
    }
  for (guint32 block = 0; block < sifter->n_blocks; block++)
    {
      placed[block].block = block;
      placed[block].place /= sifter->tops[block] - sifter->bottoms[block] + 1;
    }
  qsort (placed, sifter->n_blocks, sizeof (Placed), compare_placed);
  return placed;
}

/* Appends blocks of which nothing is left that stands to the left. */
static void
release_followers (GrundySifter *sifter, guint32 block, guint32 *missing, guint32 *n_sorted)
{
  const GrundyLayered *self = sifter->layered;
  guint32 top = sifter->items[block];

  for (guint32 item = top; item <= top + sifter->tops[block] - sifter->bottoms[block]; item++)
    {
      guint32 next = self->starts[self->layers[item]] + self->places[item] + 1;
      guint32 follower;

      if (next == self->starts[self->layers[item] + 1])
        continue;
      follower = sifter->blocks[self->items[next]];
      if (--missing[follower] == 0 && sifter->ranks[follower] == GRUNDY_LAYERED_NONE)
        {
          sifter->ranks[follower] = *n_sorted;
          sifter->order[(*n_sorted)++] = follower;
        }
    }
}

static void
sort_blocks (GrundySifter *sifter)
{
  const GrundyLayered *self = sifter->layered;
  g_autofree guint32 *missing = g_new0 (guint32, sifter->n_blocks);
  g_autofree Placed *placed = sort_by_mean_place (sifter);
  guint32 n_sorted = 0;
  guint32 n_done = 0;
  guint32 next = 0;

  for (guint32 block = 0; block < sifter->n_blocks; block++)
    sifter->ranks[block] = GRUNDY_LAYERED_NONE;
  for (guint32 item = 0; item < self->n_items; item++)
    missing[sifter->blocks[item]] += self->places[item] > 0;
  for (guint32 i = 0; i < sifter->n_blocks; i++)
    if (missing[placed[i].block] == 0)
      {
        sifter->ranks[placed[i].block] = n_sorted;
        sifter->order[n_sorted++] = placed[i].block;
      }
  while (n_done < sifter->n_blocks)
    {
      for (; n_done < n_sorted; n_done++)
        release_followers (sifter, sifter->order[n_done], missing, &n_sorted);
      while (next < sifter->n_blocks && sifter->ranks[placed[next].block] != GRUNDY_LAYERED_NONE)
        next++;
      if (next == sifter->n_blocks || n_done < n_sorted)
        continue;
      sifter->ranks[placed[next].block] = n_sorted;
      sifter->order[n_sorted++] = placed[next].block;
    }
}

/* Fills the lists again, in the order of the blocks. */
static void
sort_lists (GrundySifter *sifter)
{
  g_autofree guint32 *next_ups = g_memdup2 (sifter->up_starts, sifter->n_blocks * sizeof (guint32));
  g_autofree guint32 *next_downs = g_memdup2 (sifter->down_starts, sifter->n_blocks * sizeof (guint32));
  g_autofree guint32 *ups = g_memdup2 (sifter->ups, sifter->up_starts[sifter->n_blocks] * sizeof (guint32));
  g_autofree guint32 *downs = g_memdup2 (sifter->downs, sifter->down_starts[sifter->n_blocks] * sizeof (guint32));

  for (guint32 rank = 0; rank < sifter->n_blocks; rank++)
    {
      guint32 block = sifter->order[rank];

      for (guint32 k = sifter->up_starts[block]; k < sifter->up_starts[block + 1]; k++)
        sifter->downs[next_downs[ups[k]]++] = block;
      for (guint32 k = sifter->down_starts[block]; k < sifter->down_starts[block + 1]; k++)
        sifter->ups[next_ups[downs[k]]++] = block;
    }
}

GrundySifter *
grundy_sifter_new (GrundyLayered *layered)
{
  GrundySifter *sifter = g_new0 (GrundySifter, 1);

  sifter->layered = layered;
  sifter->blocks = g_new (guint32, layered->n_items);
  sifter->items = g_new (guint32, layered->n_items);
  sifter->tops = g_new (guint32, layered->n_items);
  sifter->bottoms = g_new (guint32, layered->n_items);
  make_blocks (sifter);
  sifter->order = g_new (guint32, sifter->n_blocks);
  sifter->ranks = g_new (guint32, sifter->n_blocks);
  sifter->rivals = g_new (guint32, sifter->n_blocks);
  sifter->up_starts = g_new (guint32, sifter->n_blocks + 1);
  sifter->down_starts = g_new (guint32, sifter->n_blocks + 1);
  sifter->ups = g_new (guint32, layered->up_starts[layered->n_items]);
  sifter->downs = g_new (guint32, layered->down_starts[layered->n_items]);
  join_blocks (sifter);
  sort_blocks (sifter);
  sort_lists (sifter);
  grundy_sifter_apply (sifter);
  return sifter;
}

void
grundy_sifter_free (GrundySifter *sifter)
{
  g_free (sifter->blocks);
  g_free (sifter->items);
  g_free (sifter->tops);
  g_free (sifter->bottoms);
  g_free (sifter->order);
  g_free (sifter->ranks);
  g_free (sifter->rivals);
  g_free (sifter->up_starts);
  g_free (sifter->ups);
  g_free (sifter->down_starts);
  g_free (sifter->downs);
  g_free (sifter);
}

/* Where the rows are wide and the block is high, all blocks are read; else the row that it stands on. */
guint32
grundy_sifter_collect_rivals (GrundySifter *sifter, guint32 block)
{
  guint32 n_rivals = 0;

  if (sifter->tops[block] == sifter->bottoms[block])
    {
      guint32 n_row;
      const guint32 *row = grundy_layered_row (sifter->layered, sifter->tops[block], &n_row);

      for (guint32 place = 0; place < n_row; place++)
        if (sifter->blocks[row[place]] != block)
          sifter->rivals[n_rivals++] = sifter->blocks[row[place]];
      return n_rivals;
    }
  for (guint32 rank = 0; rank < sifter->n_blocks; rank++)
    {
      guint32 other = sifter->order[rank];

      if (sifter->tops[other] >= sifter->bottoms[block] && sifter->bottoms[other] <= sifter->tops[block] &&
          other != block)
        sifter->rivals[n_rivals++] = other;
    }
  return n_rivals;
}

/* Moves the block's items within their rows, after its rank changed. */
void
grundy_sifter_sort_rows (GrundySifter *sifter, guint32 block)
{
  const GrundyLayered *self = sifter->layered;

  for (guint32 layer = sifter->bottoms[block]; layer <= sifter->tops[block]; layer++)
    {
      guint32 item = sifter->items[block] + sifter->tops[block] - layer;
      guint32 n_row;
      guint32 *row = grundy_layered_row (self, layer, &n_row);
      guint32 place = self->places[item];

      for (; place + 1 < n_row && sifter->ranks[sifter->blocks[row[place + 1]]] < sifter->ranks[block]; place++)
        {
          row[place] = row[place + 1];
          self->places[row[place]] = place;
        }
      for (; place > 0 && sifter->ranks[sifter->blocks[row[place - 1]]] > sifter->ranks[block]; place--)
        {
          row[place] = row[place - 1];
          self->places[row[place]] = place;
        }
      row[place] = item;
      self->places[item] = place;
    }
}

void
grundy_sifter_apply (GrundySifter *sifter)
{
  GrundyLayered *self = sifter->layered;
  g_autofree guint32 *items = g_new (guint32, self->n_items);
  g_autofree guint32 *nexts = g_memdup2 (self->starts, self->n_layers * sizeof (guint32));

  for (guint32 rank = 0; rank < sifter->n_blocks; rank++)
    {
      guint32 block = sifter->order[rank];

      for (guint32 layer = sifter->bottoms[block]; layer <= sifter->tops[block]; layer++)
        items[nexts[layer]++] = sifter->items[block] + sifter->tops[block] - layer;
    }
  grundy_layered_set_rows (self, items);
}
