/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-position.h"

#include "grundy-test-random.h"

static void
assert_cells (const GrundyPosition *position, const guint64 *cells, guint n_cells)
{
  g_assert_cmpuint (position->n_cells, ==, n_cells);
  for (guint i = 0; i < n_cells; i++)
    g_assert_cmpuint (position->cells[i], ==, cells[i]);
}

static void
test_cells_come_and_go (void)
{
  const guint64 cells[] = { 3, 0, 7, 0 };
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  g_autoptr (GrundyPosition) copy = NULL;

  assert_cells (position, NULL, 0);
  grundy_position_append (position, 3);
  grundy_position_append (position, 0);
  grundy_position_append (position, 7);
  grundy_position_append (position, 9);
  grundy_position_set_length (position, 3);
  /* What was cut off is not there when the position grows again. */
  grundy_position_set_length (position, 4);
  assert_cells (position, cells, 4);

  copy = grundy_position_copy (position);
  grundy_position_clear (position);
  assert_cells (position, NULL, 0);
  assert_cells (copy, cells, 4);
}

static void
test_assign_own_cells (void)
{
  const guint64 cells[] = { 1, 2, 3, 4 };
  g_autoptr (GrundyPosition) position = grundy_position_new_from_cells (cells, 4);

  grundy_position_assign (position, position->cells + 1, 3);
  assert_cells (position, cells + 1, 3);
  grundy_position_assign (position, NULL, 0);
  assert_cells (position, NULL, 0);
}

static void
test_drop_zeros (void)
{
  const guint64 cells[] = { 0, 5, 0, 0, 2, 0 };
  const guint64 kept[] = { 5, 2 };
  g_autoptr (GrundyPosition) position = grundy_position_new_from_cells (cells, 6);

  grundy_position_drop_zeros (position);
  assert_cells (position, kept, 2);
}

static void
test_sort (void)
{
  GrundyTestRandom random = { 1 };

  /* Short and long positions are sorted in different ways. */
  for (guint n_cells = 0; n_cells < 60; n_cells++)
    {
      g_autoptr (GrundyPosition) position = grundy_position_new ();
      guint64 sum = 0;

      for (guint i = 0; i < n_cells; i++)
        {
          guint64 cell = grundy_test_random_next (&random) >> grundy_test_random_below (&random, 64);

          grundy_position_append (position, cell);
          sum += cell;
        }
      grundy_position_sort (position);
      g_assert_cmpuint (position->n_cells, ==, n_cells);
      for (guint i = 0; i < n_cells; i++)
        {
          sum -= position->cells[i];
          g_assert_true (i == 0 || position->cells[i - 1] <= position->cells[i]);
        }
      g_assert_cmpuint (sum, ==, 0);
    }
}

static void
test_compare (void)
{
  const guint64 small[] = { 1, 2 };
  const guint64 longer[] = { 1, 2, 0 };
  const guint64 large[] = { 1, G_MAXUINT64 };
  g_autoptr (GrundyPosition) a = grundy_position_new_from_cells (small, 2);
  g_autoptr (GrundyPosition) b = grundy_position_new_from_cells (longer, 3);
  g_autoptr (GrundyPosition) c = grundy_position_new_from_cells (large, 2);

  g_assert_cmpint (grundy_position_compare (a, a), ==, 0);
  g_assert_cmpint (grundy_position_compare (a, b), <, 0);
  g_assert_cmpint (grundy_position_compare (b, a), >, 0);
  g_assert_cmpint (grundy_position_compare (b, c), <, 0);
  g_assert_cmpint (grundy_position_compare (c, a), >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/position/cells-come-and-go", test_cells_come_and_go);
  g_test_add_func ("/position/assign-own-cells", test_assign_own_cells);
  g_test_add_func ("/position/drop-zeros", test_drop_zeros);
  g_test_add_func ("/position/sort", test_sort);
  g_test_add_func ("/position/compare", test_compare);
  return g_test_run ();
}
