/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-session-widget.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_PROGRAM_VIEW (grundy_program_view_get_type ())

/**
 * GrundyProgramView:
 *
 * The textbook's program, with the line lit that the step carries out.
 */
G_DECLARE_FINAL_TYPE (GrundyProgramView, grundy_program_view, GRUNDY, PROGRAM_VIEW, GrundySessionWidget)

G_END_DECLS
