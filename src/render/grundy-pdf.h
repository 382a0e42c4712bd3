/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-picture.h"
#include "grundy-state.h"

G_BEGIN_DECLS

/**
 * grundy_write_pdf:
 * @picture: a picture
 * @state: its state
 * @title: (nullable): the document's title
 * @error: return location for a #GError
 *
 * One page of the picture's size; fonts are embedded, texts can be searched, and its dates are fixed, so that the same
 * input gives the same bytes.
 *
 * Returns: (transfer full) (nullable): a PDF file; %NULL with %GRUNDY_ERROR_LIMIT when it is larger than a page can be
 */
GBytes *grundy_write_pdf (const GrundyPicture *picture, const GrundyState *state, const char *title, GError **error);

G_END_DECLS
