/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-macros.h"

G_BEGIN_DECLS

/**
 * GrundySequenceValues:
 * @width: bytes of a cell: 1, 2 or 4
 * @n_values: how many values are there: of the heaps 0 to @n_values - 1
 * @n_allocated: how many cells there are
 * @cells: the cells, of which those from @n_values on hold nothing yet
 *
 * A growing row of SG values (private to the engine). Touching fresh memory costs more than reading it, so that values
 * are bytes until one of them is not, and move into wider cells then. What is allocated is at least doubled.
 *
 * A method may write cells itself as long as it knows their width, and add to @n_values what it has written.
 */
typedef struct
{
  guint width;
  guint64 n_values;
  guint64 n_allocated;
  gpointer cells;
} GrundySequenceValues;

#define GRUNDY_SEQUENCE_VALUES_INIT                                                                                    \
  {                                                                                                                    \
    .width = 1                                                                                                         \
  }

void grundy_sequence_values_clear (GrundySequenceValues *values);
/* Makes room for @n_values values, so that cells may be written without asking. */
void grundy_sequence_values_reserve (GrundySequenceValues *values, guint64 n_values);
/* Makes cells wide enough for @value, which is below 2^32. */
void grundy_sequence_values_widen (GrundySequenceValues *values, guint64 value);
/* Adds the value of the next heap, at the end of what was reserved at the latest. */
void grundy_sequence_values_append (GrundySequenceValues *values, guint64 value);
/* Forgets all values but the first @n_values, and what was allocated for more. */
void grundy_sequence_values_truncate (GrundySequenceValues *values, guint64 n_values);
/* Copies @values; what the copy allocates is what it needs. */
void grundy_sequence_values_copy (const GrundySequenceValues *values, GrundySequenceValues *copy);

static inline guint64
grundy_sequence_values_get (const GrundySequenceValues *values, guint64 heap)
{
  switch (values->width)
    {
    case 1:
      return ((const guint8 *)values->cells)[heap];
    case 2:
      return ((const guint16 *)values->cells)[heap];
    default:
      return ((const guint32 *)values->cells)[heap];
    }
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (GrundySequenceValues, grundy_sequence_values_clear)

G_END_DECLS
