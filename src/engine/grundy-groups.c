/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-groups.h"

static void
group_free (GrundyGroup *group)
{
  g_ptr_array_unref (group->positions);
  grundy_game_unref (group->game);
  g_free (group);
}

/* Components of one term share their game, so that most are found by the pointer. */
static guint
groups_find (GrundyGroups *groups, GHashTable *group_of_game, GrundyGame *game)
{
  gpointer found;
  guint i = 0;

  if (g_hash_table_lookup_extended (group_of_game, game, NULL, &found))
    return GPOINTER_TO_UINT (found);

  while (i < groups->groups->len && !grundy_game_equal (grundy_groups_get (groups, i)->game, game))
    i++;
  if (i == groups->groups->len)
    {
      GrundyGroup *group = g_new (GrundyGroup, 1);

      group->game = grundy_game_ref (game);
      group->positions = g_ptr_array_new ();
      g_ptr_array_add (groups->groups, group);
    }
  g_hash_table_insert (group_of_game, game, GUINT_TO_POINTER (i));
  return i;
}

GrundyGroups *
grundy_groups_new (GrundySum *sum)
{
  g_autoptr (GHashTable) group_of_game = g_hash_table_new (NULL, NULL);
  GrundyGroups *groups = g_new0 (GrundyGroups, 1);

  groups->sum = grundy_sum_ref (sum);
  groups->groups = g_ptr_array_new_with_free_func ((GDestroyNotify)group_free);
  groups->n_components = grundy_sum_get_n_components (sum);
  groups->group_of = g_new (guint, groups->n_components);
  for (guint i = 0; i < groups->n_components; i++)
    {
      groups->group_of[i] = groups_find (groups, group_of_game, grundy_sum_get_game (sum, i));
      g_ptr_array_add (grundy_groups_get (groups, groups->group_of[i])->positions,
                       (gpointer)grundy_sum_get_position (sum, i));
    }
  return groups;
}

void
grundy_groups_free (GrundyGroups *groups)
{
  if (groups == NULL)
    return;

  g_ptr_array_unref (groups->groups);
  grundy_sum_unref (groups->sum);
  g_free (groups->group_of);
  g_free (groups);
}
