/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-test-dag.h"

#include "grundy-play.h"

G_BEGIN_DECLS

#define GRUNDY_TEST_MAX_COMPONENTS 3

/*
 * Sums of small graphs, and who wins them by the rules alone: all turns are made out of sets of
 * components, and everything is played out. Where there are cycles that would never end; turns can still be listed.
 */
typedef struct
{
  guint n_components;
  GrundyGraph *graphs[GRUNDY_TEST_MAX_COMPONENTS];
  guint32 starts[GRUNDY_TEST_MAX_COMPONENTS];
} GrundyTestSum;

/* A turn: which components it moves in, as bits, and where all tokens stand afterwards. */
typedef struct
{
  guint moved;
  guint32 nodes[GRUNDY_TEST_MAX_COMPONENTS];
} GrundyTestTurn;

/* Graphs of 1 to @max_nodes nodes; now and then a component has the graph of the one before it. */
GrundyTestSum *grundy_test_sum_random (GrundyTestRandom *random, guint n_components, guint max_nodes);
/* Texts as in the tables of test data: "4|6", "2>3|5>0,5>1", "0|4" */
GrundyTestSum *grundy_test_sum_parse (const char *nodes, const char *edges, const char *starts);
void grundy_test_sum_free (GrundyTestSum *sum);
/* (transfer full): in the notation, with the tokens on these nodes */
char *grundy_test_sum_to_text (const GrundyTestSum *sum, const guint32 *nodes);
/* (transfer full) (element-type GrundyTestTurn): every turn from there, all different */
GArray *grundy_test_sum_list_turns (const GrundyTestSum *sum, GrundyPlay play, const guint32 *nodes);
/* Whether the player to move wins; @last_wins may differ from the way of playing's own. */
gboolean grundy_test_sum_next_wins (const GrundyTestSum *sum, GrundyPlay play, gboolean last_wins,
                                    const guint32 *nodes);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyTestSum, grundy_test_sum_free)

G_END_DECLS
