/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-session-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Milliseconds a step while playing, until something else is chosen */
#define DEFAULT_INTERVAL 600

G_DEFINE_FINAL_TYPE (GrundySession, grundy_session, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPERTIES];

/* --- The object --------------------------------------------------------------------------------------------- */

void
grundy_session_notify (GrundySession *session, GrundySessionProperty property)
{
  g_object_notify_by_pspec (G_OBJECT (session), properties[property]);
}

static void
grundy_session_init (GrundySession *session)
{
  session->limits = grundy_limits_for_pictures;
  session->look = (GrundyLook){
    .theme = GRUNDY_THEME_LIGHT,
    .inside = GRUNDY_LABEL_SG,
    .outside = { GRUNDY_LABEL_POSITION, GRUNDY_LABEL_OUTCOME },
    .words = { .letters = { "P", "N", "D" }, .unsettled = "?" },
  };
  session->edges = GRUNDY_EDGES_ALL;
  session->lit_outcome = GRUNDY_NO_OUTCOME;
  session->of_values = TRUE;
  session->interval = DEFAULT_INTERVAL;
  session->selected = GRUNDY_NO_NODE;
  session->progress = -1;
  grundy_session_init_work (session);
}

static void
grundy_session_dispose (GObject *object)
{
  GrundySession *session = GRUNDY_SESSION (object);

  g_clear_handle_id (&session->play_id, g_source_remove);
  grundy_session_clear_work (session);
  grundy_session_drop_analysis (session);
  g_clear_pointer (&session->verdict, grundy_verdict_unref);
  g_clear_pointer (&session->next_verdict, grundy_verdict_unref);
  g_clear_pointer (&session->history, grundy_history_free);
  g_clear_pointer (&session->mistake, g_free);
  g_clear_pointer (&session->problem, g_free);
  g_clear_pointer (&session->verdict_problem, g_free);

  G_OBJECT_CLASS (grundy_session_parent_class)->dispose (object);
}

/* Values of pointer properties belong to the session: whoever hears of a change reads them at once, or takes a
 * reference. */
