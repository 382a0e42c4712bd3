/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-game.h"

G_BEGIN_DECLS

/**
 * GrundyBoardKind:
 * @GRUNDY_BOARD_HEAPS: heaps of counters; element i is a heap, its number how many counters
 * @GRUNDY_BOARD_PINS: rows of pins side by side; element i is a row, its number how many pins
 * @GRUNDY_BOARD_RINGS: counters side by side; element i is a ring or a row, and has two numbers: how many counters,
 *   and 1 for a ring
 * @GRUNDY_BOARD_CELLS: a sheet of cells, row by row from the top; element i is a cell, its number a #GrundyBoardCell
 * @GRUNDY_BOARD_COINS: a row of coins; element i is a coin: 0 tails, 1 heads
 * @GRUNDY_BOARD_SQUARES: pieces on squares, (0, 0) at the bottom left; element i is a piece, and has two numbers:
 *   column and row
 * @GRUNDY_BOARD_STAIRS: counters on stairs; element i is stair i + 1, its number how many counters
 * @GRUNDY_BOARD_BARS: rows with a piece of each player; element i is a row, and has two numbers: the square of the
 *   player to move, and that of the other
 * @GRUNDY_BOARD_EDGES: a picture of edges; element i is an edge, and has two numbers: its vertices, 0 being the ground
 * @GRUNDY_BOARD_TOKENS: tokens on named nodes; element i is a token, its number an index into the names
 *
 * The plain boards on which any game is drawn.
 */
typedef enum
{
  GRUNDY_BOARD_HEAPS,
  GRUNDY_BOARD_PINS,
  GRUNDY_BOARD_RINGS,
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
 * GrundyBoardCell:
 * @GRUNDY_CELL_FREE: nothing is on it
 * @GRUNDY_CELL_TAKEN: it is covered, or was so from the start
 * @GRUNDY_CELL_ABSENT: there is no cell here
 * @GRUNDY_CELL_POISONED: who takes it has lost
 * @GRUNDY_CELL_CROSSED: a cross is on it
 *
 * What a cell is.
 */
typedef enum
{
  GRUNDY_CELL_FREE,
  GRUNDY_CELL_TAKEN,
  GRUNDY_CELL_ABSENT,
  GRUNDY_CELL_POISONED,
  GRUNDY_CELL_CROSSED,
} GrundyBoardCell;

/**
 * GrundyBoardPiece:
 * @GRUNDY_BOARD_COUNTER: a counter or a coin
 * @GRUNDY_BOARD_QUEEN: a queen
 * @GRUNDY_BOARD_KING: a king
 * @GRUNDY_BOARD_ROOK: a rook
 * @GRUNDY_BOARD_BISHOP: a bishop
 * @GRUNDY_BOARD_KNIGHT: a knight
 *
 * What stands on squares; all pieces of a board are the same.
 */
typedef enum
{
  GRUNDY_BOARD_COUNTER,
  GRUNDY_BOARD_QUEEN,
  GRUNDY_BOARD_KING,
  GRUNDY_BOARD_ROOK,
  GRUNDY_BOARD_BISHOP,
  GRUNDY_BOARD_KNIGHT,
} GrundyBoardPiece;

/**
 * GrundyBoard:
 * @kind: which board
 * @n_columns: how many columns of squares or cells; 0 where there are none
 * @n_rows: how many rows
 * @first: the number written beside the first column and row
 * @piece: what stands on squares
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
  guint first;
  GrundyBoardPiece piece;
  GArray *numbers;
  GPtrArray *names;
};

/**
 * grundy_board_new:
 *
 * Returns: (transfer full): a board of no heaps
 */
GRUNDY_API
GrundyBoard *grundy_board_new (void);

/**
 * grundy_board_free:
 * @board: (nullable) (transfer full): a board
 */
GRUNDY_API
void grundy_board_free (GrundyBoard *board);

/**
 * grundy_board_clear:
 * @board: a board
 * @kind: what it becomes
 * @n_columns: how many columns of squares or cells; 0 where there are none
 * @n_rows: how many rows
 *
 * Makes it an empty board. Its squares are numbered from 0, and counters stand on them.
 */
GRUNDY_API
void grundy_board_clear (GrundyBoard *board, GrundyBoardKind kind, guint n_columns, guint n_rows);

/**
 * grundy_board_add_number:
 * @board: a board
 * @number: the next number of the last element, or the first of a new one
 */
GRUNDY_API
void grundy_board_add_number (GrundyBoard *board, guint64 number);

/**
 * grundy_board_set_first:
 * @board: a board
 * @first: the number of the first column and of the first row
 */
GRUNDY_API
void grundy_board_set_first (GrundyBoard *board, guint first);

/**
 * grundy_board_set_piece:
 * @board: a board of squares
 * @piece: what stands on them
 */
GRUNDY_API
void grundy_board_set_piece (GrundyBoard *board, GrundyBoardPiece piece);

/**
 * grundy_board_add_name:
 * @board: a board of tokens
 * @name: the name of its next node; it is copied
 */
GRUNDY_API
void grundy_board_add_name (GrundyBoard *board, const char *name);

/**
 * grundy_board_kind_get_n_numbers:
 * @kind: a kind of board
 *
 * Returns: how many numbers each of its elements has, 1 or 2
 */
GRUNDY_API
guint grundy_board_kind_get_n_numbers (GrundyBoardKind kind);

/**
 * grundy_board_get_n_elements:
 * @board: a board
 *
 * Returns: how many elements it has
 */
GRUNDY_API
guint grundy_board_get_n_elements (const GrundyBoard *board);

/**
 * grundy_board_get_number:
 * @board: a board
 * @element: one of its elements
 * @i: which of the element's numbers, 0 or 1
 *
 * Returns: the number
 */
GRUNDY_API
guint64 grundy_board_get_number (const GrundyBoard *board, guint element, guint i);

/**
 * grundy_board_set_heaps:
 * @game: a game
 * @position: a position of it, whose cells are heaps
 * @board: (inout): made a board with a heap for each cell
 *
 * What rulesets whose cells are heaps have for their `board`.
 */
GRUNDY_API
void grundy_board_set_heaps (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *board);

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
