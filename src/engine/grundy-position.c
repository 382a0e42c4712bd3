/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-position.h"

#include <string.h>

static void
position_reserve (GrundyPosition *position, guint n_cells)
{
  gsize n_allocated;

  if (n_cells <= position->n_allocated)
    return;

  n_allocated = MAX (n_cells, MAX ((gsize)position->n_allocated * 2, 8));
  n_allocated = MIN (n_allocated, G_MAXUINT);
  position->cells = g_renew (guint64, position->cells, n_allocated);
  position->n_allocated = (guint)n_allocated;
}

GrundyPosition *
grundy_position_new (void)
{
  return g_new0 (GrundyPosition, 1);
}

GrundyPosition *
grundy_position_new_from_cells (const guint64 *cells, guint n_cells)
{
  GrundyPosition *position = grundy_position_new ();

  grundy_position_assign (position, cells, n_cells);
  return position;
}

GrundyPosition *
grundy_position_copy (const GrundyPosition *position)
{
  g_return_val_if_fail (position != NULL, NULL);

  return grundy_position_new_from_cells (position->cells, position->n_cells);
}

void
grundy_position_free (GrundyPosition *position)
{
  if (position == NULL)
    return;

  g_free (position->cells);
  g_free (position);
}

void
grundy_position_clear (GrundyPosition *position)
{
  g_return_if_fail (position != NULL);

  position->n_cells = 0;
}

void
grundy_position_assign (GrundyPosition *position, const guint64 *cells, guint n_cells)
{
  g_return_if_fail (position != NULL);
  g_return_if_fail (cells != NULL || n_cells == 0);

  /* Cells of the position itself fit already, so that reserving does not move them. */
  position_reserve (position, n_cells);
  if (n_cells > 0)
    memmove (position->cells, cells, n_cells * sizeof *cells);
  position->n_cells = n_cells;
}

void
grundy_position_append (GrundyPosition *position, guint64 cell)
{
  g_return_if_fail (position != NULL);
  g_return_if_fail (position->n_cells < G_MAXUINT);

  position_reserve (position, position->n_cells + 1);
  position->cells[position->n_cells++] = cell;
}

void
grundy_position_set_length (GrundyPosition *position, guint n_cells)
{
  g_return_if_fail (position != NULL);

  position_reserve (position, n_cells);
  for (guint i = position->n_cells; i < n_cells; i++)
    position->cells[i] = 0;
  position->n_cells = n_cells;
}

static int
compare_cells (gconstpointer a, gconstpointer b)
{
  guint64 x = *(const guint64 *)a;
  guint64 y = *(const guint64 *)b;

  return (x > y) - (x < y);
}

/* Insertion, given up when too many cells were moved out of the way. Returns: whether @cells are sorted now */
static gboolean
sort_by_insertion (guint64 *cells, guint n_cells, gsize max_moved)
{
  gsize n_moved = 0;

  for (guint i = 1; i < n_cells && n_moved <= max_moved; i++)
    {
      guint64 cell = cells[i];
      guint j = i;

      for (; j > 0 && cells[j - 1] > cell; j--)
        cells[j] = cells[j - 1];
      cells[j] = cell;
      n_moved += i - j;
    }
  return n_moved <= max_moved;
}

void
grundy_position_sort (GrundyPosition *position)
{
  /* Most positions are nearly sorted: a move changed one cell or two. */
  const gsize n_moved_a_cell = 8;

  g_return_if_fail (position != NULL);

  if (!sort_by_insertion (position->cells, position->n_cells, n_moved_a_cell * position->n_cells))
    qsort (position->cells, position->n_cells, sizeof *position->cells, compare_cells);
}

void
grundy_position_drop_zeros (GrundyPosition *position)
{
  guint n_kept = 0;

  g_return_if_fail (position != NULL);

  for (guint i = 0; i < position->n_cells; i++)
    if (position->cells[i] != 0)
      position->cells[n_kept++] = position->cells[i];
  position->n_cells = n_kept;
}

int
grundy_position_compare (const GrundyPosition *a, const GrundyPosition *b)
{
  guint n_common;

  g_return_val_if_fail (a != NULL, 0);
  g_return_val_if_fail (b != NULL, 0);

  n_common = MIN (a->n_cells, b->n_cells);
  for (guint i = 0; i < n_common; i++)
    if (a->cells[i] != b->cells[i])
      return a->cells[i] < b->cells[i] ? -1 : 1;
  return (a->n_cells > b->n_cells) - (a->n_cells < b->n_cells);
}
