/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-page.h"

G_BEGIN_DECLS

/**
 * GRUNDY_PNG_MAX_SIDE:
 *
 * How many pixels a side may have: the limit of cairo's images.
 */
#define GRUNDY_PNG_MAX_SIDE 32767

/**
 * grundy_page_to_png:
 * @page: what is to be seen
 * @dpi: pixels an inch, at which a point is a 72nd of an inch; the file says so
 * @progress: (nullable): whom to tell
 * @error: return location for a #GError
 *
 * Paints in stripes, so that the whole image is never in memory. The same input gives the same bytes.
 *
 * Returns: (transfer full) (nullable): a PNG file; %NULL with %GRUNDY_ERROR_LIMIT when a side would be too
 *   long (the sentence says what fits), or _CANCELLED
 */
GBytes *grundy_page_to_png (const GrundyPage *page, double dpi, const GrundyProgress *progress, GError **error);
/* The same of a picture in a state */
GBytes *grundy_write_png (const GrundyPicture *picture, const GrundyState *state, double dpi,
                          const GrundyProgress *progress, GError **error);

G_END_DECLS
