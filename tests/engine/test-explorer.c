/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-explorer.h"

#include "grundy-test-random.h"

#include <string.h>

/* (transfer full) (nullable): from the start of the sum's only component */
static GrundyExploration *
explore_within (const char *text, const GrundyLimits *limits, const GrundyProgress *progress, GError **error)
{
  g_autoptr (GrundySum) sum = grundy_sum_parse (text, NULL, error);
  g_autoptr (GrundyRules) rules = NULL;
  const GrundyPosition *start;

  g_assert_nonnull (sum);
  rules = grundy_rules_new_for_game (grundy_sum_get_game (sum, 0));
  start = grundy_sum_get_position (sum, 0);
  return grundy_explore (rules, &start, 1, limits, progress, error);
}

static GrundyExploration *
explore (const char *text)
{
  g_autoptr (GError) error = NULL;
  GrundyExploration *exploration = explore_within (text, &grundy_limits_for_values, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (exploration);
  return exploration;
}

static guint32
count_nodes (const char *text)
{
  g_autoptr (GrundyExploration) exploration = explore (text);

  return grundy_graph_get_n_nodes (grundy_exploration_get_graph (exploration));
}

static void
test_counts (void)
{
  g_assert_cmpuint (count_nodes ("nim(1,1,2)"), ==, 7);
  g_assert_cmpuint (count_nodes ("nim{ordered}(1,1,2)"), ==, 12);
  g_assert_cmpuint (count_nodes ("take{1,3,4}(10)"), ==, 11);
  g_assert_cmpuint (count_nodes ("wythoff(3,5)"), ==, 18);
  g_assert_cmpuint (count_nodes ("dag{a>b,a>c,b>c,d}(a)"), ==, 3);
}

/* Every node's row is what its moves lead to, found again one by one. */
static void
assert_graph_is_true_to_the_rules (const GrundyExploration *exploration)
{
  GrundyGraph *graph = grundy_exploration_get_graph (exploration);
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  g_autoptr (GrundyMoves) moves = grundy_moves_new (0);

  for (guint32 node = 0; node < grundy_graph_get_n_nodes (graph); node++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (graph, node, &n_options);
      g_autofree gboolean *is_reached = g_new0 (gboolean, grundy_graph_get_n_nodes (graph));
      guint32 n_reached = 0;
      guint32 found;

      grundy_exploration_get_position (exploration, node, position);
      g_assert_true (grundy_exploration_find (exploration, position, &found));
      g_assert_cmpuint (found, ==, node);

      grundy_rules_list_moves (grundy_exploration_get_rules (exploration), position, moves);
      for (guint i = 0; i < grundy_moves_get_n_moves (moves); i++)
        {
          GrundyPosition to;

          grundy_moves_get_position (moves, i, &to);
          g_assert_true (grundy_exploration_find (exploration, &to, &found));
          n_reached += !is_reached[found];
          is_reached[found] = TRUE;
        }
      g_assert_cmpuint (n_reached, ==, n_options);
      for (guint32 i = 0; i < n_options; i++)
        {
          g_assert_true (is_reached[options[i]]);
          g_assert_true (i == 0 || options[i - 1] < options[i]);
        }
    }
}

static void
assert_is_true_to_the_rules (const char *text)
{
  g_autoptr (GrundyExploration) exploration = explore (text);

  g_assert_true (grundy_graph_is_post_ordered (grundy_exploration_get_graph (exploration)));
  g_assert_false (grundy_exploration_has_cycle (exploration));
  assert_graph_is_true_to_the_rules (exploration);
}

static void
test_rows (void)
{
  static const char *const texts[] = { "nim(2,3,3)",
                                       "nim{ordered}(2,0,2)",
                                       "kayles(9,2)",
                                       "grundy(12)",
                                       "octal{4.(3)}(8)",
                                       "couples(9)",
                                       "take{half}(30,11)",
                                       "take{any}(60)",
                                       "wythoff(6,9)",
                                       "take{1}(0)",
                                       "dag{a>b,a>c,b>c,c>d,a>d}(a,b)" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_test_message ("%s", texts[i]);
      assert_is_true_to_the_rules (texts[i]);
    }
}

/* Rows longer than every gap of the sort, and in no order: a node's options are numbered by the depth they were found
 * at. */
static void
test_long_rows (void)
{
  g_autoptr (GrundyExploration) exploration = explore ("take{non-divisors}(3000)");
  GrundyGraph *graph = grundy_exploration_get_graph (exploration);
  guint32 n_options;
  const guint32 *options = grundy_graph_get_options (graph, grundy_exploration_get_start (exploration, 0), &n_options);

  g_assert_cmpuint (n_options, ==, 3000 - 32);
  for (guint32 i = 1; i < n_options; i++)
    g_assert_cmpuint (options[i - 1], <, options[i]);
}

static void
test_starts_in_any_form (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyGame) game = grundy_game_parse ("nim", NULL, &error);
  g_autoptr (GrundyRules) rules = grundy_rules_new_for_game (game);
  const guint64 cells[] = { 2, 0, 1, 1 };
  g_autoptr (GrundyPosition) big = grundy_position_new_from_cells (cells, 4);
  g_autoptr (GrundyPosition) small = grundy_position_new_from_cells (cells, 2);
  const GrundyPosition *const starts[] = { small, big, small };
  g_autoptr (GrundyExploration) exploration =
      grundy_explore (rules, starts, 3, &grundy_limits_for_pictures, NULL, &error);
  g_autofree char *big_label = NULL;
  g_autofree char *small_label = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (grundy_graph_get_n_nodes (grundy_exploration_get_graph (exploration)), ==, 7);
  g_assert_cmpuint (grundy_exploration_get_start (exploration, 0), ==, grundy_exploration_get_start (exploration, 2));
  small_label = grundy_exploration_get_label (exploration, grundy_exploration_get_start (exploration, 0));
  big_label = grundy_exploration_get_label (exploration, grundy_exploration_get_start (exploration, 1));
  g_assert_cmpstr (small_label, ==, "2");
  g_assert_cmpstr (big_label, ==, "1,1,2");
  g_assert_false (grundy_exploration_find (exploration, starts[1], NULL));
}

