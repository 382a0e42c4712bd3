/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-nim-product.h"

#include "grundy-test-random.h"
#include "grundy-test-tsv.h"

/* Conway's definition: a times b is the least number that is not a' b + a b' + a' b' for any a' < a and b' < b. */
static void
test_definition (void)
{
  enum
  {
    SIZE = 70
  };
  static guint64 product[SIZE][SIZE];

  for (guint a = 0; a < SIZE; a++)
    for (guint b = 0; b < SIZE; b++)
      {
        gboolean is_marked[256] = { FALSE };

        for (guint i = 0; i < a; i++)
          for (guint k = 0; k < b; k++)
            is_marked[product[i][b] ^ product[a][k] ^ product[i][k]] = TRUE;
        while (is_marked[product[a][b]])
          product[a][b]++;
        g_assert_cmpuint (grundy_nim_multiply (a, b), ==, product[a][b]);
      }
}

static void
test_field (void)
{
  GrundyTestRandom random = { 3 };

  for (guint i = 0; i < 3000; i++)
    {
      guint64 a = grundy_test_random_next (&random) >> (i % 64);
      guint64 b = grundy_test_random_next (&random) >> (i / 3 % 64);
      guint64 c = grundy_test_random_next (&random) >> (i / 7 % 64);
      guint64 ab = grundy_nim_multiply (a, b);

      g_assert_cmpuint (ab, ==, grundy_nim_multiply (b, a));
      g_assert_cmpuint (grundy_nim_multiply (ab, c), ==, grundy_nim_multiply (a, grundy_nim_multiply (b, c)));
      g_assert_cmpuint (grundy_nim_multiply (a, b ^ c), ==, ab ^ grundy_nim_multiply (a, c));
      g_assert_cmpuint (grundy_nim_multiply (a, 1), ==, a);
      g_assert_true ((ab == 0) == (a == 0 || b == 0));
    }
}

static void
test_fermat_powers (void)
{
  for (guint bits = 1; bits < 64; bits *= 2)
    {
      guint64 fermat = G_GUINT64_CONSTANT (1) << bits;

      g_assert_cmpuint (grundy_nim_multiply (fermat, fermat), ==, fermat + fermat / 2);
      g_assert_cmpuint (grundy_nim_multiply (fermat, fermat - 1), ==, fermat * (fermat - 1));
    }
}

static void
test_vectors (void)
{
  g_autoptr (GrundyTestTsv) tsv = grundy_test_tsv_open ("vectors/nim_products.tsv");
  guint n_rows = 0;

  for (; grundy_test_tsv_next (tsv); n_rows++)
    g_assert_cmpuint (
        grundy_nim_multiply (grundy_test_tsv_get_number (tsv, "a"), grundy_test_tsv_get_number (tsv, "b")), ==,
        grundy_test_tsv_get_number (tsv, "product"));
  g_assert_cmpuint (n_rows, ==, 97);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/nim-product/definition", test_definition);
  g_test_add_func ("/nim-product/field", test_field);
  g_test_add_func ("/nim-product/fermat-powers", test_fermat_powers);
  g_test_add_func ("/nim-product/vectors", test_vectors);
  return g_test_run ();
}
