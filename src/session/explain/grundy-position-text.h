/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-pipeline.h"

G_BEGIN_DECLS

/**
 * grundy_position_text_new:
 * @analysis: an analysis
 * @node: a node of its graph
 *
 * The position as a word of a sentence: its label, in brackets where the label has commas or spaces of its own
 * and could be taken for two members of a list.
 *
 * Returns: (transfer full): the text
 */
char *grundy_position_text_new (const GrundyAnalysis *analysis, guint32 node);

/**
 * grundy_position_text_list:
 * @analysis: an analysis
 * @nodes: (array length=n_nodes): nodes of its graph; at least one
 * @n_nodes: how many
 *
 * Returns: (transfer full): their texts as a list, shortened if it is long
 */
char *grundy_position_text_list (const GrundyAnalysis *analysis, const guint32 *nodes, guint n_nodes);

G_END_DECLS
