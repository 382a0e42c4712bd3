/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-solution.h"

#include "grundy-solution-loops.h"
#include "grundy-solver.h"

/*
 * Where there is no cycle, the nodes are solved so that options come before the nodes they are options of, as in
 * grundy-solver.c. Of a graph with a cycle that is not possible: it is solved by grundy-retrograde.c and
 * grundy-labelling.c.
 */

struct _GrundySolution
{
  gatomicrefcount ref_count;
  GrundyGraph *graph;
  /* Without cycles: an answer for each node */
  guint32 *answers;
  /* With cycles: the values */
  guint32 *sg;
  guint32 max_sg;
  /* NULL when the nodes' own order will do */
  guint32 *order;
  /* NULL when there is no cycle; otherwise this has the outcomes. */
  GrundySolutionLoops *loops;
};

/* Returns: FALSE with an error; there are no answers where there is a cycle */
static gboolean
solution_solve_in_order (GrundySolution *solution, const GrundyProgress *progress, GError **error)
{
  gboolean is_post_ordered = grundy_graph_is_post_ordered (solution->graph);
  guint32 n_nodes = grundy_graph_get_n_nodes (solution->graph);
  /* One more than needed, so that the answers for no nodes are not NULL. */
  g_autofree guint32 *answers = g_new (guint32, (gsize)n_nodes + 1);

  if (!(is_post_ordered ? grundy_solve_in_order (solution->graph, answers, progress, error)
                        : grundy_solve_in_any_order (solution->graph, answers, &solution->order, progress, error)))
    return FALSE;
  if (!is_post_ordered && solution->order == NULL)
    return TRUE;

  for (guint32 node = 0; node < n_nodes; node++)
    solution->max_sg = MAX (solution->max_sg, GRUNDY_ANSWER_SG (answers[node]));
  solution->answers = g_steal_pointer (&answers);
  return grundy_progress_report (progress, n_nodes, n_nodes, error);
}

static gboolean
solution_solve_loops (GrundySolution *solution, const GrundyProgress *progress, GError **error)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (solution->graph);

  solution->loops = grundy_solution_loops_new (solution->graph, &solution->sg, progress, error);
  if (solution->loops == NULL)
    return FALSE;
  for (guint32 node = 0; node < n_nodes; node++)
    if (solution->sg[node] != GRUNDY_SG_INFINITE)
      solution->max_sg = MAX (solution->max_sg, solution->sg[node]);
  return TRUE;
}

