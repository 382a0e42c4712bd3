/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Phase 2: a layer for each node.
 *
 * 1. Longest path: terminals are on layer 0, any other node one above the highest of its options. A node that
 *    had a layer in the previous layout stays there, or as little above it as it must.
 * 2. Promotion and its reverse (Nikolov and Tarassov, "Graph layering by promotion of nodes", Discrete Applied
 * Mathematics 154, 2006): a node with more edges above than below goes up by one together with all that stand in its
 * way, if that makes the edges shorter in sum. A set that goes up has its edges lengthened by one for each that leads
 *    down out of it and shortened for each that comes in from above; edges inside cancel. So the gain of a set
 *    is the sum of its nodes' edges above less their edges below. Beside a previous layout nothing is promoted.
 * 3. Layers that lost all nodes are closed.
 */
#include "grundy-layered-private.h"

/* The edges at each node, as indices: those that come from above, and those that lead down. */
typedef struct
{
  guint32 *up_starts;
  guint32 *ups;
  guint32 *down_starts;
  guint32 *downs;
} Incidence;

static void
incidence_clear (Incidence *incidence)
{
  g_free (incidence->up_starts);
  g_free (incidence->ups);
  g_free (incidence->down_starts);
  g_free (incidence->downs);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Incidence, incidence_clear)

static void
incidence_init (Incidence *incidence, const GrundyLayered *self)
{
  incidence->up_starts = g_new0 (guint32, self->n_nodes + 2);
  incidence->down_starts = g_new0 (guint32, self->n_nodes + 2);
  incidence->ups = g_new (guint32, self->n_edges);
  incidence->downs = g_new (guint32, self->n_edges);
  for (guint32 i = 0; i < self->n_edges; i++)
    {
      incidence->up_starts[self->edges[i].lower + 2]++;
      incidence->down_starts[self->edges[i].upper + 2]++;
    }
  for (guint32 node = 0; node < self->n_nodes; node++)
    {
      incidence->up_starts[node + 2] += incidence->up_starts[node + 1];
      incidence->down_starts[node + 2] += incidence->down_starts[node + 1];
    }
  for (guint32 i = 0; i < self->n_edges; i++)
    {
      incidence->ups[incidence->up_starts[self->edges[i].lower + 1]++] = self->edges[i].upper;
      incidence->downs[incidence->down_starts[self->edges[i].upper + 1]++] = self->edges[i].lower;
    }
}

static guint32
n_ups (const Incidence *incidence, guint32 node)
{
  return incidence->up_starts[node + 1] - incidence->up_starts[node];
}

static guint32
n_downs (const Incidence *incidence, guint32 node)
{
  return incidence->down_starts[node + 1] - incidence->down_starts[node];
}

/* Fills in layers; (transfer full): the nodes, each after all below it */
static guint32 *
take_longest_paths (GrundyLayered *self, const Incidence *incidence, const guint32 *kept)
{
  guint32 *order = g_new (guint32, self->n_nodes);
  g_autofree guint32 *missing = g_new (guint32, self->n_nodes);
  guint32 n_ready = 0;

  for (guint32 node = 0; node < self->n_nodes; node++)
    {
      missing[node] = n_downs (incidence, node);
      self->layers[node] = kept != NULL && kept[node] != GRUNDY_LAYERED_NONE ? kept[node] : 0;
      if (missing[node] == 0)
        order[n_ready++] = node;
    }
  for (guint32 i = 0; i < n_ready; i++)
    {
      guint32 node = order[i];

      for (guint32 k = incidence->up_starts[node]; k < incidence->up_starts[node + 1]; k++)
        {
          guint32 above = incidence->ups[k];

          self->layers[above] = MAX (self->layers[above], self->layers[node] + 1);
          if (--missing[above] == 0)
            order[n_ready++] = above;
        }
    }
  g_assert (n_ready == self->n_nodes);
  return order;
}

/* Sets of nodes that move together, and scratch to find them */
typedef struct
{
  GrundyLayered *self;
  const Incidence *incidence;
  guint32 *marks; /* for each node the last set that it was in */
  guint32 mark;
  guint32 *set;
  guint32 n_set;
} Mover;

/*
 * Gathers the node and all that must move with it, up or down; returns how much shorter the edges get in
 * sum. What would have to go below layer 0 is worth nothing.
 */
