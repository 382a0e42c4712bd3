/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Phase 6: where the items stand from left to right.
 *
 * 1. Soft sweeps: row by row, down and up, each item is drawn to the mean of its neighbours in the row
 *    before, segments between dummies pulling hardest; isotonic regression keeps order and distances.
 *    (Brandes and Koepf's alignments drift apart on dense graphs and were not taken.) Beside a previous layout there
 *    is one sweep, and what was there is drawn to where it was.
 * 2. Each run takes the mean of its dummies, then order and distances are restored by isotonic regression over
 *    the partial order of the runs, in the maximum norm: half-way between pushing all that is too close to
 *    the right and pushing it to the left (Stout, "Isotonic regression via partitioning", Algorithmica 66, 2013).
 * 3. Hard sweeps, in grundy-layered-settle.c: runs stay straight, and the edges' lengths are made smaller.
 */
#include "grundy-layered-columns-private.h"

enum
{
  SOFT_SWEEPS = 24,
  BOTH_SIDES_FROM = 16
};

/* The least distance of two neighbours' centres */
double
grundy_layered_separation (const GrundyLayered *self, const GrundyMetrics *metrics, guint32 left, guint32 right)
{
  gboolean left_is_dummy = grundy_layered_is_dummy (self, left);
  gboolean right_is_dummy = grundy_layered_is_dummy (self, right);
  double gap = left_is_dummy || right_is_dummy ? metrics->edge_gap : metrics->node_gap;

  return (left_is_dummy ? 0 : metrics->nodes[left].right) + gap + (right_is_dummy ? 0 : metrics->nodes[right].left);
}

/* Fills in offsets: where each item of the row stands if all are as far left as they can be. */
void
grundy_columns_measure_row (const GrundyColumns *columns, guint32 layer)
{
  guint32 n_row;
  const guint32 *row = grundy_layered_row (columns->self, layer, &n_row);

  for (guint32 place = 0; place < n_row; place++)
    columns->offsets[place] =
        place == 0 ? 0
                   : columns->offsets[place - 1] +
                         grundy_layered_separation (columns->self, columns->metrics, row[place - 1], row[place]);
}

/* Fits the row's x to targets and weights. */
static void
fit_row (GrundyColumns *columns, guint32 layer)
{
  guint32 n_row;
  const guint32 *row = grundy_layered_row (columns->self, layer, &n_row);

  grundy_columns_measure_row (columns, layer);
  for (guint32 place = 0; place < n_row; place++)
    columns->targets[place] -= columns->offsets[place];
  grundy_isotonic_fit (columns->isotonic, n_row, columns->targets, columns->weights, columns->targets);
  for (guint32 place = 0; place < n_row; place++)
    columns->x[row[place]] = columns->targets[place] + columns->offsets[place];
}

static void
pack_rows (GrundyColumns *columns)
{
  for (guint32 layer = 0; layer < columns->self->n_layers; layer++)
    {
      guint32 n_row;
      const guint32 *row = grundy_layered_row (columns->self, layer, &n_row);

      grundy_columns_measure_row (columns, layer);
      for (guint32 place = 0; place < n_row; place++)
        columns->x[row[place]] = columns->offsets[place] - columns->offsets[n_row - 1] / 2;
    }
}

static void
add_pulls (const GrundyColumns *columns, guint32 item, const guint32 *neighbours, guint32 n, double *sum,
           double *weight)
{
  const double pull_of_dummies[3] = { 1, 2, 8 };

  for (guint32 i = 0; i < n; i++)
    {
      guint n_dummies =
          grundy_layered_is_dummy (columns->self, item) + grundy_layered_is_dummy (columns->self, neighbours[i]);

      *sum += columns->x[neighbours[i]] * pull_of_dummies[n_dummies];
      *weight += pull_of_dummies[n_dummies];
    }
}

static void
pull_row (GrundyColumns *columns, guint32 layer, gboolean by_ups, gboolean by_downs)
{
  const double least_weight = 0.01;
  guint32 n_row;
  const guint32 *row = grundy_layered_row (columns->self, layer, &n_row);

  for (guint32 place = 0; place < n_row; place++)
    {
      guint32 n;
      const guint32 *neighbours;
      double sum = columns->x[row[place]] * least_weight;
      double weight = least_weight;

      neighbours = grundy_layered_ups (columns->self, row[place], &n);
      if (by_ups)
        add_pulls (columns, row[place], neighbours, n, &sum, &weight);
      neighbours = grundy_layered_downs (columns->self, row[place], &n);
      if (by_downs)
        add_pulls (columns, row[place], neighbours, n, &sum, &weight);
      columns->targets[place] = sum / weight;
      columns->weights[place] = weight;
    }
}

static void
sweep_softly (GrundyColumns *columns, GrundyLayeredWork *work)
{
  guint32 n_layers = columns->self->n_layers;

  pack_rows (columns);
  for (guint i = 0; i < SOFT_SWEEPS && work->error == NULL; i++)
    {
      gboolean down = i % 2 == 0;
      gboolean both = i >= BOTH_SIDES_FROM;

      for (guint32 k = both ? 0 : 1; k < n_layers; k++)
        {
          guint32 layer = down ? n_layers - 1 - k : k;

          pull_row (columns, layer, down || both, !down || both);
          fit_row (columns, layer);
        }
      grundy_layered_work_add (work, columns->self->n_items * (guint64)2);
    }
}

static void
take_hints (GrundyColumns *columns)
{
  const double stays = 1e6;
  const double follows = 1;

  for (guint32 layer = 0; layer < columns->self->n_layers; layer++)
    {
      guint32 n_row;
      const guint32 *row = grundy_layered_row (columns->self, layer, &n_row);

      for (guint32 place = 0; place < n_row; place++)
        {
          gboolean is_fixed = row[place] < columns->self->n_nodes && columns->hints->fixed[row[place]];

          columns->targets[place] = columns->hints->x[row[place]];
          columns->weights[place] = is_fixed ? stays : follows;
        }
      fit_row (columns, layer);
    }
}

/* Pushes every run that is too close to its neighbour on one side, all over from that side. */
static void
push_runs (const GrundyColumns *columns, gboolean to_right, double *x)
{
  const GrundyLayered *self = columns->self;
  const GrundyLayeredRuns *runs = columns->runs;

  for (guint32 i = 0; i < runs->n_runs; i++)
    {
      guint32 run = runs->order[to_right ? i : runs->n_runs - 1 - i];

      for (guint32 item = runs->firsts[run]; item <= runs->lasts[run]; item++)
        {
          guint32 n_row;
          const guint32 *row = grundy_layered_row (self, self->layers[item], &n_row);
          guint32 place = self->places[item];

          if (to_right && place > 0)
            x[run] = MAX (x[run], x[runs->runs[row[place - 1]]] +
                                      grundy_layered_separation (self, columns->metrics, row[place - 1], item));
          else if (!to_right && place + 1 < n_row)
            x[run] = MIN (x[run], x[runs->runs[row[place + 1]]] -
                                      grundy_layered_separation (self, columns->metrics, item, row[place + 1]));
        }
    }
}

static void
straighten (GrundyColumns *columns)
{
  const GrundyLayeredRuns *runs = columns->runs;
  g_autofree double *right = g_new0 (double, runs->n_runs);
  g_autofree double *left = NULL;

  for (guint32 run = 0; run < runs->n_runs; run++)
    {
      for (guint32 item = runs->firsts[run]; item <= runs->lasts[run]; item++)
        right[run] += columns->x[item];
      right[run] /= runs->lasts[run] - runs->firsts[run] + 1;
    }
  left = g_memdup2 (right, runs->n_runs * sizeof (double));
  push_runs (columns, TRUE, right);
  push_runs (columns, FALSE, left);
  for (guint32 run = 0; run < runs->n_runs; run++)
    columns->run_x[run] = (left[run] + right[run]) / 2;
}

double *
grundy_layered_place_columns (const GrundyLayered *self, const GrundyMetrics *metrics, const GrundyLayeredHints *hints,
                              GrundyLayeredWork *work)
{
  double *x = g_new0 (double, self->n_items);
  g_autoptr (GrundyLayeredRuns) runs = grundy_layered_runs_new (self);
  g_autoptr (GrundyIsotonic) isotonic = grundy_isotonic_new (self->n_items);
  g_autofree double *scratch = g_new (double, 6 * (gsize)self->n_items);
  GrundyColumns columns = { .self = self,
                            .metrics = metrics,
                            .hints = hints,
                            .runs = runs,
                            .isotonic = isotonic,
                            .x = x,
                            .run_x = scratch,
                            .targets = scratch + self->n_items,
                            .weights = scratch + 2 * (gsize)self->n_items,
                            .offsets = scratch + 3 * (gsize)self->n_items,
                            .lows = scratch + 4 * (gsize)self->n_items,
                            .highs = scratch + 5 * (gsize)self->n_items };

  if (hints != NULL)
    take_hints (&columns);
  else
    sweep_softly (&columns, work);
  straighten (&columns);
  grundy_columns_settle (&columns, work);
  for (guint32 item = 0; item < self->n_items; item++)
    x[item] = columns.run_x[runs->runs[item]];
  return x;
}
