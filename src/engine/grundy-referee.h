/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-value.h"

G_BEGIN_DECLS

/*
 * GrundyReferee (private to the engine): knows the value of a sum, and of every sum that can be reached from it, in
 * one way of playing. What is searched is searched once, for all of them.
 */
typedef struct _GrundyReferee GrundyReferee;

/*
 * @is_for_start_only: whether only the sum itself will be asked for; that can be known where the rest cannot
 *
 * (nullable): NULL with GRUNDY_ERROR_LIMIT, _CYCLE (in anti), _UNSUPPORTED or _CANCELLED
 */
GrundyReferee *grundy_referee_new (GrundySum *sum, GrundyPlay play, gboolean is_for_start_only,
                                   const GrundyLimits *limits, const GrundyProgress *progress, GError **error);
void grundy_referee_free (GrundyReferee *referee);
/*
 * @positions: (array length=n_components): a position of each component, in normal form
 * @value: (out): the value of their sum, cleared by the caller
 * @has_stopped: (out) (optional): whether play ends here though there may be moves, as in anti
 */
void grundy_referee_judge (const GrundyReferee *referee, const GrundyPosition *const *positions, GrundyValue *value,
                           gboolean *has_stopped);
/* @reason: (out): what decides about their sum; to be cleared */
void grundy_referee_give_reason (const GrundyReferee *referee, const GrundyPosition *const *positions,
                                 GrundyReason *reason);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyReferee, grundy_referee_free)

G_END_DECLS
