/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-layout.h"

G_BEGIN_DECLS

/**
 * GrundyTestLayoutFlags:
 * @GRUNDY_TEST_LAYOUT_CLEAR_LABELS: edges must also keep off the texts outside foreign nodes
 *
 * What more to ask of a layout.
 */
typedef enum
{
  GRUNDY_TEST_LAYOUT_PLAIN = 0,
  GRUNDY_TEST_LAYOUT_CLEAR_LABELS = 1 << 0,
} GrundyTestLayoutFlags;

/**
 * grundy_test_check_layout:
 * @layout: a layout
 * @metrics: what it was made with
 * @flags: what more to ask
 *
 * Asserts what holds for every layout: nothing reaches over the extents, no two nodes overlap, each edge begins and
 * ends on an outline, and none runs over a node that is not its own. O(nodes^2 + edges * nodes).
 */
void grundy_test_check_layout (const GrundyLayout *layout, const GrundyMetrics *metrics, GrundyTestLayoutFlags flags);

/**
 * grundy_test_sample_edge:
 * @layout: a layout
 * @edge: an edge of its view
 * @t: from 0 at the start to 1 at the end
 *
 * Returns: a point of the edge's curve
 */
GrundyPoint grundy_test_sample_edge (const GrundyLayout *layout, gsize edge, double t);

G_END_DECLS
