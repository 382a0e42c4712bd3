/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-session-actions.h"

/* --- Choices: a word for each value of an enumeration ------------------------------------------------------- */

static const char *const stepping_words[] = { "outcomes", "values", NULL };
static const char *const pace_words[] = { "phase", "position", NULL };
static const char *const arrangement_words[] = { "automatic", "line", "grid", "layered", NULL };
static const char *const edges_words[] = { "all", "winning", "mex", "focus", "none", NULL };
static const char *const light_words[] = { "none", "P", "N", "D", NULL };

static const char *const label_words[] = { "none", "sg", "position", "outcome", "remoteness", "step", NULL };
static const char *const speed_words[] = { "slow", "medium", "fast", NULL };

/* Milliseconds a step, for each word of speed_words */
static const guint intervals[] = { 1500, 600, 200 };

/* What stands beside nodes: one or two texts */
static const struct
{
  const char *word;
  GrundyLabelChoice labels[2];
} outsides[] = {
  { "position-outcome", { GRUNDY_LABEL_POSITION, GRUNDY_LABEL_OUTCOME } },
  { "position", { GRUNDY_LABEL_POSITION, GRUNDY_LABEL_NONE } },
  { "outcome", { GRUNDY_LABEL_OUTCOME, GRUNDY_LABEL_NONE } },
  { "sg", { GRUNDY_LABEL_SG, GRUNDY_LABEL_NONE } },
  { "position-remoteness", { GRUNDY_LABEL_POSITION, GRUNDY_LABEL_REMOTENESS } },
  { "position-step", { GRUNDY_LABEL_POSITION, GRUNDY_LABEL_STEP } },
  { "none", { GRUNDY_LABEL_NONE, GRUNDY_LABEL_NONE } },
};

static int
find_word (const char *const *words, const char *word)
{
  for (int i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], word))
      return i;
  return -1;
}

static GrundyPlay
get_play (GrundySession *session)
{
  GrundyDocument *document = grundy_session_get_document (session);

  return document != NULL ? grundy_document_get_play (document) : GRUNDY_PLAY_NORMAL;
}

static GrundyArrangement
get_arrangement (GrundySession *session)
{
  GrundyDocument *document = grundy_session_get_document (session);

  return document != NULL ? grundy_document_get_arrangement (document) : GRUNDY_ARRANGEMENT_AUTOMATIC;
}

/* --- Activation --------------------------------------------------------------------------------------------- */

static void
undo (GSimpleAction *action, GVariant *parameter, gpointer session)
{
  grundy_session_undo (session);
}

static void
redo (GSimpleAction *action, GVariant *parameter, gpointer session)
{
  grundy_session_redo (session);
}

static void
cancel (GSimpleAction *action, GVariant *parameter, gpointer session)
{
  grundy_session_cancel (session);
}

static void
arrange_again (GSimpleAction *action, GVariant *parameter, gpointer session)
{
  grundy_session_arrange_again (session);
}

/* Whoever steps by hand wants no one else to. */
static void
first (GSimpleAction *action, GVariant *parameter, gpointer session)
{
  grundy_session_stop (session);
  grundy_session_set_step (session, 0);
}

static void
back (GSimpleAction *action, GVariant *parameter, gpointer session)
{
  grundy_session_stop (session);
  grundy_session_step_back (session);
}

static void
forward (GSimpleAction *action, GVariant *parameter, gpointer session)
{
  grundy_session_stop (session);
  grundy_session_step_forward (session);
}

static void
last (GSimpleAction *action, GVariant *parameter, gpointer session)
{
  grundy_session_stop (session);
  grundy_session_set_step (session, grundy_session_get_n_steps (session));
}

static void
change_playing (GSimpleAction *action, GVariant *value, gpointer session)
{
  if (g_variant_get_boolean (value))
    grundy_session_play (session);
  else
    grundy_session_stop (session);
}

static void
change_stepping (GSimpleAction *action, GVariant *value, gpointer session)
{
  grundy_session_set_stepping (session, find_word (stepping_words, g_variant_get_string (value, NULL)) == 1);
}

static void
change_pace (GSimpleAction *action, GVariant *value, gpointer session)
{
  grundy_session_set_by_position (session, find_word (pace_words, g_variant_get_string (value, NULL)) == 1);
}

