/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-picture.h"
#include "grundy-state.h"

G_BEGIN_DECLS

/**
 * grundy_picture_to_text:
 * @picture: a picture
 * @state: its state
 *
 * What would be painted, a line for each thing, for people and tests to compare: everything that can be seen is in it,
 * and colours by what they mean.
 *
 * Returns: (transfer full): the text
 */
char *grundy_picture_to_text (const GrundyPicture *picture, const GrundyState *state);

G_END_DECLS
