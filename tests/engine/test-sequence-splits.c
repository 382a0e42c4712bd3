/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Methods for games of splitting against the textbook's loop, which is written here once more from the rules. */
#include "grundy-sequence-method.h"

#include "grundy-test-random.h"

#include <string.h>

/* --- The textbook ------------------------------------------------------------------------------------------- */

typedef struct
{
  const char *digits; /* d0, the digits behind the point, and those of the tail */
  guint n_digits;
  guint n_repeating;
  gboolean parts_are_unequal;
  guint least_heap;
} Rule;

static guint
get_digit (const Rule *rule, guint k)
{
  if (k >= rule->n_digits && rule->n_repeating == 0)
    return 0;
  if (k >= rule->n_digits)
    k = rule->n_digits + (k - rule->n_digits) % rule->n_repeating;
  return g_ascii_xdigit_value (rule->digits[k]);
}

static void
mark_splits (const guint *values, guint rest, guint n_heaps, guint value, guint8 *marks)
{
  if (n_heaps == 1)
    {
      marks[value ^ values[rest]] = 1;
      return;
    }
  for (guint part = 1; part + n_heaps - 1 <= rest; part++)
    mark_splits (values, rest - part, n_heaps - 1, value ^ values[part], marks);
}

static guint
compute_value (const Rule *rule, const guint *values, guint heap)
{
  guint8 marks[8192] = { 0 };
  guint value = 0;

  for (guint taken = 0; taken <= heap && heap >= rule->least_heap; taken++)
    {
      guint digit = get_digit (rule, taken), rest = heap - taken;

      if ((digit & 1) != 0 && rest == 0 && taken > 0)
        marks[0] = 1;
      for (guint n_heaps = 1; n_heaps <= 3; n_heaps++)
        if ((digit >> n_heaps & 1) != 0 && rest >= n_heaps && rule->parts_are_unequal)
          for (guint part = 1; 2 * part < rest; part++)
            marks[values[part] ^ values[rest - part]] = 1;
        else if ((digit >> n_heaps & 1) != 0 && rest >= n_heaps)
          mark_splits (values, rest, n_heaps, 0, marks);
    }
  while (marks[value] != 0)
    value++;
  return value;
}

/* Compares with the method, which goes up to @last in steps of any length. */
static void
assert_as_textbook (const char *game_text, const Rule *rule, guint last, const char *method)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyGame) game = grundy_game_parse (game_text, NULL, &error);
  g_autoptr (GrundySequenceComputation) computation = NULL;
  g_autoptr (GrundySequence) sequence = NULL;
  g_autofree guint *values = g_new (guint, last + 1);

  g_assert_no_error (error);
  computation = grundy_sequence_computation_new_by (game, last, method, FALSE, &error);
  g_assert_no_error (error);
  for (guint n_values = 1; n_values < last; n_values += 1 + n_values / 3)
    g_assert_true (grundy_sequence_computation_advance (computation, n_values, NULL, NULL));
  g_assert_true (grundy_sequence_computation_advance (computation, last + 1, NULL, NULL));
  sequence = grundy_sequence_computation_get_sequence (computation);
  g_assert_cmpstr (grundy_sequence_get_method (sequence), ==, method);
  for (guint heap = 0; heap <= last; heap++)
    {
      values[heap] = compute_value (rule, values, heap);
      if (grundy_sequence_get (sequence, heap) != values[heap])
        g_error ("%s: heap %u has %u, not %u", game_text, heap, values[heap],
                 (guint)grundy_sequence_get (sequence, heap));
    }
}

static void
assert_code_as_textbook (const char *code, guint last, const char *method)
{
  g_autofree char *game = g_strdup_printf ("octal{%s}", code);
  g_autoptr (GString) digits = g_string_new (NULL);
  const char *tail = strchr (code, '(');
  Rule rule = { 0 };

  for (const char *at = code; *at != '\0'; at++)
    if (g_ascii_isxdigit (*at))
      g_string_append_c (digits, *at);
  rule.digits = digits->str;
  rule.n_repeating = tail != NULL ? strlen (tail) - 2 : 0;
  rule.n_digits = digits->len - rule.n_repeating;
  assert_as_textbook (game, &rule, last, method);
}

/* --- Tests -------------------------------------------------------------------------------------------------- */

