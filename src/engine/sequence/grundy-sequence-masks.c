/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Taking one of finitely many numbers, at most 63, the same for every heap. A heap then has at most 63 options, so
 * its value is at most 63, and the values of its options fit into one word of 64 bits: the value is the number of
 * trailing ones. Nothing is cleared, and nothing is scanned.
 *
 * SG(n) depends on the last max(S) values only, so that two equal windows of them prove a period (S. W. Golomb, “A
 * mathematical investigation of games of take-away”, 1966).
 */
#include "grundy-sequence-method.h"

#define MAX_AMOUNTS 63
#define VALUES_BETWEEN_REPORTS 262144

typedef struct
{
  guint64 amounts[MAX_AMOUNTS]; /* ascending */
  guint n_amounts;
} Masks;

static gboolean
applies (const GrundyGame *game, const GrundyHeapCode *code)
{
  return code->kind == GRUNDY_HEAP_CODE_TAKE && grundy_take_amounts_count (code->amounts) <= MAX_AMOUNTS;
}

static gboolean
add_amount (guint64 amount, gpointer user_data)
{
  Masks *masks = user_data;

  masks->amounts[masks->n_amounts++] = amount;
  return TRUE;
}

static gpointer
new_state (GrundyGame *game, const GrundyHeapCode *code)
{
  Masks *masks = g_new0 (Masks, 1);

  grundy_take_amounts_foreach (code->amounts, G_MAXINT64, add_amount, masks);
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

  *proof = (GrundySequenceProof){ .max_heaps = 1 };
  if (masks->n_amounts > 0)
    proof->reach = masks->amounts[masks->n_amounts - 1];
  return TRUE;
}

const GrundySequenceMethod grundy_sequence_method_masks = {
  .name = "masks",
  .reason = "one of at most 63 numbers is taken: the values of all options are a word of 64 bits",
  .growth = 1,
  .max_search = GRUNDY_SEQUENCE_MAX_HEAP,
  .applies = applies,
  .new_state = new_state,
  .free_state = g_free,
  .extend = extend,
  .get_proof = get_proof,
};
