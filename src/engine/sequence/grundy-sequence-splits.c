/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Games in which a heap may be split into two: octal codes, Grundy's game, and the like. The textbook marks the value
 * of each split and takes the mex, O(n) for the heap n. Here most splits of most heaps are never looked at.
 *
 * 1. Rare and common heaps (R. K. Guy and C. A. B. Smith, “The G-values of various games”, 1956; E. R. Berlekamp,
 *    J. H. Conway, R. K. Guy, “Winning Ways”, chapter 4, “sparse spaces and common cosets”; A. Gangolli and T.
 * Plambeck, “A note on periodicity in some octal games”, 1989). Heaps are divided by grundy-sparse-space.c so that a
 * split into two common heaps never has a value that would make the whole heap common. All splits with a rare part are
 * marked. If the mex g would make the heap common, it is final. If not, g is searched for among all splits; if it is
 * there, the next g is tried. Where values divide well, few heaps are rare (9 of 10^5 in Kayles), and few searches
 * fail.
 *
 *    Where the parity of heaps counts, what is taken is added to the heap first: a + b = n - k makes
 *    (a + k) + (b + k) = n + k. So all splitting digits must stand at even places, or all at odd places.
 * 2. Some common heaps are marked as well, which saves most searches: as many of each value, for what is hard to find
 * is what two frequent values do not make. How many follows what searches cost.
 * 3. “Is g = v(a) xor v(n - k - a) for some a?” is a forward compare of the values with a reversed copy of them,
 * hundreds of pairs in a few instructions (grundy-split-loops.c). It ends where it finds one. Where values do not
 * divide (0.07, Treblecross), this does the work alone: a sample of the splits is marked, and one search a heap fails.
 * 4. Marks are made for 32 heaps at once (grundy-split-marks.c; A. Flammenkamp took Grundy's game to 2^35 with rare
 * values and blocks).
 * 5. The division is made anew at powers of two.
 *
 * Rejected: to look up, for frequent values y, whether one of the first heaps of value g xor y has a partner of value
 * y. It should find g in as many steps as y is rare, but values are not spread independently, and it took longer. The
 * convolution of all values by Hadamard and Fourier transforms, O(n log^2 n) for each of as many masks as there are
 * values: more than n^2 for any n that can be reached.
 */
#include "grundy-sequence-method.h"
#include "grundy-sparse-space.h"
#include "grundy-split-marks.h"
#include "grundy-unsplit-options.h"

#include <string.h>

/* Fewer heaps are not divided. */
#define MIN_DIVIDED 64
/* Of values above this nothing is marked, for marks would take more memory than the fastest: they are searched for. */
#define MAX_STRIDE 8192
/* In cells of a byte pairs are compared about so many times faster than they are marked. */
#define COMPARES_A_MARK 16
/* Heaps are divided when at most one in so many is rare, where values are bytes. */
#define MAX_RARE_SHARE 4
/* How many pairs are compared before the rest. */
#define FIRST_LOOK 1024
/* No more than some minutes of work. */
#define MAX_WORK G_GUINT64_CONSTANT (1000000000000)
#define WORK_BETWEEN_REPORTS 1000000

enum
{
  LEAVES_TWO = 1 << 2,
  LEAVES_THREE = 1 << 3,
};

typedef struct
{
  const GrundyCode *code;
  GrundyUnsplitOptions *unsplit;
  /* How many counters are taken from a heap that is split, ascending; and whether all are even, or all are odd. */
  GArray *places; /* of guint32 */
  gboolean may_count_parity;
  gboolean parts_are_unequal;
  guint64 least_split; /* the least heap that is split */
  /* The values from the last to the first, at the end of as many cells as @values has. */
  gpointer reversed;
  guint width;
  guint64 n_allocated;
  /* Step 1. */
  gboolean is_divided;
  GrundySparseSpace space;
  /* More than any value so far: a power of two. */
  guint64 bound;
  GrundySplitMarks marks;
  /* Step 2. How many common heaps are marked, and how many should be; and since stock was taken, how many marks they
   * made, and how many pairs were compared to find what they had left out. */
  guint64 n_common;
  GArray *n_of_value; /* of guint32 */
  guint64 max_of_value;
  guint64 n_common_marks, n_compared;
  guint64 work, work_at_report;
} Splits;

