/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-sum.h"

G_BEGIN_DECLS

/**
 * grundy_graph_text_to_sum:
 * @text: a graph as people have it: an edge list (with or without a first line `n m`; labels kept; from 0 or 1),
 *   `n` and then for each node its number of options and the options, as judges write it, or DOT's plain subset
 * @length: bytes of @text
 * @error: return location for a #GError
 *
 * Reads a user's own graph from a file or the clipboard and writes it in the notation: a `dag` whose token
 * stands on the nodes that no arrow leads to (or on the first node when every node has an arrow to it).
 *
 * Labels become the names of nodes as they are, and must be of letters, digits and `_`. A first line of one number
 * makes it the judges' form; one of two numbers is `n m` when exactly m lines follow it whose labels are numbers
 * from 0 to n-1, or from 1 to n. Of DOT, attributes are skipped, and groups `{b c}` may stand at arrows.
 *
 * Returns: (transfer full) (nullable): the sum; otherwise %NULL with %GRUNDY_ERROR_SYNTAX or _LIMIT and a
 *   sentence that names the line. O(length, and arrows that groups stand for)
 */
GRUNDY_API
GrundySum *grundy_graph_text_to_sum (const char *text, gsize length, GError **error);

G_END_DECLS
