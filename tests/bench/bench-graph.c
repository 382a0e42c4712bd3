/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Solving a graph of 10^6 nodes and 10^7 edges, its nodes in the order in which an explorer finds them and shuffled,
 * beside what a program does with GLib's containers in the same run: positions are known by their texts; one GHashTable
 * has a GPtrArray of options for each, another one its value. The SG values of all nodes are compared.
 */
#include "grundy-solution.h"
#include "grundy-test-random.h"

#include <stdlib.h>
#include <time.h>

#define N_NODES 1000000
#define N_EDGES 10000000
#define N_RUNS 5

static double
get_cpu_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + now.tv_nsec / 1e9;
}

/* Every edge leads to an earlier node, mostly to one not far before, as in games. @names: (nullable): the nodes'
 * numbers */
static GrundyGraph *
make_graph (const guint32 *names)
{
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
  GrundyTestRandom random = { 7 };

  grundy_graph_builder_ensure_nodes (builder, N_NODES);
  for (guint32 i = 0; i < N_EDGES; i++)
    {
      guint32 from = 1 + (guint32)grundy_test_random_below (&random, N_NODES - 1);
      guint32 to = from - 1 - (guint32)grundy_test_random_below (&random, from);

      if (names != NULL)
        grundy_graph_builder_add_edge (builder, names[from], names[to]);
      else
        grundy_graph_builder_add_edge (builder, from, to);
    }
  return grundy_graph_builder_end (builder);
}

static guint32 *
make_names (void)
{
  guint32 *names = g_new (guint32, N_NODES);
  GrundyTestRandom random = { 8 };

  for (guint32 i = 0; i < N_NODES; i++)
    {
      guint32 k = (guint32)grundy_test_random_below (&random, i + 1);

      names[i] = names[k];
      names[k] = i;
    }
  return names;
}

/* (element-type utf8): a position for each node */
static GPtrArray *
make_positions (void)
{
  GPtrArray *positions = g_ptr_array_new_with_free_func (g_free);

  for (guint node = 0; node < N_NODES; node++)
    g_ptr_array_add (positions, g_strdup_printf ("%u", node));
  return positions;
}

/* Position -> GPtrArray of its options */
static GHashTable *
make_rows (GrundyGraph *graph, const GPtrArray *positions)
{
  GHashTable *rows = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify)g_ptr_array_unref);

  for (guint32 node = 0; node < N_NODES; node++)
    {
      GPtrArray *row = g_ptr_array_new ();
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (graph, node, &n_options);

      for (guint32 i = 0; i < n_options; i++)
        g_ptr_array_add (row, g_ptr_array_index (positions, options[i]));
      g_hash_table_insert (rows, g_ptr_array_index (positions, node), row);
    }
  return rows;
}

static guint
mex_of_options (GHashTable *values, const GPtrArray *options)
{
  g_autoptr (GHashTable) marks = g_hash_table_new (NULL, NULL);
  guint mex = 0;

  for (guint i = 0; i < options->len; i++)
    g_hash_table_add (marks, g_hash_table_lookup (values, g_ptr_array_index (options, i)));
  while (g_hash_table_contains (marks, GUINT_TO_POINTER (mex)))
    mex++;
  return mex;
}

/* (nullable): an option that has no value yet */
static gpointer
find_waiting (GHashTable *values, const GPtrArray *options)
{
  for (guint i = 0; i < options->len; i++)
    if (!g_hash_table_contains (values, g_ptr_array_index (options, i)))
      return g_ptr_array_index (options, i);
  return NULL;
}

/* Position -> SG value. A position stays on the stack until all of its options have theirs. */
static GHashTable *
solve_rows (GHashTable *rows, const GPtrArray *positions)
{
  GHashTable *values = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) stack = g_ptr_array_new ();

  for (guint root = 0; root < positions->len; root++)
    {
      if (g_hash_table_contains (values, g_ptr_array_index (positions, root)))
        continue;
      g_ptr_array_add (stack, g_ptr_array_index (positions, root));
      while (stack->len > 0)
        {
          gpointer position = g_ptr_array_index (stack, stack->len - 1);
          const GPtrArray *row = g_hash_table_lookup (rows, position);
          gpointer waiting = find_waiting (values, row);

          if (waiting != NULL)
            {
              g_ptr_array_add (stack, waiting);
              continue;
            }
          g_hash_table_insert (values, position, GUINT_TO_POINTER (mex_of_options (values, row)));
          g_ptr_array_set_size (stack, (int)stack->len - 1);
        }
    }
  return values;
}

static guint
count_equal (const GrundySolution *solution, GHashTable *values, GPtrArray *positions)
{
  guint n_equal = 0;

  for (guint32 node = 0; node < N_NODES; node++)
    n_equal += grundy_solution_get_sg (solution, node) ==
               GPOINTER_TO_UINT (g_hash_table_lookup (values, g_ptr_array_index (positions, node)));
  return n_equal;
}

/* The quickest of a few runs: others' work can only add to it. */
static double
measure_solver (GrundyGraph *graph, GrundySolution **solution)
{
  double best = 0;

  *solution = NULL;
  for (guint run = 0; run < N_RUNS; run++)
    {
      double start = get_cpu_seconds ();
      double seconds;

      g_clear_pointer (solution, grundy_solution_unref);
      *solution = grundy_solve (graph, NULL, NULL);
      seconds = get_cpu_seconds () - start;
      best = run == 0 ? seconds : MIN (best, seconds);
    }
  return best;
}

static gboolean
run (const char *order, const guint32 *names, double goal)
{
  g_autoptr (GrundyGraph) graph = make_graph (names);
  g_autoptr (GPtrArray) positions = make_positions ();
  g_autoptr (GHashTable) rows = make_rows (graph, positions);
  g_autoptr (GHashTable) values = NULL;
  g_autoptr (GrundySolution) solution = NULL;
  double seconds = measure_solver (graph, &solution);
  double start = get_cpu_seconds ();
  double baseline;
  guint n_equal;

  values = solve_rows (rows, positions);
  baseline = get_cpu_seconds () - start;
  n_equal = count_equal (solution, values, positions);
  g_print ("%-10s %8u nodes %9zu edges: %7.4f s; GHashTable %7.3f s; ratio %6.1f (goal %.0f); %u values equal\n", order,
           N_NODES, grundy_graph_get_n_edges (graph), seconds, baseline, baseline / seconds, goal, n_equal);
  return n_equal == N_NODES;
}

int
main (void)
{
  g_autofree guint32 *names = make_names ();
  gboolean is_right = run ("generated", NULL, 100);

  is_right = run ("shuffled", names, 15) && is_right;
  return is_right ? EXIT_SUCCESS : EXIT_FAILURE;
}
