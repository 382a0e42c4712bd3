/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-cli-command.h"

G_BEGIN_DECLS

/**
 * grundy_cli_print:
 * @format: a format as for printf()
 *
 * Prints to standard output, which is buffered. Whether it went well is asked once, by grundy_cli_flush().
 */
void grundy_cli_print (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* Prints a text as it is, without looking for formats in it: the quick way. */
void grundy_cli_put (const char *text);

/* Hands on bytes that may be no text. */
void grundy_cli_put_bytes (const void *bytes, gsize length);

/**
 * grundy_cli_flush:
 *
 * Hands to the reader what was printed.
 *
 * Returns: whether all that was printed up to now could be written; if not, it was said on standard error
 */
gboolean grundy_cli_flush (void);

/* Whether something could not be written: a reason to stop printing. */
gboolean grundy_cli_output_failed (void);

/**
 * grundy_cli_complain:
 * @format: a format as for printf(), of one translated sentence without newline
 *
 * Says a sentence on standard error, after what was printed so far.
 */
void grundy_cli_complain (const char *format, ...) G_GNUC_PRINTF (1, 2);

/**
 * grundy_cli_fail:
 * @error: an error
 *
 * Says it on standard error.
 *
 * Returns: the exit status that goes with it
 */
GrundyCliStatus grundy_cli_fail (const GError *error);

G_END_DECLS
