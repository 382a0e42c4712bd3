/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-session-widget.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_BOARD_VIEW (grundy_board_view_get_type ())

/**
 * GrundyBoardView:
 *
 * What the shown position looks like on a board; not there for games that have none.
 */
G_DECLARE_FINAL_TYPE (GrundyBoardView, grundy_board_view, GRUNDY, BOARD_VIEW, GrundySessionWidget)

G_END_DECLS