static void
test_limits_are_exact (void)
{
  /* take{1,3,4}(10): 11 positions; 3 options from 4 up, 2 from 3, 1 from 2 and 1. */
  const GrundyLimits enough = { 11, 7 * 3 + 2 + 1 + 1 };
  const GrundyLimits few_positions = { 10, 1000 };
  const GrundyLimits few_moves = { 1000, 24 };
  g_autoptr (GError) position_error = NULL;
  g_autoptr (GError) move_error = NULL;
  g_autoptr (GrundyExploration) exploration = explore_within ("take{1,3,4}(10)", &enough, NULL, NULL);

  g_assert_nonnull (exploration);
  g_assert_cmpuint (grundy_graph_get_n_edges (grundy_exploration_get_graph (exploration)), ==, enough.max_moves);
  g_assert_null (explore_within ("take{1,3,4}(10)", &few_positions, NULL, &position_error));
  g_assert_error (position_error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT);
  g_assert_nonnull (strstr (position_error->message, "10"));
  g_assert_null (explore_within ("take{1,3,4}(10)", &few_moves, NULL, &move_error));
  g_assert_error (move_error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT);
  g_assert_nonnull (strstr (move_error->message, "24"));
}

/* Nobody waits for, or has room for, all moves of such a heap. */
static void
test_astronomical_position (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (explore_within ("nim(1000000000000000000)", &grundy_limits_for_pictures, NULL, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT);
  g_assert_nonnull (strstr (error->message, "1000000000000000000"));
}

/* A position of 20,000 heaps has more moves than there is memory for, and a name that nobody wants to read. */
static void
test_large_position (void)
{
  g_autoptr (GString) text = g_string_new ("moore{2}(1");
  g_autoptr (GError) error = NULL;

  for (guint i = 2; i <= 20000; i++)
    g_string_append_printf (text, ",%u", i);
  g_string_append_c (text, ')');
  g_assert_null (explore_within (text->str, &grundy_limits_for_values, NULL, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT);
  g_assert_cmpuint (strlen (error->message), <, 250);
  g_assert_nonnull (strstr (error->message, " 1,2,3,4,5,6,"));
}

/* Far deeper than any stack of calls. */
static void
test_long_path (void)
{
  g_assert_cmpuint (count_nodes ("take{1}(300000)"), ==, 300001);
}

/* (transfer full): everything that a token on the node of that number can reach */
static GrundyExploration *
explore_from_node (const char *game_text, guint64 node)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyGame) game = grundy_game_parse (game_text, NULL, &error);
  g_autoptr (GrundyRules) rules = NULL;
  g_autoptr (GrundyPosition) start = grundy_position_new_from_cells (&node, 1);
  GrundyExploration *exploration;

  g_assert_no_error (error);
  rules = grundy_rules_new_for_game (game);
  exploration =
      grundy_explore (rules, (const GrundyPosition *const[]){ start }, 1, &grundy_limits_for_pictures, NULL, &error);
  g_assert_no_error (error);
  return exploration;
}

