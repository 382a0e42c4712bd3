/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-kinds.h"

G_BEGIN_DECLS

/*
 * GrundyTakeAmounts (private to the engine): what a take set lets one take from a heap of a given size. It borrows the
 * set, and keeps what would be too slow to find again for each heap. Immutable once made.
 */
typedef struct _GrundyTakeAmounts GrundyTakeAmounts;

/**
 * GrundyTakeAmountFunc:
 * @amount: how many counters may be taken
 * @user_data: what was given with the function
 *
 * Returns: whether to go on
 */
typedef gboolean (*GrundyTakeAmountFunc) (guint64 amount, gpointer user_data);

/* (transfer full): @set must live longer. */
GrundyTakeAmounts *grundy_take_amounts_new (const GrundyTakeSet *set);
void grundy_take_amounts_free (GrundyTakeAmounts *amounts);

/*
 * Calls @func for every amount that may be taken from @heap counters, ascending, each once, until it says to
 * stop. Each costs O(words), or more where words leave gaps to be crossed; divisors are found by factoring the heap.
 */
void grundy_take_amounts_foreach (const GrundyTakeAmounts *amounts, guint64 heap, GrundyTakeAmountFunc func,
                                  gpointer user_data);

/* Whether they are the same for every heap, except that no more than the heap can be taken. */
gboolean grundy_take_amounts_are_fixed (const GrundyTakeAmounts *amounts);
/* Whether they are those of one word and nothing else. */
gboolean grundy_take_amounts_are_word (const GrundyTakeAmounts *amounts, GrundyTakeWord word);
/* The largest, where they are fixed and finitely many; otherwise 0. */
guint64 grundy_take_amounts_get_largest (const GrundyTakeAmounts *amounts);
/* The largest number that is not among them, where they are all but some numbers; otherwise 0. */
guint64 grundy_take_amounts_get_largest_excluded (const GrundyTakeAmounts *amounts);
/* How many can be taken from @heap counters; not more than @max are counted. */
guint64 grundy_take_amounts_count (const GrundyTakeAmounts *amounts, guint64 heap, guint64 max);

/**
 * grundy_take_amounts_get_run:
 * @amounts: amounts that are (nearly) one run
 * @heap: a heap
 * @first: (out): the least heap that one of them leaves, or that is missing
 * @end: (out): one more than the largest
 *
 * Tells which heaps may be left of @heap: all of @first to @end - 1, except for those that
 * grundy_take_amounts_add_missing() tells; none where @first is not below @end.
 */
void grundy_take_amounts_get_run (const GrundyTakeAmounts *amounts, guint64 heap, guint64 *first, guint64 *end);
/* Whether they are one run for every heap, and then whether some heaps are missing in it */
gboolean grundy_take_amounts_are_run (const GrundyTakeAmounts *amounts, gboolean *has_missing);
/* Appends (guint64) the heaps of the run that cannot be left. */
void grundy_take_amounts_add_missing (const GrundyTakeAmounts *amounts, guint64 heap, GArray *heaps);

/**
 * grundy_take_amounts_get_modulus:
 * @amounts: the amounts
 * @modulus: (out): m + 1
 *
 * Looks for an m such that 1 to m are in the set and no multiple of m + 1 is. Such a set does not depend on the
 * heap. Where everything may be taken, @modulus is %G_MAXUINT64, which is above every heap.
 *
 * Returns: whether there is one; @modulus is then at least 2
 */
gboolean grundy_take_amounts_get_modulus (const GrundyTakeAmounts *amounts, guint64 *modulus);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyTakeAmounts, grundy_take_amounts_free)

G_END_DECLS
