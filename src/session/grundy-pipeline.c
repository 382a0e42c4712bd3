/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-pipeline.h"

#include "grundy-differing.h"

struct _GrundyAnalysis
{
  GrundySum *sum;
  GrundyPlay play;
  GrundyExploration *exploration;
  GrundySolution *solution;
  GrundyTimeline *values;
  GrundyTimeline *outcomes;
  gboolean *differing;
};

static void
grundy_analysis_clear (gpointer data)
{
  GrundyAnalysis *analysis = data;

  g_clear_pointer (&analysis->sum, grundy_sum_unref);
  g_clear_pointer (&analysis->exploration, grundy_exploration_unref);
  g_clear_pointer (&analysis->solution, grundy_solution_unref);
  g_clear_pointer (&analysis->values, grundy_timeline_unref);
  g_clear_pointer (&analysis->outcomes, grundy_timeline_unref);
  g_clear_pointer (&analysis->differing, g_free);
}

GrundyAnalysis *
grundy_analysis_ref (GrundyAnalysis *analysis)
{
  g_return_val_if_fail (analysis != NULL, NULL);

  return g_atomic_rc_box_acquire (analysis);
}

void
grundy_analysis_unref (GrundyAnalysis *analysis)
{
  g_return_if_fail (analysis != NULL);

  g_atomic_rc_box_release_full (analysis, grundy_analysis_clear);
}

/* One component is what its game says, unless play may stop before the game does. */
static gboolean
is_plain_game (GrundySum *sum, GrundyPlay play)
{
  return grundy_sum_get_n_components (sum) == 1 && play != GRUNDY_PLAY_ANTI;
}

static GrundyExploration *
explore_component (GrundySum *sum, guint component, const GrundyLimits *limits, const GrundyProgress *progress,
                   GError **error)
{
  g_autoptr (GrundyRules) rules = grundy_rules_new_for_game (grundy_sum_get_game (sum, component));
  const GrundyPosition *start = grundy_sum_get_position (sum, component);

  return grundy_explore (rules, &start, 1, limits, progress, error);
}

/* Components keep their places in a picture, so tuples are not merged. */
static GrundyExploration *
explore_sum (GrundySum *sum, GrundyPlay play, const GrundyLimits *limits, const GrundyProgress *progress,
             GError **error)
{
  guint n_components = grundy_sum_get_n_components (sum);
  g_autoptr (GPtrArray) components = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_exploration_unref);
  g_autoptr (GrundyPosition) tuple = grundy_position_new ();
  g_autoptr (GrundyRules) rules = NULL;
  const GrundyPosition *start = tuple;

  for (guint i = 0; i < n_components; i++)
    {
      GrundyExploration *exploration = explore_component (sum, i, limits, progress, error);

      if (exploration == NULL)
        return NULL;
      g_ptr_array_add (components, exploration);
      if (play == GRUNDY_PLAY_ANTI && !grundy_exploration_check_ends (exploration, error))
        return NULL;
      grundy_position_append (tuple, grundy_exploration_get_start (exploration, 0));
    }

  rules = grundy_rules_new_for_sum ((GrundyExploration *const *)components->pdata, n_components, play, FALSE);
  return grundy_explore (rules, &start, 1, limits, progress, error);
}

/* In which order the positions get their values: with a cycle their options cannot all come first. */
static guint32 *
order_values (const GrundyAnalysis *analysis)
{
  if (grundy_solution_has_cycle (analysis->solution))
    return grundy_solution_order_values (analysis->solution);
  return grundy_exploration_order (analysis->exploration);
}

static guint32 *
order_outcomes (const GrundyAnalysis *analysis, gboolean last_wins)
{
  if (grundy_solution_has_cycle (analysis->solution))
    return grundy_solution_order_outcomes (analysis->solution, last_wins);
  return grundy_exploration_order (analysis->exploration);
}

static gboolean
has_values (const GrundyAnalysis *analysis)
{
  if (!grundy_sum_last_wins (analysis->sum, GRUNDY_PLAY_NORMAL))
    return FALSE;
  return is_plain_game (analysis->sum, analysis->play) || analysis->play == GRUNDY_PLAY_NORMAL ||
         analysis->play == GRUNDY_PLAY_MISERE;
}

