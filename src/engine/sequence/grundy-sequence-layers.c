/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Taking one of many numbers, the same for every heap. Heaps are bits, 64 of them a word; the set S is a row of bits,
 * too.
 *
 * 1. For each value v there is a row of bits: whether a heap has an option that is worth v.
 * 2. The heaps of a word are settled layer by layer: in layer v, heaps that are not settled yet and have no option
 * worth v are worth v. They are taken from the smallest on, for each may be an option of those behind it.
 * 3. When a heap n is found to be worth v, then S moved by n is added to the row of v: some words of 64 bits.
 *
 * A heap takes max(S) / 64 steps of step 3, where the textbook marks |S| values; so S has to be dense. Only the part of
 * a row is kept that is not settled yet: max(S) bits, or all where S is infinite (primes, squares and ranges together).
 *
 * Rejected: S moved by 0 to 63 bits and kept, which needs 64 times the memory of S and is no faster, because two more
 * shifts cost less than the cache; rows of which each option is asked for (“has n - s the value v?”), which is
 * faster only where there are few numbers, and there masks are as good.
 */
#include "grundy-sequence-method.h"

#include <string.h>

/* Sets with fewer numbers are better served by masks. */
#define MIN_AMOUNTS 24
/* Words by which rows move on at a time */
#define BLOCK 256
/* Rows of an infinite set are as long as the sequence. */
#define MAX_LAST_OF_INFINITE (1u << 24)
/* Words between reports */
#define WORK_BETWEEN_REPORTS (1u << 22)

/* Two words at once: every processor with 64 bits can do that. */
typedef guint64 Pair __attribute__ ((vector_size (16), aligned (8), may_alias));

typedef struct
{
  guint64 reach;     /* of a finite set; 0 otherwise */
  guint64 *set;      /* bit s: s is in S; a word of zeros stands before set[0] */
  guint64 n_words;   /* of the set, even; and one behind it for what is moved out */
  guint64 max_words; /* of all heaps that may be asked for */
  guint64 base;      /* which word of heaps the first word of a row is */
  guint64 row_size;  /* words of a row */
  GPtrArray *rows;   /* of guint64 *, by value */
} Layers;

static gboolean
applies (const GrundyGame *game, const GrundyHeapCode *code, guint64 last)
{
  guint64 n_words, largest, n_amounts;

  if (code->kind != GRUNDY_HEAP_CODE_TAKE || !grundy_take_amounts_are_fixed (code->amounts))
    return FALSE;
  largest = grundy_take_amounts_get_largest (code->amounts);
  if (largest == 0 && last > MAX_LAST_OF_INFINITE)
    return FALSE;
  largest = largest == 0 ? last : MIN (largest, last);
  n_words = largest / 64 + 1;
  n_amounts = grundy_take_amounts_count (code->amounts, largest, MAX (MIN_AMOUNTS, 2 * n_words + 1));
  return n_amounts >= MIN_AMOUNTS && n_amounts > 2 * n_words;
}

static gboolean
add_amount (guint64 amount, gpointer user_data)
{
  guint64 *set = user_data;

  set[amount / 64] |= G_GUINT64_CONSTANT (1) << amount % 64;
  return TRUE;
}

static gpointer
new_state (GrundyGame *game, const GrundyHeapCode *code, guint64 last)
{
  Layers *layers = g_new0 (Layers, 1);
  guint64 largest;

  layers->reach = grundy_take_amounts_get_largest (code->amounts);
  largest = layers->reach == 0 ? last : MIN (layers->reach, last);
  layers->n_words = (largest / 64 + 2) / 2 * 2;
  layers->set = g_new0 (guint64, layers->n_words + 2);
  grundy_take_amounts_foreach (code->amounts, largest, add_amount, layers->set + 1);
  layers->max_words = last / 64 + 1;
  layers->row_size = layers->n_words + 1 + MIN (BLOCK, layers->max_words);
  layers->rows = g_ptr_array_new_with_free_func (g_free);
  return layers;
}

