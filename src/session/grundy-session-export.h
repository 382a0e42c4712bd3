/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-export.h"
#include "grundy-session.h"

G_BEGIN_DECLS

/**
 * grundy_session_init_export:
 * @session: a session that has an analysis
 * @export: what is to be written
 *
 * Sets what suits what the window shows: its layout, its edges, and letters where it steps through outcomes. Colours
 * and sizes are those for paper all the same, and everything is settled.
 */
void grundy_session_init_export (GrundySession *session, GrundyExport *export);

/**
 * grundy_session_set_export_step:
 * @session: a session that has an analysis
 * @export: what is to be written
 *
 * Shows no more than the window does at its present step. Where the figure is about other steps than the window,
 * outcomes instead of values or the reverse, as many positions are settled as there.
 */
void grundy_session_set_export_step (GrundySession *session, GrundyExport *export);

/* (transfer full) (nullable): grundy_export_to_command() for what the window shows */
char *grundy_session_export_to_command (GrundySession *session, const GrundyExport *export, const char *path);

G_END_DECLS
