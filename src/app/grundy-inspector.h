/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-session-widget.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_INSPECTOR (grundy_inspector_get_type ())

/**
 * GrundyInspector:
 *
 * What can be said of one position at the step: its name, the ladder of its mex, the step in a sentence, why its value
 * is no less and no more, and the program.
 */
G_DECLARE_FINAL_TYPE (GrundyInspector, grundy_inspector, GRUNDY, INSPECTOR, GrundySessionWidget)

G_END_DECLS
