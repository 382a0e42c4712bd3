/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Games in which a heap may be split into two: octal codes, Grundy's game, and the like. The textbook marks the value
 * of each split and takes the mex, O(n) for the heap n. Here most splits of most heaps are never looked at.
 *
 * 1. Rare and common heaps (R. K. Guy and C. A. B. Smith, “The G-values of various games”, 1956; E. R. Berlekamp,
 *    J. H. Conway, R. K. Guy, “Winning Ways”, chapter 4, “sparse spaces and common cosets”; A. Gangolli and
 *    T. Plambeck, “A note on periodicity in some octal games”, 1989). Heaps are divided so that a split into two
 *    common heaps never has a value that would make the whole heap common (grundy-split-division.c). All splits with
 *    a rare part are marked. If the mex g would make the heap common, it is final. If not, g is searched for among
 *    all splits (3.); if it is there, the next g is tried. Where values divide well, few heaps are rare (9 of 10^5 in
 *    Kayles), and few searches fail.
 * 2. Some common heaps are marked as well, which saves most searches.
 * 3. A search is a forward compare of the values with a reversed copy of them, hundreds of pairs in a few
 *    instructions (grundy-split-search.c). It ends where it finds g. Where values do not divide (0.07), it does the
 *    work alone: a sample of the splits is marked, and one search a heap fails.
 * 4. Marks are made for 32 heaps at once (grundy-split-marks.c; A. Flammenkamp took Grundy's game to 2^35 with rare
 *    values and blocks).
 * 5. The division is made anew at powers of two.
 *
 * Rejected: the convolution of all values by Hadamard and Fourier transforms, O(n log^2 n) for each of as many masks
 * as there are values, which is more than n^2 for any n that can be reached.
 */
#include "grundy-sequence-method.h"
#include "grundy-split-division.h"
#include "grundy-split-marks.h"
#include "grundy-split-search.h"
#include "grundy-unsplit-options.h"

#include <string.h>

/* Fewer heaps are not divided; and the division for so many does for more. */
#define MIN_DIVIDED 64
#define MAX_DIVIDED (1 << 24)
/* Of values above this nothing is marked, for marks would take more memory than the fastest: they are searched for. */
#define MAX_STRIDE 8192
/* In cells of a byte pairs are compared about so many times faster than they are marked. */
#define COMPARES_A_MARK 16
/* No more than some minutes of work. */
#define MAX_WORK G_GUINT64_CONSTANT (1000000000000)
#define WORK_BETWEEN_REPORTS 1000000

typedef struct
{
  const GrundyCode *code;
  GrundyUnsplitOptions *unsplit;
  GArray *places;      /* of guint32: how many counters are taken from a heap that is split, ascending */
  guint64 least_split; /* the least heap that is split */
  GrundySplitDivision division;
  GrundySplitMarks marks;
  GrundySplitSearch search;
  /* More than any value so far: a power of two. */
  guint64 bound;
  /* Marks of witnesses, and of common ones since stock was taken */
  guint64 n_marks, n_common_marks;
  guint64 work_at_report;
} Splits;

static const guint8 only_split_digits[] = { GRUNDY_CODE_LEAVES_TWO };
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
    if (code->digits[i] >= (i < code->n_digits ? GRUNDY_CODE_LEAVES_THREE : GRUNDY_CODE_LEAVES_TWO))
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
  for (guint32 taken = 0; taken < code->n_digits; taken++)
    if ((code->digits[taken] & GRUNDY_CODE_LEAVES_TWO) != 0)
      g_array_append_val (splits->places, taken);
  splits->least_split = rule->kind == GRUNDY_HEAP_CODE_COUPLES ? 3 : 0;
  splits->bound = 1;
  grundy_split_marks_init (&splits->marks, splits->places);
  grundy_split_search_init (&splits->search, splits->places, rule->kind == GRUNDY_HEAP_CODE_UNEQUAL);
  if (splits->places->len > 0)
    grundy_split_division_init (&splits->division, &splits->marks);
  return splits;
}

static void
free_state (gpointer state)
{
  Splits *splits = state;

  grundy_unsplit_options_free (splits->unsplit);
  grundy_split_division_clear (&splits->division);
  grundy_split_marks_clear (&splits->marks);
  grundy_split_search_clear (&splits->search);
  g_array_unref (splits->places);
  g_free (splits);
}

/* --- One heap ----------------------------------------------------------------------------------------------- */

static guint64
find_unsplit_mex (const Splits *splits)
{
  guint64 value = grundy_unsplit_options_get_gap (splits->unsplit);

  while (grundy_unsplit_options_has (splits->unsplit, value))
    value++;
  return value;
}

/* The first value from @value on that is not marked in the row. Eight marks at once: where the first one ends is
 * nothing that a processor could foresee. */