static void
test_known_codes (void)
{
  static const char *const codes[] = { "0.77", "0.07", "0.137", "0.007",     "0.106",  "0.16",
                                       "0.6",  "4.7",  "4.0",   "0.377",     "0.45",   "0.3",
                                       "0.0",  "0.1",  "0.04",  "0.0000004", "4.4444", "0.0101010101606" };

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    assert_code_as_textbook (codes[i], 2100, "splits");
}

static void
test_tails (void)
{
  static const char *const codes[] = { "4.(3)",   "0.7(12)", "0.(3)",   "0.44(2)",
                                       "0.(102)", "4.7(1)",  "0.6(20)", "0.7(00000000000000000000000000000002)" };

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    assert_code_as_textbook (codes[i], 700, "splits");
}

static char *
make_code (GrundyTestRandom *random, guint max_digit, guint n_digits)
{
  GString *code = g_string_new (NULL);

  g_string_append_printf (code, "%X.", (guint)grundy_test_random_below (random, (max_digit + 1) / 4) * 4);
  for (guint i = 0; i < n_digits; i++)
    g_string_append_printf (code, "%X", (guint)grundy_test_random_below (random, max_digit + 1));
  return g_string_free (code, FALSE);
}

static void
test_random_codes (void)
{
  GrundyTestRandom random = { 1956 };

  for (guint i = 0; i < 400; i++)
    {
      g_autofree char *code = make_code (&random, 7, 1 + i % 5);

      assert_code_as_textbook (code, 150 + 100 * (i % 4), "splits");
    }
}

/* Digits to F, and tails of them */
static void
test_three_heaps (void)
{
  static const char *const codes[] = { "0.8", "0.F", "8.8", "C.(3)", "0.7(8)", "0.(F)", "0.(04)", "4.(7)", "0.3(081)" };
  GrundyTestRandom random = { 8 };

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    assert_code_as_textbook (codes[i], 150, "sets");
  for (guint i = 0; i < 100; i++)
    {
      g_autofree char *code = make_code (&random, 15, 1 + i % 4);

      assert_code_as_textbook (code, 100, "sets");
    }
  for (guint i = 0; i < 100; i++)
    {
      g_autofree char *code = make_code (&random, i % 2 == 0 ? 7 : 15, 2 + i % 4);
      g_autofree char *tail = g_strdup_printf ("%.3s(%s)", code, code + 3);

      assert_code_as_textbook (tail, 80, "sets");
    }
}

/* Both methods know octal codes. */
static void
test_methods_agree (void)
{
  assert_code_as_textbook ("0.77", 1500, "sets");
  assert_code_as_textbook ("0.007", 1500, "sets");
}

static void
test_splits_of_all (void)
{
  Rule unequal = { .digits = "4", .n_digits = 1, .parts_are_unequal = TRUE };
  Rule couples = { .digits = "4", .n_digits = 1, .least_heap = 3 };

  assert_as_textbook ("grundy", &unequal, 6000, "splits");
  assert_as_textbook ("couples", &couples, 6000, "splits");
}

/* Those whose values outgrow a byte */
static void
test_wide_values (void)
{
  assert_code_as_textbook ("0.007", 12000, "splits");
  assert_code_as_textbook ("0.6", 12000, "splits");
}

typedef struct
{
  const char *game;
  guint64 length;
  guint64 first;
  guint64 n_exceptions;
} Truth;

/* Guy and Smith 1956; 0.16: A. Gangolli and T. Plambeck 1989 */
static void
test_periods (void)
{
  static const Truth truths[] = {
    { "kayles", 12, 71, 14 },
    { "dawson-kayles", 34, 53, 8 },
    { "dawson-chess", 34, 52, 7 },
    { "octal{0.16}", 149459, 105351, G_MAXUINT64 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (truths); i++)
    {
      g_autoptr (GrundyGame) game = grundy_game_parse (truths[i].game, NULL, NULL);
      g_autoptr (GrundySequence) sequence = grundy_sequence_compute (game, 1000000, NULL, NULL);
      GrundyPeriod period;

      g_assert_true (grundy_sequence_get_period (sequence, &period));
      g_assert_cmpuint (period.length, ==, truths[i].length);
      g_assert_cmpuint (period.first, ==, truths[i].first);
      if (truths[i].n_exceptions != G_MAXUINT64)
        g_assert_cmpuint (period.n_exceptions, ==, truths[i].n_exceptions);
    }
}

static void
test_exceptions_of_dawsons_chess (void)
{
  static const guint exceptions[] = { 0, 14, 16, 17, 31, 34, 51 };
  g_autoptr (GrundyGame) game = grundy_game_parse ("dawson-chess", NULL, NULL);
  g_autoptr (GrundySequence) sequence = grundy_sequence_compute (game, 1000, NULL, NULL);
  guint n = 0;

  for (guint heap = 0; heap <= 1000; heap++)
    if (grundy_sequence_is_exception (sequence, heap))
      {
        g_assert_cmpuint (n, <, G_N_ELEMENTS (exceptions));
        g_assert_cmpuint (heap, ==, exceptions[n++]);
      }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (exceptions));
}

