/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy.h"

G_BEGIN_DECLS

/**
 * GrundyProgramLine:
 * @text: N_() the line, without its indent
 * @indent: how many levels it is indented
 *
 * A line of the textbook's program that the steps run through.
 */
typedef struct
{
  const char *text;
  guint indent;
} GrundyProgramLine;

/* In place of a line's number: none is lit. */
#define GRUNDY_PROGRAM_NO_LINE G_MAXUINT

/**
 * grundy_program_get_lines:
 * @timeline: a timeline
 * @n_lines: (out): how many
 *
 * Returns: (array length=n_lines) (transfer none): the program that the timeline's steps run through: the mex
 *   loop, or P and N in play in which the last to move wins or loses; or those of a graph with cycles
 */
const GrundyProgramLine *grundy_program_get_lines (const GrundyTimeline *timeline, guint *n_lines);

/**
 * grundy_program_line_get_text:
 * @line: a line
 *
 * Returns: (transfer none): its translated text
 */
const char *grundy_program_line_get_text (const GrundyProgramLine *line);

/**
 * grundy_program_get_lit_line:
 * @timeline: a timeline
 * @k: a step, 0 <= @k <= the number of steps
 *
 * Returns: which line the step carries out, or %GRUNDY_PROGRAM_NO_LINE in step 0
 */
guint grundy_program_get_lit_line (const GrundyTimeline *timeline, guint64 k);

G_END_DECLS
