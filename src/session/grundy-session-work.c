/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-draw-request.h"
#include "grundy-graph-text.h"
#include "grundy-session-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/*
 * Four workers. A text that was read becomes the document; the document is
 * analysed and drawn by one and evaluated by another; a new look is drawn by the fourth. What is shown stays
 * until something new is there.
 */

/* --- Reading: a text becomes a document --------------------------------------------------------------------- */

typedef struct
{
  GBytes *text;
  gboolean may_be_graph;
  GrundyDocument *base; /* (nullable): what all but the sum is taken from */
} ReadRequest;

/* What comes of reading. A text that is no sum is a result too, for its column goes with the sentence. */
typedef struct
{
  GrundyDocument *document;
  char *mistake;
  guint column;
} Reading;

static void
read_request_free (gpointer data)
{
  ReadRequest *request = data;

  g_bytes_unref (request->text);
  g_clear_pointer (&request->base, grundy_document_unref);
  g_free (request);
}

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_clear_pointer (&reading->document, grundy_document_unref);
  g_free (reading->mistake);
  g_free (reading);
}

/* A sum where it is one; otherwise, where it may be, a graph. Of two mistakes the one about the likelier form is told.
 */
static GrundySum *
read_sum (const ReadRequest *request, guint *column, GError **error)
{
  gsize length;
  const char *text = g_bytes_get_data (request->text, &length);
  g_autofree char *terminated = g_strndup (text, length);
  GrundySum *sum = grundy_sum_parse (terminated, column, error);

  if (sum != NULL || !request->may_be_graph || strpbrk (terminated, "(") != NULL)
    return sum;
  g_clear_error (error);
  *column = 0;
  return grundy_graph_text_to_sum (text, length, error);
}

static gpointer
read_in_thread (gpointer data, const GrundyProgress *progress, GError **error)
{
  const ReadRequest *request = data;
  Reading *reading = g_new0 (Reading, 1);
  g_autoptr (GError) mistake = NULL;
  g_autoptr (GrundySum) sum = read_sum (request, &reading->column, &mistake);

  if (sum == NULL)
    reading->mistake = g_strdup (mistake->message);
  else if (request->base != NULL)
    reading->document = grundy_document_with_sum (request->base, sum);
  else
    reading->document = grundy_document_new (sum);
  return reading;
}

static void
take_reading (gpointer owner, gpointer result, const GError *error)
{
  GrundySession *session = owner;
  Reading *reading = result;

  g_assert (reading != NULL);
  g_clear_pointer (&session->mistake, g_free);
  session->mistake = g_steal_pointer (&reading->mistake);
  session->mistake_column = reading->column;
  grundy_session_notify (session, PROP_MISTAKE);
  if (reading->document != NULL)
    grundy_session_take_document (session, g_steal_pointer (&reading->document));
  grundy_session_notify (session, PROP_BUSY);
  reading_free (reading);
}

void
grundy_session_read (GrundySession *session, GBytes *text, gboolean may_be_graph)
{
  ReadRequest *request = g_new0 (ReadRequest, 1);

  request->text = text;
  request->may_be_graph = may_be_graph;
  if (session->history != NULL)
    request->base = grundy_document_ref (grundy_history_get_document (session->history));
  grundy_worker_submit (session->reader, request);
  grundy_session_notify (session, PROP_BUSY);
}

/* --- Drawing: an analysis becomes a picture ----------------------------------------------------------------- */

static void
draw_request_free (gpointer data)
{
  grundy_draw_request_clear (data);
  g_free (data);
}

static void
init_draw_request (GrundyDrawRequest *request, GrundySession *session, gboolean keeps_places)
{
  request->arrangement = grundy_document_get_arrangement (grundy_history_get_document (session->history));
  request->look = session->look;
  if (session->picture == NULL || !keeps_places)
    return;
  request->shown_exploration = grundy_exploration_ref (grundy_analysis_get_exploration (session->analysis));
  request->shown_layout = grundy_layout_ref (grundy_picture_get_layout (session->picture));
}

static gpointer
draw_in_thread (gpointer data, const GrundyProgress *progress, GError **error)
{
  const GrundyDrawRequest *request = data;

  return grundy_draw_request_run (request, request->analysis, progress, error);
}

static void
set_problem (GrundySession *session, const char *problem)
{
  if (g_strcmp0 (session->problem, problem) == 0)
    return;
  g_free (session->problem);
  session->problem = g_strdup (problem);
  grundy_session_notify (session, PROP_PROBLEM);
}

/* Takes the picture out of @figure, which may be none. */
static void
set_picture (GrundySession *session, GrundyFigure *figure)
{
  g_clear_pointer (&session->picture, grundy_picture_unref);
  if (figure != NULL)
    session->picture = grundy_picture_ref (figure->picture);
  g_clear_pointer (&figure, grundy_figure_free);
  grundy_session_update_state (session);
  grundy_session_notify (session, PROP_PICTURE);
  grundy_session_notify (session, PROP_EDGES);
}

