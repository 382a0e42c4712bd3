/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-misere.h"

#include "grundy-parts.h"

/*
 * Misère play has no values that add up. In the order of what they cost:
 * 1. a closed form, which also answers for several components that are heaps of one and the same game;
 * 2. the SJ theorem (Jia Zhihao, 2009), where each part satisfies its condition: every position that can be reached
 *    and has SG 0 is terminal or has an option of SG 1. The condition is checked on the whole graph of each part;
 * 3. the graph of the whole sum. Components that are heaps of one and the same game are one position in it, for misère
 *    play does not ask where one component ends: the heaps of all of them are merged, and fewer positions are searched.
 */
struct _GrundyMisere
{
  const GrundyGroups *groups;
  /* (element-type GrundyGameValues): one for each group */
  GPtrArray *values;
  const GrundyClosedForm *closed_form;
  gboolean satisfies_sj;
  /* (element-type GArray): the components, as guint, that are searched as one position; each is in one block */
  GPtrArray *blocks;
  /* The graph of the sum, of more than one block */
  GrundySearch *whole;
};

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
search_satisfies_sj (const GrundySearch *search)
{
  GrundyGraph *graph = grundy_exploration_get_graph (search->exploration);
  guint32 n_nodes = grundy_graph_get_n_nodes (graph);

  for (guint32 node = 0; node < n_nodes; node++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (graph, node, &n_options);
      gboolean is_satisfied = n_options == 0 || grundy_solution_get_sg (search->solution, node) != 0;

      for (guint32 i = 0; i < n_options && !is_satisfied; i++)
        is_satisfied = grundy_solution_get_sg (search->solution, options[i]) == 1;
      if (!is_satisfied)
        return FALSE;
    }
  return TRUE;
}

/* --- Blocks -------------------------------------------------------------------------------------------------- */

static gboolean
group_is_block (const GrundyGroup *group)
{
  return group->positions->len > 1 && grundy_game_is_heap_game (group->game);
}

static void
make_blocks (GrundyMisere *misere)
{
  const GrundyGroups *groups = misere->groups;
  g_autofree GArray **block_of_group = g_new0 (GArray *, groups->groups->len);

  misere->blocks = g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);
  for (guint i = 0; i < groups->n_components; i++)
    {
      guint group = groups->group_of[i];
      GArray *block = block_of_group[group];

      if (block == NULL)
        {
          block = g_array_new (FALSE, FALSE, sizeof (guint));
          g_ptr_array_add (misere->blocks, block);
          if (group_is_block (grundy_groups_get (groups, group)))
            block_of_group[group] = block;
        }
      g_array_append_val (block, i);
    }
}

static GrundyGame *
get_game_of_block (const GrundyMisere *misere, guint block)
{
  const GArray *components = g_ptr_array_index (misere->blocks, block);

  return grundy_sum_get_game (misere->groups->sum, g_array_index (components, guint, 0));
}

/* Makes @joined the one position that the components of a block are. */
static void
join_block (const GrundyMisere *misere, guint block, const GrundyPosition *const *positions, GrundyPosition *joined)
{
  const GArray *components = g_ptr_array_index (misere->blocks, block);

  grundy_position_clear (joined);
  for (guint i = 0; i < components->len; i++)
    {
      const GrundyPosition *position = positions[g_array_index (components, guint, i)];

      for (guint k = 0; k < position->n_cells; k++)
        grundy_position_append (joined, position->cells[k]);
    }
  if (components->len > 1)
    grundy_game_normalise (get_game_of_block (misere, block), joined);
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
  misere->satisfies_sj = TRUE;
  for (guint i = 0; i < misere->groups->groups->len && misere->satisfies_sj; i++)
    {
      GrundyGameValues *values = find_values (misere->groups, i, GRUNDY_MEANS_PARTS, limits, progress, error);

      if (values == NULL)
        return FALSE;
      g_ptr_array_add (misere->values, values);
      misere->satisfies_sj = search_satisfies_sj (grundy_game_values_get_search (values));
    }
  return TRUE;
}

/* Searches the whole positions of a group, also that of its heaps together where it is a block. */
static GrundyGameValues *
search_group (const GrundyGroup *group, const GrundyLimits *limits, const GrundyProgress *progress, GError **error)
{
  g_autoptr (GPtrArray) starts = g_ptr_array_copy (group->positions, NULL, NULL);
  g_autoptr (GrundyPosition) joined = grundy_position_new ();

  if (group_is_block (group))
    {
      for (guint i = 0; i < group->positions->len; i++)
        {
          const GrundyPosition *position = g_ptr_array_index (group->positions, i);

          for (guint k = 0; k < position->n_cells; k++)
            grundy_position_append (joined, position->cells[k]);
        }
      grundy_game_normalise (group->game, joined);
      g_ptr_array_add (starts, joined);
    }
  return grundy_game_values_new (group->game, (const GrundyPosition *const *)starts->pdata, starts->len,
                                 GRUNDY_MEANS_GRAPH, limits, progress, error);
}

/* Searches the groups, but for those of which whole positions were searched already. */
static gboolean
search_groups (GrundyMisere *misere, const GrundyLimits *limits, const GrundyProgress *progress, GError **error)
{
  for (guint i = 0; i < misere->groups->groups->len; i++)
    {
      const GrundyGroup *group = grundy_groups_get (misere->groups, i);
      gboolean is_there = i < misere->values->len;
      GrundyGameValues *values;

      if (is_there && !group_is_block (group) &&
          !grundy_game_values_are_of_parts (g_ptr_array_index (misere->values, i)))
        continue;
      values = search_group (group, limits, progress, error);
      if (values == NULL)
        return FALSE;
      if (is_there)
        g_ptr_array_remove_index (misere->values, i);
      g_ptr_array_insert (misere->values, (int)i, values);
    }
  return TRUE;
}

