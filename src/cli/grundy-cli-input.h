/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * GrundyCliInput:
 *
 * Standard input, line by line. Its fields are its own.
 */
typedef struct
{
  /*< private >*/
  GString *line;
  guint64 line_number;
} GrundyCliInput;

void grundy_cli_input_init (GrundyCliInput *self);
void grundy_cli_input_clear (GrundyCliInput *self);

/**
 * grundy_cli_input_read_line:
 * @self: the input
 * @error: return location for a #GError
 *
 * Reads a line. Of one that is too long for any sum, or has a zero byte, so much is kept that it is no sum either.
 *
 * Returns: (nullable) (transfer none): the line without its end, valid until the next one is read; %NULL at the
 *   end of the input, and with @error set when it cannot be read (%GRUNDY_ERROR_CANCELLED after Ctrl+C)
 */
const char *grundy_cli_input_read_line (GrundyCliInput *self, GError **error);
/* The number of the line that was read last, from 1; blank lines count */
guint64 grundy_cli_input_get_line_number (const GrundyCliInput *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (GrundyCliInput, grundy_cli_input_clear)

G_END_DECLS
