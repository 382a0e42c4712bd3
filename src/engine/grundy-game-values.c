/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-game-values.h"

#include "grundy-parts.h"
#include "grundy-sequence.h"

/*
 * In the order of what they cost:
 * 1. a closed form;
 * 2. where only outcomes have one, the starts that it calls P, for their SG is 0;
 * 3. the sequence of a heap game, of which there is one for all heaps, as far as it reaches;
 * 4. a search of the parts of all starts; the values of the parts add up;
 * 5. a search of whole positions.
 */

struct _GrundyGameValues
{
  GrundyGame *game;
  /* One of these is there, or none where every start has SG 0. */
  const GrundyClosedForm *closed_form;
  GrundySequence *sequence;
  GrundySearch *search;
  gboolean is_of_parts;
};

static gboolean
starts_are_p (GrundyGame *game, const GrundyClosedForm *form, const GrundyPosition *const *starts, guint n_starts)
{
  if (form == NULL || form->n_wins == NULL)
    return FALSE;

  for (guint i = 0; i < n_starts; i++)
    if (form->n_wins (game, starts[i]))
      return FALSE;
  return TRUE;
}

static guint64
find_largest_cell (const GrundyPosition *const *starts, guint n_starts)
{
  guint64 largest = 0;

  for (guint i = 0; i < n_starts; i++)
    for (guint k = 0; k < starts[i]->n_cells; k++)
      largest = MAX (largest, starts[i]->cells[k]);
  return largest;
}

/* (transfer full): the parts of all starts, each alone */
static GPtrArray *
collect_parts (GrundyGame *game, const GrundyPosition *const *starts, guint n_starts)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_position_free);

  for (guint i = 0; i < n_starts; i++)
    for (guint k = 0; k < grundy_parts_count (game, starts[i]); k++)
      {
        GrundyPosition *part = grundy_position_new ();

        grundy_parts_get (game, starts[i], k, part);
        g_ptr_array_add (parts, part);
      }
  return parts;
}

static gboolean
falls_into_parts (GrundyGame *game, const GrundyPosition *const *starts, guint n_starts)
{
  for (guint i = 0; i < n_starts; i++)
    if (grundy_parts_count (game, starts[i]) > 1)
      return TRUE;
  return FALSE;
}

/* Whether a part has become several: then what stands in a position does not say which of it came from which part. */
static gboolean
splits_parts (GrundyGame *game, const GrundySearch *search)
{
  guint32 n_positions = grundy_search_get_n_positions (search);
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  for (guint32 i = 0; i < n_positions; i++)
    {
      grundy_search_get_position (search, i, position);
      if (grundy_parts_count (game, position) > 1)
        return TRUE;
    }
  return FALSE;
}

static gboolean
values_search (GrundyGameValues *values, const GrundyPosition *const *starts, guint n_starts, GrundyMeans means,
               const GrundyLimits *limits, const GrundyProgress *progress, GError **error)
{
  gboolean keeps_graph = means == GRUNDY_MEANS_PARTS_GRAPH || means == GRUNDY_MEANS_GRAPH;
  gboolean may_use_parts = means != GRUNDY_MEANS_WHOLE && means != GRUNDY_MEANS_GRAPH;

  if (may_use_parts && falls_into_parts (values->game, starts, n_starts))
    {
      g_autoptr (GPtrArray) parts = collect_parts (values->game, starts, n_starts);

      values->search = grundy_search_new_for_game (values->game, (const GrundyPosition *const *)parts->pdata,
                                                   parts->len, keeps_graph, limits, progress, error);
      if (values->search == NULL)
        return FALSE;
      values->is_of_parts = !splits_parts (values->game, values->search);
      if (values->is_of_parts)
        return TRUE;
      g_clear_pointer (&values->search, grundy_search_free);
    }

  values->search = grundy_search_new_for_game (values->game, starts, n_starts, keeps_graph, limits, progress, error);
  return values->search != NULL;
}

static gboolean
values_find (GrundyGameValues *values, const GrundyPosition *const *starts, guint n_starts, GrundyMeans means,
             const GrundyLimits *limits, const GrundyProgress *progress, GError **error)
{
  const GrundyClosedForm *form = grundy_game_get_closed_form (values->game);
  gboolean may_use_any = means == GRUNDY_MEANS_ANY || means == GRUNDY_MEANS_ANY_FOR_STARTS;
  guint64 largest;

  if (may_use_any && form != NULL && form->sg != NULL)
    {
      values->closed_form = form;
      return TRUE;
    }
  if (means == GRUNDY_MEANS_ANY_FOR_STARTS && starts_are_p (values->game, form, starts, n_starts))
    return TRUE;

  largest = find_largest_cell (starts, n_starts);
  if (may_use_any && grundy_sequence_can_reach (values->game, largest))
    {
      values->sequence = grundy_sequence_compute (values->game, largest, progress, error);
      return values->sequence != NULL;
    }
  return values_search (values, starts, n_starts, means, limits, progress, error);
}

GrundyGameValues *
grundy_game_values_new (GrundyGame *game, const GrundyPosition *const *starts, guint n_starts, GrundyMeans means,
                        const GrundyLimits *limits, const GrundyProgress *progress, GError **error)
{
  g_autoptr (GrundyGameValues) values = g_new0 (GrundyGameValues, 1);

  values->game = grundy_game_ref (game);
  if (!values_find (values, starts, n_starts, means, limits, progress, error))
    return NULL;
  return g_steal_pointer (&values);
}

void
grundy_game_values_free (GrundyGameValues *values)
{
  if (values == NULL)
    return;

  grundy_game_unref (values->game);
  g_clear_pointer (&values->sequence, grundy_sequence_unref);
  grundy_search_free (values->search);
  g_free (values);
}

static guint64
nim_sum_of_heaps (const GrundySequence *sequence, const GrundyPosition *position)
{
  guint64 sum = 0;

  for (guint i = 0; i < position->n_cells; i++)
    sum ^= grundy_sequence_get (sequence, position->cells[i]);
  return sum;
}

/* A search that kept no graph has met no cycle. */
static void
add_searched (const GrundySearch *search, const GrundyPosition *position, GrundyTotal *total)
{
  if (search->solution != NULL)
    grundy_total_add_node (total, search->solution, grundy_search_get_node (search, position));
  else
    total->nim_sum ^= grundy_search_get_sg (search, position);
}

static void
add_parts (const GrundyGameValues *values, const GrundyPosition *position, GrundyTotal *total)
{
  g_autoptr (GrundyPosition) part = grundy_position_new ();

  for (guint i = 0; i < grundy_parts_count (values->game, position); i++)
    {
      grundy_parts_get (values->game, position, i, part);
      add_searched (values->search, part, total);
    }
}

void
grundy_game_values_add (const GrundyGameValues *values, const GrundyPosition *position, GrundyTotal *total)
{
  if (values->closed_form != NULL)
    total->nim_sum ^= values->closed_form->sg (values->game, position);
  else if (values->sequence != NULL)
    total->nim_sum ^= nim_sum_of_heaps (values->sequence, position);
  else if (values->is_of_parts)
    add_parts (values, position, total);
  else if (values->search != NULL)
    add_searched (values->search, position, total);
}

gboolean
grundy_game_values_have_cycle (const GrundyGameValues *values)
{
  return values->search != NULL && values->search->exploration != NULL &&
         grundy_exploration_has_cycle (values->search->exploration);
}

const GrundySearch *
grundy_game_values_get_search (const GrundyGameValues *values)
{
  return values->search;
}

gboolean
grundy_game_values_are_of_parts (const GrundyGameValues *values)
{
  return values->is_of_parts;
}