static void
take_figure (gpointer owner, gpointer result, const GError *error)
{
  GrundySession *session = owner;

  set_problem (session, error != NULL ? error->message : NULL);
  set_picture (session, result);
  grundy_session_notify (session, PROP_BUSY);
}

void
grundy_session_draw (GrundySession *session, gboolean keeps_places)
{
  GrundyDrawRequest *request = g_new0 (GrundyDrawRequest, 1);

  init_draw_request (request, session, keeps_places);
  request->analysis = grundy_analysis_ref (session->analysis);
  session->progress = -1;
  grundy_worker_submit (session->drawer, request);
  grundy_session_notify (session, PROP_BUSY);
}

/* --- Analysing: a document becomes a graph, its values and its steps, and is drawn -------------------------- */

typedef struct
{
  GrundyRequest request;
  GrundySum *sum;
  GrundyDrawRequest draw;
} AnalysisRequest;

/* An analysis and its picture come together, so that the screen never shows half of them. */
typedef struct
{
  GrundyAnalysis *analysis;
  GrundyFigure *figure;
  char *problem; /* why there is no figure */
} Drawn;

static void
analysis_request_free (gpointer data)
{
  AnalysisRequest *request = data;

  grundy_sum_unref (request->sum);
  grundy_draw_request_clear (&request->draw);
  g_free (request);
}

static void
drawn_free (gpointer data)
{
  Drawn *drawn = data;

  g_clear_pointer (&drawn->analysis, grundy_analysis_unref);
  g_clear_pointer (&drawn->figure, grundy_figure_free);
  g_free (drawn->problem);
  g_free (drawn);
}

static gpointer
analyse_in_thread (gpointer data, const GrundyProgress *progress, GError **error)
{
  const AnalysisRequest *request = data;
  g_autoptr (GrundyAnalysis) analysis = grundy_pipeline_run (&request->request, progress, error);
  g_autoptr (GError) problem = NULL;
  Drawn *drawn;

  if (analysis == NULL)
    return NULL;
  drawn = g_new0 (Drawn, 1);
  drawn->figure = grundy_draw_request_run (&request->draw, analysis, progress, &problem);
  drawn->analysis = g_steal_pointer (&analysis);
  if (problem != NULL)
    drawn->problem = g_strdup (problem->message);
  return drawn;
}

void
grundy_session_drop_analysis (GrundySession *session)
{
  g_clear_pointer (&session->analysis, grundy_analysis_unref);
  g_clear_pointer (&session->picture, grundy_picture_unref);
  g_clear_pointer (&session->state, grundy_state_unref);
  g_clear_pointer (&session->probes, g_hash_table_unref);
}

static void
set_verdict (GrundySession *session, GrundyVerdict *verdict)
{
  g_clear_pointer (&session->verdict, grundy_verdict_unref);
  session->verdict = verdict;
  grundy_session_notify (session, PROP_VERDICT);
}

static void
take_analysis (gpointer owner, gpointer result, const GError *error)
{
  GrundySession *session = owner;
  Drawn *drawn = result;

  grundy_session_stop (session);
  grundy_session_drop_analysis (session);
  session->selected = GRUNDY_NO_NODE;
  session->lit_outcome = GRUNDY_NO_OUTCOME;
  if (drawn != NULL)
    session->analysis = g_steal_pointer (&drawn->analysis);
  grundy_session_rewind (session);
  set_problem (session, error != NULL ? error->message : drawn->problem);
  grundy_session_notify (session, PROP_ANALYSIS);
  grundy_session_notify (session, PROP_N_STEPS);
  grundy_session_notify (session, PROP_STEP);
  grundy_session_notify (session, PROP_SELECTED);
  grundy_session_notify (session, PROP_LIT_OUTCOME);
  set_picture (session, drawn != NULL ? g_steal_pointer (&drawn->figure) : NULL);
  if (session->next_verdict != NULL)
    set_verdict (session, g_steal_pointer (&session->next_verdict));
  g_clear_pointer (&drawn, drawn_free);
  grundy_session_notify (session, PROP_BUSY);
}

static void
take_progress (gpointer owner, guint64 done, guint64 total)
{
  GrundySession *session = owner;

  session->progress = total > 0 ? CLAMP ((double)done / total, 0, 1) : -1;
  grundy_session_notify (session, PROP_PROGRESS);
}

static AnalysisRequest *
analysis_request_new (GrundySession *session, const GrundyLimits *limits)
{
  GrundyDocument *document = grundy_history_get_document (session->history);
  AnalysisRequest *request = g_new0 (AnalysisRequest, 1);

  request->sum = grundy_sum_ref (grundy_document_get_sum (document));
  request->request = (GrundyRequest){
    .sum = request->sum,
    .component = session->component,
    .play = grundy_document_get_play (document),
    .limits = *limits,
  };
  return request;
}

