/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-product.h"

struct _GrundyProduct
{
  const GrundyGroups *groups;
  gboolean last_wins;
  /* (element-type GrundySearch): one for each group, of whole positions */
  GPtrArray *searches;
  GrundySearch *whole;
};

static gboolean
search_groups (GrundyProduct *product, const GrundyLimits *limits, const GrundyProgress *progress, GError **error)
{
  for (guint i = 0; i < product->groups->groups->len; i++)
    {
      const GrundyGroup *group = grundy_groups_get (product->groups, i);
      GrundySearch *search =
          grundy_search_new_for_game (group->game, (const GrundyPosition *const *)group->positions->pdata,
                                      group->positions->len, TRUE, limits, progress, error);

      if (search == NULL)
        return FALSE;
      g_ptr_array_add (product->searches, search);
    }
  return TRUE;
}

static const GrundySearch *
search_of_component (const GrundyProduct *product, guint component)
{
  return g_ptr_array_index (product->searches, product->groups->group_of[component]);
}

/* Makes @tuple the position of the sum that has these positions for components. */
static void
set_tuple (const GrundyProduct *product, const GrundyPosition *const *positions, GrundyPosition *tuple)
{
  grundy_position_clear (tuple);
  for (guint i = 0; i < product->groups->n_components; i++)
    grundy_position_append (tuple, grundy_search_get_node (search_of_component (product, i), positions[i]));
}

static gboolean
search_whole (GrundyProduct *product, GrundyPlay play, const GrundyLimits *limits, const GrundyProgress *progress,
              GError **error)
{
  guint n_components = product->groups->n_components;
  g_autofree GrundyExploration **explorations = g_new (GrundyExploration *, n_components);
  g_autofree const GrundyPosition **positions = g_new (const GrundyPosition *, n_components);
  g_autoptr (GrundyPosition) start = grundy_position_new ();
  g_autoptr (GrundyRules) rules = NULL;

  for (guint i = 0; i < n_components; i++)
    {
      explorations[i] = search_of_component (product, i)->exploration;
      positions[i] = grundy_sum_get_position (product->groups->sum, i);
    }
  set_tuple (product, positions, start);
  rules = grundy_rules_new_for_sum (explorations, n_components, play, TRUE);
  product->whole =
      grundy_search_new_for_rules (rules, (const GrundyPosition *const[]){ start }, 1, limits, progress, error);
  return product->whole != NULL;
}

GrundyProduct *
grundy_product_new (const GrundyGroups *groups, GrundyPlay play, const GrundyLimits *limits,
                    const GrundyProgress *progress, GError **error)
{
  g_autoptr (GrundyProduct) product = g_new0 (GrundyProduct, 1);

  product->groups = groups;
  product->last_wins = grundy_play_last_wins (play);
  product->searches = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_search_free);
  if (!search_groups (product, limits, progress, error) || !search_whole (product, play, limits, progress, error))
    return NULL;
  return g_steal_pointer (&product);
}

void
grundy_product_free (GrundyProduct *product)
{
  if (product == NULL)
    return;

  g_ptr_array_unref (product->searches);
  grundy_search_free (product->whole);
  g_free (product);
}

GrundyOutcome
grundy_product_get_outcome (const GrundyProduct *product, const GrundyPosition *const *positions)
{
  g_autoptr (GrundyPosition) tuple = grundy_position_new ();

  set_tuple (product, positions, tuple);
  grundy_rules_normalise (grundy_exploration_get_rules (product->whole->exploration), tuple);
  return grundy_solution_get_outcome (product->whole->solution, grundy_search_get_node (product->whole, tuple),
                                      product->last_wins);
}

guint64
grundy_product_count (const GrundyProduct *product)
{
  guint64 n_positions = grundy_search_get_n_positions (product->whole);

  for (guint i = 0; i < product->searches->len; i++)
    n_positions += grundy_search_get_n_positions (g_ptr_array_index (product->searches, i));
  return n_positions;
}
