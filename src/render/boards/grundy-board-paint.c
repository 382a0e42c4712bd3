/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board-drawing-private.h"
#include "grundy-board-pen.h"

/* Blue and orange mean P and N: whatever stands on a board is grey, and yellow where one shall look. */
#define OUTLINE_BY_UNIT 0.05
#define COUNTER_SHARE 0.55
#define DARK_SHARE 0.5
#define TAKEN_SHARE 0.75
/* From the middle of a square to the end of its mark, by its height */
#define MARK_REACH 0.27
/* How wide edges are, by the outline, and how wide the yellow under a line */
#define EDGE 2.2
#define LIT_LINE 8

typedef struct
{
  const GrundyBoardPen *pen;
  cairo_t *cr;
  const GrundyTheme *theme;
  double line;
} Brush;

static void
fill_and_stroke (const Brush *brush, GrundyColor fill, GrundyColor stroke)
{
  brush->pen->fill (brush->pen, fill);
  brush->pen->stroke (brush->pen, stroke, brush->line);
}

static void
show_run (const Brush *brush, const GrundyBoardItem *item, double baseline)
{
  brush->pen->write (brush->pen, item, item->x + (item->width - item->run->width) / 2, baseline, brush->theme->text);
}

/* A line, with yellow under it where it is lit */
static void
stroke_line (const Brush *brush, GrundyColor color, double width, gboolean is_lit)
{
  if (is_lit)
    brush->pen->stroke (brush->pen, brush->theme->look, LIT_LINE * brush->line);
  brush->pen->stroke (brush->pen, is_lit ? brush->theme->text : color, width * brush->line);
}

static void
paint_ground (const Brush *brush, const GrundyBoardItem *item, gboolean is_lit)
{
  double y = item->y + item->height / 2;

  cairo_new_path (brush->cr);
  cairo_move_to (brush->cr, item->x, y);
  cairo_line_to (brush->cr, item->x + item->width, y);
  stroke_line (brush, brush->theme->edge, 1, is_lit);
}

/* What is seen of a shape inside its outline, when it is not lit */
typedef enum
{
  FILL_BACKGROUND,
  FILL_COUNTER,
  FILL_DARK_SQUARE,
  FILL_TAKEN,
  FILL_TEXT,
} Fill;

static const Fill fills[GRUNDY_N_BOARD_SHAPES] = {
  [GRUNDY_SHAPE_COUNTER] = FILL_COUNTER,  [GRUNDY_SHAPE_DARK_SQUARE] = FILL_DARK_SQUARE,
  [GRUNDY_SHAPE_TAKEN] = FILL_TAKEN,      [GRUNDY_SHAPE_HEAD] = FILL_COUNTER,
  [GRUNDY_SHAPE_STEP] = FILL_DARK_SQUARE, [GRUNDY_SHAPE_QUEEN] = FILL_TEXT,
  [GRUNDY_SHAPE_KING] = FILL_TEXT,        [GRUNDY_SHAPE_ROOK] = FILL_TEXT,
  [GRUNDY_SHAPE_BISHOP] = FILL_TEXT,      [GRUNDY_SHAPE_KNIGHT] = FILL_TEXT,
  [GRUNDY_SHAPE_VERTEX] = FILL_TEXT,
};

static GrundyColor
get_fill (const GrundyTheme *theme, GrundyBoardShape shape)
{
  switch (fills[shape])
    {
    case FILL_COUNTER:
      return grundy_color_mix (theme->background, theme->quiet_text, COUNTER_SHARE);
    case FILL_DARK_SQUARE:
      return grundy_color_mix (theme->background, theme->mark, DARK_SHARE);
    case FILL_TAKEN:
      return grundy_color_mix (theme->background, theme->quiet_text, TAKEN_SHARE);
    case FILL_TEXT:
      return theme->text;
    case FILL_BACKGROUND:
    default:
      return theme->background;
    }
}

static GrundyColor
get_stroke (const GrundyTheme *theme, GrundyBoardShape shape, gboolean is_lit)
{
  switch (shape)
    {
    case GRUNDY_SHAPE_SQUARE:
    case GRUNDY_SHAPE_DARK_SQUARE:
    case GRUNDY_SHAPE_TAKEN:
    case GRUNDY_SHAPE_POISON:
    case GRUNDY_SHAPE_CROSS:
    case GRUNDY_SHAPE_STEP:
      return theme->edge;
    case GRUNDY_SHAPE_COUNTER:
    case GRUNDY_SHAPE_HEAD:
    case GRUNDY_SHAPE_CHIP:
      return theme->quiet_text;
    case GRUNDY_SHAPE_PIN:
    case GRUNDY_SHAPE_TAIL:
      return is_lit ? theme->text : theme->quiet_text;
    default:
      return theme->text;
    }
}

