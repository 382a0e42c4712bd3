/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-explain-step.h"

#include "grundy-explain-loops.h"
#include "grundy-list-text.h"
#include "grundy-position-text.h"

#include <glib/gi18n-lib.h>

/*
 * A sentence has what it needs in one of these: the position that the step is about, and its options in the order
 * in which they are marked, which is from the last of its row to the first.
 */
typedef struct
{
  const GrundyAnalysis *analysis;
  const GrundySolution *solution;
  const GrundyTimeline *timeline;
  guint64 k;
  gboolean last_wins;
  GrundyStep step;
  const guint32 *row;
  guint32 n_options;
} Scene;

static guint32
get_option (const Scene *scene, guint32 i)
{
  return scene->row[scene->n_options - 1 - i];
}

static char *
position_text (const Scene *scene)
{
  return grundy_position_text_new (scene->analysis, scene->step.node);
}

static char *
options_text (const Scene *scene)
{
  guint n_shown = grundy_list_text_get_n_shown (scene->n_options);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n_shown; i++)
    g_ptr_array_add (texts, grundy_position_text_new (scene->analysis, get_option (scene, i)));
  return grundy_list_text_new_shortened ((const char *const *)texts->pdata, n_shown, scene->n_options - n_shown);
}

static char *
values_text (const Scene *scene)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < scene->n_options; i++)
    g_ptr_array_add (texts, g_strdup_printf ("%u", grundy_solution_get_sg (scene->solution, get_option (scene, i))));
  return grundy_list_text_new ((const char *const *)texts->pdata, texts->len);
}

static GrundyOutcome
outcome_of (const Scene *scene, guint32 node)
{
  return grundy_solution_get_outcome (scene->solution, node, scene->last_wins);
}

static char *
outcomes_text (const Scene *scene)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < scene->n_options; i++)
    g_ptr_array_add (texts,
                     g_strdup_printf ("%c", grundy_outcome_get_letter (outcome_of (scene, get_option (scene, i)))));
  return grundy_list_text_new ((const char *const *)texts->pdata, texts->len);
}

/* In step 0. */
static char *
explain_start (void)
{
  return g_strdup (_ ("Nothing is settled yet."));
}

static char *
explain_terminal (const Scene *scene)
{
  g_autofree char *position = position_text (scene);

  switch (grundy_analysis_get_play (scene->analysis))
    {
    case GRUNDY_PLAY_ANTI:
      /* Translators: %s is a position. Anti is misère play that stops early. */
      return g_strdup_printf (_ ("In %s every component has value 0, so play stops here."), position);
    case GRUNDY_PLAY_EVERY_SHORT:
      return g_strdup_printf (_ ("In %s a component has no move, so play ends here."), position);
    case GRUNDY_PLAY_NORMAL:
    case GRUNDY_PLAY_MISERE:
    case GRUNDY_PLAY_EVERY:
    case GRUNDY_PLAY_SELECTIVE:
    default:
      return g_strdup_printf (_ ("No move leads out of %s: it is a terminal position."), position);
    }
}

static char *
explain_take_up_of_many (const Scene *scene)
{
  g_autofree char *position = position_text (scene);
  g_autofree char *options = options_text (scene);

  /* Translators: "20 can move to 19, 18, 17 and 17 more, 20 positions in all." There are always many. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s can move to %2$s, %3$u position in all.",
                                       "%1$s can move to %2$s, %3$u positions in all.", scene->n_options),
                          position, options, scene->n_options);
}

/* With cycles the options may still be without a value or an outcome. */
static char *
explain_take_up_of_loops (const Scene *scene)
{
  g_autofree char *position = position_text (scene);
  g_autofree char *options = options_text (scene);

  /* Translators: a position and a list of positions. */
  return g_strdup_printf (_ ("%1$s can move to %2$s."), position, options);
}

static char *
explain_take_up_values (const Scene *scene)
{
  g_autofree char *position = position_text (scene);
  g_autofree char *options = options_text (scene);
  g_autofree char *values = values_text (scene);

  /* Translators: a position, a list of positions, a list of as many numbers: "7 can move to 6, 4 and 3, whose
   * values are 2, 2 and 1." */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s can move to %2$s, whose value is %3$s.",
                                       "%1$s can move to %2$s, whose values are %3$s.", scene->n_options),
                          position, options, values);
}

static char *
explain_take_up_outcomes (const Scene *scene)
{
  g_autofree char *position = position_text (scene);
  g_autofree char *options = options_text (scene);
  g_autofree char *outcomes = outcomes_text (scene);

  /* Translators: a position, a list of positions, a list of as many letters: "7 can move to 6, 4 and 3, which
   * are N, N and N." */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s can move to %2$s, which is %3$s.",
                                       "%1$s can move to %2$s, which are %3$s.", scene->n_options),
                          position, options, outcomes);
}

static gboolean
is_marked_before (const Scene *scene, guint32 n_marked, guint32 value)
{
  for (guint32 i = 0; i < n_marked; i++)
    if (grundy_solution_get_sg (scene->solution, get_option (scene, i)) == value)
      return TRUE;
  return FALSE;
}

static char *
explain_mark (const Scene *scene)
{
  guint32 option = scene->row[scene->step.option];
  guint32 n_marked = scene->n_options - 1 - scene->step.option;
  guint32 value = grundy_solution_get_sg (scene->solution, option);
  g_autofree char *text = grundy_position_text_new (scene->analysis, option);

  if (is_marked_before (scene, n_marked, value))
    /* Translators: %s is a position, %u its value. */
    return g_strdup_printf (_ ("%1$s has value %2$u, which is marked already."), text, value);
  return g_strdup_printf (_ ("%1$s has value %2$u: mark %2$u."), text, value);
}

