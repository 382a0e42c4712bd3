/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-differing.h"

/* (transfer full) (nullable) (element-type GrundySolution): one for each component; NULL if one of them has a cycle */
static GPtrArray *
solve_components (GrundyRules *rules)
{
  g_autoptr (GPtrArray) solutions = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_solution_unref);

  for (guint i = 0; i < grundy_rules_get_n_components (rules); i++)
    {
      GrundyGraph *graph = grundy_exploration_get_graph (grundy_rules_get_component (rules, i));
      GrundySolution *solution = grundy_solve (graph, NULL, NULL);

      g_assert (solution != NULL); /* nobody can ask to stop */
      g_ptr_array_add (solutions, solution);
      if (grundy_solution_has_cycle (solution))
        return NULL;
    }
  return g_steal_pointer (&solutions);
}

static GrundyOutcome
find_normal_outcome_of_sum (GPtrArray *solutions, const GrundyPosition *tuple)
{
  guint32 nim_sum = 0;

  for (guint i = 0; i < solutions->len; i++)
    nim_sum ^= grundy_solution_get_sg (g_ptr_array_index (solutions, i), (guint32)tuple->cells[i]);
  return nim_sum != 0 ? GRUNDY_OUTCOME_N : GRUNDY_OUTCOME_P;
}

/* Whether a turn is a move of normal play, and play ends when none is left: then the graph is that of normal play. */
static gboolean
has_moves_of_normal_play (GrundyRules *rules, GrundyPlay play)
{
  return grundy_rules_get_game (rules) != NULL || play == GRUNDY_PLAY_MISERE;
}

gboolean *
grundy_find_differing (const GrundyExploration *exploration, const GrundySolution *solution, GrundyPlay play)
{
  GrundyRules *rules;
  guint32 n_nodes;
  gboolean last_wins;
  g_autoptr (GPtrArray) solutions = NULL;
  g_autoptr (GrundyPosition) position = NULL;
  gboolean *differing;

  g_return_val_if_fail (exploration != NULL && solution != NULL, NULL);

  rules = grundy_exploration_get_rules (exploration);
  if (play == GRUNDY_PLAY_NORMAL)
    return NULL;
  if (!has_moves_of_normal_play (rules, play))
    {
      solutions = solve_components (rules);
      if (solutions == NULL)
        return NULL;
    }

  n_nodes = grundy_graph_get_n_nodes (grundy_exploration_get_graph (exploration));
  last_wins = grundy_play_last_wins (play);
  position = grundy_position_new ();
  differing = g_new0 (gboolean, MAX (n_nodes, 1));
  for (guint32 node = 0; node < n_nodes; node++)
    {
      GrundyOutcome normal = GRUNDY_OUTCOME_P;

      if (solutions == NULL)
        normal = grundy_solution_get_outcome (solution, node, TRUE);
      else
        {
          grundy_exploration_get_position (exploration, node, position);
          normal = find_normal_outcome_of_sum (solutions, position);
        }
      differing[node] = grundy_solution_get_outcome (solution, node, last_wins) != normal;
    }
  return differing;
}
