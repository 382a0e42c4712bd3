/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Pictures of 10^5 and of 10^6 edges, of three shapes: the value of the parsed sum, and all that a line of text takes,
 * from reading it to its value. The growth from one size to the other is 10 where time is linear. Each run is a process
 * of its own, and large blocks are mapped anew, so that both sizes pay for the first touch of their memory. Values are
 * checked where they are known: a path of n edges is worth n.
 */
#include "grundy-test-random.h"
#include "grundy-value.h"

#include <malloc.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define N_FEW 100000
#define N_MANY 1000000
#define N_RUNS 3
#define LEG 3

typedef struct
{
  const char *name;
  void (*write) (GString *text, guint n_edges);
  gboolean is_worth_its_edges;
} Shape;

/* What a run found out */
typedef struct
{
  double value_seconds;
  double all_seconds;
  guint64 sg;
} Result;

static double
get_cpu_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + now.tv_nsec / 1e9;
}

static void
write_path (GString *text, guint n_edges)
{
  for (guint i = 0; i < n_edges; i++)
    g_string_append_printf (text, i == 0 ? "%u-%u" : ",%u-%u", i, i + 1);
}

/* A fifth as many vertices as edges, loops and parallel edges among them */
static void
write_random (GString *text, guint n_edges)
{
  GrundyTestRandom random = { n_edges };

  for (guint i = 0; i < n_edges; i++)
    g_string_append_printf (text, i == 0 ? "%u-%u" : ",%u-%u", (guint)grundy_test_random_below (&random, n_edges / 5),
                            (guint)grundy_test_random_below (&random, n_edges / 5));
}

/* A path whose every LEG-th vertex has a leg. */
static void
write_caterpillar (GString *text, guint n_edges)
{
  guint spine = 0;

  for (guint i = 0; i < n_edges; i++)
    if (i % LEG == LEG - 1)
      g_string_append_printf (text, ",%u-%u", spine, n_edges + i);
    else
      {
        g_string_append_printf (text, i == 0 ? "%u-%u" : ",%u-%u", spine, spine + 1);
        spine++;
      }
}

static void
evaluate (const char *text, Result *result)
{
  double start = get_cpu_seconds ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse (text, NULL, &error);
  double parsed = get_cpu_seconds ();
  GrundyValue value = { 0 };

  if (sum == NULL || !grundy_sum_evaluate (sum, GRUNDY_PLAY_NORMAL, &grundy_limits_for_values, NULL, &value, &error))
    g_error ("%s", error->message);
  result->value_seconds = get_cpu_seconds () - parsed;
  result->all_seconds = get_cpu_seconds () - start;
  result->sg = value.sg;
}

/* The quickest of a few runs: others' work can only add to it. @shared is memory that a child can write to. */
static Result
measure (const char *text, Result *shared)
{
  Result best = { G_MAXDOUBLE, G_MAXDOUBLE, 0 };

  for (guint run = 0; run < N_RUNS; run++)
    {
      pid_t child = fork ();
      int status;

      if (child == 0)
        {
          evaluate (text, shared);
          _exit (EXIT_SUCCESS);
        }
      if (child < 0 || waitpid (child, &status, 0) != child || status != 0)
        g_error ("A run failed.");
      best.value_seconds = MIN (best.value_seconds, shared->value_seconds);
      best.all_seconds = MIN (best.all_seconds, shared->all_seconds);
      best.sg = shared->sg;
    }
  return best;
}

static gboolean
run (const Shape *shape, Result *shared)
{
  Result few = { 0 };
  gboolean is_right = TRUE;

  for (guint n_edges = N_FEW; n_edges <= N_MANY; n_edges *= 10)
    {
      g_autoptr (GString) text = g_string_new ("hackenbush(");
      Result result;

      shape->write (text, n_edges);
      g_string_append_c (text, ')');
      result = measure (text->str, shared);
      is_right = is_right && (!shape->is_worth_its_edges || result.sg == n_edges);
      g_print ("%-12s %8u edges: value %7.4f s, with reading %7.4f s, SG %" G_GUINT64_FORMAT, shape->name, n_edges,
               result.value_seconds, result.all_seconds, result.sg);
      if (n_edges == N_FEW)
        {
          few = result;
          g_print ("\n");
        }
      else
        g_print ("; growth %.1f and %.1f\n", result.value_seconds / few.value_seconds,
                 result.all_seconds / few.all_seconds);
    }
  return is_right;
}

int
main (void)
{
  static const Shape shapes[] = { { "path", write_path, TRUE },
                                  { "random", write_random, FALSE },
                                  { "caterpillar", write_caterpillar, FALSE } };
  Result *shared = mmap (NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  gboolean is_right = TRUE;

  mallopt (M_MMAP_THRESHOLD, 64 * 1024);
  if (shared == MAP_FAILED)
    return EXIT_FAILURE;
  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    is_right = run (&shapes[i], shared) && is_right;
  return is_right ? EXIT_SUCCESS : EXIT_FAILURE;
}
