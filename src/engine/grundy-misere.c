/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-misere.h"

#include "grundy-misere-search.h"
#include "grundy-parts.h"

#include <glib/gi18n-lib.h>

/*
 * Misère play has no values that add up. In the order of what they cost:
 * 1. a closed form, which also answers for several components that are heaps of one and the same game;
 * 2. the SJ theorem (Jia Zhihao, 2009), where each part satisfies its condition: every position that can be reached
 *    and has SG 0 is terminal or has an option of SG 1. The condition is checked on the whole graph of each part;
 * 3. a search of the whole sum, as in grundy-misere-search.c.
 */
struct _GrundyMisere
{
  const GrundyGroups *groups;
  /* (element-type GrundyGameValues): one for each group */
  GPtrArray *values;
  const GrundyClosedForm *closed_form;
  gboolean satisfies_sj;
  /* Where the condition was found not to hold: a position that breaks it, as a sum */
  char *exception;
  GrundyMisereSearch *search;
};

/* What the SJ theorem asks for. */
typedef struct
{
  guint64 total;
  gboolean has_large;
} Tally;

gboolean
grundy_sj_next_wins (guint64 total, gboolean has_large)
{
  return (total != 0) == has_large;
}

static const GrundyClosedForm *
find_closed_form (const GrundyGroups *groups)
{
  GrundyGame *game = grundy_groups_get (groups, 0)->game;
  const GrundyClosedForm *form = grundy_game_get_closed_form (game);

  if (form == NULL || form->n_wins_misere == NULL || groups->groups->len > 1)
    return NULL;
  return groups->n_components == 1 || grundy_game_is_heap_game (game) ? form : NULL;
}

static guint
count_parts (const GrundyGroups *groups)
{
  guint n_parts = 0;

  for (guint i = 0; i < groups->n_components; i++)
    n_parts += grundy_parts_count (grundy_sum_get_game (groups->sum, i), grundy_sum_get_position (groups->sum, i));
  return n_parts;
}

static gboolean
node_satisfies_sj (const GrundySearch *search, guint32 node)
{
  guint32 n_options;
  const guint32 *options =
      grundy_graph_get_options (grundy_exploration_get_graph (search->exploration), node, &n_options);

  if (n_options == 0 || grundy_solution_get_sg (search->solution, node) != 0)
    return TRUE;
  for (guint32 i = 0; i < n_options; i++)
    if (grundy_solution_get_sg (search->solution, options[i]) == 1)
      return TRUE;
  return FALSE;
}

static char *
format_position (GrundyRules *rules, const GrundyPosition *position)
{
  GString *text = g_string_new (NULL);

  grundy_rules_format_sum (rules, position, text);
  return g_string_free (text, FALSE);
}

/* (transfer full) (nullable): a position that breaks the condition, and one that is quickly read */
static char *
find_exception_of_answers (const GrundyAnswers *answers)
{
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  guint32 exception = grundy_answers_get_exception (answers);

  if (exception == GRUNDY_NO_EXCEPTION)
    return NULL;
  grundy_arena_get (grundy_answers_get_arena (answers), exception, position);
  return format_position (grundy_answers_get_rules (answers), position);
}

/* The same, where there is a graph */
static char *
find_exception (const GrundySearch *search)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (grundy_exploration_get_graph (search->exploration));
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  guint fewest_cells = G_MAXUINT;
  guint32 exception = 0;

  for (guint32 node = 0; node < n_nodes; node++)
    {
      if (node_satisfies_sj (search, node))
        continue;
      grundy_exploration_get_position (search->exploration, node, position);
      if (position->n_cells >= fewest_cells)
        continue;
      fewest_cells = position->n_cells;
      exception = node;
    }
  if (fewest_cells == G_MAXUINT)
    return NULL;
  grundy_exploration_get_position (search->exploration, exception, position);
  return format_position (grundy_exploration_get_rules (search->exploration), position);
}

/* --- What is known of the groups ----------------------------------------------------------------------------- */

static GrundyGameValues *
find_values (const GrundyGroups *groups, guint i, GrundyMeans means, const GrundyLimits *limits,
             const GrundyProgress *progress, GError **error)
{
  const GrundyGroup *group = grundy_groups_get (groups, i);

  return grundy_game_values_new (group->game, (const GrundyPosition *const *)group->positions->pdata,
                                 group->positions->len, means, limits, progress, error);
}

static gboolean
try_closed_form (GrundyMisere *misere, const GrundyLimits *limits, const GrundyProgress *progress, GError **error)
{
  GrundyGameValues *values = find_values (misere->groups, 0, GRUNDY_MEANS_ANY, limits, progress, error);

  if (values != NULL)
    g_ptr_array_add (misere->values, values);
  return values != NULL;
}

/* Searches the parts of each group, until one does not satisfy the condition. */
static gboolean
try_sj (GrundyMisere *misere, const GrundyLimits *limits, const GrundyProgress *progress, GError **error)
{
  /* Components that must be added up in the end need their graphs. */
  GrundyMeans means = misere->groups->n_components > 1 ? GRUNDY_MEANS_PARTS_GRAPH : GRUNDY_MEANS_PARTS;

  for (guint i = 0; i < misere->groups->groups->len && misere->exception == NULL; i++)
    {
      GrundyGameValues *values = find_values (misere->groups, i, means, limits, progress, error);
      const GrundySearch *search;

      if (values == NULL)
        return FALSE;
      g_ptr_array_add (misere->values, values);
      search = grundy_game_values_get_search (values);
      misere->exception =
          search->answers != NULL ? find_exception_of_answers (search->answers) : find_exception (search);
    }
  misere->satisfies_sj = misere->exception == NULL;
  return TRUE;
}

