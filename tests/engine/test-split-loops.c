/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What methods for games of splitting are made of, each against the obvious way to do it. */
#include "grundy-sparse-space.h"
#include "grundy-split-loops.h"
#include "grundy-value-sets.h"

#include "grundy-test-random.h"

#define N_CELLS 2000

static void
write_cell (guint width, gpointer cells, gsize i, guint64 value)
{
  if (width == 1)
    ((guint8 *)cells)[i] = (guint8)value;
  else if (width == 2)
    ((guint16 *)cells)[i] = (guint16)value;
  else
    ((guint32 *)cells)[i] = (guint32)value;
}

/* A single pair anywhere in rows of any length is found, and none where there is none. */
static void
test_find (void)
{
  GrundyTestRandom random = { 1 };

  for (guint width = 1; width <= 4; width *= 2)
    for (guint i = 0; i < 2000; i++)
      {
        guint64 value = (G_GUINT64_CONSTANT (1) << (8 * width)) - 1;
        gsize n = grundy_test_random_below (&random, i % 4 == 0 ? 1200 : 80);
        gsize place = grundy_test_random_below (&random, n + 1);
        guint32 a[N_CELLS] = { 0 }, b[N_CELLS] = { 0 };

        /* The pair behind the last is one, and does not count. */
        write_cell (width, a, n, value);
        g_assert_cmpuint (grundy_split_loops_find (width, a, b, n, value), ==, 0);
        write_cell (width, a, place, value - 5);
        write_cell (width, b, place, 5);
        if (place < n)
          {
            g_assert_cmpuint (grundy_split_loops_find (width, a, b, n, value), >, place);
            g_assert_cmpuint (grundy_split_loops_find (width, a, b, n, value), <=, n);
          }
        else
          g_assert_cmpuint (grundy_split_loops_find (width, a, b, n, value), ==, 0);
      }
}

static void
test_mark (void)
{
  GrundyTestRandom random = { 2 };

  for (guint width = 1; width <= 4; width *= 2)
    for (guint n_rows = 1; n_rows <= GRUNDY_SPLIT_BLOCK; n_rows++)
      {
        const gsize stride = width == 1 ? 256 : 1024, first = 1000;
        GrundySplitWitness witnesses[20];
        guint values[N_CELLS];
        guint32 cells[N_CELLS];
        g_autofree guint8 *rows = g_malloc0 (stride * GRUNDY_SPLIT_BLOCK);
        g_autofree guint8 *expected = g_malloc0 (stride * GRUNDY_SPLIT_BLOCK);

        for (guint i = 0; i < N_CELLS; i++)
          write_cell (width, cells, i, values[i] = grundy_test_random_below (&random, stride));
        for (guint i = 0; i < G_N_ELEMENTS (witnesses); i++)
          {
            witnesses[i].heap = 32 + grundy_test_random_below (&random, 900);
            witnesses[i].value = grundy_test_random_below (&random, stride);
            for (guint row = 0; row < n_rows; row++)
              expected[row * stride + (values[first + row - witnesses[i].heap] ^ witnesses[i].value)] = 1;
          }
        grundy_split_loops_mark (width, rows, stride, n_rows, (guint8 *)cells + first * width, witnesses,
                                 G_N_ELEMENTS (witnesses));
        g_assert_cmpmem (rows, stride * GRUNDY_SPLIT_BLOCK, expected, stride * GRUNDY_SPLIT_BLOCK);
      }
}

static guint64
count_rare (const GrundySparseSpace *space, const GrundySequenceValues *values, guint64 shift)
{
  guint64 n_rare = 0;

  for (guint64 heap = 1; heap < values->n_values; heap++)
    n_rare += grundy_sparse_space_is_rare (space, grundy_sequence_values_get (values, heap), heap + shift);
  return n_rare;
}

/* No mask has fewer rare heaps than the one chosen. */
static void
test_sparse_space (void)
{
  GrundyTestRandom random = { 3 };

  for (guint i = 0; i < 50; i++)
    {
      g_auto (GrundySequenceValues) values = GRUNDY_SEQUENCE_VALUES_INIT;
      gboolean may_count_parity = i % 2;
      guint shift = i % 3;
      GrundySparseSpace space, other;
      guint64 n_rare;

      grundy_sequence_values_reserve (&values, 40);
      for (guint heap = 0; heap < 40; heap++)
        grundy_sequence_values_append (&values, grundy_test_random_below (&random, 32));
      n_rare = grundy_sparse_space_choose (&space, &values, shift, may_count_parity);
      g_assert_cmpuint (n_rare, ==, count_rare (&space, &values, shift));
      g_assert_true (may_count_parity || !space.counts_parity);
      for (other.counts_parity = FALSE; other.counts_parity <= may_count_parity; other.counts_parity++)
        for (other.mask = !other.counts_parity; other.mask < 32; other.mask++)
          g_assert_cmpuint (count_rare (&other, &values, shift), >=, n_rare);
    }
}

static void
test_value_sets (void)
{
  GrundyTestRandom random = { 4 };

  for (guint i = 0; i < 200; i++)
    {
      guint64 set[4] = { 0 }, other[4];
      guint64 shift = grundy_test_random_below (&random, 256);

      for (guint k = 0; k < 4; k++)
        other[k] = grundy_test_random_next (&random);
      grundy_value_set_add_shifted (set, 4, other, shift);
      for (guint value = 0; value < 256; value++)
        g_assert_cmpint (grundy_value_set_has (set, 4, value ^ shift), ==, grundy_value_set_has (other, 4, value));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/split-loops/find", test_find);
  g_test_add_func ("/split-loops/mark", test_mark);
  g_test_add_func ("/split-loops/sparse-space", test_sparse_space);
  g_test_add_func ("/split-loops/value-sets", test_value_sets);
  return g_test_run ();
}
