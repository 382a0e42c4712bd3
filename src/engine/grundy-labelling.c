/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-labelling.h"

/*
 * The generalised Sprague-Grundy function: C. A. B. Smith, Graphs and composite games, 1966; the algorithm of
 * A. S. Fraenkel and Y. Yesha, The generalized Sprague-Grundy function and its invariance under certain mappings, 1986.
 *
 * For k = 0, 1, 2, ... until every node has its label:
 * 1. A node without a label gets k if no option has k, and each of its options that has no finite label can be
 *    answered: it has an option of its own that has k. It then has options of every smaller value, or step 2 would have
 *    stopped it, and moving to anything but these is taken back by moving on to k. Labels are given in an order in
 * which every answer leads to a node labelled earlier, so taking back comes to an end: the order is the paper's
 * counter.
 * 2. A node without a label and without an option of value k can never get a larger value. It is infinite.
 *
 * Step 1 is a queue. Of each node it is known how many options have no finite label ("open"). When a node gets k,
 * its predecessors are answerable; when a node is answerable, each of its predecessors has one option less that speaks
 * against k, and gets k when none is left. Whether something was said about this k is seen by a stamp, so that nothing
 * is reset. A node is answerable at most once for each distinct finite value among its options, which is what each edge
 * costs; a node that still waits in round k has options of k values, so the rounds cost O(nodes + edges) in all.
 */

#define EDGES_A_REPORT 1000000

/* No label yet: G_MAXUINT32 is infinite. */
#define NO_LABEL (G_MAXUINT32 - 1)

typedef struct
{
  GrundyLabelling *labelling;
  const guint32 *predecessors;
  const guint32 *offsets;
  /* The round: what is 1 more than k was said in this round. */
  guint32 k;
  /* By node: the round in which it was found answerable, and the one for which it counts objections. */
  guint32 *answerable;
  guint32 *counted;
  guint32 *n_open;
  guint32 *n_objections;
  /* The nodes without a label, ascending. */
  guint32 *waiting;
  guint32 n_waiting;
  guint64 n_edges_unreported;
} Labeller;

static inline gboolean
is_finite (guint32 label)
{
  return label < NO_LABEL;
}

static inline gboolean
is_answerable (const Labeller *labeller, guint32 node)
{
  return labeller->answerable[node] == labeller->k + 1;
}

/* Gives the label k; the end of the order is the queue. */
static void
give_label (Labeller *labeller, guint32 node)
{
  labeller->labelling->sg[node] = labeller->k;
  labeller->labelling->order[labeller->labelling->n_finite++] = node;
}

/* An option of @node can be answered. */
static void
drop_objection (Labeller *labeller, guint32 node)
{
  if (labeller->labelling->sg[node] != NO_LABEL || is_answerable (labeller, node))
    return;
  if (labeller->counted[node] != labeller->k + 1)
    {
      labeller->counted[node] = labeller->k + 1;
      labeller->n_objections[node] = labeller->n_open[node];
    }
  if (--labeller->n_objections[node] == 0)
    give_label (labeller, node);
}

static void
make_answerable (Labeller *labeller, guint32 node)
{
  if (is_finite (labeller->labelling->sg[node]) || is_answerable (labeller, node))
    return;
  labeller->answerable[node] = labeller->k + 1;
  for (guint32 e = labeller->offsets[node]; e < labeller->offsets[node + 1]; e++)
    drop_objection (labeller, labeller->predecessors[e]);
  labeller->n_edges_unreported += labeller->offsets[node + 1] - labeller->offsets[node];
}

/* Step 1 for the queue from its @next member on. */
static gboolean
label_round (Labeller *labeller, const GrundyProgress *progress, GError **error)
{
  GrundyLabelling *labelling = labeller->labelling;
  guint32 next = labelling->n_finite;

  for (guint32 i = 0; i < labeller->n_waiting; i++)
    if (labeller->n_open[labeller->waiting[i]] == 0)
      give_label (labeller, labeller->waiting[i]);
  for (; next < labelling->n_finite; next++)
    {
      guint32 node = labelling->order[next];

      for (guint32 e = labeller->offsets[node]; e < labeller->offsets[node + 1]; e++)
        {
          labeller->n_open[labeller->predecessors[e]]--;
          make_answerable (labeller, labeller->predecessors[e]);
        }
      labeller->n_edges_unreported += labeller->offsets[node + 1] - labeller->offsets[node];
      if (labeller->n_edges_unreported < EDGES_A_REPORT)
        continue;
      labeller->n_edges_unreported = 0;
      if (!grundy_progress_report (progress, labelling->n_finite, 0, error))
        return FALSE;
    }
  return TRUE;
}

/* Step 2. */
static void
find_infinite (Labeller *labeller)
{
  guint32 n_left = 0;

  for (guint32 i = 0; i < labeller->n_waiting; i++)
    {
      guint32 node = labeller->waiting[i];

      if (labeller->labelling->sg[node] != NO_LABEL)
        continue;
      if (is_answerable (labeller, node))
        labeller->waiting[n_left++] = node;
      else
        labeller->labelling->sg[node] = GRUNDY_SG_INFINITE;
    }
  labeller->n_waiting = n_left;
}

static void
labeller_init (Labeller *labeller, GrundyLabelling *labelling, const GrundyGraph *graph,
               const GrundyGraph *predecessors)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (graph);
  const guint32 *offsets;

  grundy_graph_get_rows (graph, &offsets);
  labelling->sg = g_new (guint32, n_nodes);
  labelling->order = g_new (guint32, n_nodes);
  *labeller = (Labeller){ .labelling = labelling, .n_waiting = n_nodes };
  labeller->predecessors = grundy_graph_get_rows (predecessors, &labeller->offsets);
  labeller->answerable = g_new0 (guint32, n_nodes);
  labeller->counted = g_new0 (guint32, n_nodes);
  labeller->n_open = g_new (guint32, n_nodes);
  labeller->n_objections = g_new (guint32, n_nodes);
  labeller->waiting = g_new (guint32, n_nodes);
  for (guint32 node = 0; node < n_nodes; node++)
    {
      labelling->sg[node] = NO_LABEL;
      labeller->n_open[node] = offsets[node + 1] - offsets[node];
      labeller->waiting[node] = node;
    }
}

static void
labeller_clear (Labeller *labeller)
{
  g_free (labeller->answerable);
  g_free (labeller->counted);
  g_free (labeller->n_open);
  g_free (labeller->n_objections);
  g_free (labeller->waiting);
}

gboolean
grundy_labelling_init (GrundyLabelling *labelling, const GrundyGraph *graph, const GrundyGraph *predecessors,
                       const GrundyProgress *progress, GError **error)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (graph);
  guint32 n_listed;
  gboolean is_done = TRUE;
  Labeller labeller;

  labeller_init (&labeller, labelling, graph, predecessors);
  for (; labeller.n_waiting > 0 && is_done; labeller.k++)
    {
      is_done = label_round (&labeller, progress, error);
      find_infinite (&labeller);
    }
  labeller_clear (&labeller);
  if (!is_done)
    return FALSE;

  n_listed = labelling->n_finite;
  for (guint32 node = 0; node < n_nodes; node++)
    if (labelling->sg[node] == GRUNDY_SG_INFINITE)
      labelling->order[n_listed++] = node;
  return grundy_progress_report (progress, n_nodes, n_nodes, error);
}

void
grundy_labelling_clear (GrundyLabelling *labelling)
{
  g_clear_pointer (&labelling->sg, g_free);
  g_clear_pointer (&labelling->order, g_free);
}
