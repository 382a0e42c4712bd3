/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * grundy_cli_save:
 * @path: the name of a file, or `-` for standard output
 * @bytes: what is to be in it
 * @error: return location for a #GError
 *
 * A file that is there is replaced in one go: whoever reads it meanwhile gets the old or the new one.
 *
 * Returns: whether it was written
 */
gboolean grundy_cli_save (const char *path, GBytes *bytes, GError **error);

G_END_DECLS
