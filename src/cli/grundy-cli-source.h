/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy.h"

G_BEGIN_DECLS

/**
 * grundy_cli_read_source:
 * @argument: a sum, the name of a file, or `-` for standard input
 * @error: return location for a #GError
 *
 * What is in a file may be a sum, or a graph as grundy_graph_text_to_sum() takes it.
 *
 * Returns: (transfer full) (nullable): the sum, or %NULL with an error that says what is wrong with the sum or the file
 */
GrundySum *grundy_cli_read_source (const char *argument, GError **error);

G_END_DECLS