/* Arrows at random, loops among them: what is found is true to them, and whether there is a cycle is known. */
static void
test_cycles (void)
{
  GrundyTestRandom random = { 20 };
  guint n_cyclic = 0;

  for (guint i = 0; i < 500; i++)
    {
      g_autoptr (GString) text = g_string_new ("dag{0,1,2,3,4,5,6,7");
      g_autoptr (GrundyExploration) exploration = NULL;
      g_autofree guint32 *cycle = NULL;
      guint n_arrows = (guint)grundy_test_random_below (&random, 20);
      guint n_nodes;

      for (guint k = 0; k < n_arrows; k++)
        g_string_append_printf (text, ",%u>%u", (guint)grundy_test_random_below (&random, 8),
                                (guint)grundy_test_random_below (&random, 8));
      g_string_append_c (text, '}');
      exploration = explore_from_node (text->str, grundy_test_random_below (&random, 8));
      assert_graph_is_true_to_the_rules (exploration);
      cycle = grundy_graph_find_cycle (grundy_exploration_get_graph (exploration), &n_nodes);
      g_assert_cmpint (grundy_exploration_has_cycle (exploration), ==, cycle != NULL);
      n_cyclic += cycle != NULL;
    }
  g_assert_cmpuint (n_cyclic, >, 100);
  g_assert_cmpuint (n_cyclic, <, 400);
}

