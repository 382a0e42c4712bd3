/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-list.h"
#include "grundy-judge-private.h"
#include "grundy-judge-reader.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

struct _GrundyJudge
{
  GrundyJudgeReader reader;
  const GrundyJudgeStreams *streams;
  const GrundyProgress *progress;
  GError *error;
  GrundyJudgeEnding ending;
  /* How many cases there still are, where their number came first */
  guint64 n_cases_left;
  gboolean is_begun;
  /* Whether nobody wants more answers */
  gboolean is_unwanted;
};

/* --- Problems --------------------------------------------------------------------------------------------------- */

const GrundyJudgeProblem *const *
grundy_judge_get_problems (guint *n_problems)
{
  g_return_val_if_fail (n_problems != NULL, NULL);

  *n_problems = G_N_ELEMENTS (grundy_judge_list);
  return grundy_judge_list;
}

static const char *
skip_separators (const char *text)
{
  while (*text == ' ' || *text == '-' || *text == '_')
    text++;
  return text;
}

static gboolean
is_name_of (const char *name, const char *id)
{
  for (name = skip_separators (name), id = skip_separators (id); *name != '\0' && *id != '\0';
       name = skip_separators (name + 1), id = skip_separators (id + 1))
    if (g_ascii_toupper (*name) != *id)
      return FALSE;
  return *name == *id;
}

const GrundyJudgeProblem *
grundy_judge_find (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (grundy_judge_list); i++)
    if (is_name_of (name, grundy_judge_list[i]->id))
      return grundy_judge_list[i];
  return NULL;
}

gboolean
grundy_judge_run (const GrundyJudgeProblem *problem, const GrundyJudgeStreams *streams, const GrundyProgress *progress,
                  GError **error)
{
  GrundyJudge judge = { .streams = streams, .progress = progress };

  g_return_val_if_fail (problem != NULL && streams != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (problem->run == NULL)
    {
      g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED,
                   /* Translators: %s is a judge and a number, as in “POJ 2484”. */
                   _ ("No statement of %s is known, so it cannot be answered."), problem->id);
      return FALSE;
    }
  judge.ending = problem->ending;
  grundy_judge_reader_init (&judge.reader, streams);
  problem->run (&judge);
  grundy_judge_reader_clear (&judge.reader);
  if (judge.error == NULL)
    return TRUE;
  g_propagate_error (error, judge.error);
  return FALSE;
}

/* --- Going on --------------------------------------------------------------------------------------------------- */

gboolean
grundy_judge_is_well (const GrundyJudge *judge)
{
  return judge->error == NULL && !judge->is_unwanted;
}

gboolean
grundy_judge_goes_on (GrundyJudge *judge)
{
  return grundy_judge_is_well (judge) && grundy_progress_report (judge->progress, 0, 0, &judge->error);
}

const GrundyProgress *
grundy_judge_get_progress (const GrundyJudge *judge)
{
  return judge->progress;
}

void
grundy_judge_take_error (GrundyJudge *judge, GError *error)
{
  if (judge->error == NULL)
    judge->error = error;
  else
    g_error_free (error);
}

gboolean
grundy_judge_can_keep (GrundyJudge *judge, guint64 n)
{
  if (grundy_judge_is_well (judge) && n > GRUNDY_JUDGE_MAX_KEPT)
    g_set_error (&judge->error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
                 _ ("Line %1$" PRIu64 ": expected a case of at most %2$d numbers, but it has %3$" PRIu64 "."),
                 grundy_judge_reader_get_line (&judge->reader), GRUNDY_JUDGE_MAX_KEPT, n);
  return grundy_judge_is_well (judge);
}

/* --- Reading ---------------------------------------------------------------------------------------------------- */

/* A number that need not be there. */
static gboolean
read_if_any (GrundyJudge *judge, guint64 *number)
{
  return grundy_judge_is_well (judge) &&
         grundy_judge_reader_next (&judge->reader, number, &judge->error) == GRUNDY_JUDGE_NUMBER;
}

