/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-session-widget.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_LADDER_VIEW (grundy_ladder_view_get_type ())

/**
 * GrundyLadderView:
 *
 * The ladder of the mex: a box for each number, marked as soon as an option has that value, with the options under it.
 */
G_DECLARE_FINAL_TYPE (GrundyLadderView, grundy_ladder_view, GRUNDY, LADDER_VIEW, GrundySessionWidget)

G_END_DECLS
