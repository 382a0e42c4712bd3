/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-document.h"
#include "grundy-figure.h"
#include "grundy-pipeline.h"
#include "grundy-verdict.h"

G_BEGIN_DECLS

/**
 * GRUNDY_NO_OUTCOME:
 *
 * In place of an outcome: none.
 */
#define GRUNDY_NO_OUTCOME -1

#define GRUNDY_TYPE_SESSION (grundy_session_get_type ())

/**
 * GrundySession:
 *
 * What the user is doing: the document and its history, the graph that is shown and how it looks, the step, the
 * selection. All state of a window is here and none in its widgets, which listen for changes of properties and call
 * the functions below.
 *
 * Long work goes on in threads; the properties change in the main context when it is done. While it goes on, what
 * is shown stays.
 */
G_DECLARE_FINAL_TYPE (GrundySession, grundy_session, GRUNDY, SESSION, GObject)

/**
 * GrundyLook:
 * @theme: colours and sizes
 * @inside: the text inside nodes
 * @outside: the texts outside, in this order
 * @words: the words; they must be translations or constants, which live for ever
 *
 * How the graph looks in the window.
 */
typedef struct
{
  GrundyThemeId theme;
  GrundyLabelChoice inside;
  GrundyLabelChoice outside[2];
  GrundyWords words;
} GrundyLook;

/**
 * grundy_session_new:
 *
 * Returns: (transfer full): a session without a document
 */
GrundySession *grundy_session_new (void);

/* --- The document ------------------------------------------------------------------------------------------- */

/**
 * grundy_session_open_text:
 * @session: a session
 * @text: a sum in the notation
 *
 * Reads the text in a thread. When it is a sum, it becomes the document's; otherwise "mistake" says why not, and
 * the document stays.
 */
void grundy_session_open_text (GrundySession *session, const char *text);

/**
 * grundy_session_open_graph:
 * @session: a session
 * @text: (array length=length): a graph as grundy_graph_text_to_sum() reads it, or a sum in the notation
 * @length: bytes of @text
 *
 * As grundy_session_open_text(), for what comes from a file or the clipboard.
 */
void grundy_session_open_graph (GrundySession *session, const char *text, gsize length);
void grundy_session_open_sum (GrundySession *session, GrundySum *sum);
/* Opens a sum that is played in some way, which undo takes back at once. */
void grundy_session_open_sum_in_play (GrundySession *session, GrundySum *sum, GrundyPlay play);
void grundy_session_set_play (GrundySession *session, GrundyPlay play);
void grundy_session_set_arrangement (GrundySession *session, GrundyArrangement arrangement);
void grundy_session_undo (GrundySession *session);
void grundy_session_redo (GrundySession *session);
/* (transfer none) (nullable): property "document" */
GrundyDocument *grundy_session_get_document (GrundySession *session);
gboolean grundy_session_can_undo (GrundySession *session);
gboolean grundy_session_can_redo (GrundySession *session);

/**
 * grundy_session_get_mistake:
 * @session: a session
 * @column: (out) (optional): where, in characters from 1; 0 where no place can be named
 *
 * Property "mistake".
 *
 * Returns: (transfer none) (nullable): why the text opened last is not a sum, in a sentence; %NULL if it is
 */
const char *grundy_session_get_mistake (GrundySession *session, guint *column);

/* --- The graph that is shown -------------------------------------------------------------------------------- */

/**
 * grundy_session_set_component:
 * @session: a session
 * @component: a component of the sum, from 0, or %GRUNDY_COMPONENT_WHOLE
 *
 * Says whose graph is shown.
 */
void grundy_session_set_component (GrundySession *session, guint component);
guint grundy_session_get_component (GrundySession *session);
void grundy_session_set_limits (GrundySession *session, const GrundyLimits *limits);
void grundy_session_set_look (GrundySession *session, const GrundyLook *look);
const GrundyLook *grundy_session_get_look (GrundySession *session);
void grundy_session_set_edges (GrundySession *session, GrundyEdgeChoice edges);

/**
 * grundy_session_get_edges:
 * @session: a session
 *
 * Returns: which edges are shown: those that were chosen; before anything was, those of the position in focus where the
 *   layout is a grid, whose edges run over one another, and all elsewhere
 */
GrundyEdgeChoice grundy_session_get_edges (GrundySession *session);
/* Makes a new layout that does not look back at the one before. */
void grundy_session_arrange_again (GrundySession *session);

/* (transfer none) (nullable): property "analysis"; NULL where there is none yet or where it failed, see "problem" */
GrundyAnalysis *grundy_session_get_analysis (GrundySession *session);
/* (transfer none) (nullable): property "picture": of the analysis; its view's nodes are the graph's */
GrundyPicture *grundy_session_get_picture (GrundySession *session);
/* (transfer none) (nullable): property "state": of the picture, at the present step */
GrundyState *grundy_session_get_state (GrundySession *session);
/* (transfer none) (nullable): property "verdict": on the whole sum */
GrundyVerdict *grundy_session_get_verdict (GrundySession *session);
/* (transfer none) (nullable): why there is no verdict, in a sentence; changes with property "verdict" */
const char *grundy_session_get_verdict_problem (GrundySession *session);
/* (transfer none) (nullable): property "problem": why there is no graph, in a sentence */
const char *grundy_session_get_problem (GrundySession *session);
/* Property "busy": whether work goes on */
gboolean grundy_session_is_busy (GrundySession *session);

