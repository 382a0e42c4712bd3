/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-table.h"

#include <glib/gi18n-lib.h>

struct _GrundyTable
{
  guint last_a;
  guint last_b;
  GArray *sg; /* guint32, row by row */
};

static void
grundy_table_clear (gpointer data)
{
  GrundyTable *table = data;

  g_array_unref (table->sg);
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
      g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED,
                   _ ("A table needs a game of two numbers, such as wythoff, but %s is none."),
                   grundy_game_get_ruleset (game)->id);
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

/* The positions of the table, row by row. */
static GPtrArray *
list_places (GrundyGame *game, guint last_a, guint last_b)
{
  GPtrArray *places = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_position_free);

  for (guint a = 0; a <= last_a; a++)
    for (guint b = 0; b <= last_b; b++)
      {
        GrundyPosition *position = grundy_position_new ();

        grundy_game_get_ruleset (game)->table_position (game, a, b, position);
        g_ptr_array_add (places, position);
      }
  return places;
}

GrundyTable *
grundy_table_compute (GrundyGame *game, guint64 last_a, guint64 last_b, const GrundyLimits *limits,
                      const GrundyProgress *progress, GError **error)
{
  g_autoptr (GPtrArray) places = NULL;
  g_autoptr (GrundyRules) rules = NULL;
  g_autoptr (GrundyExploration) exploration = NULL;
  g_autoptr (GrundySolution) solution = NULL;
  GrundyTable *table;

  g_return_val_if_fail (game != NULL && limits != NULL, NULL);

  if (!check_request (game, last_a, last_b, limits, error))
    return NULL;
  places = list_places (game, last_a, last_b);
  rules = grundy_rules_new_for_game (game);
  exploration =
      grundy_explore (rules, (const GrundyPosition *const *)places->pdata, places->len, limits, progress, error);
  if (exploration == NULL)
    return NULL;
  solution = grundy_solve (grundy_exploration_get_graph (exploration), progress, error);
  if (solution == NULL)
    return NULL;

  table = g_atomic_rc_box_new0 (GrundyTable);
  table->last_a = last_a;
  table->last_b = last_b;
  table->sg = g_array_sized_new (FALSE, FALSE, sizeof (guint32), places->len);
  for (guint i = 0; i < places->len; i++)
    {
      guint32 sg = grundy_solution_get_sg (solution, grundy_exploration_get_start (exploration, i));

      g_array_append_val (table->sg, sg);
    }
  return table;
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

  return g_array_index (table->sg, guint32, (gsize)a * (table->last_b + 1) + b);
}
