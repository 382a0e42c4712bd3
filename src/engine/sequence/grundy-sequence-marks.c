/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Taking a number of a set that is the same for every heap, but has too many numbers for masks and too large ones for
 * layers, such as the squares. This is the textbook's loop, with what can be spared left out: the numbers are listed
 * once, and marks are bits, of which only the words are cleared in which there can be a mark.
 *
 * It takes O(numbers up to the heap) for each heap. If the set is finite, equal windows prove a period.
 */
#include "grundy-sequence-method.h"

#include <string.h>

#define WORK_BETWEEN_REPORTS 4194304

typedef struct
{
  guint64 reach;   /* of a finite set; 0 if it is infinite */
  GArray *amounts; /* of guint32, ascending */
  guint64 *marks;
  guint n_words; /* of marks: enough for the largest value so far, and one more */
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
  marks->n_words = 1;
  marks->marks = g_new (guint64, marks->n_words);
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

/* The least value that is not marked. There is one below 64 n_words, for no heap so far is worth more than that less 2.
 */
static guint64
scan (const Marks *marks)
{
  guint i = 0;

  while (marks->marks[i] == G_MAXUINT64)
    i++;
  return i * 64 + (guint)__builtin_ctzll (~marks->marks[i]);
}

static inline void
mark (Marks *marks, guint64 value)
{
  marks->marks[value / 64] |= G_GUINT64_CONSTANT (1) << value % 64;
}

/* The value of @heap, from which the first @n_amounts amounts can be taken. Most values are bytes. */
static guint64
find_value (Marks *marks, const GrundySequenceValues *values, guint64 heap, guint n_amounts)
{
  const guint32 *amounts = (gconstpointer)marks->amounts->data;
  guint64 value;

  memset (marks->marks, 0, marks->n_words * sizeof *marks->marks);
  if (values->width == 1)
    {
      const guint8 *cells = values->cells;

      for (guint i = 0; i < n_amounts; i++)
        mark (marks, cells[heap - amounts[i]]);
    }
  else
    for (guint i = 0; i < n_amounts; i++)
      mark (marks, grundy_sequence_values_get (values, heap - amounts[i]));
  value = scan (marks);
  if ((value + 1) / 64 >= marks->n_words)
    marks->marks = g_renew (guint64, marks->marks, ++marks->n_words);
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
  .reason = "one of many numbers that are far from each other is taken: the textbook's loop, with bits for marks",
  .growth = 1,
  .max_search = GRUNDY_SEQUENCE_MAX_HEAP / 10,
  .applies = applies,
  .new_state = new_state,
  .free_state = free_state,
  .extend = extend,
  .get_proof = get_proof,
};
