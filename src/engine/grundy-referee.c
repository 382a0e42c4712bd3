/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-referee.h"

#include "grundy-game-values.h"
#include "grundy-groups.h"
#include "grundy-misere.h"
#include "grundy-product.h"

/*
 * What is known of the components decides the sum, whatever the way of playing but misère:
 *
 * normal       N iff the nim-sum of the SG values is not 0 (Sprague 1935, Grundy 1939)
 * anti         the SJ theorem (Jia Zhihao, 2009), which has no condition where play stops as it says
 * every        N iff the largest step is odd, the step being how long the loser of a component is made to wait
 * every-short  N iff the smallest remoteness is odd (Steinhaus 1925, Smith 1966)
 * selective    P iff every component is P (Smith 1966)
 *
 * A game in which the last to move loses by its own rules is judged as misère play is.
 *
 * Where play may go round for ever only the first of these is true, with the values of Smith (1966). Then the graph of
 * the whole sum is searched, in misère play, too; anti, which must come to its stop, is refused.
 */
struct _GrundyReferee
{
  GrundyPlay play;
  gboolean lacks_sg; /* whether the game itself says that the last to move loses */
  GrundyGroups *groups;
  /* (element-type GrundyGameValues): one for each group; not when misère has its own */
  GPtrArray *values;
  GrundyMisere *misere;
  /* Where play may go round for ever, in any way of playing but normal */
  GrundyProduct *product;
  /* (element-type guint32): in every and every-short, for each group the step or remoteness of each node */
  GPtrArray *lengths;
};

/* What is gathered over the components. */
typedef struct
{
  GrundyTotal total;
  gboolean has_cycle;
  gboolean all_are_zero;
  gboolean has_large;
  guint32 longest;
  guint longest_component;
  guint32 shortest;
  guint shortest_component;
} Tally;

static gboolean
counts_length (GrundyPlay play)
{
  return play == GRUNDY_PLAY_EVERY || play == GRUNDY_PLAY_EVERY_SHORT;
}

static void
referee_add_length (gpointer data, gpointer user_data)
{
  const GrundyGameValues *values = data;
  GrundyReferee *referee = user_data;
  const GrundySolution *solution = grundy_game_values_get_search (values)->solution;

  g_ptr_array_add (referee->lengths, referee->play == GRUNDY_PLAY_EVERY ? grundy_compute_step (solution)
                                                                        : grundy_compute_remoteness (solution, TRUE));
}

static gboolean
game_may_cycle (GrundyGame *game)
{
  return grundy_game_get_ruleset (game)->may_cycle;
}

static gboolean
some_game_may_cycle (const GrundyGroups *groups)
{
  for (guint i = 0; i < groups->groups->len; i++)
    if (game_may_cycle (grundy_groups_get (groups, i)->game))
      return TRUE;
  return FALSE;
}

/* In any way of playing but normal it must be known whether there is a cycle, which a closed form does not say. */
static GrundyMeans
choose_means (const GrundyReferee *referee, GrundyGame *game, gboolean is_for_start_only)
{
  if (counts_length (referee->play))
    return GRUNDY_MEANS_GRAPH;
  if (referee->play != GRUNDY_PLAY_NORMAL && game_may_cycle (game))
    return GRUNDY_MEANS_PARTS;
  return is_for_start_only ? GRUNDY_MEANS_ANY_FOR_STARTS : GRUNDY_MEANS_ANY;
}

static gboolean
referee_find_values (GrundyReferee *referee, gboolean is_for_start_only, const GrundyLimits *limits,
                     const GrundyProgress *progress, GError **error)
{
  for (guint i = 0; i < referee->groups->groups->len; i++)
    {
      const GrundyGroup *group = grundy_groups_get (referee->groups, i);
      GrundyMeans means = choose_means (referee, group->game, is_for_start_only);
      GrundyGameValues *values =
          grundy_game_values_new (group->game, (const GrundyPosition *const *)group->positions->pdata,
                                  group->positions->len, means, limits, progress, error);

      if (values == NULL)
        return FALSE;
      g_ptr_array_add (referee->values, values);
    }
  return TRUE;
}

