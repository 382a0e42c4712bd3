/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-board.h"
#include "grundy-font.h"
#include "grundy-theme.h"

G_BEGIN_DECLS

/**
 * GRUNDY_NO_ELEMENT:
 *
 * What belongs to no element of the board: a line, an empty square.
 */
#define GRUNDY_NO_ELEMENT G_MAXUINT

/**
 * GrundyBoardShape:
 * @GRUNDY_SHAPE_COUNTER: a grey disc
 * @GRUNDY_SHAPE_PIN: a pin of a bowling alley
 * @GRUNDY_SHAPE_GROUND: a line on which things stand, or of an element with nothing on it its place there
 * @GRUNDY_SHAPE_SQUARE: a square of a board
 * @GRUNDY_SHAPE_DARK_SQUARE: every second square
 * @GRUNDY_SHAPE_TAKEN: a square that is covered
 * @GRUNDY_SHAPE_POISON: a square that must not be taken
 * @GRUNDY_SHAPE_CROSS: a square with a cross on it
 * @GRUNDY_SHAPE_HEAD: a coin that shows heads
 * @GRUNDY_SHAPE_TAIL: a coin that shows tails; a counter of the other player
 * @GRUNDY_SHAPE_STEP: a step of a staircase, down to the ground
 * @GRUNDY_SHAPE_QUEEN: a piece
 * @GRUNDY_SHAPE_KING: a piece
 * @GRUNDY_SHAPE_ROOK: a piece
 * @GRUNDY_SHAPE_BISHOP: a piece
 * @GRUNDY_SHAPE_KNIGHT: a piece
 * @GRUNDY_SHAPE_EDGE: an edge, along its curve
 * @GRUNDY_SHAPE_VERTEX: a dot where edges meet
 * @GRUNDY_SHAPE_CHIP: a name with room round it
 * @GRUNDY_SHAPE_TEXT: a text alone
 */
typedef enum
{
  GRUNDY_SHAPE_COUNTER,
  GRUNDY_SHAPE_PIN,
  GRUNDY_SHAPE_GROUND,
  GRUNDY_SHAPE_SQUARE,
  GRUNDY_SHAPE_DARK_SQUARE,
  GRUNDY_SHAPE_TAKEN,
  GRUNDY_SHAPE_POISON,
  GRUNDY_SHAPE_CROSS,
  GRUNDY_SHAPE_HEAD,
  GRUNDY_SHAPE_TAIL,
  GRUNDY_SHAPE_STEP,
  GRUNDY_SHAPE_QUEEN,
  GRUNDY_SHAPE_KING,
  GRUNDY_SHAPE_ROOK,
  GRUNDY_SHAPE_BISHOP,
  GRUNDY_SHAPE_KNIGHT,
  GRUNDY_SHAPE_EDGE,
  GRUNDY_SHAPE_VERTEX,
  GRUNDY_SHAPE_CHIP,
  GRUNDY_SHAPE_TEXT,
} GrundyBoardShape;

#define GRUNDY_N_BOARD_SHAPES (GRUNDY_SHAPE_TEXT + 1)

/**
 * GrundyBoardPoint:
 * @x: in points
 * @y: in points, downwards
 */
typedef struct
{
  double x;
  double y;
} GrundyBoardPoint;

/**
 * GrundyBoardItem:
 * @shape: what it looks like
 * @element: the element of the board to which it belongs, the one that moves touch; %GRUNDY_NO_ELEMENT for none
 * @part: which part of the element: of a heap the counter, from 0 at the bottom; of a row the pin, from 0 at the
 *   left; of a row with two pieces 0 for the piece of the player to move, 1 for the other; of no element, which
 *   square, row by row from the bottom left
 * @x: its left side, in points
 * @y: its top
 * @width: its size
 * @height: its size
 * @curve: of an edge: the four points of its cubic curve
 * @run: (nullable): its text, shaped
 * @text: (nullable): its text
 * @text_size: its size
 *
 * One thing on a drawn board.
 */
