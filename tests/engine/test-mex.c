/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-mex.h"

#include "grundy-test-random.h"

static guint64
mex_of (GrundyMex *mex, const guint64 *values, guint n_values)
{
  grundy_mex_begin (mex, n_values);
  for (guint i = 0; i < n_values; i++)
    grundy_mex_mark (mex, values[i]);
  return grundy_mex_get (mex);
}

static void
test_examples (void)
{
  const guint64 from_0[] = { 0, 1, 2, 4 };
  const guint64 from_1[] = { 1, 3, 5 };
  const guint64 twice[] = { 1, 0, 1, 0, 0 };
  const guint64 huge[] = { G_MAXUINT64, 0 };
  g_autoptr (GrundyMex) mex = grundy_mex_new ();

  g_assert_cmpuint (grundy_mex_get (mex), ==, 0);
  g_assert_cmpuint (mex_of (mex, from_0, 4), ==, 3);
  g_assert_cmpuint (mex_of (mex, from_1, 3), ==, 0);
  g_assert_cmpuint (mex_of (mex, NULL, 0), ==, 0);
  g_assert_cmpuint (mex_of (mex, twice, 5), ==, 2);
  g_assert_cmpuint (mex_of (mex, huge, 2), ==, 1);
}

static void
test_marks (void)
{
  g_autoptr (GrundyMex) mex = grundy_mex_new ();

  grundy_mex_begin (mex, 64);
  grundy_mex_mark (mex, 63);
  grundy_mex_mark (mex, 64);
  grundy_mex_mark (mex, 65);
  g_assert_false (grundy_mex_is_marked (mex, 0));
  g_assert_true (grundy_mex_is_marked (mex, 63));
  g_assert_true (grundy_mex_is_marked (mex, 64));
  /* Too large to matter */
  g_assert_false (grundy_mex_is_marked (mex, 65));
  g_assert_cmpuint (grundy_mex_get (mex), ==, 0);
}

/* All of 0 to n - 1, around the ends of machine words. */
static void
test_full (void)
{
  g_autoptr (GrundyMex) mex = grundy_mex_new ();

  for (guint n = 0; n < 200; n++)
    {
      grundy_mex_begin (mex, n);
      for (guint value = n; value-- > 0;)
        grundy_mex_mark (mex, value);
      g_assert_cmpuint (grundy_mex_get (mex), ==, n);
      g_assert_false (grundy_mex_is_marked (mex, n));
      g_assert_true (n == 0 || grundy_mex_is_marked (mex, n - 1));
    }
}

static guint64
naive_mex (const guint64 *values, guint n_values)
{
  for (guint64 mex = 0;; mex++)
    {
      gboolean is_there = FALSE;

      for (guint i = 0; i < n_values; i++)
        is_there |= values[i] == mex;
      if (!is_there)
        return mex;
    }
}

/* The same marks serve sets of many sizes, and remember nothing. */
static void
test_random_sets (void)
{
  GrundyTestRandom random = { 7 };
  g_autoptr (GrundyMex) mex = grundy_mex_new ();
  guint64 values[150];

  for (guint round = 0; round < 3000; round++)
    {
      guint n_values = (guint)grundy_test_random_below (&random, G_N_ELEMENTS (values));
      guint64 end = 1 + grundy_test_random_below (&random, n_values + 1);

      for (guint i = 0; i < n_values; i++)
        values[i] = grundy_test_random_below (&random, end);
      g_assert_cmpuint (mex_of (mex, values, n_values), ==, naive_mex (values, n_values));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/mex/examples", test_examples);
  g_test_add_func ("/mex/marks", test_marks);
  g_test_add_func ("/mex/full", test_full);
  g_test_add_func ("/mex/random-sets", test_random_sets);
  return g_test_run ();
}
