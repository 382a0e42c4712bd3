/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-judge.h"
#include "grundy-position.h"

G_BEGIN_DECLS

/*
 * GrundyJudge (private to the judge's problems): a run of one problem. It remembers what went wrong first; from then on
 * every number is read as the least that may stand there, there is no next case and no next number, and nothing is
 * printed. So a problem asks for numbers and gives answers, and need not look for errors in between.
 */

#define GRUNDY_JUDGE_NO_END G_MAXUINT64

/* The most numbers of one case that are kept, and nodes of one graph */
#define GRUNDY_JUDGE_MAX_KEPT (1 << 26)

/**
 * grundy_judge_next_case:
 * @judge: a run
 * @first: (array length=n_first): where to put the numbers with which a case begins
 * @n_first: how many; those that are all 0 where zeros end the cases
 *
 * Returns: whether there is another case, as the problem's ending says
 */
gboolean grundy_judge_next_case (GrundyJudge *judge, guint64 *first, guint n_first);

/* Whether there is another list inside a case: @first is its first number. A 0 ends them, or the end of the input. */
gboolean grundy_judge_next_list (GrundyJudge *judge, guint64 *first);

/* A number inside a case. */
guint64 grundy_judge_read (GrundyJudge *judge);
/* A number that makes sense only from @least on and below @end, if that is not GRUNDY_JUDGE_NO_END. */
guint64 grundy_judge_read_from (GrundyJudge *judge, guint64 least, guint64 end);

/**
 * grundy_judge_next:
 * @judge: a run
 * @n_left: (inout): how many numbers a list still has
 * @number: (out): the next one
 *
 * For lists that need not be kept: `for (guint64 n_left = n; grundy_judge_next (judge, &n_left, &pile);)`.
 *
 * Returns: whether there is one
 */
gboolean grundy_judge_next (GrundyJudge *judge, guint64 *n_left, guint64 *number);

/* Makes @list the next @n numbers, each from @least on. */
void grundy_judge_read_list (GrundyJudge *judge, guint64 n, guint64 least, GrundyPosition *list);

/* Whether @n numbers, or nodes, may be kept; fails otherwise. */
gboolean grundy_judge_can_keep (GrundyJudge *judge, guint64 n);
/* Whether nothing went wrong. */
gboolean grundy_judge_is_well (const GrundyJudge *judge);
/* For long work: whether to go on. */
gboolean grundy_judge_goes_on (GrundyJudge *judge);
const GrundyProgress *grundy_judge_get_progress (const GrundyJudge *judge);
/* (transfer full): remembers what went wrong. */
void grundy_judge_take_error (GrundyJudge *judge, GError *error);

/* Prints a line. */
void grundy_judge_answer (GrundyJudge *judge, const char *line);
void grundy_judge_answer_number (GrundyJudge *judge, guint64 number);

G_END_DECLS
