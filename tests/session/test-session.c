/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-session.h"

static gboolean
expire (gpointer user_data)
{
  gboolean *is_late = user_data;

  *is_late = TRUE;
  return G_SOURCE_REMOVE;
}

/* Lets the session's threads finish. */
static void
settle (GrundySession *session)
{
  gboolean is_late = FALSE;
  guint id = g_timeout_add_seconds (20, expire, &is_late);

  while (grundy_session_is_busy (session) && !is_late)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (is_late);
  g_source_remove (id);
}

static GrundySession *
open_session (const char *text)
{
  GrundySession *session = grundy_session_new ();

  grundy_session_open_text (session, text);
  settle (session);
  g_assert_null (grundy_session_get_mistake (session, NULL));
  return session;
}

static void
assert_text (GrundySession *session, const char *expected)
{
  g_assert_cmpstr (grundy_document_get_text (grundy_session_get_document (session)), ==, expected);
}

static guint32
find_node (GrundySession *session, const char *label)
{
  GrundyExploration *exploration = grundy_analysis_get_exploration (grundy_session_get_analysis (session));
  guint32 n_nodes = grundy_graph_get_n_nodes (grundy_exploration_get_graph (exploration));

  for (guint32 i = 0; i < n_nodes; i++)
    {
      g_autofree char *own = grundy_exploration_get_label (exploration, i);

      if (g_str_equal (own, label))
        return i;
    }
  g_assert_not_reached ();
}

/* A game opens solved, with a picture, a state of it and a verdict. */
static void
test_opens_solved (void)
{
  g_autoptr (GrundySession) session = open_session ("take{1,3,4}(10)");
  const GrundyValue *value;

  assert_text (session, "take{1,3,4}(10)");
  g_assert_null (grundy_session_get_problem (session));
  g_assert_cmpuint (grundy_session_get_n_steps (session), ==, 69);
  g_assert_cmpuint (grundy_session_get_step (session), ==, 69);
  g_assert_true (grundy_session_is_settled (session));
  g_assert_cmpuint (grundy_picture_get_n_nodes (grundy_session_get_picture (session)), ==, 11);
  g_assert_nonnull (grundy_session_get_state (session));
  value = grundy_verdict_get_value (grundy_session_get_verdict (session));
  g_assert_cmpuint (value->sg, ==, 1);
  g_assert_cmpint (value->outcome, ==, GRUNDY_OUTCOME_N);
  g_assert_cmpuint (grundy_session_get_shown_node (session), ==, find_node (session, "10"));
}

/* With a cycle, too, the start is shown, though it is not settled last; a draw is a verdict. */
static void
test_opens_a_cycle (void)
{
  g_autoptr (GrundySession) northcott = open_session ("northcott{3}(0,2;2,0)");
  g_autoptr (GrundySession) ring = open_session ("dag{a>b,b>a}(a)");

  g_assert_cmpuint (grundy_session_get_n_steps (northcott), ==, 24);
  g_assert_cmpuint (grundy_session_get_shown_node (northcott), ==, find_node (northcott, "0,2;2,0"));
  g_assert_cmpint (grundy_verdict_get_value (grundy_session_get_verdict (ring))->outcome, ==, GRUNDY_OUTCOME_D);
  grundy_session_set_step (ring, 1);
  g_assert_cmpuint (grundy_session_get_shown_node (ring), ==, find_node (ring, "b"));
}

static void
check_verdict (GrundySession *session, GParamSpec *pspec, gpointer user_data)
{
  guint *n_verdicts = user_data;
  GrundyAnalysis *analysis = grundy_session_get_analysis (session);
  g_autofree char *text = NULL;

  if (grundy_session_get_verdict (session) == NULL)
    return;
  text = grundy_sum_to_text (grundy_analysis_get_sum (analysis));
  assert_text (session, text);
  (*n_verdicts)++;
}

/* The verdict on a new game never stands beside the graph of the one before. */
static void
test_verdict_waits (void)
{
  g_autoptr (GrundySession) session = open_session ("nim(1)");
  guint n_verdicts = 0;

  g_signal_connect (session, "notify::verdict", G_CALLBACK (check_verdict), &n_verdicts);
  grundy_session_open_text (session, "nim(9,9,9)");
  settle (session);
  g_assert_cmpuint (n_verdicts, ==, 1);
}

