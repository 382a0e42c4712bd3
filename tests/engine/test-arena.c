/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-arena.h"

#include "grundy-test-random.h"

static void
assert_is_at (const GrundyArena *arena, guint32 index, const GrundyPosition *position)
{
  g_autoptr (GrundyPosition) found = grundy_position_new ();
  guint32 found_index;

  grundy_arena_get (arena, index, found);
  g_assert_cmpint (grundy_position_compare (found, position), ==, 0);
  g_assert_true (grundy_arena_lookup (arena, position, &found_index));
  g_assert_cmpuint (found_index, ==, index);
}

/* Positions that would be one if lengths or high bits went astray. */
static void
test_like_positions (void)
{
  const struct
  {
    guint n_cells;
    guint64 cells[3];
  } different[] = {
    { 0 },
    { 1, { 0 } },
    { 2, { 0, 0 } },
    { 3, { 0, 0, 0 } },
    { 1, { 1 } },
    { 2, { 1, 0 } },
    { 2, { 0, 1 } },
    { 1, { 127 } },
    { 1, { 128 } },
    { 2, { 128, 1 } },
    { 2, { 1, 128 } },
    { 1, { G_MAXUINT32 } },
    { 1, { G_MAXUINT32 + G_GUINT64_CONSTANT (1) } },
    { 1, { G_MAXUINT64 } },
    { 1, { G_MAXUINT64 - 1 } },
    { 1, { G_MAXUINT64 / 2 } },
  };
  g_autoptr (GrundyArena) arena = grundy_arena_new ();

  for (guint round = 0; round < 2; round++)
    for (guint i = 0; i < G_N_ELEMENTS (different); i++)
      {
        g_autoptr (GrundyPosition) position = NULL;
        gboolean is_new;

        position = grundy_position_new_from_cells (different[i].cells, different[i].n_cells);
        g_assert_cmpuint (grundy_arena_intern (arena, position, &is_new), ==, i);
        g_assert_cmpint (is_new, ==, round == 0);
        assert_is_at (arena, i, position);
      }
}

static void
test_nothing_there (void)
{
  g_autoptr (GrundyArena) arena = grundy_arena_new ();
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  gboolean is_new;

  g_assert_cmpuint (grundy_arena_get_size (arena), ==, 0);
  g_assert_false (grundy_arena_lookup (arena, position, NULL));
  /* The position without cells is one like any other. */
  g_assert_cmpuint (grundy_arena_intern (arena, position, &is_new), ==, 0);
  g_assert_true (is_new);
  g_assert_cmpuint (grundy_arena_intern (arena, position, &is_new), ==, 0);
  g_assert_false (is_new);
  assert_is_at (arena, 0, position);
}

static char *
position_to_key (const GrundyPosition *position)
{
  GString *key = g_string_new (NULL);

  for (guint i = 0; i < position->n_cells; i++)
    g_string_append_printf (key, "%" G_GUINT64_FORMAT ",", position->cells[i]);
  return g_string_free (key, FALSE);
}

static void
fill_random (GrundyPosition *position, GrundyTestRandom *random)
{
  guint n_cells = (guint)grundy_test_random_below (random, 6);

  /* Now and then one that is too long for the stack. */
  if (grundy_test_random_below (random, 1000) == 0)
    n_cells = 100;
  grundy_position_clear (position);
  for (guint i = 0; i < n_cells; i++)
    grundy_position_append (position, grundy_test_random_next (random) >> (56 + grundy_test_random_below (random, 8)));
}

