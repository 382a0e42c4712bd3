/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The heap games against an exhaustive search whose rules are written here once more. */
#include "grundy-test-oracle.h"

/* --- The rules, one heap at a time -------------------------------------------------------------------------- */

/* What may stand in the place of one heap; the position's other heaps are added by add_in_place(). */
typedef void (*OneHeapFunc) (const GrundyPosition *from, guint i, GPtrArray *options, gconstpointer rules);

typedef struct
{
  OneHeapFunc one_heap;
  gconstpointer rules;
} HeapRules;

static void
list_heap_options (const GrundyPosition *from, GPtrArray *options, gconstpointer data)
{
  const HeapRules *rules = data;

  for (guint i = 0; i < from->n_cells; i++)
    rules->one_heap (from, i, options, rules->rules);
}

static void
add_in_place (const GrundyPosition *from, guint i, GPtrArray *options, guint64 a, guint64 b, guint64 c)
{
  g_autoptr (GrundyPosition) to = grundy_position_copy (from);

  to->cells[i] = a;
  grundy_position_append (to, b);
  grundy_position_append (to, c);
  grundy_test_add_heaps (options, to->cells, to->n_cells);
}

typedef gboolean (*IsAllowedFunc) (guint64 heap, guint64 amount);

typedef struct
{
  const char *game;
  IsAllowedFunc is_allowed;
} TakeCase;

static void
take_from_heap (const GrundyPosition *from, guint i, GPtrArray *options, gconstpointer rules)
{
  const TakeCase *take = rules;

  for (guint64 amount = 1; amount <= from->cells[i]; amount++)
    if (take->is_allowed (from->cells[i], amount))
      add_in_place (from, i, options, from->cells[i] - amount, 0, 0);
}

static void
split_couples (const GrundyPosition *from, guint i, GPtrArray *options, gconstpointer rules)
{
  for (guint64 a = 1; a < from->cells[i] && from->cells[i] > 2; a++)
    add_in_place (from, i, options, a, from->cells[i] - a, 0);
}

static void
split_unequally (const GrundyPosition *from, guint i, GPtrArray *options, gconstpointer rules)
{
  for (guint64 a = 1; a < from->cells[i]; a++)
    if (2 * a != from->cells[i])
      add_in_place (from, i, options, a, from->cells[i] - a, 0);
}

static void
split_by_xor (const GrundyPosition *from, guint i, GPtrArray *options, gconstpointer rules)
{
  guint64 heap = from->cells[i];

  for (guint64 k = 1; k < heap; k++)
    if ((k ^ heap) >= 1 && (k ^ heap) < heap)
      add_in_place (from, i, options, k, k ^ heap, 0);
}

static void
shrink_and_add (const GrundyPosition *from, guint i, GPtrArray *options, gconstpointer rules)
{
  for (guint64 b = 1; 2 * b <= from->cells[i]; b++)
    add_in_place (from, i, options, from->cells[i] - 2 * b, from->cells[i] - b, 0);
}

/* A code's digits as far as small heaps need them */
typedef struct
{
  const char *game;
  guint digits[20];
} CodeCase;

static void
take_and_break (const GrundyPosition *from, guint i, GPtrArray *options, gconstpointer rules)
{
  const CodeCase *code = rules;
  guint64 heap = from->cells[i];

  g_assert_cmpuint (heap, <, G_N_ELEMENTS (code->digits));
  for (guint64 a = 0; a <= heap; a++)
    for (guint64 b = 0; a + b <= heap; b++)
      for (guint64 c = 0; a + b + c <= heap; c++)
        {
          guint n_heaps = (a > 0) + (b > 0) + (c > 0);
          guint64 taken = heap - a - b - c;

          if (code->digits[taken] >> n_heaps & 1)
            add_in_place (from, i, options, a, b, c);
        }
}

/* --- The games ---------------------------------------------------------------------------------------------- */

static void
check_heap_game (const char *text, OneHeapFunc one_heap, gconstpointer data, const guint64 *last)
{
  HeapRules rules = { one_heap, data };
  g_autoptr (GrundyGame) game = grundy_test_parse_game (text);
  g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (list_heap_options, &rules);

  for (guint n_heaps = 0; n_heaps <= 3; n_heaps++)
    grundy_test_oracle_check_heaps (oracle, game, n_heaps, 1, last[n_heaps]);
}

