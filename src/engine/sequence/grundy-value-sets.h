/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-macros.h"

G_BEGIN_DECLS

/**
 * GrundyValueSets:
 * @n_words: words of 64 bits in each set: a power of two
 * @n_sets: how many sets there are
 * @words: the sets, one after another; bit b of word i is for the value 64 i + b
 *
 * Sets of values, a bit each (private to the engine). With n_words a power of two, the nim-sum of two values that fit
 * into a set fits, too.
 */
typedef struct
{
  gsize n_words;
  gsize n_sets;
  guint64 *words;
} GrundyValueSets;

#define GRUNDY_VALUE_SETS_INIT                                                                                         \
  {                                                                                                                    \
    .n_words = 1                                                                                                       \
  }

void grundy_value_sets_clear (GrundyValueSets *sets);
/* Makes room for sets; new ones are empty. */
void grundy_value_sets_set_size (GrundyValueSets *sets, gsize n_sets);
/* Makes the sets wider, at most by so much that they have @n_words words. */
void grundy_value_sets_widen (GrundyValueSets *sets, gsize n_words);

static inline guint64 *
grundy_value_sets_get (const GrundyValueSets *sets, gsize i)
{
  return sets->words + i * sets->n_words;
}

/* The functions below are about one set of @n_words words. */

void grundy_value_set_add (guint64 *set, gsize n_words, const guint64 *other);
/* Adds x xor @value for each x of the other set. */
void grundy_value_set_add_shifted (guint64 *set, gsize n_words, const guint64 *other, guint64 value);

static inline gboolean
grundy_value_set_has (const guint64 *set, gsize n_words, guint64 value)
{
  return value / 64 < n_words && (set[value / 64] >> (value % 64) & 1) != 0;
}

static inline void
grundy_value_set_add_value (guint64 *set, guint64 value)
{
  set[value / 64] |= G_GUINT64_CONSTANT (1) << (value % 64);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (GrundyValueSets, grundy_value_sets_clear)

G_END_DECLS
