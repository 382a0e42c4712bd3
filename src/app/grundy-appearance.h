/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <adwaita.h>

#include "grundy-session.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_APPEARANCE (grundy_appearance_get_type ())

/**
 * GrundyAppearance:
 *
 * Carries to a session what settings and desktop say of its look: colours, the letters of outcomes, and how large a
 * graph may be.
 */
G_DECLARE_FINAL_TYPE (GrundyAppearance, grundy_appearance, GRUNDY, APPEARANCE, GObject)

/**
 * grundy_appearance_new:
 * @session: whose look it is
 * @settings: the settings
 *
 * Returns: (transfer full): what keeps the session's look up to date as long as it lives
 */
GrundyAppearance *grundy_appearance_new (GrundySession *session, GSettings *settings);

/* Whether the picture is large and strong, whatever the settings say. */
void grundy_appearance_set_projecting (GrundyAppearance *self, gboolean is_projecting);

/* Has the whole program in the colours that the settings say. */
void grundy_appearance_follow_colours (AdwStyleManager *manager, GSettings *settings);

G_END_DECLS
