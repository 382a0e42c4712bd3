/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-value-sets.h"

#include <string.h>

void
grundy_value_sets_clear (GrundyValueSets *sets)
{
  g_clear_pointer (&sets->words, g_free);
  sets->n_sets = 0;
}

void
grundy_value_sets_set_size (GrundyValueSets *sets, gsize n_sets)
{
  if (n_sets <= sets->n_sets)
    return;

  sets->words = g_realloc_n (sets->words, n_sets * sets->n_words, sizeof *sets->words);
  memset (grundy_value_sets_get (sets, sets->n_sets), 0, (n_sets - sets->n_sets) * sets->n_words * sizeof *sets->words);
  sets->n_sets = n_sets;
}

void
grundy_value_sets_widen (GrundyValueSets *sets, gsize n_words)
{
  GrundyValueSets wider = { .n_words = n_words };

  g_assert (n_words >= sets->n_words);

  grundy_value_sets_set_size (&wider, sets->n_sets);
  for (gsize i = 0; i < sets->n_sets; i++)
    memcpy (grundy_value_sets_get (&wider, i), grundy_value_sets_get (sets, i), sets->n_words * sizeof *sets->words);
  g_free (sets->words);
  *sets = wider;
}

void
grundy_value_set_add (guint64 *set, gsize n_words, const guint64 *other)
{
  for (gsize i = 0; i < n_words; i++)
    set[i] |= other[i];
}

/* Moves each bit b of the word to b xor @value, below 64: a swap of halves, quarters, ... for each bit of the value. */
static inline guint64
shift_word (guint64 word, guint value)
{
  static const guint64 masks[] = {
    G_GUINT64_CONSTANT (0x5555555555555555), G_GUINT64_CONSTANT (0x3333333333333333),
    G_GUINT64_CONSTANT (0x0f0f0f0f0f0f0f0f), G_GUINT64_CONSTANT (0x00ff00ff00ff00ff),
    G_GUINT64_CONSTANT (0x0000ffff0000ffff), G_GUINT64_CONSTANT (0x00000000ffffffff),
  };

  for (guint i = 0; i < G_N_ELEMENTS (masks); i++)
    if ((value >> i & 1) != 0)
      word = (word & masks[i]) << (1 << i) | (word >> (1 << i) & masks[i]);
  return word;
}

void
grundy_value_set_add_shifted (guint64 *set, gsize n_words, const guint64 *other, guint64 value)
{
  for (gsize i = 0; i < n_words; i++)
    set[i ^ value / 64] |= shift_word (other[i], value % 64);
}
