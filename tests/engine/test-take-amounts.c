/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-take-amounts.h"

#include "grundy-number.h"

/* The words' meanings, one number at a time and as slowly as they are said. */
static gboolean
is_in_word (GrundyTakeWord word, guint64 heap, guint64 amount)
{
  guint64 member = 1;

  switch (word)
    {
    case GRUNDY_TAKE_ANY:
      return TRUE;
    case GRUNDY_TAKE_POWERS_OF_TWO:
      while (member < amount)
        member *= 2;
      return member == amount;
    case GRUNDY_TAKE_FIBONACCI:
      for (guint64 before = 1; member < amount;)
        {
          guint64 sum = before + member;

          before = member;
          member = sum;
        }
      return member == amount;
    case GRUNDY_TAKE_PRIMES:
      for (guint64 divisor = 2; divisor * divisor <= amount; divisor++)
        if (amount % divisor == 0)
          return FALSE;
      return amount >= 2;
    case GRUNDY_TAKE_SQUARES:
      while (member * member < amount)
        member++;
      return member * member == amount;
    case GRUNDY_TAKE_FACTORIALS:
      for (guint64 i = 2; member < amount; i++)
        member *= i;
      return member == amount;
    case GRUNDY_TAKE_ODD:
      return amount % 2 == 1;
    case GRUNDY_TAKE_HALF:
      return 2 * amount <= heap;
    case GRUNDY_TAKE_AT_LEAST_HALF:
      return 2 * amount >= heap;
    case GRUNDY_TAKE_DIVISORS:
      return heap % amount == 0;
    case GRUNDY_TAKE_PROPER_DIVISORS:
      return heap % amount == 0 && amount < heap;
    case GRUNDY_TAKE_NON_DIVISORS:
      return heap % amount != 0;
    case GRUNDY_TAKE_COPRIME:
    case GRUNDY_TAKE_COPRIME_BELOW:
      for (guint64 common = 2; common <= amount; common++)
        if (heap % common == 0 && amount % common == 0)
          return FALSE;
      return word == GRUNDY_TAKE_COPRIME || amount < heap;
    default:
      g_assert_not_reached ();
    }
}

static gboolean
is_in_set (const GrundyTakeSet *set, guint64 heap, guint64 amount)
{
  gboolean is_in_range = FALSE;

  for (guint i = 0; i < set->n_ranges; i++)
    is_in_range = is_in_range || (set->ranges[i].first <= amount && amount <= set->ranges[i].last);
  if (set->is_all_but)
    return !is_in_range;
  for (guint word = 0; word <= GRUNDY_TAKE_COPRIME_BELOW; word++)
    if ((set->words >> word & 1) != 0 && is_in_word (word, heap, amount))
      return TRUE;
  return is_in_range;
}

static gboolean
collect (guint64 amount, gpointer user_data)
{
  g_array_append_val ((GArray *)user_data, amount);
  return TRUE;
}

static void
assert_amounts (const GrundyTakeSet *set, guint64 last_heap)
{
  g_autoptr (GrundyTakeAmounts) amounts = grundy_take_amounts_new (set);
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (guint64));

  for (guint64 heap = 0; heap <= last_heap; heap++)
    {
      guint n_expected = 0;

      g_array_set_size (found, 0);
      grundy_take_amounts_foreach (amounts, heap, collect, found);
      for (guint64 amount = 1; amount <= heap; amount++)
        if (is_in_set (set, heap, amount))
          {
            g_assert_cmpuint (n_expected, <, found->len);
            g_assert_cmpuint (g_array_index (found, guint64, n_expected), ==, amount);
            n_expected++;
          }
      g_assert_cmpuint (found->len, ==, n_expected);
    }
}

static void
test_every_word (void)
{
  for (guint word = 0; word <= GRUNDY_TAKE_COPRIME_BELOW; word++)
    {
      GrundyTakeSet set = { .words = 1u << word };

      assert_amounts (&set, 300);
    }
}

static void
test_unions (void)
{
  GrundyRange ranges[] = { { 2, 3 }, { 3, 7 }, { 5, 6 }, { 8, 8 }, { 20, 25 }, { 40, 60 } };
  GrundyTakeSet sets[] = {
    { .ranges = ranges, .n_ranges = G_N_ELEMENTS (ranges) },
    { .ranges = ranges, .n_ranges = 1, .words = 1u << GRUNDY_TAKE_SQUARES | 1u << GRUNDY_TAKE_PRIMES },
    { .ranges = ranges, .n_ranges = 5, .words = 1u << GRUNDY_TAKE_PROPER_DIVISORS | 1u << GRUNDY_TAKE_COPRIME },
    { .ranges = ranges, .n_ranges = G_N_ELEMENTS (ranges), .is_all_but = TRUE },
    { .words = 1u << GRUNDY_TAKE_FACTORIALS | 1u << GRUNDY_TAKE_FIBONACCI | 1u << GRUNDY_TAKE_HALF },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    assert_amounts (&sets[i], 100);
}

typedef struct
{
  GArray *found;
  guint limit;
} Patience;

static gboolean
collect_some (guint64 amount, gpointer user_data)
{
  Patience *patience = user_data;

  g_array_append_val (patience->found, amount);
  return patience->found->len < patience->limit;
}

/* No word takes long on a heap near the end of the numbers, and none goes past it. */
static void
test_huge_heap (void)
{
  const guint64 heap = G_MAXINT64;

  for (guint word = 0; word <= GRUNDY_TAKE_COPRIME_BELOW; word++)
    {
      GrundyTakeSet set = { .words = 1u << word };
      g_autoptr (GrundyTakeAmounts) amounts = grundy_take_amounts_new (&set);
      g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (guint64));
      Patience patience = { found, 200 };

      grundy_take_amounts_foreach (amounts, heap, collect_some, &patience);
      g_assert_cmpuint (found->len, >, 10);
      for (guint i = 1; i < found->len; i++)
        g_assert_cmpuint (g_array_index (found, guint64, i), >, g_array_index (found, guint64, i - 1));
      g_assert_cmpuint (g_array_index (found, guint64, found->len - 1), <=, heap);
    }
}

