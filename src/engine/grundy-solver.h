/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-graph.h"

G_BEGIN_DECLS

/*
 * What is known of a node of a graph without cycles, in one number: its SG value, and whether it is N in misère play
 * (private to the engine). One number and not two arrays, because options lie far apart: each look costs a wait.
 */
#define GRUNDY_ANSWER(sg, is_misere_n) ((guint32)(sg) << 1 | ((is_misere_n) ? 1u : 0u))
#define GRUNDY_ANSWER_SG(answer) ((answer) >> 1)
#define GRUNDY_ANSWER_IS_MISERE_N(answer) (((answer)&1) != 0)

/*
 * Solves a post-ordered graph in one pass.
 *
 * @answers: (out caller-allocates) (array): an answer for each node
 *
 * Returns: FALSE with GRUNDY_ERROR_CANCELLED
 */
gboolean grundy_solve_in_order (const GrundyGraph *graph, guint32 *answers, const GrundyProgress *progress,
                                GError **error);
/*
 * Solves a graph whose nodes come in any order, while it is searched.
 *
 * @answers: (out caller-allocates) (array): an answer for each node; undefined where there is a cycle
 * @order: (out) (transfer full) (nullable): all nodes, each after its options; NULL where there is a cycle
 *
 * Returns: FALSE with GRUNDY_ERROR_CANCELLED
 */
gboolean grundy_solve_in_any_order (const GrundyGraph *graph, guint32 *answers, guint32 **order,
                                    const GrundyProgress *progress, GError **error);

G_END_DECLS
