/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-misere-search.h"

#include "grundy-misere-forms.h"

/*
 * The graph of each game is searched once, for all components of that game. Of its positions those that are equal in
 * misère play are then taken together, and so are those of the sum of two components, of that and a third, and so on:
 * far fewer are left than tuples of positions, and components that are alike need no thought of their own.
 */
struct _GrundyMisereSearch
{
  const GrundyGroups *groups;
  /* (element-type GrundyGameValues): the searches, one for each group, with their graphs where there are several
   * components; borrowed */
  GPtrArray *values;
  /* (element-type GrundyMisereForms): the forms of each group's positions; none where there is only one component */
  GPtrArray *forms;
  /* (element-type GrundyMisereForms): the forms of the sums of components 0 and 1, of 0 to 2, ... */
  GPtrArray *sums;
};

/* Searches the groups, but for those of which whole positions were searched already. */
static gboolean
search_groups (GrundyMisereSearch *search, const GrundyLimits *limits, const GrundyProgress *progress, GError **error)
{
  GrundyMeans means = search->groups->n_components > 1 ? GRUNDY_MEANS_GRAPH : GRUNDY_MEANS_WHOLE;

  for (guint i = 0; i < search->groups->groups->len; i++)
    {
      const GrundyGroup *group = grundy_groups_get (search->groups, i);
      gboolean is_there = i < search->values->len;
      GrundyGameValues *values;

      if (is_there && !grundy_game_values_are_of_parts (g_ptr_array_index (search->values, i)))
        continue;
      values = grundy_game_values_new (group->game, (const GrundyPosition *const *)group->positions->pdata,
                                       group->positions->len, means, limits, progress, error);
      if (values == NULL)
        return FALSE;
      if (is_there)
        g_ptr_array_remove_index (search->values, i);
      g_ptr_array_insert (search->values, (int)i, values);
    }
  return TRUE;
}

static const GrundySearch *
get_search_of_group (const GrundyMisereSearch *search, guint group)
{
  return grundy_game_values_get_search (g_ptr_array_index (search->values, group));
}

static gboolean
find_forms (GrundyMisereSearch *search, const GrundyProgress *progress, GError **error)
{
  for (guint i = 0; i < search->values->len; i++)
    {
      GrundyGraph *graph = grundy_exploration_get_graph (get_search_of_group (search, i)->exploration);
      GrundyMisereForms *forms = grundy_misere_forms_new (graph, progress, error);

      if (forms == NULL)
        return FALSE;
      g_ptr_array_add (search->forms, forms);
    }
  return TRUE;
}

static const GrundyMisereForms *
get_forms_of_component (const GrundyMisereSearch *search, guint component)
{
  return g_ptr_array_index (search->forms, search->groups->group_of[component]);
}

static gboolean
add_components (GrundyMisereSearch *search, const GrundyLimits *limits, const GrundyProgress *progress, GError **error)
{
  const GrundyMisereForms *before = get_forms_of_component (search, 0);

  for (guint i = 1; i < search->groups->n_components; i++)
    {
      GrundyMisereForms *sums =
          grundy_misere_forms_new_sum (before, get_forms_of_component (search, i), limits, progress, error);

      if (sums == NULL)
        return FALSE;
      g_ptr_array_add (search->sums, sums);
      before = sums;
    }
  return TRUE;
}

GrundyMisereSearch *
grundy_misere_search_new (const GrundyGroups *groups, GPtrArray *values, const GrundyLimits *limits,
                          const GrundyProgress *progress, GError **error)
{
  g_autoptr (GrundyMisereSearch) search = g_new0 (GrundyMisereSearch, 1);

  search->groups = groups;
  search->values = values;
  search->forms = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_misere_forms_free);
  search->sums = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_misere_forms_free);
  if (!search_groups (search, limits, progress, error))
    return NULL;
  if (groups->n_components > 1 &&
      (!find_forms (search, progress, error) || !add_components (search, limits, progress, error)))
    return NULL;
  return g_steal_pointer (&search);
}

void
grundy_misere_search_free (GrundyMisereSearch *search)
{
  if (search == NULL)
    return;

  g_ptr_array_unref (search->forms);
  g_ptr_array_unref (search->sums);
  g_free (search);
}

static guint32
get_node (const GrundyMisereSearch *search, guint component, const GrundyPosition *position)
{
  return grundy_search_get_node (get_search_of_group (search, search->groups->group_of[component]), position);
}

gboolean
grundy_misere_search_next_wins (const GrundyMisereSearch *search, const GrundyPosition *const *positions)
{
  const GrundyMisereForms *sums = NULL;
  guint32 form;

  if (search->groups->n_components == 1)
    return grundy_search_get_outcome (get_search_of_group (search, 0), positions[0], FALSE) == GRUNDY_OUTCOME_N;

  form = grundy_misere_forms_get (get_forms_of_component (search, 0), get_node (search, 0, positions[0]));
  for (guint i = 1; i < search->groups->n_components; i++)
    {
      guint32 node = get_node (search, i, positions[i]);

      sums = g_ptr_array_index (search->sums, i - 1);
      form =
          grundy_misere_forms_get_sum (sums, form, grundy_misere_forms_get (get_forms_of_component (search, i), node));
    }
  return grundy_misere_forms_next_wins (sums, form);
}

guint64
grundy_misere_search_count (const GrundyMisereSearch *search)
{
  guint64 n_positions = 0;

  for (guint i = 0; i < search->values->len; i++)
    n_positions += grundy_search_get_n_positions (get_search_of_group (search, i));
  for (guint i = 0; i < search->sums->len; i++)
    n_positions += grundy_misere_forms_count_items (g_ptr_array_index (search->sums, i));
  return n_positions;
}
