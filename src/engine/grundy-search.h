/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-answers.h"
#include "grundy-solution.h"

G_BEGIN_DECLS

/*
 * GrundySearch (private to the engine): all positions that can be reached from some starts by some rules, found and
 * solved. It keeps their graph where it was asked to, or where play can go round for ever; otherwise only the answers.
 */
typedef struct
{
  /* Both or none */
  GrundyExploration *exploration;
  GrundySolution *solution;
  GrundyAnswers *answers;
} GrundySearch;

/* (nullable): NULL with the explorer's error */
GrundySearch *grundy_search_new_for_game (GrundyGame *game, const GrundyPosition *const *starts, guint n_starts,
                                          gboolean keeps_graph, const GrundyLimits *limits,
                                          const GrundyProgress *progress, GError **error);
/* The same for any rules; the graph is kept. */
GrundySearch *grundy_search_new_for_rules (GrundyRules *rules, const GrundyPosition *const *starts, guint n_starts,
                                           const GrundyLimits *limits, const GrundyProgress *progress, GError **error);
void grundy_search_free (GrundySearch *search);
/* The node of a position in normal form that can be reached, in a search that keeps the graph. */
guint32 grundy_search_get_node (const GrundySearch *search, const GrundyPosition *position);
/* The SG value of a position in normal form that can be reached; who wins there */
guint64 grundy_search_get_sg (const GrundySearch *search, const GrundyPosition *position);
GrundyOutcome grundy_search_get_outcome (const GrundySearch *search, const GrundyPosition *position,
                                         gboolean last_wins);
/* How many positions there are; the i-th of them, in no particular order */
guint32 grundy_search_get_n_positions (const GrundySearch *search);
void grundy_search_get_position (const GrundySearch *search, guint32 i, GrundyPosition *position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundySearch, grundy_search_free)

G_END_DECLS
