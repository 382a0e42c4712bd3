/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-graph.h"
#include "grundy-spec.h"

G_BEGIN_DECLS

/*
 * The kinds of parameters and of positions: one file each in this folder, which holds its parser, its formatter and,
 * where it has one, what its value is made of. A ruleset names kinds in its specs and reads the values
 * by grundy_game_get_argument(); the member that holds the value is said here.
 */

/* --- Parameters --------------------------------------------------------------------------------------------- */

/* A word that may be there: @choices[0] of the spec. number: 1 when it is, 0 when not. */
extern const GrundyParameterKind grundy_kind_flag;

/* A number from @min to @max (0: no upper end). number: it; @fallback when not given. */
extern const GrundyParameterKind grundy_kind_number;

/* One of the words @choices. number: its index; @fallback when not given. */
extern const GrundyParameterKind grundy_kind_choice;

/**
 * GrundyRange:
 * @first: the least number in it
 * @last: the largest; not below @first
 */
typedef struct
{
  guint64 first;
  guint64 last;
} GrundyRange;

/* `1..5`, or `3` for 3..3, both ends from @min to @max. data: a #GrundyRange; when not given @min..@fallback. */
extern const GrundyParameterKind grundy_kind_range;

/**
 * GrundyNumbers:
 * @numbers: (array length=n_numbers): the numbers
 * @n_numbers: how many; at least one
 */
typedef struct
{
  guint64 *numbers;
  guint n_numbers;
} GrundyNumbers;

/* Numbers joined by commas. data: a #GrundyNumbers, %NULL when not given; ascending, without repeats. */
extern const GrundyParameterKind grundy_kind_number_set;
/* The same, as typed. */
extern const GrundyParameterKind grundy_kind_number_list;

/**
 * GrundyTakeWord:
 *
 * The words of a take set, in the order of canonical text. With n the heap's size:
 * %GRUNDY_TAKE_HALF is 1..floor(n/2), %GRUNDY_TAKE_AT_LEAST_HALF ceil(n/2)..n (n >= 1), %GRUNDY_TAKE_DIVISORS the
 * divisors of n, %GRUNDY_TAKE_PROPER_DIVISORS those below n, %GRUNDY_TAKE_NON_DIVISORS 1..n except divisors,
 * %GRUNDY_TAKE_COPRIME every k <= n prime to n, %GRUNDY_TAKE_COPRIME_BELOW every such k < n.
 */
typedef enum
{
  GRUNDY_TAKE_ANY,
  GRUNDY_TAKE_POWERS_OF_TWO,
  GRUNDY_TAKE_FIBONACCI,
  GRUNDY_TAKE_PRIMES,
  GRUNDY_TAKE_SQUARES,
  GRUNDY_TAKE_FACTORIALS,
  GRUNDY_TAKE_ODD,
  GRUNDY_TAKE_HALF,
  GRUNDY_TAKE_AT_LEAST_HALF,
  GRUNDY_TAKE_DIVISORS,
  GRUNDY_TAKE_PROPER_DIVISORS,
  GRUNDY_TAKE_NON_DIVISORS,
  GRUNDY_TAKE_COPRIME,
  GRUNDY_TAKE_COPRIME_BELOW,
} GrundyTakeWord;

/**
 * GrundyTakeSet:
 * @is_all_but: whether @ranges say what may *not* be taken; then there are no words
 * @ranges: (array length=n_ranges): numbers (first = last) and ranges, by first, then by last, without repeats;
 *   they may overlap; all from 1
 * @n_ranges: how many
 * @words: bit w is set when the set has the #GrundyTakeWord w
 *
 * What may be taken from a heap.
 */
typedef struct
{
  gboolean is_all_but;
  GrundyRange *ranges;
  guint n_ranges;
  guint words;
} GrundyTakeSet;

/* Numbers, ranges and words joined by commas, or `all-but` and numbers. data: a #GrundyTakeSet. Required. */
extern const GrundyParameterKind grundy_kind_take_set;

/**
 * GrundyCode:
 * @digits: (array length=n_digits+n_repeating): d0, the digits behind the point, then those in brackets
 * @n_digits: how many stand before the brackets, d0 included: at least 1
 * @n_repeating: how many stand in brackets and repeat for ever; 0 for a finite code
 *
 * A take-and-break code, in lowest terms: the repeating tail as short and as early as it can be, and no zeros at the
 * end of a finite code. Bit j of digit k: k counters may be taken, leaving exactly j heaps.
 */
