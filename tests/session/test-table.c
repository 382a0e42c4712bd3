/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-table.h"

static GrundyTable *
compute (const char *game_text, guint64 last_a, guint64 last_b, GError **error)
{
  g_autoptr (GrundyGame) game = grundy_game_parse (game_text, NULL, error);

  return game == NULL ? NULL : grundy_table_compute (game, last_a, last_b, &grundy_limits_for_values, NULL, error);
}

/* The published values of Wythoff's game, rows a = 0 to 2. */
static void
test_wythoff (void)
{
  const guint32 expected[3][5] = { { 0, 1, 2, 3, 4 }, { 1, 2, 0, 4, 5 }, { 2, 0, 1, 5, 3 } };
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyTable) table = compute ("wythoff", 2, 4, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (grundy_table_get_last_a (table), ==, 2);
  g_assert_cmpuint (grundy_table_get_last_b (table), ==, 4);
  for (guint a = 0; a < 3; a++)
    for (guint b = 0; b < 5; b++)
      g_assert_cmpuint (grundy_table_get (table, a, b), ==, expected[a][b]);
}

/* Where the numbers stay positive, none may be 0. */
static void
test_no_position (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyTable) table = compute ("euclid{positive}", 3, 3, &error);
  g_autoptr (GrundyTable) empty = compute ("euclid{positive}", 0, 3, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (grundy_table_get (table, 0, 2), ==, GRUNDY_TABLE_NO_POSITION);
  g_assert_cmpuint (grundy_table_get (table, 2, 0), ==, GRUNDY_TABLE_NO_POSITION);
  g_assert_cmpuint (grundy_table_get (table, 1, 1), ==, 0);
  g_assert_cmpuint (grundy_table_get (table, 3, 1), ==, 2);
  g_assert_cmpuint (grundy_table_get (empty, 0, 3), ==, GRUNDY_TABLE_NO_POSITION);
}

static void
test_no_table (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (compute ("kayles", 2, 2, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED);
}

static void
test_limits (void)
{
  const guint64 sizes[] = { 5000, G_MAXINT64, G_MAXUINT64 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint j = 0; j < G_N_ELEMENTS (sizes); j++)
      {
        g_autoptr (GError) error = NULL;

        g_assert_null (compute ("wythoff", sizes[i], sizes[j], &error));
        g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT);
      }
}

/* A million places, but far too many moves between them: known from a few, and not after minutes. */
static void
test_too_many_moves (void)
{
  g_autoptr (GError) error = NULL;
  gint64 start = g_get_monotonic_time ();

  g_assert_null (compute ("wythoff", 999, 999, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT);
  g_assert_cmpint (g_get_monotonic_time () - start, <, 30 * G_USEC_PER_SEC);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/wythoff", test_wythoff);
  g_test_add_func ("/table/no-position", test_no_position);
  g_test_add_func ("/table/no-table", test_no_table);
  g_test_add_func ("/table/limits", test_limits);
  g_test_add_func ("/table/too-many-moves", test_too_many_moves);
  return g_test_run ();
}
