/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A set is a union of sources: its numbers and ranges together, and each of its words. A source tells its least amount
 * above a given one. So the amounts of the union come in ascending order and each once, and no more of an
 * infinite set is made than the heap, or the caller's patience, asks for.
 */
#include "grundy-take-amounts.h"

#include "grundy-number.h"

/* Primes up to here are found in a table of bits, which takes 64 KiB and a millisecond to make; those above are tested
 * one by one. */
#define SIEVE_END (G_GUINT64_CONSTANT (1) << 20)

struct _GrundyTakeAmounts
{
  const GrundyTakeSet *set;
  GrundyRange *ranges; /* ascending, none touching the next */
  guint n_ranges;
  guint64 *odd_primes; /* bit i: 2i+1 is prime, below SIEVE_END; NULL without the word primes */
};

/* The amounts of one heap. */
typedef struct
{
  const GrundyTakeAmounts *amounts;
  guint64 heap;
  GArray *divisors; /* of guint64; NULL where no word asks for them */
} Heap;

/* A source's least amount above @above; 0 when there is none. It may be above the heap. */
typedef guint64 (*SourceFunc) (const Heap *heap, guint64 above);

static guint64
next_any (const Heap *heap, guint64 above)
{
  return above + 1;
}

static guint64
next_power_of_two (const Heap *heap, guint64 above)
{
  if (above == 0)
    return 1;
  return G_GUINT64_CONSTANT (2) << (63 - __builtin_clzll (above));
}

static guint64
next_fibonacci (const Heap *heap, guint64 above)
{
  guint64 number = 1, next = 2;

  while (number <= above)
    {
      guint64 sum = number + next;

      number = next;
      next = sum;
    }
  return number;
}

static guint64
next_prime (const Heap *heap, guint64 above)
{
  guint64 candidate;

  if (above < 2)
    return 2;
  candidate = (above + 1) | 1;
  if (candidate < SIEVE_END)
    {
      guint64 bit = candidate / 2;
      gsize word = bit / 64;
      guint64 left = heap->amounts->odd_primes[word] >> (bit % 64) << (bit % 64);

      while (left == 0 && ++word < SIEVE_END / 128)
        left = heap->amounts->odd_primes[word];
      if (left != 0)
        return 2 * (word * 64 + __builtin_ctzll (left)) + 1;
      candidate = SIEVE_END + 1;
    }
  while (candidate <= heap->heap && !grundy_is_prime (candidate))
    candidate += 2;
  return candidate;
}

static guint64
next_square (const Heap *heap, guint64 above)
{
  guint64 root = grundy_isqrt (above) + 1;

  return root * root;
}

static guint64
next_factorial (const Heap *heap, guint64 above)
{
  guint64 factorial = 1;

  for (guint64 i = 2; factorial <= above; i++)
    {
      if (i > 20) /* 21! is above 2^64 */
        return 0;
      factorial *= i;
    }
  return factorial;
}

static guint64
next_odd (const Heap *heap, guint64 above)
{
  return (above + 1) | 1;
}

static guint64
next_up_to_half (const Heap *heap, guint64 above)
{
  return above + 1 <= heap->heap / 2 ? above + 1 : 0;
}

static guint64
next_from_half (const Heap *heap, guint64 above)
{
  return MAX (above + 1, heap->heap - heap->heap / 2);
}

static guint64
next_divisor (const Heap *heap, guint64 above)
{
  const guint64 *divisors = (const guint64 *)(gpointer)heap->divisors->data;
  guint low = 0, high = heap->divisors->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (divisors[middle] <= above)
        low = middle + 1;
      else
        high = middle;
    }
  return low < heap->divisors->len ? divisors[low] : 0;
}

static guint64
next_proper_divisor (const Heap *heap, guint64 above)
{
  guint64 divisor = next_divisor (heap, above);

  return divisor < heap->heap ? divisor : 0;
}

