/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-search.h"

GrundySearch *
grundy_search_new (GrundyRules *rules, const GrundyPosition *const *starts, guint n_starts, const GrundyLimits *limits,
                   const GrundyProgress *progress, GError **error)
{
  g_autoptr (GrundySearch) search = g_new0 (GrundySearch, 1);

  search->exploration = grundy_explore (rules, starts, n_starts, limits, progress, error);
  if (search->exploration == NULL)
    return NULL;
  search->solution = grundy_solve (grundy_exploration_get_graph (search->exploration), progress, error);
  if (search->solution == NULL)
    return NULL;
  return g_steal_pointer (&search);
}

GrundySearch *
grundy_search_new_for_game (GrundyGame *game, const GrundyPosition *const *starts, guint n_starts,
                            const GrundyLimits *limits, const GrundyProgress *progress, GError **error)
{
  g_autoptr (GrundyRules) rules = grundy_rules_new_for_game (game);

  return grundy_search_new (rules, starts, n_starts, limits, progress, error);
}

void
grundy_search_free (GrundySearch *search)
{
  if (search == NULL)
    return;

  g_clear_pointer (&search->exploration, grundy_exploration_unref);
  g_clear_pointer (&search->solution, grundy_solution_unref);
  g_free (search);
}

guint32
grundy_search_get_node (const GrundySearch *search, const GrundyPosition *position)
{
  guint32 node = 0;
  gboolean is_found = grundy_exploration_find (search->exploration, position, &node);

  /* A search finds all that can be reached: anything else is a ruleset that is not true to its normal form. */
  g_assert (is_found);
  return node;
}
