/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-sequence.h"

#include "grundy-explorer.h"
#include "grundy-solution.h"

static GrundyGame *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  GrundyGame *game = grundy_game_parse (text, NULL, &error);

  g_assert_no_error (error);
  return game;
}

static GrundySequence *
compute (const char *text, guint64 last)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyGame) game = parse (text);
  GrundySequence *sequence = grundy_sequence_compute (game, last, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (grundy_sequence_get_last (sequence), ==, last);
  return sequence;
}

/* The values of single heaps, from the graph of whole positions */
static void
test_against_whole_positions (void)
{
  static const char *const games[] = { "kayles", "treblecross", "grundy", "couples", "octal{4.(3)}", "take{half}" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const guint64 last = 22;
      g_autoptr (GrundySequence) sequence = compute (games[i], last);
      g_autoptr (GrundyGame) game = parse (games[i]);
      g_autoptr (GrundyRules) rules = grundy_rules_new_for_game (game);
      g_autoptr (GPtrArray) starts = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_position_free);
      g_autoptr (GrundyExploration) exploration = NULL;
      g_autoptr (GrundySolution) solution = NULL;

      for (guint64 heap = 0; heap <= last; heap++)
        g_ptr_array_add (starts, grundy_position_new_from_cells (&heap, 1));
      exploration = grundy_explore (rules, (const GrundyPosition *const *)starts->pdata, starts->len,
                                    &grundy_limits_for_values, NULL, NULL);
      solution = grundy_solve (grundy_exploration_get_graph (exploration), NULL, NULL);
      for (guint heap = 0; heap <= last; heap++)
        g_assert_cmpuint (grundy_sequence_get (sequence, heap), ==,
                          grundy_solution_get_sg (solution, grundy_exploration_get_start (exploration, heap)));
    }
}

/* Kayles: period 12 from 71 on (Guy and Smith 1956), a fact about 1000 values that no table here has. */
static void
test_period_of_kayles (void)
{
  g_autoptr (GrundySequence) sequence = compute ("kayles", 1000);

  for (guint heap = 71; heap + 12 <= 1000; heap++)
    g_assert_cmpuint (grundy_sequence_get (sequence, heap), ==, grundy_sequence_get (sequence, heap + 12));
  g_assert_cmpuint (grundy_sequence_get (sequence, 70), !=, grundy_sequence_get (sequence, 82));
}

static void
assert_value_is_heap (guint64 last)
{
  g_autoptr (GrundySequence) sequence = compute ("take{any}", last);

  for (guint64 heap = 0; heap <= last; heap++)
    g_assert_cmpuint (grundy_sequence_get (sequence, heap), ==, heap);
}

static void
test_values_outgrow_a_byte (void)
{
  assert_value_is_heap (255);
  assert_value_is_heap (256);
  assert_value_is_heap (1000);
}

static void
test_values_outgrow_two_bytes (void)
{
  assert_value_is_heap (5000);
  assert_value_is_heap (66000);
  assert_value_is_heap (300000);
}

/* take{1,3,4}: period 7 from 0, which the first 4 + 7 values prove */
static void
test_period_of_taking (void)
{
  g_autoptr (GrundySequence) sequence = compute ("take{1,3,4}", G_MAXINT64);
  GrundyPeriod period;

  g_assert_cmpstr (grundy_sequence_get_method (sequence), ==, "masks");
  g_assert_true (grundy_sequence_get_period (sequence, &period));
  g_assert_cmpuint (period.length, ==, 7);
  g_assert_cmpuint (period.first, ==, 0);
  g_assert_cmpuint (period.saltus, ==, 0);
  g_assert_cmpuint (period.n_exceptions, ==, 0);
  g_assert_cmpuint (period.n_proving, ==, 11);
  for (guint heap = 0; heap < 7; heap++)
    g_assert_cmpuint (grundy_sequence_get (sequence, G_GUINT64_CONSTANT (7000000000000000000) + heap), ==,
                      grundy_sequence_get (sequence, heap));
}

static gboolean
stop_at_half (guint64 done, guint64 total, gpointer user_data)
{
  guint *n_calls = user_data;

  (*n_calls)++;
  return done * 2 < total;
}

static void
test_stops (void)
{
  guint n_calls = 0;
  GrundyProgress progress = { stop_at_half, &n_calls };
  g_autoptr (GrundyGame) game = parse ("treblecross");
  g_autoptr (GError) error = NULL;

  g_assert_null (grundy_sequence_compute (game, 20000, &progress, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_CANCELLED);
  g_assert_cmpuint (n_calls, >, 1);
}

static void
test_refusals (void)
{
  g_autoptr (GrundyGame) grundy = parse ("grundy");
  g_autoptr (GrundyGame) wythoff = parse ("wythoff");
  g_autoptr (GError) limit = NULL;
  g_autoptr (GError) unsupported = NULL;

  g_assert_null (grundy_sequence_compute (grundy, G_MAXINT64, NULL, &limit));
  g_assert_error (limit, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT);
  g_assert_null (grundy_sequence_compute (wythoff, 10, NULL, &unsupported));
  g_assert_error (unsupported, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED);
}

/* Whether it makes sense to ask for a heap that is too large to be computed */
static void
test_reaches (void)
{
  static const struct
  {
    const char *game;
    gboolean may_reach;
  } cases[] = {
    { "kayles", TRUE },
    { "take{1,3,4}", TRUE },
    { "take{powers-of-two}", TRUE },
    { "take{all-but 2,3}", TRUE },
    { "take{fibonacci}", FALSE },
    { "take{half}", FALSE },
    { "take{non-divisors}", FALSE },
    { "grundy", FALSE },
    { "wythoff", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GrundyGame) game = parse (cases[i].game);

      g_assert_cmpint (grundy_sequence_can_reach (game, G_MAXINT64), ==, cases[i].may_reach);
      g_assert_cmpint (grundy_sequence_can_reach (game, 1000), ==, grundy_game_has_sequence (game));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sequence/against-whole-positions", test_against_whole_positions);
  g_test_add_func ("/sequence/period-of-kayles", test_period_of_kayles);
  g_test_add_func ("/sequence/period-of-taking", test_period_of_taking);
  g_test_add_func ("/sequence/values-outgrow-a-byte", test_values_outgrow_a_byte);
  g_test_add_func ("/sequence/values-outgrow-two-bytes", test_values_outgrow_two_bytes);
  g_test_add_func ("/sequence/stops", test_stops);
  g_test_add_func ("/sequence/refusals", test_refusals);
  g_test_add_func ("/sequence/reaches", test_reaches);
  return g_test_run ();
}
