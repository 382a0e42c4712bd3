/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-program.h"

#include <glib/gi18n-lib.h>

static const GrundyProgramLine values_lines[] = {
  /* Translators: the lines of a program in words, as a textbook prints it. x and y are positions, j is a number;
   * options are the positions that moves lead to. */
  { N_ ("for each position x, its options first"), 0 },
  { N_ ("clear the marks"), 1 },
  { N_ ("for each option y of x"), 1 },
  { N_ ("mark SG(y)"), 2 },
  { N_ ("j = 0"), 1 },
  { N_ ("while j is marked"), 1 },
  { N_ ("j = j + 1"), 2 },
  { N_ ("SG(x) = j"), 1 },
};

static const GrundyProgramLine last_wins_lines[] = {
  { N_ ("for each position x, its options first"), 0 },
  { N_ ("look at the options of x"), 1 },
  { N_ ("if one of them is P"), 1 },
  { N_ ("x is N"), 2 },
  { N_ ("else"), 1 },
  { N_ ("x is P"), 2 },
};

static const GrundyProgramLine last_loses_lines[] = {
  { N_ ("for each position x, its options first"), 0 },
  { N_ ("look at the options of x"), 1 },
  { N_ ("if there is none, or one of them is P"), 1 },
  { N_ ("x is N"), 2 },
  { N_ ("else"), 1 },
  { N_ ("x is P"), 2 },
};

static const GrundyProgramLine loops_lines[] = {
  /* Translators: the same where play can go round for ever. A position may then be D, a draw; y is its option. */
  { N_ ("every terminal is settled: put it in a queue"), 0 },
  { N_ ("for each position y of the queue"), 0 },
  { N_ ("for each x not settled that can move to y"), 1 },
  { N_ ("if y is P"), 2 },
  { N_ ("x is N: put it in the queue"), 3 },
  { N_ ("else if every option of x is N"), 2 },
  { N_ ("x is P: put it in the queue"), 3 },
  { N_ ("every x that is left is D"), 0 },
};

static const GrundyProgramLine loops_values_lines[] = {
  /* Translators: the same for values where play can go round for ever, and a value may be infinite. */
  { N_ ("for k = 0, 1, 2, … until nothing is left"), 0 },
  { N_ ("for each x without a value"), 1 },
  { N_ ("if no option of x has value k"), 2 },
  { N_ ("and each without a value has an option of value k"), 2 },
  { N_ ("SG(x) = k"), 3 },
  { N_ ("for each x left without an option of value k"), 1 },
  { N_ ("SG(x) is infinite"), 2 },
};

enum
{
  LINE_LOOPS_TERMINAL = 0,
  LINE_LOOPS_TAKE_UP = 2,
  LINE_LOOPS_SETTLE_N = 4,
  LINE_LOOPS_SETTLE_P = 6,
  LINE_LOOPS_SETTLE_D = 7,
};

enum
{
  LINE_LOOPS_VALUES_TAKE_UP = 1,
  LINE_LOOPS_VALUES_LOOK = 2,
  LINE_LOOPS_VALUES_SETTLE = 4,
  LINE_LOOPS_VALUES_LEFT = 5,
  LINE_LOOPS_VALUES_INFINITE = 6,
};

enum
{
  LINE_TAKE_UP = 1,
  LINE_MARK = 3,
  LINE_LOOK = 5,
  LINE_SETTLE_VALUE = 7,
  LINE_SETTLE_N = 3,
  LINE_SETTLE_P = 5,
};

const GrundyProgramLine *
grundy_program_get_lines (const GrundyTimeline *timeline, guint *n_lines)
{
  g_return_val_if_fail (timeline != NULL && n_lines != NULL, NULL);

  if (grundy_solution_has_cycle (grundy_timeline_get_solution (timeline)))
    {
      gboolean is_of_values = grundy_timeline_is_of_values (timeline);

      *n_lines = is_of_values ? G_N_ELEMENTS (loops_values_lines) : G_N_ELEMENTS (loops_lines);
      return is_of_values ? loops_values_lines : loops_lines;
    }
  if (grundy_timeline_is_of_values (timeline))
    {
      *n_lines = G_N_ELEMENTS (values_lines);
      return values_lines;
    }
  *n_lines = G_N_ELEMENTS (last_wins_lines);
  G_STATIC_ASSERT (G_N_ELEMENTS (last_wins_lines) == G_N_ELEMENTS (last_loses_lines));
  return grundy_timeline_last_wins (timeline) ? last_wins_lines : last_loses_lines;
}

