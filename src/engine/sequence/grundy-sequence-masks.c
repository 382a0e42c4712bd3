/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Taking a number of a set S, the same for every heap, of which there are at most 63 up to the largest heap. A heap
 * then has at most 63 options, so its value is at most 63, and the values of its options fit into one word of 64 bits:
 * the value is the number of trailing ones. Nothing is cleared, and nothing is scanned.
 *
 * If S is finite, SG(n) depends on the last max(S) values only, so that two equal windows of them prove a period (S. W.
 * Golomb, “A mathematical investigation of games of take-away”, 1966). Of infinite sets, such as the Fibonacci numbers,
 * nothing is proven.
 */
#include "grundy-sequence-method.h"

#define MAX_AMOUNTS 63
#define VALUES_BETWEEN_REPORTS 262144

typedef struct
{
  guint64 amounts[MAX_AMOUNTS]; /* ascending */
  guint n_amounts;
  guint64 reach; /* of the whole set; 0 if it is infinite */
} Masks;

static gboolean
applies (const GrundyGame *game, const GrundyHeapCode *code, guint64 last)
{
  return code->kind == GRUNDY_HEAP_CODE_TAKE && grundy_take_amounts_are_fixed (code->amounts) &&
         grundy_take_amounts_count (code->amounts, last, MAX_AMOUNTS + 1) <= MAX_AMOUNTS;
}

static gboolean
add_amount (guint64 amount, gpointer user_data)
{
  Masks *masks = user_data;

  masks->amounts[masks->n_amounts++] = amount;
  return TRUE;
}

static gpointer
new_state (GrundyGame *game, const GrundyHeapCode *code, guint64 last)
{
  Masks *masks = g_new0 (Masks, 1);

  grundy_take_amounts_foreach (code->amounts, last, add_amount, masks);
  masks->reach = grundy_take_amounts_get_largest (code->amounts);
  return masks;
}

/* The value of @heap, from which the first @n_amounts amounts can be taken */
static inline guint8
find_value (const Masks *masks, const guint8 *values, guint64 heap, guint n_amounts)
{
  guint64 seen = 0;

  for (guint i = 0; i < n_amounts; i++)
    seen |= G_GUINT64_CONSTANT (1) << values[heap - masks->amounts[i]];
  return __builtin_ctzll (~seen);
}

static void
append (const Masks *masks, GrundySequenceValues *values, guint64 end)
{
  guint8 *cells = values->cells;
  guint64 heap = values->n_values;

  for (guint n_amounts = 0; heap < end; heap++)
    {
      while (n_amounts < masks->n_amounts && masks->amounts[n_amounts] <= heap)
        n_amounts++;
      cells[heap] = find_value (masks, cells, heap, n_amounts);
    }
  values->n_values = end;
}

static gboolean
extend (gpointer state, GrundySequenceValues *values, guint64 end, const GrundyProgress *progress, GError **error)
{
  g_assert (values->width == 1);

  while (values->n_values < end)
    {
      append (state, values, MIN (end, values->n_values + VALUES_BETWEEN_REPORTS));
      if (!grundy_progress_report (progress, values->n_values, 0, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
get_proof (gpointer state, GrundySequenceProof *proof)
{
  const Masks *masks = state;

  *proof = (GrundySequenceProof){ .max_heaps = 1, .reach = masks->reach };
  return masks->reach != 0;
}

const GrundySequenceMethod grundy_sequence_method_masks = {
  .name = "masks",
  .reason = "at most 63 numbers may be taken: the values of all options are one word of 64 bits",
  .growth = 1,
  .max_search = GRUNDY_SEQUENCE_MAX_HEAP,
  .applies = applies,
  .new_state = new_state,
  .free_state = g_free,
  .extend = extend,
  .get_proof = get_proof,
};
