/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-macros.h"

G_BEGIN_DECLS

/**
 * GrundyHeapOptions:
 *
 * The options of a single heap, as a heap ruleset tells them: each is a short
 * list of non-empty heaps, and most are one heap or two.
 */
typedef struct _GrundyHeapOptions GrundyHeapOptions;

/**
 * grundy_heap_options_new:
 * @limit: how many options may be told; 0 for no limit but that of memory
 *
 * Returns: (transfer full): an empty list
 */
GRUNDY_API
GrundyHeapOptions *grundy_heap_options_new (guint limit);

/**
 * grundy_heap_options_free:
 * @options: (nullable) (transfer full): a list
 */
GRUNDY_API
void grundy_heap_options_free (GrundyHeapOptions *options);

/**
 * grundy_heap_options_clear:
 * @options: a list
 *
 * Forgets all options, that there were too many, what went wrong, and the work.
 */
GRUNDY_API
void grundy_heap_options_clear (GrundyHeapOptions *options);

/**
 * grundy_heap_options_add:
 * @options: the list
 * @heaps: (array length=n_heaps): what stands in the heap's place after the move; none for nothing
 * @n_heaps: how many
 *
 * Returns: %FALSE when the list is full: the ruleset must stop
 */
GRUNDY_API
gboolean grundy_heap_options_add (GrundyHeapOptions *options, const guint64 *heaps, guint n_heaps);

/**
 * grundy_heap_options_add_heap:
 * @options: the list
 * @heap: what stands in the heap's place after the move; 0 for nothing
 *
 * As grundy_heap_options_add() with the one heap @heap, or with none.
 *
 * Returns: %FALSE when the list is full: the ruleset must stop
 */
GRUNDY_API
gboolean grundy_heap_options_add_heap (GrundyHeapOptions *options, guint64 heap);

/**
 * grundy_heap_options_is_over_limit:
 * @options: a list
 *
 * Returns: whether an option was refused, or the ruleset failed, since the list was last cleared
 */
GRUNDY_API
gboolean grundy_heap_options_is_over_limit (const GrundyHeapOptions *options);

/**
 * grundy_heap_options_fail:
 * @options: the list
 * @error: (transfer full): why the options of this heap cannot be told
 *
 * Lets a ruleset say that its rule cannot be followed. The list takes no more options.
 */
GRUNDY_API
void grundy_heap_options_fail (GrundyHeapOptions *options, GError *error);

/**
 * grundy_heap_options_steal_error:
 * @options: a list
 *
 * Returns: (nullable) (transfer full): why the ruleset failed; %NULL when it did not
 */
GRUNDY_API
GError *grundy_heap_options_steal_error (GrundyHeapOptions *options);

/**
 * grundy_heap_options_add_work:
 * @options: the list
 * @work: how many more options could have been told in the time that was needed
 *
 * Lets a ruleset that tries much and tells little say so: who waits wants to know.
 */
GRUNDY_API
void grundy_heap_options_add_work (GrundyHeapOptions *options, guint64 work);

/**
 * grundy_heap_options_get_work:
 * @options: a list
 *
 * Returns: how many options were told, and what was added by grundy_heap_options_add_work()
 */
GRUNDY_API
guint64 grundy_heap_options_get_work (const GrundyHeapOptions *options);

/**
 * grundy_heap_options_get_n_options:
 * @options: a list
 *
 * Returns: how many options were told
 */
GRUNDY_API
guint grundy_heap_options_get_n_options (const GrundyHeapOptions *options);

/**
 * grundy_heap_options_get:
 * @options: the list
 * @i: which
 * @n_heaps: (out): how many heaps it has
 *
 * Returns: (transfer none) (nullable): its heaps, in the order told
 */
GRUNDY_API
const guint64 *grundy_heap_options_get (const GrundyHeapOptions *options, guint i, guint *n_heaps);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyHeapOptions, grundy_heap_options_free)

G_END_DECLS
