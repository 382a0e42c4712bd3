/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-sequence-method.h"

#include <glib/gi18n-lib.h>

/* The first that applies is taken. The plain method applies to every game, and so is the last. */
static const GrundySequenceMethod *const methods[] = {
  /* theorems about sets */
  &grundy_sequence_method_remainders,
  &grundy_sequence_method_sieve,
  /* runs, even where they are finite sets */
  &grundy_sequence_method_window,
  /* sets: dense, of few numbers, */
  &grundy_sequence_method_layers,
  &grundy_sequence_method_masks,
  /* of everything and more, and other games with closed forms, */
  &grundy_sequence_method_closed_form,
  /* any set */
  &grundy_sequence_method_marks,
  /* rules of one's own */
  &grundy_sequence_method_rule_runs,
  &grundy_sequence_method_rule,
  /* codes, Grundy's game */
  &grundy_sequence_method_splits,
  /* codes that leave three heaps */
  &grundy_sequence_method_sets,
  /* anything */
  &grundy_sequence_method_plain,
};

const GrundySequenceMethod *
grundy_sequence_method_find (const GrundyGame *game, const GrundyHeapCode *code, guint64 last)
{
  for (guint i = 0; i < G_N_ELEMENTS (methods); i++)
    if (methods[i]->applies (game, code, last))
      return methods[i];
  g_assert_not_reached ();
}

const GrundySequenceMethod *
grundy_sequence_method_find_by_name (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (methods); i++)
    if (g_str_equal (methods[i]->name, name))
      return methods[i];
  return NULL;
}

gboolean
grundy_sequence_fail_at_work_limit (guint64 heap, GError **error)
{
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
               /* Translators: %u is the size of a heap. */
               _ ("The sequence of values takes too long and was stopped at heap %u: ask for smaller heaps."),
               (guint)heap);
  return FALSE;
}

gboolean
grundy_sequence_proof_init_for_code (GrundySequenceProof *proof, const GrundyCode *code)
{
  guint digits = 0;

  for (guint i = 0; i < code->n_digits; i++)
    digits |= code->digits[i];
  *proof = (GrundySequenceProof){
    .max_heaps = MAX (g_bit_storage (digits), 2) - 1,
    .reach = code->n_digits - 1,
    .least_first = 1,
  };
  return code->n_repeating == 0;
}
