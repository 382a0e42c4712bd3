/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Each method for sequences beside the plain one, which asks the ruleset for every option; and periods beside the plain
 * values behind them.
 */
#include "grundy-sequence-method.h"

#include "grundy-test-oracle.h"
#include "grundy-test-random.h"

#define LAST 1500

static GrundySequence *
compute_by (GrundyGame *game, guint64 last, const char *method, gboolean uses_periods)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySequenceComputation) computation =
      grundy_sequence_computation_new_by (game, last, method, uses_periods, &error);

  g_assert_no_error (error);
  grundy_sequence_computation_advance (computation, G_MAXUINT64, NULL, &error);
  g_assert_no_error (error);
  return grundy_sequence_computation_get_sequence (computation);
}

/* In steps, which need not be those of a method */
static GrundySequence *
compute_in_steps (GrundyGame *game, guint64 last)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySequenceComputation) computation = grundy_sequence_computation_new (game, last, &error);

  g_assert_no_error (error);
  for (guint64 n_values = 1; !grundy_sequence_computation_is_done (computation); n_values += 37)
    {
      grundy_sequence_computation_advance (computation, n_values, NULL, &error);
      g_assert_no_error (error);
    }
  return grundy_sequence_computation_get_sequence (computation);
}

static void
assert_same_values (const GrundySequence *found, const GrundySequence *expected)
{
  for (guint64 heap = 0; heap <= grundy_sequence_get_last (expected); heap++)
    if (grundy_sequence_get (found, heap) != grundy_sequence_get (expected, heap))
      {
        g_test_message ("heap %u", (guint)heap);
        g_assert_cmpuint (grundy_sequence_get (found, heap), ==, grundy_sequence_get (expected, heap));
      }
}

/* What is said of a period, beside the definitions of its words */
static void
assert_period (const GrundySequence *sequence, const GrundySequence *plain)
{
  guint64 last = grundy_sequence_get_last (plain);
  guint64 n_exceptions = 0;
  GrundyPeriod period;

  if (!grundy_sequence_get_period (sequence, &period))
    return;
  g_assert_cmpuint (period.n_proving, <=, last + 1);
  for (guint64 heap = period.first; heap + period.length <= last; heap++)
    g_assert_cmpuint (grundy_sequence_get (plain, heap) + period.saltus, ==,
                      grundy_sequence_get (plain, heap + period.length));
  if (period.first > 0)
    {
      g_assert_true (grundy_sequence_is_exception (sequence, period.first - 1));
      g_assert_cmpuint (grundy_sequence_get (plain, period.first - 1) + period.saltus, !=,
                        grundy_sequence_get (plain, period.first - 1 + period.length));
    }
  for (guint64 heap = 0; heap <= last; heap++)
    n_exceptions += grundy_sequence_is_exception (sequence, heap);
  g_assert_cmpuint (n_exceptions, ==, period.n_exceptions);
}

/* Returns whether a period was found. */
static gboolean
check (const char *text, const char *method, guint64 last)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game (text);
  g_autoptr (GrundySequence) plain = compute_by (game, last, "plain", FALSE);
  g_autoptr (GrundySequence) values = compute_by (game, last, method, FALSE);
  g_autoptr (GrundySequence) sequence = compute_in_steps (game, last);

  g_test_message ("%s: %s", text, grundy_sequence_get_method (sequence));
  g_assert_cmpstr (grundy_sequence_get_method (sequence), ==, method);
  assert_same_values (values, plain);
  assert_same_values (sequence, plain);
  assert_period (sequence, plain);
  return grundy_sequence_get_period (sequence, NULL);
}

