/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Layered layouts beside those of Graphviz dot, graph by graph.
 *
 * Both read the same graph from a file, with the same sizes of nodes and gaps, as processes of their own, in turn; the
 * user time is the median of the runs. Crossings are between neighbouring layers, each pair of segments once: dot says
 * its own number with -v, the worker counts on the finished layout. Lengths are of the drawn curves.
 *
 * bench-layered [FIRST [LAST]]: the graphs from FIRST to LAST, counted from 1.
 */
#include "grundy-bench-graphs.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <math.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum
{
  N_RUNS = 5
};

typedef struct
{
  double crossings;
  double length;
  double times[N_RUNS];
} Result;

/* Runs a program, its standard output and error into files; returns its user time in seconds. */
static double
run (const char *const *arguments, const char *output, const char *errors)
{
  struct rusage usage;
  int status;
  pid_t child = fork ();

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      int out = open (output, O_WRONLY | O_CREAT | O_TRUNC, 0600);
      int err = open (errors, O_WRONLY | O_CREAT | O_TRUNC, 0600);

      if (out >= 0 && err >= 0 && dup2 (out, STDOUT_FILENO) >= 0 && dup2 (err, STDERR_FILENO) >= 0)
        execvp (arguments[0], (char *const *)arguments);
      _exit (127);
    }
  g_assert_cmpint (wait4 (child, &status, 0, &usage), ==, child);
  if (!WIFEXITED (status) || WEXITSTATUS (status) != 0)
    g_error ("%s failed", arguments[0]);
  return usage.ru_utime.tv_sec + usage.ru_utime.tv_usec / 1e6;
}

static char *
read_text (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
write_for_dot (const GrundyGraph *graph, const char *path)
{
  g_autoptr (GString) text = g_string_new ("digraph g {\n");
  g_autoptr (GError) error = NULL;

  g_string_append_printf (text, "graph [nodesep=%g, ranksep=%g]\n", GRUNDY_BENCH_NODE_GAP / 72,
                          GRUNDY_BENCH_LAYER_GAP / 72);
  g_string_append_printf (text, "node [shape=circle, fixedsize=true, label=\"\", width=%g, height=%g]\n",
                          GRUNDY_BENCH_NODE / 72, GRUNDY_BENCH_NODE / 72);
  for (guint32 node = 0; node < grundy_graph_get_n_nodes (graph); node++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (graph, node, &n_options);

      g_string_append_printf (text, "%u\n", node);
      for (guint32 i = 0; i < n_options; i++)
        g_string_append_printf (text, "%u -> %u\n", node, options[i]);
    }
  g_string_append (text, "}\n");
  g_file_set_contents (path, text->str, text->len, &error);
  g_assert_no_error (error);
}

/* The sum over dot's plain output, "edge FROM TO N x y x y ...", in points */
static double
measure_plain (const char *plain)
{
  g_auto (GStrv) lines = g_strsplit (plain, "\n", -1);
  double length = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = NULL;
      g_autofree double *points = NULL;
      guint n_points;

      if (!g_str_has_prefix (lines[i], "edge "))
        continue;
      words = g_strsplit (lines[i], " ", -1);
      n_points = strtoul (words[3], NULL, 10);
      points = g_new (double, 2 * n_points);
      for (guint k = 0; k < 2 * n_points; k++)
        points[k] = 72 * g_ascii_strtod (words[4 + k], NULL);
      length += grundy_bench_curve_length (points, n_points);
    }
  return length;
}

static int
compare_doubles (const void *a, const void *b)
{
  double x = *(const double *)a;
  double y = *(const double *)b;

  return (x > y) - (x < y);
}

static double
median (double *times)
{
  qsort (times, N_RUNS, sizeof (double), compare_doubles);
  return times[N_RUNS / 2];
}

static void
read_dot (const char *output, const char *errors, Result *result)
{
  g_autofree char *plain = read_text (output);
  g_autofree char *story = read_text (errors);
  g_auto (GStrv) parts = g_strsplit (story, "mincross g: ", 2);

  g_assert_nonnull (parts[1]);
  result->crossings = strtod (parts[1], NULL);
  result->length = measure_plain (plain);
}

static void
read_worker (const char *output, Result *result)
{
  g_autofree char *text = read_text (output);
  char *next;

  result->crossings = strtod (text, &next);
  result->length = strtod (next, NULL);
}

