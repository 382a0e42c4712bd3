/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A user's own rule for heaps, against the same rules written here once more. */
#include "grundy-error.h"
#include "grundy-explorer.h"
#include "grundy-kinds.h"
#include "grundy-rule.h"
#include "grundy-sequence.h"
#include "grundy-sum.h"
#include "grundy-test-oracle.h"
#include "grundy-value.h"

typedef void (*OneHeapFunc) (const GrundyPosition *from, guint i, GPtrArray *options);

typedef struct
{
  const char *game;
  OneHeapFunc one_heap;
} RuleCase;

static void
list_options (const GrundyPosition *from, GPtrArray *options, gconstpointer data)
{
  const RuleCase *rule = data;

  for (guint i = 0; i < from->n_cells; i++)
    rule->one_heap (from, i, options);
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

static void
take_half_or_halve (const GrundyPosition *from, guint i, GPtrArray *options)
{
  guint64 n = from->cells[i];

  for (guint64 k = 1; 2 * k <= n; k++)
    add_in_place (from, i, options, n - k, 0, 0);
  if (n > 0 && n % 2 == 0)
    add_in_place (from, i, options, n / 2, n / 2, 0);
}

static void
take_one_or_make_three (const GrundyPosition *from, guint i, GPtrArray *options)
{
  guint64 n = from->cells[i];

  if (n > 0)
    add_in_place (from, i, options, n - 1, 0, 0);
  for (guint64 a = 1; a < n; a++)
    for (guint64 b = a + 1; a + b < n; b++)
      if (b % a == 0 && n - a - b != a)
        add_in_place (from, i, options, a, b, n - a - b);
}

/* Heaps that together are larger than the one before. */
static void
leave_two_smaller (const GrundyPosition *from, guint i, GPtrArray *options)
{
  guint64 n = from->cells[i];

  if (n > 1)
    add_in_place (from, i, options, n - 1, n - 2, 0);
  if (n > 0 && (n ^ 5) < n && n % 3 <= 1)
    add_in_place (from, i, options, n ^ 5, 0, 0);
}

static const RuleCase cases[] = {
  { "rule{n-k: k=1..n/2; n/2 & n/2: 2|n}", take_half_or_halve },
  { "rule{n-1; a & b & n-a-b: a=1..n, b=a+1..n-a-1, a|b and n-a-b!=a}", take_one_or_make_three },
  { "rule{n-1 & n-2: 1<n; n xor 5: (n xor 5)<n and n mod 3<=1}", leave_two_smaller },
};

static void
test_case (gconstpointer data)
{
  const RuleCase *rule = data;
  g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (list_options, rule);
  g_autoptr (GrundyGame) game = grundy_test_parse_game (rule->game);

  grundy_test_oracle_check_heaps (oracle, game, 1, 0, 9);
  grundy_test_oracle_check_heaps (oracle, game, 2, 0, 5);
}

static void
test_sequence (void)
{
  static const guint expected[] = { 0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6 };
  g_autoptr (GrundyGame) game = grundy_test_parse_game (cases[0].game);
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySequence) sequence = grundy_sequence_compute (game, 12, NULL, &error);

  g_assert_no_error (error);
  for (guint n = 0; n < G_N_ELEMENTS (expected); n++)
    g_assert_cmpuint (grundy_sequence_get (sequence, n), ==, expected[n]);
}

/* The same game in two notations. */
static void
test_kayles (void)
{
  g_autoptr (GrundyGame) rule = grundy_test_parse_game ("rule{a & n-k-a: k=1..2, a=0..(n-k)/2}");
  g_autoptr (GrundyGame) kayles = grundy_test_parse_game ("kayles");
  g_autoptr (GrundySequence) found = grundy_sequence_compute (rule, 200, NULL, NULL);
  g_autoptr (GrundySequence) expected = grundy_sequence_compute (kayles, 200, NULL, NULL);

  for (guint n = 0; n <= 200; n++)
    g_assert_cmpuint (grundy_sequence_get (found, n), ==, grundy_sequence_get (expected, n));
}

/* Division is rounded down, its remainder has the divisor's sign, xor is weakest. */
static void
assert_leaves (const char *expression, guint64 expected)
{
  g_autofree char *text = g_strdup_printf ("rule{%s: 20<n}", expression);
  g_autoptr (GrundyGame) game = grundy_test_parse_game (text);
  g_autoptr (GrundyHeapOptions) options = grundy_heap_options_new (0);
  guint n_heaps;

  grundy_game_get_ruleset (game)->heap_options (game, 21, options);
  g_assert_cmpuint (grundy_heap_options_get_n_options (options), ==, 1);
  g_assert_cmpuint (grundy_heap_options_get (options, 0, &n_heaps)[0], ==, expected);
}

