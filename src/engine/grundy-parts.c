/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-parts.h"

guint
grundy_parts_get_size (const GrundyGame *game)
{
  return grundy_game_is_heap_game (game) ? 1 : grundy_game_get_ruleset (game)->part_size;
}

guint
grundy_parts_count (const GrundyGame *game, const GrundyPosition *position)
{
  guint size = grundy_parts_get_size (game);

  return size == 0 ? 1 : position->n_cells / size;
}

void
grundy_parts_get (const GrundyGame *game, const GrundyPosition *position, guint i, GrundyPosition *part)
{
  guint size = grundy_parts_get_size (game);

  g_assert (i < grundy_parts_count (game, position));

  if (size == 0)
    grundy_position_assign (part, position->cells, position->n_cells);
  else
    grundy_position_assign (part, position->cells + (gsize)i * size, size);
  grundy_game_normalise (game, part);
}
