/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Everything that is said and shown of a graph, where play can go round for ever: on random graphs, in every way of
 * playing, at every step. What is wrong there would be a warning, which is fatal in tests, or a position told twice.
 */
#include "grundy-explain-length.h"
#include "grundy-explain-loops.h"
#include "grundy-explain-reason.h"
#include "grundy-explain-step.h"
#include "grundy-explain-value.h"
#include "grundy-explain-verdict.h"
#include "grundy-export-data.h"
#include "grundy-ladder.h"
#include "grundy-program.h"
#include "grundy-test-random.h"

#include <jansson.h>
#include <string.h>

/* (transfer full): a graph of one's own with a cycle within reach; now and then with a heap beside it */
static char *
random_sum (GrundyTestRandom *random)
{
  g_autoptr (GString) text = g_string_new ("dag{0>1,1>2,2>");
  guint n_nodes = 3 + (guint)grundy_test_random_below (random, 5);
  guint n_arrows = (guint)grundy_test_random_below (random, 2 * n_nodes);

  g_string_append_printf (text, "%u", (guint)grundy_test_random_below (random, 3));
  for (guint i = 0; i < n_arrows; i++)
    g_string_append_printf (text, ",%u>%u", (guint)grundy_test_random_below (random, n_nodes),
                            (guint)grundy_test_random_below (random, n_nodes));
  g_string_append (text, "}(0)");
  if (grundy_test_random_below (random, 3) == 0)
    g_string_append_printf (text, "+nim(%u)", (guint)grundy_test_random_below (random, 4));
  return g_strdup (text->str);
}

static void
assert_sentence (char *sentence)
{
  g_assert_nonnull (sentence);
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  g_assert_true (g_str_has_suffix (sentence, "."));
  g_free (sentence);
}

/* A sentence and a line of the program for each step; every position is taken up once and settled once. */
static void
check_steps (const GrundyAnalysis *analysis, GrundyTimeline *timeline)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (grundy_solution_get_graph (grundy_timeline_get_solution (timeline)));
  guint n_lines;
  guint32 n_settled = 0;

  grundy_program_get_lines (timeline, &n_lines);
  for (guint64 k = 1; k <= grundy_timeline_get_n_steps (timeline); k++)
    {
      GrundyStep step;

      grundy_timeline_get_step (timeline, k, &step);
      assert_sentence (grundy_explain_step (analysis, timeline, k));
      g_assert_cmpuint (grundy_program_get_lit_line (timeline, k), <, n_lines);
      g_assert_cmpuint (step.rank, ==, n_settled);
      g_assert_cmpint (grundy_timeline_is_settled (timeline, step.node, k), ==, step.phase == GRUNDY_PHASE_SETTLE);
      n_settled += step.phase == GRUNDY_PHASE_SETTLE;
    }
  g_assert_cmpuint (n_settled, ==, n_nodes);
}

/* What is told of each node, as the window does */
static void
check_nodes (const GrundyAnalysis *analysis)
{
  GrundyTimeline *values = grundy_analysis_get_values (analysis);
  guint32 n_nodes = grundy_graph_get_n_nodes (grundy_solution_get_graph (grundy_analysis_get_solution (analysis)));

  for (guint32 node = 0; node < n_nodes; node++)
    {
      char *cycle = grundy_explain_loops_cycle (analysis, node);

      if (cycle != NULL)
        assert_sentence (cycle);
      assert_sentence (grundy_explain_predecessors (analysis, node));
      assert_sentence (grundy_explain_remoteness (analysis, node));
      assert_sentence (grundy_explain_longest_play (analysis, node));
      if (values == NULL)
        continue;
      assert_sentence (grundy_explain_loops_value (analysis, node));
      g_assert_null (grundy_ladder_new (analysis, values, grundy_timeline_get_n_steps (values), node));
    }
}

