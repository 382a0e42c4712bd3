/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-game-values.h"
#include "grundy-groups.h"

G_BEGIN_DECLS

/*
 * GrundyMisereSearch (private to the engine): who wins in misère play, by a search of all positions that can be reached
 * from those of a sum.
 */
typedef struct _GrundyMisereSearch GrundyMisereSearch;

/*
 * @groups: borrowed
 * @values: (element-type GrundyGameValues): those of the first groups, where they are known already, and at the end
 *   those of all groups; borrowed
 *
 * (nullable): NULL with GRUNDY_ERROR_LIMIT or _CANCELLED
 */
GrundyMisereSearch *grundy_misere_search_new (const GrundyGroups *groups, GPtrArray *values, const GrundyLimits *limits,
                                              const GrundyProgress *progress, GError **error);
void grundy_misere_search_free (GrundyMisereSearch *search);
/* @positions: (array length=n_components): a position of each component, in normal form */
gboolean grundy_misere_search_next_wins (const GrundyMisereSearch *search, const GrundyPosition *const *positions);
/* How many positions were searched: those of each game, and the sums of different ones. */
guint64 grundy_misere_search_count (const GrundyMisereSearch *search);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyMisereSearch, grundy_misere_search_free)

G_END_DECLS
