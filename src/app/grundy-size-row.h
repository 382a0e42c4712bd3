/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define GRUNDY_TYPE_SIZE_ROW (grundy_size_row_get_type ())

/**
 * GrundySizeRow:
 *
 * A row for a size on paper, which may be left to itself. Property "size": 0 where it is.
 */
G_DECLARE_FINAL_TYPE (GrundySizeRow, grundy_size_row, GRUNDY, SIZE_ROW, AdwActionRow)

/**
 * grundy_size_row_set_range:
 * @self: a row
 * @least: the least size
 * @most: the largest
 * @step: from one to the next
 * @usual: where it starts: a size, or 0 to leave it to itself, which is possible only then
 *
 * Says which sizes are possible.
 */
void grundy_size_row_set_range (GrundySizeRow *self, double least, double most, double step, double usual);

/**
 * grundy_size_row_get_size:
 * @self: a row
 *
 * Returns: the size, in whole tenths; 0 where it is left to itself
 */
double grundy_size_row_get_size (GrundySizeRow *self);

G_END_DECLS
