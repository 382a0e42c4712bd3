/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-timeline.h"

#include "grundy-test-dag.h"

static GrundySolution *
solve (GrundyGraph *graph)
{
  g_autoptr (GError) error = NULL;
  GrundySolution *solution = grundy_solve (graph, NULL, &error);

  g_assert_no_error (error);
  return solution;
}

/* take{1,3,4}(10): node n is the heap of n. */
static GrundyGraph *
new_take_134 (void)
{
  const guint32 taken[] = { 1, 3, 4 };
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();

  grundy_graph_builder_ensure_nodes (builder, 11);
  for (guint32 heap = 0; heap <= 10; heap++)
    for (guint i = 0; i < G_N_ELEMENTS (taken); i++)
      if (taken[i] <= heap)
        grundy_graph_builder_add_edge (builder, heap, heap - taken[i]);
  return grundy_graph_builder_end (builder);
}

static void
add_step (GArray *steps, GrundyPhase phase, guint32 node, guint32 rank, guint32 option, guint32 number)
{
  GrundyStep step = { phase, node, rank, option, number };

  g_array_append_val (steps, step);
}

/* Every step, written down as the computation goes. */
static GArray *
list_steps_of_values (const GrundySolution *solution, const guint32 *order, guint32 n_nodes)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (GrundyStep));

  add_step (steps, GRUNDY_PHASE_START, G_MAXUINT32, 0, 0, 0);
  for (guint32 rank = 0; rank < n_nodes; rank++)
    {
      guint32 sg = grundy_solution_get_sg (solution, order[rank]);
      guint32 n_options;

      grundy_graph_get_options (grundy_solution_get_graph (solution), order[rank], &n_options);
      add_step (steps, GRUNDY_PHASE_TAKE_UP, order[rank], rank, 0, 0);
      for (guint32 i = n_options; i > 0; i--)
        add_step (steps, GRUNDY_PHASE_MARK, order[rank], rank, i - 1, 0);
      for (guint32 j = 0; j <= sg; j++)
        add_step (steps, GRUNDY_PHASE_LOOK, order[rank], rank, 0, j);
      add_step (steps, GRUNDY_PHASE_SETTLE, order[rank], rank, 0, sg);
    }
  return steps;
}

static GArray *
list_steps_of_outcomes (const GrundySolution *solution, const guint32 *order, guint32 n_nodes, gboolean last_wins)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (GrundyStep));

  add_step (steps, GRUNDY_PHASE_START, G_MAXUINT32, 0, 0, 0);
  for (guint32 rank = 0; rank < n_nodes; rank++)
    {
      add_step (steps, GRUNDY_PHASE_TAKE_UP, order[rank], rank, 0, 0);
      add_step (steps, GRUNDY_PHASE_SETTLE, order[rank], rank, 0,
                grundy_solution_get_outcome (solution, order[rank], last_wins));
    }
  return steps;
}

static void
assert_step_is (const GrundyTimeline *timeline, guint64 k, const GrundyStep *expected)
{
  GrundyStep step;

  grundy_timeline_get_step (timeline, k, &step);
  g_assert_cmpint (step.phase, ==, expected->phase);
  g_assert_cmpuint (step.node, ==, expected->node);
  g_assert_cmpuint (step.rank, ==, expected->rank);
  g_assert_cmpuint (step.option, ==, expected->option);
  g_assert_cmpuint (step.number, ==, expected->number);
}

/* What is settled after step k: those that a settling step up to k names. */
static void
assert_settled_is_right (const GrundyTimeline *timeline, const GArray *steps, guint32 n_nodes)
{
  g_autofree gboolean *is_settled = g_new0 (gboolean, n_nodes);

  for (guint k = 0; k < steps->len; k++)
    {
      const GrundyStep *step = &g_array_index (steps, GrundyStep, k);

      if (step->phase == GRUNDY_PHASE_SETTLE)
        {
          is_settled[step->node] = TRUE;
          g_assert_cmpuint (grundy_timeline_get_settle_step (timeline, step->node), ==, k);
        }
      if (step->phase == GRUNDY_PHASE_TAKE_UP)
        g_assert_cmpuint (grundy_timeline_get_take_up_step (timeline, step->node), ==, k);
      for (guint32 node = 0; node < n_nodes; node++)
        g_assert_cmpint (grundy_timeline_is_settled (timeline, node, k), ==, is_settled[node]);
    }
}