void
grundy_session_analyse (GrundySession *session)
{
  AnalysisRequest *request = analysis_request_new (session, &session->limits);

  init_draw_request (&request->draw, session, TRUE);
  grundy_worker_cancel (session->drawer);
  session->progress = -1;
  grundy_worker_submit (session->analyst, request);
  grundy_session_notify (session, PROP_BUSY);
}

/* --- Evaluating: a document becomes a verdict --------------------------------------------------------------- */

static gpointer
evaluate_in_thread (gpointer data, const GrundyProgress *progress, GError **error)
{
  const AnalysisRequest *request = data;

  return grundy_verdict_new (request->sum, request->request.play, &request->request.limits, progress, error);
}

static void
take_verdict (gpointer owner, gpointer result, const GError *error)
{
  GrundySession *session = owner;

  g_clear_pointer (&session->next_verdict, grundy_verdict_unref);
  g_free (session->verdict_problem);
  session->verdict_problem = error != NULL ? g_strdup (error->message) : NULL;
  if (grundy_worker_is_busy (session->analyst))
    session->next_verdict = result;
  else
    set_verdict (session, result);
  grundy_session_notify (session, PROP_BUSY);
}

/* What is told of the picture comes first. */
static void
take_progress_of_verdict (gpointer owner, guint64 done, guint64 total)
{
  GrundySession *session = owner;

  if (!grundy_worker_is_busy (session->analyst) && !grundy_worker_is_busy (session->drawer))
    take_progress (owner, done, total);
}

static void
set_verdict_problem (GrundySession *session, const char *problem)
{
  g_free (session->verdict_problem);
  session->verdict_problem = g_strdup (problem);
  set_verdict (session, NULL);
}

void
grundy_session_evaluate (GrundySession *session)
{
  g_clear_pointer (&session->next_verdict, grundy_verdict_unref);
  g_clear_pointer (&session->verdict_problem, g_free);
  set_verdict (session, NULL);
  grundy_worker_submit (session->judge, analysis_request_new (session, &grundy_limits_for_values));
}

/* --- All four ----------------------------------------------------------------------------------------------- */

static const GrundyWorkerFuncs reader_funcs = {
  .work = read_in_thread,
  .free_request = read_request_free,
  .free_result = reading_free,
  .done = take_reading,
};

static const GrundyWorkerFuncs analyst_funcs = {
  .work = analyse_in_thread,
  .free_request = analysis_request_free,
  .free_result = drawn_free,
  .done = take_analysis,
  .advanced = take_progress,
};

static const GrundyWorkerFuncs judge_funcs = {
  .work = evaluate_in_thread,
  .free_request = analysis_request_free,
  .free_result = (GDestroyNotify)grundy_verdict_unref,
  .done = take_verdict,
  .advanced = take_progress_of_verdict,
};

static const GrundyWorkerFuncs drawer_funcs = {
  .work = draw_in_thread,
  .free_request = draw_request_free,
  .free_result = (GDestroyNotify)grundy_figure_free,
  .done = take_figure,
  .advanced = take_progress,
};

void
grundy_session_init_work (GrundySession *session)
{
  session->reader = grundy_worker_new (&reader_funcs, session);
  session->analyst = grundy_worker_new (&analyst_funcs, session);
  session->judge = grundy_worker_new (&judge_funcs, session);
  session->drawer = grundy_worker_new (&drawer_funcs, session);
}

void
grundy_session_clear_work (GrundySession *session)
{
  g_clear_pointer (&session->reader, grundy_worker_free);
  g_clear_pointer (&session->analyst, grundy_worker_free);
  g_clear_pointer (&session->judge, grundy_worker_free);
  g_clear_pointer (&session->drawer, grundy_worker_free);
}

gboolean
grundy_session_is_busy (GrundySession *session)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), FALSE);

  return grundy_worker_is_busy (session->reader) || grundy_worker_is_busy (session->analyst) ||
         grundy_worker_is_busy (session->judge) || grundy_worker_is_busy (session->drawer);
}

void
grundy_session_cancel (GrundySession *session)
{
  gboolean has_no_picture;
  gboolean has_no_verdict;

  g_return_if_fail (GRUNDY_IS_SESSION (session));

  if (!grundy_session_is_busy (session))
    return;
  has_no_picture = grundy_worker_is_busy (session->analyst) || grundy_worker_is_busy (session->drawer);
  has_no_verdict = grundy_worker_is_busy (session->judge);
  grundy_worker_cancel (session->reader);
  grundy_worker_cancel (session->analyst);
  grundy_worker_cancel (session->judge);
  grundy_worker_cancel (session->drawer);
  g_clear_pointer (&session->next_verdict, grundy_verdict_unref);
  if (has_no_picture)
    set_problem (session, _ ("The work was stopped before it was finished."));
  if (has_no_verdict)
    set_verdict_problem (session, _ ("The work was stopped before it was finished."));
  grundy_session_notify (session, PROP_BUSY);
}
