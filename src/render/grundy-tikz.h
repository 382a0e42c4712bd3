/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-picture.h"
#include "grundy-state.h"

G_BEGIN_DECLS

/**
 * grundy_write_tikz:
 * @picture: a picture
 * @state: its state
 * @title: (nullable): what it shows, for a comment
 *
 * A tikzpicture to be read with `\input` into a paper, whose fonts it takes; comments at its top say which packages it
 * needs: with Latin texts any TeX will do, Chinese ones need ctex and XeLaTeX or LuaLaTeX. One unit is a PDF point
 * (1bp), from the lower left corner. Colours and styles are defined once; nodes are named, edges are curves between
 * them. The same input gives the same bytes. O(nodes + edges).
 *
 * Returns: (transfer full): a TeX file
 */
GBytes *grundy_write_tikz (const GrundyPicture *picture, const GrundyState *state, const char *title);

G_END_DECLS
