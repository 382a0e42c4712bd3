/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-session-widget.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_REDUCTION_VIEW (grundy_reduction_view_get_type ())

/**
 * GrundyReductionView:
 *
 * How the shown picture of Hackenbush becomes a single path, to be stepped through; seen only where the value, which
 * the path tells, is settled.
 */
G_DECLARE_FINAL_TYPE (GrundyReductionView, grundy_reduction_view, GRUNDY, REDUCTION_VIEW, GrundySessionWidget)

G_END_DECLS
