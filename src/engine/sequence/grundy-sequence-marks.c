/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Taking a number of a set that is the same for every heap, but has too many numbers for masks and too large ones for
 * layers, such as the squares. This is the textbook's loop, with what can be spared left out: the numbers are listed
 * once, values are bytes, and only as many marks are cleared as there can be. Rejected: bits for marks. Each word has
 * to be read before it is written, and they took twice as long.
 *
 * It takes O(numbers up to the heap) for each heap. If the set is finite, equal windows prove a period.
 */
#include "grundy-sequence-method.h"

#include <string.h>

#define WORK_BETWEEN_REPORTS 4194304
#define FIRST_MARKS 16

typedef struct
{
  guint64 reach;   /* of a finite set; 0 if it is infinite */
  GArray *amounts; /* of guint32, ascending */
  guint8 *marks;
  guint64 n_marks; /* more than any value so far */
} Marks;

static gboolean
applies (const GrundyGame *game, const GrundyHeapCode *code, guint64 last)
{
  return code->kind == GRUNDY_HEAP_CODE_TAKE && grundy_take_amounts_are_fixed (code->amounts);
}

static gboolean
add_amount (guint64 amount, gpointer user_data)
{
  guint32 number = amount;

  g_array_append_val ((GArray *)user_data, number);
  return TRUE;
}

static gpointer
new_state (GrundyGame *game, const GrundyHeapCode *code, guint64 last)
{
  Marks *marks = g_new0 (Marks, 1);

  marks->reach = grundy_take_amounts_get_largest (code->amounts);
  marks->amounts = g_array_new (FALSE, FALSE, sizeof (guint32));
  grundy_take_amounts_foreach (code->amounts, last, add_amount, marks->amounts);
  marks->n_marks = FIRST_MARKS;
  marks->marks = g_new (guint8, marks->n_marks + 1);
  return marks;
}

static void
free_state (gpointer state)
{
  Marks *marks = state;

  g_array_unref (marks->amounts);
  g_free (marks->marks);
  g_free (marks);
}

/* The least value that is not marked. There is one, for the last mark stays 0. */
static guint64
scan (const Marks *marks)
{
  guint64 value = 0;

  while (marks->marks[value] != 0)
    value++;
  return value;
}

/* The value of @heap, from which the first @n_amounts amounts can be taken. Most values are bytes. */
static guint64
find_value (Marks *marks, const GrundySequenceValues *values, guint64 heap, guint n_amounts)
{
  const guint32 *amounts = (gconstpointer)marks->amounts->data;
  guint64 value;

  memset (marks->marks, 0, marks->n_marks + 1);
  if (values->width == 1)
    {
      const guint8 *cells = values->cells;

      for (guint i = 0; i < n_amounts; i++)
        marks->marks[cells[heap - amounts[i]]] = 1;
    }
  else
    for (guint i = 0; i < n_amounts; i++)
      marks->marks[grundy_sequence_values_get (values, heap - amounts[i])] = 1;
  value = scan (marks);
  if (value >= marks->n_marks)
    {
      marks->n_marks *= 2;
      marks->marks = g_renew (guint8, marks->marks, marks->n_marks + 1);
    }
  return value;
}

static gboolean
extend (gpointer state, GrundySequenceValues *values, guint64 end, const GrundyProgress *progress, GError **error)
{
  Marks *marks = state;
  const guint32 *amounts = (gconstpointer)marks->amounts->data;
  guint n_amounts = 0;
  guint64 work = 0;

  while (values->n_values < end)
    {
      guint64 heap = values->n_values;

      while (n_amounts < marks->amounts->len && amounts[n_amounts] <= heap)
        n_amounts++;
      grundy_sequence_values_append (values, find_value (marks, values, heap, n_amounts));
      work += n_amounts + 1;
      if (work < WORK_BETWEEN_REPORTS)
        continue;
      work = 0;
      if (!grundy_progress_report (progress, values->n_values, 0, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
get_proof (gpointer state, GrundySequenceProof *proof)
{
  const Marks *marks = state;

  *proof = (GrundySequenceProof){ .max_heaps = 1, .reach = marks->reach };
  return marks->reach != 0;
}

const GrundySequenceMethod grundy_sequence_method_marks = {
  .name = "marks",
  .reason = "one of many numbers that are far from each other is taken: the textbook's loop without its detours",
  .growth = 1,
  .max_search = GRUNDY_SEQUENCE_MAX_HEAP / 10,
  .applies = applies,
  .new_state = new_state,
  .free_state = free_state,
  .extend = extend,
  .get_proof = get_proof,
};