/**
 * grundy_session_get_progress:
 * @session: a session
 *
 * Property "progress".
 *
 * Returns: from 0 to 1, or below 0 where it is not known
 */
double grundy_session_get_progress (GrundySession *session);
/* Stops the work that goes on; "problem" then says that it was stopped. */
void grundy_session_cancel (GrundySession *session);

/* --- Steps -------------------------------------------------------------------------------------------------- */

/**
 * grundy_session_set_stepping:
 * @session: a session
 * @of_values: whether values are stepped through, or outcomes
 *
 * As many positions stay settled as were. Property "of-values".
 */
void grundy_session_set_stepping (GrundySession *session, gboolean of_values);
gboolean grundy_session_is_of_values (GrundySession *session);
/* Whether forward and back go by whole positions, not by phases. Property "by-position". */
void grundy_session_set_by_position (GrundySession *session, gboolean by_position);
gboolean grundy_session_is_by_position (GrundySession *session);
/* (transfer none) (nullable): the steps that are gone through */
GrundyTimeline *grundy_session_get_timeline (GrundySession *session);
/* Property "n-steps" */
guint64 grundy_session_get_n_steps (GrundySession *session);
/* Property "step", from 0 to n-steps */
guint64 grundy_session_get_step (GrundySession *session);
void grundy_session_set_step (GrundySession *session, guint64 step);
void grundy_session_step_forward (GrundySession *session);
void grundy_session_step_back (GrundySession *session);
/* To the step in which the node is settled. */
void grundy_session_step_to_node (GrundySession *session, guint32 node);
/* Whether everything is settled: then there may be spoken of the verdict. */
gboolean grundy_session_is_settled (GrundySession *session);
/* Whether this node is. */
gboolean grundy_session_is_node_settled (GrundySession *session, guint32 node);

/**
 * grundy_session_set_interval:
 * @session: a session
 * @interval: milliseconds a step, at least 1
 *
 * Says how fast steps follow each other while playing, from now on. Property "interval".
 */
void grundy_session_set_interval (GrundySession *session, guint interval);
guint grundy_session_get_interval (GrundySession *session);

/**
 * grundy_session_play:
 * @session: a session
 *
 * Steps forward on its own until the end; from the end it begins again. Property "playing".
 */
void grundy_session_play (GrundySession *session);
void grundy_session_stop (GrundySession *session);
gboolean grundy_session_is_playing (GrundySession *session);

/* --- The selection ------------------------------------------------------------------------------------------ */

/**
 * grundy_session_select:
 * @session: a session
 * @node: a node of the graph, or %GRUNDY_NO_NODE
 *
 * Property "selected".
 */
void grundy_session_select (GrundySession *session, guint32 node);
guint32 grundy_session_get_selected (GrundySession *session);

/**
 * grundy_session_get_shown_node:
 * @session: a session
 *
 * Returns: the node of which the inspector speaks: the selected one, otherwise the one that the step is about,
 * otherwise, at the first and the last step, the start; %GRUNDY_NO_NODE without a graph
 */
guint32 grundy_session_get_shown_node (GrundySession *session);
/* Makes the node's position the document's: that of the shown component, or of the whole. */
void grundy_session_start_at (GrundySession *session, guint32 node);

/**
 * grundy_session_set_lit_outcome:
 * @session: a session
 * @outcome: a #GrundyOutcome, or %GRUNDY_NO_OUTCOME
 *
 * Lights all settled positions of an outcome, and fades the others. Property "lit-outcome".
 */
void grundy_session_set_lit_outcome (GrundySession *session, int outcome);
int grundy_session_get_lit_outcome (GrundySession *session);

/* --- The probe ---------------------------------------------------------------------------------------------- */

/**
 * GrundyProbe:
 * @heap: the size of a Nim heap
 * @outcome: who wins, in normal play, the position and that heap together
 */
typedef struct
{
  guint32 heap;
  GrundyOutcome outcome;
} GrundyProbe;

/**
 * grundy_probe_outcome:
 * @solution: a solution
 * @node: a node of its graph
 * @heap: the size of a Nim heap
 *
 * Returns: who wins, in normal play, the node's position and the heap together: P if @heap is its SG value. O(1), and
 *   O(options) for an infinite value.
 */
GrundyOutcome grundy_probe_outcome (const GrundySolution *solution, guint32 node, guint32 heap);

/**
 * grundy_session_can_probe:
 * @session: a session
 *
 * Returns: whether a heap can be tried at the shown node: it is settled, and the graph is one in which a turn is a move
 *   in one component, so that a heap can be played beside it
 */
gboolean grundy_session_can_probe (GrundySession *session);

/**
 * grundy_session_probe:
 * @session: a session that can probe
 * @heap: the size of a Nim heap
 *
 * Tries the heap at the shown node. What was tried is kept for each node as long as the graph is shown. Property
 * "probes".
 */
void grundy_session_probe (GrundySession *session, guint32 heap);

/**
 * grundy_session_get_probes:
 * @session: a session
 * @n_probes: (out): how many
 * @last: (out) (optional): which of them was tried last
 *
 * Returns: (array length=n_probes) (nullable) (transfer none): what was tried at the shown node, by the sizes of the
 *   heaps; valid until the next one is tried
 */
const GrundyProbe *grundy_session_get_probes (GrundySession *session, guint *n_probes, guint *last);

G_END_DECLS
