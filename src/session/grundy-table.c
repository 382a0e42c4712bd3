/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-table.h"

#include "grundy-forecast.h"

#include <glib/gi18n-lib.h>

/* From how many positions it is estimated how many moves all of them have. */
#define SAMPLE 300

struct _GrundyTable
{
  guint last_a;
  guint last_b;
  /* Row by row */
  guint32 *sg;
};

static void
grundy_table_clear (gpointer data)
{
  GrundyTable *table = data;

  g_clear_pointer (&table->sg, g_free);
}

GrundyTable *
grundy_table_ref (GrundyTable *table)
{
  g_return_val_if_fail (table != NULL, NULL);

  return g_atomic_rc_box_acquire (table);
}

void
grundy_table_unref (GrundyTable *table)
{
  g_return_if_fail (table != NULL);

  g_atomic_rc_box_release_full (table, grundy_table_clear);
}

static gboolean
check_request (GrundyGame *game, guint64 last_a, guint64 last_b, const GrundyLimits *limits, GError **error)
{
  if (grundy_game_get_ruleset (game)->table_position == NULL)
    {
      g_autofree char *text = grundy_game_to_text (game);

      g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED,
                   _ ("A table needs a game of two numbers, such as wythoff, but %s is none."), text);
      return FALSE;
    }
  if (last_a >= limits->max_positions || last_b >= limits->max_positions / (last_a + 1))
    {
      g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
                   _ ("A table may have at most %u places, but this one would have more."), limits->max_positions);
      return FALSE;
    }
  return TRUE;
}

static GrundyTable *
new_table (guint last_a, guint last_b)
{
  GrundyTable *table = g_atomic_rc_box_new0 (GrundyTable);
  gsize n_places = ((gsize)last_a + 1) * ((gsize)last_b + 1);

  table->last_a = last_a;
  table->last_b = last_b;
  table->sg = g_new (guint32, n_places);
  for (gsize i = 0; i < n_places; i++)
    table->sg[i] = GRUNDY_TABLE_NO_POSITION;
  return table;
}

/* The positions of the table, row by row, and in @places where in the table they are. */
static GPtrArray *
list_positions (GrundyGame *game, const GrundyTable *table, GArray *places)
{
  const GrundyRuleset *ruleset = grundy_game_get_ruleset (game);
  GPtrArray *positions = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_position_free);

  for (guint a = 0; a <= table->last_a; a++)
    for (guint b = 0; b <= table->last_b; b++)
      {
        g_autoptr (GrundyPosition) position = grundy_position_new ();
        gsize place = (gsize)a * (table->last_b + 1) + b;

        ruleset->table_position (game, a, b, position);
        if (ruleset->check != NULL && !ruleset->check (game, position, NULL))
          continue;
        g_ptr_array_add (positions, g_steal_pointer (&position));
        g_array_append_val (places, place);
      }
  return positions;
}

/* How many distinct options a position has */
static guint
count_options (GrundyRules *rules, const GrundyPosition *position, GrundyMoves *moves)
{
  g_autoptr (GrundyArena) options = grundy_arena_new ();

  grundy_rules_list_moves (rules, position, moves);
  for (guint i = 0; i < grundy_moves_get_n_moves (moves); i++)
    {
      GrundyPosition to;

      grundy_moves_get_position (moves, i, &to);
      grundy_arena_intern (options, &to, NULL);
    }
  return grundy_arena_get_size (options);
}

/* Every position of the table will be searched: what all of them have of moves is known from some of them. */
static gboolean
check_moves (GrundyRules *rules, const GPtrArray *positions, const GrundyLimits *limits, GError **error)
{
  g_autoptr (GrundyMoves) moves = grundy_moves_new (limits->max_moves);
  g_autofree char *estimate = NULL;
  gdouble n_moves = 0;

  if (positions->len <= SAMPLE)
    return TRUE;
  for (guint i = 0; i < SAMPLE; i++)
    n_moves += count_options (rules, g_ptr_array_index (positions, (guint64)i * positions->len / SAMPLE), moves);
  n_moves = n_moves / SAMPLE * positions->len;
  if (n_moves <= limits->max_moves)
    return TRUE;

  estimate = grundy_forecast_format (n_moves);
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
               /* Translators: a number that is estimated, like "13000000", and the limit. */
               _ ("The positions of this table have some %s moves, and the limit is %u: ask for a smaller table."),
               estimate, limits->max_moves);
  return FALSE;
}

static gboolean
fill (GrundyTable *table, GrundyGame *game, const GrundyLimits *limits, const GrundyProgress *progress, GError **error)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (gsize));
  g_autoptr (GPtrArray) positions = list_positions (game, table, places);
  g_autoptr (GrundyRules) rules = grundy_rules_new_for_game (game);
  g_autoptr (GrundyExploration) exploration = NULL;
  g_autoptr (GrundySolution) solution = NULL;

  if (positions->len == 0)
    return TRUE;
  if (!check_moves (rules, positions, limits, error))
    return FALSE;
  exploration =
      grundy_explore (rules, (const GrundyPosition *const *)positions->pdata, positions->len, limits, progress, error);
  if (exploration == NULL)
    return FALSE;
  solution = grundy_solve (grundy_exploration_get_graph (exploration), progress, error);
  if (solution == NULL)
    return FALSE;

  for (guint i = 0; i < places->len; i++)
    table->sg[g_array_index (places, gsize, i)] =
        grundy_solution_get_sg (solution, grundy_exploration_get_start (exploration, i));
  return TRUE;
}

GrundyTable *
grundy_table_compute (GrundyGame *game, guint64 last_a, guint64 last_b, const GrundyLimits *limits,
                      const GrundyProgress *progress, GError **error)
{
  g_autoptr (GrundyTable) table = NULL;

  g_return_val_if_fail (game != NULL && limits != NULL, NULL);

  if (!check_request (game, last_a, last_b, limits, error))
    return NULL;
  table = new_table (last_a, last_b);
  if (!fill (table, game, limits, progress, error))
    return NULL;
  return g_steal_pointer (&table);
}

guint
grundy_table_get_last_a (const GrundyTable *table)
{
  g_return_val_if_fail (table != NULL, 0);

  return table->last_a;
}

guint
grundy_table_get_last_b (const GrundyTable *table)
{
  g_return_val_if_fail (table != NULL, 0);

  return table->last_b;
}

guint32
grundy_table_get (const GrundyTable *table, guint a, guint b)
{
  g_return_val_if_fail (table != NULL && a <= table->last_a && b <= table->last_b, 0);

  return table->sg[(gsize)a * (table->last_b + 1) + b];
}