static void
measure (const GrundyGraph *graph, const char *worker, const char *folder, Result *ours, Result *dots)
{
  g_autofree char *edges = g_build_filename (folder, "graph.txt", NULL);
  g_autofree char *for_dot = g_build_filename (folder, "graph.gv", NULL);
  g_autofree char *output = g_build_filename (folder, "output", NULL);
  g_autofree char *errors = g_build_filename (folder, "errors", NULL);
  const char *dot_arguments[] = { "dot", "-v", "-Tplain", for_dot, NULL };
  const char *arguments[] = { worker, edges, "1", NULL };
  const char *measure_arguments[] = { worker, edges, "1", "measure", NULL };

  grundy_bench_graph_write (graph, edges);
  write_for_dot (graph, for_dot);
  for (guint i = 0; i < N_RUNS; i++)
    {
      dots->times[i] = run (dot_arguments, output, errors);
      if (i == 0)
        read_dot (output, errors, dots);
      ours->times[i] = run (arguments, output, errors);
    }
  run (measure_arguments, output, errors);
  read_worker (output, ours);
  g_remove (edges);
  g_remove (for_dot);
  g_remove (output);
  g_remove (errors);
}

/* What is said at the end */
typedef struct
{
  guint n;
  guint n_no_more_crossings;
  double worst_crossings;
  double log_crossings;
  double log_length;
  double log_time;
  double worst_large_time;
} Summary;

static double
ratio (double ours, double dots)
{
  return MAX (ours, 1e-9) / MAX (dots, 1e-9);
}

static void
report (Summary *summary, const char *name, const GrundyGraph *graph, Result *ours, Result *dots)
{
  /* Times below a millisecond cannot be told apart. */
  double our_time = MAX (median (ours->times), 0.001);
  double dot_time = MAX (median (dots->times), 0.001);
  double crossings = ours->crossings == dots->crossings ? 1 : ratio (ours->crossings, dots->crossings);
  double length = ratio (ours->length, dots->length);

  summary->n++;
  summary->n_no_more_crossings += crossings <= 1;
  summary->worst_crossings = MAX (summary->worst_crossings, crossings);
  summary->log_crossings += log (crossings);
  summary->log_length += log (length);
  summary->log_time += log (our_time / dot_time);
  if (grundy_graph_get_n_edges (graph) >= 500)
    summary->worst_large_time = MAX (summary->worst_large_time, our_time / dot_time);
  g_print ("%-26s %5u %6" G_GSIZE_FORMAT " %8.0f %8.0f %6.3f %6.3f %8.3f %8.3f  1/%.1f\n", name,
           grundy_graph_get_n_nodes (graph), grundy_graph_get_n_edges (graph), ours->crossings, dots->crossings,
           crossings, length, our_time, dot_time, dot_time / our_time);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("grundy-bench-XXXXXX", &error);
  g_autofree char *own_folder = g_path_get_dirname (argv[0]);
  g_autofree char *worker = g_build_filename (own_folder, "bench-layered-worker", NULL);
  guint first = argc > 1 ? strtoul (argv[1], NULL, 10) : 1;
  guint last = argc > 2 ? strtoul (argv[2], NULL, 10) : grundy_bench_n_graphs;
  Summary summary = { 0 };

  g_assert_no_error (error);
  g_print ("%-26s %5s %6s %8s %8s %6s %6s %8s %8s  %s\n", "graph", "nodes", "edges", "crossed", "by dot", "ratio",
           "length", "seconds", "of dot", "time");
  for (guint i = MAX (first, 1); i <= MIN (last, grundy_bench_n_graphs); i++)
    {
      g_autoptr (GrundyGraph) graph = grundy_bench_graph_make (&grundy_bench_graphs[i - 1]);
      Result ours;
      Result dots;

      measure (graph, worker, folder, &ours, &dots);
      report (&summary, grundy_bench_graphs[i - 1].name, graph, &ours, &dots);
    }
  g_rmdir (folder);
  g_print ("Crossings: no more than dot on %u of %u, at most %.3f times, %.3f in geometric mean.\n",
           summary.n_no_more_crossings, summary.n, summary.worst_crossings, exp (summary.log_crossings / summary.n));
  g_print ("Length: %.3f in geometric mean.\n", exp (summary.log_length / summary.n));
  g_print ("Time: 1/%.1f in geometric mean, at least 1/%.1f from 500 edges on.\n", exp (-summary.log_time / summary.n),
           1 / summary.worst_large_time);
  return 0;
}
