/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-turns.h"

#include <string.h>

GrundyTurns *
grundy_turns_new (GrundyJoin join, const guint32 *n_options, guint n_components)
{
  GrundyTurns *turns = g_new0 (GrundyTurns, 1);

  turns->join = join;
  turns->n_options = n_options;
  turns->components = g_new (guint, n_components);
  turns->options = g_new (guint32, n_components);
  turns->movable = g_new (guint, n_components);
  turns->ranks = g_new (guint, n_components);
  for (guint i = 0; i < n_components; i++)
    if (n_options[i] > 0)
      turns->movable[turns->n_movable++] = i;
  turns->may_move = turns->n_movable > 0 && (join != GRUNDY_JOIN_EVERY || turns->n_movable == n_components);
  return turns;
}

void
grundy_turns_free (GrundyTurns *turns)
{
  if (turns == NULL)
    return;

  g_free (turns->components);
  g_free (turns->options);
  g_free (turns->movable);
  g_free (turns->ranks);
  g_free (turns);
}

/* Makes @rank the set's last component, with its first option. */
static void
turns_set_last (GrundyTurns *turns, guint rank)
{
  turns->ranks[turns->n_moved - 1] = rank;
  turns->components[turns->n_moved - 1] = turns->movable[rank];
}

static gboolean
turns_first_set (GrundyTurns *turns)
{
  gboolean is_whole = turns->join == GRUNDY_JOIN_ALL_THAT_CAN || turns->join == GRUNDY_JOIN_EVERY;

  do
    {
      turns->n_moved++;
      turns_set_last (turns, turns->n_moved - 1);
    }
  while (is_whole && turns->n_moved < turns->n_movable);
  return TRUE;
}

static gboolean
turns_next_set (GrundyTurns *turns)
{
  guint last = turns->ranks[turns->n_moved - 1];

  if (turns->join == GRUNDY_JOIN_ALL_THAT_CAN || turns->join == GRUNDY_JOIN_EVERY)
    return FALSE;

  if (last + 1 < turns->n_movable)
    {
      /* Any set: first the sets that go on from this one, then those that have the next component in place of the last.
       */
      if (turns->join == GRUNDY_JOIN_ANY)
        turns->n_moved++;
      turns_set_last (turns, last + 1);
      return TRUE;
    }

  turns->n_moved--;
  if (turns->n_moved == 0)
    return FALSE;
  turns_set_last (turns, turns->ranks[turns->n_moved - 1] + 1);
  return TRUE;
}

gboolean
grundy_turns_next (GrundyTurns *turns)
{
  g_assert (turns != NULL);

  if (!turns->may_move)
    return FALSE;

  for (guint k = turns->n_moved; k > 0; k--)
    {
      if (++turns->options[k - 1] < turns->n_options[turns->components[k - 1]])
        return TRUE;
      turns->options[k - 1] = 0;
    }

  turns->may_move = turns->n_moved == 0 ? turns_first_set (turns) : turns_next_set (turns);
  memset (turns->options, 0, turns->n_moved * sizeof *turns->options);
  return turns->may_move;
}

guint64
grundy_turns_count (const GrundyTurns *turns)
{
  guint64 sum = 0;
  guint64 product = 1;

  g_assert (turns != NULL);

  if (!turns->may_move)
    return 0;

  for (guint k = 0; k < turns->n_movable; k++)
    {
      guint64 n_options = turns->n_options[turns->movable[k]];
      /* In any set, a component may also stay where it is. */
      guint64 n_choices = turns->join == GRUNDY_JOIN_ANY ? n_options + 1 : n_options;

      sum += n_options;
      if (!g_uint64_checked_mul (&product, product, n_choices))
        product = G_MAXUINT64;
    }
  if (turns->join == GRUNDY_JOIN_ONE)
    return sum;
  return turns->join == GRUNDY_JOIN_ANY && product != G_MAXUINT64 ? product - 1 : product;
}
