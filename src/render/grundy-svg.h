/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-picture.h"
#include "grundy-state.h"

G_BEGIN_DECLS

/**
 * grundy_write_svg:
 * @picture: a picture
 * @state: its state
 * @title: (nullable): the document's title
 *
 * Texts stay texts, in the picture's fonts or those that the reader has for Chinese. Its size is in millimetres, its
 * coordinates are points. Every node is a group with an id, a title, and classes ("node", its outcome, what
 * is special about it); looks are attributes, so a style sheet may overrule them. The same input gives the same bytes.
 * O(nodes + edges).
 *
 * Returns: (transfer full): an SVG file
 */
GBytes *grundy_write_svg (const GrundyPicture *picture, const GrundyState *state, const char *title);

G_END_DECLS
