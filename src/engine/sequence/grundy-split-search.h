/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-sequence-values.h"

G_BEGIN_DECLS

/**
 * GrundySplitSearch:
 * @places: (element-type guint32): how many counters are taken when a heap is split, ascending
 * @parts_are_unequal: whether equal parts do not count
 * @n_compared: how many pairs were compared in searches that found something; for the caller to set back
 * @n_looks: how many pairs were compared in all
 *
 * Searches among all splits of a heap for one of a value (private to the engine).
 */
typedef struct
{
  const GArray *places;
  gboolean parts_are_unequal;
  guint64 n_compared, n_looks;
  /*< private >*/
  gpointer reversed;
  guint width;
  guint64 n_allocated;
} GrundySplitSearch;

/* @places is borrowed. */
void grundy_split_search_init (GrundySplitSearch *search, const GArray *places, gboolean parts_are_unequal);
void grundy_split_search_clear (GrundySplitSearch *search);

/* Learns the last of @values, all others being known. O(1), and O(values) where their cells have moved. */
void grundy_split_search_follow (GrundySplitSearch *search, const GrundySequenceValues *values);

/**
 * grundy_split_search_find:
 * @search: a search that has followed all of @values
 * @values: the values of all heaps before the one that is split
 * @value: a value, not more than fits into their cells
 *
 * Returns: whether a split of the next heap has the value
 */
gboolean grundy_split_search_find (GrundySplitSearch *search, const GrundySequenceValues *values, guint64 value);

G_END_DECLS