static gboolean
is_any (guint64 heap, guint64 amount)
{
  return TRUE;
}

static gboolean
is_1_3_4 (guint64 heap, guint64 amount)
{
  return amount == 1 || amount == 3 || amount == 4;
}

static gboolean
is_2_to_5_or_9 (guint64 heap, guint64 amount)
{
  return (amount >= 2 && amount <= 5) || amount == 9;
}

static gboolean
is_1_to_4_or_7 (guint64 heap, guint64 amount)
{
  return amount <= 4 || amount == 7;
}

static gboolean
is_other_than_2_3 (guint64 heap, guint64 amount)
{
  return amount != 2 && amount != 3;
}

static gboolean
is_one_of (guint64 amount, const guint64 *numbers)
{
  while (*numbers != 0 && *numbers != amount)
    numbers++;
  return *numbers != 0;
}

static gboolean
is_power_of_two (guint64 heap, guint64 amount)
{
  return is_one_of (amount, (const guint64[]){ 1, 2, 4, 8, 16, 32, 64, 0 });
}

static gboolean
is_fibonacci (guint64 heap, guint64 amount)
{
  return is_one_of (amount, (const guint64[]){ 1, 2, 3, 5, 8, 13, 21, 34, 55, 0 });
}

static gboolean
is_prime (guint64 heap, guint64 amount)
{
  return is_one_of (amount, (const guint64[]){ 2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 0 });
}

static gboolean
is_square (guint64 heap, guint64 amount)
{
  return is_one_of (amount, (const guint64[]){ 1, 4, 9, 16, 25, 36, 49, 64, 0 });
}

static gboolean
is_factorial (guint64 heap, guint64 amount)
{
  return is_one_of (amount, (const guint64[]){ 1, 2, 6, 24, 120, 0 });
}

static gboolean
is_odd (guint64 heap, guint64 amount)
{
  return amount % 2 == 1;
}

static gboolean
is_at_most_half (guint64 heap, guint64 amount)
{
  return amount + amount <= heap;
}

static gboolean
is_at_least_half (guint64 heap, guint64 amount)
{
  return amount + amount >= heap;
}

static gboolean
is_divisor (guint64 heap, guint64 amount)
{
  return heap % amount == 0;
}

static gboolean
is_proper_divisor (guint64 heap, guint64 amount)
{
  return heap % amount == 0 && amount != heap;
}

static gboolean
is_non_divisor (guint64 heap, guint64 amount)
{
  return heap % amount != 0;
}

static gboolean
is_coprime (guint64 heap, guint64 amount)
{
  for (guint64 common = 2; common <= amount; common++)
    if (heap % common == 0 && amount % common == 0)
      return FALSE;
  return TRUE;
}

static gboolean
is_coprime_below (guint64 heap, guint64 amount)
{
  return amount < heap && is_coprime (heap, amount);
}

static gboolean
is_odd_or_power_of_two (guint64 heap, guint64 amount)
{
  return is_odd (heap, amount) || is_power_of_two (heap, amount);
}

static gboolean
is_7_or_divisor (guint64 heap, guint64 amount)
{
  return amount == 7 || is_divisor (heap, amount);
}

static const TakeCase take_cases[] = {
  { "nim", is_any },
  { "take{any}", is_any },
  { "take{3,1,4,1}", is_1_3_4 },
  { "take{2..5,9}", is_2_to_5_or_9 },
  { "take{7,1..4}", is_1_to_4_or_7 },
  { "take{all-but 2,3}", is_other_than_2_3 },
  { "take{powers-of-two}", is_power_of_two },
  { "take{fibonacci}", is_fibonacci },
  { "take{primes}", is_prime },
  { "take{squares}", is_square },
  { "take{factorials}", is_factorial },
  { "take{odd}", is_odd },
  { "take{half}", is_at_most_half },
  { "take{at-least-half}", is_at_least_half },
  { "take{divisors}", is_divisor },
  { "take{proper-divisors}", is_proper_divisor },
  { "take{non-divisors}", is_non_divisor },
  { "take{coprime}", is_coprime },
  { "take{coprime-below}", is_coprime_below },
  { "take{odd,powers-of-two}", is_odd_or_power_of_two },
  { "take{7,divisors}", is_7_or_divisor },
};

