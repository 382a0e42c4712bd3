/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-game-values.h"
#include "grundy-groups.h"
#include "grundy-reason.h"

G_BEGIN_DECLS

/*
 * GrundyMisere (private to the engine): who wins in misère play, for all positions that can be reached from those of a
 * sum in which play always comes to an end.
 */
typedef struct _GrundyMisere GrundyMisere;

/* @groups is borrowed. (nullable): NULL with GRUNDY_ERROR_LIMIT or _CANCELLED. */
GrundyMisere *grundy_misere_new (const GrundyGroups *groups, const GrundyLimits *limits, const GrundyProgress *progress,
                                 GError **error);
void grundy_misere_free (GrundyMisere *misere);
/* @positions: (array length=n_components): a position of each component, in normal form */
gboolean grundy_misere_next_wins (const GrundyMisere *misere, const GrundyPosition *const *positions);
/* @reason: (out): what decides about the sum of these positions; to be cleared */
void grundy_misere_give_reason (const GrundyMisere *misere, const GrundyPosition *const *positions,
                                GrundyReason *reason);
/* The normal-play values of a group's positions, found on the way */
const GrundyGameValues *grundy_misere_get_values (const GrundyMisere *misere, guint group);

/* The SJ theorem's rule: @total is the nim-sum of all SG values, @has_large says whether one is above 1. */
gboolean grundy_sj_next_wins (guint64 total, gboolean has_large);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyMisere, grundy_misere_free)

G_END_DECLS