static void
grundy_session_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  GrundySession *session = GRUNDY_SESSION (object);

  switch ((GrundySessionProperty)id)
    {
    case PROP_DOCUMENT:
      g_value_set_boxed (value, grundy_session_get_document (session));
      break;
    case PROP_MISTAKE:
      g_value_set_string (value, session->mistake);
      break;
    case PROP_PROBLEM:
      g_value_set_string (value, session->problem);
      break;
    case PROP_COMPONENT:
      g_value_set_uint (value, session->component);
      break;
    case PROP_SELECTED:
      g_value_set_uint (value, session->selected);
      break;
    case PROP_EDGES:
      g_value_set_int (value, grundy_session_get_edges (session));
      break;
    case PROP_LIT_OUTCOME:
      g_value_set_int (value, session->lit_outcome);
      break;
    case PROP_LOOK:
      g_value_set_pointer (value, &session->look);
      break;
    case PROP_ANALYSIS:
      g_value_set_pointer (value, session->analysis);
      break;
    case PROP_PICTURE:
      g_value_set_pointer (value, session->picture);
      break;
    case PROP_STATE:
      g_value_set_pointer (value, session->state);
      break;
    case PROP_VERDICT:
      g_value_set_pointer (value, session->verdict);
      break;
    case PROP_BUSY:
      g_value_set_boolean (value, grundy_session_is_busy (session));
      break;
    case PROP_OF_VALUES:
      g_value_set_boolean (value, grundy_session_is_of_values (session));
      break;
    case PROP_BY_POSITION:
      g_value_set_boolean (value, session->by_position);
      break;
    case PROP_PLAYING:
      g_value_set_boolean (value, grundy_session_is_playing (session));
      break;
    case PROP_INTERVAL:
      g_value_set_uint (value, session->interval);
      break;
    case PROP_PROGRESS:
      g_value_set_double (value, session->progress);
      break;
    case PROP_N_STEPS:
      g_value_set_uint64 (value, grundy_session_get_n_steps (session));
      break;
    case PROP_STEP:
      g_value_set_uint64 (value, session->step);
      break;
    case PROP_PROBES:
      g_value_set_pointer (value, session->probes);
      break;
    case N_PROPERTIES:
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

#define READABLE (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY)

static void
grundy_session_class_init (GrundySessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = grundy_session_dispose;
  object_class->get_property = grundy_session_get_property;

  properties[PROP_DOCUMENT] = g_param_spec_boxed ("document", NULL, NULL, GRUNDY_TYPE_DOCUMENT, READABLE);
  properties[PROP_MISTAKE] = g_param_spec_string ("mistake", NULL, NULL, NULL, READABLE);
  properties[PROP_COMPONENT] = g_param_spec_uint ("component", NULL, NULL, 0, G_MAXUINT, 0, READABLE);
  properties[PROP_LOOK] = g_param_spec_pointer ("look", NULL, NULL, READABLE);
  properties[PROP_EDGES] =
      g_param_spec_int ("edges", NULL, NULL, GRUNDY_EDGES_ALL, GRUNDY_EDGES_NONE, GRUNDY_EDGES_ALL, READABLE);
  properties[PROP_LIT_OUTCOME] =
      g_param_spec_int ("lit-outcome", NULL, NULL, GRUNDY_NO_OUTCOME, GRUNDY_OUTCOME_D, GRUNDY_NO_OUTCOME, READABLE);
  properties[PROP_ANALYSIS] = g_param_spec_pointer ("analysis", NULL, NULL, READABLE);
  properties[PROP_PICTURE] = g_param_spec_pointer ("picture", NULL, NULL, READABLE);
  properties[PROP_STATE] = g_param_spec_pointer ("state", NULL, NULL, READABLE);
  properties[PROP_VERDICT] = g_param_spec_pointer ("verdict", NULL, NULL, READABLE);
  properties[PROP_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL, READABLE);
  properties[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE, READABLE);
  properties[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, -1, 1, -1, READABLE);
  properties[PROP_OF_VALUES] = g_param_spec_boolean ("of-values", NULL, NULL, TRUE, READABLE);
  properties[PROP_BY_POSITION] = g_param_spec_boolean ("by-position", NULL, NULL, FALSE, READABLE);
  properties[PROP_N_STEPS] = g_param_spec_uint64 ("n-steps", NULL, NULL, 0, G_MAXUINT64, 0, READABLE);
  properties[PROP_STEP] = g_param_spec_uint64 ("step", NULL, NULL, 0, G_MAXUINT64, 0, READABLE);
  properties[PROP_PLAYING] = g_param_spec_boolean ("playing", NULL, NULL, FALSE, READABLE);
  properties[PROP_INTERVAL] = g_param_spec_uint ("interval", NULL, NULL, 1, G_MAXUINT, DEFAULT_INTERVAL, READABLE);
  properties[PROP_SELECTED] = g_param_spec_uint ("selected", NULL, NULL, 0, G_MAXUINT, GRUNDY_NO_NODE, READABLE);
  properties[PROP_PROBES] = g_param_spec_pointer ("probes", NULL, NULL, READABLE);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

GrundySession *
grundy_session_new (void)
{
  return g_object_new (GRUNDY_TYPE_SESSION, NULL);
}

/* --- The document ------------------------------------------------------------------------------------------- */

/* What follows from a change of the document, be it a new one or one that undo brought back. */
static void
grundy_session_document_changed (GrundySession *session)
{
  guint n_components = grundy_sum_get_n_components (grundy_document_get_sum (grundy_session_get_document (session)));

  if (session->component != GRUNDY_COMPONENT_WHOLE && session->component >= n_components)
    {
      session->component = 0;
      grundy_session_notify (session, PROP_COMPONENT);
    }
  grundy_session_notify (session, PROP_DOCUMENT);
  grundy_session_analyse (session);
  grundy_session_evaluate (session);
}

void
grundy_session_take_document (GrundySession *session, GrundyDocument *document)
{
  if (session->history == NULL)
    session->history = grundy_history_new (document);
  else if (!grundy_history_push (session->history, document))
    return;
  grundy_session_document_changed (session);
}

void
grundy_session_open_text (GrundySession *session, const char *text)
{
  g_return_if_fail (GRUNDY_IS_SESSION (session));
  g_return_if_fail (text != NULL);

  grundy_session_read (session, g_bytes_new (text, strlen (text)), FALSE);
}

void
grundy_session_open_graph (GrundySession *session, const char *text, gsize length)
{
  g_return_if_fail (GRUNDY_IS_SESSION (session));
  g_return_if_fail (text != NULL);

  grundy_session_read (session, g_bytes_new (text, length), TRUE);
}

/* (transfer full): the document, with another sum */
static GrundyDocument *
replace_sum (GrundySession *session, GrundySum *sum)
{
  return session->history != NULL ? grundy_document_with_sum (grundy_session_get_document (session), sum)
                                  : grundy_document_new (sum);
}

void
grundy_session_open_sum (GrundySession *session, GrundySum *sum)
{
  g_return_if_fail (GRUNDY_IS_SESSION (session));
  g_return_if_fail (sum != NULL);

  grundy_session_take_document (session, replace_sum (session, sum));
}

void
grundy_session_open_sum_in_play (GrundySession *session, GrundySum *sum, GrundyPlay play)
{
  g_autoptr (GrundyDocument) document = NULL;

  g_return_if_fail (GRUNDY_IS_SESSION (session));
  g_return_if_fail (sum != NULL);

  document = replace_sum (session, sum);
  grundy_session_take_document (session, grundy_document_with_play (document, play));
}

void
grundy_session_set_play (GrundySession *session, GrundyPlay play)
{
  g_return_if_fail (GRUNDY_IS_SESSION (session));
  g_return_if_fail (session->history != NULL);

  grundy_session_take_document (session, grundy_document_with_play (grundy_session_get_document (session), play));
}

/* The graph stays: only its layout is made anew. */
void
grundy_session_set_arrangement (GrundySession *session, GrundyArrangement arrangement)
{
  g_return_if_fail (GRUNDY_IS_SESSION (session));
  g_return_if_fail (session->history != NULL);

  if (!grundy_history_push (session->history,
                            grundy_document_with_arrangement (grundy_session_get_document (session), arrangement)))
    return;
  grundy_session_notify (session, PROP_DOCUMENT);
  grundy_session_arrange_again (session);
}

void
grundy_session_undo (GrundySession *session)
{
  if (!grundy_session_can_undo (session))
    return;
  grundy_history_undo (session->history);
  grundy_session_document_changed (session);
}

void
grundy_session_redo (GrundySession *session)
{
  if (!grundy_session_can_redo (session))
    return;
  grundy_history_redo (session->history);
  grundy_session_document_changed (session);
}

GrundyDocument *
grundy_session_get_document (GrundySession *session)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), NULL);

  return session->history != NULL ? grundy_history_get_document (session->history) : NULL;
}