typedef struct
{
  GrundyBoardShape shape;
  guint element;
  guint64 part;
  double x;
  double y;
  double width;
  double height;
  GrundyBoardPoint curve[4];
  GrundyRun *run;
  char *text;
  double text_size;
} GrundyBoardItem;

/**
 * GrundyBoardDrawing:
 *
 * A board with a place for everything on it: what nodes, the inspector, play and
 * exports show, and what is hit by a click. Immutable, atomically counted.
 */
typedef struct _GrundyBoardDrawing GrundyBoardDrawing;

/**
 * grundy_board_drawing_new:
 * @font: a font
 * @board: what to draw
 * @unit: the size of a counter, pin or square, in points
 *
 * What is too much to be drawn piece by piece is drawn as a number.
 *
 * Returns: (transfer full): the drawing
 */
GrundyBoardDrawing *grundy_board_drawing_new (GrundyFont *font, const GrundyBoard *board, double unit);

/**
 * grundy_board_drawing_ref:
 * @drawing: a drawing
 *
 * Returns: (transfer full): the same drawing, with one more reference; from any thread
 */
GrundyBoardDrawing *grundy_board_drawing_ref (GrundyBoardDrawing *drawing);

/**
 * grundy_board_drawing_unref:
 * @drawing: (transfer full): a drawing
 */
void grundy_board_drawing_unref (GrundyBoardDrawing *drawing);

/**
 * grundy_board_drawing_get_width:
 * @drawing: a drawing
 *
 * Returns: the width of the whole, in points, at least the unit
 */
double grundy_board_drawing_get_width (const GrundyBoardDrawing *drawing);

/**
 * grundy_board_drawing_get_height:
 * @drawing: a drawing
 *
 * Returns: the height of the whole, in points, at least the unit
 */
double grundy_board_drawing_get_height (const GrundyBoardDrawing *drawing);

/**
 * grundy_board_drawing_get_n_items:
 * @drawing: a drawing
 *
 * Returns: how many things are on it
 */
guint grundy_board_drawing_get_n_items (const GrundyBoardDrawing *drawing);

/**
 * grundy_board_drawing_get_item:
 * @drawing: a drawing
 * @i: which item, the ones below first
 *
 * Returns: (transfer none): the item, as long as @drawing lives
 */
const GrundyBoardItem *grundy_board_drawing_get_item (const GrundyBoardDrawing *drawing, guint i);

/**
 * grundy_board_drawing_find:
 * @drawing: a drawing
 * @x: a place, in points
 * @y: a place
 *
 * Returns: (transfer none) (nullable): the topmost item there that can be meant by a click, or the nearest edge:
 *   dots, texts and lines of no element cannot
 */
const GrundyBoardItem *grundy_board_drawing_find (const GrundyBoardDrawing *drawing, double x, double y);

/**
 * grundy_board_item_get_middle:
 * @item: an item
 *
 * Returns: its middle, which for an edge is on its curve
 */
GrundyBoardPoint grundy_board_item_get_middle (const GrundyBoardItem *item);

/**
 * GrundyBoardLight:
 * @user_data: what was given with it
 * @item: an item
 *
 * Returns: whether the item is lit
 */
typedef gboolean (*GrundyBoardLight) (const GrundyBoardItem *item, gpointer user_data);

/**
 * grundy_board_drawing_paint:
 * @drawing: a drawing
 * @cr: where to; one unit is a point, and 0, 0 the drawing's top left corner
 * @theme: the look
 * @light: (nullable): which items are lit in yellow
 * @user_data: for @light
 *
 * Paints the board on what is there already.
 */
void grundy_board_drawing_paint (const GrundyBoardDrawing *drawing, cairo_t *cr, const GrundyTheme *theme,
                                 GrundyBoardLight light, gpointer user_data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyBoardDrawing, grundy_board_drawing_unref)

G_END_DECLS