static void
free_state (gpointer state)
{
  Layers *layers = state;

  g_free (layers->set);
  g_ptr_array_unref (layers->rows);
  g_free (layers);
}

static guint64 *
get_row (Layers *layers, guint64 value)
{
  while (layers->rows->len <= value)
    g_ptr_array_add (layers->rows, g_new0 (guint64, layers->row_size));
  return g_ptr_array_index (layers->rows, value);
}

/* Step 3: adds the first @n_words words of the set, an even number, moved by @shift bits, to the words from @row on. */
static void
add_set (const Layers *layers, guint64 *row, guint64 n_words, guint shift)
{
  const guint64 *set = layers->set + 1;
  const guint back = 63 - shift;

  for (guint64 i = 0; i < n_words; i += 2)
    {
      Pair here = *(const Pair *)(set + i);
      Pair before = *(const Pair *)(set + i - 1);

      *(Pair *)(row + i) |= here << shift | before >> 1 >> back;
    }
  row[n_words] |= set[n_words - 1] >> 1 >> back;
}

/* Step 2: settles the heaps of the word @word that are set in @open. */
static void
settle (Layers *layers, guint64 word, guint64 open, guint32 *found)
{
  guint64 n_words = MIN (layers->n_words, (layers->max_words - word + 1) / 2 * 2);

  for (guint64 value = 0; open != 0; value++)
    {
      guint64 *row = get_row (layers, value) + (word - layers->base);

      for (guint64 least = open & ~*row; least != 0; least &= least - 1, least &= ~*row)
        {
          guint i = (guint)__builtin_ctzll (least);

          found[i] = value;
          open &= ~(G_GUINT64_CONSTANT (1) << i);
          add_set (layers, row, n_words, i);
        }
    }
}

/* Drops the words before @word from all rows. */
static void
move_rows (Layers *layers, guint64 word)
{
  guint64 n_gone = word - layers->base;

  for (guint64 value = 0; value < layers->rows->len; value++)
    {
      guint64 *row = g_ptr_array_index (layers->rows, value);

      memmove (row, row + n_gone, (layers->row_size - n_gone) * sizeof *row);
      memset (row + layers->row_size - n_gone, 0, n_gone * sizeof *row);
    }
  layers->base = word;
}

/* The values up to the end of a word, or to @end */
static void
append_word (Layers *layers, GrundySequenceValues *values, guint64 end)
{
  guint64 word = values->n_values / 64;
  guint first = values->n_values % 64;
  guint stop = MIN (end - word * 64, 64);
  guint64 open = G_MAXUINT64 << first;
  guint32 found[64];

  if (stop < 64)
    open &= (G_GUINT64_CONSTANT (1) << stop) - 1;
  if (word - layers->base + layers->n_words + 1 > layers->row_size)
    move_rows (layers, word);
  settle (layers, word, open, found);
  for (guint i = first; i < stop; i++)
    grundy_sequence_values_append (values, found[i]);
}

static gboolean
extend (gpointer state, GrundySequenceValues *values, guint64 end, const GrundyProgress *progress, GError **error)
{
  Layers *layers = state;
  guint64 work = 0;

  while (values->n_values < end)
    {
      append_word (layers, values, end);
      work += 64 * layers->n_words;
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
  const Layers *layers = state;

  *proof = (GrundySequenceProof){ .max_heaps = 1, .reach = layers->reach };
  return layers->reach != 0;
}

const GrundySequenceMethod grundy_sequence_method_layers = {
  .name = "layers",
  .reason = "one of many numbers is taken: 64 heaps are settled at once, value by value",
  .growth = 1,
  .max_search = GRUNDY_SEQUENCE_MAX_HEAP,
  .applies = applies,
  .new_state = new_state,
  .free_state = free_state,
  .extend = extend,
  .get_proof = get_proof,
};
