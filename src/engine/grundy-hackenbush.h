/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-kinds.h"

G_BEGIN_DECLS

/*
 * GrundyHackenbush (private to the engine): edges on the ground, made ready to be walked. Vertices are numbered anew;
 * the ground, however many vertices it has, is one, number 0. Repeated edges and loops are edges like others.
 */
typedef struct _GrundyHackenbush GrundyHackenbush;

/**
 * grundy_hackenbush_new:
 * @ground: the vertices of the ground
 * @ends: (array): the two ends of each edge, as they are called
 * @n_edges: how many edges
 *
 * O(n log n).
 *
 * Returns: (transfer full): the picture
 */
GrundyHackenbush *grundy_hackenbush_new (const GrundyNumbers *ground, const guint64 *ends, guint n_edges);
void grundy_hackenbush_free (GrundyHackenbush *picture);

/**
 * grundy_hackenbush_find_standing:
 * @picture: a picture
 * @cut: an edge that is cut, or %G_MAXUINT for none
 * @is_standing: (out caller-allocates): for each edge whether it can still be reached from the ground
 *
 * O(n).
 */
void grundy_hackenbush_find_standing (const GrundyHackenbush *picture, guint cut, gboolean *is_standing);

/*
 * The SG value of what stands, by one iterative depth-first search. O(n).
 *
 * By the fusion principle all vertices of a cycle may be made one, and each edge of it then is a loop, worth 1; by the
 * colon principle a branch is worth one more than what stands on it, and branches at one vertex add as nim-sums (E.
 * R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", chapter 7).
 */
guint64 grundy_hackenbush_get_value (const GrundyHackenbush *picture);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyHackenbush, grundy_hackenbush_free)

G_END_DECLS
