/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cells.h"

#include <glib/gi18n-lib.h>

struct _GrundyCells
{
  GrundyGame *game;
  guint64 last;
  GrundySequence *sequence; /* or */
  GrundyTable *table;
};

GrundyCellsKind
grundy_cells_get_kind_of (const GrundyGame *game)
{
  g_return_val_if_fail (game != NULL, GRUNDY_CELLS_NONE);

  if (grundy_game_get_ruleset (game)->table_position != NULL)
    return GRUNDY_CELLS_TABLE;
  return grundy_game_has_sequence (game) ? GRUNDY_CELLS_SEQUENCE : GRUNDY_CELLS_NONE;
}

static void
grundy_cells_clear (gpointer data)
{
  GrundyCells *cells = data;

  g_clear_pointer (&cells->game, grundy_game_unref);
  g_clear_pointer (&cells->sequence, grundy_sequence_unref);
  g_clear_pointer (&cells->table, grundy_table_unref);
}

GrundyCells *
grundy_cells_compute (GrundyGame *game, guint64 last, const GrundyProgress *progress, GError **error)
{
  g_autoptr (GrundyCells) cells = g_atomic_rc_box_new0 (GrundyCells);

  g_return_val_if_fail (game != NULL, NULL);

  cells->game = grundy_game_ref (game);
  cells->last = last;
  switch (grundy_cells_get_kind_of (game))
    {
    case GRUNDY_CELLS_TABLE:
      cells->table = grundy_table_compute (game, last, last, &grundy_limits_for_values, progress, error);
      return cells->table != NULL ? g_steal_pointer (&cells) : NULL;
    case GRUNDY_CELLS_SEQUENCE:
      cells->sequence = grundy_sequence_compute (game, grundy_game_get_sequence_heap (game, last), progress, error);
      return cells->sequence != NULL ? g_steal_pointer (&cells) : NULL;
    case GRUNDY_CELLS_NONE:
    default:
      g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED,
                   _ ("A sequence needs a game of heaps, and a table one of two numbers, but %s is neither."),
                   grundy_game_get_ruleset (game)->id);
      return NULL;
    }
}

GrundyCells *
grundy_cells_ref (GrundyCells *cells)
{
  g_return_val_if_fail (cells != NULL, NULL);

  return g_atomic_rc_box_acquire (cells);
}

void
grundy_cells_unref (GrundyCells *cells)
{
  g_return_if_fail (cells != NULL);

  g_atomic_rc_box_release_full (cells, grundy_cells_clear);
}

GrundyCellsKind
grundy_cells_get_kind (const GrundyCells *cells)
{
  g_return_val_if_fail (cells != NULL, GRUNDY_CELLS_NONE);

  return cells->table != NULL ? GRUNDY_CELLS_TABLE : GRUNDY_CELLS_SEQUENCE;
}

guint64
grundy_cells_get_last (const GrundyCells *cells)
{
  g_return_val_if_fail (cells != NULL, 0);

  return cells->last;
}

guint64
grundy_cells_get_n_cells (const GrundyCells *cells)
{
  g_return_val_if_fail (cells != NULL, 0);

  return cells->table != NULL ? (cells->last + 1) * (cells->last + 1) : cells->last + 1;
}

guint64
grundy_cells_get_value (const GrundyCells *cells, guint64 cell)
{
  g_return_val_if_fail (cells != NULL && cell < grundy_cells_get_n_cells (cells), 0);

  if (cells->table != NULL)
    return grundy_table_get (cells->table, cell / (cells->last + 1), cell % (cells->last + 1));
  return grundy_sequence_get (cells->sequence, grundy_game_get_sequence_heap (cells->game, cell));
}

/* A member of a sequence is one heap, or a row with one heap in the member's place. */
static void
set_member (const GrundyGame *game, guint64 n, GrundyPosition *position)
{
  if (!grundy_game_is_heap_game (game))
    for (guint64 i = 0; i < n; i++)
      grundy_position_append (position, 0);
  grundy_position_append (position, grundy_game_get_sequence_heap (game, n));
}

char *
grundy_cells_get_position_text (const GrundyCells *cells, guint64 cell)
{
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  g_autofree char *game = NULL;
  GString *text;

  g_return_val_if_fail (cells != NULL && cell < grundy_cells_get_n_cells (cells), NULL);

  if (cells->table != NULL)
    grundy_game_get_ruleset (cells->game)
        ->table_position (cells->game, cell / (cells->last + 1), cell % (cells->last + 1), position);
  else
    set_member (cells->game, cell, position);
  game = grundy_game_to_text (cells->game);
  text = g_string_new (game);
  g_string_append_c (text, '(');
  grundy_game_format_position (cells->game, position, text);
  g_string_append_c (text, ')');
  return g_string_free (text, FALSE);
}

char *
grundy_cells_to_csv (const GrundyCells *cells, guint64 first, guint64 last, char separator)
{
  GString *text;

  g_return_val_if_fail (cells != NULL && first <= last && last < grundy_cells_get_n_cells (cells), NULL);

  text = g_string_new (NULL);
  if (cells->table != NULL)
    g_string_append_printf (text, "a%cb%csg\n", separator, separator);
  else
    g_string_append_printf (text, "n%csg\n", separator);
  for (guint64 cell = first; cell <= last; cell++)
    {
      if (cells->table != NULL)
        g_string_append_printf (text, "%" G_GUINT64_FORMAT "%c", cell / (cells->last + 1), separator);
      g_string_append_printf (text, "%" G_GUINT64_FORMAT "%c%" G_GUINT64_FORMAT "\n",
                              cells->table != NULL ? cell % (cells->last + 1) : cell, separator,
                              grundy_cells_get_value (cells, cell));
    }
  return g_string_free (text, FALSE);
}

void
grundy_cells_compare (const GrundyCells *cells, const GArray *numbers, GrundyComparison *comparison)
{
  g_return_if_fail (cells != NULL && cells->sequence != NULL);
  g_return_if_fail (numbers != NULL && comparison != NULL);

  *comparison = (GrundyComparison){ 0 };
  for (guint i = 0; i < numbers->len; i++)
    {
      const GrundyNumbered *number = &g_array_index (numbers, GrundyNumbered, i);

      if (number->n > cells->last)
        {
          comparison->n_beyond = numbers->len - i;
          return;
        }
      comparison->n_compared++;
      if (grundy_cells_get_value (cells, number->n) == number->value)
        continue;
      comparison->differs = TRUE;
      comparison->n = number->n;
      comparison->theirs = number->value;
      comparison->ours = grundy_cells_get_value (cells, number->n);
      return;
    }
}
