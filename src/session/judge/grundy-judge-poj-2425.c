/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-private.h"
#include "grundy-solution.h"

#include <glib/gi18n-lib.h>

static void
read_arrows (GrundyJudge *judge, guint32 n_nodes, GrundyGraphBuilder *builder)
{
  guint64 n_arrows = 0;

  for (guint32 node = 0; node < n_nodes && grundy_judge_is_well (judge); node++)
    {
      guint64 n_options = grundy_judge_read (judge);

      n_arrows += n_options;
      if (!grundy_judge_can_keep (judge, n_arrows))
        return;
      for (guint64 i = 0; i < n_options && grundy_judge_is_well (judge); i++)
        grundy_graph_builder_add_edge (builder, node, (guint32)grundy_judge_read_from (judge, 0, n_nodes));
    }
}

/* (transfer full): the problem has two answers, and none for a draw. */
static GError *
make_cycle_error (const GrundyGraph *graph)
{
  guint n_nodes;
  g_autofree guint32 *cycle = grundy_graph_find_cycle (graph, &n_nodes);

  return g_error_new (GRUNDY_ERROR, GRUNDY_ERROR_CYCLE,
                      /* Translators: %u is the number of a node. */
                      _ ("The arrows must not lead round in a circle, but from node %u they lead back to it."),
                      cycle[0]);
}

/* (nullable): NULL when the judge has failed */
static GrundySolution *
read_and_solve (GrundyJudge *judge, guint32 n_nodes)
{
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
  g_autoptr (GrundyGraph) graph = NULL;
  GError *error = NULL;
  GrundySolution *solution;

  read_arrows (judge, n_nodes, builder);
  if (!grundy_judge_is_well (judge))
    return NULL;
  grundy_graph_builder_ensure_nodes (builder, n_nodes);
  graph = grundy_graph_builder_end (builder);
  solution = grundy_solve (graph, grundy_judge_get_progress (judge), &error);
  if (solution != NULL && grundy_solution_has_cycle (solution))
    {
      g_clear_pointer (&solution, grundy_solution_unref);
      error = make_cycle_error (graph);
    }
  if (solution == NULL)
    grundy_judge_take_error (judge, error);
  return solution;
}

static void
answer_queries (GrundyJudge *judge, guint32 n_nodes, const GrundySolution *solution)
{
  guint64 n_tokens;

  while (grundy_judge_next_list (judge, &n_tokens))
    {
      guint64 sum = 0;

      for (guint64 i = 0; i < n_tokens && grundy_judge_is_well (judge); i++)
        {
          guint32 node = (guint32)grundy_judge_read_from (judge, 0, n_nodes);

          if (grundy_judge_is_well (judge))
            sum ^= grundy_solution_get_sg (solution, node);
        }
      grundy_judge_answer (judge, sum != 0 ? "WIN" : "LOSE");
    }
}

static void
run (GrundyJudge *judge)
{
  guint64 n_nodes;

  while (grundy_judge_next_case (judge, &n_nodes, 1) && grundy_judge_can_keep (judge, n_nodes))
    {
      g_autoptr (GrundySolution) solution = read_and_solve (judge, (guint32)n_nodes);

      if (solution != NULL)
        answer_queries (judge, (guint32)n_nodes, solution);
    }
}

const GrundyJudgeProblem grundy_judge_poj_2425 = {
  .id = "POJ 2425",
  .title = "A Chess Game",
  .game = N_ ("Tokens on a directed graph: move one along an arrow"),
  .sample = "4\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n0\n4\n1 1\n1 2\n0\n0\n2 0 1\n2 1 1\n3 0 1 3\n0\n",
  .position = "dag{0>1,0>2,2>3}(0,2)",
  .ending = GRUNDY_JUDGE_TO_END,
  .run = run,
};
