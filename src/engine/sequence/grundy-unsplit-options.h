/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-kinds.h"
#include "grundy-sequence-values.h"

G_BEGIN_DECLS

/* Codes whose tails are longer are better left to the plain method. */
#define GRUNDY_UNSPLIT_MAX_TAIL 32

/**
 * GrundyUnsplitOptions:
 *
 * The values of the options that leave one heap or none, by a take-and-break code (private to the engine). Heaps are
 * taken up one after another.
 */
typedef struct
{
  /*< private >*/
  const GrundyCode *code;
  guint64 heap;
  /* The places before the tail; and for each value the last heap that has an option of it, plus 1. */
  GArray *places; /* of guint32 */
  GArray *marks;  /* of guint32 */
  /* Whether each value was seen in a class of heaps, and the gap for a class of heaps that are taken up. */
  gboolean tail_leaves_one;
  GArray *seen[GRUNDY_UNSPLIT_MAX_TAIL]; /* of guint8 */
  guint64 gaps[GRUNDY_UNSPLIT_MAX_TAIL];
} GrundyUnsplitOptions;

/* For a code whose tail has at most GRUNDY_UNSPLIT_MAX_TAIL digits, and which lives longer. */
GrundyUnsplitOptions *grundy_unsplit_options_new (const GrundyCode *code);
void grundy_unsplit_options_free (GrundyUnsplitOptions *options);

/**
 * grundy_unsplit_options_begin:
 * @options: the options
 * @values: the values of all heaps before the next one
 *
 * Takes up the next heap, which is @values->n_values; every heap from 0 on must be taken up. O(digits before the tail).
 */
void grundy_unsplit_options_begin (GrundyUnsplitOptions *options, const GrundySequenceValues *values);

/* Whether such an option by the tail has the value. O(digits of the tail). */
gboolean grundy_unsplit_options_tail_has (const GrundyUnsplitOptions *options, guint64 value);

/* Whether an option of the heap that was taken up has the value. O(digits of the tail). */
static inline gboolean
grundy_unsplit_options_has (const GrundyUnsplitOptions *options, guint64 value)
{
  if (value < options->marks->len && g_array_index (options->marks, guint32, value) == options->heap + 1)
    return TRUE;
  return options->tail_leaves_one && grundy_unsplit_options_tail_has (options, value);
}

/* A number below which all numbers are values of options. */
guint64 grundy_unsplit_options_get_gap (const GrundyUnsplitOptions *options);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyUnsplitOptions, grundy_unsplit_options_free)

G_END_DECLS