static const GrundySearch *
search_of_block (const GrundyMisere *misere, guint block)
{
  const GArray *components = g_ptr_array_index (misere->blocks, block);
  guint group = misere->groups->group_of[g_array_index (components, guint, 0)];

  return grundy_game_values_get_search (g_ptr_array_index (misere->values, group));
}

/* Makes @tuple the position of the sum that has these positions for components. */
static void
set_tuple (const GrundyMisere *misere, const GrundyPosition *const *positions, GrundyPosition *tuple)
{
  g_autoptr (GrundyPosition) joined = grundy_position_new ();

  grundy_position_clear (tuple);
  for (guint i = 0; i < misere->blocks->len; i++)
    {
      join_block (misere, i, positions, joined);
      grundy_position_append (tuple, grundy_search_get_node (search_of_block (misere, i), joined));
    }
}

static gboolean
search_whole (GrundyMisere *misere, const GrundyLimits *limits, const GrundyProgress *progress, GError **error)
{
  guint n_blocks = misere->blocks->len;
  guint n_components = misere->groups->n_components;
  g_autofree GrundyExploration **explorations = g_new (GrundyExploration *, n_blocks);
  g_autofree const GrundyPosition **positions = g_new (const GrundyPosition *, n_components);
  g_autoptr (GrundyPosition) start = grundy_position_new ();
  g_autoptr (GrundyRules) rules = NULL;

  for (guint i = 0; i < n_blocks; i++)
    explorations[i] = search_of_block (misere, i)->exploration;
  for (guint i = 0; i < n_components; i++)
    positions[i] = grundy_sum_get_position (misere->groups->sum, i);
  set_tuple (misere, positions, start);
  rules = grundy_rules_new_for_sum (explorations, n_blocks, GRUNDY_PLAY_MISERE, TRUE);
  misere->whole = grundy_search_new (rules, (const GrundyPosition *const[]){ start }, 1, limits, progress, error);
  return misere->whole != NULL;
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

  return search_groups (misere, limits, progress, error) &&
         (misere->blocks->len == 1 || search_whole (misere, limits, progress, error));
}

GrundyMisere *
grundy_misere_new (const GrundyGroups *groups, const GrundyLimits *limits, const GrundyProgress *progress,
                   GError **error)
{
  g_autoptr (GrundyMisere) misere = g_new0 (GrundyMisere, 1);

  misere->groups = groups;
  misere->values = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_game_values_free);
  make_blocks (misere);
  if (!misere_find (misere, limits, progress, error))
    return NULL;
  return g_steal_pointer (&misere);
}

void
grundy_misere_free (GrundyMisere *misere)
{
  if (misere == NULL)
    return;

  g_ptr_array_unref (misere->values);
  g_ptr_array_unref (misere->blocks);
  grundy_search_free (misere->whole);
  g_free (misere);
}

/* There is a closed form only where all components are one block. */
static gboolean
next_wins_by_closed_form (const GrundyMisere *misere, const GrundyPosition *const *positions)
{
  g_autoptr (GrundyPosition) heaps = grundy_position_new ();

  join_block (misere, 0, positions, heaps);
  return misere->closed_form->n_wins_misere (get_game_of_block (misere, 0), heaps);
}

static gboolean
next_wins_by_sj (const GrundyMisere *misere, const GrundyPosition *const *positions)
{
  g_autoptr (GrundyPosition) part = grundy_position_new ();
  guint64 total = 0;
  gboolean has_large = FALSE;

  for (guint i = 0; i < misere->groups->n_components; i++)
    {
      const GrundyGameValues *values = g_ptr_array_index (misere->values, misere->groups->group_of[i]);
      GrundyGame *game = grundy_sum_get_game (misere->groups->sum, i);
      gboolean is_of_parts = grundy_game_values_are_of_parts (values);
      guint n_parts = is_of_parts ? grundy_parts_count (game, positions[i]) : 1;

      for (guint k = 0; k < n_parts; k++)
        {
          guint64 sg;

          if (is_of_parts)
            grundy_parts_get (game, positions[i], k, part);
          sg = grundy_game_values_get_sg (values, is_of_parts ? part : positions[i]);
          total ^= sg;
          has_large = has_large || sg > 1;
        }
    }
  return grundy_sj_next_wins (total, has_large);
}

static gboolean
next_wins_by_search (const GrundyMisere *misere, const GrundyPosition *const *positions)
{
  const GrundySearch *search = misere->whole != NULL ? misere->whole : search_of_block (misere, 0);
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  guint32 node;

  if (misere->whole == NULL)
    join_block (misere, 0, positions, position);
  else
    {
      set_tuple (misere, positions, position);
      grundy_rules_normalise (grundy_exploration_get_rules (search->exploration), position);
    }
  node = grundy_search_get_node (search, position);
  return grundy_solution_get_outcome (search->solution, node, FALSE) == GRUNDY_OUTCOME_N;
}

gboolean
grundy_misere_next_wins (const GrundyMisere *misere, const GrundyPosition *const *positions)
{
  if (misere->closed_form != NULL)
    return next_wins_by_closed_form (misere, positions);
  if (misere->satisfies_sj)
    return next_wins_by_sj (misere, positions);
  return next_wins_by_search (misere, positions);
}

const GrundyGameValues *
grundy_misere_get_values (const GrundyMisere *misere, guint group)
{
  return g_ptr_array_index (misere->values, group);
}
