/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-search.h"

static gboolean
search_solve_graph (GrundySearch *search, GrundyRules *rules, const GrundyPosition *const *starts, guint n_starts,
                    const GrundyLimits *limits, const GrundyProgress *progress, GError **error)
{
  search->exploration = grundy_explore (rules, starts, n_starts, limits, progress, error);
  if (search->exploration == NULL)
    return FALSE;
  search->solution = grundy_solve (grundy_exploration_get_graph (search->exploration), progress, error);
  return search->solution != NULL;
}

GrundySearch *
grundy_search_new_for_game (GrundyGame *game, const GrundyPosition *const *starts, guint n_starts, gboolean keeps_graph,
                            const GrundyLimits *limits, const GrundyProgress *progress, GError **error)
{
  g_autoptr (GrundyRules) rules = grundy_rules_new_for_game (game);
  g_autoptr (GrundySearch) search = g_new0 (GrundySearch, 1);

  if (!keeps_graph && !grundy_explore_answers (rules, starts, n_starts, limits, progress, &search->answers, error))
    return NULL;
  if (search->answers == NULL && !search_solve_graph (search, rules, starts, n_starts, limits, progress, error))
    return NULL;
  return g_steal_pointer (&search);
}

GrundySearch *
grundy_search_new_for_rules (GrundyRules *rules, const GrundyPosition *const *starts, guint n_starts,
                             const GrundyLimits *limits, const GrundyProgress *progress, GError **error)
{
  g_autoptr (GrundySearch) search = g_new0 (GrundySearch, 1);

  if (!search_solve_graph (search, rules, starts, n_starts, limits, progress, error))
    return NULL;
  return g_steal_pointer (&search);
}

void
grundy_search_free (GrundySearch *search)
{
  if (search == NULL)
    return;

  g_clear_pointer (&search->exploration, grundy_exploration_unref);
  g_clear_pointer (&search->solution, grundy_solution_unref);
  grundy_answers_free (search->answers);
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

static guint32
get_index (const GrundySearch *search, const GrundyPosition *position)
{
  guint32 index = 0;
  gboolean is_found = grundy_arena_lookup (grundy_answers_get_arena (search->answers), position, &index);

  g_assert (is_found);
  return index;
}

guint64
grundy_search_get_sg (const GrundySearch *search, const GrundyPosition *position)
{
  if (search->answers != NULL)
    return grundy_answers_get_sg (search->answers, get_index (search, position));
  return grundy_solution_get_sg (search->solution, grundy_search_get_node (search, position));
}

GrundyOutcome
grundy_search_get_outcome (const GrundySearch *search, const GrundyPosition *position, gboolean last_wins)
{
  if (search->answers != NULL)
    return grundy_answers_get_outcome (search->answers, get_index (search, position), last_wins);
  return grundy_solution_get_outcome (search->solution, grundy_search_get_node (search, position), last_wins);
}

guint32
grundy_search_get_n_positions (const GrundySearch *search)
{
  if (search->answers != NULL)
    return grundy_arena_get_size (grundy_answers_get_arena (search->answers));
  return grundy_graph_get_n_nodes (grundy_exploration_get_graph (search->exploration));
}

void
grundy_search_get_position (const GrundySearch *search, guint32 i, GrundyPosition *position)
{
  if (search->answers != NULL)
    grundy_arena_get (grundy_answers_get_arena (search->answers), i, position);
  else
    grundy_exploration_get_position (search->exploration, i, position);
}