static guint64
next_non_divisor (const Heap *heap, guint64 above)
{
  guint64 amount = above + 1;

  while (amount <= heap->heap && heap->heap % amount == 0)
    amount++;
  return amount;
}

static guint64
next_coprime (const Heap *heap, guint64 above)
{
  guint64 amount = above + 1;

  while (amount <= heap->heap && grundy_gcd (heap->heap, amount) != 1)
    amount++;
  return amount;
}

static guint64
next_coprime_below (const Heap *heap, guint64 above)
{
  guint64 amount = next_coprime (heap, above);

  return amount < heap->heap ? amount : 0;
}

static const SourceFunc word_sources[] = {
  [GRUNDY_TAKE_ANY] = next_any,
  [GRUNDY_TAKE_POWERS_OF_TWO] = next_power_of_two,
  [GRUNDY_TAKE_FIBONACCI] = next_fibonacci,
  [GRUNDY_TAKE_PRIMES] = next_prime,
  [GRUNDY_TAKE_SQUARES] = next_square,
  [GRUNDY_TAKE_FACTORIALS] = next_factorial,
  [GRUNDY_TAKE_ODD] = next_odd,
  [GRUNDY_TAKE_HALF] = next_up_to_half,
  [GRUNDY_TAKE_AT_LEAST_HALF] = next_from_half,
  [GRUNDY_TAKE_DIVISORS] = next_divisor,
  [GRUNDY_TAKE_PROPER_DIVISORS] = next_proper_divisor,
  [GRUNDY_TAKE_NON_DIVISORS] = next_non_divisor,
  [GRUNDY_TAKE_COPRIME] = next_coprime,
  [GRUNDY_TAKE_COPRIME_BELOW] = next_coprime_below,
};

