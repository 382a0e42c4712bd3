/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-moves.h"

/*
 * The cells of all moves stand behind one another in one array, the touched
 * elements of all moves in another; a move knows where its own end.
 */
typedef struct
{
  GrundyVerb verb;
  guint cells_end;
  guint touched_end;
} Move;

struct _GrundyMoves
{
  GArray *moves;
  GArray *cells;
  GArray *touched;
  guint limit;
  gboolean is_over_limit;
  GError *error;
  guint64 work;
};

GrundyMoves *
grundy_moves_new (guint limit)
{
  GrundyMoves *moves = g_new0 (GrundyMoves, 1);

  moves->moves = g_array_new (FALSE, FALSE, sizeof (Move));
  moves->cells = g_array_new (FALSE, FALSE, sizeof (guint64));
  moves->touched = g_array_new (FALSE, FALSE, sizeof (guint));
  moves->limit = limit;
  return moves;
}

void
grundy_moves_free (GrundyMoves *moves)
{
  if (moves == NULL)
    return;

  g_array_unref (moves->moves);
  g_array_unref (moves->cells);
  g_array_unref (moves->touched);
  g_clear_error (&moves->error);
  g_free (moves);
}

void
grundy_moves_clear (GrundyMoves *moves)
{
  g_return_if_fail (moves != NULL);

  g_array_set_size (moves->moves, 0);
  g_array_set_size (moves->cells, 0);
  g_array_set_size (moves->touched, 0);
  moves->is_over_limit = FALSE;
  g_clear_error (&moves->error);
  moves->work = 0;
}

/* Whatever the limit, a list ends at 256 MiB of cells: a few moves of an endless position are as large as many others.
 * An unlimited list of moves ends where its array, whose size is a guint of bytes, could no longer grow. */
static gboolean
moves_have_room (const GrundyMoves *moves, guint n_cells)
{
  const guint max_cells = 256 * 1024 * 1024 / sizeof (guint64);
  const guint max_moves = G_MAXUINT / 4 / sizeof (Move);

  if (moves->limit != 0 && moves->moves->len >= moves->limit)
    return FALSE;
  return moves->moves->len < max_moves && n_cells <= max_cells && moves->cells->len <= max_cells - n_cells;
}

gboolean
grundy_moves_add (GrundyMoves *moves, GrundyVerb verb, const GrundyPosition *to)
{
  Move move;

  g_return_val_if_fail (moves != NULL, FALSE);
  g_return_val_if_fail (to != NULL, FALSE);

  if (moves->is_over_limit || !moves_have_room (moves, to->n_cells))
    {
      moves->is_over_limit = TRUE;
      return FALSE;
    }

  if (to->n_cells > 0)
    g_array_append_vals (moves->cells, to->cells, to->n_cells);
  move = (Move){ verb, moves->cells->len, moves->touched->len };
  g_array_append_val (moves->moves, move);
  return TRUE;
}

void
grundy_moves_touch (GrundyMoves *moves, guint element)
{
  g_return_if_fail (moves != NULL);
  g_return_if_fail (moves->moves->len > 0);

  g_array_append_val (moves->touched, element);
  g_array_index (moves->moves, Move, moves->moves->len - 1).touched_end = moves->touched->len;
}

guint
grundy_moves_get_limit (const GrundyMoves *moves)
{
  g_return_val_if_fail (moves != NULL, 0);

  return moves->limit;
}

gboolean
grundy_moves_is_over_limit (const GrundyMoves *moves)
{
  g_return_val_if_fail (moves != NULL, FALSE);

  return moves->is_over_limit;
}

void
grundy_moves_fail (GrundyMoves *moves, GError *error)
{
  g_return_if_fail (moves != NULL);
  g_return_if_fail (error != NULL);

  g_clear_error (&moves->error);
  moves->error = error;
  moves->is_over_limit = TRUE;
}

GError *
grundy_moves_steal_error (GrundyMoves *moves)
{
  g_return_val_if_fail (moves != NULL, NULL);

  return g_steal_pointer (&moves->error);
}

void
grundy_moves_add_work (GrundyMoves *moves, guint64 work)
{
  g_return_if_fail (moves != NULL);

  moves->work += work;
}

guint64
grundy_moves_get_work (const GrundyMoves *moves)
{
  g_return_val_if_fail (moves != NULL, 0);

  return moves->moves->len + moves->work;
}

guint
grundy_moves_get_n_moves (const GrundyMoves *moves)
{
  g_return_val_if_fail (moves != NULL, 0);

  return moves->moves->len;
}

GrundyVerb
grundy_moves_get_verb (const GrundyMoves *moves, guint i)
{
  g_return_val_if_fail (moves != NULL, GRUNDY_VERB_MOVE);
  g_return_val_if_fail (i < moves->moves->len, GRUNDY_VERB_MOVE);

  return g_array_index (moves->moves, Move, i).verb;
}

void
grundy_moves_get_position (const GrundyMoves *moves, guint i, GrundyPosition *position)
{
  guint start;
  guint end;

  g_return_if_fail (moves != NULL);
  g_return_if_fail (i < moves->moves->len);
  g_return_if_fail (position != NULL);

  start = i == 0 ? 0 : g_array_index (moves->moves, Move, i - 1).cells_end;
  end = g_array_index (moves->moves, Move, i).cells_end;
  *position = (GrundyPosition){
    .cells = end > start ? &g_array_index (moves->cells, guint64, start) : NULL,
    .n_cells = end - start,
  };
}

const guint *
grundy_moves_get_touched (const GrundyMoves *moves, guint i, guint *n_elements)
{
  guint start;

  g_return_val_if_fail (moves != NULL, NULL);
  g_return_val_if_fail (i < moves->moves->len, NULL);
  g_return_val_if_fail (n_elements != NULL, NULL);

  start = i == 0 ? 0 : g_array_index (moves->moves, Move, i - 1).touched_end;
  *n_elements = g_array_index (moves->moves, Move, i).touched_end - start;
  return *n_elements > 0 ? &g_array_index (moves->touched, guint, start) : NULL;
}