/* (nullable): a search in which play was seen to go round for ever */
static const GrundySearch *
find_search_with_cycle (const GrundyReferee *referee)
{
  for (guint i = 0; i < referee->values->len; i++)
    if (grundy_game_values_have_cycle (g_ptr_array_index (referee->values, i)))
      return grundy_game_values_get_search (g_ptr_array_index (referee->values, i));
  return NULL;
}

static gboolean
referee_find_product (GrundyReferee *referee, const GrundySearch *with_cycle, const GrundyLimits *limits,
                      const GrundyProgress *progress, GError **error)
{
  if (referee->play == GRUNDY_PLAY_ANTI)
    return grundy_exploration_check_ends (with_cycle->exploration, error);

  referee->product = grundy_product_new (referee->groups, referee->play, limits, progress, error);
  return referee->product != NULL;
}

static gboolean
referee_find_misere (GrundyReferee *referee, const GrundyLimits *limits, const GrundyProgress *progress, GError **error)
{
  g_ptr_array_set_size (referee->values, 0);
  referee->misere = grundy_misere_new (referee->groups, limits, progress, error);
  return referee->misere != NULL;
}

static gboolean
referee_prepare (GrundyReferee *referee, gboolean is_for_start_only, const GrundyLimits *limits,
                 const GrundyProgress *progress, GError **error)
{
  const GrundySearch *with_cycle;

  if (referee->play == GRUNDY_PLAY_MISERE && !some_game_may_cycle (referee->groups))
    return referee_find_misere (referee, limits, progress, error);
  if (!referee_find_values (referee, is_for_start_only, limits, progress, error))
    return FALSE;
  if (referee->play == GRUNDY_PLAY_NORMAL)
    return TRUE;

  with_cycle = find_search_with_cycle (referee);
  if (with_cycle != NULL)
    return referee_find_product (referee, with_cycle, limits, progress, error);
  if (referee->play == GRUNDY_PLAY_MISERE)
    return referee_find_misere (referee, limits, progress, error);
  if (counts_length (referee->play))
    g_ptr_array_foreach (referee->values, referee_add_length, referee);
  return TRUE;
}

GrundyReferee *
grundy_referee_new (GrundySum *sum, GrundyPlay play, gboolean is_for_start_only, const GrundyLimits *limits,
                    const GrundyProgress *progress, GError **error)
{
  g_autoptr (GrundyReferee) referee = NULL;

  if (!grundy_sum_check_play (sum, play, error))
    return NULL;
  referee = g_new0 (GrundyReferee, 1);
  referee->groups = grundy_groups_new (sum);
  /* To move in every component of one is to move in it, and needs no graph. */
  referee->play = referee->groups->n_components == 1 && counts_length (play) ? GRUNDY_PLAY_NORMAL : play;
  referee->lacks_sg = !grundy_sum_last_wins (sum, GRUNDY_PLAY_NORMAL);
  if (referee->lacks_sg)
    referee->play = GRUNDY_PLAY_MISERE;
  referee->values = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_game_values_free);
  referee->lengths = g_ptr_array_new_with_free_func (g_free);
  if (!referee_prepare (referee, is_for_start_only, limits, progress, error))
    return NULL;
  return g_steal_pointer (&referee);
}

void
grundy_referee_free (GrundyReferee *referee)
{
  if (referee == NULL)
    return;

  g_ptr_array_unref (referee->values);
  g_ptr_array_unref (referee->lengths);
  grundy_misere_free (referee->misere);
  grundy_product_free (referee->product);
  grundy_groups_free (referee->groups);
  g_free (referee);
}

/* Of components that have the same length, the first stands for all. */
static void
tally_length (guint component, guint32 length, Tally *tally)
{
  if (component == 0 || length > tally->longest)
    {
      tally->longest = length;
      tally->longest_component = component;
    }
  if (component == 0 || length < tally->shortest)
    {
      tally->shortest = length;
      tally->shortest_component = component;
    }
}

