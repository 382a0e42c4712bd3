/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-explain-value.h"
#include "grundy-pipeline.h"

static GrundyAnalysis *
run (const char *text, guint component, GrundyPlay play, GError **error)
{
  g_autoptr (GError) parse_error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse (text, NULL, &parse_error);
  GrundyRequest request = { sum, component, play, grundy_limits_for_pictures };

  g_assert_no_error (parse_error);
  return grundy_pipeline_run (&request, NULL, error);
}

static GrundyAnalysis *
run_well (const char *text, guint component, GrundyPlay play)
{
  g_autoptr (GError) error = NULL;
  GrundyAnalysis *analysis = run (text, component, play, &error);

  g_assert_no_error (error);
  g_assert_nonnull (analysis);
  return analysis;
}

static guint32
count_nodes (const GrundyAnalysis *analysis)
{
  return grundy_graph_get_n_nodes (grundy_solution_get_graph (grundy_analysis_get_solution (analysis)));
}

static guint32
get_start_sg (const GrundyAnalysis *analysis)
{
  return grundy_solution_get_sg (grundy_analysis_get_solution (analysis), grundy_analysis_get_start (analysis));
}

static void
test_component (void)
{
  g_autoptr (GrundyAnalysis) analysis = run_well ("nim(2) + take{1,3,4}(10)", 1, GRUNDY_PLAY_NORMAL);
  g_autofree char *text = grundy_sum_to_text (grundy_analysis_get_sum (analysis));
  g_autofree char *label =
      grundy_exploration_get_label (grundy_analysis_get_exploration (analysis), grundy_analysis_get_start (analysis));

  g_assert_cmpstr (text, ==, "take{1,3,4}(10)");
  g_assert_cmpstr (label, ==, "10");
  g_assert_cmpuint (count_nodes (analysis), ==, 11);
  g_assert_cmpuint (get_start_sg (analysis), ==, 1);
  g_assert_cmpuint (grundy_timeline_get_n_steps (grundy_analysis_get_values (analysis)), ==, 69);
  g_assert_cmpuint (grundy_timeline_get_n_steps (grundy_analysis_get_outcomes (analysis)), ==, 22);
}

/* In a picture components keep their places: 3 x 3 tuples, and not the 6 that values need. */
static void
test_whole (void)
{
  g_autoptr (GrundyAnalysis) analysis = run_well ("nim(2) + nim(2)", GRUNDY_COMPONENT_WHOLE, GRUNDY_PLAY_NORMAL);

  g_assert_cmpuint (count_nodes (analysis), ==, 9);
  g_assert_cmpuint (get_start_sg (analysis), ==, 0);
  g_assert_true (grundy_timeline_last_wins (grundy_analysis_get_outcomes (analysis)));
}

static void
test_misere (void)
{
  g_autoptr (GrundyAnalysis) analysis = run_well ("nim(1) + nim(1)", GRUNDY_COMPONENT_WHOLE, GRUNDY_PLAY_MISERE);
  GrundySolution *solution = grundy_analysis_get_solution (analysis);
  guint32 start = grundy_analysis_get_start (analysis);

  g_assert_false (grundy_timeline_last_wins (grundy_analysis_get_outcomes (analysis)));
  g_assert_cmpint (grundy_solution_get_outcome (solution, start, FALSE), ==, GRUNDY_OUTCOME_N);
  g_assert_nonnull (grundy_analysis_get_values (analysis));
}

/* With anti's stop nothing can be moved in a position whose components all have value 0. */
static void
test_anti (void)
{
  g_autoptr (GrundyAnalysis) stopped = run_well ("take{1}(2)", GRUNDY_COMPONENT_WHOLE, GRUNDY_PLAY_ANTI);
  g_autoptr (GrundyAnalysis) misere = run_well ("take{1}(2)", GRUNDY_COMPONENT_WHOLE, GRUNDY_PLAY_MISERE);

  g_assert_cmpuint (count_nodes (stopped), ==, 1);
  g_assert_cmpuint (count_nodes (misere), ==, 3);
  g_assert_null (grundy_analysis_get_values (stopped));
}

static void
test_every (void)
{
  g_autoptr (GrundyAnalysis) analysis = run_well ("nim(1) + nim(1)", GRUNDY_COMPONENT_WHOLE, GRUNDY_PLAY_EVERY);

  g_assert_cmpuint (count_nodes (analysis), ==, 2);
  g_assert_null (grundy_analysis_get_values (analysis));
  g_assert_cmpint (
      grundy_solution_get_outcome (grundy_analysis_get_solution (analysis), grundy_analysis_get_start (analysis), TRUE),
      ==, GRUNDY_OUTCOME_N);
}

