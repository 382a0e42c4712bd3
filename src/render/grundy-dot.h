/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-picture.h"
#include "grundy-state.h"

G_BEGIN_DECLS

/**
 * grundy_write_dot:
 * @picture: a picture
 * @state: its state
 * @title: (nullable): the name of the graph
 *
 * A graph for Graphviz with everything in its place: `neato -n2` draws it as it is, `dot` arranges it anew. Edges that
 * are not drawn are there, invisible. Coordinates are points, from the lower left corner. The same input gives the same
 * bytes. O(nodes + edges).
 *
 * Returns: (transfer full): a DOT file
 */
GBytes *grundy_write_dot (const GrundyPicture *picture, const GrundyState *state, const char *title);

G_END_DECLS
