/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-sum.h"

G_BEGIN_DECLS

/* GrundyGroup (private to the engine): the components of a sum that are positions of the same game. */
typedef struct
{
  GrundyGame *game;
  /* (element-type GrundyPosition): the positions of the components, borrowed from the sum */
  GPtrArray *positions;
} GrundyGroup;

/* GrundyGroups (private to the engine): the distinct games of a sum, so that each is searched once. */
typedef struct
{
  GrundySum *sum;
  /* (element-type GrundyGroup) */
  GPtrArray *groups;
  /* (array length=n_components): the group of each component */
  guint *group_of;
  guint n_components;
} GrundyGroups;

GrundyGroups *grundy_groups_new (GrundySum *sum);
void grundy_groups_free (GrundyGroups *groups);
static inline const GrundyGroup *
grundy_groups_get (const GrundyGroups *groups, guint i)
{
  return (const GrundyGroup *)g_ptr_array_index (groups->groups, i);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyGroups, grundy_groups_free)

G_END_DECLS
