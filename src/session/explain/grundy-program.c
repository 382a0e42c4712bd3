/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-program.h"

#include <glib/gi18n-lib.h>

/* Translators: the lines of a program in words, as a textbook prints it. x and y are positions, j is a number;
 * options are the positions that moves lead to. */
static const GrundyProgramLine values_lines[] = {
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

guint
grundy_program_get_lit_line (const GrundyTimeline *timeline, guint64 k)
{
  GrundyStep step;

  g_return_val_if_fail (timeline != NULL, GRUNDY_PROGRAM_NO_LINE);

  grundy_timeline_get_step (timeline, k, &step);
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
