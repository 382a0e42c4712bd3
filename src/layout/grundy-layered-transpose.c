/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Transposition: two neighbours of a row change places where that saves crossings. The neighbours' lists are
 * sorted, so one merge of two lists tells the crossings of both orders.
 */
#include "grundy-layered-private.h"

/*
 * The crossings of the segments of two items, by the places of their neighbours: adds to @kept those while the one with
 * @left is left of the one with @right, and to @changed those after they change places. Both are sorted.
 */
void
grundy_layered_count_both (const guint32 *places, const guint32 *left, guint32 n_left, const guint32 *right,
                           guint32 n_right, guint64 *kept, guint64 *changed)
{
  guint32 below = 0; /* of @right, how many lie left of the current one of @left */
  guint32 up_to = 0; /* the same, with those in the same place */

  for (guint32 i = 0; i < n_left; i++)
    {
      guint32 place = places[left[i]];

      if (below == n_right)
        {
          *kept += (guint64)n_right * (n_left - i);
          return;
        }
      while (below < n_right && places[right[below]] < place)
        below++;
      up_to = MAX (up_to, below);
      while (up_to < n_right && places[right[up_to]] == place)
        up_to++;
      *kept += below;
      *changed += n_right - up_to;
    }
}

static void
count_swap (const GrundyLayered *self, guint32 left, guint32 right, guint64 *kept, guint64 *changed)
{
  guint32 n_left;
  guint32 n_right;
  const guint32 *of_left = grundy_layered_ups (self, left, &n_left);
  const guint32 *of_right = grundy_layered_ups (self, right, &n_right);

  grundy_layered_count_both (self->places, of_left, n_left, of_right, n_right, kept, changed);
  of_left = grundy_layered_downs (self, left, &n_left);
  of_right = grundy_layered_downs (self, right, &n_right);
  grundy_layered_count_both (self->places, of_left, n_left, of_right, n_right, kept, changed);
}

static gboolean
may_swap (const GrundyLayered *self, guint32 left, guint32 right, const gboolean *fixed)
{
  if (fixed == NULL || left >= self->n_nodes || right >= self->n_nodes)
    return TRUE;
  return !fixed[left] || !fixed[right];
}

/* @fixed: (nullable): nodes that keep their order among each other; @flip: whether to swap where it makes no
 * difference. Returns whether the row changed. */
gint64
grundy_layered_transpose_row (GrundyLayered *self, guint32 layer, const gboolean *fixed, gboolean flip,
                              gboolean *changed, GrundyLayeredWork *work)
{
  guint32 n_row;
  guint32 *row = grundy_layered_row (self, layer, &n_row);
  guint64 amount = 0;
  gint64 saved = 0;

  *changed = FALSE;
  for (guint32 place = 0; place + 1 < n_row; place++)
    {
      guint32 left = row[place];
      guint32 right = row[place + 1];
      guint64 as_is = 0;
      guint64 swapped = 0;

      amount +=
          self->up_starts[left + 1] - self->up_starts[left] + self->down_starts[left + 1] - self->down_starts[left] + 2;
      if (!may_swap (self, left, right, fixed))
        continue;
      count_swap (self, left, right, &as_is, &swapped);
      if (swapped > as_is || (swapped == as_is && (!flip || as_is == 0)))
        continue;
      row[place] = right;
      row[place + 1] = left;
      self->places[right] = place;
      self->places[left] = place + 1;
      saved += as_is - swapped;
      *changed = TRUE;
    }
  if (*changed)
    grundy_layered_sort_neighbours (self, layer);
  grundy_layered_work_add (work, amount);
  return saved;
}