static void
change_way (GSimpleAction *action, GVariant *value, gpointer session)
{
  GrundyPlay play;

  if (grundy_session_get_document (session) != NULL && grundy_play_from_id (g_variant_get_string (value, NULL), &play))
    grundy_session_set_play (session, play);
}

static void
change_arrangement (GSimpleAction *action, GVariant *value, gpointer session)
{
  int arrangement = find_word (arrangement_words, g_variant_get_string (value, NULL));

  if (grundy_session_get_document (session) != NULL && arrangement >= 0)
    grundy_session_set_arrangement (session, arrangement);
}

static void
change_edges (GSimpleAction *action, GVariant *value, gpointer session)
{
  int edges = find_word (edges_words, g_variant_get_string (value, NULL));

  if (edges >= 0)
    grundy_session_set_edges (session, edges);
}

/* What is lit already goes dark again. */
static void
toggle_light (GSimpleAction *action, GVariant *value, gpointer session)
{
  g_autoptr (GVariant) state = g_action_get_state (G_ACTION (action));

  g_action_change_state (G_ACTION (action), g_variant_equal (state, value) ? g_variant_new_string ("none") : value);
}

static void
change_light (GSimpleAction *action, GVariant *value, gpointer session)
{
  int word = find_word (light_words, g_variant_get_string (value, NULL));

  if (word >= 0)
    grundy_session_set_lit_outcome (session, word - 1);
}

static void
change_component (GSimpleAction *action, GVariant *value, gpointer session)
{
  int component = g_variant_get_int32 (value);

  grundy_session_set_component (session, component < 0 ? GRUNDY_COMPONENT_WHOLE : (guint)component);
}

static void
change_inside (GSimpleAction *action, GVariant *value, gpointer session)
{
  int word = find_word (label_words, g_variant_get_string (value, NULL));
  GrundyLook look = *grundy_session_get_look (session);

  if (word < 0)
    return;
  look.inside = (GrundyLabelChoice)word;
  grundy_session_set_look (session, &look);
}

static void
change_outside (GSimpleAction *action, GVariant *value, gpointer session)
{
  GrundyLook look = *grundy_session_get_look (session);

  for (guint i = 0; i < G_N_ELEMENTS (outsides); i++)
    if (g_str_equal (outsides[i].word, g_variant_get_string (value, NULL)))
      {
        look.outside[0] = outsides[i].labels[0];
        look.outside[1] = outsides[i].labels[1];
        grundy_session_set_look (session, &look);
      }
}

static void
change_speed (GSimpleAction *action, GVariant *value, gpointer session)
{
  int word = find_word (speed_words, g_variant_get_string (value, NULL));

  if (word >= 0)
    grundy_session_set_interval (session, intervals[word]);
}

static const GActionEntry entries[] = {
  { "undo", undo },
  { "redo", redo },
  { "cancel", cancel },
  { "arrange-again", arrange_again },
  { "first", first },
  { "back", back },
  { "forward", forward },
  { "last", last },
  { "play", NULL, NULL, "false", change_playing },
  { "stepping", NULL, "s", "'values'", change_stepping },
  { "pace", NULL, "s", "'phase'", change_pace },
  { "way", NULL, "s", "'normal'", change_way },
  { "arrangement", NULL, "s", "'automatic'", change_arrangement },
  { "edges", NULL, "s", "'all'", change_edges },
  { "light", toggle_light, "s", "'none'", change_light },
  { "component", NULL, "i", "0", change_component },
  { "inside", NULL, "s", "'sg'", change_inside },
  { "outside", NULL, "s", "'position-outcome'", change_outside },
  { "speed", NULL, "s", "'medium'", change_speed },
};

/* --- Following the session ---------------------------------------------------------------------------------- */

static void
set_enabled (GActionMap *map, const char *name, gboolean is_enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (map, name)), is_enabled);
}

static void
set_state (GActionMap *map, const char *name, GVariant *state)
{
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (map, name)), state);
}

static void
document_changed (GrundySession *session, GParamSpec *pspec, GActionMap *map)
{
  set_enabled (map, "undo", grundy_session_can_undo (session));
  set_enabled (map, "redo", grundy_session_can_redo (session));
  set_state (map, "way", g_variant_new_string (grundy_play_get_id (get_play (session))));
  set_state (map, "arrangement", g_variant_new_string (arrangement_words[get_arrangement (session)]));
}

