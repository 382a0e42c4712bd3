/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-number.h"

#include "grundy-test-random.h"

static void
test_isqrt (void)
{
  GrundyTestRandom random = { 1 };
  const guint64 largest = G_MAXINT64;

  for (guint64 n = 0; n < 2000; n++)
    {
      guint64 root = grundy_isqrt (n);

      g_assert_true (root * root <= n && (root + 1) * (root + 1) > n);
    }
  for (guint i = 0; i < 2000; i++)
    {
      unsigned __int128 root = grundy_test_random_next (&random) >> (1 + i % 60);

      g_assert_true (grundy_isqrt (root * root) == root);
      g_assert_true (grundy_isqrt (root * root + 2 * root) == root);
      g_assert_true (root == 0 || grundy_isqrt (root * root - 1) == root - 1);
    }
  g_assert_cmpuint (grundy_isqrt ((unsigned __int128)largest * largest), ==, largest);
}

static void
test_gcd (void)
{
  for (guint64 a = 1; a < 60; a++)
    for (guint64 b = 1; b < 60; b++)
      {
        guint64 common = MIN (a, b);

        while (a % common != 0 || b % common != 0)
          common--;
        g_assert_cmpuint (grundy_gcd (a, b), ==, common);
      }
  g_assert_cmpuint (grundy_gcd (0, 7), ==, 7);
  g_assert_cmpuint (grundy_gcd (7, 0), ==, 7);
}

static gboolean
is_prime_by_trial (guint64 number)
{
  for (guint64 divisor = 2; divisor * divisor <= number; divisor++)
    if (number % divisor == 0)
      return FALSE;
  return number >= 2;
}

static void
test_primes (void)
{
  /* The least numbers that pass Miller's test for the first 1 to 5 and 9 prime bases; two squares; the largest prime
   * below 2^63. */
  static const guint64 composites[] = { 2047,
                                        1373653,
                                        25326001,
                                        G_GUINT64_CONSTANT (3215031751),
                                        G_GUINT64_CONSTANT (2152302898747),
                                        G_GUINT64_CONSTANT (3825123056546413051),
                                        G_GUINT64_CONSTANT (4611686014132420609),
                                        1369 };

  for (guint64 n = 0; n < 20000; n++)
    g_assert_true (grundy_is_prime (n) == is_prime_by_trial (n));
  for (guint i = 0; i < G_N_ELEMENTS (composites); i++)
    g_assert_false (grundy_is_prime (composites[i]));
  g_assert_true (grundy_is_prime (G_GUINT64_CONSTANT (9223372036854775783)));
}

static void
assert_divisors (guint64 number, guint n_expected)
{
  g_autoptr (GArray) divisors = grundy_list_divisors (number);

  g_assert_cmpuint (divisors->len, ==, n_expected);
  for (guint i = 0; i < divisors->len; i++)
    {
      g_assert_cmpuint (number % g_array_index (divisors, guint64, i), ==, 0);
      if (i > 0)
        g_assert_cmpuint (g_array_index (divisors, guint64, i), >, g_array_index (divisors, guint64, i - 1));
    }
}

static void
test_divisors (void)
{
  for (guint64 n = 1; n < 3000; n++)
    {
      guint n_divisors = 0;

      for (guint64 k = 1; k <= n; k++)
        n_divisors += n % k == 0;
      assert_divisors (n, n_divisors);
    }
  assert_divisors (G_GUINT64_CONSTANT (1) << 62, 63);
  assert_divisors (G_GUINT64_CONSTANT (9223372036854775783), 2);
  /* The square of 2147483647, and 2147483647 times 4294967291 */
  assert_divisors (G_GUINT64_CONSTANT (4611686014132420609), 3);
  assert_divisors (G_GUINT64_CONSTANT (9223372021822390277), 4);
  /* The number below 2^63 with the most divisors */
  assert_divisors (G_GUINT64_CONSTANT (9200527969062830400), 161280);
  /* 2^63 - 1 = 7^2 73 127 337 92737 649657 */
  assert_divisors (G_MAXINT64, 96);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/number/isqrt", test_isqrt);
  g_test_add_func ("/number/gcd", test_gcd);
  g_test_add_func ("/number/primes", test_primes);
  g_test_add_func ("/number/divisors", test_divisors);
  return g_test_run ();
}
