/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-session-private.h"

/* For each node of the view whether it steps back behind those whose outcome is lit. */
static gboolean *
find_faded (GrundySession *session, GrundyLabels *labels)
{
  guint32 n_nodes = grundy_picture_get_n_nodes (session->picture);
  GrundyTimeline *timeline = grundy_session_get_timeline (session);
  gboolean *faded = g_new0 (gboolean, MAX (n_nodes, 1));

  for (guint32 i = 0; i < n_nodes; i++)
    faded[i] = (int)grundy_labels_get_outcome (labels, i) != session->lit_outcome ||
               !grundy_timeline_is_settled (timeline, i, session->step);
  return faded;
}

void
grundy_session_update_state (GrundySession *session)
{
  g_autofree gboolean *faded = NULL;
  GrundyLabels *labels;
  GrundyStateOptions options;

  g_clear_pointer (&session->state, grundy_state_unref);
  if (session->picture == NULL)
    return;
  labels = grundy_picture_get_labels (session->picture);
  if (session->lit_outcome != GRUNDY_NO_OUTCOME)
    faded = find_faded (session, labels);
  options = (GrundyStateOptions){
    .timeline = grundy_session_get_timeline (session),
    .step = session->step,
    .selected = session->selected,
    .resting = grundy_session_get_shown_node (session),
    .edges = grundy_session_get_edges (session),
    .faded = faded,
    .badges = grundy_analysis_get_differing (session->analysis),
  };
  session->state = grundy_state_new (grundy_picture_get_view (session->picture), labels, &options);
  grundy_session_notify (session, PROP_STATE);
}

void
grundy_session_select (GrundySession *session, guint32 node)
{
  g_return_if_fail (GRUNDY_IS_SESSION (session));

  if (session->selected == node)
    return;
  session->selected = node;
  grundy_session_update_state (session);
  grundy_session_notify (session, PROP_SELECTED);
}

guint32
grundy_session_get_selected (GrundySession *session)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), GRUNDY_NO_NODE);

  return session->selected;
}

guint32
grundy_session_get_shown_node (GrundySession *session)
{
  GrundyStep step;

  g_return_val_if_fail (GRUNDY_IS_SESSION (session), GRUNDY_NO_NODE);

  if (session->analysis == NULL)
    return GRUNDY_NO_NODE;
  if (session->selected != GRUNDY_NO_NODE)
    return session->selected;
  /* When all is done nothing is looked at any more; with cycles the start need not be settled last. */
  if (grundy_session_is_settled (session))
    return grundy_analysis_get_start (session->analysis);
  grundy_timeline_get_step (grundy_session_get_timeline (session), session->step, &step);
  return step.phase != GRUNDY_PHASE_START ? step.node : grundy_analysis_get_start (session->analysis);
}

void
grundy_session_start_at (GrundySession *session, guint32 node)
{
  GrundyExploration *exploration;
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  g_return_if_fail (GRUNDY_IS_SESSION (session));
  g_return_if_fail (session->analysis != NULL);

  exploration = grundy_analysis_get_exploration (session->analysis);
  grundy_exploration_get_position (exploration, node, position);
  if (grundy_rules_get_game (grundy_exploration_get_rules (exploration)) != NULL)
    {
      const GrundyPosition *positions[] = { position };
      guint component = session->component == GRUNDY_COMPONENT_WHOLE ? 0 : session->component;
      g_autoptr (GrundySum) sum =
          grundy_sum_move (grundy_document_get_sum (grundy_session_get_document (session)), &component, positions, 1);

      grundy_session_open_sum (session, sum);
    }
  else
    {
      g_autoptr (GString) text = g_string_new (NULL);

      grundy_rules_format_sum (grundy_exploration_get_rules (exploration), position, text);
      grundy_session_open_text (session, text->str);
    }
}

void
grundy_session_set_lit_outcome (GrundySession *session, int outcome)
{
  g_return_if_fail (GRUNDY_IS_SESSION (session));
  g_return_if_fail (outcome >= GRUNDY_NO_OUTCOME && outcome <= GRUNDY_OUTCOME_D);

  if (session->lit_outcome == outcome)
    return;
  session->lit_outcome = outcome;
  grundy_session_update_state (session);
  grundy_session_notify (session, PROP_LIT_OUTCOME);
}

int
grundy_session_get_lit_outcome (GrundySession *session)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), GRUNDY_NO_OUTCOME);

  return session->lit_outcome;
}