guint64
grundy_judge_read (GrundyJudge *judge)
{
  guint64 number = 0;

  if (!read_if_any (judge, &number) && grundy_judge_is_well (judge))
    g_set_error (&judge->error, GRUNDY_ERROR, GRUNDY_ERROR_SYNTAX,
                 _ ("Line %" PRIu64 ": expected another number, but the input ends here, inside a case."),
                 grundy_judge_reader_get_line (&judge->reader));
  return number;
}

/* Remembers that @number cannot stand where it was read. */
static void
refuse (GrundyJudge *judge, guint64 number, guint64 least, guint64 end)
{
  guint64 line = grundy_judge_reader_get_line (&judge->reader);

  if (end == GRUNDY_JUDGE_NO_END)
    g_set_error (&judge->error, GRUNDY_ERROR, GRUNDY_ERROR_POSITION,
                 _ ("Line %1$" PRIu64 ": expected a number of at least %2$" PRIu64 ", but found %3$" PRIu64 "."), line,
                 least, number);
  else
    g_set_error (&judge->error, GRUNDY_ERROR, GRUNDY_ERROR_POSITION,
                 _ ("Line %1$" PRIu64 ": expected a number of at least %2$" PRIu64 " and less than %3$" PRIu64
                    ", but found %4$" PRIu64 "."),
                 line, least, end, number);
}

guint64
grundy_judge_read_from (GrundyJudge *judge, guint64 least, guint64 end)
{
  guint64 number = grundy_judge_read (judge);

  if (grundy_judge_is_well (judge) && (number < least || number >= end))
    refuse (judge, number, least, end);
  return grundy_judge_is_well (judge) ? number : least;
}

gboolean
grundy_judge_next (GrundyJudge *judge, guint64 *n_left, guint64 *number)
{
  if (*n_left == 0)
    return FALSE;
  (*n_left)--;
  *number = grundy_judge_read (judge);
  return grundy_judge_is_well (judge);
}

void
grundy_judge_read_list (GrundyJudge *judge, guint64 n, guint64 least, GrundyPosition *list)
{
  grundy_position_clear (list);
  if (!grundy_judge_can_keep (judge, n))
    return;
  for (guint64 i = 0; i < n && grundy_judge_is_well (judge); i++)
    grundy_position_append (list, grundy_judge_read_from (judge, least, GRUNDY_JUDGE_NO_END));
}

gboolean
grundy_judge_next_list (GrundyJudge *judge, guint64 *first)
{
  return read_if_any (judge, first) && *first != 0;
}

static gboolean
next_counted_case (GrundyJudge *judge, guint64 *first)
{
  if (!judge->is_begun)
    judge->n_cases_left = grundy_judge_read (judge);
  judge->is_begun = TRUE;
  return grundy_judge_next (judge, &judge->n_cases_left, first);
}

gboolean
grundy_judge_next_case (GrundyJudge *judge, guint64 *first, guint n_first)
{
  gboolean has_case =
      judge->ending == GRUNDY_JUDGE_COUNTED ? next_counted_case (judge, first) : read_if_any (judge, first);
  gboolean is_zero;

  if (!has_case)
    return FALSE;
  is_zero = first[0] == 0;
  for (guint i = 1; i < n_first; i++)
    {
      first[i] = grundy_judge_read (judge);
      is_zero = is_zero && first[i] == 0;
    }
  return grundy_judge_goes_on (judge) && !(is_zero && judge->ending == GRUNDY_JUDGE_TO_ZERO);
}

/* --- Writing ---------------------------------------------------------------------------------------------------- */

static void
put (GrundyJudge *judge, const char *text)
{
  if (grundy_judge_is_well (judge) && !judge->streams->write (text, judge->streams->user_data))
    judge->is_unwanted = TRUE;
}

void
grundy_judge_answer (GrundyJudge *judge, const char *line)
{
  put (judge, line);
  put (judge, "\n");
}

void
grundy_judge_answer_number (GrundyJudge *judge, guint64 number)
{
  char line[24];

  g_snprintf (line, sizeof line, "%" PRIu64, number);
  grundy_judge_answer (judge, line);
}
