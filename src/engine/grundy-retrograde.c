/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-retrograde.h"

/*
 * Retrograde analysis.
 *
 * 1. The terminals are settled: P where the last to move wins, N where the last to move loses. They begin the queue.
 * 2. The next node of the queue tells its predecessors what it is. If it is P, each of them is N. If it is N, each has
 *    one undecided option less, and is P when none is left. What is settled joins the queue.
 * 3. What is never settled is drawn: it has no P option, and an option that is drawn, too, so that whoever is about to
 *    lose can go on for ever.
 *
 * E. Zermelo, Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels, 1913; the queue and the counts are
 * those of every endgame table.
 */

#define NODES_A_REPORT 65536

/* Nothing is known of the node yet: it is drawn unless the queue gets to it. */
#define UNDECIDED GRUNDY_OUTCOME_D

static void
settle (GrundyRetrograde *retrograde, guint32 node, GrundyOutcome outcome)
{
  retrograde->outcomes[node] = (guint8)outcome;
  retrograde->order[retrograde->n_decided++] = node;
}

static void
settle_terminals (GrundyRetrograde *retrograde, guint32 n_nodes, const guint32 *offsets, gboolean last_wins)
{
  for (guint32 node = 0; node < n_nodes; node++)
    {
      retrograde->outcomes[node] = UNDECIDED;
      if (offsets[node] == offsets[node + 1])
        settle (retrograde, node, last_wins ? GRUNDY_OUTCOME_P : GRUNDY_OUTCOME_N);
    }
}

static void
tell_predecessors (GrundyRetrograde *retrograde, const GrundyGraph *predecessors, guint32 node, guint32 *n_undecided)
{
  guint32 n_predecessors;
  const guint32 *row = grundy_graph_get_options (predecessors, node, &n_predecessors);
  gboolean is_p = retrograde->outcomes[node] == GRUNDY_OUTCOME_P;

  for (guint32 i = 0; i < n_predecessors; i++)
    {
      if (retrograde->outcomes[row[i]] != UNDECIDED)
        continue;
      if (is_p)
        settle (retrograde, row[i], GRUNDY_OUTCOME_N);
      else if (--n_undecided[row[i]] == 0)
        settle (retrograde, row[i], GRUNDY_OUTCOME_P);
    }
}

gboolean
grundy_retrograde_init (GrundyRetrograde *retrograde, const GrundyGraph *graph, const GrundyGraph *predecessors,
                        gboolean last_wins, const GrundyProgress *progress, GError **error)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (graph);
  const guint32 *offsets;
  g_autofree guint32 *n_undecided = g_new (guint32, n_nodes);
  guint32 n_listed;

  grundy_graph_get_rows (graph, &offsets);
  retrograde->outcomes = g_new (guint8, n_nodes);
  retrograde->order = g_new (guint32, n_nodes);
  for (guint32 node = 0; node < n_nodes; node++)
    n_undecided[node] = offsets[node + 1] - offsets[node];

  settle_terminals (retrograde, n_nodes, offsets, last_wins);
  for (guint32 i = 0; i < retrograde->n_decided; i++)
    {
      tell_predecessors (retrograde, predecessors, retrograde->order[i], n_undecided);
      if (i % NODES_A_REPORT == NODES_A_REPORT - 1 && !grundy_progress_report (progress, i, n_nodes, error))
        return FALSE;
    }

  n_listed = retrograde->n_decided;
  for (guint32 node = 0; node < n_nodes; node++)
    if (retrograde->outcomes[node] == UNDECIDED)
      retrograde->order[n_listed++] = node;
  return grundy_progress_report (progress, n_nodes, n_nodes, error);
}

void
grundy_retrograde_clear (GrundyRetrograde *retrograde)
{
  g_clear_pointer (&retrograde->outcomes, g_free);
  g_clear_pointer (&retrograde->order, g_free);
}
