/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-play.h"
#include "grundy-progress.h"

G_BEGIN_DECLS

/**
 * GrundyJudgeStreams:
 * @read: fills a buffer with what comes next, and waits for at least a byte. Returns: how many bytes, 0 at the end, -1
 *   with an error
 * @write: takes a piece of the answers. Returns: %FALSE when no more are wanted
 * @user_data: what to hand to both
 *
 * Where a problem's input comes from, and where its output goes.
 */
typedef struct
{
  gssize (*read) (char *buffer, gsize size, gpointer user_data, GError **error);
  gboolean (*write) (const char *text, gpointer user_data);
  gpointer user_data;
} GrundyJudgeStreams;

typedef struct _GrundyJudge GrundyJudge;

/**
 * GrundyJudgeEnding:
 * @GRUNDY_JUDGE_TO_END: the cases end with the input
 * @GRUNDY_JUDGE_TO_ZERO: a case that begins with zeros ends them, and so does the end of the input
 * @GRUNDY_JUDGE_COUNTED: their number comes first
 *
 * How many cases an input has.
 */
typedef enum
{
  GRUNDY_JUDGE_TO_END,
  GRUNDY_JUDGE_TO_ZERO,
  GRUNDY_JUDGE_COUNTED,
} GrundyJudgeEnding;

/**
 * GrundyJudgeProblem:
 * @id: the judge and the number: "POJ 2484"
 * @title: the title that the judge gives it; not translated
 * @game: (nullable): N_() which game it is, and what is asked
 * @sample: (nullable): an input
 * @position: (nullable): a case of the sample as a sum in the notation, which a window opens
 * @play: how that is played
 * @ending: how many cases an input has
 * @run: (nullable): answers all cases; %NULL where no statement of the problem is known, and then there is no @game and
 *   no @sample and no @position
 *
 * A problem of an online judge: its input, its output, and how one follows from the other. Const; one file and one line
 * in judge/meson.build make a new one.
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *game;
  const char *sample;
  const char *position;
  GrundyPlay play;
  GrundyJudgeEnding ending;
  void (*run) (GrundyJudge *judge);
} GrundyJudgeProblem;

/**
 * grundy_judge_get_problems:
 * @n_problems: (out): how many
 *
 * Returns: (array length=n_problems) (transfer none): every problem, in the order of judge/meson.build
 */
const GrundyJudgeProblem *const *grundy_judge_get_problems (guint *n_problems);

/**
 * grundy_judge_find:
 * @name: a problem; letters' case, spaces, `-` and `_` make no difference
 *
 * Returns: (nullable) (transfer none): the problem, or %NULL if it is not known
 */
const GrundyJudgeProblem *grundy_judge_find (const char *name);

/**
 * grundy_judge_run:
 * @problem: a problem
 * @streams: its input and its output
 * @progress: (nullable): whom to ask whether to go on
 * @error: return location for a #GError
 *
 * Answers case after case, in the judge's own form, which is never translated. Numbers are separated by any white
 * space; those from 2^63 on are refused.
 *
 * Returns: %TRUE; or %FALSE with %GRUNDY_ERROR_UNSUPPORTED (no statement is known), _SYNTAX (no number, or the end of
 *   the input, where a number is expected), _POSITION (a number that makes no sense), _LIMIT, _CYCLE or _CANCELLED, or
 *   with an error of reading; the cases before were answered
 */
gboolean grundy_judge_run (const GrundyJudgeProblem *problem, const GrundyJudgeStreams *streams,
                           const GrundyProgress *progress, GError **error);

G_END_DECLS
