/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Take-and-break codes for which others will not do: digits of 8 and more, which leave three heaps, and repeating tails
 * that split heaps. Rare and common heaps do not help there: three common parts have a common value, and a tail has
 * splits at all places.
 *
 * 1. P(m), the set of v(a) xor v(b) over a + b = m, is made once for each m, in m/2 steps.
 * 2. T(m), that of v(a) xor v(b) xor v(c) over a + b + c = m, is the union over c of P(m - c), each value xor v(c).
 *    For each value w of v(c) the sets P(m - c) are united first, and then shifted by w once: a few steps for each c.
 *    So three heaps cost as much as two, and O(n^2) in all instead of O(n^3).
 * 3. The options of n are P(n - k) and T(n - k) for the digits' places k. For a tail of t digits the P(m) are united
 *    for each class of m modulo t as n rises, and so are the T(m).
 *
 * A set has a bit for each value. Finite codes have periods by the theorem of Guy and Smith, q = 3 where three heaps
 * are left.
 */
#include "grundy-sequence-method.h"
#include "grundy-unsplit-options.h"
#include "grundy-value-sets.h"

#include <string.h>

/* Larger values need too much memory: a set for each value, 16384 * 16384 bits. */
#define MAX_WORDS 256
#define MAX_BYTES (G_GUINT64_CONSTANT (1) << 30)
#define MAX_WORK G_GUINT64_CONSTANT (20000000000)
#define WORK_BETWEEN_REPORTS 10000000

/* The sets for two heaps or for three. */
typedef struct
{
  guint digit_bit;
  gboolean is_needed;
  /* Steps 1 and 2: those of the last sums, or of all; the sum m has the set m modulo their number. */
  GrundyValueSets of_sums;
  gboolean keeps_all;
  /* Step 3 */
  GrundyValueSets of_classes;
} SplitSets;

typedef struct
{
  const GrundyCode *code;
  GrundyUnsplitOptions *unsplit;
  SplitSets pairs, triples;
  /* Step 2: for each w the union of P(m - c), and for which m that is. */
  GrundyValueSets of_parts;
  GArray *sums_of_parts; /* of guint64 */
  GArray *distinct;      /* of guint32 */
  GArray *marks;         /* of guint8, all 0 between two uses */
  GrundyValueSets options;
  gsize n_words;
  guint64 work, work_at_report;
} Sets;

static gboolean
has_digit (const GrundyCode *code, guint bit)
{
  for (guint i = 0; i < code->n_digits + code->n_repeating; i++)
    if ((code->digits[i] & bit) != 0)
      return TRUE;
  return FALSE;
}

static gboolean
applies (const GrundyGame *game, const GrundyHeapCode *rule, guint64 last)
{
  return rule->kind == GRUNDY_HEAP_CODE_BREAK && rule->code->n_repeating <= GRUNDY_UNSPLIT_MAX_TAIL;
}

static void
init_split_sets (SplitSets *splits, const GrundyCode *code, guint digit_bit)
{
  splits->digit_bit = digit_bit;
  splits->is_needed = has_digit (code, digit_bit);
  splits->of_sums = splits->of_classes = (GrundyValueSets)GRUNDY_VALUE_SETS_INIT;
  grundy_value_sets_set_size (&splits->of_sums, code->n_digits + 1);
  grundy_value_sets_set_size (&splits->of_classes, code->n_repeating);
}

static gpointer
new_state (GrundyGame *game, const GrundyHeapCode *rule, guint64 last)
{
  Sets *sets = g_new0 (Sets, 1);

  sets->code = rule->code;
  sets->unsplit = grundy_unsplit_options_new (rule->code);
  init_split_sets (&sets->pairs, rule->code, GRUNDY_CODE_LEAVES_TWO);
  init_split_sets (&sets->triples, rule->code, GRUNDY_CODE_LEAVES_THREE);
  sets->pairs.keeps_all = sets->triples.is_needed;
  sets->of_parts = sets->options = (GrundyValueSets)GRUNDY_VALUE_SETS_INIT;
  sets->sums_of_parts = g_array_new (FALSE, TRUE, sizeof (guint64));
  sets->distinct = g_array_new (FALSE, FALSE, sizeof (guint32));
  sets->marks = g_array_new (FALSE, TRUE, sizeof (guint8));
  grundy_value_sets_set_size (&sets->options, 1);
  sets->n_words = 1;
  return sets;
}

