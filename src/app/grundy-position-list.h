/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-session-widget.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_POSITION_LIST (grundy_position_list_get_type ())

/**
 * GrundyPositionList:
 *
 * Every position of the graph with its value and outcome, the last taken up first: real rows beside the drawn picture,
 * for screen readers and for the keyboard. It shares the selection of the canvas.
 */
G_DECLARE_FINAL_TYPE (GrundyPositionList, grundy_position_list, GRUNDY, POSITION_LIST, GrundySessionWidget)

G_END_DECLS