static void
assert_names_cycle (const char *game_text, const char *named)
{
  g_autoptr (GrundyExploration) exploration = explore_from_node (game_text, 0);
  g_autoptr (GError) error = NULL;

  g_assert_false (grundy_exploration_check_ends (exploration, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_CYCLE);
  if (strstr (error->message, named) == NULL)
    g_error ("\"%s\" does not name %s.", error->message, named);
}

static void
test_cycle_is_named (void)
{
  g_autoptr (GrundyExploration) exploration = explore_from_node ("dag{a>b}", 0);
  g_autoptr (GError) error = NULL;

  g_assert_true (grundy_exploration_check_ends (exploration, &error));
  g_assert_no_error (error);
  assert_names_cycle ("dag{a>a}", ": a > a.");
  assert_names_cycle ("dag{a>b,b>c,c>b,c>d}", ": b > c > b.");
  assert_names_cycle ("dag{1>2,2>3,3>4,4>5,5>6,6>7,7>8,8>1}", "1 > 2 > 3 > 4 > 5 > 6 > 7 > 8 > 1.");
  assert_names_cycle ("dag{1>2,2>3,3>4,4>5,5>6,6>7,7>8,8>9,9>1}", "1 > 2 > 3 > 4 > 5 > 6 > 7 > 8 > … > 1.");
}

/* A path that comes back to where it began, and one that goes round at its end. */
static void
test_long_cycles (void)
{
  for (guint back_to = 0; back_to < 5000; back_to += 4999)
    {
      g_autoptr (GString) text = g_string_new ("dag{");
      g_autoptr (GrundyExploration) exploration = NULL;

      for (guint i = 0; i < 4999; i++)
        g_string_append_printf (text, "%u>%u,", i, i + 1);
      g_string_append_printf (text, "4999>%u}", back_to);
      exploration = explore_from_node (text->str, 0);
      g_assert_cmpuint (grundy_graph_get_n_nodes (grundy_exploration_get_graph (exploration)), ==, 5000);
      g_assert_true (grundy_exploration_has_cycle (exploration));
    }
}

typedef struct
{
  guint64 stop_at;
  guint64 last;
  guint n_calls;
} Listener;

static gboolean
listen (guint64 done, guint64 total, gpointer user_data)
{
  Listener *listener = user_data;

  g_assert_cmpuint (done, >=, listener->last);
  listener->last = done;
  listener->n_calls++;
  return done < listener->stop_at;
}

static void
test_progress (void)
{
  Listener patient = { .stop_at = G_MAXUINT64 };
  Listener hasty = { .stop_at = 2000 };
  GrundyProgress to_patient = { listen, &patient };
  GrundyProgress to_hasty = { listen, &hasty };
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyExploration) exploration =
      explore_within ("kayles(30)", &grundy_limits_for_values, &to_patient, NULL);

  g_assert_nonnull (exploration);
  g_assert_cmpuint (patient.n_calls, >, 10);
  g_assert_null (explore_within ("kayles(30)", &grundy_limits_for_values, &to_hasty, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_CANCELLED);
  g_assert_cmpuint (hasty.n_calls, <, patient.n_calls);
}

/* The labels of all nodes, in the order in which they are taken up */
static char *
order_to_text (const char *text)
{
  g_autoptr (GrundyExploration) exploration = explore (text);
  GrundyGraph *graph = grundy_exploration_get_graph (exploration);
  g_autofree guint32 *order = grundy_exploration_order (exploration);
  g_autofree gboolean *is_done = g_new0 (gboolean, grundy_graph_get_n_nodes (graph));
  GString *labels = g_string_new (NULL);

  for (guint32 rank = 0; rank < grundy_graph_get_n_nodes (graph); rank++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (graph, order[rank], &n_options);
      g_autofree char *label = grundy_exploration_get_label (exploration, order[rank]);

      for (guint32 i = 0; i < n_options; i++)
        g_assert_true (is_done[options[i]]);
      g_assert_false (is_done[order[rank]]);
      is_done[order[rank]] = TRUE;
      g_string_append_printf (labels, rank == 0 ? "%s" : " %s", label);
    }
  return g_string_free (labels, FALSE);
}

static void
assert_order (const char *text, const char *expected)
{
  g_autofree char *labels = order_to_text (text);

  g_assert_cmpstr (labels, ==, expected);
}

static void
test_order (void)
{
  assert_order ("take{1,3,4}(10)", "0 1 2 3 4 5 6 7 8 9 10");
  /* By the sum of 2h-1, ties by position */
  assert_order ("nim(1,1,2)", "0 1 1,1 1,1,1 2 1,2 1,1,2");
  /* By the longest path to a terminal, ties by the order of the names */
  assert_order ("dag{a>b,a>c,b>d,c>e,e>d,f>a,f>d}(f)", "d b e c a f");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explorer/counts", test_counts);
  g_test_add_func ("/explorer/rows", test_rows);
  g_test_add_func ("/explorer/long-rows", test_long_rows);
  g_test_add_func ("/explorer/starts-in-any-form", test_starts_in_any_form);
  g_test_add_func ("/explorer/limits-are-exact", test_limits_are_exact);
  g_test_add_func ("/explorer/astronomical-position", test_astronomical_position);
  g_test_add_func ("/explorer/large-position", test_large_position);
  g_test_add_func ("/explorer/long-path", test_long_path);
  g_test_add_func ("/explorer/cycles", test_cycles);
  g_test_add_func ("/explorer/cycle-is-named", test_cycle_is_named);
  g_test_add_func ("/explorer/long-cycles", test_long_cycles);
  g_test_add_func ("/explorer/progress", test_progress);
  g_test_add_func ("/explorer/order", test_order);
  return g_test_run ();
}
