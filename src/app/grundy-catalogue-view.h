/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-session-widget.h"

G_BEGIN_DECLS

#define GRUNDY_TYPE_CATALOGUE_VIEW (grundy_catalogue_view_get_type ())

/**
 * GrundyCatalogueView:
 *
 * Every ruleset and named game by family, with a search over names, other names and judges' problems. A click opens a
 * natural start.
 */
G_DECLARE_FINAL_TYPE (GrundyCatalogueView, grundy_catalogue_view, GRUNDY, CATALOGUE_VIEW, GrundySessionWidget)

G_END_DECLS
