/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-answers.h"
#include "grundy-solution.h"

static GrundyRules *
read_rules (const char *text, GrundySum **sum)
{
  g_autoptr (GError) error = NULL;

  *sum = grundy_sum_parse (text, NULL, &error);
  g_assert_no_error (error);
  return grundy_rules_new_for_game (grundy_sum_get_game (*sum, 0));
}

/* (transfer full) (nullable): what can be reached from the start of the sum's only component */
static GrundyAnswers *
explore_answers (const char *text, const GrundyLimits *limits, const GrundyProgress *progress, GError **error)
{
  g_autoptr (GrundySum) sum = NULL;
  g_autoptr (GrundyRules) rules = read_rules (text, &sum);
  const GrundyPosition *start = grundy_sum_get_position (sum, 0);
  GrundyAnswers *answers;
  gboolean is_done = grundy_explore_answers (rules, &start, 1, limits, progress, &answers, error);

  g_assert_true (is_done || (answers == NULL && (error == NULL || *error != NULL)));
  return answers;
}

/* (transfer full): the same from the graph */
static GrundySolution *
solve_graph (const char *text, GrundyExploration **exploration)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = NULL;
  g_autoptr (GrundyRules) rules = read_rules (text, &sum);
  const GrundyPosition *start = grundy_sum_get_position (sum, 0);
  GrundySolution *solution;

  *exploration = grundy_explore (rules, &start, 1, &grundy_limits_for_values, NULL, &error);
  g_assert_no_error (error);
  solution = grundy_solve (grundy_exploration_get_graph (*exploration), NULL, &error);
  g_assert_no_error (error);
  return solution;
}

/* Whether the node has SG 0 and an option, but none of SG 1. */
static gboolean
breaks_sj (const GrundySolution *solution, guint32 node)
{
  guint32 n_options;
  const guint32 *options = grundy_graph_get_options (grundy_solution_get_graph (solution), node, &n_options);
  gboolean has_one = FALSE;

  for (guint32 i = 0; i < n_options; i++)
    has_one = has_one || grundy_solution_get_sg (solution, options[i]) == 1;
  return n_options > 0 && grundy_solution_get_sg (solution, node) == 0 && !has_one;
}

static void
assert_answers_are_those_of_the_graph (const char *text)
{
  g_autoptr (GrundyExploration) exploration = NULL;
  g_autoptr (GrundySolution) solution = solve_graph (text, &exploration);
  g_autoptr (GrundyAnswers) answers = explore_answers (text, &grundy_limits_for_values, NULL, NULL);
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  const GrundyArena *arena = grundy_answers_get_arena (answers);
  GrundyGraph *graph = grundy_exploration_get_graph (exploration);
  guint32 exception = grundy_answers_get_exception (answers);
  guint n_exceptions = 0;

  g_test_message ("%s", text);
  g_assert_cmpuint (grundy_arena_get_size (arena), ==, grundy_graph_get_n_nodes (graph));
  g_assert_cmpuint (grundy_answers_get_n_moves (answers), ==, grundy_graph_get_n_edges (graph));
  for (guint32 i = 0; i < grundy_arena_get_size (arena); i++)
    {
      guint32 node;

      grundy_arena_get (arena, i, position);
      g_assert_true (grundy_exploration_find (exploration, position, &node));
      g_assert_cmpuint (grundy_answers_get_sg (answers, i), ==, grundy_solution_get_sg (solution, node));
      for (gboolean last_wins = FALSE; last_wins <= TRUE; last_wins++)
        g_assert_cmpint (grundy_answers_get_outcome (answers, i, last_wins), ==,
                         grundy_solution_get_outcome (solution, node, last_wins));
      n_exceptions += breaks_sj (solution, node);
      g_assert_true (i != exception || breaks_sj (solution, node));
    }
  g_assert_cmpint (exception == GRUNDY_NO_EXCEPTION, ==, n_exceptions == 0);
}

