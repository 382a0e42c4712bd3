/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define GRUNDY_TYPE_PREFERENCES (grundy_preferences_get_type ())

/**
 * GrundyPreferences:
 *
 * The window in which the settings are changed.
 */
G_DECLARE_FINAL_TYPE (GrundyPreferences, grundy_preferences, GRUNDY, PREFERENCES, AdwPreferencesWindow)

/**
 * grundy_preferences_new:
 * @parent: the window it belongs to
 * @settings: what is changed
 *
 * Returns: (transfer none): the window, owned by the toolkit
 */
GtkWindow *grundy_preferences_new (GtkWindow *parent, GSettings *settings);

G_END_DECLS