static gboolean
analyse (GrundyAnalysis *analysis, const GrundyLimits *limits, const GrundyProgress *progress, GError **error)
{
  GrundyGraph *graph;
  gboolean last_wins;

  if (!grundy_sum_check_play (analysis->sum, analysis->play, error))
    return FALSE;
  if (is_plain_game (analysis->sum, analysis->play))
    analysis->exploration = explore_component (analysis->sum, 0, limits, progress, error);
  else
    analysis->exploration = explore_sum (analysis->sum, analysis->play, limits, progress, error);
  if (analysis->exploration == NULL)
    return FALSE;

  last_wins = grundy_analysis_last_wins (analysis);
  graph = grundy_exploration_get_graph (analysis->exploration);
  analysis->solution = grundy_solve (graph, progress, error);
  if (analysis->solution == NULL)
    return FALSE;

  if (has_values (analysis))
    analysis->values = grundy_timeline_new_values (analysis->solution, order_values (analysis));
  analysis->outcomes =
      grundy_timeline_new_outcomes (analysis->solution, order_outcomes (analysis, last_wins), last_wins);
  analysis->differing = grundy_find_differing (analysis->exploration, analysis->solution, analysis->play);
  return TRUE;
}

GrundyAnalysis *
grundy_pipeline_run (const GrundyRequest *request, const GrundyProgress *progress, GError **error)
{
  g_autoptr (GrundyAnalysis) analysis = NULL;

  g_return_val_if_fail (request != NULL && request->sum != NULL, NULL);
  g_return_val_if_fail (request->component == GRUNDY_COMPONENT_WHOLE ||
                            request->component < grundy_sum_get_n_components (request->sum),
                        NULL);

  analysis = g_atomic_rc_box_new0 (GrundyAnalysis);
  analysis->play = request->play;
  if (request->component == GRUNDY_COMPONENT_WHOLE)
    analysis->sum = grundy_sum_ref (request->sum);
  else
    analysis->sum = grundy_sum_get_component (request->sum, request->component);

  if (!analyse (analysis, &request->limits, progress, error))
    return NULL;
  return g_steal_pointer (&analysis);
}

GrundySum *
grundy_analysis_get_sum (const GrundyAnalysis *analysis)
{
  g_return_val_if_fail (analysis != NULL, NULL);

  return analysis->sum;
}

GrundyPlay
grundy_analysis_get_play (const GrundyAnalysis *analysis)
{
  g_return_val_if_fail (analysis != NULL, GRUNDY_PLAY_NORMAL);

  return analysis->play;
}

gboolean
grundy_analysis_last_wins (const GrundyAnalysis *analysis)
{
  g_return_val_if_fail (analysis != NULL, TRUE);

  return grundy_sum_last_wins (analysis->sum, analysis->play);
}

GrundyExploration *
grundy_analysis_get_exploration (const GrundyAnalysis *analysis)
{
  g_return_val_if_fail (analysis != NULL, NULL);

  return analysis->exploration;
}

GrundySolution *
grundy_analysis_get_solution (const GrundyAnalysis *analysis)
{
  g_return_val_if_fail (analysis != NULL, NULL);

  return analysis->solution;
}

GrundyTimeline *
grundy_analysis_get_values (const GrundyAnalysis *analysis)
{
  g_return_val_if_fail (analysis != NULL, NULL);

  return analysis->values;
}

GrundyTimeline *
grundy_analysis_get_outcomes (const GrundyAnalysis *analysis)
{
  g_return_val_if_fail (analysis != NULL, NULL);

  return analysis->outcomes;
}

const gboolean *
grundy_analysis_get_differing (const GrundyAnalysis *analysis)
{
  g_return_val_if_fail (analysis != NULL, NULL);

  return analysis->differing;
}

guint32
grundy_analysis_get_start (const GrundyAnalysis *analysis)
{
  g_return_val_if_fail (analysis != NULL, 0);

  return grundy_exploration_get_start (analysis->exploration, 0);
}
