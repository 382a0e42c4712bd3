/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-macros.h"

G_BEGIN_DECLS

/**
 * GrundyMex:
 *
 * A set of non-negative integers of which the least missing one is wanted: the
 * marks of the textbook's program, a bit each. Reused for position after
 * position.
 */
typedef struct _GrundyMex GrundyMex;

/**
 * grundy_mex_new:
 *
 * Returns: (transfer full): an empty set
 */
GRUNDY_API
GrundyMex *grundy_mex_new (void);

/**
 * grundy_mex_free:
 * @mex: (nullable) (transfer full): the marks
 */
GRUNDY_API
void grundy_mex_free (GrundyMex *mex);

/**
 * grundy_mex_begin:
 * @mex: the marks
 * @n_values: how many values will be marked at most
 *
 * Forgets all marks. The mex is at most @n_values, so larger values are
 * ignored when they are marked. O(@n_values / 64).
 */
GRUNDY_API
void grundy_mex_begin (GrundyMex *mex, gsize n_values);

/**
 * grundy_mex_mark:
 * @mex: the marks
 * @value: a value; it may be marked already
 *
 * Marks @value, unless it is too large to matter. O(1).
 */
GRUNDY_API
void grundy_mex_mark (GrundyMex *mex, guint64 value);

/**
 * grundy_mex_is_marked:
 * @mex: the marks
 * @value: a value
 *
 * Returns: whether @value is marked; never, where it is too large to matter
 */
GRUNDY_API
gboolean grundy_mex_is_marked (const GrundyMex *mex, guint64 value);

/**
 * grundy_mex_get:
 * @mex: the marks
 *
 * O(values marked / 64).
 *
 * Returns: the least non-negative integer that is not marked
 */
GRUNDY_API
guint64 grundy_mex_get (const GrundyMex *mex);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyMex, grundy_mex_free)

G_END_DECLS