static void
assert_steps_are (const GrundyTimeline *timeline, const GArray *steps, guint32 n_nodes)
{
  GrundyTestRandom random = { steps->len };

  g_assert_cmpuint (grundy_timeline_get_n_steps (timeline), ==, steps->len - 1);
  for (guint k = 0; k < steps->len; k++)
    assert_step_is (timeline, k, &g_array_index (steps, GrundyStep, k));
  /* In any order: nothing depends on the step asked for before. */
  for (guint i = 0; i < steps->len; i++)
    {
      guint k = (guint)grundy_test_random_below (&random, steps->len);

      assert_step_is (timeline, k, &g_array_index (steps, GrundyStep, k));
    }
  assert_settled_is_right (timeline, steps, n_nodes);
}

static void
test_take_134 (void)
{
  const guint32 values[] = { 0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1 };
  g_autoptr (GrundyGraph) graph = new_take_134 ();
  g_autoptr (GrundySolution) solution = solve (graph);
  g_autoptr (GrundyTimeline) timeline = grundy_timeline_new_values (solution, grundy_graph_post_order (graph));
  GrundyStep step;

  g_assert_cmpuint (grundy_timeline_get_n_steps (timeline), ==, 69);
  g_assert_true (grundy_timeline_get_solution (timeline) == solution);
  for (guint32 heap = 0; heap <= 10; heap++)
    {
      grundy_timeline_get_step (timeline, grundy_timeline_get_settle_step (timeline, heap), &step);
      g_assert_cmpint (step.phase, ==, GRUNDY_PHASE_SETTLE);
      g_assert_cmpuint (step.number, ==, values[heap]);
    }
}

static void
test_values (void)
{
  GrundyTestRandom random = { 31 };

  for (guint round = 0; round < 60; round++)
    {
      guint percent = (guint)grundy_test_random_below (&random, 101);
      g_autoptr (GrundyGraph) graph = grundy_test_dag_random (&random, round % 25, percent, TRUE);
      g_autoptr (GrundySolution) solution = solve (graph);
      guint32 *order = grundy_graph_post_order (graph);
      g_autoptr (GrundyTimeline) timeline = grundy_timeline_new_values (solution, order);
      g_autoptr (GArray) steps = list_steps_of_values (solution, order, round % 25);

      g_assert_true (grundy_timeline_is_of_values (timeline));
      assert_steps_are (timeline, steps, round % 25);
    }
}

static void
test_outcomes (void)
{
  GrundyTestRandom random = { 37 };

  for (guint round = 0; round < 60; round++)
    {
      gboolean last_wins = round % 2 == 0;
      g_autoptr (GrundyGraph) graph = grundy_test_dag_random (&random, round % 25, 30, TRUE);
      g_autoptr (GrundySolution) solution = solve (graph);
      guint32 *order = grundy_graph_post_order (graph);
      g_autoptr (GrundyTimeline) timeline = grundy_timeline_new_outcomes (solution, order, last_wins);
      g_autoptr (GArray) steps = list_steps_of_outcomes (solution, order, round % 25, last_wins);

      g_assert_false (grundy_timeline_is_of_values (timeline));
      g_assert_cmpint (grundy_timeline_last_wins (timeline), ==, last_wins);
      assert_steps_are (timeline, steps, round % 25);
    }
}

static void
test_ranks (void)
{
  GrundyTestRandom random = { 41 };
  g_autoptr (GrundyGraph) graph = grundy_test_dag_random (&random, 40, 10, TRUE);
  g_autoptr (GrundySolution) solution = solve (graph);
  guint32 *order = grundy_graph_post_order (graph);
  g_autoptr (GrundyTimeline) timeline = grundy_timeline_new_values (solution, order);

  for (guint32 rank = 0; rank < 40; rank++)
    {
      g_assert_cmpuint (grundy_timeline_get_node (timeline, rank), ==, order[rank]);
      g_assert_cmpuint (grundy_timeline_get_rank (timeline, order[rank]), ==, rank);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/timeline/take-134", test_take_134);
  g_test_add_func ("/timeline/values", test_values);
  g_test_add_func ("/timeline/outcomes", test_outcomes);
  g_test_add_func ("/timeline/ranks", test_ranks);
  return g_test_run ();
}