/* A mistake is told with its place, and the document stays. */
static void
test_mistakes (void)
{
  g_autoptr (GrundySession) session = open_session ("nim(3)");
  guint column;

  grundy_session_open_text (session, "nim(3,");
  settle (session);
  g_assert_nonnull (grundy_session_get_mistake (session, &column));
  g_assert_cmpuint (column, ==, 7);
  assert_text (session, "nim(3)");
  g_assert_false (grundy_session_can_undo (session));
  grundy_session_open_text (session, "nim(4)");
  settle (session);
  g_assert_null (grundy_session_get_mistake (session, NULL));
  assert_text (session, "nim(4)");
}

static void
test_undo (void)
{
  g_autoptr (GrundySession) session = open_session ("nim(3)");

  grundy_session_open_text (session, "kayles(5)");
  settle (session);
  grundy_session_set_play (session, GRUNDY_PLAY_MISERE);
  settle (session);
  grundy_session_undo (session);
  g_assert_cmpint (grundy_document_get_play (grundy_session_get_document (session)), ==, GRUNDY_PLAY_NORMAL);
  grundy_session_undo (session);
  settle (session);
  assert_text (session, "nim(3)");
  g_assert_cmpuint (grundy_picture_get_n_nodes (grundy_session_get_picture (session)), ==, 4);
  grundy_session_redo (session);
  settle (session);
  assert_text (session, "kayles(5)");
}

static void
test_steps (void)
{
  g_autoptr (GrundySession) session = open_session ("take{1,3,4}(10)");
  guint64 step;

  grundy_session_step_forward (session);
  g_assert_cmpuint (grundy_session_get_step (session), ==, 69);
  grundy_session_set_step (session, 0);
  grundy_session_step_back (session);
  g_assert_cmpuint (grundy_session_get_step (session), ==, 0);
  g_assert_false (grundy_session_is_node_settled (session, find_node (session, "0")));
  /* The terminal: taken up, 0 looked at, settled. */
  for (guint i = 0; i < 3; i++)
    grundy_session_step_forward (session);
  g_assert_true (grundy_session_is_node_settled (session, find_node (session, "0")));
  grundy_session_set_by_position (session, TRUE);
  grundy_session_step_forward (session);
  g_assert_true (grundy_session_is_node_settled (session, find_node (session, "1")));
  step = grundy_session_get_step (session);
  grundy_session_set_by_position (session, FALSE);
  grundy_session_step_forward (session);
  grundy_session_set_by_position (session, TRUE);
  grundy_session_step_back (session);
  g_assert_cmpuint (grundy_session_get_step (session), ==, step);
  grundy_session_step_back (session);
  g_assert_cmpuint (grundy_session_get_step (session), ==, 3);
  grundy_session_step_to_node (session, find_node (session, "10"));
  g_assert_cmpuint (grundy_session_get_step (session), ==, 69);
}

/* As many positions stay settled when outcomes are stepped through in place of values. */
static void
test_stepping_outcomes (void)
{
  g_autoptr (GrundySession) session = open_session ("take{1,3,4}(10)");

  grundy_session_step_to_node (session, find_node (session, "4"));
  grundy_session_set_stepping (session, FALSE);
  g_assert_false (grundy_session_is_of_values (session));
  g_assert_true (grundy_session_is_node_settled (session, find_node (session, "4")));
  g_assert_false (grundy_session_is_node_settled (session, find_node (session, "5")));
  g_assert_cmpuint (grundy_session_get_n_steps (session), ==, 22);
}

static void
test_play (void)
{
  g_autoptr (GrundySession) session = open_session ("nim(1)");
  gboolean is_late = FALSE;
  guint id = g_timeout_add_seconds (20, expire, &is_late);

  grundy_session_set_interval (session, 1);
  grundy_session_play (session);
  g_assert_true (grundy_session_is_playing (session));
  g_assert_cmpuint (grundy_session_get_step (session), ==, 0);
  while (grundy_session_is_playing (session) && !is_late)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (is_late);
  g_source_remove (id);
  g_assert_true (grundy_session_is_settled (session));
}

