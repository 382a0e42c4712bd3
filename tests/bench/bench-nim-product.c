/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How long a nim product of two 64-bit numbers takes; that the products are those of a field is checked on the way. */
#include "grundy-nim-product.h"
#include "grundy-test-random.h"

#include <stdlib.h>
#include <time.h>

#define N_PRODUCTS 300000

int
main (void)
{
  GrundyTestRandom random = { 3 };
  g_autofree guint64 *numbers = g_new (guint64, N_PRODUCTS + 1);
  guint64 sum = 0;
  guint n_right = 0;
  clock_t start;
  double seconds;

  for (guint i = 0; i <= N_PRODUCTS; i++)
    numbers[i] = grundy_test_random_below (&random, G_MAXUINT64);
  start = clock ();
  for (guint i = 0; i < N_PRODUCTS; i++)
    sum ^= grundy_nim_multiply (numbers[i], numbers[i + 1]);
  seconds = (double)(clock () - start) / CLOCKS_PER_SEC;

  /* a (b + c) = a b + a c */
  for (guint i = 2; i <= N_PRODUCTS; i++)
    n_right += grundy_nim_multiply (numbers[i], numbers[i - 1] ^ numbers[i - 2]) ==
               (grundy_nim_multiply (numbers[i], numbers[i - 1]) ^ grundy_nim_multiply (numbers[i], numbers[i - 2]));
  g_print ("%u products: %.1f ns a product (their nim-sum is %" G_GUINT64_FORMAT "); distributive in %u cases\n",
           N_PRODUCTS, seconds / N_PRODUCTS * 1e9, sum, n_right);
  return n_right == N_PRODUCTS - 1 ? EXIT_SUCCESS : EXIT_FAILURE;
}
