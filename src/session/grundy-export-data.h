/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-pipeline.h"

G_BEGIN_DECLS

/**
 * grundy_export_json:
 * @analysis: an analysis
 * @timeline: (nullable): one of its timelines; %NULL when everything is settled
 * @step: the step of @timeline
 *
 * An object: the sum in its canonical text, the way of playing, the step or null, `nodes` in their order with
 * position, SG value, outcome and remoteness (null where the step has not settled them, and SG null where
 * there are no values), and `edges` as pairs of indices into it. O(positions + moves).
 *
 * Returns: (transfer full): a JSON file
 */
GBytes *grundy_export_json (const GrundyAnalysis *analysis, const GrundyTimeline *timeline, guint64 step);

/**
 * grundy_export_csv:
 * @analysis: an analysis
 * @timeline: (nullable): one of its timelines; %NULL when everything is settled
 * @step: the step of @timeline
 *
 * First `position,sg,outcome,options`, then a line for each position in the order of the computation. Fields are quoted
 * as RFC 4180 says, and empty where they are not settled; a bar stands between options. O(positions + moves).
 *
 * Returns: (transfer full): a CSV file
 */
GBytes *grundy_export_csv (const GrundyAnalysis *analysis, const GrundyTimeline *timeline, guint64 step);

G_END_DECLS