/* A search that found too much also tells why it was needed. */
static void
add_exception (const GrundyMisere *misere, GError **error)
{
  g_autoptr (GError) cause = NULL;

  if (error == NULL || misere->exception == NULL || !g_error_matches (*error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT))
    return;
  cause = g_steal_pointer (error);
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
               /* Translators: a position, and a sentence about the limit of a search. */
               _ ("The SJ theorem does not apply: %1$s is a P position of SG 0 from which no move leads to SG 1. %2$s"),
               misere->exception, cause->message);
}

static gboolean
misere_find (GrundyMisere *misere, const GrundyLimits *limits, const GrundyProgress *progress, GError **error)
{
  misere->closed_form = find_closed_form (misere->groups);
  if (misere->closed_form != NULL)
    return try_closed_form (misere, limits, progress, error);

  if (count_parts (misere->groups) > 1 && !try_sj (misere, limits, progress, error))
    return FALSE;
  if (misere->satisfies_sj)
    return TRUE;

  misere->search = grundy_misere_search_new (misere->groups, misere->values, limits, progress, error);
  if (misere->search == NULL)
    add_exception (misere, error);
  return misere->search != NULL;
}

GrundyMisere *
grundy_misere_new (const GrundyGroups *groups, const GrundyLimits *limits, const GrundyProgress *progress,
                   GError **error)
{
  g_autoptr (GrundyMisere) misere = g_new0 (GrundyMisere, 1);

  misere->groups = groups;
  misere->values = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_game_values_free);
  if (!misere_find (misere, limits, progress, error))
    return NULL;
  return g_steal_pointer (&misere);
}

void
grundy_misere_free (GrundyMisere *misere)
{
  if (misere == NULL)
    return;

  grundy_misere_search_free (misere->search);
  g_ptr_array_unref (misere->values);
  g_free (misere->exception);
  g_free (misere);
}

/* There is a closed form only for one component, or for heaps of one and the same game. */
static gboolean
next_wins_by_closed_form (const GrundyMisere *misere, const GrundyPosition *const *positions)
{
  GrundyGame *game = grundy_groups_get (misere->groups, 0)->game;
  g_autoptr (GrundyPosition) heaps = grundy_position_new ();

  for (guint i = 0; i < misere->groups->n_components; i++)
    for (guint k = 0; k < positions[i]->n_cells; k++)
      grundy_position_append (heaps, positions[i]->cells[k]);
  if (misere->groups->n_components > 1)
    grundy_game_normalise (game, heaps);
  return misere->closed_form->n_wins_misere (game, heaps);
}

/* Whether a component has to be taken apart to know the values of its parts. */
static gboolean
falls_into_parts (const GrundyMisere *misere, guint component)
{
  return misere->closed_form != NULL ||
         grundy_game_values_are_of_parts (g_ptr_array_index (misere->values, misere->groups->group_of[component]));
}

static void
tally_component (const GrundyMisere *misere, guint component, const GrundyPosition *position, Tally *tally)
{
  const GrundyGameValues *values = g_ptr_array_index (misere->values, misere->groups->group_of[component]);
  GrundyGame *game = grundy_sum_get_game (misere->groups->sum, component);
  gboolean has_parts = falls_into_parts (misere, component);
  guint n_parts = has_parts ? grundy_parts_count (game, position) : 1;
  g_autoptr (GrundyPosition) part = grundy_position_new ();

  for (guint i = 0; i < n_parts; i++)
    {
      GrundyTotal total = { 0 };

      if (has_parts)
        grundy_parts_get (game, position, i, part);
      grundy_game_values_add (values, has_parts ? part : position, &total);
      tally->total ^= total.nim_sum;
      tally->has_large = tally->has_large || total.nim_sum > 1;
    }
}

static Tally
tally_parts (const GrundyMisere *misere, const GrundyPosition *const *positions)
{
  Tally tally = { 0 };

  for (guint i = 0; i < misere->groups->n_components; i++)
    tally_component (misere, i, positions[i], &tally);
  return tally;
}

static gboolean
next_wins_by_sj (const GrundyMisere *misere, const GrundyPosition *const *positions)
{
  Tally tally = tally_parts (misere, positions);

  return grundy_sj_next_wins (tally.total, tally.has_large);
}

gboolean
grundy_misere_next_wins (const GrundyMisere *misere, const GrundyPosition *const *positions)
{
  if (misere->closed_form != NULL)
    return next_wins_by_closed_form (misere, positions);
  if (misere->satisfies_sj)
    return next_wins_by_sj (misere, positions);
  return grundy_misere_search_next_wins (misere->search, positions);
}

void
grundy_misere_give_reason (const GrundyMisere *misere, const GrundyPosition *const *positions, GrundyReason *reason)
{
  *reason = (GrundyReason){ .ground = GRUNDY_GROUND_SEARCH };
  if (misere->search != NULL)
    {
      reason->exception = g_strdup (misere->exception);
      reason->n_searched = grundy_misere_search_count (misere->search);
      return;
    }
  reason->ground = misere->closed_form != NULL ? GRUNDY_GROUND_FORMULA : GRUNDY_GROUND_SJ;
  reason->source = misere->closed_form != NULL ? misere->closed_form->source : NULL;
  reason->has_parts = misere->closed_form == NULL || misere->closed_form->sg != NULL;
  if (reason->has_parts)
    {
      Tally tally = tally_parts (misere, positions);

      reason->total = tally.total;
      reason->has_large = tally.has_large;
    }
}

const GrundyGameValues *
grundy_misere_get_values (const GrundyMisere *misere, guint group)
{
  return g_ptr_array_index (misere->values, group);
}
