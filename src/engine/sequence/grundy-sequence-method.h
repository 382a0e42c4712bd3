/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-heap-code.h"
#include "grundy-sequence-values.h"
#include "grundy-sequence.h"

G_BEGIN_DECLS

/**
 * GrundySequenceProof:
 * @max_heaps: the most heaps that a move leaves, q, at least 1
 * @reach: how many counters at most a move takes, t: what a move leaves of a heap n has n - t counters or more
 * @least_first: 0 where a move may leave an empty heap, as in games of taking; 1 where the heaps that are left must not
 *   be empty
 *
 * What makes equal values prove a period. If v(n + p) = v(n) for all n with n0 <= n < q n0 + (q - 1) p + t, where
 * n0 >= @least_first, then it holds for all n >= n0.
 *
 * For n behind these, a move from n + p leaves at most q heaps with q (n0 + p) counters or more; so one of them has
 * n0 + p or more, and made p smaller it keeps its value, by induction on n. In the same way one heap of every option of
 * n can be made p larger. So the options of n and n + p have the same values. With q = 1 this says that two equal
 * windows of t values prove a period; with q = 2 it is the theorem of R. K. Guy and C. A. B. Smith, “The G-values of
 * various games”, 1956.
 */
typedef struct
{
  guint max_heaps;
  guint64 reach;
  guint64 least_first;
} GrundySequenceProof;

/* The proof for a take-and-break code. Returns: whether there is one: not for codes that repeat */
gboolean grundy_sequence_proof_init_for_code (GrundySequenceProof *proof, const GrundyCode *code);

/**
 * GrundySequenceMethod:
 * @name: its name, for tests and benchmarks
 * @reason: in English: for which games it is, and why it is fast
 * @growth: how work grows with the number n of values: about n^@growth. For forecasts
 * @max_search: how many values may be computed in the hope of a period, when a heap is asked for that
 *   is too large for anything else
 * @applies: whether it can be used; @code is what grundy_heap_code_init() says of the game, and @last the largest heap
 *   whose value may have to be computed, at most %GRUNDY_SEQUENCE_MAX_HEAP
 * @new_state: (nullable): (transfer full): what it keeps from one call of @extend to the next
 * @free_state: (nullable): frees the state
 * @extend: appends the values of the heaps @values->n_values to @end - 1, for which room is reserved. It reports
 *   values->n_values to @progress as what is done (and 0 as the total), some times in 200 ms. Fails with any error;
 *   the values appended until then are right
 * @get_proof: (nullable): whether equal values can prove a period, and how; %NULL means no
 * @may_have_period: (nullable): with @get_period: whether it may ever say yes; %NULL means it may
 * @get_period: (nullable): for methods that know by another argument: whether the values so far, or a theorem, prove
 *   a period. All of @period but its number of exceptions is set
 *
 * A way to compute the values of single heaps, one after another (private to the engine). Const; one file a method,
 * and a line in the list of grundy-sequence-methods.c, where the first that applies is taken.
 *
 * A method computes values and nothing else: storage, periods and their search, progress in relation to the
 * whole, and limits are those of grundy-sequence.c. It looks for a period at n = 2m, 4m, 8m, ...; what lies behind a
 * proven period is not computed.
 */
typedef struct
{
  const char *name;
  const char *reason;
  guint growth;
  guint64 max_search;
  gboolean (*applies) (const GrundyGame *game, const GrundyHeapCode *code, guint64 last);
  gpointer (*new_state) (GrundyGame *game, const GrundyHeapCode *code, guint64 last);
  void (*free_state) (gpointer state);
  gboolean (*extend) (gpointer state, GrundySequenceValues *values, guint64 end, const GrundyProgress *progress,
                      GError **error);
  gboolean (*get_proof) (gpointer state, GrundySequenceProof *proof);
  gboolean (*may_have_period) (gpointer state);
  gboolean (*get_period) (gpointer state, const GrundySequenceValues *values, GrundyPeriod *period);
} GrundySequenceMethod;

extern const GrundySequenceMethod grundy_sequence_method_closed_form;
extern const GrundySequenceMethod grundy_sequence_method_layers;
extern const GrundySequenceMethod grundy_sequence_method_marks;
extern const GrundySequenceMethod grundy_sequence_method_masks;
extern const GrundySequenceMethod grundy_sequence_method_plain;
extern const GrundySequenceMethod grundy_sequence_method_remainders;
extern const GrundySequenceMethod grundy_sequence_method_rule;
extern const GrundySequenceMethod grundy_sequence_method_rule_runs;
extern const GrundySequenceMethod grundy_sequence_method_sets;
extern const GrundySequenceMethod grundy_sequence_method_sieve;
extern const GrundySequenceMethod grundy_sequence_method_splits;
extern const GrundySequenceMethod grundy_sequence_method_window;

/* The first method that applies to sequences up to @last. There always is one. */
const GrundySequenceMethod *grundy_sequence_method_find (const GrundyGame *game, const GrundyHeapCode *code,
                                                         guint64 last);
/* Fails with GRUNDY_ERROR_LIMIT at @heap, for the rest would take too long. Returns FALSE. */
gboolean grundy_sequence_fail_at_work_limit (guint64 heap, GError **error);
/* (nullable): the method of that name */
const GrundySequenceMethod *grundy_sequence_method_find_by_name (const char *name);

/**
 * grundy_sequence_computation_new_by:
 * @game: a game that has a sequence
 * @last: the largest heap
 * @method_name: (nullable): a method that applies, for benchmarks and tests; %NULL for the engine's choice
 * @uses_periods: whether to look for periods
 * @error: return location for a #GError
 *
 * As grundy_sequence_computation_new(), which leaves the choices to the engine.
 */
GrundySequenceComputation *grundy_sequence_computation_new_by (GrundyGame *game, guint64 last, const char *method_name,
                                                               gboolean uses_periods, GError **error);

G_END_DECLS
