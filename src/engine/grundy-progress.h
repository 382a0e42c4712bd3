/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-error.h"

G_BEGIN_DECLS

/**
 * GrundyProgressFunc:
 * @done: how much is done
 * @total: of how much, or 0 where that is not known
 * @user_data: what was given with the function
 *
 * Called now and then by long work, in the thread that does it.
 *
 * Returns: %TRUE to go on, %FALSE to stop; the work then fails with
 *   %GRUNDY_ERROR_CANCELLED
 */
typedef gboolean (*GrundyProgressFunc) (guint64 done, guint64 total, gpointer user_data);

/**
 * GrundyProgress:
 * @func: (nullable): whom to tell
 * @user_data: what to hand to @func
 *
 * Whom long work tells how far it is. A %NULL pointer to this means nobody.
 */
typedef struct
{
  GrundyProgressFunc func;
  gpointer user_data;
} GrundyProgress;

/**
 * grundy_progress_report:
 * @progress: (nullable): whom to tell
 * @done: how much is done
 * @total: of how much, or 0 where that is not known
 * @error: return location for a #GError
 *
 * Tells @progress, and turns its wish to stop into an error. Call it at least
 * every few milliseconds of work: a job is cancelled within 200 ms.
 *
 * Returns: %FALSE with %GRUNDY_ERROR_CANCELLED when the work must stop
 */
GRUNDY_API
gboolean grundy_progress_report (const GrundyProgress *progress, guint64 done, guint64 total, GError **error);

G_END_DECLS
