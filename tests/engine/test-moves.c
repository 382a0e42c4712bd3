/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-heap-options.h"
#include "grundy-moves.h"

static void
assert_position (const GrundyMoves *moves, guint i, const guint64 *cells, guint n_cells)
{
  GrundyPosition position;

  grundy_moves_get_position (moves, i, &position);
  g_assert_cmpmem (position.cells, position.n_cells * sizeof *cells, cells, n_cells * sizeof *cells);
}

static void
assert_touched (const GrundyMoves *moves, guint i, const guint *elements, guint n_elements)
{
  guint n_touched;
  const guint *touched = grundy_moves_get_touched (moves, i, &n_touched);

  g_assert_cmpmem (touched, n_touched * sizeof *touched, elements, n_elements * sizeof *elements);
}

static void
test_moves_are_kept_apart (void)
{
  const guint64 cells[] = { 4, 5, 6 };
  const guint elements[] = { 2, 0 };
  g_autoptr (GrundyMoves) moves = grundy_moves_new (0);
  g_autoptr (GrundyPosition) position = grundy_position_new_from_cells (cells, 3);

  g_assert_true (grundy_moves_add (moves, GRUNDY_VERB_TAKE, position));
  grundy_moves_touch (moves, 2);
  grundy_moves_touch (moves, 0);
  /* It was copied. */
  grundy_position_clear (position);
  g_assert_true (grundy_moves_add (moves, GRUNDY_VERB_SPLIT, position));
  grundy_position_append (position, 5);
  g_assert_true (grundy_moves_add (moves, GRUNDY_VERB_CUT, position));
  grundy_moves_touch (moves, 2);

  g_assert_cmpuint (grundy_moves_get_n_moves (moves), ==, 3);
  g_assert_cmpint (grundy_moves_get_verb (moves, 0), ==, GRUNDY_VERB_TAKE);
  g_assert_cmpint (grundy_moves_get_verb (moves, 1), ==, GRUNDY_VERB_SPLIT);
  g_assert_cmpint (grundy_moves_get_verb (moves, 2), ==, GRUNDY_VERB_CUT);
  assert_position (moves, 0, cells, 3);
  assert_position (moves, 1, NULL, 0);
  assert_position (moves, 2, cells + 1, 1);
  assert_touched (moves, 0, elements, 2);
  assert_touched (moves, 1, NULL, 0);
  assert_touched (moves, 2, elements, 1);

  grundy_moves_clear (moves);
  g_assert_cmpuint (grundy_moves_get_n_moves (moves), ==, 0);
}

static void
test_moves_are_limited (void)
{
  g_autoptr (GrundyMoves) moves = grundy_moves_new (2);
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  g_assert_true (grundy_moves_add (moves, GRUNDY_VERB_MOVE, position));
  g_assert_true (grundy_moves_add (moves, GRUNDY_VERB_MOVE, position));
  g_assert_false (grundy_moves_is_over_limit (moves));
  g_assert_false (grundy_moves_add (moves, GRUNDY_VERB_MOVE, position));
  g_assert_true (grundy_moves_is_over_limit (moves));
  g_assert_cmpuint (grundy_moves_get_n_moves (moves), ==, 2);

  grundy_moves_clear (moves);
  g_assert_false (grundy_moves_is_over_limit (moves));
  g_assert_true (grundy_moves_add (moves, GRUNDY_VERB_MOVE, position));
}

static void
assert_heaps (const GrundyHeapOptions *options, guint i, const guint64 *expected, guint n_expected)
{
  guint n_heaps;
  const guint64 *heaps = grundy_heap_options_get (options, i, &n_heaps);

  g_assert_cmpmem (heaps, n_heaps * sizeof *heaps, expected, n_expected * sizeof *expected);
}

static void
test_heap_options_are_kept_apart (void)
{
  const guint64 heaps[] = { 2, 1 };
  g_autoptr (GrundyHeapOptions) options = grundy_heap_options_new (0);

  g_assert_true (grundy_heap_options_add (options, heaps, 2));
  g_assert_true (grundy_heap_options_add_heap (options, 0));
  g_assert_true (grundy_heap_options_add_heap (options, 2));
  g_assert_true (grundy_heap_options_add (options, NULL, 0));

  g_assert_cmpuint (grundy_heap_options_get_n_options (options), ==, 4);
  assert_heaps (options, 0, heaps, 2);
  assert_heaps (options, 1, NULL, 0);
  assert_heaps (options, 2, heaps, 1);
  assert_heaps (options, 3, NULL, 0);
}

static void
test_heap_options_are_limited (void)
{
  g_autoptr (GrundyHeapOptions) options = grundy_heap_options_new (1);

  g_assert_true (grundy_heap_options_add_heap (options, 7));
  g_assert_false (grundy_heap_options_is_over_limit (options));
  g_assert_false (grundy_heap_options_add_heap (options, 8));
  g_assert_true (grundy_heap_options_is_over_limit (options));
  g_assert_cmpuint (grundy_heap_options_get_n_options (options), ==, 1);

  grundy_heap_options_clear (options);
  g_assert_false (grundy_heap_options_is_over_limit (options));
  g_assert_cmpuint (grundy_heap_options_get_n_options (options), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/moves/kept-apart", test_moves_are_kept_apart);
  g_test_add_func ("/moves/limited", test_moves_are_limited);
  g_test_add_func ("/heap-options/kept-apart", test_heap_options_are_kept_apart);
  g_test_add_func ("/heap-options/limited", test_heap_options_are_limited);
  return g_test_run ();
}
