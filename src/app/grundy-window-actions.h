/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * grundy_window_install_actions:
 * @widget_class: the class of windows
 *
 * What can be done in a window besides what is done with its session, with its keys:
 *
 * - `win.open`, `win.paste`, `win.copy`, `win.export`
 * - `win.show-games`, `win.show-inspector`, `win.lecture` (boolean states)
 * - `win.help`
 */
void grundy_window_install_actions (GtkWidgetClass *widget_class);

G_END_DECLS