static void
test_arithmetic (void)
{
  assert_leaves ("10+(0-7)/2", 6);
  assert_leaves ("(0-7) mod 5", 3);
  assert_leaves ("10+7 mod (0-5)", 7);
  assert_leaves ("1+2*3", 7);
  assert_leaves ("20-5-3", 12);
  assert_leaves ("20-(5-3)", 18);
  assert_leaves ("1 xor 2+4", 7);
  assert_leaves ("20/2/5", 2);
}

/* What goes wrong only with a large heap is told when that heap is met, however it is met. */
static void
test_late_failure (void)
{
  static const struct
  {
    const char *sum;
    int code;
  } failures[] = {
    { "rule{n-1; n+1: 5000<=n}(5020)", GRUNDY_ERROR_PARAMETER },
    { "rule{n-1; n-5001: n=5000}(5000)", GRUNDY_ERROR_PARAMETER },
    { "rule{n-1; n/(n-4070): 4070<=n}(4075)", GRUNDY_ERROR_PARAMETER },
    { "rule{n*n*n*n/n/n/n-1}(9223372036854775807)", GRUNDY_ERROR_PARAMETER },
    { "rule{0: k=1..n, k=0}(9223372036854775807)", GRUNDY_ERROR_LIMIT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (failures); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GError) error_of_moves = NULL;
      g_autoptr (GrundySum) sum = grundy_sum_parse (failures[i].sum, NULL, &error);
      GrundyValue value;

      g_assert_no_error (error);
      g_assert_false (grundy_sum_evaluate (sum, GRUNDY_PLAY_NORMAL, &grundy_limits_for_values, NULL, &value, &error));
      g_assert_error (error, GRUNDY_ERROR, failures[i].code);
      g_assert_false (
          grundy_sum_evaluate (sum, GRUNDY_PLAY_MISERE, &grundy_limits_for_values, NULL, &value, &error_of_moves));
      g_assert_error (error_of_moves, GRUNDY_ERROR, failures[i].code);
    }
}

static gboolean
is_proved (const char *form)
{
  g_autofree char *text = g_strdup_printf ("rule{%s}", form);
  g_autoptr (GrundyGame) game = grundy_test_parse_game (text);
  const GrundyRule *rule = grundy_game_get_argument (game, 0)->data;

  return ((const GrundyRuleForm *)g_ptr_array_index (rule->forms, 0))->is_proved;
}

static void
test_proved (void)
{
  static const char *const proved[] = {
    "n-k: k=1..n/2",
    "n-k: k=1..n",
    "n-k: k=1..3, k<=n",
    "n-3: 3<=n",
    "n-1",
    "n/2",
    "n/2 & n/2: 2|n",
    "a & n-a: a=1..n-1, a!=n-a",
    "a & n-a: a=1..n/2",
    "a & b & n-a-b: a=1..n, b=1..n-a-1, 0<n-a-b, a<n, b<n",
    "k & (k xor n): k=1..n-1, (k xor n)<n",
    "n mod k: k=2..n-1",
    "n/3+n/3",
    "2*k: k=0..(n-1)/2",
    "n-2 & n-1: 2<=n",
    "n/k: k=2..n, n/k<n",
  };
  static const char *const not_proved[] = {
    "n/k: k=2..n",
    "n-(k*k): k=1..n, k*k<=2*n-n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (proved); i++)
    {
      g_test_message ("%s", proved[i]);
      g_assert_true (is_proved (proved[i]));
    }
  /* It is true of these as well, by another argument. */
  for (guint i = 0; i < G_N_ELEMENTS (not_proved); i++)
    g_assert_false (is_proved (not_proved[i]));
}

/* What is false is not proved, though no small heap shows it. */
static void
test_not_proved (void)
{
  static const char *const forms[] = {
    "n-k: k=0..n/2, 5000<n",
    "n-k: k=1..n+1, 5000<n",
    "n/2+n/2+1: 5000<=n",
    "n-5001: 5000<=n",
    "n/1: 5000<n",
    "3*(n/3): 5000<n",
    "n mod 7+n-6: 5000<n",
    "(n xor 1): 5000<n",
    "k: k=1..n, 5000<n, k<=n",
    "n*2/2: 5000<n",
    "n-1 & n-k: k=0..5, 5000<n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_test_message ("%s", forms[i]);
      g_assert_false (is_proved (forms[i]));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ruleset-rule/search/%u", i);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/ruleset-rule/sequence", test_sequence);
  g_test_add_func ("/ruleset-rule/kayles", test_kayles);
  g_test_add_func ("/ruleset-rule/arithmetic", test_arithmetic);
  g_test_add_func ("/ruleset-rule/late-failure", test_late_failure);
  g_test_add_func ("/ruleset-rule/proved", test_proved);
  g_test_add_func ("/ruleset-rule/not-proved", test_not_proved);
  return g_test_run ();
}