const char *
grundy_program_line_get_text (const GrundyProgramLine *line)
{
  g_return_val_if_fail (line != NULL, NULL);

  return g_dgettext (GETTEXT_PACKAGE, line->text);
}

static guint
get_settle_line (const GrundyTimeline *timeline, guint32 node)
{
  GrundySolution *solution = grundy_timeline_get_solution (timeline);
  gboolean last_wins = grundy_timeline_last_wins (timeline);

  if (grundy_timeline_is_of_values (timeline))
    return LINE_SETTLE_VALUE;
  return grundy_solution_get_outcome (solution, node, last_wins) == GRUNDY_OUTCOME_N ? LINE_SETTLE_N : LINE_SETTLE_P;
}

static guint
get_lit_line_of_values_with_loops (const GrundyTimeline *timeline, const GrundyStep *step)
{
  gboolean is_infinite =
      grundy_solution_get_sg (grundy_timeline_get_solution (timeline), step->node) == GRUNDY_SG_INFINITE;

  switch (step->phase)
    {
    case GRUNDY_PHASE_LOOK:
      return is_infinite ? LINE_LOOPS_VALUES_LEFT : LINE_LOOPS_VALUES_LOOK;
    case GRUNDY_PHASE_SETTLE:
      return is_infinite ? LINE_LOOPS_VALUES_INFINITE : LINE_LOOPS_VALUES_SETTLE;
    default:
      return LINE_LOOPS_VALUES_TAKE_UP;
    }
}

static guint
get_lit_line_with_loops (const GrundyTimeline *timeline, const GrundyStep *step)
{
  GrundySolution *solution = grundy_timeline_get_solution (timeline);
  guint32 n_options;

  if (grundy_timeline_is_of_values (timeline))
    return get_lit_line_of_values_with_loops (timeline, step);
  grundy_graph_get_options (grundy_solution_get_graph (solution), step->node, &n_options);
  if (n_options == 0)
    return LINE_LOOPS_TERMINAL;
  if (step->phase != GRUNDY_PHASE_SETTLE)
    return LINE_LOOPS_TAKE_UP;
  switch (grundy_solution_get_outcome (solution, step->node, grundy_timeline_last_wins (timeline)))
    {
    case GRUNDY_OUTCOME_P:
      return LINE_LOOPS_SETTLE_P;
    case GRUNDY_OUTCOME_N:
      return LINE_LOOPS_SETTLE_N;
    case GRUNDY_OUTCOME_D:
    default:
      return LINE_LOOPS_SETTLE_D;
    }
}

guint
grundy_program_get_lit_line (const GrundyTimeline *timeline, guint64 k)
{
  GrundyStep step;

  g_return_val_if_fail (timeline != NULL, GRUNDY_PROGRAM_NO_LINE);

  grundy_timeline_get_step (timeline, k, &step);
  if (step.phase != GRUNDY_PHASE_START && grundy_solution_has_cycle (grundy_timeline_get_solution (timeline)))
    return get_lit_line_with_loops (timeline, &step);
  switch (step.phase)
    {
    case GRUNDY_PHASE_TAKE_UP:
      return LINE_TAKE_UP;
    case GRUNDY_PHASE_MARK:
      return LINE_MARK;
    case GRUNDY_PHASE_LOOK:
      return LINE_LOOK;
    case GRUNDY_PHASE_SETTLE:
      return get_settle_line (timeline, step.node);
    case GRUNDY_PHASE_START:
    default:
      return GRUNDY_PROGRAM_NO_LINE;
    }
}
