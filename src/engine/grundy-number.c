/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Primes: G. L. Miller, "Riemann's hypothesis and tests for primality" (1976); M. O. Rabin (1980). The first twelve
 * primes as bases decide every number below 3.3 * 10^24: J. Sorenson and J. Webster, "Strong pseudoprimes to twelve
 * prime bases" (2017).
 *
 * Divisors: small factors by trial, the rest by J. M. Pollard, "A Monte Carlo method for factorization" (1975), with
 * R. P. Brent's way of finding the cycle. Its start is fixed: the same number takes the same steps.
 */
#include "grundy-number.h"

static const guint64 small_primes[] = { 2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37 };

guint64
grundy_isqrt (unsigned __int128 number)
{
  unsigned __int128 root = 0;
  unsigned __int128 bit = (unsigned __int128)1 << 126;

  while (bit > number)
    bit >>= 2;
  for (; bit != 0; bit >>= 2)
    {
      if (number >= root + bit)
        {
          number -= root + bit;
          root = (root >> 1) + bit;
        }
      else
        root >>= 1;
    }
  return (guint64)root;
}

guint64
grundy_gcd (guint64 a, guint64 b)
{
  while (b != 0)
    {
      guint64 rest = a % b;

      a = b;
      b = rest;
    }
  return a;
}

static guint64
multiply_modulo (guint64 a, guint64 b, guint64 modulus)
{
  return (guint64)((unsigned __int128)a * b % modulus);
}

static guint64
power_modulo (guint64 base, guint64 exponent, guint64 modulus)
{
  guint64 power = 1;

  for (; exponent != 0; exponent >>= 1)
    {
      if (exponent & 1)
        power = multiply_modulo (power, base, modulus);
      base = multiply_modulo (base, base, modulus);
    }
  return power;
}

/* Whether @number, odd and above 2, passes Miller's test for @base, below it. */
static gboolean
passes_miller (guint64 number, guint64 base)
{
  guint n_halvings = __builtin_ctzll (number - 1);
  guint64 power = power_modulo (base, (number - 1) >> n_halvings, number);

  if (power == 1 || power == number - 1)
    return TRUE;
  for (guint i = 1; i < n_halvings; i++)
    {
      power = multiply_modulo (power, power, number);
      if (power == number - 1)
        return TRUE;
    }
  return FALSE;
}

gboolean
grundy_is_prime (guint64 number)
{
  if (number < 2)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (small_primes); i++)
    if (number % small_primes[i] == 0)
      return number == small_primes[i];
  for (guint i = 0; i < G_N_ELEMENTS (small_primes); i++)
    if (!passes_miller (number, small_primes[i]))
      return FALSE;
  return TRUE;
}

/* A divisor of @number other than 1 and itself; @number is odd and not prime. */
static guint64
find_factor (guint64 number)
{
  guint64 root = grundy_isqrt (number);

  if (root * root == number)
    return root;
  for (guint64 shift = 1;; shift++)
    {
      guint64 hare = 2, tortoise = 2, divisor = 1;

      for (guint64 lap = 1; divisor == 1; lap *= 2)
        {
          tortoise = hare;
          for (guint64 i = 0; i < lap && divisor == 1; i++)
            {
              hare = (multiply_modulo (hare, hare, number) + shift) % number;
              divisor = grundy_gcd (hare > tortoise ? hare - tortoise : tortoise - hare, number);
            }
        }
      if (divisor != number)
        return divisor;
    }
}

/* Appends to @divisors each of its members times @prime, times its square, ... as often as @number has it. */
static void
multiply_in (GArray *divisors, guint64 prime, guint exponent)
{
  guint n_old = divisors->len;

  for (guint i = 0; i < n_old * exponent; i++)
    {
      guint64 divisor = g_array_index (divisors, guint64, i) * prime;

      g_array_append_val (divisors, divisor);
    }
}

static guint
divide_out (guint64 *number, guint64 prime)
{
  guint exponent = 0;

  for (; *number % prime == 0; exponent++)
    *number /= prime;
  return exponent;
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  const guint64 *left = a, *right = b;

  return (*left > *right) - (*left < *right);
}

GArray *
grundy_list_divisors (guint64 number)
{
  GArray *divisors = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint64 one = 1;

  g_assert (number > 0);

  g_array_append_val (divisors, one);
  for (guint64 prime = 2; prime < 100 && number > 1; prime++)
    multiply_in (divisors, prime, divide_out (&number, prime));
  while (number > 1)
    {
      guint64 prime = number;

      while (!grundy_is_prime (prime))
        prime = find_factor (prime);
      multiply_in (divisors, prime, divide_out (&number, prime));
    }
  g_array_sort (divisors, compare_numbers);
  return divisors;
}
