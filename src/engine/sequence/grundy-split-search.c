/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * “Is g = v(a) xor v(m - a) for some a?” The values are kept in reversed order, too, at the end of as many cells as
 * there are: so the partners of a = 1, 2, 3, ... lie behind one another, and the question is a forward compare of two
 * rows.
 *
 * Rejected: to look up, for frequent values y, whether one of the first heaps of value g xor y has a partner of value
 * y. It should find g in as many steps as y is rare, but values are not spread independently, and it took longer.
 */
#include "grundy-split-search.h"

#include "grundy-split-loops.h"

/* How many pairs are compared before the rest. */
#define FIRST_LOOK 1024

void
grundy_split_search_init (GrundySplitSearch *search, const GArray *places, gboolean parts_are_unequal)
{
  *search = (GrundySplitSearch){ .places = places, .parts_are_unequal = parts_are_unequal };
}

void
grundy_split_search_clear (GrundySplitSearch *search)
{
  g_clear_pointer (&search->reversed, g_free);
}

static inline void
write_reversed (GrundySplitSearch *search, const GrundySequenceValues *values, guint64 heap)
{
  guint64 place = search->n_allocated - 1 - heap;

  switch (search->width)
    {
    case 1:
      ((guint8 *)search->reversed)[place] = ((const guint8 *)values->cells)[heap];
      break;
    case 2:
      ((guint16 *)search->reversed)[place] = ((const guint16 *)values->cells)[heap];
      break;
    default:
      ((guint32 *)search->reversed)[place] = ((const guint32 *)values->cells)[heap];
      break;
    }
}

void
grundy_split_search_follow (GrundySplitSearch *search, const GrundySequenceValues *values)
{
  guint64 first = values->n_values - 1;

  if (search->n_allocated != values->n_allocated || search->width != values->width)
    {
      g_free (search->reversed);
      search->n_allocated = values->n_allocated;
      search->width = values->width;
      search->reversed = g_malloc_n (search->n_allocated, search->width);
      first = 0;
    }
  for (guint64 heap = first; heap < values->n_values; heap++)
    write_reversed (search, values, heap);
}

/* Whether a split of the next heap has the value, whose smaller part is one of @from + 1 to @to. */
static gboolean
has_split_between (GrundySplitSearch *search, const GrundySequenceValues *values, guint64 value, gsize from, gsize to)
{
  guint64 heap = values->n_values;

  for (guint i = 0; i < search->places->len; i++)
    {
      guint64 taken = g_array_index (search->places, guint32, i);
      gsize n_pairs, n_compared;

      if (heap < taken + 2)
        break;
      n_pairs = MIN ((heap - taken - search->parts_are_unequal) / 2, to);
      if (n_pairs <= from)
        continue;
      search->n_looks += n_pairs - from;
      n_compared = grundy_split_loops_find (values->width, (const guint8 *)values->cells + (1 + from) * values->width,
                                            (const guint8 *)search->reversed +
                                                (search->n_allocated - (heap - taken) + from) * values->width,
                                            n_pairs - from, value);
      search->n_compared += n_compared;
      if (n_compared > 0)
        return TRUE;
    }
  return FALSE;
}

/* Where several numbers of counters may be taken, it often is easy to find the value for one, and not there for
 * another: all are tried a little first. */
gboolean
grundy_split_search_find (GrundySplitSearch *search, const GrundySequenceValues *values, guint64 value)
{
  return has_split_between (search, values, value, 0, FIRST_LOOK) ||
         has_split_between (search, values, value, FIRST_LOOK, G_MAXSIZE);
}
