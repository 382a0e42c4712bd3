/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <adwaita.h>

#include "grundy-session.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_SESSION_WIDGET (grundy_session_widget_get_type ())

/**
 * GrundySessionWidget:
 *
 * A widget with a template that shows something of a session, which is its property "session". What it shows fills it.
 */
G_DECLARE_DERIVABLE_TYPE (GrundySessionWidget, grundy_session_widget, GRUNDY, SESSION_WIDGET, AdwBin)

/**
 * GrundySessionWidgetClass:
 * @session_changed: (nullable): called when the widget has got a session, to show what it is about
 */
struct _GrundySessionWidgetClass
{
  AdwBinClass parent_class;

  void (*session_changed) (GrundySessionWidget *self);
};

/**
 * grundy_session_widget_get_session:
 * @self: a widget
 *
 * Returns: (transfer none) (nullable): its session
 */
GrundySession *grundy_session_widget_get_session (GrundySessionWidget *self);

/**
 * grundy_session_widget_follow:
 * @self: a widget
 * @signal: a signal of sessions, "notify::step"
 * @handler: called with @self as its only argument while there is a session
 *
 * To be called before there is a session, in the instance's init.
 */
void grundy_session_widget_follow (GrundySessionWidget *self, const char *signal, GCallback handler);

G_END_DECLS