static gint64
gather_set (Mover *mover, guint32 node, gboolean up)
{
  const Incidence *incidence = mover->incidence;
  const guint32 *starts = up ? incidence->up_starts : incidence->down_starts;
  const guint32 *neighbours = up ? incidence->ups : incidence->downs;
  const guint32 *layers = mover->self->layers;
  gint64 gain = 0;

  mover->mark++;
  mover->n_set = 0;
  mover->set[mover->n_set++] = node;
  mover->marks[node] = mover->mark;
  for (guint32 i = 0; i < mover->n_set; i++)
    {
      guint32 member = mover->set[i];
      gint64 pull = (gint64)n_ups (incidence, member) - n_downs (incidence, member);

      if (!up && layers[member] == 0)
        return 0;
      gain += up ? pull : -pull;
      for (guint32 k = starts[member]; k < starts[member + 1]; k++)
        if (mover->marks[neighbours[k]] != mover->mark &&
            layers[neighbours[k]] == layers[member] + (up ? 1 : G_MAXUINT32))
          {
            mover->marks[neighbours[k]] = mover->mark;
            mover->set[mover->n_set++] = neighbours[k];
          }
    }
  return gain;
}

/* One pass over all nodes, those first that others wait for. Returns whether anything moved. */
static gboolean
move_sets (Mover *mover, const guint32 *order, gboolean up, guint64 *budget, GrundyLayeredWork *work)
{
  GrundyLayered *self = mover->self;
  gboolean changed = FALSE;

  for (guint32 i = 0; i < self->n_nodes; i++)
    {
      guint32 node = order[up ? self->n_nodes - 1 - i : i];
      guint32 above = n_ups (mover->incidence, node);
      guint32 below = n_downs (mover->incidence, node);

      /* A set gains only if one of its nodes does: begin with those. Terminals stay at the bottom. */
      if (below == 0 || (up ? above <= below : below <= above))
        continue;
      if (gather_set (mover, node, up) > 0)
        {
          for (guint32 k = 0; k < mover->n_set; k++)
            self->layers[mover->set[k]] += up ? 1 : G_MAXUINT32;
          changed = TRUE;
        }
      if (*budget < mover->n_set || !grundy_layered_work_add (work, mover->n_set))
        return FALSE;
      *budget -= mover->n_set;
    }
  return changed;
}

static void
promote (GrundyLayered *self, const Incidence *incidence, const guint32 *order, GrundyLayeredWork *work)
{
  const guint max_passes = 200;
  g_autofree guint32 *marks = g_new0 (guint32, self->n_nodes);
  g_autofree guint32 *set = g_new (guint32, self->n_nodes);
  Mover mover = { self, incidence, marks, 0, set, 0 };
  guint64 budget = 100 * ((guint64)self->n_nodes + self->n_edges) + 100000;
  guint n_still = 0;

  for (guint pass = 0; pass < max_passes && n_still < 2; pass++)
    n_still = move_sets (&mover, order, pass % 2 == 0, &budget, work) ? 0 : n_still + 1;
}

static void
close_empty_layers (GrundyLayered *self)
{
  guint32 n_layers = 0;
  g_autofree guint32 *numbers = NULL;
  guint32 n_used = 0;

  for (guint32 node = 0; node < self->n_nodes; node++)
    n_layers = MAX (n_layers, self->layers[node] + 1);
  numbers = g_new0 (guint32, n_layers);
  for (guint32 node = 0; node < self->n_nodes; node++)
    numbers[self->layers[node]] = 1;
  for (guint32 layer = 0; layer < n_layers; layer++)
    {
      gboolean is_used = numbers[layer] > 0;

      numbers[layer] = n_used;
      n_used += is_used;
    }
  for (guint32 node = 0; node < self->n_nodes; node++)
    self->layers[node] = numbers[self->layers[node]];
  self->n_layers = n_used;
}

void
grundy_layered_assign_layers (GrundyLayered *self, const guint32 *kept, GrundyLayeredWork *work)
{
  g_auto (Incidence) incidence = { NULL };
  g_autofree guint32 *order = NULL;

  self->layers = g_new0 (guint32, self->n_nodes);
  incidence_init (&incidence, self);
  order = take_longest_paths (self, &incidence, kept);
  if (kept == NULL)
    promote (self, &incidence, order, work);
  close_empty_layers (self);
}
