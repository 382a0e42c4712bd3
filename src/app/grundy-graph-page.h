/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-session-widget.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_GRAPH_PAGE (grundy_graph_page_get_type ())

/**
 * GrundyGraphPage:
 *
 * The graph of a session with everything around it: legend and zoom, the inspector, the transport and the verdict.
 */
G_DECLARE_FINAL_TYPE (GrundyGraphPage, grundy_graph_page, GRUNDY, GRAPH_PAGE, GrundySessionWidget)

G_END_DECLS
