/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Runs: dummies of one edge that stand in one column, so that the edge is straight there. A node is a run
 * of its own.
 *
 * 1. Where segments between dummies cross, not all of their edges can be straight: of the segments of
 *    a gap, a longest set without crossings is kept (a longest increasing subsequence), and the edges of the
 *    others are cut there.
 * 2. Uncut runs do not cross, so "left of" is a partial order; the runs are sorted by it.
 */
#include "grundy-layered-private.h"

typedef struct
{
  guint32 upper; /* the dummy above */
  guint32 place; /* of the dummy below */
  guint32 before;
} Segment;

static guint32
collect_segments (const GrundyLayered *self, guint32 lower_layer, Segment *segments)
{
  guint32 n_row;
  const guint32 *row = grundy_layered_row (self, lower_layer + 1, &n_row);
  guint32 n_segments = 0;

  for (guint32 place = 0; place < n_row; place++)
    {
      guint32 item = row[place];

      if (grundy_layered_is_dummy (self, item) && grundy_layered_is_dummy (self, self->downs[self->down_starts[item]]))
        segments[n_segments++] = (Segment){ item, self->places[item + 1], GRUNDY_LAYERED_NONE };
    }
  return n_segments;
}

/* Marks the dummy above each segment that is not in the longest increasing subsequence. */
static void
cut_crossed_segments (Segment *segments, guint32 n_segments, guint32 *tails, guint8 *cut)
{
  guint32 length = 0;

  for (guint32 i = 0; i < n_segments; i++)
    {
      guint32 low = 0;
      guint32 high = length;

      while (low < high)
        {
          guint32 middle = low + (high - low) / 2;

          if (segments[tails[middle]].place < segments[i].place)
            low = middle + 1;
          else
            high = middle;
        }
      segments[i].before = low > 0 ? tails[low - 1] : GRUNDY_LAYERED_NONE;
      tails[low] = i;
      length = MAX (length, low + 1);
      cut[segments[i].upper] = TRUE;
    }
  for (guint32 i = length > 0 ? tails[length - 1] : GRUNDY_LAYERED_NONE; i != GRUNDY_LAYERED_NONE;
       i = segments[i].before)
    cut[segments[i].upper] = FALSE;
}

static void
make_runs (const GrundyLayered *self, GrundyLayeredRuns *runs)
{
  g_autofree Segment *segments = g_new (Segment, self->n_items);
  g_autofree guint32 *tails = g_new (guint32, self->n_items);
  g_autofree guint8 *cut = g_new0 (guint8, self->n_items);

  for (guint32 layer = 0; layer + 1 < self->n_layers; layer++)
    cut_crossed_segments (segments, collect_segments (self, layer, segments), tails, cut);
  for (guint32 item = 0; item < self->n_items; item++)
    {
      gboolean goes_on = item > self->n_nodes && !cut[item - 1] &&
                         self->chains[item - self->n_nodes] == self->chains[item - 1 - self->n_nodes];

      if (!goes_on)
        runs->firsts[runs->n_runs++] = item;
      runs->runs[item] = runs->n_runs - 1;
      runs->lasts[runs->n_runs - 1] = item;
    }
}

static void
sort_runs (const GrundyLayered *self, GrundyLayeredRuns *runs)
{
  g_autofree guint32 *missing = g_new0 (guint32, runs->n_runs);
  guint32 n_ready = 0;

  for (guint32 item = 0; item < self->n_items; item++)
    missing[runs->runs[item]] += self->places[item] > 0;
  for (guint32 run = 0; run < runs->n_runs; run++)
    if (missing[run] == 0)
      runs->order[n_ready++] = run;
  for (guint32 i = 0; i < n_ready; i++)
    for (guint32 item = runs->firsts[runs->order[i]]; item <= runs->lasts[runs->order[i]]; item++)
      {
        guint32 next = self->starts[self->layers[item]] + self->places[item] + 1;

        if (next < self->starts[self->layers[item] + 1] && --missing[runs->runs[self->items[next]]] == 0)
          runs->order[n_ready++] = runs->runs[self->items[next]];
      }
  g_assert (n_ready == runs->n_runs);
}

GrundyLayeredRuns *
grundy_layered_runs_new (const GrundyLayered *self)
{
  GrundyLayeredRuns *runs = g_new0 (GrundyLayeredRuns, 1);

  runs->runs = g_new (guint32, self->n_items);
  runs->firsts = g_new (guint32, self->n_items);
  runs->lasts = g_new (guint32, self->n_items);
  runs->order = g_new (guint32, self->n_items);
  make_runs (self, runs);
  sort_runs (self, runs);
  return runs;
}

void
grundy_layered_runs_free (GrundyLayeredRuns *runs)
{
  g_free (runs->runs);
  g_free (runs->firsts);
  g_free (runs->lasts);
  g_free (runs->order);
  g_free (runs);
}