static void
test_components (void)
{
  g_autoptr (GrundySession) session = open_session ("nim(1)+nim(2)");

  g_assert_cmpuint (grundy_picture_get_n_nodes (grundy_session_get_picture (session)), ==, 2);
  grundy_session_set_component (session, 1);
  settle (session);
  g_assert_cmpuint (grundy_picture_get_n_nodes (grundy_session_get_picture (session)), ==, 3);
  grundy_session_set_component (session, GRUNDY_COMPONENT_WHOLE);
  settle (session);
  g_assert_cmpuint (grundy_picture_get_n_nodes (grundy_session_get_picture (session)), ==, 6);
  /* A sum of one component has no second one. */
  grundy_session_set_component (session, 1);
  settle (session);
  grundy_session_open_text (session, "nim(5)");
  settle (session);
  g_assert_cmpuint (grundy_session_get_component (session), ==, 0);
}

static void
test_start_at (void)
{
  g_autoptr (GrundySession) session = open_session ("nim(1)+nim(5)");

  grundy_session_set_component (session, 1);
  settle (session);
  grundy_session_start_at (session, find_node (session, "3"));
  settle (session);
  assert_text (session, "nim(1)+nim(3)");
  grundy_session_set_component (session, GRUNDY_COMPONENT_WHOLE);
  settle (session);
  grundy_session_start_at (session, find_node (session, "1 + 2"));
  settle (session);
  assert_text (session, "nim(1)+nim(2)");
}

static void
test_selection_and_light (void)
{
  g_autoptr (GrundySession) session = open_session ("take{1,3,4}(10)");
  guint32 node = find_node (session, "7");

  grundy_session_select (session, node);
  g_assert_cmpuint (grundy_session_get_shown_node (session), ==, node);
  g_assert_true (grundy_state_get_node (grundy_session_get_state (session), node) & GRUNDY_NODE_SELECTED);
  grundy_session_set_lit_outcome (session, GRUNDY_OUTCOME_P);
  g_assert_false (grundy_state_get_node (grundy_session_get_state (session), node) & GRUNDY_NODE_FADED);
  g_assert_true (grundy_state_get_node (grundy_session_get_state (session), find_node (session, "8")) &
                 GRUNDY_NODE_FADED);
}

/* Twenty positions fitted between the panels of a window of 1366 pixels have digits of at least 24 pixels. */
static void
test_digits_are_large (void)
{
  const double canvas_width = 840;
  g_autoptr (GrundySession) session = open_session ("take{1,3,4}(19)");
  GrundyPicture *picture = grundy_session_get_picture (session);
  const GrundyTheme *theme = grundy_theme_get (grundy_session_get_look (session)->theme);

  g_assert_cmpuint (grundy_picture_get_n_nodes (picture), ==, 20);
  g_assert_cmpfloat (canvas_width / grundy_picture_get_width (picture) * theme->sizes.inside_text, >=, 24);
}

/* How fast steps follow each other is the session's. */
static void
test_interval (void)
{
  g_autoptr (GrundySession) session = open_session ("take{1,3,4}(10)");

  grundy_session_play (session);
  grundy_session_set_interval (session, 1);
  g_assert_cmpuint (grundy_session_get_interval (session), ==, 1);
  while (grundy_session_is_playing (session))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (grundy_session_is_settled (session));
}

/* Too large to draw: a sentence says so, and there is still a verdict. */
static void
test_limits (void)
{
  g_autoptr (GrundySession) session = open_session ("nim(1000000000)");

  g_assert_null (grundy_session_get_analysis (session));
  g_assert_nonnull (grundy_session_get_problem (session));
  g_assert_nonnull (grundy_session_get_verdict (session));
  grundy_session_open_text (session, "nim(10)");
  settle (session);
  g_assert_null (grundy_session_get_problem (session));
  g_assert_nonnull (grundy_session_get_picture (session));
}

