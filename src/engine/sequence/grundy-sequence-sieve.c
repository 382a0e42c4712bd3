/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Taking a number that has no divisor in common with the heap n (the totative game of D. E. Iannucci and U. Larsson,
 * “Game values of arithmetic functions”, 2021). Let i(n) be which prime the least prime divisor of n is: 1 for 2, 2 for
 * 3, 3 for 5. The options of n >= 2 are the m < n without a common divisor with n, and 0 is none.
 *
 * `coprime-below`: SG(1) = 0, as that of 0, and SG(n) = i(n). For 1 and all primes below the least divisor are options,
 * and have the values 0 to i(n) - 1; and what else is worth i(n) has the same least prime, and so a common divisor.
 * `coprime`: from 1 one may also take 1, so that SG(1) = 1. Then 0 and 1 change places among the values: SG(n) = 0 for
 * even n, and i(n) for the other n >= 3.
 *
 * The least primes of a stretch of heaps are found by a sieve (Eratosthenes): O(N log log N) in all, where the
 * textbook's loop takes N^2.
 */
#include "grundy-sequence-method.h"

#include <string.h>

/* Heaps sieved at a time */
#define STRETCH 65536
/* All primes whose squares can be among the heaps */
#define MAX_BASE 10000

G_STATIC_ASSERT ((guint64)MAX_BASE *MAX_BASE >= GRUNDY_SEQUENCE_MAX_HEAP);

typedef struct
{
  gboolean may_take_all; /* from a heap of 1 */
  guint32 n_primes;      /* among the heaps so far */
  GArray *bases;         /* of guint32: those primes below MAX_BASE */
  guint32 *indices;      /* of the heaps of a stretch: which their least primes are */
} Sieve;

static gboolean
applies (const GrundyGame *game, const GrundyHeapCode *code, guint64 last)
{
  return code->kind == GRUNDY_HEAP_CODE_TAKE &&
         (grundy_take_amounts_are_word (code->amounts, GRUNDY_TAKE_COPRIME) ||
          grundy_take_amounts_are_word (code->amounts, GRUNDY_TAKE_COPRIME_BELOW));
}

static gpointer
new_state (GrundyGame *game, const GrundyHeapCode *code, guint64 last)
{
  Sieve *sieve = g_new0 (Sieve, 1);

  sieve->may_take_all = grundy_take_amounts_are_word (code->amounts, GRUNDY_TAKE_COPRIME);
  sieve->bases = g_array_new (FALSE, FALSE, sizeof (guint32));
  sieve->indices = g_new (guint32, STRETCH);
  return sieve;
}

static void
free_state (gpointer state)
{
  Sieve *sieve = state;

  g_array_unref (sieve->bases);
  g_free (sieve->indices);
  g_free (sieve);
}

/* Writes @index to the multiples of @prime from its square on that have no smaller prime. */
static void
mark_multiples (Sieve *sieve, guint64 start, guint64 end, guint64 prime, guint32 index)
{
  for (guint64 heap = MAX (prime * prime, (start + prime - 1) / prime * prime); heap < end; heap += prime)
    if (sieve->indices[heap - start] == 0)
      sieve->indices[heap - start] = index;
}

/* What is not marked when its turn comes is a prime. */
static void
sieve_stretch (Sieve *sieve, guint64 start, guint64 end)
{
  memset (sieve->indices, 0, (end - start) * sizeof *sieve->indices);
  for (guint i = 0; i < sieve->bases->len; i++)
    mark_multiples (sieve, start, end, g_array_index (sieve->bases, guint32, i), i + 1);
  for (guint64 heap = MAX (start, 2); heap < end; heap++)
    if (sieve->indices[heap - start] == 0)
      {
        sieve->indices[heap - start] = ++sieve->n_primes;
        if (heap < MAX_BASE)
          {
            g_array_append_vals (sieve->bases, &(guint32){ heap }, 1);
            mark_multiples (sieve, start, end, heap, sieve->n_primes);
          }
      }
}

static guint64
get_value (const Sieve *sieve, guint64 heap, guint32 index)
{
  if (heap <= 1)
    return sieve->may_take_all ? heap : 0;
  return sieve->may_take_all && index == 1 ? 0 : index;
}

static gboolean
extend (gpointer state, GrundySequenceValues *values, guint64 end, const GrundyProgress *progress, GError **error)
{
  Sieve *sieve = state;

  while (values->n_values < end)
    {
      guint64 start = values->n_values;
      guint64 stop = MIN (end, start + STRETCH);

      sieve_stretch (sieve, start, stop);
      for (guint64 heap = start; heap < stop; heap++)
        grundy_sequence_values_append (values, get_value (sieve, heap, sieve->indices[heap - start]));
      if (!grundy_progress_report (progress, stop, 0, error))
        return FALSE;
    }
  return TRUE;
}

const GrundySequenceMethod grundy_sequence_method_sieve = {
  .name = "sieve",
  .reason = "a number prime to the heap is taken: the value is the place of its least prime divisor",
  .growth = 1,
  .applies = applies,
  .new_state = new_state,
  .free_state = free_state,
  .extend = extend,
};
