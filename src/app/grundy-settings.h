/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * grundy_settings_new:
 *
 * The settings are those of every window of the user. Their schema is found where the desktop has its own, or where
 * Grundy was installed; a program without it cannot go on.
 *
 * Returns: (transfer full): the settings
 */
GSettings *grundy_settings_new (void);

G_END_DECLS
