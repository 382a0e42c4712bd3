/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-page.h"

G_BEGIN_DECLS

/**
 * grundy_page_to_pdf:
 * @page: what is to be seen
 * @title: (nullable): the document's title
 * @error: return location for a #GError
 *
 * One page of that size; fonts are embedded, texts can be searched, and its dates are fixed, so that the same
 * input gives the same bytes.
 *
 * Returns: (transfer full) (nullable): a PDF file; %NULL with %GRUNDY_ERROR_LIMIT when it is larger than a page can be
 */
GBytes *grundy_page_to_pdf (const GrundyPage *page, const char *title, GError **error);
/* The same of a picture in a state */
GBytes *grundy_write_pdf (const GrundyPicture *picture, const GrundyState *state, const char *title, GError **error);

G_END_DECLS
