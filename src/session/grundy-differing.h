/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy.h"

G_BEGIN_DECLS

/**
 * grundy_find_differing:
 * @exploration: the positions of a game or of a sum in some way of playing
 * @solution: their solution
 * @play: the way of playing
 *
 * Which positions have another winner than in normal play. Where the moves are not those of normal play, the nim-sum of
 * the components says who would win. O(positions × components).
 *
 * Returns: (transfer full) (nullable) (array): for each node whether; %NULL in normal play, and where components have
 *   cycles whose values cannot simply be added
 */
gboolean *grundy_find_differing (const GrundyExploration *exploration, const GrundySolution *solution, GrundyPlay play);

G_END_DECLS