static void
test_take (gconstpointer data)
{
  const TakeCase *take = data;

  check_heap_game (take->game, take_from_heap, take, (const guint64[]){ 1, 60, 20, 9 });
}

static const CodeCase code_cases[] = {
  { "kayles", { 0, 7, 7 } },
  { "dawson-kayles", { 0, 0, 7 } },
  { "dawson-chess", { 0, 1, 3, 7 } },
  { "treblecross", { 0, 0, 0, 7 } },
  { "lasker", { 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3 } },
  { "octal{0.6}", { 0, 6 } },
  { "octal{4.7}", { 4, 7 } },
  { "octal{0.(1)}", { 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 } },
  { "octal{0.05(21)}", { 0, 0, 5, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2 } },
  { "octal{0.8}", { 0, 8 } },
  { "octal{0.F}", { 0, 15 } },
  { "octal{C.0B}", { 12, 0, 11 } },
  { "octal{8.(30)}", { 8, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3 } },
};

static void
test_code (gconstpointer data)
{
  const CodeCase *code = data;

  check_heap_game (code->game, take_and_break, code, (const guint64[]){ 1, 14, 8, 5 });
}

static void
test_couples (void)
{
  check_heap_game ("couples", split_couples, NULL, (const guint64[]){ 1, 20, 10, 6 });
}

static void
test_grundy (void)
{
  check_heap_game ("grundy", split_unequally, NULL, (const guint64[]){ 1, 24, 12, 7 });
}

static void
test_split_xor (void)
{
  check_heap_game ("split-xor", split_by_xor, NULL, (const guint64[]){ 1, 20, 10, 7 });
}

static void
test_shrink_add (void)
{
  check_heap_game ("shrink-add", shrink_and_add, NULL, (const guint64[]){ 1, 9, 7, 5 });
}

/* --- Nim whose heaps keep their places ---------------------------------------------------------------------- */

static void
take_in_place (const GrundyPosition *from, GPtrArray *options, gconstpointer rules)
{
  g_autoptr (GrundyPosition) to = grundy_position_copy (from);

  for (guint i = 0; i < from->n_cells; i++)
    {
      for (to->cells[i] = 0; to->cells[i] < from->cells[i]; to->cells[i]++)
        grundy_test_add_option (options, to->cells, to->n_cells);
      g_assert_cmpuint (to->cells[i], ==, from->cells[i]);
    }
}

static void
test_ordered_nim (void)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("nim{ordered}");
  g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (take_in_place, NULL);
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  grundy_position_set_length (position, 3);
  for (position->cells[0] = 0; position->cells[0] < 4; position->cells[0]++)
    for (position->cells[1] = 0; position->cells[1] < 4; position->cells[1]++)
      for (position->cells[2] = 0; position->cells[2] < 4; position->cells[2]++)
        grundy_test_oracle_check (oracle, game, position);
}

static void
add_data_test (const char *folder, const char *name, GTestDataFunc func, gconstpointer data)
{
  g_autofree char *path = g_strdup_printf ("/ruleset-heaps/%s/%s", folder, name);

  g_test_add_data_func (path, data, func);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (take_cases); i++)
    add_data_test ("take", take_cases[i].game, test_take, &take_cases[i]);
  for (guint i = 0; i < G_N_ELEMENTS (code_cases); i++)
    add_data_test ("code", code_cases[i].game, test_code, &code_cases[i]);
  g_test_add_func ("/ruleset-heaps/couples", test_couples);
  g_test_add_func ("/ruleset-heaps/grundy", test_grundy);
  g_test_add_func ("/ruleset-heaps/split-xor", test_split_xor);
  g_test_add_func ("/ruleset-heaps/shrink-add", test_shrink_add);
  g_test_add_func ("/ruleset-heaps/ordered-nim", test_ordered_nim);
  return g_test_run ();
}
