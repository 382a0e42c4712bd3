/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-session-widget.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_SEQUENCE_PAGE (grundy_sequence_page_get_type ())

/**
 * GrundySequencePage:
 *
 * The SG values of the shown game as cells and as a plot, and beside them numbers from elsewhere that they are compared
 * with. Of a two-number game its table.
 */
G_DECLARE_FINAL_TYPE (GrundySequencePage, grundy_sequence_page, GRUNDY, SEQUENCE_PAGE, GrundySessionWidget)

G_END_DECLS
