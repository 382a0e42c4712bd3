/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-graph.h"
#include "grundy-test-random.h"

G_BEGIN_DECLS

/*
 * Graphs for tests, and what is true of them by definition: plain recursion
 * over all play, for small graphs without cycles only.
 */

/**
 * grundy_test_graph_parse:
 * @n_nodes: number of nodes
 * @edges: "0>1,0>2", in any order, repeats allowed; "" or "-" for none
 *
 * Returns: (transfer full): the graph
 */
GrundyGraph *grundy_test_graph_parse (guint32 n_nodes, const char *edges);

/**
 * grundy_test_dag_random:
 * @random: where numbers come from
 * @n_nodes: number of nodes
 * @percent: how many of all possible edges there are
 * @is_shuffled: whether nodes are numbered in any order, and not in post-order
 *
 * Returns: (transfer full): a graph without cycles
 */
GrundyGraph *grundy_test_dag_random (GrundyTestRandom *random, guint32 n_nodes, guint percent, gboolean is_shuffled);

/* The SG value, as the definition says it */
guint32 grundy_test_naive_sg (const GrundyGraph *graph, guint32 node);

/**
 * grundy_test_naive_play:
 * @graph: a graph without cycles
 * @node: where to begin
 * @last_wins: whether the last to move wins
 * @winner_hurries: whether the winner wants the end soon and the loser late, or the other way round
 * @n_moves: (out): how long play takes
 *
 * Plays everything out. Both players want to win first of all.
 *
 * Returns: whether the player to move wins
 */
gboolean grundy_test_naive_play (const GrundyGraph *graph, guint32 node, gboolean last_wins, gboolean winner_hurries,
                                 guint32 *n_moves);

G_END_DECLS
