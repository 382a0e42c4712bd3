/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-play.h"

G_BEGIN_DECLS

/*
 * GrundyTurns (private to the engine) goes through the turns that a join rule allows in a sum of which is known how
 * many options each component has. First come the turns of the set of components that is first in the order of
 * dictionaries ({1}, {1,2}, {1,2,3}, {1,3}, {2}, ...); within a set the last component's option changes fastest.
 */
typedef struct
{
  /* The turn: which components are moved in, ascending, and the index of the option taken in each. */
  guint *components;
  guint32 *options;
  guint n_moved;
  /*< private >*/
  GrundyJoin join;
  const guint32 *n_options;
  /* The components that have a move; the turn's k-th component is movable[ranks[k]]. */
  guint *movable;
  guint *ranks;
  guint n_movable;
  gboolean may_move;
} GrundyTurns;

/*
 * @n_options: (array length=n_components): how many options each component has; borrowed until the turns are freed
 *
 * Before the first turn. O(components).
 */
GrundyTurns *grundy_turns_new (GrundyJoin join, const guint32 *n_options, guint n_components);
void grundy_turns_free (GrundyTurns *turns);
/* Goes to the next turn, or says that there is none. */
gboolean grundy_turns_next (GrundyTurns *turns);
/* How many turns there are in all, or G_MAXUINT64 if there are at least as many. O(components). */
guint64 grundy_turns_count (const GrundyTurns *turns);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyTurns, grundy_turns_free)

G_END_DECLS