static inline guint64
skip_marked (const guint8 *row, gsize stride, guint64 value)
{
  for (; value + 8 <= stride; value += 8)
    {
      guint64 unmarked;

      memcpy (&unmarked, row + value, sizeof unmarked);
      unmarked = GUINT64_FROM_LE (unmarked) ^ G_GUINT64_CONSTANT (0x0101010101010101);
      if (unmarked != 0)
        return value + __builtin_ctzll (unmarked) / 8;
    }
  while (value < stride && row[value] != 0)
    value++;
  return value;
}

/* Whether a split of the heap has the value, which is not marked. */
static gboolean
has_unmarked_split (Splits *splits, const GrundySequenceValues *values, guint64 heap, guint64 value)
{
  gboolean is_marked = splits->marks.stride > 0 && !(splits->search.parts_are_unequal && value == 0);

  if (value >= splits->bound || (is_marked && grundy_split_division_is_complete (&splits->division, heap, value)))
    return FALSE;
  return grundy_split_search_find (&splits->search, values, value);
}

/* Steps 1 to 3: the value of the next heap. */
static guint64
find_value (Splits *splits, const GrundySequenceValues *values)
{
  guint64 heap = values->n_values, value;
  guint8 *row;

  if (splits->places->len == 0 || heap < splits->least_split)
    return find_unsplit_mex (splits);

  row = grundy_split_marks_finish_row (&splits->marks, values);
  /* It may be the mark of equal parts. */
  if (splits->search.parts_are_unequal && splits->marks.stride > 0)
    row[0] = 0;
  for (value = grundy_unsplit_options_get_gap (splits->unsplit);; value++)
    {
      value = skip_marked (row, splits->marks.stride, value);
      if (!grundy_unsplit_options_has (splits->unsplit, value) && !has_unmarked_split (splits, values, heap, value))
        return value;
    }
}

static void
append_value (Splits *splits, GrundySequenceValues *values)
{
  guint64 heap = values->n_values, value;

  grundy_unsplit_options_begin (splits->unsplit, values);
  value = find_value (splits, values);
  grundy_sequence_values_append (values, value);
  while (value >= splits->bound)
    splits->bound *= 2;
  if (splits->places->len == 0)
    return;
  grundy_split_division_add (&splits->division, heap, value);
  grundy_split_search_follow (&splits->search, values);
}

/* --- Many heaps --------------------------------------------------------------------------------------------- */

/* Step 5; and in quarters between powers of two the cost of marks and searches is looked at. */
static void
take_stock (Splits *splits, const GrundySequenceValues *values)
{
  guint64 n = values->n_values;
  guint64 power = G_GUINT64_CONSTANT (1) << (g_bit_storage (n) - 1);

  if (splits->places->len == 0 || n < MIN_DIVIDED || n > MAX_DIVIDED || n % (power / 4) != 0)
    return;
  if (n == power)
    grundy_split_division_redo (&splits->division, values, splits->bound <= MAX_STRIDE);
  grundy_split_division_adjust (&splits->division, values, splits->n_common_marks,
                                splits->search.n_compared * values->width / COMPARES_A_MARK);
  splits->n_common_marks = splits->search.n_compared = 0;
}

static gsize
choose_stride (const Splits *splits, const GrundySequenceValues *values)
{
  if (splits->places->len == 0 || splits->bound > MAX_STRIDE)
    return 0;
  return values->width == 1 ? 256 : splits->bound;
}

static gboolean
report (Splits *splits, const GrundySequenceValues *values, const GrundyProgress *progress, GError **error)
{
  guint64 work = values->n_values + splits->n_marks + splits->search.n_looks * values->width / COMPARES_A_MARK;

  if (work > MAX_WORK)
    return grundy_sequence_fail_at_work_limit (values->n_values, error);
  if (work - splits->work_at_report < WORK_BETWEEN_REPORTS)
    return TRUE;
  splits->work_at_report = work;
  return grundy_progress_report (progress, values->n_values, 0, error);
}

/* Step 4. A block ends before its time when a value is too large for its rows. */
static gboolean
extend_by_block (Splits *splits, GrundySequenceValues *values, guint64 end, const GrundyProgress *progress,
                 GError **error)
{
  guint64 n_heaps = MIN (end - values->n_values, GRUNDY_SPLIT_BLOCK - values->n_values % GRUNDY_SPLIT_BLOCK);
  guint64 block_end = values->n_values + n_heaps;
  guint64 bound = splits->bound;

  grundy_split_marks_set_stride (&splits->marks, choose_stride (splits, values));
  grundy_split_marks_begin_block (&splits->marks, values, n_heaps);
  splits->n_marks += n_heaps * splits->places->len * splits->marks.witnesses->len;
  splits->n_common_marks += n_heaps * splits->places->len * splits->division.n_common;
  while (values->n_values < block_end && splits->bound == bound)
    {
      append_value (splits, values);
      if (!report (splits, values, progress, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
extend (gpointer state, GrundySequenceValues *values, guint64 end, const GrundyProgress *progress, GError **error)
{
  Splits *splits = state;

  /* The cells may have moved since the last time. */
  if (values->n_values > 0 && splits->places->len > 0)
    grundy_split_search_follow (&splits->search, values);
  while (values->n_values < end)
    {
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