/* The table of primes and the test that takes over behind its end agree with trial division. */
static void
test_primes_past_the_table (void)
{
  GrundyTakeSet set = { .words = 1u << GRUNDY_TAKE_PRIMES };
  g_autoptr (GrundyTakeAmounts) amounts = grundy_take_amounts_new (&set);
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (guint64));
  const guint64 heap = (1 << 20) + 2000;
  guint n_primes = 0;

  grundy_take_amounts_foreach (amounts, heap, collect, found);
  for (guint64 n = 2; n <= heap; n++)
    if (n < (1 << 20) - 2000 ? grundy_is_prime (n) : is_in_word (GRUNDY_TAKE_PRIMES, heap, n))
      {
        g_assert_cmpuint (n_primes, <, found->len);
        g_assert_cmpuint (g_array_index (found, guint64, n_primes++), ==, n);
      }
  g_assert_cmpuint (found->len, ==, n_primes);
}

static void
assert_modulus (GrundyTakeSet set, gboolean expected, guint64 expected_modulus)
{
  g_autoptr (GrundyTakeAmounts) amounts = grundy_take_amounts_new (&set);
  guint64 modulus = 0;

  g_assert_true (grundy_take_amounts_get_modulus (amounts, &modulus) == expected);
  if (expected)
    g_assert_cmpuint (modulus, ==, expected_modulus);
}

static void
test_modulus (void)
{
  GrundyRange one_to_four[] = { { 1, 3 }, { 2, 4 } };
  GrundyRange with_multiple[] = { { 1, 4 }, { 14, 15 } };
  GrundyRange without_multiple[] = { { 1, 4 }, { 6, 9 }, { 11, 14 } };
  GrundyRange from_two[] = { { 2, 5 } };
  GrundyRange everything[] = { { 1, G_MAXINT64 } };

  assert_modulus ((GrundyTakeSet){ .ranges = one_to_four, .n_ranges = 2 }, TRUE, 5);
  assert_modulus ((GrundyTakeSet){ .ranges = with_multiple, .n_ranges = 2 }, FALSE, 0);
  assert_modulus ((GrundyTakeSet){ .ranges = without_multiple, .n_ranges = 3 }, TRUE, 5);
  assert_modulus ((GrundyTakeSet){ .ranges = from_two, .n_ranges = 1 }, FALSE, 0);
  assert_modulus ((GrundyTakeSet){ .ranges = everything, .n_ranges = 1 }, TRUE, G_GUINT64_CONSTANT (1) << 63);
  assert_modulus ((GrundyTakeSet){ .ranges = one_to_four, .n_ranges = 2, .is_all_but = TRUE }, FALSE, 0);
  assert_modulus ((GrundyTakeSet){ .words = 1u << GRUNDY_TAKE_ANY }, TRUE, G_MAXUINT64);
  assert_modulus ((GrundyTakeSet){ .words = 1u << GRUNDY_TAKE_ODD }, TRUE, 2);
  assert_modulus ((GrundyTakeSet){ .words = 1u << GRUNDY_TAKE_POWERS_OF_TWO }, TRUE, 3);
  assert_modulus ((GrundyTakeSet){ .words = 1u << GRUNDY_TAKE_POWERS_OF_TWO | 1u << GRUNDY_TAKE_ODD }, TRUE, 6);
  assert_modulus ((GrundyTakeSet){ .words = 1u << GRUNDY_TAKE_PRIMES }, FALSE, 0);
  assert_modulus ((GrundyTakeSet){ .ranges = one_to_four, .n_ranges = 1, .words = 1u << GRUNDY_TAKE_PRIMES }, TRUE, 4);
  assert_modulus ((GrundyTakeSet){ .words = 1u << GRUNDY_TAKE_SQUARES }, FALSE, 0);
  assert_modulus ((GrundyTakeSet){ .words = 1u << GRUNDY_TAKE_FIBONACCI }, FALSE, 0);
  assert_modulus ((GrundyTakeSet){ .words = 1u << GRUNDY_TAKE_FACTORIALS }, FALSE, 0);
  assert_modulus ((GrundyTakeSet){ .words = 1u << GRUNDY_TAKE_HALF }, FALSE, 0);
  assert_modulus ((GrundyTakeSet){ .words = 1u << GRUNDY_TAKE_ODD | 1u << GRUNDY_TAKE_COPRIME }, FALSE, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/take-amounts/every-word", test_every_word);
  g_test_add_func ("/take-amounts/unions", test_unions);
  g_test_add_func ("/take-amounts/huge-heap", test_huge_heap);
  g_test_add_func ("/take-amounts/primes-past-the-table", test_primes_past_the_table);
  g_test_add_func ("/take-amounts/modulus", test_modulus);
  return g_test_run ();
}
