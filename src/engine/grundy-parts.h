/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-game.h"

G_BEGIN_DECLS

/*
 * Parts (private to the engine). Heaps, and pieces that do not meet, are independent: a position is the sum of the
 * positions of its parts alone. A position of any other game is its own only part.
 */

/* The number of cells of a part, or 0 where positions do not fall into parts. */
guint grundy_parts_get_size (const GrundyGame *game);
guint grundy_parts_count (const GrundyGame *game, const GrundyPosition *position);
/* Makes @part the @i-th part alone, in normal form. */
void grundy_parts_get (const GrundyGame *game, const GrundyPosition *position, guint i, GrundyPosition *part);

G_END_DECLS
