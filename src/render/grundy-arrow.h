/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-layout.h"

G_BEGIN_DECLS

/**
 * GRUNDY_ARROW_HALF_WIDTH:
 *
 * Half the width of an arrowhead, by its length.
 */
#define GRUNDY_ARROW_HALF_WIDTH 0.42

/**
 * grundy_arrow_cut:
 * @points: (array length=n_points) (inout): a curve of cubic pieces, 3k + 1 points; cut where its arrowhead begins
 * @n_points: how many
 * @length: of the arrowhead; it is made smaller where the curve is short
 * @arrow: (out): tip, left and right
 *
 * Puts an arrowhead to the end of a curve, so that the shaft ends inside it
 * however thick it is drawn, and the head lies along the curve.
 *
 * Returns: how many points are left
 */
guint grundy_arrow_cut (GrundyPoint *points, guint n_points, double length, GrundyPoint arrow[3]);

G_END_DECLS