static void
test_choices (void)
{
  static const struct
  {
    const char *game;
    const char *method;
    gboolean has_period;
  } choices[] = {
    { "take{1,3,4}", "masks", TRUE },
    { "take{7}", "masks", TRUE },
    { "take{1,2,3,5,8,13,21,34,55,89}", "masks", TRUE },
    { "take{fibonacci}", "masks", FALSE },
    { "take{factorials}", "masks", FALSE },
    { "take{squares}", "masks", FALSE },
    { "take{powers-of-two}", "remainders", TRUE },
    { "take{odd}", "remainders", TRUE },
    { "take{1..100,207}", "remainders", TRUE },
    { "take{4,primes}", "layers", FALSE },
    { "take{primes}", "layers", FALSE },
    { "take{4,odd}", "layers", FALSE },
    { "take{1..40,60..90}", "layers", TRUE },
    { "take{any}", "window", FALSE },
    { "take{half}", "window", FALSE },
    { "take{at-least-half}", "window", FALSE },
    { "take{non-divisors}", "window", FALSE },
    { "take{30..250}", "window", TRUE },
    { "take{all-but 1}", "window", TRUE },
    { "take{all-but 2,3}", "window", TRUE },
    { "take{all-but 4..9,20}", "window", TRUE },
    { "take{coprime}", "sieve", FALSE },
    { "take{coprime-below}", "sieve", FALSE },
    { "take{divisors}", "closed-form", FALSE },
    { "take{proper-divisors}", "closed-form", FALSE },
    { "take{divisors,3}", "plain", FALSE },
    { "circle-kayles", "closed-form", FALSE },
    { "rule{n-k: k=1..3, k<=n; n-7: 7<=n}", "rule-runs", FALSE },
    { "rule{n-k: k=1..n/2; n/2 & n/2: 2|n}", "rule-runs", FALSE },
    { "rule{k: k=n/3..n/2, k<n; k: k=0..n/9, k!=2, k<n; n-1}", "rule-runs", FALSE },
    { "rule{n-k: k=n mod 7..n mod 50, 1<=k, k<=n}", "rule-runs", FALSE },
    { "rule{a & n-a: a=1..n-1, a!=n-a}", "rule", FALSE },
    { "rule{n-2*k: k=1..n/2; a & a: a=0..n/3, 3*a!=n, a<n}", "rule", FALSE },
    { "rule{a & b & n-a-b: a=1..3, b=a..(n-a)/2, a<n, b<n, a+b<=n, 0<n-a-b; n-1}", "rule", FALSE },
    { "rule{k & (k xor n): k=1..n-1, (k xor n)<n}", "rule", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    g_assert_cmpint (check (choices[i].game, choices[i].method, LAST), ==, choices[i].has_period);
}

/* (transfer full): some numbers up to @largest */
static char *
make_set (GrundyTestRandom *random, const char *word, guint n_numbers, guint largest)
{
  GString *text = g_string_new ("take{");

  g_string_append (text, word);
  for (guint i = 0; i < n_numbers; i++)
    g_string_append_printf (text, "%s%u", i == 0 ? "" : ",", 1 + (guint)grundy_test_random_below (random, largest));
  g_string_append_c (text, '}');
  return g_string_free (text, FALSE);
}

static void
test_random_sets (void)
{
  GrundyTestRandom random = { 71 };
  guint n_periods = 0;

  for (guint i = 0; i < 150; i++)
    {
      guint n_numbers = 1 + grundy_test_random_below (&random, 6);
      g_autofree char *text = make_set (&random, "", n_numbers, 4 + grundy_test_random_below (&random, 40));

      n_periods += check (text, "masks", LAST);
    }
  g_assert_cmpuint (n_periods, >, 100);
}

/* So many numbers that values outgrow a word of marks */
static void
test_many_amounts (void)
{
  GrundyTestRandom random = { 74 };
  g_autofree char *text = make_set (&random, "squares,", 40, 2000);
  g_autofree char *finite = make_set (&random, "2..100,", 40, 6000);

  check ("take{squares}", "marks", 6000);
  check (text, "marks", 6000);
  check (finite, "marks", 6000);
}

static void
test_random_dense_sets (void)
{
  GrundyTestRandom random = { 72 };

  for (guint i = 0; i < 12; i++)
    {
      g_autofree char *text = make_set (&random, "", 60, 100 + grundy_test_random_below (&random, 200));

      check (text, "layers", LAST);
    }
}

static void
test_random_exclusions (void)
{
  GrundyTestRandom random = { 73 };
  guint n_periods = 0;

  for (guint i = 0; i < 25; i++)
    {
      guint n_numbers = 1 + grundy_test_random_below (&random, 5);
      g_autofree char *text = make_set (&random, "all-but ", n_numbers, 4 + grundy_test_random_below (&random, 12));

      n_periods += check (text, "window", LAST);
    }
  g_assert_cmpuint (n_periods, >, 15);
}

/* An expression that is even in k, or nearly so. */
static void
append_expression (GrundyTestRandom *random, GString *text)
{
  static const char *const of_n[] = { "n", "n/2", "n/3", "n mod 5", "2*n/3", "(n xor 3)", "0", "7" };
  static const char *const of_k[] = { "+k", "-k", "+2*k", "-3*k", "+(k-1)*2", "-(5-k)", "+0*k" };

  g_string_append (text, of_n[grundy_test_random_below (random, G_N_ELEMENTS (of_n))]);
  g_string_append (text, of_k[grundy_test_random_below (random, G_N_ELEMENTS (of_k))]);
}

/* Conditions keep its heaps in their place, whatever they are. */
static void
append_form (GrundyTestRandom *random, GString *text)
{
  static const char *const ranges[] = { "1..n", "0..n/2", "n/3..n-1", "n..0", "1..4", "0-n..n", "3..n mod 20" };
  static const char *const signs[] = { "<", "<=", "=", "!=" };
  g_autoptr (GString) heaps = g_string_new (NULL);
  g_autoptr (GString) conditions = g_string_new (NULL);
  guint n_heaps = 1 + (guint)grundy_test_random_below (random, 2);
  guint n_conditions = (guint)grundy_test_random_below (random, 3);

  for (guint i = 0; i < n_heaps; i++)
    {
      g_autoptr (GString) heap = g_string_new (NULL);

      append_expression (random, heap);
      g_string_append_printf (heaps, "%s%s", i == 0 ? "" : " & ", heap->str);
      g_string_append_printf (conditions, ", 0<=%s, %s<n", heap->str, heap->str);
    }
  for (guint i = 0; i < n_conditions; i++)
    {
      g_string_append (conditions, ", ");
      append_expression (random, conditions);
      g_string_append (conditions, signs[grundy_test_random_below (random, G_N_ELEMENTS (signs))]);
      append_expression (random, conditions);
    }
  g_string_append_printf (text, "%s: k=%s%s", heaps->str,
                          ranges[grundy_test_random_below (random, G_N_ELEMENTS (ranges))], conditions->str);
}

/* Rules beside what is carried out as it is written */
static void
test_random_rules (void)
{
  GrundyTestRandom random = { 74 };
  guint n_runs = 0;

  for (guint i = 0; i < 250; i++)
    {
      g_autoptr (GString) text = g_string_new ("rule{");
      guint n_forms = 1 + (guint)grundy_test_random_below (&random, 3);
      g_autoptr (GrundyGame) game = NULL;
      g_autoptr (GrundySequence) plain = NULL;
      g_autoptr (GrundySequence) sequence = NULL;

      for (guint k = 0; k < n_forms; k++)
        {
          g_string_append (text, k == 0 ? "" : "; ");
          append_form (&random, text);
        }
      g_string_append_c (text, '}');
      g_test_message ("%s", text->str);
      game = grundy_test_parse_game (text->str);
      plain = compute_by (game, 150, "plain", FALSE);
      sequence = compute_in_steps (game, 150);
      assert_same_values (sequence, plain);
      n_runs += g_str_equal (grundy_sequence_get_method (sequence), "rule-runs");
    }
  g_assert_cmpuint (n_runs, >, 20);
  g_assert_cmpuint (n_runs, <, 230);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sequence-methods/choices", test_choices);
  g_test_add_func ("/sequence-methods/random-sets", test_random_sets);
  g_test_add_func ("/sequence-methods/many-amounts", test_many_amounts);
  g_test_add_func ("/sequence-methods/random-dense-sets", test_random_dense_sets);
  g_test_add_func ("/sequence-methods/random-exclusions", test_random_exclusions);
  g_test_add_func ("/sequence-methods/random-rules", test_random_rules);
  return g_test_run ();
}
