/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy.h"

G_BEGIN_DECLS

/**
 * GRUNDY_COMPONENT_WHOLE:
 *
 * In place of a component's number: the whole sum.
 */
#define GRUNDY_COMPONENT_WHOLE G_MAXUINT

/**
 * GrundyRequest:
 * @sum: the sum
 * @component: which component's graph is wanted, from 0, or %GRUNDY_COMPONENT_WHOLE
 * @play: the way of playing
 * @limits: when to give up
 *
 * What is to be analysed. It borrows @sum.
 */
typedef struct
{
  GrundySum *sum;
  guint component;
  GrundyPlay play;
  GrundyLimits limits;
} GrundyRequest;

/**
 * GrundyAnalysis:
 *
 * Everything about one graph that can be shown: what was explored, its solution and the steps to it.
 * Immutable, atomically counted.
 */
typedef struct _GrundyAnalysis GrundyAnalysis;

/**
 * grundy_pipeline_run:
 * @request: what to analyse
 * @progress: (nullable): whom to tell, in the calling thread
 * @error: return location for a #GError
 *
 * From a sum to its graph, solution and timelines. A component is analysed as if it were played alone. Any
 * thread may call this. O(positions + moves).
 *
 * Returns: (transfer full) (nullable): the analysis, or %NULL with %GRUNDY_ERROR_LIMIT, _CYCLE (in
 *   anti), _UNSUPPORTED or _CANCELLED
 */
GrundyAnalysis *grundy_pipeline_run (const GrundyRequest *request, const GrundyProgress *progress, GError **error);
GrundyAnalysis *grundy_analysis_ref (GrundyAnalysis *analysis);
void grundy_analysis_unref (GrundyAnalysis *analysis);

/**
 * grundy_analysis_get_sum:
 * @analysis: an analysis
 *
 * Returns: (transfer none): what the graph is of: the whole sum, or the sum of one component
 */
GrundySum *grundy_analysis_get_sum (const GrundyAnalysis *analysis);
GrundyPlay grundy_analysis_get_play (const GrundyAnalysis *analysis);
/* Whether the last to move wins, by the way of playing and by the game's own rules. */
gboolean grundy_analysis_last_wins (const GrundyAnalysis *analysis);
/* (transfer none) */
GrundyExploration *grundy_analysis_get_exploration (const GrundyAnalysis *analysis);
/* (transfer none) */
GrundySolution *grundy_analysis_get_solution (const GrundyAnalysis *analysis);

/**
 * grundy_analysis_get_values:
 * @analysis: an analysis
 *
 * Returns: (transfer none) (nullable): the steps of the mex computation; %NULL where the graph's moves are not
 *   those of normal play (a sum in another way of playing than normal and misère), for SG values belong to these, and
 *   where the last to move loses by the game's own rules
 */
GrundyTimeline *grundy_analysis_get_values (const GrundyAnalysis *analysis);

/**
 * grundy_analysis_get_outcomes:
 * @analysis: an analysis
 *
 * Returns: (transfer none): the steps that settle P and N in the way of playing asked for, and what is drawn
 */
GrundyTimeline *grundy_analysis_get_outcomes (const GrundyAnalysis *analysis);

/**
 * grundy_analysis_get_differing:
 * @analysis: an analysis
 *
 * Returns: (transfer none) (nullable) (array): for each node whether its verdict differs from that of normal play;
 *   %NULL where that is not asked for or not known, see grundy_find_differing()
 */
const gboolean *grundy_analysis_get_differing (const GrundyAnalysis *analysis);

/**
 * grundy_analysis_get_start:
 * @analysis: an analysis
 *
 * Returns: the node of the position that was typed
 */
guint32 grundy_analysis_get_start (const GrundyAnalysis *analysis);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyAnalysis, grundy_analysis_unref)

G_END_DECLS
