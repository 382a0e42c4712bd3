/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-history.h"
#include "grundy-session.h"
#include "grundy-worker.h"

G_BEGIN_DECLS

/*
 * The parts of a session: the document and its properties (grundy-session.c), the work in threads
 * (grundy-session-work.c), the steps (grundy-session-steps.c).
 */
struct _GrundySession
{
  GObject parent_instance;

  GrundyHistory *history; /* NULL while there is no document */
  char *mistake;
  guint mistake_column;

  guint component;
  GrundyLimits limits;
  GrundyLook look;
  GrundyEdgeChoice edges;
  gboolean has_chosen_edges;
  int lit_outcome;

  GrundyWorker *reader;  /* text -> document */
  GrundyWorker *analyst; /* document -> analysis and picture */
  GrundyWorker *drawer;  /* analysis -> picture, in a new look */
  GrundyWorker *judge;   /* document -> verdict */
  double progress;

  GrundyAnalysis *analysis;
  char *problem;
  GrundyPicture *picture;
  GrundyState *state;
  GrundyVerdict *verdict;
  char *verdict_problem;
  GrundyVerdict *next_verdict; /* that is shown together with the analysis, for which it waits */

  gboolean of_values;
  gboolean by_position;
  guint64 step;
  guint interval; /* milliseconds a step while playing */
  guint play_id;
  guint32 selected;
  /* (nullable) (element-type guint32 GArray): for nodes of the analysis a #GrundyProbe for each heap that was tried;
   * and the last heap of all */
  GHashTable *probes;
  guint32 last_probe;
};

typedef enum
{
  PROP_DOCUMENT = 1,
  PROP_MISTAKE,
  PROP_COMPONENT,
  PROP_LOOK,
  PROP_EDGES,
  PROP_LIT_OUTCOME,
  PROP_ANALYSIS,
  PROP_PICTURE,
  PROP_STATE,
  PROP_VERDICT,
  PROP_PROBLEM,
  PROP_BUSY,
  PROP_PROGRESS,
  PROP_OF_VALUES,
  PROP_BY_POSITION,
  PROP_N_STEPS,
  PROP_STEP,
  PROP_PLAYING,
  PROP_INTERVAL,
  PROP_SELECTED,
  PROP_PROBES,
  N_PROPERTIES
} GrundySessionProperty;

void grundy_session_notify (GrundySession *session, GrundySessionProperty property);

/* A document that undo can go back from: (transfer full). */
void grundy_session_take_document (GrundySession *session, GrundyDocument *document);
/* Makes the state anew, after a change of what it is made of. */
void grundy_session_update_state (GrundySession *session);

void grundy_session_init_work (GrundySession *session);
void grundy_session_clear_work (GrundySession *session);
/* (transfer full) */
void grundy_session_read (GrundySession *session, GBytes *text, gboolean may_be_graph);
void grundy_session_analyse (GrundySession *session);
void grundy_session_evaluate (GrundySession *session);
/* Draws the present analysis anew; what is on the screen keeps its place, or may go anywhere. */
void grundy_session_draw (GrundySession *session, gboolean keeps_places);
/* Forgets the graph and all that was made of it. */
void grundy_session_drop_analysis (GrundySession *session);

/* The step of another timeline of the same graph after which as many positions are settled */
guint64 grundy_timeline_translate_step (const GrundyTimeline *from, guint64 step, const GrundyTimeline *to);

/* Goes to the end, after a new analysis. */
void grundy_session_rewind (GrundySession *session);

G_END_DECLS