static const guint8 only_split_digits[] = { LEAVES_TWO };
static const GrundyCode only_split = { .digits = (guint8 *)only_split_digits, .n_digits = 1 };

static const GrundyCode *
get_code (const GrundyHeapCode *rule)
{
  return rule->kind == GRUNDY_HEAP_CODE_BREAK ? rule->code : &only_split;
}

static gboolean
applies (const GrundyGame *game, const GrundyHeapCode *rule, guint64 last)
{
  const GrundyCode *code = get_code (rule);

  if (rule->kind != GRUNDY_HEAP_CODE_BREAK && rule->kind != GRUNDY_HEAP_CODE_UNEQUAL &&
      rule->kind != GRUNDY_HEAP_CODE_COUPLES)
    return FALSE;
  if (code->n_repeating > GRUNDY_UNSPLIT_MAX_TAIL)
    return FALSE;
  for (guint i = 0; i < code->n_digits + code->n_repeating; i++)
    if (code->digits[i] >= (i < code->n_digits ? LEAVES_THREE : LEAVES_TWO))
      return FALSE;
  return TRUE;
}

static gpointer
new_state (GrundyGame *game, const GrundyHeapCode *rule, guint64 last)
{
  const GrundyCode *code = get_code (rule);
  Splits *splits = g_new0 (Splits, 1);

  splits->code = code;
  splits->unsplit = grundy_unsplit_options_new (code);
  splits->places = g_array_new (FALSE, FALSE, sizeof (guint32));
  splits->may_count_parity = TRUE;
  for (guint32 taken = 0; taken < code->n_digits; taken++)
    if ((code->digits[taken] & LEAVES_TWO) != 0)
      {
        g_array_append_val (splits->places, taken);
        if (taken % 2 != g_array_index (splits->places, guint32, 0) % 2)
          splits->may_count_parity = FALSE;
      }
  splits->parts_are_unequal = rule->kind == GRUNDY_HEAP_CODE_UNEQUAL;
  splits->least_split = rule->kind == GRUNDY_HEAP_CODE_COUPLES ? 3 : 0;
  splits->bound = 1;
  splits->n_of_value = g_array_new (FALSE, TRUE, sizeof (guint32));
  splits->max_of_value = 1;
  grundy_split_marks_init (&splits->marks, splits->places);
  return splits;
}

static void
free_state (gpointer state)
{
  Splits *splits = state;

  grundy_unsplit_options_free (splits->unsplit);
  grundy_split_marks_clear (&splits->marks);
  g_array_unref (splits->places);
  g_array_unref (splits->n_of_value);
  g_free (splits->reversed);
  g_free (splits);
}

/* --- Steps 1, 2 and 5 --------------------------------------------------------------------------------------- */

/* What must be added to a heap before its parity is taken; there is a place. */
static inline guint64
get_shift (const Splits *splits)
{
  return g_array_index (splits->places, guint32, 0);
}

static inline gboolean
is_rare (const Splits *splits, guint64 heap, guint64 value)
{
  return grundy_sparse_space_is_rare (&splits->space, value, heap + get_shift (splits));
}

/* Small heaps cannot be marked for a whole block: others do as well. */
static gboolean
is_wanted_common (Splits *splits, guint64 heap, guint64 value)
{
  if (value >= splits->n_of_value->len)
    g_array_set_size (splits->n_of_value, value + 1);
  if (heap < GRUNDY_SPLIT_BLOCK || g_array_index (splits->n_of_value, guint32, value) >= splits->max_of_value)
    return FALSE;
  g_array_index (splits->n_of_value, guint32, value)++;
  splits->n_common++;
  return TRUE;
}

static void
consider_witness (Splits *splits, guint64 heap, guint64 value)
{
  if (heap > 0 && ((splits->is_divided && is_rare (splits, heap, value)) || is_wanted_common (splits, heap, value)))
    grundy_split_marks_add_witness (&splits->marks, heap, value);
}

static void
divide (Splits *splits, const GrundySequenceValues *values)
{
  guint64 n_rare = values->n_values;

  if (splits->bound <= MAX_STRIDE)
    n_rare = grundy_sparse_space_choose (&splits->space, values, get_shift (splits), splits->may_count_parity);
  splits->is_divided = n_rare < values->n_values * values->width / MAX_RARE_SHARE;
}

