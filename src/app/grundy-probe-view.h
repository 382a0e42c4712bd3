/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-session-widget.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_PROBE_VIEW (grundy_probe_view_get_type ())

/**
 * GrundyProbeView:
 *
 * Nim heaps to be tried beside the shown position, and what came of those that were: P for the one that is its value.
 */
G_DECLARE_FINAL_TYPE (GrundyProbeView, grundy_probe_view, GRUNDY, PROBE_VIEW, GrundySessionWidget)

G_END_DECLS