typedef struct
{
  guint8 *digits;
  guint n_digits;
  guint n_repeating;
} GrundyCode;

/**
 * GrundyCodeBits:
 * @GRUNDY_CODE_LEAVES_NOTHING: a move may take the whole heap
 * @GRUNDY_CODE_LEAVES_ONE: a move may leave one heap
 * @GRUNDY_CODE_LEAVES_TWO: a move may leave two heaps
 * @GRUNDY_CODE_LEAVES_THREE: a move may leave three heaps
 *
 * The bits of a digit.
 */
typedef enum
{
  GRUNDY_CODE_LEAVES_NOTHING = 1 << 0,
  GRUNDY_CODE_LEAVES_ONE = 1 << 1,
  GRUNDY_CODE_LEAVES_TWO = 1 << 2,
  GRUNDY_CODE_LEAVES_THREE = 1 << 3,
} GrundyCodeBits;

/* The digit d_@k, 0 to 15; any @k has one. */
guint grundy_code_get_digit (const GrundyCode *code, guint64 k);

/* A take-and-break code: `0.137`, `4.(3)`. data: a #GrundyCode. Required. */
extern const GrundyParameterKind grundy_kind_code;

/**
 * GrundyArrows:
 * @names: (element-type utf8): the nodes' names, by first appearance: the index is the node
 * @nodes: (element-type utf8 guint): node by name
 * @graph: the nodes and arrows
 *
 * A graph as its arrows were typed.
 */
typedef struct
{
  GPtrArray *names;
  GHashTable *nodes;
  GrundyGraph *graph;
  /*< private >*/
  GArray *items; /* of GrundyArrow, as typed: an arrow, or a node alone where its name is new */
} GrundyArrows;

/* Whether a node has the name, and which: O(1). */
gboolean grundy_arrows_find_node (const GrundyArrows *arrows, const char *name, guint32 *node);
/* Whether the character may stand in a name: a letter or mark of any script, a digit or `_`. */
gboolean grundy_arrows_is_name_character (gunichar character);

/* `a>b,a>c,d`: arrows, and names of nodes without arrows. data: a #GrundyArrows. Required. */
extern const GrundyParameterKind grundy_kind_arrows;

/**
 * GrundyPieceType:
 *
 * The pieces of a board whose corner is 0,0.
 */
typedef enum
{
  GRUNDY_PIECE_ROOK,
  GRUNDY_PIECE_BISHOP,
  GRUNDY_PIECE_QUEEN,
  GRUNDY_PIECE_KING,
  GRUNDY_PIECE_WAZIR,
  GRUNDY_PIECE_KNIGHT,
  GRUNDY_PIECE_RIDER,
  GRUNDY_PIECE_WHITE_KNIGHT,
} GrundyPieceType;

typedef struct
{
  guint64 x;
  guint64 y;
} GrundyVector;

/**
 * GrundyPiece:
 * @type: which piece
 * @vectors: (array length=n_vectors) (nullable): what a rider rides along, sorted, without repeats; none is (0,0)
 * @n_vectors: how many
 * @size: the number of squares of a white knight's board along each axis; 0 for other pieces
 */
typedef struct
{
  GrundyPieceType type;
  GrundyVector *vectors;
  guint n_vectors;
  guint64 size;
} GrundyPiece;

/* `king`, `rider (1,2),(3,1)`, `white-knight,8`. data: a #GrundyPiece. Required. */
extern const GrundyParameterKind grundy_kind_piece;

/**
 * GrundyCoinRuleType:
 *
 * Which coins of a row may be turned together, in the order of their words: one coin; one or two; two; one to three;
 * three; at most k; exactly k; any run of neighbours; a run of k; a run of at most k; a run of 1, 4, 9, ...; two at one
 * of some distances; those or one; three at equal distances.
 */
typedef enum
{
  GRUNDY_COINS_ONE,
  GRUNDY_COINS_TURTLES,
  GRUNDY_COINS_TWINS,
  GRUNDY_COINS_MOCK,
  GRUNDY_COINS_TRIPLETS,
  GRUNDY_COINS_AT_MOST,
  GRUNDY_COINS_EXACTLY,
  GRUNDY_COINS_RULER,
  GRUNDY_COINS_RUN,
  GRUNDY_COINS_RUN_UP_TO,
  GRUNDY_COINS_RUN_SQUARES,
  GRUNDY_COINS_PAIR,
  GRUNDY_COINS_ONE_OR_PAIR,
  GRUNDY_COINS_EQUAL3,
} GrundyCoinRuleType;

