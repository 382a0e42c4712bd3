/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define GRUNDY_TYPE_APPLICATION (grundy_application_get_type ())

/**
 * GrundyApplication:
 *
 * The process: several windows, each with a session of its own, and what belongs to none of them.
 */
G_DECLARE_FINAL_TYPE (GrundyApplication, grundy_application, GRUNDY, APPLICATION, AdwApplication)

/**
 * grundy_application_new:
 *
 * Returns: (transfer full): the application
 */
GrundyApplication *grundy_application_new (void);

G_END_DECLS
