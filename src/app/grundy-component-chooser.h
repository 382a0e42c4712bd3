/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-session-widget.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_COMPONENT_CHOOSER (grundy_component_chooser_get_type ())

/**
 * GrundyComponentChooser:
 *
 * Says whose graph is shown: that of one component of a sum, or that of the whole. Not there where there is no choice.
 */
G_DECLARE_FINAL_TYPE (GrundyComponentChooser, grundy_component_chooser, GRUNDY, COMPONENT_CHOOSER, GrundySessionWidget)

G_END_DECLS