/* Lets marking common heaps cost about as much as searching for what it leaves out. Returns: whether something changed
 */
static gboolean
adjust_max_of_value (Splits *splits, const GrundySequenceValues *values)
{
  guint64 n_compared = splits->n_compared * values->width / COMPARES_A_MARK;
  guint64 max_of_value = splits->max_of_value;

  if (n_compared > 2 * splits->n_common_marks)
    splits->max_of_value *= 2;
  else if (n_compared < splits->n_common_marks / 4)
    splits->max_of_value = MAX (splits->max_of_value / 2, 1);
  splits->n_common_marks = splits->n_compared = 0;
  return splits->max_of_value != max_of_value;
}

static void
collect_witnesses (Splits *splits, const GrundySequenceValues *values)
{
  splits->n_common = 0;
  g_array_set_size (splits->n_of_value, 0);
  g_array_set_size (splits->marks.witnesses, 0);
  for (guint64 heap = 1; heap < values->n_values; heap++)
    consider_witness (splits, heap, grundy_sequence_values_get (values, heap));
}

/* Divides heaps at powers of two, and takes stock in quarters between them. */
static void
take_stock (Splits *splits, const GrundySequenceValues *values)
{
  guint64 n = values->n_values;
  guint64 power = G_GUINT64_CONSTANT (1) << (g_bit_storage (n) - 1);
  gboolean is_new;

  if (splits->places->len == 0 || n < MIN_DIVIDED || n % (power / 4) != 0)
    return;
  if (n == power)
    divide (splits, values);
  is_new = adjust_max_of_value (splits, values) || n == power;
  if (is_new)
    collect_witnesses (splits, values);
}

/* --- Step 3 ------------------------------------------------------------------------------------------------- */

static inline void
write_reversed (Splits *splits, const GrundySequenceValues *values, guint64 heap)
{
  guint64 place = splits->n_allocated - 1 - heap;

  switch (splits->width)
    {
    case 1:
      ((guint8 *)splits->reversed)[place] = ((const guint8 *)values->cells)[heap];
      break;
    case 2:
      ((guint16 *)splits->reversed)[place] = ((const guint16 *)values->cells)[heap];
      break;
    default:
      ((guint32 *)splits->reversed)[place] = ((const guint32 *)values->cells)[heap];
      break;
    }
}

/* Makes the reversed copy anew where the cells have moved. */
static void
follow_cells (Splits *splits, const GrundySequenceValues *values)
{
  if (splits->n_allocated == values->n_allocated && splits->width == values->width)
    return;
  g_free (splits->reversed);
  splits->n_allocated = values->n_allocated;
  splits->width = values->width;
  splits->reversed = g_malloc_n (splits->n_allocated, splits->width);
  for (guint64 heap = 0; heap < values->n_values; heap++)
    write_reversed (splits, values, heap);
}

/* Whether a split of the next heap has the value, whose smaller part is one of @from + 1 to @to. */
static gboolean
has_split_between (Splits *splits, const GrundySequenceValues *values, guint64 value, gsize from, gsize to)
{
  guint64 heap = values->n_values;

  for (guint i = 0; i < splits->places->len; i++)
    {
      guint64 taken = g_array_index (splits->places, guint32, i);
      gsize n_pairs, n_compared;

      if (heap < taken + 2)
        break;
      n_pairs = MIN ((heap - taken - splits->parts_are_unequal) / 2, to);
      if (n_pairs <= from)
        continue;
      splits->work += (n_pairs - from) * values->width / COMPARES_A_MARK;
      n_compared = grundy_split_loops_find (values->width, (const guint8 *)values->cells + (1 + from) * values->width,
                                            (const guint8 *)splits->reversed +
                                                (splits->n_allocated - (heap - taken) + from) * values->width,
                                            n_pairs - from, value);
      splits->n_compared += n_compared;
      if (n_compared > 0)
        return TRUE;
    }
  return FALSE;
}

/* Whether a split of the next heap has the value. Where several numbers of counters may be taken, it often is easy to
 * find for one, and not there for another: all are tried a little first. */
static gboolean
has_split (Splits *splits, const GrundySequenceValues *values, guint64 value)
{
  return has_split_between (splits, values, value, 0, FIRST_LOOK) ||
         has_split_between (splits, values, value, FIRST_LOOK, G_MAXSIZE);
}