/* None is known. */
static void
test_no_periods (void)
{
  static const char *const games[] = { "treblecross", "grundy", "couples", "lasker" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (GrundyGame) game = grundy_game_parse (games[i], NULL, NULL);
      g_autoptr (GrundySequence) sequence = grundy_sequence_compute (game, 3000, NULL, NULL);

      g_assert_false (grundy_sequence_get_period (sequence, NULL));
    }
}

static void
assert_period_holds (const char *code, guint n_known, guint last)
{
  g_autofree char *text = g_strdup_printf ("octal{%s}", code);
  g_autoptr (GrundyGame) game = grundy_game_parse (text, NULL, NULL);
  g_autoptr (GrundySequence) sequence = grundy_sequence_compute (game, n_known, NULL, NULL);
  g_autoptr (GrundySequence) all = NULL;
  g_autoptr (GrundySequenceComputation) computation =
      grundy_sequence_computation_new_by (game, last, NULL, FALSE, NULL);

  g_assert_true (grundy_sequence_computation_advance (computation, G_MAXUINT64, NULL, NULL));
  all = grundy_sequence_computation_get_sequence (computation);
  for (guint heap = 0; heap <= (grundy_sequence_get_period (sequence, NULL) ? last : n_known); heap++)
    if (grundy_sequence_get (sequence, heap) != grundy_sequence_get (all, heap))
      g_error ("%s, of which %u are known: heap %u has %u, not %u", text, n_known, heap,
               (guint)grundy_sequence_get (all, heap), (guint)grundy_sequence_get (sequence, heap));
}

/* What is said to hold for ever does hold as far as one can see. The codes named begin with zeros of which the theorem
 * without its condition n0 >= 1 would prove that they go on for ever. */
static void
test_periods_hold (void)
{
  static const char *const codes[] = { "4.0", "0.4", "0.04", "8.0", "0.8", "0.08", "C.0", "0.00004", "0.000008" };
  GrundyTestRandom random = { 1989 };

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    for (guint n_known = 1; n_known < 20; n_known++)
      assert_period_holds (codes[i], n_known, 100);
  for (guint i = 0; i < 200; i++)
    {
      g_autofree char *octal = make_code (&random, 7, 1 + i % 3);

      assert_period_holds (octal, 1000, 2000);
    }
  for (guint i = 0; i < 50; i++)
    {
      g_autofree char *hexadecimal = make_code (&random, 15, 1 + i % 3);

      assert_period_holds (hexadecimal, 300, 500);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sequence-splits/known-codes", test_known_codes);
  g_test_add_func ("/sequence-splits/tails", test_tails);
  g_test_add_func ("/sequence-splits/random-codes", test_random_codes);
  g_test_add_func ("/sequence-splits/three-heaps", test_three_heaps);
  g_test_add_func ("/sequence-splits/methods-agree", test_methods_agree);
  g_test_add_func ("/sequence-splits/splits-of-all", test_splits_of_all);
  g_test_add_func ("/sequence-splits/wide-values", test_wide_values);
  g_test_add_func ("/sequence-splits/periods", test_periods);
  g_test_add_func ("/sequence-splits/exceptions-of-dawsons-chess", test_exceptions_of_dawsons_chess);
  g_test_add_func ("/sequence-splits/no-periods", test_no_periods);
  g_test_add_func ("/sequence-splits/periods-hold", test_periods_hold);
  return g_test_run ();
}
