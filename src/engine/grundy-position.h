/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-macros.h"

G_BEGIN_DECLS

/**
 * GrundyPosition:
 * @cells: the cells; what they mean is the ruleset's affair (heap sizes, squares,
 *   tokens, ...)
 * @n_cells: how many there are
 *
 * A position of one game, unpacked: a growable row of numbers. The fields are
 * for reading; change a position by its functions, or write into
 * @cells below @n_cells.
 */
typedef struct
{
  guint64 *cells;
  guint n_cells;
  /*< private >*/
  guint n_allocated;
} GrundyPosition;

/**
 * grundy_position_new:
 *
 * Returns: (transfer full): a position without cells
 */
GRUNDY_API
GrundyPosition *grundy_position_new (void);

/**
 * grundy_position_new_from_cells:
 * @cells: (array length=n_cells) (nullable): the cells; they are copied
 * @n_cells: how many
 *
 * Returns: (transfer full): a position with these cells
 */
GRUNDY_API
GrundyPosition *grundy_position_new_from_cells (const guint64 *cells, guint n_cells);

/**
 * grundy_position_copy:
 * @position: a position
 *
 * Returns: (transfer full): another one with the same cells
 */
GRUNDY_API
GrundyPosition *grundy_position_copy (const GrundyPosition *position);

/**
 * grundy_position_free:
 * @position: (nullable) (transfer full): a position
 */
GRUNDY_API
void grundy_position_free (GrundyPosition *position);

/**
 * grundy_position_clear:
 * @position: a position
 *
 * Removes all cells, and keeps the memory for the next ones.
 */
GRUNDY_API
void grundy_position_clear (GrundyPosition *position);

/**
 * grundy_position_assign:
 * @position: a position
 * @cells: (array length=n_cells) (nullable): the new cells; they may be some of its own
 * @n_cells: how many
 *
 * Puts a copy of @cells in the place of all cells.
 */
GRUNDY_API
void grundy_position_assign (GrundyPosition *position, const guint64 *cells, guint n_cells);

/**
 * grundy_position_append:
 * @position: a position
 * @cell: a new last cell
 *
 * O(1) amortized.
 */
GRUNDY_API
void grundy_position_append (GrundyPosition *position, guint64 cell);

/**
 * grundy_position_set_length:
 * @position: a position
 * @n_cells: the new number of cells
 *
 * Cuts cells off the end, or adds cells of 0 there.
 */
GRUNDY_API
void grundy_position_set_length (GrundyPosition *position, guint n_cells);

/**
 * grundy_position_sort:
 * @position: a position whose cells may change places
 *
 * Sorts the cells in ascending order. O(n log n).
 */
GRUNDY_API
void grundy_position_sort (GrundyPosition *position);

/**
 * grundy_position_drop_zeros:
 * @position: a position
 *
 * Removes every cell that is 0; the others keep their order.
 */
GRUNDY_API
void grundy_position_drop_zeros (GrundyPosition *position);

/**
 * grundy_position_compare:
 * @a: a position
 * @b: another
 *
 * Compares cell by cell; of a position and its beginning the beginning comes
 * first.
 *
 * Returns: below 0, 0 or above 0, as strcmp() does
 */
GRUNDY_API
int grundy_position_compare (const GrundyPosition *a, const GrundyPosition *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyPosition, grundy_position_free)

G_END_DECLS
