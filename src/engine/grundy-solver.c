/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-solver.h"

#include "grundy-mex.h"

#include <string.h>

/*
 * 1. SG(v) is at most the number of v's options, for so many values cannot fill more places. Larger values are not
 *    marked, and a node with fewer than 64 options needs one machine word for its marks.
 * 2. SG values say nothing of misère play. There a terminal is N, and any other node is N if an option is P.
 * 3. In any order: one iterative depth-first search. A node is not seen, on the path, or has its answer, all three in
 *    one array; it is solved when it leaves the path. An option on the path closes a cycle. What the search will look
 *    at next is asked for as soon as a node is entered: the waits for its options overlap.
 *
 * R. P. Sprague, Über mathematische Kampfspiele, 1935; P. M. Grundy, Mathematics and games, 1939.
 */

#define NODES_A_REPORT 16384
#define EDGES_A_REPORT 250000

/* In place of an answer; no value comes near, for there are fewer than 2^31 options. */
#define NOT_SEEN G_MAXUINT32
#define ON_PATH (G_MAXUINT32 - 1)

typedef struct
{
  guint32 node;
  guint32 next; /* the number of the edge to follow next */
} Frame;

typedef struct
{
  const GrundyGraph *graph;
  const guint32 *rows;
  const guint32 *offsets;
  guint32 *answers;
  GrundyMex *mex;
  /* By the search: the nodes that have answers, and the path */
  guint32 *order;
  guint32 n_done;
  GArray *path;

  const GrundyProgress *progress;
  guint32 n_nodes_told;
  gsize n_edges_done;
  gsize n_edges_told;
} Solver;

static void
solver_init (Solver *solver, const GrundyGraph *graph, guint32 *answers, const GrundyProgress *progress)
{
  *solver = (Solver){ .graph = graph, .answers = answers, .progress = progress };
  solver->rows = grundy_graph_get_rows (graph, &solver->offsets);
  solver->mex = grundy_mex_new ();
  solver->path = g_array_new (FALSE, FALSE, sizeof (Frame));
}

static void
solver_clear (Solver *solver)
{
  grundy_mex_free (solver->mex);
  g_array_unref (solver->path);
  g_free (solver->order);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Solver, solver_clear)

static guint32
answer_many (const Solver *solver, const guint32 *options, guint32 n_options)
{
  guint32 all = 1;

  grundy_mex_begin (solver->mex, n_options);
  for (guint32 i = 0; i < n_options; i++)
    {
      all &= solver->answers[options[i]];
      grundy_mex_mark (solver->mex, GRUNDY_ANSWER_SG (solver->answers[options[i]]));
    }
  return GRUNDY_ANSWER (grundy_mex_get (solver->mex), all == 0);
}

static inline guint32
answer_few (const guint32 *answers, const guint32 *options, guint32 n_options)
{
  guint64 marks = 0;
  guint32 all = n_options > 0 ? 1 : 0;

  for (guint32 i = 0; i < n_options; i++)
    {
      guint32 answer = answers[options[i]];

      all &= answer;
      if (GRUNDY_ANSWER_SG (answer) < 64)
        marks |= G_GUINT64_CONSTANT (1) << GRUNDY_ANSWER_SG (answer);
    }
  return GRUNDY_ANSWER (__builtin_ctzll (~marks), all == 0);
}

/* All options of the node have their answers. */
static inline void
solver_answer (Solver *solver, guint32 node)
{
  const guint32 *options = solver->rows + solver->offsets[node];
  guint32 n_options = solver->offsets[node + 1] - solver->offsets[node];

  solver->answers[node] =
      n_options < 64 ? answer_few (solver->answers, options, n_options) : answer_many (solver, options, n_options);
  solver->n_edges_done += n_options;
}

static inline gboolean
solver_report (Solver *solver, guint32 n_done, GError **error)
{
  if (n_done - solver->n_nodes_told < NODES_A_REPORT && solver->n_edges_done - solver->n_edges_told < EDGES_A_REPORT)
    return TRUE;

  solver->n_nodes_told = n_done;
  solver->n_edges_told = solver->n_edges_done;
  return grundy_progress_report (solver->progress, n_done, grundy_graph_get_n_nodes (solver->graph), error);
}

gboolean
grundy_solve_in_order (const GrundyGraph *graph, guint32 *answers, const GrundyProgress *progress, GError **error)
{
  g_auto (Solver) solver;
  guint32 n_nodes = grundy_graph_get_n_nodes (graph);

  solver_init (&solver, graph, answers, progress);
  for (guint32 node = 0; node < n_nodes; node++)
    {
      solver_answer (&solver, node);
      if (!solver_report (&solver, node + 1, error))
        return FALSE;
    }
  return TRUE;
}

static inline void
solver_enter (Solver *solver, guint32 node)
{
  Frame frame = { node, solver->offsets[node] };

  solver->answers[node] = ON_PATH;
  g_array_append_val (solver->path, frame);
  for (guint32 e = solver->offsets[node]; e < solver->offsets[node + 1]; e++)
    {
      __builtin_prefetch (&solver->answers[solver->rows[e]]);
      __builtin_prefetch (&solver->offsets[solver->rows[e]]);
    }
}

/* Goes on from the last node of the path. Returns: FALSE when that closes a cycle */
static inline gboolean
solver_step (Solver *solver)
{
  Frame *frame = &g_array_index (solver->path, Frame, solver->path->len - 1);
  guint32 end = solver->offsets[frame->node + 1];

  while (frame->next < end && solver->answers[solver->rows[frame->next]] < ON_PATH)
    frame->next++;
  if (frame->next == end)
    {
      solver_answer (solver, frame->node);
      solver->order[solver->n_done++] = frame->node;
      g_array_set_size (solver->path, solver->path->len - 1);
      return TRUE;
    }
  if (solver->answers[solver->rows[frame->next]] == ON_PATH)
    return FALSE;
  solver_enter (solver, solver->rows[frame->next++]);
  return TRUE;
}

gboolean
grundy_solve_in_any_order (const GrundyGraph *graph, guint32 *answers, guint32 **order, const GrundyProgress *progress,
                           GError **error)
{
  g_auto (Solver) solver;
  guint32 n_nodes = grundy_graph_get_n_nodes (graph);

  *order = NULL;
  solver_init (&solver, graph, answers, progress);
  /* One more than needed, so that the order of no nodes is not NULL. */
  solver.order = g_new (guint32, (gsize)n_nodes + 1);
  memset (answers, 0xff, n_nodes * sizeof *answers);
  for (guint32 root = 0; root < n_nodes; root++)
    {
      if (answers[root] != NOT_SEEN)
        continue;
      solver_enter (&solver, root);
      while (solver.path->len > 0)
        {
          if (!solver_step (&solver))
            return TRUE;
          if (!solver_report (&solver, solver.n_done, error))
            return FALSE;
        }
    }
  *order = g_steal_pointer (&solver.order);
  return TRUE;
}
