/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-pipeline.h"

G_BEGIN_DECLS

/**
 * GrundyRung:
 * @number: the number it stands for
 * @is_marked: whether an option has been seen that has this value
 * @is_looked_at: whether the step looks at this number
 * @is_value: whether it is the position's value, where that is settled
 * @options: (array length=n_options): the options seen that have this value
 * @n_options: how many
 *
 * One number on a ladder.
 */
typedef struct
{
  guint32 number;
  gboolean is_marked;
  gboolean is_looked_at;
  gboolean is_value;
  const guint32 *options;
  guint n_options;
} GrundyRung;

/**
 * GrundyLadder:
 *
 * How the mex of a position's options is found, as far as a step has shown it: for 0, 1, 2, ... which options
 * have that value. While marks are made it has as many rungs as there are marks, and one more, for so large can the mex
 * be; once the value is settled it ends one above. Immutable.
 */
typedef struct _GrundyLadder GrundyLadder;

/**
 * grundy_ladder_new:
 * @analysis: an analysis
 * @timeline: its timeline of values
 * @k: a step
 * @node: a node
 *
 * O(options log options).
 *
 * Returns: (transfer full) (nullable): the ladder; %NULL while the node has not been taken up, and where play can go
 * round for ever: values are no mex there
 */
GrundyLadder *grundy_ladder_new (const GrundyAnalysis *analysis, const GrundyTimeline *timeline, guint64 k,
                                 guint32 node);
void grundy_ladder_free (GrundyLadder *ladder);
guint grundy_ladder_get_n_rungs (const GrundyLadder *ladder);
void grundy_ladder_get_rung (const GrundyLadder *ladder, guint i, GrundyRung *rung);

/**
 * grundy_ladder_get_beyond:
 * @ladder: a ladder
 * @n_options: (out): how many
 *
 * Returns: (array length=n_options) (transfer none): the options seen whose values are above the last rung
 */
const guint32 *grundy_ladder_get_beyond (const GrundyLadder *ladder, guint *n_options);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyLadder, grundy_ladder_free)

G_END_DECLS
