/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-ladder.h"

static GrundyAnalysis *
analyse (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse (text, NULL, &error);
  GrundyRequest request = { sum, 0, GRUNDY_PLAY_NORMAL, grundy_limits_for_pictures };
  GrundyAnalysis *analysis;

  g_assert_no_error (error);
  analysis = grundy_pipeline_run (&request, NULL, &error);
  g_assert_no_error (error);
  return analysis;
}

/* The ladder as a text: "0:2 1 2:1*" has two options of value 0, one of value 2, and 2 is in focus. */
static char *
draw (const GrundyLadder *ladder)
{
  GString *text = g_string_new (NULL);
  guint n_beyond;

  for (guint i = 0; i < grundy_ladder_get_n_rungs (ladder); i++)
    {
      GrundyRung rung;

      grundy_ladder_get_rung (ladder, i, &rung);
      g_assert_cmpuint (rung.number, ==, i);
      g_assert_cmpint (rung.is_marked, ==, rung.n_options > 0);
      g_string_append_printf (text, "%s%u", i > 0 ? " " : "", i);
      if (rung.n_options > 0)
        g_string_append_printf (text, ":%u", rung.n_options);
      if (rung.is_looked_at)
        g_string_append_c (text, '*');
      if (rung.is_value)
        g_string_append_c (text, '=');
    }
  grundy_ladder_get_beyond (ladder, &n_beyond);
  if (n_beyond > 0)
    g_string_append_printf (text, " +%u", n_beyond);
  return g_string_free (text, FALSE);
}

static void
assert_ladder (const GrundyAnalysis *analysis, guint64 k, guint32 node, const char *expected)
{
  g_autoptr (GrundyLadder) ladder = grundy_ladder_new (analysis, grundy_analysis_get_values (analysis), k, node);
  g_autofree char *text = draw (ladder);

  g_assert_cmpstr (text, ==, expected);
}

/* 10 goes to 9, 7 and 6, whose values are 0, 0 and 2. */
static void
test_steps (void)
{
  g_autoptr (GrundyAnalysis) analysis = analyse ("take{1,3,4}(10)");
  GrundyTimeline *timeline = grundy_analysis_get_values (analysis);
  guint32 node = grundy_analysis_get_start (analysis);
  guint64 k = grundy_timeline_get_take_up_step (timeline, node);

  g_assert_null (grundy_ladder_new (analysis, timeline, k - 1, node));
  assert_ladder (analysis, k, node, "0");
  assert_ladder (analysis, k + 1, node, "0:1 1");
  assert_ladder (analysis, k + 2, node, "0:2 1 2");
  assert_ladder (analysis, k + 3, node, "0:2 1 2:1 3");
  assert_ladder (analysis, k + 4, node, "0:2* 1 2:1 3");
  assert_ladder (analysis, k + 5, node, "0:2 1* 2:1 3");
  assert_ladder (analysis, k + 6, node, "0:2 1= 2:1");
}

/* A terminal has nothing to mark, and what lies far above the mex is counted. */
static void
test_ends (void)
{
  g_autoptr (GrundyAnalysis) analysis = analyse ("dag{a>b,b>c,c>d,b>d,a>e,x>b,x>c}(x)");
  GrundyExploration *exploration = grundy_analysis_get_exploration (analysis);
  guint64 end = grundy_timeline_get_n_steps (grundy_analysis_get_values (analysis));
  guint32 n_nodes = grundy_graph_get_n_nodes (grundy_exploration_get_graph (exploration));

  for (guint32 i = 0; i < n_nodes; i++)
    {
      g_autofree char *label = grundy_exploration_get_label (exploration, i);

      if (g_str_equal (label, "d"))
        assert_ladder (analysis, end, i, "0= 1");
      else if (g_str_equal (label, "b"))
        assert_ladder (analysis, end, i, "0:1 1:1 2= 3");
      else if (g_str_equal (label, "x"))
        assert_ladder (analysis, end, i, "0= 1:1 +1");
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ladder/steps", test_steps);
  g_test_add_func ("/ladder/ends", test_ends);
  return g_test_run ();
}
