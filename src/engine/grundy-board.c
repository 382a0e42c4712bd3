/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board.h"

GrundyBoard *
grundy_board_new (void)
{
  GrundyBoard *board = g_new0 (GrundyBoard, 1);

  board->numbers = g_array_new (FALSE, FALSE, sizeof (guint64));
  board->names = g_ptr_array_new_with_free_func (g_free);
  return board;
}

void
grundy_board_free (GrundyBoard *board)
{
  if (board == NULL)
    return;
  g_array_unref (board->numbers);
  g_ptr_array_unref (board->names);
  g_free (board);
}

void
grundy_board_clear (GrundyBoard *board, GrundyBoardKind kind, guint n_columns, guint n_rows)
{
  g_return_if_fail (board != NULL && (guint)kind < GRUNDY_N_BOARD_KINDS);

  board->kind = kind;
  board->n_columns = n_columns;
  board->n_rows = n_rows;
  board->first = 0;
  board->piece = GRUNDY_BOARD_COUNTER;
  g_array_set_size (board->numbers, 0);
  g_ptr_array_set_size (board->names, 0);
}

void
grundy_board_add_number (GrundyBoard *board, guint64 number)
{
  g_return_if_fail (board != NULL);

  g_array_append_val (board->numbers, number);
}

void
grundy_board_set_first (GrundyBoard *board, guint first)
{
  g_return_if_fail (board != NULL);

  board->first = first;
}

void
grundy_board_set_piece (GrundyBoard *board, GrundyBoardPiece piece)
{
  g_return_if_fail (board != NULL);

  board->piece = piece;
}

void
grundy_board_add_name (GrundyBoard *board, const char *name)
{
  g_return_if_fail (board != NULL && name != NULL);

  g_ptr_array_add (board->names, g_strdup (name));
}

guint
grundy_board_kind_get_n_numbers (GrundyBoardKind kind)
{
  switch (kind)
    {
    case GRUNDY_BOARD_RINGS:
    case GRUNDY_BOARD_SQUARES:
    case GRUNDY_BOARD_BARS:
    case GRUNDY_BOARD_EDGES:
      return 2;
    default:
      return 1;
    }
}

guint
grundy_board_get_n_elements (const GrundyBoard *board)
{
  g_return_val_if_fail (board != NULL, 0);

  return board->numbers->len / grundy_board_kind_get_n_numbers (board->kind);
}

guint64
grundy_board_get_number (const GrundyBoard *board, guint element, guint i)
{
  g_return_val_if_fail (board != NULL && element < grundy_board_get_n_elements (board), 0);

  guint n_numbers = grundy_board_kind_get_n_numbers (board->kind);

  g_return_val_if_fail (i < n_numbers, 0);
  return g_array_index (board->numbers, guint64, element * n_numbers + i);
}

void
grundy_board_set_heaps (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *board)
{
  g_return_if_fail (position != NULL && board != NULL);

  grundy_board_clear (board, GRUNDY_BOARD_HEAPS, 0, 0);
  for (guint i = 0; i < position->n_cells; i++)
    grundy_board_add_number (board, position->cells[i]);
}

gboolean
grundy_game_get_board (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *board)
{
  g_return_val_if_fail (game != NULL && position != NULL && board != NULL, FALSE);

  const GrundyRuleset *ruleset = grundy_game_get_ruleset (game);

  grundy_board_clear (board, GRUNDY_BOARD_HEAPS, 0, 0);
  if (ruleset->board != NULL)
    ruleset->board (game, position, board);
  else if (!grundy_game_is_heap_game (game))
    return FALSE;
  else
    grundy_board_set_heaps (game, position, board);
  return TRUE;
}
