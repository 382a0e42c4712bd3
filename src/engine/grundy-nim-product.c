/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Let F = 2^(2^k) and a = a1 F + a0, b = b1 F + b0. As F times F is F + F/2 and F times a smaller number is the
 * ordinary product, a times b is
 *
 *   (a1 b1 + a1 b0 + a0 b1) F  +  a0 b0 + a1 b1 (F/2)
 *
 * with nim sums and nim products of numbers below F. The first bracket is (a1 + a0)(b1 + b0) + a0 b0 (Karatsuba), which
 * leaves four products of half the length; the depth is 6.
 */
#include "grundy-nim-product.h"

/* The product of numbers below 2^@n_bits; @n_bits is a power of two. */
static guint64
multiply (guint64 a, guint64 b, guint n_bits)
{
  guint half = n_bits / 2;
  guint64 mask, low, high;

  if (a <= 1 || b <= 1)
    return a * b;
  mask = (G_GUINT64_CONSTANT (1) << half) - 1;
  low = multiply (a & mask, b & mask, half);
  high = multiply (a >> half, b >> half, half);
  return (multiply ((a >> half) ^ (a & mask), (b >> half) ^ (b & mask), half) ^ low) << half ^ low ^
         multiply (high, G_GUINT64_CONSTANT (1) << (half - 1), half);
}

guint64
grundy_nim_multiply (guint64 a, guint64 b)
{
  return multiply (a, b, 64);
}