static void
test_against_hash_table (void)
{
  GrundyTestRandom random = { 3 };
  g_autoptr (GrundyArena) arena = grundy_arena_new ();
  g_autoptr (GHashTable) indices = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  for (guint i = 0; i < 50000; i++)
    {
      g_autofree char *key = NULL;
      gpointer expected;
      gboolean is_known;
      gboolean is_new;
      guint32 index;

      fill_random (position, &random);
      key = position_to_key (position);
      is_known = g_hash_table_lookup_extended (indices, key, NULL, &expected);
      g_assert_cmpint (grundy_arena_lookup (arena, position, NULL), ==, is_known);

      index = grundy_arena_intern (arena, position, &is_new);
      g_assert_cmpint (is_new, ==, !is_known);
      g_assert_cmpuint (index, ==, is_known ? GPOINTER_TO_UINT (expected) : g_hash_table_size (indices));
      if (is_new)
        g_hash_table_insert (indices, g_steal_pointer (&key), GUINT_TO_POINTER (index));
      assert_is_at (arena, index, position);
    }
  g_assert_cmpuint (grundy_arena_get_size (arena), ==, g_hash_table_size (indices));
}

/* Everything is still there after the hash and the block grew many times, and takes few bytes. */
static void
test_many (void)
{
  const guint32 n_positions = 1000000;
  g_autoptr (GrundyArena) arena = grundy_arena_new ();
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  gboolean is_new;

  grundy_position_set_length (position, 2);
  for (guint32 i = 0; i < n_positions; i++)
    {
      position->cells[0] = i % 1000;
      position->cells[1] = i / 1000;
      g_assert_cmpuint (grundy_arena_intern (arena, position, &is_new), ==, i);
      g_assert_true (is_new);
    }
  for (guint32 i = 0; i < n_positions; i += 997)
    {
      position->cells[0] = i % 1000;
      position->cells[1] = i / 1000;
      assert_is_at (arena, i, position);
    }
  position->cells[1] = 1000;
  g_assert_false (grundy_arena_lookup (arena, position, NULL));
  /* Up to 5 bytes a position, half as much again in reserve, and 20 to find it. */
  g_assert_cmpuint (grundy_arena_get_n_bytes (arena), <, n_positions * (gsize)32);
}

/* Many at a time, with repeats near and far, empty ones and large ones: the same indices as one after the other. */
static void
test_moves (void)
{
  GrundyTestRandom random = { 30 };
  g_autoptr (GrundyArena) arena = grundy_arena_new ();
  g_autoptr (GrundyArena) expected = grundy_arena_new ();
  g_autoptr (GrundyMoves) moves = grundy_moves_new (0);
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  for (guint round = 0; round < 300; round++)
    {
      guint n_moves = (guint)grundy_test_random_below (&random, 200);
      guint first = (guint)grundy_test_random_below (&random, n_moves + 1);
      g_autofree guint32 *indices = g_new (guint32, n_moves + 1);

      grundy_moves_clear (moves);
      for (guint i = 0; i < n_moves; i++)
        {
          grundy_position_set_length (position, (guint)grundy_test_random_below (&random, 4));
          for (guint k = 0; k < position->n_cells; k++)
            position->cells[k] = grundy_test_random_below (&random, 12) << grundy_test_random_below (&random, 60);
          grundy_moves_add (moves, GRUNDY_VERB_MOVE, position);
        }
      grundy_arena_intern_moves (arena, moves, first, n_moves - first, indices);
      for (guint i = first; i < n_moves; i++)
        {
          GrundyPosition to;

          grundy_moves_get_position (moves, i, &to);
          g_assert_cmpuint (indices[i - first], ==, grundy_arena_intern (expected, &to, NULL));
          assert_is_at (arena, indices[i - first], &to);
        }
    }
  g_assert_cmpuint (grundy_arena_get_size (arena), ==, grundy_arena_get_size (expected));
  g_assert_cmpuint (grundy_arena_get_size (arena), >, 5000);
}

static void
test_references (void)
{
  GrundyArena *arena = grundy_arena_new ();
  g_autoptr (GrundyArena) kept = grundy_arena_ref (arena);
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  grundy_arena_unref (arena);
  g_assert_cmpuint (grundy_arena_intern (kept, position, NULL), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/arena/nothing-there", test_nothing_there);
  g_test_add_func ("/arena/like-positions", test_like_positions);
  g_test_add_func ("/arena/against-hash-table", test_against_hash_table);
  g_test_add_func ("/arena/many", test_many);
  g_test_add_func ("/arena/moves", test_moves);
  g_test_add_func ("/arena/references", test_references);
  return g_test_run ();
}