static void
test_limit (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (run ("nim(300,300,300)", 0, GRUNDY_PLAY_NORMAL, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT);
}

static gboolean
stop (guint64 done, guint64 total, gpointer user_data)
{
  return FALSE;
}

static void
test_cancel (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse ("nim(20,20,20)", NULL, NULL);
  GrundyProgress progress = { stop, NULL };
  GrundyRequest request = { sum, 0, GRUNDY_PLAY_NORMAL, grundy_limits_for_values };

  g_assert_null (grundy_pipeline_run (&request, &progress, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_CANCELLED);
}

static void
test_references (void)
{
  GrundyAnalysis *analysis = run_well ("nim(3)", 0, GRUNDY_PLAY_NORMAL);
  GrundyAnalysis *same = grundy_analysis_ref (analysis);

  grundy_analysis_unref (analysis);
  g_assert_cmpuint (get_start_sg (same), ==, 3);
  grundy_analysis_unref (same);
}

/* From where a position can be reached is told in a sentence. */
static void
test_predecessors (void)
{
  g_autoptr (GrundyAnalysis) analysis = run_well ("dag{a>b,a>c,b>c}(a)", 0, GRUNDY_PLAY_NORMAL);
  GrundyExploration *exploration = grundy_analysis_get_exploration (analysis);

  for (guint32 node = 0; node < 3; node++)
    {
      g_autofree char *label = grundy_exploration_get_label (exploration, node);
      g_autofree char *sentence = grundy_explain_predecessors (analysis, node);

      g_assert_cmpstr (sentence, ==,
                       *label == 'a'   ? "No position here can move to a."
                       : *label == 'b' ? "a can move to b."
                                       : "b and a can move to c.");
    }
}

/* Whoever wins a position of the graph in normal play is asked of the engine, which looks at the position alone. */
static void
assert_differing (const char *text, GrundyPlay play)
{
  g_autoptr (GrundyAnalysis) analysis = run_well (text, GRUNDY_COMPONENT_WHOLE, play);
  GrundyExploration *exploration = grundy_analysis_get_exploration (analysis);
  const gboolean *differing = grundy_analysis_get_differing (analysis);
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  guint n_differing = 0;

  g_assert_nonnull (differing);
  for (guint32 node = 0; node < count_nodes (analysis); node++)
    {
      g_autoptr (GString) sum_text = g_string_new (NULL);
      g_autoptr (GrundySum) sum = NULL;
      g_autoptr (GError) error = NULL;
      GrundyValue normal;
      GrundyValue value;

      grundy_exploration_get_position (exploration, node, position);
      grundy_rules_format_sum (grundy_exploration_get_rules (exploration), position, sum_text);
      sum = grundy_sum_parse (sum_text->str, NULL, &error);
      g_assert_no_error (error);
      grundy_sum_evaluate (sum, GRUNDY_PLAY_NORMAL, &grundy_limits_for_values, NULL, &normal, &error);
      g_assert_no_error (error);
      grundy_sum_evaluate (sum, play, &grundy_limits_for_values, NULL, &value, &error);
      g_assert_no_error (error);
      g_assert_cmpint (differing[node], ==, normal.outcome != value.outcome);
      n_differing += differing[node];
    }
  g_assert_cmpuint (n_differing, >, 0);
}

static void
test_differing (void)
{
  g_autoptr (GrundyAnalysis) normal = run_well ("nim(2)+nim(3)", GRUNDY_COMPONENT_WHOLE, GRUNDY_PLAY_NORMAL);

  g_assert_null (grundy_analysis_get_differing (normal));
  for (GrundyPlay play = GRUNDY_PLAY_MISERE; play <= GRUNDY_PLAY_SELECTIVE; play++)
    assert_differing ("nim(2)+take{1,2}(4)", play);
  assert_differing ("nim(2,2)", GRUNDY_PLAY_MISERE);
  assert_differing ("nim(1,1)", GRUNDY_PLAY_ANTI);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pipeline/component", test_component);
  g_test_add_func ("/pipeline/whole", test_whole);
  g_test_add_func ("/pipeline/misere", test_misere);
  g_test_add_func ("/pipeline/anti", test_anti);
  g_test_add_func ("/pipeline/every", test_every);
  g_test_add_func ("/pipeline/limit", test_limit);
  g_test_add_func ("/pipeline/cancel", test_cancel);
  g_test_add_func ("/pipeline/references", test_references);
  g_test_add_func ("/pipeline/predecessors", test_predecessors);
  g_test_add_func ("/pipeline/differing", test_differing);
  return g_test_run ();
}
