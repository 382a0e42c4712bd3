/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-metrics.h"

GrundyMetrics *
grundy_metrics_new (guint32 n_nodes)
{
  GrundyMetrics *metrics = g_new0 (GrundyMetrics, 1);

  metrics->n_nodes = n_nodes;
  metrics->nodes = g_new0 (GrundyNodeMetrics, MAX (n_nodes, 1));
  return metrics;
}

void
grundy_metrics_free (GrundyMetrics *metrics)
{
  g_return_if_fail (metrics != NULL);

  g_free (metrics->nodes);
  g_free (metrics);
}

GrundyMetrics *
grundy_metrics_new_uniform (guint32 n_nodes, double radius)
{
  GrundyMetrics *metrics;

  g_return_val_if_fail (radius > 0, NULL);

  metrics = grundy_metrics_new (n_nodes);
  metrics->node_gap = radius;
  metrics->layer_gap = 3 * radius;
  metrics->edge_gap = radius / 2;
  metrics->arrow = radius / 2;
  for (guint32 i = 0; i < n_nodes; i++)
    metrics->nodes[i] = (GrundyNodeMetrics){
      .half_width = radius,
      .half_height = radius,
      .corner = radius,
      .left = radius,
      .right = radius,
      .up = radius,
      .down = radius,
    };
  return metrics;
}
