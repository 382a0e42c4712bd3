/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-error.h"
#include "grundy-test-oracle.h"
#include "grundy-value.h"

#include <string.h>

/* Whether the team of @player wins with @stones left: told by the rules, one player after the other. */
static gboolean
team_wins (const guint *limits, guint n_players, guint stones, guint player)
{
  if (stones == 0)
    return TRUE;
  for (guint taken = 1; taken <= limits[player] && taken <= stones; taken++)
    if (!team_wins (limits, n_players, stones - taken, (player + 1) % n_players))
      return TRUE;
  return FALSE;
}

static gboolean
evaluate (const char *text, GrundyPlay play, GrundyValue *value, GError **error)
{
  g_autoptr (GrundySum) sum = grundy_sum_parse (text, NULL, error);

  return sum != NULL && grundy_sum_evaluate (sum, play, &grundy_limits_for_values, NULL, value, error);
}

static void
check_limits (const char *text, const guint *limits, guint n_players)
{
  for (guint stones = 0; stones <= 14; stones++)
    for (guint player = 0; player < n_players; player++)
      {
        g_autofree char *term = g_strdup_printf ("team-nim{%s}(%u;%u)", text, stones, player + 1);
        g_autoptr (GError) error = NULL;
        g_autofree char *sg = NULL;
        GrundyValue value;

        evaluate (term, GRUNDY_PLAY_NORMAL, &value, &error);
        g_assert_no_error (error);
        g_assert_true ((value.outcome == GRUNDY_OUTCOME_N) == team_wins (limits, n_players, stones, player));
        g_assert_true (value.lacks_sg);
        sg = grundy_value_to_text (&value);
        g_assert_cmpstr (sg, ==, "-");
      }
}

static void
test_search (void)
{
  check_limits ("2,2", (const guint[]){ 2, 2 }, 2);
  check_limits ("1,3", (const guint[]){ 1, 3 }, 2);
  check_limits ("4,1,2,3", (const guint[]){ 4, 1, 2, 3 }, 4);
  check_limits ("3,1,1,2,5,1", (const guint[]){ 3, 1, 1, 2, 5, 1 }, 6);
}

/* Whose turn it is is written unless it is the first player's. */
static void
test_moves (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse ("team-nim{4,3}(3 ; 2)", NULL, &error);
  g_autoptr (GPtrArray) moves =
      grundy_sum_list_moves (sum, GRUNDY_PLAY_NORMAL, &grundy_limits_for_values, NULL, &error);
  const char *expected[] = { "team-nim{4,3}(2)", "team-nim{4,3}(1)", "team-nim{4,3}(0)" };

  g_assert_no_error (error);
  g_assert_cmpuint (moves->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < moves->len; i++)
    {
      const GrundySumMove *move = g_ptr_array_index (moves, i);
      g_autofree char *text = grundy_sum_to_text (move->sum);

      g_assert_cmpstr (text, ==, expected[i]);
      /* With one stone left the other team must take it. */
      g_assert_true (move->is_winning == (i == 1));
    }
}

static void
test_alone_and_normal (void)
{
  static const char *const sums[] = { "team-nim{1,2}(3)+nim(1)", "nim(1)+team-nim{1,2}(3)", "2*team-nim{1,2}(3)" };
  GrundyValue value;

  for (guint i = 0; i < G_N_ELEMENTS (sums); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (evaluate (sums[i], GRUNDY_PLAY_NORMAL, &value, &error));
      g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED);
    }
  for (GrundyPlay play = GRUNDY_PLAY_MISERE; play < GRUNDY_N_PLAYS; play++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (evaluate ("team-nim{1,2}(3)", play, &value, &error));
      g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED);
    }
}

static void
test_refused (void)
{
  static const struct
  {
    const char *text;
    GrundyError code;
  } cases[] = {
    { "team-nim(3)", GRUNDY_ERROR_SYNTAX },          { "team-nim{1,2,3}(3)", GRUNDY_ERROR_PARAMETER },
    { "team-nim{0,2}(3)", GRUNDY_ERROR_PARAMETER },  { "team-nim{1,2}(3;3)", GRUNDY_ERROR_POSITION },
    { "team-nim{1,2}(3;0)", GRUNDY_ERROR_POSITION }, { "team-nim{1,2}()", GRUNDY_ERROR_SYNTAX },
    { "team-nim{1,2}(3;1;1)", GRUNDY_ERROR_SYNTAX },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GrundySum) sum = grundy_sum_parse (cases[i].text, NULL, &error);

      g_assert_null (sum);
      g_assert_error (error, GRUNDY_ERROR, (int)cases[i].code);
    }
}

/* The sample of POJ 2068. */
static void
test_known (void)
{
  static const struct
  {
    const char *text;
    GrundyOutcome outcome;
  } cases[] = {
    { "team-nim{4,4}(101)", GRUNDY_OUTCOME_P },
    { "team-nim{4,4}(100)", GRUNDY_OUTCOME_N },
    { "team-nim{8,7,6,5,4,3}(97)", GRUNDY_OUTCOME_N },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GrundyValue value;

      g_assert_true (evaluate (cases[i].text, GRUNDY_PLAY_NORMAL, &value, NULL));
      g_assert_cmpint (value.outcome, ==, cases[i].outcome);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ruleset-team-nim/search", test_search);
  g_test_add_func ("/ruleset-team-nim/moves", test_moves);
  g_test_add_func ("/ruleset-team-nim/alone-and-normal", test_alone_and_normal);
  g_test_add_func ("/ruleset-team-nim/refused", test_refused);
  g_test_add_func ("/ruleset-team-nim/known", test_known);
  return g_test_run ();
}