/* The mark on a square, and the rim of the picture on a coin that shows heads */
static void
paint_mark (const Brush *brush, const GrundyBoardItem *item)
{
  cairo_t *cr = brush->cr;
  double x = item->x + item->width / 2;
  double y = item->y + item->height / 2;
  double reach = MARK_REACH * item->height;
  GrundyColor color = item->shape == GRUNDY_SHAPE_HEAD ? brush->theme->background : brush->theme->text;

  cairo_new_path (cr);
  if (item->shape == GRUNDY_SHAPE_CROSS)
    {
      cairo_move_to (cr, x - reach, y - reach);
      cairo_line_to (cr, x + reach, y + reach);
      cairo_move_to (cr, x + reach, y - reach);
      cairo_line_to (cr, x - reach, y + reach);
      brush->pen->stroke (brush->pen, color, 2.5 * brush->line);
      return;
    }
  cairo_arc (cr, x, y, reach, 0, 2 * G_PI);
  if (item->shape == GRUNDY_SHAPE_POISON)
    brush->pen->fill (brush->pen, color);
  else
    brush->pen->stroke (brush->pen, color, brush->line);
}

static void
paint_edge (const Brush *brush, const GrundyBoardItem *item, gboolean is_lit)
{
  grundy_board_item_trace (item, brush->cr, brush->line);
  stroke_line (brush, brush->theme->quiet_text, EDGE, is_lit);
}

static void
paint_item (const Brush *brush, const GrundyBoardItem *item, gboolean is_lit)
{
  const GrundyTheme *theme = brush->theme;

  switch (item->shape)
    {
    case GRUNDY_SHAPE_GROUND:
      paint_ground (brush, item, is_lit);
      return;
    case GRUNDY_SHAPE_TEXT:
      show_run (brush, item, item->y + 0.8 * item->height);
      return;
    case GRUNDY_SHAPE_EDGE:
      paint_edge (brush, item, is_lit);
      return;
    default:
      break;
    }
  grundy_board_item_trace (item, brush->cr, brush->line);
  fill_and_stroke (brush, is_lit ? theme->look : get_fill (theme, item->shape),
                   get_stroke (theme, item->shape, is_lit));
  if (item->shape == GRUNDY_SHAPE_CHIP)
    show_run (brush, item, item->y + 0.68 * item->height);
  if (item->shape == GRUNDY_SHAPE_POISON || item->shape == GRUNDY_SHAPE_CROSS || item->shape == GRUNDY_SHAPE_HEAD)
    paint_mark (brush, item);
}

void
grundy_board_drawing_paint_with (const GrundyBoardDrawing *drawing, const GrundyBoardPen *pen, const GrundyTheme *theme,
                                 GrundyBoardLight light, gpointer user_data)
{
  g_return_if_fail (drawing != NULL && pen != NULL && theme != NULL);

  Brush brush = { pen, pen->cr, theme, OUTLINE_BY_UNIT * drawing->unit };

  for (guint i = 0; i < drawing->items->len; i++)
    {
      const GrundyBoardItem *item = &g_array_index (drawing->items, GrundyBoardItem, i);

      paint_item (&brush, item, light != NULL && light (item, user_data));
    }
}

/* --- With cairo alone ---------------------------------------------------------------------------------------- */

static void
fill (const GrundyBoardPen *pen, GrundyColor color)
{
  grundy_color_set_source (color, pen->cr);
  cairo_fill_preserve (pen->cr);
}

static void
stroke (const GrundyBoardPen *pen, GrundyColor color, double width)
{
  grundy_color_set_source (color, pen->cr);
  cairo_set_line_width (pen->cr, width);
  cairo_stroke_preserve (pen->cr);
}

static void
write_text (const GrundyBoardPen *pen, const GrundyBoardItem *item, double x, double baseline, GrundyColor color)
{
  grundy_color_set_source (color, pen->cr);
  grundy_run_paint (item->run, pen->cr, x, baseline);
}

void
grundy_board_drawing_paint (const GrundyBoardDrawing *drawing, cairo_t *cr, const GrundyTheme *theme,
                            GrundyBoardLight light, gpointer user_data)
{
  g_return_if_fail (drawing != NULL && cr != NULL && theme != NULL);

  const GrundyBoardPen pen = { cr, NULL, fill, stroke, write_text };

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  grundy_board_drawing_paint_with (drawing, &pen, theme, light, user_data);
  cairo_new_path (cr);
  cairo_restore (cr);
}
