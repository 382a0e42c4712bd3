/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-moves.h"

G_BEGIN_DECLS

/**
 * GrundyArena:
 *
 * Many distinct positions, packed behind one another in one block and found
 * again by an open-addressing hash. No allocation per position: a byte for
 * each small cell and one for their number, and 14 to 19 bytes to find it again.
 * Counted atomically; any number of threads may read it while nobody adds.
 */
typedef struct _GrundyArena GrundyArena;

/**
 * grundy_arena_new:
 *
 * Returns: (transfer full): an arena without positions
 */
GRUNDY_API
GrundyArena *grundy_arena_new (void);
GRUNDY_API
GrundyArena *grundy_arena_ref (GrundyArena *arena);
GRUNDY_API
void grundy_arena_unref (GrundyArena *arena);

/**
 * grundy_arena_get_size:
 * @arena: an arena
 *
 * Returns: how many positions there are
 */
GRUNDY_API
guint grundy_arena_get_size (const GrundyArena *arena);

/**
 * grundy_arena_get_n_bytes:
 * @arena: an arena
 *
 * Returns: how many bytes of memory it takes, what is held in reserve included
 */
GRUNDY_API
gsize grundy_arena_get_n_bytes (const GrundyArena *arena);

/**
 * grundy_arena_intern:
 * @arena: an arena
 * @position: a position in its ruleset's normal form
 * @is_new: (out) (optional): whether it was not there yet
 *
 * Finds @position, and adds it when it is not there. O(1) expected.
 *
 * Returns: its index; indices count from 0 in order of addition
 */
GRUNDY_API
guint32 grundy_arena_intern (GrundyArena *arena, const GrundyPosition *position, gboolean *is_new);

/**
 * grundy_arena_intern_moves:
 * @arena: an arena
 * @moves: moves that were told
 * @first: the first of them that is wanted
 * @n_moves: how many
 * @indices: (out caller-allocates) (array length=n_moves): the indices of the positions that they lead to
 *
 * As grundy_arena_intern() for one position after the other, but several times as fast where there are many: what one
 * look-up waits for is fetched together with what the others wait for. The positions that were not there yet are those
 * with indices from the old size up.
 */
GRUNDY_API
void grundy_arena_intern_moves (GrundyArena *arena, const GrundyMoves *moves, guint first, guint n_moves,
                                guint32 *indices);

/**
 * grundy_arena_lookup:
 * @arena: an arena
 * @position: a position
 * @index: (out) (optional): its index, if it is there
 *
 * O(1) expected.
 *
 * Returns: whether @position is there
 */
GRUNDY_API
gboolean grundy_arena_lookup (const GrundyArena *arena, const GrundyPosition *position, guint32 *index);

/**
 * grundy_arena_get:
 * @arena: an arena
 * @index: an index below its size
 * @position: (inout): where to unpack it, in the place of its cells
 *
 * O(cells).
 */
GRUNDY_API
void grundy_arena_get (const GrundyArena *arena, guint32 index, GrundyPosition *position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyArena, grundy_arena_unref)

G_END_DECLS
