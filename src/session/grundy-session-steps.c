/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-session-private.h"

GrundyTimeline *
grundy_session_get_timeline (GrundySession *session)
{
  GrundyTimeline *values;

  g_return_val_if_fail (GRUNDY_IS_SESSION (session), NULL);

  if (session->analysis == NULL)
    return NULL;
  values = grundy_analysis_get_values (session->analysis);
  return session->of_values && values != NULL ? values : grundy_analysis_get_outcomes (session->analysis);
}

gboolean
grundy_session_is_of_values (GrundySession *session)
{
  GrundyTimeline *timeline = grundy_session_get_timeline (session);

  return timeline != NULL ? grundy_timeline_is_of_values (timeline) : session->of_values;
}

guint64
grundy_session_get_n_steps (GrundySession *session)
{
  GrundyTimeline *timeline = grundy_session_get_timeline (session);

  return timeline != NULL ? grundy_timeline_get_n_steps (timeline) : 0;
}

guint64
grundy_session_get_step (GrundySession *session)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), 0);

  return session->step;
}

void
grundy_session_set_step (GrundySession *session, guint64 step)
{
  g_return_if_fail (GRUNDY_IS_SESSION (session));

  step = MIN (step, grundy_session_get_n_steps (session));
  if (step == session->step)
    return;
  session->step = step;
  grundy_session_update_state (session);
  grundy_session_notify (session, PROP_STEP);
}

/* How many positions are settled after the present step. */
static guint32
count_settled (const GrundyTimeline *timeline, guint64 step)
{
  GrundyStep present;

  grundy_timeline_get_step (timeline, step, &present);
  if (present.phase == GRUNDY_PHASE_START)
    return 0;
  return present.rank + (present.phase == GRUNDY_PHASE_SETTLE);
}

/* The step after which so many positions are settled and no other is taken up. */
static guint64
find_step_settling (const GrundyTimeline *timeline, guint32 n_settled)
{
  if (n_settled == 0)
    return 0;
  return grundy_timeline_get_settle_step (timeline, grundy_timeline_get_node (timeline, n_settled - 1));
}

void
grundy_session_step_forward (GrundySession *session)
{
  GrundyTimeline *timeline = grundy_session_get_timeline (session);
  guint64 n_steps = grundy_session_get_n_steps (session);

  if (timeline == NULL || session->step == n_steps)
    return;
  if (session->by_position)
    grundy_session_set_step (session, find_step_settling (timeline, count_settled (timeline, session->step) + 1));
  else
    grundy_session_set_step (session, session->step + 1);
}

void
grundy_session_step_back (GrundySession *session)
{
  GrundyTimeline *timeline = grundy_session_get_timeline (session);
  guint64 boundary;

  if (timeline == NULL || session->step == 0)
    return;
  if (!session->by_position)
    {
      grundy_session_set_step (session, session->step - 1);
      return;
    }
  boundary = find_step_settling (timeline, count_settled (timeline, session->step));
  if (boundary == session->step)
    boundary = find_step_settling (timeline, count_settled (timeline, session->step) - 1);
  grundy_session_set_step (session, boundary);
}

void
grundy_session_step_to_node (GrundySession *session, guint32 node)
{
  GrundyTimeline *timeline = grundy_session_get_timeline (session);

  g_return_if_fail (timeline != NULL);

  grundy_session_set_step (session, grundy_timeline_get_settle_step (timeline, node));
}

guint64
grundy_timeline_translate_step (const GrundyTimeline *from, guint64 step, const GrundyTimeline *to)
{
  g_return_val_if_fail (from != NULL && to != NULL, 0);

  return from == to ? step : find_step_settling (to, count_settled (from, step));
}

void
grundy_session_set_stepping (GrundySession *session, gboolean of_values)
{
  GrundyTimeline *before = grundy_session_get_timeline (session);

  if (session->of_values == of_values)
    return;
  session->of_values = of_values;
  if (before != NULL)
    session->step = grundy_timeline_translate_step (before, session->step, grundy_session_get_timeline (session));
  grundy_session_update_state (session);
  grundy_session_notify (session, PROP_OF_VALUES);
  grundy_session_notify (session, PROP_N_STEPS);
  grundy_session_notify (session, PROP_STEP);
}

void
grundy_session_set_by_position (GrundySession *session, gboolean by_position)
{
  g_return_if_fail (GRUNDY_IS_SESSION (session));

  if (session->by_position == by_position)
    return;
  session->by_position = by_position;
  grundy_session_notify (session, PROP_BY_POSITION);
}

gboolean
grundy_session_is_by_position (GrundySession *session)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), FALSE);

  return session->by_position;
}

gboolean
grundy_session_is_settled (GrundySession *session)
{
  return session->analysis != NULL && session->step == grundy_session_get_n_steps (session);
}

gboolean
grundy_session_is_node_settled (GrundySession *session, guint32 node)
{
  GrundyTimeline *timeline = grundy_session_get_timeline (session);

  return timeline != NULL && grundy_timeline_is_settled (timeline, node, session->step);
}

void
grundy_session_rewind (GrundySession *session)
{
  session->step = grundy_session_get_n_steps (session);
}

/* --- Playing ------------------------------------------------------------------------------------------------ */

static gboolean
play_step (gpointer user_data)
{
  GrundySession *session = user_data;

  grundy_session_step_forward (session);
  if (session->step < grundy_session_get_n_steps (session))
    return G_SOURCE_CONTINUE;
  session->play_id = 0;
  grundy_session_notify (session, PROP_PLAYING);
  return G_SOURCE_REMOVE;
}

void
grundy_session_set_interval (GrundySession *session, guint interval)
{
  g_return_if_fail (GRUNDY_IS_SESSION (session));
  g_return_if_fail (interval > 0);

  if (session->interval == interval)
    return;
  session->interval = interval;
  if (session->play_id != 0)
    {
      g_source_remove (session->play_id);
      session->play_id = g_timeout_add (interval, play_step, session);
    }
  grundy_session_notify (session, PROP_INTERVAL);
}

guint
grundy_session_get_interval (GrundySession *session)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), 1);

  return session->interval;
}

void
grundy_session_play (GrundySession *session)
{
  g_return_if_fail (GRUNDY_IS_SESSION (session));

  if (session->analysis == NULL)
    return;
  if (session->step == grundy_session_get_n_steps (session))
    grundy_session_set_step (session, 0);
  g_clear_handle_id (&session->play_id, g_source_remove);
  session->play_id = g_timeout_add (session->interval, play_step, session);
  grundy_session_notify (session, PROP_PLAYING);
}

void
grundy_session_stop (GrundySession *session)
{
  g_return_if_fail (GRUNDY_IS_SESSION (session));

  if (session->play_id == 0)
    return;
  g_clear_handle_id (&session->play_id, g_source_remove);
  grundy_session_notify (session, PROP_PLAYING);
}

gboolean
grundy_session_is_playing (GrundySession *session)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), FALSE);

  return session->play_id != 0;
}