static void
test_against_graph (void)
{
  static const char *const texts[] = { "take{1}(0)",
                                       "take{1,3,4}(40)",
                                       "take{proper-divisors}(60)",
                                       "take{any}(200)",
                                       "nim(2,3,3)",
                                       "nim{ordered}(2,0,2)",
                                       "kayles(24)",
                                       "grundy(13)",
                                       "octal{4.(3)}(12)",
                                       "wythoff(6,9)",
                                       "hackenbush(0-1,1-2,2-0,2-3,3-3,0-3)",
                                       "dag{a>b,b>c,a>d,c>d,b>e}(a,b)" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_answers_are_those_of_the_graph (texts[i]);
}

/* Where play can go round there are no answers, and no error. */
static void
test_cycles (void)
{
  static const char *const texts[] = { "dag{a>a}", "dag{a>b,b>c,c>b}", "dag{a>b,b>c,c>d,a>d,d>b}" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GrundyGame) game = grundy_game_parse (texts[i], NULL, &error);
      g_autoptr (GrundyRules) rules = grundy_rules_new_for_game (game);
      g_autoptr (GrundyPosition) start = grundy_position_new_from_cells ((const guint64[]){ 0 }, 1);
      g_autoptr (GrundyAnswers) answers = NULL;

      g_assert_true (grundy_explore_answers (rules, (const GrundyPosition *const[]){ start }, 1,
                                             &grundy_limits_for_values, NULL, &answers, &error));
      g_assert_no_error (error);
      g_assert_null (answers);
    }
}

static void
test_limits_are_exact (void)
{
  /* take{1,3,4}(10): 11 positions; 3 options from 4 up, 2 from 3, 1 from 2 and 1. */
  const GrundyLimits limits[] = { { 11, 25 }, { 10, 1000 }, { 1000, 24 } };

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GrundyAnswers) answers = explore_answers ("take{1,3,4}(10)", &limits[i], NULL, &error);

      if (i == 0)
        g_assert_nonnull (answers);
      else
        g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT);
    }
}

/* Far deeper than any stack of calls. */
static void
test_long_path (void)
{
  g_autoptr (GrundyAnswers) answers = explore_answers ("take{1}(300000)", &grundy_limits_for_values, NULL, NULL);

  g_assert_cmpuint (grundy_arena_get_size (grundy_answers_get_arena (answers)), ==, 300001);
}

static gboolean
remember (guint64 done, guint64 total, gpointer user_data)
{
  *(guint64 *)user_data = done;
  return TRUE;
}

/* Whatever the game, what just fits is not refused, though it has more positions than a forecast needs. */
static void
test_no_false_alarm (void)
{
  static const char *const texts[] = { "silver-dollar(40,41,42,43)", "kayles(12,12,12,12)", "circle-kayles(45)",
                                       "grundy(14,14,14,14)" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GrundyAnswers) answers = explore_answers (texts[i], &grundy_limits_for_values, NULL, &error);
      g_autoptr (GrundyAnswers) again = NULL;
      GrundyLimits enough;

      g_assert_no_error (error);
      enough.max_positions = grundy_arena_get_size (grundy_answers_get_arena (answers));
      enough.max_moves = (guint32)grundy_answers_get_n_moves (answers);
      g_assert_cmpuint (enough.max_positions, >, 50000);
      again = explore_answers (texts[i], &enough, NULL, &error);
      g_assert_no_error (error);
    }
}

/* What is far over the limit is known long before; what just fits is not refused. Kayles from one heap of n has as many
 * positions as there are partitions of n + 1. */
static void
test_forecast (void)
{
  const GrundyLimits just_enough = { 105558, 200000000 };
  const GrundyLimits one_less = { 105557, 200000000 };
  const GrundyLimits plenty = { 600000, 200000000 };
  guint64 n_done = 0;
  GrundyProgress progress = { remember, &n_done };
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) early_error = NULL;
  g_autoptr (GrundyAnswers) answers = explore_answers ("kayles(45)", &just_enough, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (grundy_arena_get_size (grundy_answers_get_arena (answers)), ==, 105558);
  g_assert_null (explore_answers ("kayles(45)", &one_less, NULL, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT);
  g_assert_null (explore_answers ("kayles(200)", &plenty, &progress, &early_error));
  g_assert_error (early_error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT);
  g_assert_cmpuint (n_done, <, 60000);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/answers/against-graph", test_against_graph);
  g_test_add_func ("/answers/cycles", test_cycles);
  g_test_add_func ("/answers/limits-are-exact", test_limits_are_exact);
  g_test_add_func ("/answers/long-path", test_long_path);
  g_test_add_func ("/answers/forecast", test_forecast);
  g_test_add_func ("/answers/no-false-alarm", test_no_false_alarm);
  return g_test_run ();
}
