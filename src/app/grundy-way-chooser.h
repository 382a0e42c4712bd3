/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-session-widget.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_WAY_CHOOSER (grundy_way_chooser_get_type ())

/**
 * GrundyWayChooser:
 *
 * The way of playing, each in a sentence.
 */
G_DECLARE_FINAL_TYPE (GrundyWayChooser, grundy_way_chooser, GRUNDY, WAY_CHOOSER, GrundySessionWidget)

G_END_DECLS