static void
step_changed (GrundySession *session, GParamSpec *pspec, GActionMap *map)
{
  guint64 step = grundy_session_get_step (session);
  guint64 n_steps = grundy_session_get_n_steps (session);

  set_enabled (map, "first", step > 0);
  set_enabled (map, "back", step > 0);
  set_enabled (map, "forward", step < n_steps);
  set_enabled (map, "last", step < n_steps);
}

static void
analysis_changed (GrundySession *session, GParamSpec *pspec, GActionMap *map)
{
  gboolean has_analysis = grundy_session_get_analysis (session) != NULL;

  set_enabled (map, "play", has_analysis);
  set_enabled (map, "arrange-again", has_analysis);
  set_enabled (map, "stepping",
               has_analysis && grundy_analysis_get_values (grundy_session_get_analysis (session)) != NULL);
  step_changed (session, pspec, map);
}

static void
choices_changed (GrundySession *session, GParamSpec *pspec, GActionMap *map)
{
  guint component = grundy_session_get_component (session);

  set_state (map, "stepping", g_variant_new_string (stepping_words[grundy_session_is_of_values (session)]));
  set_state (map, "pace", g_variant_new_string (pace_words[grundy_session_is_by_position (session)]));
  set_state (map, "edges", g_variant_new_string (edges_words[grundy_session_get_edges (session)]));
  set_state (map, "light", g_variant_new_string (light_words[grundy_session_get_lit_outcome (session) + 1]));
  set_state (map, "component", g_variant_new_int32 (component == GRUNDY_COMPONENT_WHOLE ? -1 : (int)component));
  set_state (map, "play", g_variant_new_boolean (grundy_session_is_playing (session)));
}

static const char *
find_outside (const GrundyLook *look)
{
  for (guint i = 0; i < G_N_ELEMENTS (outsides); i++)
    if (outsides[i].labels[0] == look->outside[0] && outsides[i].labels[1] == look->outside[1])
      return outsides[i].word;
  return "";
}

static void
look_changed (GrundySession *session, GParamSpec *pspec, GActionMap *map)
{
  const GrundyLook *look = grundy_session_get_look (session);

  set_state (map, "inside", g_variant_new_string (label_words[look->inside]));
  set_state (map, "outside", g_variant_new_string (find_outside (look)));
}

static void
speed_changed (GrundySession *session, GParamSpec *pspec, GActionMap *map)
{
  const char *word = "";

  for (guint i = 0; i < G_N_ELEMENTS (intervals); i++)
    if (intervals[i] == grundy_session_get_interval (session))
      word = speed_words[i];
  set_state (map, "speed", g_variant_new_string (word));
}

static void
busy_changed (GrundySession *session, GParamSpec *pspec, GActionMap *map)
{
  set_enabled (map, "cancel", grundy_session_is_busy (session));
}

GActionGroup *
grundy_session_actions_new (GrundySession *session)
{
  static const struct
  {
    const char *signal;
    void (*follow) (GrundySession *session, GParamSpec *pspec, GActionMap *map);
  } followers[] = {
    { "notify::document", document_changed }, { "notify::analysis", analysis_changed },
    { "notify::step", step_changed },         { "notify::n-steps", step_changed },
    { "notify::of-values", choices_changed }, { "notify::by-position", choices_changed },
    { "notify::edges", choices_changed },     { "notify::lit-outcome", choices_changed },
    { "notify::component", choices_changed }, { "notify::playing", choices_changed },
    { "notify::look", look_changed },         { "notify::interval", speed_changed },
    { "notify::busy", busy_changed },
  };
  GSimpleActionGroup *group;

  g_return_val_if_fail (GRUNDY_IS_SESSION (session), NULL);

  group = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), session);
  g_object_set_data_full (G_OBJECT (group), "session", g_object_ref (session), g_object_unref);
  for (guint i = 0; i < G_N_ELEMENTS (followers); i++)
    {
      g_signal_connect_object (session, followers[i].signal, G_CALLBACK (followers[i].follow), group, 0);
      followers[i].follow (session, NULL, G_ACTION_MAP (group));
    }
  return G_ACTION_GROUP (group);
}
