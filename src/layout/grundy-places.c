/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-places.h"

/* The most cells that any of the positions has. */
static guint
count_cells (const GrundyExploration *exploration, GrundyPosition *position)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (grundy_exploration_get_graph (exploration));
  guint n_cells = 0;

  for (guint32 i = 0; i < n_nodes; i++)
    {
      grundy_exploration_get_position (exploration, i, position);
      n_cells = MAX (n_cells, position->n_cells);
    }
  return n_cells;
}

/*
 * Missing heaps count as empty ones: of two merged heaps the larger goes along x, so that a single heap
 * stands on the bottom row.
 */
static GrundyPlaces *
grundy_places_fill (const GrundyExploration *exploration, guint n_axes, gboolean is_heap_game, GrundyPosition *position)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (grundy_exploration_get_graph (exploration));
  GrundyPlaces *places = g_new0 (GrundyPlaces, 1);

  places->n_axes = n_axes;
  places->n_nodes = n_nodes;
  places->x = g_new0 (guint64, MAX (n_nodes, 1));
  places->y = n_axes == 2 ? g_new0 (guint64, MAX (n_nodes, 1)) : NULL;
  for (guint32 i = 0; i < n_nodes; i++)
    {
      guint64 first, second;

      grundy_exploration_get_position (exploration, i, position);
      first = position->n_cells > 0 ? position->cells[0] : 0;
      second = position->n_cells > 1 ? position->cells[1] : 0;
      places->x[i] = is_heap_game ? MAX (first, second) : first;
      if (n_axes == 2)
        places->y[i] = is_heap_game ? MIN (first, second) : second;
    }
  return places;
}

/* Heaps that keep their places are not merged: their positions are pairs as typed. */
static gboolean
keeps_places (const GrundyExploration *exploration, GrundyPosition *position)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (grundy_exploration_get_graph (exploration));

  for (guint32 i = 0; i < n_nodes; i++)
    {
      grundy_exploration_get_position (exploration, i, position);
      if (position->n_cells > 1 && position->cells[0] > position->cells[1])
        return TRUE;
    }
  return FALSE;
}

GrundyPlaces *
grundy_places_new (const GrundyExploration *exploration)
{
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  GrundyGame *game;
  gboolean is_heap_game;
  guint n_cells;

  g_return_val_if_fail (exploration != NULL, NULL);

  game = grundy_rules_get_game (grundy_exploration_get_rules (exploration));
  if (game == NULL)
    return NULL;
  is_heap_game = grundy_game_is_heap_game (game);
  if (!is_heap_game && grundy_game_get_ruleset (game)->table_position == NULL)
    return NULL;
  n_cells = count_cells (exploration, position);
  if (n_cells > 2)
    return NULL;
  return grundy_places_fill (exploration, is_heap_game && n_cells < 2 ? 1 : 2,
                             is_heap_game && !keeps_places (exploration, position), position);
}

void
grundy_places_free (GrundyPlaces *places)
{
  g_return_if_fail (places != NULL);

  g_free (places->x);
  g_free (places->y);
  g_free (places);
}
