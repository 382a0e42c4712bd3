/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-session-widget.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_TRANSPORT (grundy_transport_get_type ())

/**
 * GrundyTransport:
 *
 * Steps through the computation: to the ends, forward and back, playing, and to any step by the slider. Its buttons
 * are actions of grundy_session_actions_new().
 */
G_DECLARE_FINAL_TYPE (GrundyTransport, grundy_transport, GRUNDY, TRANSPORT, GrundySessionWidget)

G_END_DECLS