static void
tally_component (const GrundyReferee *referee, guint component, const GrundyPosition *position, Tally *tally)
{
  guint group = referee->groups->group_of[component];
  const GrundyGameValues *values = referee->misere != NULL ? grundy_misere_get_values (referee->misere, group)
                                                           : g_ptr_array_index (referee->values, group);
  GrundyTotal total = { 0 };

  grundy_game_values_add (values, position, &total);
  grundy_total_add (&tally->total, &total);
  tally->has_cycle = tally->has_cycle || grundy_game_values_have_cycle (values);
  tally->all_are_zero = tally->all_are_zero && total.n_infinite == 0 && total.nim_sum == 0;
  tally->has_large = tally->has_large || total.nim_sum > 1;
  if (referee->lengths->len > 0)
    {
      const guint32 *lengths = g_ptr_array_index (referee->lengths, group);
      guint32 length = lengths[grundy_search_get_node (grundy_game_values_get_search (values), position)];

      tally_length (component, length, tally);
    }
}

static void
tally_components (const GrundyReferee *referee, const GrundyPosition *const *positions, Tally *tally)
{
  *tally = (Tally){ .all_are_zero = TRUE, .shortest = G_MAXUINT32 };
  for (guint i = 0; i < referee->groups->n_components; i++)
    tally_component (referee, i, positions[i], tally);
}

/* By theorem, in any way of playing but normal, or by what misère found. */
static gboolean
next_wins (const GrundyReferee *referee, const GrundyPosition *const *positions, const Tally *tally)
{
  switch (referee->play)
    {
    case GRUNDY_PLAY_MISERE:
      return grundy_misere_next_wins (referee->misere, positions);
    case GRUNDY_PLAY_ANTI:
      return grundy_sj_next_wins (tally->total.nim_sum, tally->has_large);
    case GRUNDY_PLAY_EVERY:
      return tally->longest % 2 == 1;
    case GRUNDY_PLAY_EVERY_SHORT:
      return tally->shortest % 2 == 1;
    case GRUNDY_PLAY_SELECTIVE:
      return !tally->all_are_zero;
    case GRUNDY_PLAY_NORMAL:
      break;
    }
  g_assert_not_reached ();
}

void
grundy_referee_judge (const GrundyReferee *referee, const GrundyPosition *const *positions, GrundyValue *value,
                      gboolean *has_stopped)
{
  Tally tally;

  tally_components (referee, positions, &tally);
  grundy_total_get_value (&tally.total, value);
  value->has_cycle = tally.has_cycle;
  value->lacks_sg = referee->lacks_sg;
  if (referee->lacks_sg)
    value->sg = 0;
  if (referee->product != NULL)
    value->outcome = grundy_product_get_outcome (referee->product, positions);
  else if (referee->play != GRUNDY_PLAY_NORMAL)
    value->outcome = next_wins (referee, positions, &tally) ? GRUNDY_OUTCOME_N : GRUNDY_OUTCOME_P;
  if (has_stopped != NULL)
    *has_stopped = referee->play == GRUNDY_PLAY_ANTI && tally.all_are_zero;
}

void
grundy_referee_give_reason (const GrundyReferee *referee, const GrundyPosition *const *positions, GrundyReason *reason)
{
  Tally tally;

  *reason = (GrundyReason){ .ground = GRUNDY_GROUND_VALUES };
  if (referee->product != NULL)
    {
      reason->ground = GRUNDY_GROUND_SEARCH;
      reason->n_searched = grundy_product_count (referee->product);
      return;
    }
  if (referee->play == GRUNDY_PLAY_MISERE)
    {
      grundy_misere_give_reason (referee->misere, positions, reason);
      return;
    }
  if (!counts_length (referee->play))
    return;
  tally_components (referee, positions, &tally);
  reason->ground = GRUNDY_GROUND_LENGTH;
  reason->component = referee->play == GRUNDY_PLAY_EVERY ? tally.longest_component : tally.shortest_component;
  reason->length = referee->play == GRUNDY_PLAY_EVERY ? tally.longest : tally.shortest;
}
