/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-solution.h"

#include "grundy-test-dag.h"
#include "grundy-test-tsv.h"

static GrundySolution *
solve (GrundyGraph *graph)
{
  g_autoptr (GError) error = NULL;
  GrundySolution *solution = grundy_solve (graph, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (solution);
  return solution;
}

static char
outcome_letter (const GrundySolution *solution, guint32 node, gboolean last_wins)
{
  return grundy_outcome_get_letter (grundy_solution_get_outcome (solution, node, last_wins));
}

static void
test_vectors (void)
{
  g_autoptr (GrundyTestTsv) tsv = grundy_test_tsv_open ("vectors/dag.tsv");

  while (grundy_test_tsv_next (tsv))
    {
      guint32 n_nodes = (guint32)grundy_test_tsv_get_number (tsv, "nodes");
      guint32 start = (guint32)grundy_test_tsv_get_number (tsv, "start");
      g_autoptr (GrundyGraph) graph = grundy_test_graph_parse (n_nodes, grundy_test_tsv_get (tsv, "edges"));
      g_autoptr (GrundySolution) solution = solve (graph);
      g_autofree guint32 *remoteness = grundy_compute_remoteness (solution, TRUE);
      g_autofree guint32 *step = grundy_compute_step (solution);

      g_test_message ("line %u", grundy_test_tsv_get_line (tsv));
      g_assert_cmpuint (grundy_solution_get_sg (solution, start), ==, grundy_test_tsv_get_number (tsv, "sg"));
      g_assert_cmpint (outcome_letter (solution, start, TRUE), ==, *grundy_test_tsv_get (tsv, "outcome_normal"));
      g_assert_cmpint (outcome_letter (solution, start, FALSE), ==, *grundy_test_tsv_get (tsv, "outcome_misere"));
      g_assert_cmpuint (remoteness[start], ==, grundy_test_tsv_get_number (tsv, "remoteness"));
      g_assert_cmpuint (step[start], ==, grundy_test_tsv_get_number (tsv, "step"));
    }
}

static void
assert_is_true_by_definition (const GrundyGraph *graph, const GrundySolution *solution, guint32 node,
                              gboolean last_wins)
{
  g_autofree guint32 *remoteness = grundy_compute_remoteness (solution, last_wins);
  guint32 n_moves;
  gboolean wins = grundy_test_naive_play (graph, node, last_wins, TRUE, &n_moves);

  g_assert_cmpint (outcome_letter (solution, node, last_wins), ==, wins ? 'N' : 'P');
  g_assert_cmpuint (remoteness[node], ==, n_moves);
}

static void
test_against_all_play (void)
{
  GrundyTestRandom random = { 17 };

  for (guint round = 0; round < 150; round++)
    {
      guint32 n_nodes = 1 + round % 11;
      guint percent = (guint)grundy_test_random_below (&random, 101);
      g_autoptr (GrundyGraph) graph = grundy_test_dag_random (&random, n_nodes, percent, round % 2 == 0);
      g_autoptr (GrundySolution) solution = solve (graph);
      g_autofree guint32 *step = grundy_compute_step (solution);

      for (guint32 node = 0; node < n_nodes; node++)
        {
          guint32 n_moves;

          g_assert_cmpuint (grundy_solution_get_sg (solution, node), ==, grundy_test_naive_sg (graph, node));
          assert_is_true_by_definition (graph, solution, node, TRUE);
          assert_is_true_by_definition (graph, solution, node, FALSE);
          grundy_test_naive_play (graph, node, TRUE, FALSE, &n_moves);
          g_assert_cmpuint (step[node], ==, n_moves);
        }
    }
}

/* How many options of the node have the value, counted up to 2^32 - 1 options. */
static guint32
count_options_of_sg (const GrundyGraph *graph, const GrundySolution *solution, guint32 node, guint32 sg)
{
  guint32 n_options;
  const guint32 *options = grundy_graph_get_options (graph, node, &n_options);
  guint32 n_found = 0;

  for (guint32 i = 0; i < n_options; i++)
    n_found += grundy_solution_get_sg (solution, options[i]) == sg;
  return n_found;
}

static gboolean
has_option_p (const GrundyGraph *graph, const GrundySolution *solution, guint32 node, gboolean last_wins)
{
  guint32 n_options;
  const guint32 *options = grundy_graph_get_options (graph, node, &n_options);

  for (guint32 i = 0; i < n_options; i++)
    if (grundy_solution_get_outcome (solution, options[i], last_wins) == GRUNDY_OUTCOME_P)
      return TRUE;
  return FALSE;
}

/* What P, N and SG mean, on graphs too large to play out, with nodes of more options than a word has bits. */
static void
test_meaning (void)
{
  GrundyTestRandom random = { 23 };

  for (guint round = 0; round < 12; round++)
    {
      guint percent = (guint)(5 + grundy_test_random_below (&random, 96));
      g_autoptr (GrundyGraph) graph = grundy_test_dag_random (&random, 150, percent, round % 2 == 0);
      g_autoptr (GrundySolution) solution = solve (graph);
      guint32 max_sg = 0;

      for (guint32 node = 0; node < 150; node++)
        {
          guint32 sg = grundy_solution_get_sg (solution, node);
          guint32 n_options;

          for (guint32 i = 0; i < sg; i++)
            g_assert_cmpuint (count_options_of_sg (graph, solution, node, i), >, 0);
          g_assert_cmpuint (count_options_of_sg (graph, solution, node, sg), ==, 0);
          max_sg = MAX (max_sg, sg);

          grundy_graph_get_options (graph, node, &n_options);
          g_assert_cmpint (outcome_letter (solution, node, TRUE), ==, sg > 0 ? 'N' : 'P');
          g_assert_cmpint (outcome_letter (solution, node, TRUE) == 'N', ==,
                           has_option_p (graph, solution, node, TRUE));
          g_assert_cmpint (outcome_letter (solution, node, FALSE) == 'N', ==,
                           n_options == 0 || has_option_p (graph, solution, node, FALSE));
        }
      g_assert_cmpuint (grundy_solution_get_max_sg (solution), ==, max_sg);
    }
}

/* Every earlier node is an option: node i has the value i, on both sides of one word of marks. */
static void
test_nim_heap (void)
{
  GrundyTestRandom random = { 1 };
  g_autoptr (GrundyGraph) graph = grundy_test_dag_random (&random, 300, 100, FALSE);
  g_autoptr (GrundySolution) solution = solve (graph);

  for (guint32 i = 0; i < 300; i++)
    g_assert_cmpuint (grundy_solution_get_sg (solution, i), ==, i);
  g_assert_cmpuint (grundy_solution_get_max_sg (solution), ==, 299);
}

/* Values that do not fit into a word of marks come to a node whose marks do. */
static void
test_few_large_options (void)
{
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
  g_autoptr (GrundyGraph) graph = NULL;
  g_autoptr (GrundySolution) solution = NULL;

  for (guint32 from = 1; from <= 129; from++)
    for (guint32 to = 0; to < from; to++)
      grundy_graph_builder_add_edge (builder, from, to);
  grundy_graph_builder_add_edge (builder, 130, 64);
  grundy_graph_builder_add_edge (builder, 130, 129);
  grundy_graph_builder_add_edge (builder, 131, 0);
  grundy_graph_builder_add_edge (builder, 131, 65);
  graph = grundy_graph_builder_end (builder);
  solution = solve (graph);
  g_assert_cmpuint (grundy_solution_get_sg (solution, 129), ==, 129);
  g_assert_cmpuint (grundy_solution_get_sg (solution, 130), ==, 0);
  g_assert_cmpuint (grundy_solution_get_sg (solution, 131), ==, 1);
}

static void
test_long_path (void)
{
  const guint32 n_nodes = 1000000;
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
  g_autoptr (GrundyGraph) graph = NULL;
  g_autoptr (GrundySolution) solution = NULL;
  g_autofree guint32 *remoteness = NULL;

  for (guint32 i = 0; i + 1 < n_nodes; i++)
    grundy_graph_builder_add_edge (builder, i, i + 1);
  graph = grundy_graph_builder_end (builder);
  solution = solve (graph);
  remoteness = grundy_compute_remoteness (solution, FALSE);
  for (guint32 i = 0; i < n_nodes; i++)
    {
      g_assert_cmpuint (grundy_solution_get_sg (solution, i), ==, (n_nodes - 1 - i) % 2);
      g_assert_cmpuint (remoteness[i], ==, n_nodes - 1 - i);
    }
}

static void
test_no_nodes (void)
{
  g_autoptr (GrundyGraph) graph = grundy_test_graph_parse (0, "-");
  g_autoptr (GrundySolution) solution = solve (graph);
  g_autofree guint32 *step = grundy_compute_step (solution);

  g_assert_true (grundy_solution_get_graph (solution) == graph);
  g_assert_cmpuint (grundy_solution_get_max_sg (solution), ==, 0);
  g_assert_nonnull (step);
}

typedef struct
{
  guint64 last_done;
  guint64 stop_at;
  guint n_calls;
} Listener;

static gboolean
listen (guint64 done, guint64 total, gpointer user_data)
{
  Listener *listener = user_data;

  g_assert_cmpuint (done, >=, listener->last_done);
  g_assert_cmpuint (done, <=, total);
  listener->last_done = done;
  listener->n_calls++;
  return done < listener->stop_at;
}

/* A graph of one edge: post-ordered if it leads down */
static void
assert_progress (guint32 node, guint32 option)
{
  const guint32 n_nodes = 300000;
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
  g_autoptr (GrundyGraph) graph = NULL;
  g_autoptr (GrundySolution) solution = NULL;
  g_autoptr (GError) error = NULL;
  Listener patient = { .stop_at = G_MAXUINT64 };
  Listener impatient = { .stop_at = n_nodes / 2 };

  grundy_graph_builder_ensure_nodes (builder, n_nodes);
  grundy_graph_builder_add_edge (builder, node, option);
  graph = grundy_graph_builder_end (builder);
  solution = grundy_solve (graph, &(GrundyProgress){ listen, &patient }, &error);
  g_assert_no_error (error);
  g_assert_nonnull (solution);
  g_assert_cmpuint (patient.last_done, ==, n_nodes);
  g_assert_cmpuint (patient.n_calls, >, 3);

  g_assert_null (grundy_solve (graph, &(GrundyProgress){ listen, &impatient }, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_CANCELLED);
  g_assert_cmpuint (impatient.last_done, <, n_nodes);
}

static void
test_progress (void)
{
  assert_progress (1, 0);
  assert_progress (0, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/solution/vectors", test_vectors);
  g_test_add_func ("/solution/against-all-play", test_against_all_play);
  g_test_add_func ("/solution/meaning", test_meaning);
  g_test_add_func ("/solution/nim-heap", test_nim_heap);
  g_test_add_func ("/solution/few-large-options", test_few_large_options);
  g_test_add_func ("/solution/long-path", test_long_path);
  g_test_add_func ("/solution/no-nodes", test_no_nodes);
  g_test_add_func ("/solution/progress", test_progress);
  return g_test_run ();
}
