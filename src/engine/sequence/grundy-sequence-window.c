/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Games whose options are one run of smaller heaps, except for a few: at most half, at least half, 3 to 1000,
 * everything, all but some numbers, all but the divisors.
 *
 * 1. A window moves over the values. counts[v] is how many heaps of the window are worth v. Where the ends never fall,
 *    each heap enters and leaves it once; where they do fall, the window goes back, which is slow but right.
 * 2. Which counts are 0 is kept in a tree of words of 64 bits: bit i of a word is set if there is a 0 below the i-th
 *    branch. The mex is the first one: a trailing zero a level, and two or three levels are enough.
 * 3. The few heaps of the run that are no options are taken out before the mex is found, and put back.
 *
 * O(1) a heap, and O(1) for each that is missing. Rejected: a heap ordered by when each value was last seen, whose
 * O(log) is larger than the tree's two levels; and to keep the mex and move it up and down, which takes steps as
 * wide as the values.
 *
 * Taking one of a to b has a proof as every finite set (grundy-sequence-method.h), and all but some numbers has one of
 * its own (grundy-sequence-arithmetic.h).
 */
#include "grundy-mex-window.h"
#include "grundy-sequence-arithmetic.h"
#include "grundy-sequence-method.h"

#define WORK_BETWEEN_REPORTS 65536
/* Shorter runs are nothing but some numbers, for which there is a better method. */
#define MIN_AMOUNTS 64

typedef struct
{
  GrundyGame *game;
  GrundyHeapCode code;
  guint64 reach;    /* of a finite set; 0 otherwise */
  guint64 excluded; /* of all but some numbers: the largest of them; 0 otherwise */
  GrundyMexWindow *mex;
  guint64 first; /* heaps first to end-1 are in the window */
  guint64 end;
  GArray *missing; /* of guint64 */
} Window;

static gboolean
applies (const GrundyGame *game, const GrundyHeapCode *code, guint64 last)
{
  return code->get_run != NULL &&
         (code->kind != GRUNDY_HEAP_CODE_TAKE || grundy_take_amounts_get_largest (code->amounts) == 0 ||
          grundy_take_amounts_count (code->amounts, last, MIN_AMOUNTS) == MIN_AMOUNTS);
}

static gpointer
new_state (GrundyGame *game, const GrundyHeapCode *code, guint64 last)
{
  Window *window = g_new0 (Window, 1);

  window->game = grundy_game_ref (game);
  window->code = *code;
  if (code->kind == GRUNDY_HEAP_CODE_TAKE)
    {
      window->reach = grundy_take_amounts_get_largest (code->amounts);
      window->excluded = grundy_take_amounts_get_largest_excluded (code->amounts);
    }
  window->mex = grundy_mex_window_new ();
  window->missing = g_array_new (FALSE, FALSE, sizeof (guint64));
  return window;
}

static void
free_state (gpointer state)
{
  Window *window = state;

  grundy_game_unref (window->game);
  grundy_mex_window_free (window->mex);
  g_array_unref (window->missing);
  g_free (window);
}

/* Step 1. How many heaps have entered or left */
static guint64
move_to (Window *window, const GrundySequenceValues *values, guint64 first, guint64 end)
{
  guint64 work = 1;

  if (first >= end)
    first = end = window->end;
  for (; window->end < end; window->end++, work++)
    grundy_mex_window_add (window->mex, grundy_sequence_values_get (values, window->end));
  for (; window->first > first; work++)
    grundy_mex_window_add (window->mex, grundy_sequence_values_get (values, --window->first));
  for (; window->first < first; window->first++, work++)
    grundy_mex_window_remove (window->mex, grundy_sequence_values_get (values, window->first));
  for (; window->end > end; work++)
    grundy_mex_window_remove (window->mex, grundy_sequence_values_get (values, --window->end));
  return work;
}

/* Step 3. */
static guint64
find_value (Window *window, const GrundySequenceValues *values, guint64 heap)
{
  const guint64 *missing;
  guint64 value;

  if (window->code.add_missing == NULL)
    return grundy_mex_window_get (window->mex);
  g_array_set_size (window->missing, 0);
  window->code.add_missing (window->game, heap, window->missing);
  missing = (gconstpointer)window->missing->data;
  for (guint i = 0; i < window->missing->len; i++)
    grundy_mex_window_remove (window->mex, grundy_sequence_values_get (values, missing[i]));
  value = grundy_mex_window_get (window->mex);
  for (guint i = 0; i < window->missing->len; i++)
    grundy_mex_window_add (window->mex, grundy_sequence_values_get (values, missing[i]));
  return value;
}

static gboolean
extend (gpointer state, GrundySequenceValues *values, guint64 end, const GrundyProgress *progress, GError **error)
{
  Window *window = state;
  guint64 work = 0;

  while (values->n_values < end)
    {
      guint64 heap = values->n_values, run_first, run_end;

      if (!window->code.get_run (window->game, heap, &run_first, &run_end, error))
        return FALSE;
      work += move_to (window, values, run_first, run_end);
      grundy_sequence_values_append (values, find_value (window, values, heap));
      work += window->missing->len;
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
  const Window *window = state;

  *proof = (GrundySequenceProof){ .max_heaps = 1, .reach = window->reach };
  return window->reach != 0;
}

static gboolean
may_have_period (gpointer state)
{
  const Window *window = state;

  return window->excluded != 0;
}

static gboolean
get_period (gpointer state, const GrundySequenceValues *values, GrundyPeriod *period)
{
  const Window *window = state;

  return grundy_sequence_arithmetic_find (values, window->excluded, period);
}

const GrundySequenceMethod grundy_sequence_method_window = {
  .name = "window",
  .reason = "the options are one run of heaps, or nearly so: a window of counted values moves over them",
  .growth = 1,
  .max_search = GRUNDY_SEQUENCE_MAX_HEAP / 10,
  .applies = applies,
  .new_state = new_state,
  .free_state = free_state,
  .extend = extend,
  .get_proof = get_proof,
  .may_have_period = may_have_period,
  .get_period = get_period,
};
