/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-pipeline.h"
#include "grundy-verdict.h"

G_BEGIN_DECLS

/*
 * What is said where play can go round for ever. Values there are no mex: a position has the value k if the options
 * have every smaller value, and a move to anything else can be answered by a move to k.
 */

/**
 * grundy_explain_loops_value:
 * @analysis: an analysis of a graph with cycles
 * @node: a node
 *
 * Returns: (transfer full): why the node has the value it has, in one sentence. O(options).
 */
char *grundy_explain_loops_value (const GrundyAnalysis *analysis, guint32 node);

/**
 * grundy_explain_loops_settle_infinite:
 * @analysis: an analysis of a graph with cycles
 * @node: a node whose value is infinite
 *
 * Returns: (transfer full): what its value is, and in play in which the last to move wins who wins, in one sentence
 */
char *grundy_explain_loops_settle_infinite (const GrundyAnalysis *analysis, guint32 node);

/**
 * grundy_explain_loops_draw:
 * @analysis: an analysis of a graph with cycles
 * @node: a node that is drawn
 *
 * Returns: (transfer full): why neither player can force a win, in one sentence that names a loop. O(moves).
 */
char *grundy_explain_loops_draw (const GrundyAnalysis *analysis, guint32 node);

/**
 * grundy_explain_loops_cycle:
 * @analysis: an analysis
 * @node: a node
 *
 * This may be said before anything is settled.
 *
 * Returns: (transfer full) (nullable): a sentence that names a shortest loop through the node; %NULL if no way leads
 *   back to it. O(nodes + moves).
 */
char *grundy_explain_loops_cycle (const GrundyAnalysis *analysis, guint32 node);

/**
 * grundy_explain_loops_verdict:
 * @verdict: a verdict on a sum that is drawn, or whose value is infinite
 *
 * Returns: (transfer full): who wins, or that nobody can force it, in one sentence
 */
char *grundy_explain_loops_verdict (const GrundyVerdict *verdict);

/**
 * grundy_explain_loops_reason:
 * @verdict: a verdict on a sum in which play can go round for ever, in a way of playing that is not normal, or whose
 *   value is infinite
 *
 * Returns: (transfer full): why, in one sentence. O(components).
 */
char *grundy_explain_loops_reason (const GrundyVerdict *verdict);

G_END_DECLS
