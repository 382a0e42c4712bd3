/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-progress.h"

G_BEGIN_DECLS

/**
 * GrundyCliProgress:
 * @progress: what to hand to long work
 *
 * Tells long work to stop after Ctrl+C, and shows on a terminal how far it is. The other fields are its own.
 */
typedef struct
{
  GrundyProgress progress;
  /*< private >*/
  gboolean is_terminal;
  gboolean is_shown;
  gint64 next_time;
} GrundyCliProgress;

/* From now on Ctrl+C asks to stop, and a second one ends the program at once. */
void grundy_cli_progress_catch_interrupts (void);
/* Whether to go on; after Ctrl+C fails with %GRUNDY_ERROR_CANCELLED. For loops that have no progress to tell. */
gboolean grundy_cli_progress_check (GError **error);
void grundy_cli_progress_init (GrundyCliProgress *self);
/* Takes what is shown off the terminal; call it before anything else is printed. */
void grundy_cli_progress_clear (GrundyCliProgress *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (GrundyCliProgress, grundy_cli_progress_clear)

G_END_DECLS
