/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board-drawing-private.h"

/* Of larger boards only this corner is drawn; a piece outside it stands on its rim. */
#define MOST_SQUARES 32
/* The strip for the numbers left of the board and under it */
#define RIM 0.9
/* Half of a line, which the squares at the top leave free over themselves */
#define HALF_LINE 0.03
/* What a counter leaves free of its square on each side */
#define INSET 0.12

static const GrundyBoardShape shapes[] = {
  [GRUNDY_BOARD_COUNTER] = GRUNDY_SHAPE_COUNTER, [GRUNDY_BOARD_QUEEN] = GRUNDY_SHAPE_QUEEN,
  [GRUNDY_BOARD_KING] = GRUNDY_SHAPE_KING,       [GRUNDY_BOARD_ROOK] = GRUNDY_SHAPE_ROOK,
  [GRUNDY_BOARD_BISHOP] = GRUNDY_SHAPE_BISHOP,   [GRUNDY_BOARD_KNIGHT] = GRUNDY_SHAPE_KNIGHT,
};

/* A board as far as it is drawn; @left is what is left of it, of a single row nothing */
typedef struct
{
  GrundyBoardDrawing *drawing;
  GrundyFont *font;
  guint n_columns;
  guint n_rows;
  double left;
} Sheet;

static double
get_top (const Sheet *sheet, guint row)
{
  return (sheet->n_rows - 1.0 - row + HALF_LINE) * sheet->drawing->unit;
}

static double
get_left (const Sheet *sheet, guint column)
{
  return sheet->left + column * sheet->drawing->unit;
}

static void
draw_square (const Sheet *sheet, guint column, guint row)
{
  double unit = sheet->drawing->unit;
  GrundyBoardItem square = { .shape = (column + row) % 2 == 0 ? GRUNDY_SHAPE_DARK_SQUARE : GRUNDY_SHAPE_SQUARE,
                             .element = GRUNDY_NO_ELEMENT,
                             .part = (guint64)row * sheet->n_columns + column,
                             .x = get_left (sheet, column),
                             .y = get_top (sheet, row),
                             .width = unit,
                             .height = unit };

  grundy_board_drawing_add (sheet->drawing, &square);
}

static void
draw_numbers (const Sheet *sheet, guint first)
{
  double unit = sheet->drawing->unit;
  double half_cap = grundy_font_get_cap_height (sheet->font, grundy_board_drawing_get_text_size (sheet->drawing)) / 2;

  for (guint column = 0; column < sheet->n_columns; column++)
    {
      g_autofree char *number = g_strdup_printf ("%u", first + column);

      grundy_board_drawing_add_text (sheet->drawing, sheet->font, number, get_left (sheet, column) + unit / 2,
                                     (sheet->n_rows + 0.65) * unit);
    }
  for (guint row = 0; row < sheet->n_rows && sheet->n_rows > 1; row++)
    {
      g_autofree char *number = g_strdup_printf ("%u", first + row);

      grundy_board_drawing_add_text (sheet->drawing, sheet->font, number, sheet->left / 2,
                                     get_top (sheet, row) + unit / 2 + half_cap);
    }
}

static guint
get_square (const Sheet *sheet, const GrundyBoard *board, guint piece)
{
  guint column = (guint)MIN (grundy_board_get_number (board, piece, 0), sheet->n_columns - 1);
  guint row = (guint)MIN (grundy_board_get_number (board, piece, 1), sheet->n_rows - 1);

  return row * sheet->n_columns + column;
}

/* The least side of a square that has room for so many */
static guint
get_side (guint n_pieces)
{
  guint side = 1;

  while (side * side < n_pieces)
    side++;
  return side;
}

/* How far the pieces of a square are moved down, in rows of them, to stand in its middle */
static double
get_drop (guint n_pieces, guint side)
{
  guint n_rows = (n_pieces + side - 1) / side;

  return (side - n_rows) / 2.0;
}

/* Draws the pieces; those that share a square stand in small rows on it. */
static void
draw_pieces (const Sheet *sheet, const GrundyBoard *board)
{
  guint n_pieces = grundy_board_get_n_elements (board);
  guint n_squares = sheet->n_columns * sheet->n_rows;
  g_autofree guint *n_there = g_new0 (guint, n_squares);
  g_autofree guint *n_drawn = g_new0 (guint, n_squares);
  double inset = board->piece == GRUNDY_BOARD_COUNTER ? INSET : 0;

  for (guint i = 0; i < n_pieces; i++)
    n_there[get_square (sheet, board, i)]++;
  for (guint i = 0; i < n_pieces; i++)
    {
      guint square = get_square (sheet, board, i);
      guint side = get_side (n_there[square]);
      guint place = n_drawn[square]++;
      double share = sheet->drawing->unit / side;
      GrundyBoardItem piece = {
        .shape = shapes[board->piece],
        .element = i,
        .x = get_left (sheet, square % sheet->n_columns) + (place % side + inset) * share,
        .y = get_top (sheet, square / sheet->n_columns) +
             ((guint)(place / side) + get_drop (n_there[square], side) + inset) * share,
        .width = (1 - 2 * inset) * share,
        .height = (1 - 2 * inset) * share,
      };

      grundy_board_drawing_add (sheet->drawing, &piece);
    }
}

void
grundy_board_draw_squares (GrundyBoardDrawing *drawing, GrundyFont *font, const GrundyBoard *board)
{
  Sheet sheet = {
    .drawing = drawing,
    .font = font,
    .n_columns = CLAMP (board->n_columns, 1, MOST_SQUARES),
    .n_rows = CLAMP (board->n_rows, 1, MOST_SQUARES),
    .left = (board->n_rows > 1 ? RIM : HALF_LINE) * drawing->unit,
  };

  for (guint row = 0; row < sheet.n_rows; row++)
    for (guint column = 0; column < sheet.n_columns; column++)
      draw_square (&sheet, column, row);
  draw_numbers (&sheet, board->first);
  draw_pieces (&sheet, board);
}
