/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-explorer.h"

G_BEGIN_DECLS

/**
 * GrundyPlaces:
 * @n_axes: 1 for a line, 2 for a grid
 * @n_nodes: how many nodes of the graph
 * @x: (array length=n_nodes): the place along the first axis
 * @y: (array length=n_nodes) (nullable): along the second axis, %NULL on a line
 *
 * Where the positions of a game belong on a number line or on a grid: a single
 * heap at its size, a two-number position at its two numbers.
 */
typedef struct
{
  guint n_axes;
  guint32 n_nodes;
  guint64 *x;
  guint64 *y;
} GrundyPlaces;

/**
 * grundy_places_new:
 * @exploration: positions of a game
 *
 * Returns: (transfer full) (nullable): their places, or %NULL for positions that are neither single heaps nor
 *   pairs of numbers. O(positions).
 */
GrundyPlaces *grundy_places_new (const GrundyExploration *exploration);
void grundy_places_free (GrundyPlaces *places);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyPlaces, grundy_places_free)

G_END_DECLS