/* The data of a step is JSON, and tells of no draw before it is settled. */
static void
check_data (const GrundyAnalysis *analysis, GrundyTimeline *timeline, guint64 step)
{
  g_autoptr (GBytes) json = grundy_export_json (analysis, timeline, step);
  g_autoptr (GBytes) csv = grundy_export_csv (analysis, timeline, step);
  json_t *root = json_loadb (g_bytes_get_data (json, NULL), g_bytes_get_size (json), 0, NULL);
  json_t *nodes = json_object_get (root, "nodes");

  g_assert_nonnull (root);
  for (guint32 node = 0; node < json_array_size (nodes); node++)
    {
      json_t *object = json_array_get (nodes, node);
      gboolean is_settled = grundy_timeline_is_settled (timeline, node, step);

      g_assert_cmpint (json_is_string (json_object_get (object, "outcome")), ==, is_settled);
      g_assert_true (is_settled || json_is_null (json_object_get (object, "sg")));
      g_assert_true (is_settled || json_is_null (json_object_get (object, "remoteness")));
    }
  g_assert_cmpuint (g_bytes_get_size (csv), >, 0);
  json_decref (root);
}

static void
check_verdict (GrundySum *sum, GrundyPlay play)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyVerdict) verdict = grundy_verdict_new (sum, play, &grundy_limits_for_pictures, NULL, &error);

  g_assert_no_error (error);
  assert_sentence (grundy_explain_verdict (verdict));
  assert_sentence (grundy_explain_reason (verdict));
}

static void
check_sum (const char *text, GrundyPlay play, GrundyTestRandom *random)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse (text, NULL, &error);
  GrundyRequest request = { sum, GRUNDY_COMPONENT_WHOLE, play, grundy_limits_for_pictures };
  g_autoptr (GrundyAnalysis) analysis = grundy_pipeline_run (&request, NULL, &error);
  GrundyTimeline *outcomes;

  g_test_message ("%s, %s", text, grundy_play_get_id (play));
  if (play == GRUNDY_PLAY_ANTI)
    {
      g_assert_null (analysis);
      g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_CYCLE);
      return;
    }
  g_assert_no_error (error);
  outcomes = grundy_analysis_get_outcomes (analysis);
  check_steps (analysis, outcomes);
  check_data (analysis, outcomes, grundy_test_random_below (random, grundy_timeline_get_n_steps (outcomes) + 1));
  if (grundy_analysis_get_values (analysis) != NULL)
    check_steps (analysis, grundy_analysis_get_values (analysis));
  if (grundy_exploration_has_cycle (grundy_analysis_get_exploration (analysis)))
    check_nodes (analysis);
  check_verdict (sum, play);
}

static void
test_everything (void)
{
  GrundyTestRandom random = { 1730 };

  for (guint i = 0; i < 300; i++)
    {
      g_autofree char *text = random_sum (&random);

      for (GrundyPlay play = GRUNDY_PLAY_NORMAL; play <= GRUNDY_PLAY_SELECTIVE; play++)
        check_sum (text, play, &random);
    }
}

/* A step of outcomes in the order of the queue: what settles a win is there before it, and draws come last. */
static void
test_draws_come_last (void)
{
  GrundyTestRandom random = { 2425 };

  for (guint i = 0; i < 300; i++)
    {
      g_autofree char *text = random_sum (&random);
      g_autoptr (GrundySum) sum = grundy_sum_parse (text, NULL, NULL);
      GrundyRequest request = { sum, GRUNDY_COMPONENT_WHOLE, GRUNDY_PLAY_NORMAL, grundy_limits_for_pictures };
      g_autoptr (GrundyAnalysis) analysis = grundy_pipeline_run (&request, NULL, NULL);
      GrundyTimeline *timeline = grundy_analysis_get_outcomes (analysis);
      gboolean is_drawn = FALSE;

      for (guint64 k = 1; k <= grundy_timeline_get_n_steps (timeline); k++)
        {
          GrundyStep step;

          grundy_timeline_get_step (timeline, k, &step);
          if (step.phase != GRUNDY_PHASE_SETTLE)
            continue;
          g_assert_true (!is_drawn || step.number == GRUNDY_OUTCOME_D);
          is_drawn = step.number == GRUNDY_OUTCOME_D;
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/loops-session/everything", test_everything);
  g_test_add_func ("/loops-session/draws-come-last", test_draws_come_last);
  return g_test_run ();
}
