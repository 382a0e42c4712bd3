/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-pipeline.h"

G_BEGIN_DECLS

/*
 * How long play lasts from a position, and how its verdict compares with normal play. Call these only for a node that
 * is settled at the step that is shown.
 */

/**
 * grundy_explain_remoteness:
 * @analysis: an analysis
 * @node: a node
 *
 * Returns: (transfer full): a sentence: how many moves are left when the winner hurries and the loser delays, and the
 *   option that is played. O(positions + moves).
 */
char *grundy_explain_remoteness (const GrundyAnalysis *analysis, guint32 node);

/**
 * grundy_explain_longest_play:
 * @analysis: an analysis
 * @node: a node
 *
 * Returns: (transfer full): a sentence: how many moves are left when the winner delays and the loser hurries, and the
 *   option that is played. O(positions + moves).
 */
char *grundy_explain_longest_play (const GrundyAnalysis *analysis, guint32 node);

/**
 * grundy_explain_difference:
 * @analysis: an analysis
 * @node: a node
 *
 * Returns: (transfer full) (nullable): a sentence: what the node is in normal play; %NULL where that is no difference,
 *   or not known. O(1).
 */
char *grundy_explain_difference (const GrundyAnalysis *analysis, guint32 node);

G_END_DECLS