static void
test_cancel (void)
{
  g_autoptr (GrundySession) session = grundy_session_new ();
  GrundyLimits limits = { 5000000, 200000000 };
  gint64 before;

  grundy_session_set_limits (session, &limits);
  grundy_session_open_text (session, "kayles(60)");
  for (guint i = 0; i < 200; i++)
    {
      g_usleep (1000);
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_true (grundy_session_is_busy (session));
  before = g_get_monotonic_time ();
  grundy_session_cancel (session);
  g_assert_false (grundy_session_is_busy (session));
  g_assert_cmpint (g_get_monotonic_time () - before, <, 100000);
  g_assert_nonnull (grundy_session_get_problem (session));
}

static void
test_edges_suit_the_layout (void)
{
  g_autoptr (GrundySession) session = grundy_session_new ();

  grundy_session_open_text (session, "take{1,3,4}(10)");
  settle (session);
  g_assert_cmpint (grundy_session_get_edges (session), ==, GRUNDY_EDGES_ALL);
  grundy_session_open_text (session, "wythoff(3,5)");
  settle (session);
  g_assert_cmpint (grundy_session_get_edges (session), ==, GRUNDY_EDGES_FOCUS);
  /* Nothing is selected or being computed, and there are moves to see. */
  g_assert_cmpuint (grundy_state_get_focus (grundy_session_get_state (session)), ==,
                    grundy_analysis_get_start (grundy_session_get_analysis (session)));
  grundy_session_set_edges (session, GRUNDY_EDGES_ALL);
  g_assert_cmpint (grundy_session_get_edges (session), ==, GRUNDY_EDGES_ALL);
  grundy_session_open_text (session, "wythoff(3,4)");
  settle (session);
  g_assert_cmpint (grundy_session_get_edges (session), ==, GRUNDY_EDGES_ALL);
}

static void
test_open_graph (void)
{
  static const char edges[] = "a b\na c\nb c\n";
  g_autoptr (GrundySession) session = grundy_session_new ();

  grundy_session_open_graph (session, edges, sizeof edges - 1);
  settle (session);
  g_assert_null (grundy_session_get_mistake (session, NULL));
  g_assert_cmpuint (grundy_picture_get_n_nodes (grundy_session_get_picture (session)), ==, 3);
}

/* The position of a node and a heap of Nim as the engine judges them, which knows nothing of probes */
static GrundyOutcome
judge_with_heap (GrundySession *session, guint32 node, guint32 heap)
{
  GrundyExploration *exploration = grundy_analysis_get_exploration (grundy_session_get_analysis (session));
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GrundySum) sum = NULL;
  g_autoptr (GError) error = NULL;
  GrundyValue value;

  grundy_exploration_get_position (exploration, node, position);
  grundy_rules_format_sum (grundy_exploration_get_rules (exploration), position, text);
  g_string_append_printf (text, "+nim(%u)", heap);
  sum = grundy_sum_parse (text->str, NULL, &error);
  g_assert_no_error (error);
  grundy_sum_evaluate (sum, GRUNDY_PLAY_NORMAL, &grundy_limits_for_values, NULL, &value, &error);
  g_assert_no_error (error);
  return value.outcome;
}

static void
assert_probes_of_all_nodes (GrundySession *session)
{
  GrundySolution *solution = grundy_analysis_get_solution (grundy_session_get_analysis (session));
  guint32 n_nodes = grundy_graph_get_n_nodes (grundy_solution_get_graph (solution));

  for (guint32 node = 0; node < n_nodes; node++)
    for (guint32 heap = 0; heap < 9; heap++)
      g_assert_cmpint (grundy_probe_outcome (solution, node, heap), ==, judge_with_heap (session, node, heap));
}

static void
test_probe_outcomes (void)
{
  g_autoptr (GrundySession) single = open_session ("take{1,3,4}(12)");
  g_autoptr (GrundySession) sum = open_session ("kayles(4)+nim(3)");

  assert_probes_of_all_nodes (single);
  grundy_session_set_component (sum, GRUNDY_COMPONENT_WHOLE);
  settle (sum);
  assert_probes_of_all_nodes (sum);
}

