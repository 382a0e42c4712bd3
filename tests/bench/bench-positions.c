/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How large a game can be searched: kayles from one heap of 40, 50, ... and of 70, the largest within five million
 * positions, each in a process of its own, for answers alone and with the graph. Prints positions, moves, time and the
 * peak of memory. Heaps can be given instead: bench-positions 60 70.
 */
#include "grundy-answers.h"
#include "grundy-solution.h"

#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#define MIB (1024.0 * 1024)

static double
get_cpu_seconds (const struct rusage *usage)
{
  return (double)usage->ru_utime.tv_sec + (double)usage->ru_stime.tv_sec +
         (double)(usage->ru_utime.tv_usec + usage->ru_stime.tv_usec) / 1e6;
}

static GrundyRules *
make_rules (guint heap, GrundyPosition *start)
{
  g_autoptr (GrundyGame) game = grundy_game_parse ("kayles", NULL, NULL);

  grundy_position_append (start, heap);
  return grundy_rules_new_for_game (game);
}

/* Returns: whether SG value and misère outcome were found */
static gboolean
search (guint heap, gboolean keeps_graph, guint32 *n_positions, guint64 *n_moves, GError **error)
{
  g_autoptr (GrundyPosition) start = grundy_position_new ();
  g_autoptr (GrundyRules) rules = make_rules (heap, start);
  const GrundyPosition *const starts[] = { start };
  g_autoptr (GrundyAnswers) answers = NULL;
  g_autoptr (GrundyExploration) exploration = NULL;
  g_autoptr (GrundySolution) solution = NULL;

  if (!keeps_graph)
    {
      if (!grundy_explore_answers (rules, starts, 1, &grundy_limits_for_values, NULL, &answers, error))
        return FALSE;
      *n_positions = grundy_arena_get_size (grundy_answers_get_arena (answers));
      *n_moves = grundy_answers_get_n_moves (answers);
      return TRUE;
    }

  exploration = grundy_explore (rules, starts, 1, &grundy_limits_for_values, NULL, error);
  if (exploration == NULL)
    return FALSE;
  solution = grundy_solve (grundy_exploration_get_graph (exploration), NULL, error);
  *n_positions = grundy_graph_get_n_nodes (grundy_exploration_get_graph (exploration));
  *n_moves = grundy_graph_get_n_edges (grundy_exploration_get_graph (exploration));
  return solution != NULL;
}

static int
report (guint heap, gboolean keeps_graph)
{
  g_autoptr (GError) error = NULL;
  struct rusage usage;
  guint32 n_positions;
  guint64 n_moves;

  if (!search (heap, keeps_graph, &n_positions, &n_moves, &error))
    {
      g_print ("kayles(%u): %s\n", heap, error->message);
      return EXIT_FAILURE;
    }
  getrusage (RUSAGE_SELF, &usage);
  g_print ("kayles(%u) %-8s %8u positions %10" G_GUINT64_FORMAT " moves  %6.2f s  %4.0f ns a move  %7.1f MiB\n", heap,
           keeps_graph ? "graph" : "answers", n_positions, n_moves, get_cpu_seconds (&usage),
           1e9 * get_cpu_seconds (&usage) / (double)n_moves, (double)usage.ru_maxrss * 1024 / MIB);
  return EXIT_SUCCESS;
}

/* The peak of memory is that of a process. */
static gboolean
run (guint heap, gboolean keeps_graph)
{
  pid_t child = fork ();
  int status = 0;

  if (child == 0)
    _exit (report (heap, keeps_graph));
  return child > 0 && waitpid (child, &status, 0) == child && status == 0;
}

int
main (int argc, char *argv[])
{
  const guint heaps[] = { 40, 50, 60, 70 };
  gboolean is_done = TRUE;

  if (argc > 1)
    for (int i = 1; i < argc; i++)
      is_done = run ((guint)atoi (argv[i]), FALSE) && is_done;
  else
    for (guint i = 0; i < 2 * G_N_ELEMENTS (heaps); i++)
      is_done = run (heaps[i / 2], i % 2 == 1) && is_done;
  return is_done ? EXIT_SUCCESS : EXIT_FAILURE;
}
