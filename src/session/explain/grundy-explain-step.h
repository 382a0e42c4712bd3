/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-pipeline.h"

G_BEGIN_DECLS

/**
 * grundy_explain_step:
 * @analysis: an analysis
 * @timeline: one of its timelines
 * @k: a step, 0 <= @k <= the number of steps
 *
 * What happens in the step, in one whole sentence that says only what has been shown up to it. O(options of
 * the position).
 *
 * Returns: (transfer full): the sentence, translated
 */
char *grundy_explain_step (const GrundyAnalysis *analysis, const GrundyTimeline *timeline, guint64 k);

G_END_DECLS
