/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Phase 5: sifting of whole edges.
 *
 * Bachmaier, Brandenburg, Brunner and Huebner, "Global k-level crossing reduction", Journal of Graph Algorithms and
 * Applications 15, 2011:
 *
 * 1. A block is a node, or all dummies of one edge. One order of all blocks gives the order of every row, and
 *    with it no two segments between dummies cross: long edges can be straight.
 * 2. A block is taken out and led past all others from left to right. Passing one changes crossings at
 *    two gaps at most: above the lower of the two upper ends, and below the higher of the two lower ends. It
 *    stays where the crossings are least.
 * 3. All blocks take their turn, until a round saves nothing.
 *
 * Only blocks that share a row with the block can change anything; so the others are not looked at.
 */
#include "grundy-layered-sift-private.h"

enum
{
  MAX_ROUNDS = 20
};

typedef struct
{
  const guint32 *blocks;
  guint32 n;
} Neighbours;

/* What the block's segments lead to above @layer. Where the block goes on, that is itself: it stands for @self. */
static Neighbours
above_layer (const GrundySifter *sifter, guint32 block, guint32 layer, const guint32 *self)
{
  if (sifter->tops[block] > layer)
    return (Neighbours){ self, 1 };
  return (Neighbours){ sifter->ups + sifter->up_starts[block],
                       sifter->up_starts[block + 1] - sifter->up_starts[block] };
}

static Neighbours
below_layer (const GrundySifter *sifter, guint32 block, guint32 layer, const guint32 *self)
{
  if (sifter->bottoms[block] < layer)
    return (Neighbours){ self, 1 };
  return (Neighbours){ sifter->downs + sifter->down_starts[block],
                       sifter->down_starts[block + 1] - sifter->down_starts[block] };
}

/* How many more crossings there are once @block, just left of @other, has passed it. */
static gint64
cost_of_passing (const GrundySifter *sifter, guint32 block, guint32 other)
{
  /* The block is now beside @other, whatever its rank: what is left of the one is left of the other. */
  guint32 high = MIN (sifter->tops[block], sifter->tops[other]);
  guint32 low = MAX (sifter->bottoms[block], sifter->bottoms[other]);
  Neighbours left = above_layer (sifter, block, high, &other);
  Neighbours right = above_layer (sifter, other, high, &other);
  guint64 before = 0;
  guint64 after = 0;

  grundy_layered_count_both (sifter->ranks, left.blocks, left.n, right.blocks, right.n, &before, &after);
  left = below_layer (sifter, block, low, &other);
  right = below_layer (sifter, other, low, &other);
  grundy_layered_count_both (sifter->ranks, left.blocks, left.n, right.blocks, right.n, &before, &after);
  return (gint64)after - (gint64)before;
}

/* Moves a block within the list of each neighbour, after its rank changed. */
static void
sort_into (const GrundySifter *sifter, guint32 block, guint32 *list, guint32 n)
{
  guint32 i = 0;

  while (list[i] != block)
    i++;
  for (; i + 1 < n && sifter->ranks[list[i + 1]] < sifter->ranks[block]; i++)
    list[i] = list[i + 1];
  for (; i > 0 && sifter->ranks[list[i - 1]] > sifter->ranks[block]; i--)
    list[i] = list[i - 1];
  list[i] = block;
}

static void
move_to_rank (GrundySifter *sifter, guint32 block, guint32 rank)
{
  guint32 from = sifter->ranks[block];

  for (; from < rank; from++)
    {
      sifter->order[from] = sifter->order[from + 1];
      sifter->ranks[sifter->order[from]] = from;
    }
  for (; from > rank; from--)
    {
      sifter->order[from] = sifter->order[from - 1];
      sifter->ranks[sifter->order[from]] = from;
    }
  sifter->order[rank] = block;
  sifter->ranks[block] = rank;
  for (guint32 k = sifter->up_starts[block]; k < sifter->up_starts[block + 1]; k++)
    {
      guint32 above = sifter->ups[k];

      sort_into (sifter, block, sifter->downs + sifter->down_starts[above],
                 sifter->down_starts[above + 1] - sifter->down_starts[above]);
    }
  for (guint32 k = sifter->down_starts[block]; k < sifter->down_starts[block + 1]; k++)
    {
      guint32 below = sifter->downs[k];

      sort_into (sifter, block, sifter->ups + sifter->up_starts[below],
                 sifter->up_starts[below + 1] - sifter->up_starts[below]);
    }
  grundy_sifter_sort_rows (sifter, block);
}

/* Leads the block past all others, and leaves it at the best place. Returns how many crossings that saves. */
static gint64
sift_block (GrundySifter *sifter, guint32 block, GrundyLayeredWork *work)
{
  guint32 n_rivals = grundy_sifter_collect_rivals (sifter, block);
  guint32 n_before = 0;
  guint32 best = 0;
  gint64 cost = 0;
  gint64 least = 0;
  gint64 current = 0;
  guint64 amount = n_rivals;

  while (n_before < n_rivals && sifter->ranks[sifter->rivals[n_before]] < sifter->ranks[block])
    n_before++;
  for (guint32 i = 0; i < n_rivals; i++)
    {
      guint32 other = sifter->rivals[i];

      cost += cost_of_passing (sifter, block, other);
      amount += 2 + sifter->up_starts[other + 1] - sifter->up_starts[other] + sifter->down_starts[other + 1] -
                sifter->down_starts[other];
      if (i + 1 == n_before)
        current = cost;
      if (cost < least || (cost == least && i + 1 <= n_before))
        {
          least = cost;
          best = i + 1;
        }
    }
  grundy_layered_work_add (work, amount);
  if (least == current)
    return 0;
  if (best > n_before)
    move_to_rank (sifter, block, sifter->ranks[sifter->rivals[best - 1]]);
  else
    move_to_rank (sifter, block, sifter->ranks[sifter->rivals[best]]);
  return current - least;
}

void
grundy_layered_sift (GrundyLayered *self, GrundyLayeredWork *work)
{
  g_autofree guint32 *before = g_memdup2 (self->items, self->n_items * sizeof (guint32));
  guint64 n_before = grundy_layered_count_crossings (self);
  g_autoptr (GrundySifter) sifter = NULL;
  gint64 saved = 1;

  if (n_before == 0)
    return;
  sifter = grundy_sifter_new (self);
  for (guint round = 0; round < MAX_ROUNDS && saved > 0; round++)
    {
      saved = 0;
      for (guint32 block = 0; block < sifter->n_blocks && grundy_layered_work_add (work, 0); block++)
        saved += sift_block (sifter, block, work);
    }
  grundy_sifter_apply (sifter);
  if (grundy_layered_count_crossings (self) >= n_before)
    grundy_layered_set_rows (self, before);
}