/**
 * GrundyCoinRule:
 * @type: which coins
 * @numbers: (array length=n_numbers) (nullable): k alone, or the distances, ascending and without repeats; all from 1
 * @n_numbers: how many
 */
typedef struct
{
  GrundyCoinRuleType type;
  guint64 *numbers;
  guint n_numbers;
} GrundyCoinRule;

/* `ruler`, `at-most 4`, `pair 1,3`. data: a #GrundyCoinRule. Required. */
extern const GrundyParameterKind grundy_kind_coin_rule;

#define GRUNDY_MAX_AXES 8

/**
 * GrundyCoinProduct:
 * @rules: (array length=n_axes): the rule along each axis
 * @sizes: (array length=n_axes): how many places each axis has; at least 1
 * @n_axes: how many, 1 to %GRUNDY_MAX_AXES
 */
typedef struct
{
  GrundyCoinRule *rules;
  guint64 *sizes;
  guint n_axes;
} GrundyCoinProduct;

/* `ruler x mock,4x4`. data: a #GrundyCoinProduct. Required. */
extern const GrundyParameterKind grundy_kind_coin_product;

/* `ground 0,5`: which vertices are the ground. data: a #GrundyNumbers, ascending, without repeats; @fallback alone when
 * not given. */
extern const GrundyParameterKind grundy_kind_ground;

/**
 * GrundyRule:
 * @forms: (element-type GrundyRuleForm): the option forms, as typed
 * @programs: (element-type GrundyRuleProgram): the same, ready to be run
 *
 * What a heap of n counters can become, in the user's own words.
 */
typedef struct
{
  GPtrArray *forms;
  GPtrArray *programs;
} GrundyRule;

/* `n-k: k=1..n/2; n/2 & n/2: 2|n`. data: a #GrundyRule. Required. */
extern const GrundyParameterKind grundy_kind_rule;

/* --- Positions ---------------------------------------------------------------------------------------------- */

/* Numbers joined by commas, from @min to @max (0: no upper end), @min_count to @max_count of them (0: no upper end).
 * One cell each. */
extern const GrundyPositionKind grundy_position_kind_heaps;

/* Exactly two numbers: `3,5`. Two cells. */
extern const GrundyPositionKind grundy_position_kind_pair;

/* Rows of squares joined by slashes, `.` free and `#` blocked, equally long: `../.#`. The first cell is the length of a
 * row, then a cell for each square, row by row: 0 free, 1 blocked. */
extern const GrundyPositionKind grundy_position_kind_board;

/* A number, or a number and a limit: `20`, `17;6`. One cell or two. */
extern const GrundyPositionKind grundy_position_kind_capped;

/* A ring or rows of things: `8` a ring of eight, `row 5,2` two rows, `row` none. A cell each, whose lowest bit says
 * that it is a ring; the others are its length. */
extern const GrundyPositionKind grundy_position_kind_ring;

#define GRUNDY_RING_CELL_OF_RING(length) (2 * (length) + 1)
#define GRUNDY_RING_CELL_OF_ROW(length) (2 * (length))
#define GRUNDY_RING_CELL_IS_RING(cell) (((cell)&1) != 0)
#define GRUNDY_RING_CELL_LENGTH(cell) ((cell) / 2)

/* A row of coins, `H` and `T`, the leftmost at place 0: `HTTH`. A cell each: 0 for tails, place + 1 for heads. */
extern const GrundyPositionKind grundy_position_kind_coins;

/* Edges between numbered vertices, in the order typed: `0-1,1-2`. Two cells each. */
extern const GrundyPositionKind grundy_position_kind_edges;

/* The heads of a grid whose size the game's parameter of the kind coin product gives, counted from 1: `1,4;2,2`. As
 * many cells each as there are axes. */
extern const GrundyPositionKind grundy_position_kind_grid_heads;

/* Squares of a board, `3,5;2,2`: two numbers from @min to @max each. Two cells each. */
extern const GrundyPositionKind grundy_position_kind_squares;

/* A row of squares, `.` free and `X` marked: `..X...`. A cell each: 0 free, 1 marked. */
extern const GrundyPositionKind grundy_position_kind_strip;

/* Names of nodes of the game's parameter of the kind arrows: `a,b`. A cell each: the node. */
extern const GrundyPositionKind grundy_position_kind_tokens;

G_END_DECLS
