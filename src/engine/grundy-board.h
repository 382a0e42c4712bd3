/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-game.h"

G_BEGIN_DECLS

/**
 * GrundyBoardKind:
 * @GRUNDY_BOARD_HEAPS: heaps of counters; element i is a heap, its number how many counters
 * @GRUNDY_BOARD_PINS: rows of pins side by side; element i is a row, its number how many pins
 * @GRUNDY_BOARD_CELLS: a sheet of cells, row by row from the top; element i is a cell: 0 free, 1 taken, 2 not there, 3
 *   poisoned
 * @GRUNDY_BOARD_COINS: a row of coins; element i is a coin: 0 tails, 1 heads
 * @GRUNDY_BOARD_SQUARES: pieces on squares, (0, 0) at the bottom left; element i is a piece, and has two numbers:
 *   column and row
 * @GRUNDY_BOARD_STAIRS: counters on stairs; element i is stair i + 1, its number how many counters
 * @GRUNDY_BOARD_BARS: rows with a piece of each player; element i is a row, and has two numbers: the square of the
 *   player to move, and that of the other
 * @GRUNDY_BOARD_EDGES: a picture of edges; element i is an edge, and has two numbers: its vertices
 * @GRUNDY_BOARD_TOKENS: tokens on named nodes; element i is a token, its number an index into the names
 *
 * The plain boards on which any game is drawn.
 */
typedef enum
{
  GRUNDY_BOARD_HEAPS,
  GRUNDY_BOARD_PINS,
  GRUNDY_BOARD_CELLS,
  GRUNDY_BOARD_COINS,
  GRUNDY_BOARD_SQUARES,
  GRUNDY_BOARD_STAIRS,
  GRUNDY_BOARD_BARS,
  GRUNDY_BOARD_EDGES,
  GRUNDY_BOARD_TOKENS,
} GrundyBoardKind;

#define GRUNDY_N_BOARD_KINDS (GRUNDY_BOARD_TOKENS + 1)

/**
 * GrundyBoard:
 * @kind: which board
 * @n_columns: how many columns of squares or cells; 0 where there are none
 * @n_rows: how many rows
 * @numbers: (element-type guint64): what stands on it, one or two numbers an element
 * @names: (element-type utf8): the names of the nodes, where there are any
 *
 * What a position looks like, in plain numbers; the engine knows nothing of
 * drawing. Elements are the ones that moves touch. The fields are for reading.
 */
struct _GrundyBoard
{
  GrundyBoardKind kind;
  guint n_columns;
  guint n_rows;
  GArray *numbers;
  GPtrArray *names;
};

/* (transfer full): a board of no heaps */
GRUNDY_API
GrundyBoard *grundy_board_new (void);
GRUNDY_API
void grundy_board_free (GrundyBoard *board);
/* Makes it an empty board of some kind. */
GRUNDY_API
void grundy_board_clear (GrundyBoard *board, GrundyBoardKind kind, guint n_columns, guint n_rows);
GRUNDY_API
void grundy_board_add_number (GrundyBoard *board, guint64 number);
GRUNDY_API
void grundy_board_add_name (GrundyBoard *board, const char *name);
/* How many numbers an element has: 1 or 2 */
GRUNDY_API
guint grundy_board_kind_get_n_numbers (GrundyBoardKind kind);
GRUNDY_API
guint grundy_board_get_n_elements (const GrundyBoard *board);
/* The @i-th number, 0 or 1, of an element */
GRUNDY_API
guint64 grundy_board_get_number (const GrundyBoard *board, guint element, guint i);

/**
 * grundy_game_get_board:
 * @game: a game
 * @position: a position of it
 * @board: (inout): made the board of @position
 *
 * Returns: whether the position has a board: games of heaps do, and those whose ruleset says how they look
 */
GRUNDY_API
gboolean grundy_game_get_board (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *board);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyBoard, grundy_board_free)

G_END_DECLS
