/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-sequence-values.h"
#include "grundy-split-loops.h"

G_BEGIN_DECLS

/**
 * GrundySplitMarks:
 * @places: (element-type guint32): how many counters are taken when a heap is split, ascending
 * @witnesses: (element-type GrundySplitWitness): the heaps that are tried as a part of each split, ascending
 * @stride: how many marks there are for each heap; 0 when nothing is marked
 *
 * Which values the splits of a heap have that have a witness among their parts (private to the engine).
 */
typedef struct
{
  GArray *places;
  GArray *witnesses;
  gsize stride;
  /*< private >*/
  guint8 *rows;
  guint64 first;
  guint n_rows;
  guint n_small;
  guint *late;
} GrundySplitMarks;

/* @places is borrowed. */
void grundy_split_marks_init (GrundySplitMarks *marks, GArray *places);
void grundy_split_marks_clear (GrundySplitMarks *marks);

/**
 * grundy_split_marks_set_stride:
 * @marks: the marks
 * @stride: a power of two that is above the nim-sum of any two values, and 256 where these are bytes; or 0
 *
 * Forgets the block that was begun.
 */
void grundy_split_marks_set_stride (GrundySplitMarks *marks, gsize stride);

/* Adds a heap that has a value; heaps ascend. */
void grundy_split_marks_add_witness (GrundySplitMarks *marks, guint64 heap, guint64 value);

/**
 * grundy_split_marks_begin_block:
 * @marks: the marks
 * @values: the values of all heaps before the block
 * @n_rows: how many heaps it has, at most %GRUNDY_SPLIT_BLOCK
 *
 * Marks what can be marked for all heaps of the block. O(witnesses), for each heap and place.
 */
void grundy_split_marks_begin_block (GrundySplitMarks *marks, const GrundySequenceValues *values, guint n_rows);

/**
 * grundy_split_marks_finish_row:
 * @marks: the marks
 * @values: the values of all heaps before the one that is asked for, which is in the block
 *
 * Returns: (array) (transfer none): @stride marks for the values of the next heap's splits that have a witness
 */
guint8 *grundy_split_marks_finish_row (GrundySplitMarks *marks, const GrundySequenceValues *values);

G_END_DECLS