static char *
explain_look (const Scene *scene)
{
  guint32 number = scene->step.number;

  if (grundy_solution_has_cycle (scene->solution))
    return grundy_explain_loops_value (scene->analysis, scene->step.node);
  if (number < grundy_solution_get_sg (scene->solution, scene->step.node))
    return g_strdup_printf (_ ("%u is marked: look at the next number."), number);
  return g_strdup_printf (_ ("%u is not marked: it is the least number missing."), number);
}

static char *
explain_settle_value (const Scene *scene)
{
  g_autofree char *label =
      grundy_exploration_get_label (grundy_analysis_get_exploration (scene->analysis), scene->step.node);
  g_autofree char *position = position_text (scene);

  if (scene->step.number == GRUNDY_SG_INFINITE)
    return grundy_explain_loops_settle_infinite (scene->analysis, scene->step.node);
  /* P and N are the outcomes of the play that is shown, and in misère play the value does not say them. */
  if (!grundy_analysis_last_wins (scene->analysis))
    return g_strdup_printf (_ ("SG(%1$s) = %2$u."), label, scene->step.number);
  if (scene->step.number == 0)
    /* Translators: a position and, in another form, the same position: "SG(7) = 0: 7 is P." Whoever moves from it
     * loses. Keep the letter P. */
    return g_strdup_printf (_ ("SG(%1$s) = 0: %2$s is P."), label, position);
  /* Translators: "SG(8) = 1: 8 is N." Whoever moves from it wins. Keep the letter N. */
  return g_strdup_printf (_ ("SG(%1$s) = %2$u: %3$s is N."), label, scene->step.number, position);
}

static char *
explain_settle_terminal (const Scene *scene)
{
  g_autofree char *position = position_text (scene);

  if (scene->last_wins)
    /* Translators: the last to move wins. */
    return g_strdup_printf (_ ("Whoever must move from %1$s cannot, and loses: %1$s is P."), position);
  /* Translators: the last to move loses. */
  return g_strdup_printf (_ ("Whoever is to move in %1$s wins, for the last to move loses: %1$s is N."), position);
}

static char *
explain_settle_p (const Scene *scene)
{
  g_autofree char *position = position_text (scene);

  /* Translators: N: whoever moves from there wins. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The only option of %1$s is N: %1$s is P.",
                                       "Every option of %1$s is N: %1$s is P.", scene->n_options),
                          position);
}

static char *
explain_settle_n (const Scene *scene)
{
  g_autofree char *position = position_text (scene);
  g_autofree char *option = NULL;

  for (guint32 i = 0; i < scene->n_options && option == NULL; i++)
    if (outcome_of (scene, get_option (scene, i)) == GRUNDY_OUTCOME_P &&
        grundy_timeline_is_settled (scene->timeline, get_option (scene, i), scene->k))
      option = grundy_position_text_new (scene->analysis, get_option (scene, i));

  /* Translators: two positions: "10 can move to 7, which is P: 10 is N." */
  return g_strdup_printf (_ ("%1$s can move to %2$s, which is P: %1$s is N."), position, option);
}

static char *
explain_settle_outcome (const Scene *scene)
{
  if (scene->n_options == 0)
    return explain_settle_terminal (scene);
  switch (outcome_of (scene, scene->step.node))
    {
    case GRUNDY_OUTCOME_P:
      return explain_settle_p (scene);
    case GRUNDY_OUTCOME_D:
      return grundy_explain_loops_draw (scene->analysis, scene->step.node);
    case GRUNDY_OUTCOME_N:
    default:
      return explain_settle_n (scene);
    }
}

static char *
explain_take_up (const Scene *scene, gboolean is_of_values)
{
  if (scene->n_options == 0)
    return explain_terminal (scene);
  if (grundy_list_text_get_n_shown (scene->n_options) < scene->n_options)
    return explain_take_up_of_many (scene);
  if (grundy_solution_has_cycle (scene->solution))
    return explain_take_up_of_loops (scene);
  return is_of_values ? explain_take_up_values (scene) : explain_take_up_outcomes (scene);
}

char *
grundy_explain_step (const GrundyAnalysis *analysis, const GrundyTimeline *timeline, guint64 k)
{
  gboolean is_of_values;
  Scene scene = { .analysis = analysis, .timeline = timeline, .k = k };

  g_return_val_if_fail (analysis != NULL && timeline != NULL, NULL);
  g_return_val_if_fail (k <= grundy_timeline_get_n_steps (timeline), NULL);

  is_of_values = grundy_timeline_is_of_values (timeline);
  grundy_timeline_get_step (timeline, k, &scene.step);
  if (scene.step.phase == GRUNDY_PHASE_START)
    return explain_start ();

  scene.solution = grundy_timeline_get_solution (timeline);
  scene.last_wins = grundy_timeline_last_wins (timeline);
  scene.row = grundy_graph_get_options (grundy_solution_get_graph (scene.solution), scene.step.node, &scene.n_options);

  switch (scene.step.phase)
    {
    case GRUNDY_PHASE_TAKE_UP:
      return explain_take_up (&scene, is_of_values);
    case GRUNDY_PHASE_MARK:
      return explain_mark (&scene);
    case GRUNDY_PHASE_LOOK:
      return explain_look (&scene);
    case GRUNDY_PHASE_SETTLE:
      return is_of_values ? explain_settle_value (&scene) : explain_settle_outcome (&scene);
    case GRUNDY_PHASE_START:
    default:
      g_assert_not_reached ();
    }
}