static void
free_state (gpointer state)
{
  Sets *sets = state;

  grundy_unsplit_options_free (sets->unsplit);
  grundy_value_sets_clear (&sets->pairs.of_sums);
  grundy_value_sets_clear (&sets->pairs.of_classes);
  grundy_value_sets_clear (&sets->triples.of_sums);
  grundy_value_sets_clear (&sets->triples.of_classes);
  grundy_value_sets_clear (&sets->of_parts);
  grundy_value_sets_clear (&sets->options);
  g_array_unref (sets->sums_of_parts);
  g_array_unref (sets->distinct);
  g_array_unref (sets->marks);
  g_free (sets);
}

/* --- Room --------------------------------------------------------------------------------------------------- */

/* Makes all sets wide enough for @value. Returns: whether there is memory for it */
static gboolean
widen (Sets *sets, guint64 value)
{
  while (value >= 64 * sets->n_words)
    sets->n_words *= 2;
  if (sets->n_words == sets->pairs.of_sums.n_words)
    return TRUE;
  if (sets->n_words > MAX_WORDS)
    return FALSE;
  grundy_value_sets_widen (&sets->pairs.of_sums, sets->n_words);
  grundy_value_sets_widen (&sets->pairs.of_classes, sets->n_words);
  grundy_value_sets_widen (&sets->triples.of_sums, sets->n_words);
  grundy_value_sets_widen (&sets->triples.of_classes, sets->n_words);
  grundy_value_sets_widen (&sets->of_parts, sets->n_words);
  grundy_value_sets_widen (&sets->options, sets->n_words);
  return TRUE;
}

/* Makes room for the sets of the sum @sum. Returns: whether there is memory for it */
static gboolean
reserve (Sets *sets, guint64 sum)
{
  GrundyValueSets *of_sums = &sets->pairs.of_sums;

  if (sets->pairs.keeps_all && sum >= of_sums->n_sets)
    grundy_value_sets_set_size (of_sums, 2 * (sum + 1));
  if (sets->triples.is_needed)
    grundy_value_sets_set_size (&sets->of_parts, 64 * sets->n_words);
  g_array_set_size (sets->sums_of_parts, 64 * sets->n_words);
  g_array_set_size (sets->marks, 64 * sets->n_words);
  return of_sums->n_sets * of_sums->n_words * sizeof (guint64) <= MAX_BYTES;
}

static guint64 *
get_set (const SplitSets *splits, guint64 sum)
{
  return grundy_value_sets_get (&splits->of_sums, sum % splits->of_sums.n_sets);
}

static guint64 *
begin_set (const Sets *sets, const SplitSets *splits, guint64 sum)
{
  return memset (get_set (splits, sum), 0, sets->n_words * sizeof (guint64));
}

/* --- Steps 1 and 2 ------------------------------------------------------------------------------------------ */

static void
find_pairs (Sets *sets, const GrundySequenceValues *values, guint64 sum)
{
  guint64 *set = begin_set (sets, &sets->pairs, sum);
  guint8 *marks = (guint8 *)sets->marks->data;

  for (guint64 part = 1; 2 * part <= sum; part++)
    marks[grundy_sequence_values_get (values, part) ^ grundy_sequence_values_get (values, sum - part)] = 1;
  for (guint64 value = 0; value < sets->marks->len; value++)
    {
      if (marks[value] != 0)
        grundy_value_set_add_value (set, value);
      marks[value] = 0;
    }
  sets->work += sum / 2 + sets->marks->len;
}

