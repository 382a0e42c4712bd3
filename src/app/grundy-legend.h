/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-session-widget.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_LEGEND (grundy_legend_get_type ())

/**
 * GrundyLegend:
 *
 * What the colours of nodes mean. A click on an outcome lights all positions that have it, another one ends that.
 */
G_DECLARE_FINAL_TYPE (GrundyLegend, grundy_legend, GRUNDY, LEGEND, GrundySessionWidget)

G_END_DECLS