/* --- Heap by heap ------------------------------------------------------------------------------------------- */

/* Whether a split would have been marked if it had the value. */
static inline gboolean
is_marked_if_split (const Splits *splits, guint64 heap, guint64 value)
{
  if (value >= splits->bound)
    return TRUE;
  if (splits->parts_are_unequal && value == 0)
    return FALSE;
  return splits->is_divided && splits->marks.stride > 0 && !is_rare (splits, heap, value);
}

static guint64
find_unsplit_mex (const Splits *splits, guint64 from)
{
  while (grundy_unsplit_options_has (splits->unsplit, from))
    from++;
  return from;
}

/* The value of the next heap. */
static guint64
find_value (Splits *splits, const GrundySequenceValues *values)
{
  guint64 heap = values->n_values;
  guint64 value = find_unsplit_mex (splits, grundy_unsplit_options_get_gap (splits->unsplit));
  guint8 *row;

  if (splits->places->len == 0 || heap < splits->least_split)
    return value;

  row = grundy_split_marks_finish_row (&splits->marks, values);
  /* It may be the mark of equal parts. */
  if (splits->parts_are_unequal && splits->marks.stride > 0)
    row[0] = 0;
  while ((value < splits->marks.stride && row[value] != 0) ||
         (!is_marked_if_split (splits, heap, value) && has_split (splits, values, value)))
    value = find_unsplit_mex (splits, value + 1);
  return value;
}

static gsize
choose_stride (const Splits *splits, const GrundySequenceValues *values)
{
  if (splits->places->len == 0 || splits->bound > MAX_STRIDE)
    return 0;
  return values->width == 1 ? 256 : splits->bound;
}

/* Step 4. A block ends before its time when a value is too large for its rows. */
static gboolean
extend_by_block (Splits *splits, GrundySequenceValues *values, guint64 end, const GrundyProgress *progress,
                 GError **error)
{
  guint64 n_heaps = MIN (end - values->n_values, GRUNDY_SPLIT_BLOCK - values->n_values % GRUNDY_SPLIT_BLOCK);
  guint64 block_end = values->n_values + n_heaps;
  guint64 bound = splits->bound;

  follow_cells (splits, values);
  grundy_split_marks_set_stride (&splits->marks, choose_stride (splits, values));
  grundy_split_marks_begin_block (&splits->marks, values, n_heaps);
  splits->n_common_marks += n_heaps * splits->places->len * splits->n_common;
  splits->work += n_heaps * (1 + splits->places->len * splits->marks.witnesses->len);
  while (values->n_values < block_end && splits->bound == bound)
    {
      guint64 heap = values->n_values, value;

      grundy_unsplit_options_begin (splits->unsplit, values);
      value = find_value (splits, values);
      grundy_sequence_values_append (values, value);
      if (splits->places->len > 0)
        consider_witness (splits, heap, value);
      while (value >= splits->bound)
        splits->bound *= 2;
      follow_cells (splits, values);
      write_reversed (splits, values, heap);
      if (splits->work - splits->work_at_report > WORK_BETWEEN_REPORTS)
        {
          splits->work_at_report = splits->work;
          if (!grundy_progress_report (progress, values->n_values, 0, error))
            return FALSE;
        }
    }
  return TRUE;
}

static gboolean
extend (gpointer state, GrundySequenceValues *values, guint64 end, const GrundyProgress *progress, GError **error)
{
  Splits *splits = state;

  while (values->n_values < end)
    {
      if (splits->work > MAX_WORK)
        return grundy_sequence_fail_at_work_limit (values->n_values, error);
      take_stock (splits, values);
      if (!extend_by_block (splits, values, end, progress, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
get_proof (gpointer state, GrundySequenceProof *proof)
{
  const Splits *splits = state;

  /* Not for games that look at more of a heap than its code. */
  return splits->code != &only_split && grundy_sequence_proof_init_for_code (proof, splits->code);
}

const GrundySequenceMethod grundy_sequence_method_splits = {
  .name = "splits",
  .reason = "games in which a heap may be split into two: heaps are rare or common, and two common ones make no value "
            "that is common, so that few splits have to be looked at",
  .growth = 2,
  .max_search = 1 << 20,
  .applies = applies,
  .new_state = new_state,
  .free_state = free_state,
  .extend = extend,
  .get_proof = get_proof,
};