/* The index of the first range that does not end below @number. */
static guint
find_range (const GrundyTakeAmounts *amounts, guint64 number)
{
  guint low = 0, high = amounts->n_ranges;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (amounts->ranges[middle].last < number)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

static guint64
next_in_ranges (const GrundyTakeAmounts *amounts, guint64 above)
{
  guint i = find_range (amounts, above + 1);

  return i < amounts->n_ranges ? MAX (above + 1, amounts->ranges[i].first) : 0;
}

static guint64
next_outside_ranges (const GrundyTakeAmounts *amounts, guint64 above)
{
  guint i = find_range (amounts, above + 1);

  if (i < amounts->n_ranges && amounts->ranges[i].first <= above + 1)
    return amounts->ranges[i].last + 1;
  return above + 1;
}

static guint64
next_amount (const Heap *heap, guint64 above)
{
  const GrundyTakeSet *set = heap->amounts->set;
  guint64 least;

  if (set->is_all_but)
    return next_outside_ranges (heap->amounts, above);
  least = next_in_ranges (heap->amounts, above);
  for (guint words = set->words; words != 0; words &= words - 1)
    {
      guint64 amount = word_sources[__builtin_ctz (words)](heap, above);

      if (amount != 0 && (least == 0 || amount < least))
        least = amount;
    }
  return least;
}

static guint64 *
sieve_odd_primes (void)
{
  guint64 *bits = g_new (guint64, SIEVE_END / 128);

  for (gsize i = 0; i < SIEVE_END / 128; i++)
    bits[i] = G_MAXUINT64;
  bits[0] &= ~G_GUINT64_CONSTANT (1); /* 1 is not prime */
  for (guint64 prime = 3; prime * prime < SIEVE_END; prime += 2)
    if (bits[prime / 128] >> (prime / 2 % 64) & 1)
      for (guint64 multiple = prime * prime; multiple < SIEVE_END; multiple += 2 * prime)
        bits[multiple / 128] &= ~(G_GUINT64_CONSTANT (1) << (multiple / 2 % 64));
  return bits;
}

/* Joins ranges that overlap or touch; they come sorted by their first number. */
static void
join_ranges (GrundyTakeAmounts *amounts, const GrundyTakeSet *set)
{
  amounts->ranges = g_new (GrundyRange, MAX (set->n_ranges, 1));
  for (guint i = 0; i < set->n_ranges; i++)
    {
      GrundyRange *end = amounts->ranges + amounts->n_ranges;

      if (i > 0 && set->ranges[i].first <= end[-1].last + 1)
        end[-1].last = MAX (end[-1].last, set->ranges[i].last);
      else
        {
          *end = set->ranges[i];
          amounts->n_ranges++;
        }
    }
}

GrundyTakeAmounts *
grundy_take_amounts_new (const GrundyTakeSet *set)
{
  GrundyTakeAmounts *amounts = g_new0 (GrundyTakeAmounts, 1);

  amounts->set = set;
  join_ranges (amounts, set);
  if (set->words & 1u << GRUNDY_TAKE_PRIMES)
    amounts->odd_primes = sieve_odd_primes ();
  return amounts;
}

void
grundy_take_amounts_free (GrundyTakeAmounts *amounts)
{
  if (amounts == NULL)
    return;
  g_free (amounts->ranges);
  g_free (amounts->odd_primes);
  g_free (amounts);
}

void
grundy_take_amounts_foreach (const GrundyTakeAmounts *amounts, guint64 heap, GrundyTakeAmountFunc func,
                             gpointer user_data)
{
  const guint words_for_divisors = 1u << GRUNDY_TAKE_DIVISORS | 1u << GRUNDY_TAKE_PROPER_DIVISORS;
  g_autoptr (GArray) divisors = NULL;
  Heap state = { amounts, heap, NULL };

  if (heap > 0 && (amounts->set->words & words_for_divisors) != 0)
    state.divisors = divisors = grundy_list_divisors (heap);
  for (guint64 amount = 0; amount < heap;)
    {
      amount = next_amount (&state, amount);
      if (amount == 0 || amount > heap || !func (amount, user_data))
        return;
    }
}

gboolean
grundy_take_amounts_are_fixed (const GrundyTakeAmounts *amounts)
{
  /* The words from half on depend on the heap. */
  return amounts->set->words < 1u << GRUNDY_TAKE_HALF;
}

gboolean
grundy_take_amounts_are_word (const GrundyTakeAmounts *amounts, GrundyTakeWord word)
{
  return !amounts->set->is_all_but && amounts->n_ranges == 0 && amounts->set->words == 1u << word;
}

guint64
grundy_take_amounts_get_largest (const GrundyTakeAmounts *amounts)
{
  if (amounts->set->is_all_but || amounts->set->words != 0)
    return 0;
  return amounts->ranges[amounts->n_ranges - 1].last;
}

guint64
grundy_take_amounts_get_largest_excluded (const GrundyTakeAmounts *amounts)
{
  return amounts->set->is_all_but ? amounts->ranges[amounts->n_ranges - 1].last : 0;
}

typedef struct
{
  guint64 n_amounts;
  guint64 max;
} Count;

static gboolean
count_amount (guint64 amount, gpointer user_data)
{
  Count *count = user_data;

  return ++count->n_amounts < count->max;
}

guint64
grundy_take_amounts_count (const GrundyTakeAmounts *amounts, guint64 heap, guint64 max)
{
  Count count = { 0, max };

  grundy_take_amounts_foreach (amounts, heap, count_amount, &count);
  return count.n_amounts;
}

gboolean
grundy_take_amounts_are_run (const GrundyTakeAmounts *amounts, gboolean *has_missing)
{
  *has_missing = amounts->set->is_all_but || grundy_take_amounts_are_word (amounts, GRUNDY_TAKE_NON_DIVISORS);
  return *has_missing || grundy_take_amounts_are_word (amounts, GRUNDY_TAKE_ANY) ||
         grundy_take_amounts_are_word (amounts, GRUNDY_TAKE_HALF) ||
         grundy_take_amounts_are_word (amounts, GRUNDY_TAKE_AT_LEAST_HALF) ||
         (amounts->set->words == 0 && amounts->n_ranges == 1);
}

void
grundy_take_amounts_get_run (const GrundyTakeAmounts *amounts, guint64 heap, guint64 *first, guint64 *end)
{
  guint64 least = 1, most = heap;

  if (grundy_take_amounts_are_word (amounts, GRUNDY_TAKE_HALF))
    most = heap / 2;
  else if (grundy_take_amounts_are_word (amounts, GRUNDY_TAKE_AT_LEAST_HALF))
    least = MAX (1, heap - heap / 2);
  else if (grundy_take_amounts_get_largest (amounts) != 0)
    {
      least = amounts->ranges[0].first;
      most = MIN (heap, amounts->ranges[0].last);
    }
  *first = heap - most;
  *end = least <= heap ? heap - least + 1 : 0;
}

static void
add_heaps_outside (const GrundyTakeAmounts *amounts, guint64 heap, GArray *heaps)
{
  for (guint i = 0; i < amounts->n_ranges; i++)
    for (guint64 amount = amounts->ranges[i].first; amount <= MIN (amounts->ranges[i].last, heap); amount++)
      {
        guint64 left = heap - amount;

        g_array_append_val (heaps, left);
      }
}

static void
add_heaps_of_divisors (guint64 heap, GArray *heaps)
{
  g_autoptr (GArray) divisors = grundy_list_divisors (heap);

  for (guint i = 0; i < divisors->len; i++)
    {
      guint64 left = heap - g_array_index (divisors, guint64, i);

      g_array_append_val (heaps, left);
    }
}

void
grundy_take_amounts_add_missing (const GrundyTakeAmounts *amounts, guint64 heap, GArray *heaps)
{
  if (amounts->set->is_all_but)
    add_heaps_outside (amounts, heap, heaps);
  else if (heap > 0)
    add_heaps_of_divisors (heap, heaps);
}

/* Whether the word @word, which does not depend on the heap, has no multiple of @modulus. A square, a Fibonacci number
 * and a factorial is a multiple of every number. */
static gboolean
has_no_multiple (GrundyTakeWord word, guint64 modulus)
{
  switch (word)
    {
    case GRUNDY_TAKE_POWERS_OF_TWO:
      return (modulus & (modulus - 1)) != 0;
    case GRUNDY_TAKE_PRIMES:
      return !grundy_is_prime (modulus);
    case GRUNDY_TAKE_ODD:
      return modulus % 2 == 0;
    default:
      return FALSE;
    }
}

/* The least number that may not be taken from any heap, however large. */
static guint64
find_gap (const GrundyTakeAmounts *amounts)
{
  Heap large = { amounts, G_MAXINT64, NULL };
  guint64 gap = 1;

  while (next_amount (&large, gap - 1) == gap)
    {
      guint i = find_range (amounts, gap);

      if (i < amounts->n_ranges && amounts->ranges[i].first <= gap)
        gap = amounts->ranges[i].last;
      gap++;
    }
  return gap;
}

gboolean
grundy_take_amounts_get_modulus (const GrundyTakeAmounts *amounts, guint64 *modulus)
{
  const GrundyTakeSet *set = amounts->set;

  if (set->words & 1u << GRUNDY_TAKE_ANY)
    {
      *modulus = G_MAXUINT64;
      return TRUE;
    }
  /* All but some finite set has a multiple of any number. */
  if (set->is_all_but || !grundy_take_amounts_are_fixed (amounts))
    return FALSE;

  *modulus = find_gap (amounts);
  for (guint i = 0; i < amounts->n_ranges; i++)
    if (amounts->ranges[i].last / *modulus * *modulus >= amounts->ranges[i].first)
      return FALSE;
  for (guint words = set->words; words != 0; words &= words - 1)
    if (!has_no_multiple (__builtin_ctz (words), *modulus))
      return FALSE;
  return *modulus > 1;
}
