/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-layered-private.h"

G_BEGIN_DECLS

/**
 * GrundySifter:
 * @n_blocks: nodes, and edges with dummies
 * @blocks: for each item its block
 * @items: for each block its highest item
 * @tops: for each block its highest layer
 * @bottoms: and its lowest
 * @order: the blocks from left to right
 * @ranks: for each block its index in @order
 * @up_starts: for each block, and one more, where its neighbours begin in @ups
 * @ups: blocks joined to its upper end, by rank
 * @down_starts: as @up_starts, for @downs
 * @downs: blocks joined to its lower end, by rank
 * @rivals: scratch: blocks that share a row with the one that is sifted
 *
 * One order of all blocks.
 */
typedef struct
{
  GrundyLayered *layered;
  guint32 n_blocks;
  guint32 *blocks;
  guint32 *items;
  guint32 *tops;
  guint32 *bottoms;
  guint32 *order;
  guint32 *ranks;
  guint32 *up_starts;
  guint32 *ups;
  guint32 *down_starts;
  guint32 *downs;
  guint32 *rivals;
} GrundySifter;

/* Takes the order from the rows, as far as it is one order, and gives it to them where it is not. */
GrundySifter *grundy_sifter_new (GrundyLayered *layered);
void grundy_sifter_free (GrundySifter *sifter);
/* Fills in rivals, by rank, without the block itself. */
guint32 grundy_sifter_collect_rivals (GrundySifter *sifter, guint32 block);
void grundy_sifter_sort_rows (GrundySifter *sifter, guint32 block);
/* Gives the order to the rows. */
void grundy_sifter_apply (GrundySifter *sifter);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundySifter, grundy_sifter_free)

G_END_DECLS
