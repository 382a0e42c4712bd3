/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-pipeline.h"

G_BEGIN_DECLS

/*
 * Why a position has the value it has, and no other. Call these only for a node whose value is settled at the
 * step that is shown.
 */

/**
 * grundy_explain_why_not_less:
 * @analysis: an analysis
 * @node: a node
 * @number: a number less than the node's value
 *
 * Returns: (transfer full): a sentence: the options that have that very value. O(options).
 */
char *grundy_explain_why_not_less (const GrundyAnalysis *analysis, guint32 node, guint32 number);

/**
 * grundy_explain_why_not_more:
 * @analysis: an analysis
 * @node: a node
 *
 * Returns: (transfer full): a sentence: no option has the node's value. O(1).
 */
char *grundy_explain_why_not_more (const GrundyAnalysis *analysis, guint32 node);

/**
 * grundy_explain_probe:
 * @analysis: an analysis
 * @node: a node
 * @heap: the size of a Nim heap that was played beside it
 * @outcome: who wins both together
 *
 * Returns: (transfer full): a sentence: who wins, and what that says of the node's value. O(1).
 */
char *grundy_explain_probe (const GrundyAnalysis *analysis, guint32 node, guint32 heap, GrundyOutcome outcome);

/**
 * grundy_explain_predecessors:
 * @analysis: an analysis
 * @node: a node
 *
 * This may be said before anything is settled.
 *
 * Returns: (transfer full): a sentence: the positions of the graph from which a move leads to the node. O(moves).
 */
char *grundy_explain_predecessors (const GrundyAnalysis *analysis, guint32 node);

G_END_DECLS
