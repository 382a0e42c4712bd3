/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The sparse space of a splitting game (E. R. Berlekamp, J. H. Conway, R. K. Guy, “Winning Ways”, chapter 4: “sparse
 * spaces and common cosets”; A. Gangolli and T. Plambeck, “A note on periodicity in some octal games”, 1989).
 *
 * Values are vectors of bits. In many games nearly all heaps have values with an odd number of ones under some mask:
 * they are common. Which mask it is can be read off the Walsh-Hadamard transform of the histogram h of values: the
 * transform at a mask is the number of heaps with an even number of ones less that of heaps with an odd one. One
 * transform, m log m additions, so counts the rare heaps of all masks. The parity of the heap is one more bit: in some
 * games (0.106) it is what divides them.
 *
 * Rejected: to count for each mask, m^2; to build the set of common values one by one, which needs no linear space, but
 * depends on the order in which values are looked at.
 */
#include "grundy-sparse-space.h"

static guint64
find_largest (const GrundySequenceValues *values)
{
  guint64 largest = 0;

  for (guint64 heap = 0; heap < values->n_values; heap++)
    largest = MAX (largest, grundy_sequence_values_get (values, heap));
  return largest;
}

static void
transform (gint64 *numbers, gsize n)
{
  for (gsize half = 1; half < n; half *= 2)
    for (gsize i = 0; i < n; i += 2 * half)
      for (gsize j = i; j < i + half; j++)
        {
          gint64 sum = numbers[j] + numbers[j + half];

          numbers[j + half] = numbers[j] - numbers[j + half];
          numbers[j] = sum;
        }
}

guint64
grundy_sparse_space_choose (GrundySparseSpace *space, const GrundySequenceValues *values, guint64 shift,
                            gboolean may_count_parity)
{
  guint n_bits = g_bit_storage (find_largest (values));
  gsize n_vectors = (gsize)1 << (n_bits + 1);
  g_autofree gint64 *excess = g_new0 (gint64, n_vectors);
  gsize best = 1;

  for (guint64 heap = 1; heap < values->n_values; heap++)
    excess[grundy_sequence_values_get (values, heap) | ((heap + shift) & 1) << n_bits]++;
  transform (excess, n_vectors);
  for (gsize mask = 2; mask < (may_count_parity ? n_vectors : n_vectors / 2); mask++)
    if (excess[mask] < excess[best])
      best = mask;
  space->mask = best & (n_vectors / 2 - 1);
  space->counts_parity = best >= n_vectors / 2;
  return (guint64)((gint64)values->n_values - 1 + excess[best]) / 2;
}
