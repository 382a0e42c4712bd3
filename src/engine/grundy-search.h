/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-explorer.h"
#include "grundy-solution.h"

G_BEGIN_DECLS

/* GrundySearch (private to the engine): the graph of some rules from some starts, explored and solved. */
typedef struct
{
  GrundyExploration *exploration;
  GrundySolution *solution;
} GrundySearch;

/* (nullable): NULL with the explorer's error */
GrundySearch *grundy_search_new (GrundyRules *rules, const GrundyPosition *const *starts, guint n_starts,
                                 const GrundyLimits *limits, const GrundyProgress *progress, GError **error);
GrundySearch *grundy_search_new_for_game (GrundyGame *game, const GrundyPosition *const *starts, guint n_starts,
                                          const GrundyLimits *limits, const GrundyProgress *progress, GError **error);
void grundy_search_free (GrundySearch *search);
/* The node of a position in normal form that can be reached. */
guint32 grundy_search_get_node (const GrundySearch *search, const GrundyPosition *position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundySearch, grundy_search_free)

G_END_DECLS