static void
find_triples (Sets *sets, const GrundySequenceValues *values, guint64 sum)
{
  guint64 *set = begin_set (sets, &sets->triples, sum);
  guint64 *sums_of_parts = (guint64 *)(void *)sets->sums_of_parts->data;

  g_array_set_size (sets->distinct, 0);
  for (guint64 part = 1; part + 2 <= sum; part++)
    {
      guint32 value = grundy_sequence_values_get (values, part);
      guint64 *united = grundy_value_sets_get (&sets->of_parts, value);

      if (sums_of_parts[value] != sum)
        {
          sums_of_parts[value] = sum;
          memset (united, 0, sets->n_words * sizeof *united);
          g_array_append_val (sets->distinct, value);
        }
      grundy_value_set_add (united, sets->n_words, get_set (&sets->pairs, sum - part));
    }
  for (guint i = 0; i < sets->distinct->len; i++)
    {
      guint32 value = g_array_index (sets->distinct, guint32, i);

      grundy_value_set_add_shifted (set, sets->n_words, grundy_value_sets_get (&sets->of_parts, value), value);
    }
  sets->work += sum * sets->n_words;
}

/* --- Step 3 ------------------------------------------------------------------------------------------------- */

static void
add_options_of_tail (Sets *sets, SplitSets *splits, guint64 largest_sum)
{
  const GrundyCode *code = sets->code;

  grundy_value_set_add (grundy_value_sets_get (&splits->of_classes, largest_sum % code->n_repeating), sets->n_words,
                        get_set (splits, largest_sum));
  for (guint i = 0; i < code->n_repeating && i < largest_sum; i++)
    if ((code->digits[code->n_digits + i] & splits->digit_bit) != 0)
      grundy_value_set_add (sets->options.words, sets->n_words,
                            grundy_value_sets_get (&splits->of_classes, (largest_sum - i) % code->n_repeating));
}

static void
add_options (Sets *sets, SplitSets *splits, guint64 heap)
{
  const GrundyCode *code = sets->code;

  for (guint taken = 0; taken < code->n_digits && taken < heap; taken++)
    if ((code->digits[taken] & splits->digit_bit) != 0)
      grundy_value_set_add (sets->options.words, sets->n_words, get_set (splits, heap - taken));
  if (code->n_repeating > 0 && heap > code->n_digits)
    add_options_of_tail (sets, splits, heap - code->n_digits);
}

static guint64
find_value (Sets *sets, const GrundySequenceValues *values)
{
  guint64 heap = values->n_values;
  guint64 value;

  memset (sets->options.words, 0, sets->n_words * sizeof (guint64));
  if (sets->pairs.is_needed || sets->triples.is_needed)
    find_pairs (sets, values, heap);
  if (sets->triples.is_needed)
    find_triples (sets, values, heap);
  if (sets->pairs.is_needed)
    add_options (sets, &sets->pairs, heap);
  if (sets->triples.is_needed)
    add_options (sets, &sets->triples, heap);

  grundy_unsplit_options_begin (sets->unsplit, values);
  value = grundy_unsplit_options_get_gap (sets->unsplit);
  while (grundy_value_set_has (sets->options.words, sets->n_words, value) ||
         grundy_unsplit_options_has (sets->unsplit, value))
    value++;
  return value;
}

static gboolean
extend (gpointer state, GrundySequenceValues *values, guint64 end, const GrundyProgress *progress, GError **error)
{
  Sets *sets = state;

  while (values->n_values < end)
    {
      guint64 value;

      if (!reserve (sets, values->n_values) || sets->work > MAX_WORK)
        return grundy_sequence_fail_at_work_limit (values->n_values, error);
      value = find_value (sets, values);
      grundy_sequence_values_append (values, value);
      if (!widen (sets, value))
        return grundy_sequence_fail_at_work_limit (values->n_values, error);
      if (sets->work - sets->work_at_report > WORK_BETWEEN_REPORTS)
        {
          sets->work_at_report = sets->work;
          if (!grundy_progress_report (progress, values->n_values, 0, error))
            return FALSE;
        }
    }
  return TRUE;
}

static gboolean
get_proof (gpointer state, GrundySequenceProof *proof)
{
  const Sets *sets = state;

  return grundy_sequence_proof_init_for_code (proof, sets->code);
}

const GrundySequenceMethod grundy_sequence_method_sets = {
  .name = "sets",
  .reason = "codes that leave three heaps, or whose tails split heaps: sets of the values of all splits of each sum",
  .growth = 2,
  .max_search = 1 << 14,
  .applies = applies,
  .new_state = new_state,
  .free_state = free_state,
  .extend = extend,
  .get_proof = get_proof,
};