GrundySolution *
grundy_solve (GrundyGraph *graph, const GrundyProgress *progress, GError **error)
{
  g_autoptr (GrundySolution) solution = NULL;

  g_return_val_if_fail (graph != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (!grundy_progress_report (progress, 0, grundy_graph_get_n_nodes (graph), error))
    return NULL;

  solution = g_new0 (GrundySolution, 1);
  g_atomic_ref_count_init (&solution->ref_count);
  solution->graph = grundy_graph_ref (graph);
  if (!solution_solve_in_order (solution, progress, error))
    return NULL;
  if (solution->answers == NULL && !solution_solve_loops (solution, progress, error))
    return NULL;
  return g_steal_pointer (&solution);
}

GrundySolution *
grundy_solution_ref (GrundySolution *solution)
{
  g_return_val_if_fail (solution != NULL, NULL);

  g_atomic_ref_count_inc (&solution->ref_count);
  return solution;
}

void
grundy_solution_unref (GrundySolution *solution)
{
  g_return_if_fail (solution != NULL);

  if (!g_atomic_ref_count_dec (&solution->ref_count))
    return;

  grundy_graph_unref (solution->graph);
  g_free (solution->answers);
  g_free (solution->sg);
  g_free (solution->order);
  g_clear_pointer (&solution->loops, grundy_solution_loops_free);
  g_free (solution);
}

GrundyGraph *
grundy_solution_get_graph (const GrundySolution *solution)
{
  g_return_val_if_fail (solution != NULL, NULL);

  return solution->graph;
}

guint32
grundy_solution_get_sg (const GrundySolution *solution, guint32 node)
{
  g_return_val_if_fail (solution != NULL, 0);
  g_return_val_if_fail (node < grundy_graph_get_n_nodes (solution->graph), 0);

  return solution->loops != NULL ? solution->sg[node] : GRUNDY_ANSWER_SG (solution->answers[node]);
}

gboolean
grundy_solution_has_cycle (const GrundySolution *solution)
{
  g_return_val_if_fail (solution != NULL, FALSE);

  return solution->loops != NULL;
}

const guint32 *
grundy_solution_get_finite_options (const GrundySolution *solution, guint32 node, guint32 *n_values)
{
  g_return_val_if_fail (n_values != NULL, NULL);
  *n_values = 0;
  g_return_val_if_fail (solution != NULL && solution->loops != NULL, NULL);
  g_return_val_if_fail (node < grundy_graph_get_n_nodes (solution->graph), NULL);

  return grundy_solution_loops_get_finite_options (solution->loops, node, n_values);
}

guint32 *
grundy_solution_order_values (const GrundySolution *solution)
{
  g_return_val_if_fail (solution != NULL && solution->loops != NULL, NULL);

  return g_memdup2 (solution->loops->order_of_values,
                    grundy_graph_get_n_nodes (solution->graph) * sizeof *solution->loops->order_of_values);
}

guint32 *
grundy_solution_order_outcomes (const GrundySolution *solution, gboolean last_wins)
{
  const GrundyRetrograde *retrograde;

  g_return_val_if_fail (solution != NULL && solution->loops != NULL, NULL);

  retrograde = last_wins ? &solution->loops->normal : &solution->loops->misere;
  return g_memdup2 (retrograde->order, grundy_graph_get_n_nodes (solution->graph) * sizeof *retrograde->order);
}

guint32
grundy_solution_get_max_sg (const GrundySolution *solution)
{
  g_return_val_if_fail (solution != NULL, 0);

  return solution->max_sg;
}

GrundyOutcome
grundy_solution_get_outcome (const GrundySolution *solution, guint32 node, gboolean last_wins)
{
  gboolean is_n;

  g_return_val_if_fail (solution != NULL, GRUNDY_OUTCOME_P);
  g_return_val_if_fail (node < grundy_graph_get_n_nodes (solution->graph), GRUNDY_OUTCOME_P);

  if (solution->loops != NULL)
    return (last_wins ? &solution->loops->normal : &solution->loops->misere)->outcomes[node];

  is_n =
      last_wins ? GRUNDY_ANSWER_SG (solution->answers[node]) != 0 : GRUNDY_ANSWER_IS_MISERE_N (solution->answers[node]);
  return is_n ? GRUNDY_OUTCOME_N : GRUNDY_OUTCOME_P;
}

/* Which of two numbers of moves a player chooses who wants the end soon, or late. */
static inline guint32
choose (guint32 a, guint32 b, gboolean is_hurrying)
{
  return is_hurrying ? MIN (a, b) : MAX (a, b);
}

/*
 * Both functions are the same but for who hurries. A winner chooses among the
 * options that keep the win, which are P; a loser among all, which are N.
 */
static guint32 *
count_moves_left (const GrundySolution *solution, gboolean last_wins, gboolean winner_hurries)
{
  const guint32 *offsets;
  const guint32 *rows = grundy_graph_get_rows (solution->graph, &offsets);
  guint32 n_nodes = grundy_graph_get_n_nodes (solution->graph);
  /* One more than needed, so that the answer for no nodes is not NULL. */
  guint32 *moves_left = g_new0 (guint32, (gsize)n_nodes + 1);

  for (guint32 i = 0; i < n_nodes; i++)
    {
      guint32 node = solution->order != NULL ? solution->order[i] : i;
      gboolean wins = grundy_solution_get_outcome (solution, node, last_wins) == GRUNDY_OUTCOME_N;
      gboolean is_hurrying = wins == winner_hurries;
      guint32 best = is_hurrying ? G_MAXUINT32 : 0;

      if (offsets[node] == offsets[node + 1])
        continue;
      for (guint32 e = offsets[node]; e < offsets[node + 1]; e++)
        if (!wins || grundy_solution_get_outcome (solution, rows[e], last_wins) == GRUNDY_OUTCOME_P)
          best = choose (best, moves_left[rows[e]], is_hurrying);
      moves_left[node] = best + 1;
    }
  return moves_left;
}

/*
 * Where there are cycles. The queue settles who wins soon first: the P option that settles an N node is the one that
 * wins soonest, and the last N option of a P node the one that loses latest.
 */
static guint32 *
count_moves_left_in_queue (const GrundySolution *solution, const GrundyRetrograde *retrograde)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (solution->graph);
  guint32 *moves_left = g_new (guint32, (gsize)n_nodes + 1);

  for (guint32 node = 0; node < n_nodes; node++)
    moves_left[node] = GRUNDY_MOVES_WITHOUT_END;
  for (guint32 i = 0; i < retrograde->n_decided; i++)
    {
      guint32 node = retrograde->order[i];
      gboolean wins = retrograde->outcomes[node] == GRUNDY_OUTCOME_N;
      guint32 best = wins ? GRUNDY_MOVES_WITHOUT_END : 0;
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (solution->graph, node, &n_options);

      for (guint32 k = 0; k < n_options; k++)
        if (!wins || retrograde->outcomes[options[k]] == GRUNDY_OUTCOME_P)
          best = choose (best, moves_left[options[k]], wins);
      moves_left[node] = n_options == 0 ? 0 : best + 1;
    }
  return moves_left;
}

guint32 *
grundy_compute_remoteness (const GrundySolution *solution, gboolean last_wins)
{
  g_return_val_if_fail (solution != NULL, NULL);

  if (solution->loops != NULL)
    return count_moves_left_in_queue (solution, last_wins ? &solution->loops->normal : &solution->loops->misere);
  return count_moves_left (solution, last_wins, TRUE);
}

guint32 *
grundy_compute_step (const GrundySolution *solution)
{
  g_return_val_if_fail (solution != NULL, NULL);

  return grundy_compute_longest_play (solution, TRUE);
}

guint32 *
grundy_compute_longest_play (const GrundySolution *solution, gboolean last_wins)
{
  g_return_val_if_fail (solution != NULL, NULL);

  return solution->loops == NULL ? count_moves_left (solution, last_wins, FALSE) : NULL;
}