/* What was tried is kept for each node, in order and once, as long as the graph; nothing unsettled can be tried. */
static void
test_probes (void)
{
  g_autoptr (GrundySession) session = open_session ("take{1,3,4}(10)");
  const GrundyProbe *probes;
  guint n_probes;
  guint last;

  g_assert_true (grundy_session_can_probe (session));
  g_assert_null (grundy_session_get_probes (session, &n_probes, NULL));
  grundy_session_probe (session, 3);
  grundy_session_probe (session, 1);
  grundy_session_probe (session, 3);
  probes = grundy_session_get_probes (session, &n_probes, &last);
  g_assert_cmpuint (n_probes, ==, 2);
  g_assert_cmpuint (last, ==, 1);
  g_assert_cmpuint (probes[0].heap, ==, 1);
  g_assert_cmpint (probes[0].outcome, ==, GRUNDY_OUTCOME_P);
  g_assert_cmpint (probes[1].outcome, ==, GRUNDY_OUTCOME_N);

  grundy_session_select (session, find_node (session, "7"));
  g_assert_null (grundy_session_get_probes (session, &n_probes, NULL));
  grundy_session_select (session, find_node (session, "10"));
  grundy_session_get_probes (session, &n_probes, NULL);
  g_assert_cmpuint (n_probes, ==, 2);
  grundy_session_set_step (session, 30);
  g_assert_false (grundy_session_can_probe (session));
  g_assert_null (grundy_session_get_probes (session, &n_probes, NULL));

  grundy_session_set_step (session, grundy_session_get_n_steps (session));
  grundy_session_set_play (session, GRUNDY_PLAY_MISERE);
  settle (session);
  grundy_session_undo (session);
  settle (session);
  g_assert_true (grundy_session_can_probe (session));
  g_assert_null (grundy_session_get_probes (session, &n_probes, NULL));
}

/* Beside a game whose turns are more than one move no heap can be played. */
static void
test_no_probe (void)
{
  g_autoptr (GrundySession) session = open_session ("nim(1)+nim(2)");

  grundy_session_set_component (session, GRUNDY_COMPONENT_WHOLE);
  grundy_session_set_play (session, GRUNDY_PLAY_EVERY);
  settle (session);
  g_assert_nonnull (grundy_session_get_analysis (session));
  g_assert_false (grundy_session_can_probe (session));
}

/* Where nobody can tell who wins, as where play that must stop may go round for ever, a sentence says so. */
static void
test_no_verdict (void)
{
  g_autoptr (GrundySession) session = open_session ("dag{a>b,b>a,b>c}(a)+nim(1)");

  g_assert_nonnull (grundy_session_get_verdict (session));
  g_assert_null (grundy_session_get_verdict_problem (session));
  grundy_session_set_play (session, GRUNDY_PLAY_ANTI);
  settle (session);
  g_assert_null (grundy_session_get_verdict (session));
  g_assert_nonnull (grundy_session_get_verdict_problem (session));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/verdict-waits", test_verdict_waits);
  g_test_add_func ("/session/opens-solved", test_opens_solved);
  g_test_add_func ("/session/opens-a-cycle", test_opens_a_cycle);
  g_test_add_func ("/session/mistakes", test_mistakes);
  g_test_add_func ("/session/undo", test_undo);
  g_test_add_func ("/session/steps", test_steps);
  g_test_add_func ("/session/stepping-outcomes", test_stepping_outcomes);
  g_test_add_func ("/session/play", test_play);
  g_test_add_func ("/session/components", test_components);
  g_test_add_func ("/session/start-at", test_start_at);
  g_test_add_func ("/session/selection-and-light", test_selection_and_light);
  g_test_add_func ("/session/digits-are-large", test_digits_are_large);
  g_test_add_func ("/session/interval", test_interval);
  g_test_add_func ("/session/limits", test_limits);
  g_test_add_func ("/session/cancel", test_cancel);
  g_test_add_func ("/session/edges-suit-the-layout", test_edges_suit_the_layout);
  g_test_add_func ("/session/open-graph", test_open_graph);
  g_test_add_func ("/session/probe-outcomes", test_probe_outcomes);
  g_test_add_func ("/session/probes", test_probes);
  g_test_add_func ("/session/no-probe", test_no_probe);
  g_test_add_func ("/session/no-verdict", test_no_verdict);
  return g_test_run ();
}
