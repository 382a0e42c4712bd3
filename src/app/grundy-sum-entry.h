/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-session-widget.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_SUM_ENTRY (grundy_sum_entry_get_type ())

/**
 * GrundySumEntry:
 *
 * The sum as a text, always there: Enter opens it, names of games are completed, and a mistake is told under it with
 * its place marked.
 */
G_DECLARE_FINAL_TYPE (GrundySumEntry, grundy_sum_entry, GRUNDY, SUM_ENTRY, GrundySessionWidget)

G_END_DECLS
