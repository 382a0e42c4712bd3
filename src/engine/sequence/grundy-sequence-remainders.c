/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Infinite or large sets that contain 1 to m and no multiple of m + 1, such as the powers of two (m = 2) and the odd
 * numbers (m = 1): SG(n) = n mod (m + 1), for the options of n have every smaller remainder, and none has the same one
 * (after C. G. Bachet, 1612). The period is proven by the theorem, before there are any values.
 */
#include "grundy-sequence-method.h"

#define VALUES_BETWEEN_REPORTS 262144
/* The values of a game with few numbers prove their period themselves, which says more. */
#define MIN_AMOUNTS 64

static gboolean
applies (const GrundyGame *game, const GrundyHeapCode *code, guint64 last)
{
  guint64 modulus;

  return code->kind == GRUNDY_HEAP_CODE_TAKE && grundy_take_amounts_get_modulus (code->amounts, &modulus) &&
         modulus <= last &&
         (grundy_take_amounts_get_largest (code->amounts) == 0 ||
          grundy_take_amounts_count (code->amounts, last, MIN_AMOUNTS) == MIN_AMOUNTS);
}

static gpointer
new_state (GrundyGame *game, const GrundyHeapCode *code, guint64 last)
{
  guint64 *modulus = g_new (guint64, 1);

  grundy_take_amounts_get_modulus (code->amounts, modulus);
  return modulus;
}

static gboolean
extend (gpointer state, GrundySequenceValues *values, guint64 end, const GrundyProgress *progress, GError **error)
{
  const guint64 *modulus = state;

  while (values->n_values < end)
    {
      grundy_sequence_values_append (values, values->n_values % *modulus);
      if (values->n_values % VALUES_BETWEEN_REPORTS == 0 &&
          !grundy_progress_report (progress, values->n_values, 0, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
get_period (gpointer state, const GrundySequenceValues *values, GrundyPeriod *period)
{
  const guint64 *modulus = state;

  *period = (GrundyPeriod){ .length = *modulus };
  return values->n_values >= *modulus;
}

const GrundySequenceMethod grundy_sequence_method_remainders = {
  .name = "remainders",
  .reason = "1 to m may be taken, and no multiple of m + 1: the values are the remainders",
  .growth = 1,
  .max_search = GRUNDY_SEQUENCE_MAX_HEAP,
  .applies = applies,
  .new_state = new_state,
  .free_state = g_free,
  .extend = extend,
  .get_period = get_period,
};
