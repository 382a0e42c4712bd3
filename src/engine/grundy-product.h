/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-groups.h"
#include "grundy-search.h"

G_BEGIN_DECLS

/*
 * GrundyProduct (private to the engine): the graph of a whole sum in one way of playing, for all positions that can be
 * reached from those of the sum. Where play may go round for ever no theorem says who wins, and this does.
 */
typedef struct _GrundyProduct GrundyProduct;

/* @groups is borrowed. (nullable): NULL with GRUNDY_ERROR_LIMIT or _CANCELLED. */
GrundyProduct *grundy_product_new (const GrundyGroups *groups, GrundyPlay play, const GrundyLimits *limits,
                                   const GrundyProgress *progress, GError **error);
void grundy_product_free (GrundyProduct *product);
/* @positions: (array length=n_components): a position of each component, in normal form */
GrundyOutcome grundy_product_get_outcome (const GrundyProduct *product, const GrundyPosition *const *positions);
/* How many positions were searched: those of the components, and those of the sum. */
guint64 grundy_product_count (const GrundyProduct *product);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyProduct, grundy_product_free)

G_END_DECLS