gboolean
grundy_session_can_undo (GrundySession *session)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), FALSE);

  return session->history != NULL && grundy_history_can_undo (session->history);
}

gboolean
grundy_session_can_redo (GrundySession *session)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), FALSE);

  return session->history != NULL && grundy_history_can_redo (session->history);
}

const char *
grundy_session_get_mistake (GrundySession *session, guint *column)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), NULL);

  if (column != NULL)
    *column = session->mistake_column;
  return session->mistake;
}

/* --- The graph that is shown -------------------------------------------------------------------------------- */

void
grundy_session_set_component (GrundySession *session, guint component)
{
  g_return_if_fail (GRUNDY_IS_SESSION (session));

  if (session->component == component)
    return;
  session->component = component;
  grundy_session_notify (session, PROP_COMPONENT);
  if (session->history != NULL)
    grundy_session_analyse (session);
}

guint
grundy_session_get_component (GrundySession *session)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), 0);

  return session->component;
}

void
grundy_session_set_limits (GrundySession *session, const GrundyLimits *limits)
{
  g_return_if_fail (GRUNDY_IS_SESSION (session));
  g_return_if_fail (limits != NULL);

  if (session->limits.max_positions == limits->max_positions && session->limits.max_moves == limits->max_moves)
    return;
  session->limits = *limits;
  if (session->history != NULL)
    grundy_session_analyse (session);
}

void
grundy_session_set_look (GrundySession *session, const GrundyLook *look)
{
  g_return_if_fail (GRUNDY_IS_SESSION (session));
  g_return_if_fail (look != NULL);

  session->look = *look;
  grundy_session_notify (session, PROP_LOOK);
  if (grundy_worker_is_busy (session->analyst))
    grundy_session_analyse (session);
  else if (session->analysis != NULL)
    grundy_session_draw (session, TRUE);
}

const GrundyLook *
grundy_session_get_look (GrundySession *session)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), NULL);

  return &session->look;
}

void
grundy_session_set_edges (GrundySession *session, GrundyEdgeChoice edges)
{
  g_return_if_fail (GRUNDY_IS_SESSION (session));

  if (session->has_chosen_edges && session->edges == edges)
    return;
  session->edges = edges;
  session->has_chosen_edges = TRUE;
  grundy_session_update_state (session);
  grundy_session_notify (session, PROP_EDGES);
}

GrundyEdgeChoice
grundy_session_get_edges (GrundySession *session)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), GRUNDY_EDGES_ALL);

  if (session->has_chosen_edges || session->picture == NULL)
    return session->edges;
  return grundy_layout_get_kind (grundy_picture_get_layout (session->picture)) == GRUNDY_LAYOUT_GRID
             ? GRUNDY_EDGES_FOCUS
             : GRUNDY_EDGES_ALL;
}

void
grundy_session_arrange_again (GrundySession *session)
{
  g_return_if_fail (GRUNDY_IS_SESSION (session));

  if (session->analysis != NULL)
    grundy_session_draw (session, FALSE);
}

GrundyAnalysis *
grundy_session_get_analysis (GrundySession *session)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), NULL);

  return session->analysis;
}

GrundyPicture *
grundy_session_get_picture (GrundySession *session)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), NULL);

  return session->picture;
}

GrundyState *
grundy_session_get_state (GrundySession *session)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), NULL);

  return session->state;
}

GrundyVerdict *
grundy_session_get_verdict (GrundySession *session)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), NULL);

  return session->verdict;
}

const char *
grundy_session_get_verdict_problem (GrundySession *session)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), NULL);

  return session->verdict_problem;
}

const char *
grundy_session_get_problem (GrundySession *session)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), NULL);

  return session->problem;
}

double
grundy_session_get_progress (GrundySession *session)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), -1);

  return session->progress;
}
