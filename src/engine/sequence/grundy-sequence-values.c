/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-sequence-values.h"

#include <string.h>

#define FIRST_ALLOCATED 64

void
grundy_sequence_values_clear (GrundySequenceValues *values)
{
  g_free (values->cells);
  *values = (GrundySequenceValues)GRUNDY_SEQUENCE_VALUES_INIT;
}

void
grundy_sequence_values_reserve (GrundySequenceValues *values, guint64 n_values)
{
  if (n_values <= values->n_allocated)
    return;

  values->n_allocated = MAX (MAX (n_values, 2 * values->n_allocated), FIRST_ALLOCATED);
  values->cells = g_realloc_n (values->cells, values->n_allocated, values->width);
}

static void
write_cell (GrundySequenceValues *values, guint64 heap, guint64 value)
{
  switch (values->width)
    {
    case 1:
      ((guint8 *)values->cells)[heap] = (guint8)value;
      break;
    case 2:
      ((guint16 *)values->cells)[heap] = (guint16)value;
      break;
    default:
      ((guint32 *)values->cells)[heap] = (guint32)value;
      break;
    }
}

void
grundy_sequence_values_widen (GrundySequenceValues *values, guint64 value)
{
  g_assert (value <= G_MAXUINT32);

  while (values->width < 4 && value >> (8 * values->width) != 0)
    {
      GrundySequenceValues wider = { .width = values->width * 2 };

      grundy_sequence_values_reserve (&wider, values->n_allocated);
      for (guint64 heap = 0; heap < values->n_values; heap++)
        write_cell (&wider, heap, grundy_sequence_values_get (values, heap));
      wider.n_values = values->n_values;
      g_free (values->cells);
      *values = wider;
    }
}

void
grundy_sequence_values_append (GrundySequenceValues *values, guint64 value)
{
  g_assert (values->n_values < values->n_allocated);

  grundy_sequence_values_widen (values, value);
  write_cell (values, values->n_values++, value);
}

void
grundy_sequence_values_truncate (GrundySequenceValues *values, guint64 n_values)
{
  g_assert (n_values <= values->n_values);

  values->n_values = n_values;
  values->n_allocated = MAX (n_values, 1);
  values->cells = g_realloc_n (values->cells, values->n_allocated, values->width);
}

void
grundy_sequence_values_copy (const GrundySequenceValues *values, GrundySequenceValues *copy)
{
  *copy = *values;
  copy->n_allocated = values->n_values;
  copy->cells = g_memdup2 (values->cells, values->n_values * values->width);
}
