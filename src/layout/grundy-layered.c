/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The layered layout of any directed graph, after Sugiyama, Tagawa and Toda, "Methods for visual understanding of
 * hierarchical system structures", IEEE Transactions on Systems, Man and Cybernetics 11, 1981. A file a phase:
 *
 * 1. grundy-layered-edges.c: edges that close a cycle are turned; loops are left out.
 * 2. grundy-layered-layers.c: layers by longest path from the terminals, then promotion.
 * 3. grundy-layered-proper.c: a dummy on each layer that an edge passes, or an express lane where that is too much.
 * 4. grundy-layered-order.c, -transpose.c, -crossings.c: order by medians and transposition.
 * 5. grundy-layered-sift.c: a better order by sifting whole edges, when there is effort to spend.
 * 6. grundy-layered-columns.c, -runs.c, -isotonic.c, -settle.c: from left to right.
 * 7. grundy-layered-express.c: the lanes.
 * 8. grundy-layered-bands.c: from top to bottom.
 * 9. grundy-layered-routes.c: curves.
 *
 * grundy-layered-previous.c takes the place of 4 and 5 where a previous layout is to be kept.
 * What could take long is bounded by counted work, so that the same input gives the same picture anywhere.
 */
#include "grundy-layered-private.h"

enum
{
  MAX_DUMMIES = 300000,
  QUICK_WORK = 40000000,
  BETTER_WORK = 400000000,
  BETTER_WORK_A_SEGMENT = 1500
};

static void
take_nodes (GrundyLayout *layout, const GrundyLayered *layered, const GrundyLayeredBands *bands, const double *x)
{
  layout->layers = g_memdup2 (layered->layers, layered->n_nodes * sizeof (guint32));
  for (guint32 node = 0; node < layered->n_nodes; node++)
    layout->nodes[node] = (GrundyPoint){ x[node], bands->centres[layered->layers[node]] };
}

/* Phases 1 to 5 */
static GrundyLayered *
arrange_rows (const GrundyLayout *layout, GrundyLayout *previous, const guint32 *previous_nodes, guint effort,
              GrundyLayeredHints **hints, GrundyLayeredWork *work)
{
  GrundyLayered *layered = grundy_layered_new (grundy_view_get_structure (layout->view));
  g_autofree guint32 *kept = NULL;

  if (previous != NULL)
    kept = grundy_layered_kept_layers (layered->n_nodes, previous, previous_nodes);
  grundy_layered_assign_layers (layered, kept, work);
  grundy_layered_make_proper (layered, MAX_DUMMIES);
  if (previous != NULL)
    {
      *hints = grundy_layered_hints_new (layered, previous, previous_nodes);
      grundy_layered_order_by_hints (layered, *hints, work);
      return layered;
    }
  grundy_layered_order (layered, effort > 0 ? (guint64)BETTER_WORK_A_SEGMENT * layered->up_starts[layered->n_items] : 0,
                        work);
  return layered;
}

gboolean
grundy_layout_arrange_layered (GrundyLayout *layout, const GrundyMetrics *metrics, GrundyLayout *previous,
                               const guint32 *previous_nodes, const GrundyLayoutOptions *options,
                               const GrundyProgress *progress, GError **error)
{
  const GrundyGraph *structure = grundy_view_get_structure (layout->view);
  GrundyLayeredWork work = { .progress = progress, .limit = options->effort > 0 ? BETTER_WORK : QUICK_WORK };
  g_autoptr (GrundyMetrics) roomy = NULL;
  g_autoptr (GrundyLayered) layered = NULL;
  g_autoptr (GrundyLayeredHints) hints = NULL;
  g_autoptr (GrundyLayeredBands) bands = NULL;
  g_autofree double *x = NULL;
  g_autofree double *lanes = NULL;

  if (metrics->n_nodes == 0)
    return TRUE;
  if (previous_nodes == NULL || grundy_layout_get_kind (previous) != GRUNDY_LAYOUT_LAYERED)
    previous = NULL;
  layered = arrange_rows (layout, previous, previous_nodes, options->effort, &hints, &work);
  roomy = grundy_layered_metrics_with_loops (metrics, structure);
  x = grundy_layered_place_columns (layered, roomy, hints, &work);
  if (work.error != NULL)
    {
      g_propagate_error (error, work.error);
      return FALSE;
    }
  lanes = grundy_layered_place_lanes (layered, roomy, x);
  bands = grundy_layered_bands_new (layered, roomy, x);
  take_nodes (layout, layered, bands, x);
  grundy_layered_draw_edges (layered, layout, metrics, bands, x, lanes);
  return TRUE;
}
