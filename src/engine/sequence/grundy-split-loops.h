/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-macros.h"

G_BEGIN_DECLS

/**
 * GrundySplitWitness:
 * @heap: a heap
 * @value: its SG value
 *
 * A heap that is tried as one part of every split (private to the engine).
 */
typedef struct
{
  guint32 heap;
  guint32 value;
} GrundySplitWitness;

/* How many heaps are marked at once. */
#define GRUNDY_SPLIT_BLOCK 32

/**
 * grundy_split_loops_find:
 * @width: bytes of a cell: 1, 2 or 4
 * @a: (array length=n): cells
 * @b: (array length=n): cells
 * @n: how many
 * @value: a number
 *
 * O(@n), hundreds of pairs in the time of a few instructions.
 *
 * Returns: 0 when a[i] xor b[i] is @value for no i; otherwise how many pairs had been compared when it was found
 */
gsize grundy_split_loops_find (guint width, gconstpointer a, gconstpointer b, gsize n, guint64 value);

/**
 * grundy_split_loops_mark:
 * @width: bytes of a cell: 1, 2 or 4
 * @rows: a row of @stride marks for each heap
 * @stride: more than the nim-sum of any two values; 256 where @width is 1
 * @n_rows: how many heaps there are, at most %GRUNDY_SPLIT_BLOCK
 * @rest: the cell of what is left of the first heap when it is split; those of the next heaps are behind it
 * @witnesses: (array length=n): the heaps to split off; for each, all cells that are read have values
 * @n: how many
 *
 * Marks, in each row, the value of each split.
 */
void grundy_split_loops_mark (guint width, guint8 *rows, gsize stride, guint n_rows, gconstpointer rest,
                              const GrundySplitWitness *witnesses, gsize n);

G_END_DECLS
