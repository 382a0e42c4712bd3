/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board-drawing-private.h"

/* Blue and orange mean P and N: whatever stands on a board is grey, and yellow where one shall look. */
#define OUTLINE_BY_UNIT 0.05
#define COUNTER_SHARE 0.55
#define DARK_SHARE 0.5

typedef struct
{
  cairo_t *cr;
  const GrundyTheme *theme;
  double line;
} Brush;

static void
set_color (const Brush *brush, GrundyColor color)
{
  cairo_set_source_rgb (brush->cr, color.red / 255.0, color.green / 255.0, color.blue / 255.0);
}

static void
fill_and_stroke (const Brush *brush, GrundyColor fill, GrundyColor stroke)
{
  set_color (brush, fill);
  cairo_fill_preserve (brush->cr);
  set_color (brush, stroke);
  cairo_set_line_width (brush->cr, brush->line);
  cairo_stroke (brush->cr);
}

static void
trace_disc (const Brush *brush, const GrundyBoardItem *item)
{
  cairo_new_path (brush->cr);
  cairo_arc (brush->cr, item->x + item->width / 2, item->y + item->height / 2, (item->height - brush->line) / 2, 0,
             2 * G_PI);
}

/* Squares share their lines. */
static void
trace_box (const Brush *brush, const GrundyBoardItem *item)
{
  cairo_new_path (brush->cr);
  cairo_rectangle (brush->cr, item->x, item->y, item->width, item->height);
}

static void
trace_chip (const Brush *brush, const GrundyBoardItem *item)
{
  double r = (item->height - brush->line) / 2;
  double y = item->y + item->height / 2;

  cairo_new_path (brush->cr);
  cairo_arc (brush->cr, item->x + item->width - r - brush->line / 2, y, r, -G_PI / 2, G_PI / 2);
  cairo_arc (brush->cr, item->x + r + brush->line / 2, y, r, G_PI / 2, 3 * G_PI / 2);
  cairo_close_path (brush->cr);
}

/* Half of a pin's outline, from its top to its foot, as cubic pieces; x from its axis and y from its top, both by
 * its height */
static const double pin[][6] = {
  { 0.075, 0.0, 0.12, 0.05, 0.12, 0.12 },
  { 0.12, 0.19, 0.07, 0.22, 0.07, 0.3 },
  { 0.07, 0.4, 0.165, 0.5, 0.165, 0.68 },
  { 0.165, 0.82, 0.12, 0.92, 0.1, 1.0 },
};

static void
trace_pin (const Brush *brush, const GrundyBoardItem *item)
{
  double h = item->height - brush->line;
  double x = item->x + item->width / 2;
  double y = item->y + brush->line / 2;
  guint n = G_N_ELEMENTS (pin);

  cairo_new_path (brush->cr);
  cairo_move_to (brush->cr, x, y);
  for (guint i = 0; i < n; i++)
    cairo_curve_to (brush->cr, x + pin[i][0] * h, y + pin[i][1] * h, x + pin[i][2] * h, y + pin[i][3] * h,
                    x + pin[i][4] * h, y + pin[i][5] * h);
  cairo_line_to (brush->cr, x - pin[n - 1][4] * h, y + h);
  for (guint i = n; i > 0; i--)
    cairo_curve_to (brush->cr, x - pin[i - 1][2] * h, y + pin[i - 1][3] * h, x - pin[i - 1][0] * h,
                    y + pin[i - 1][1] * h, x - (i > 1 ? pin[i - 2][4] : 0) * h, y + (i > 1 ? pin[i - 2][5] : 0) * h);
  cairo_close_path (brush->cr);
}

/* A crown, by the size of its square */
static const double crown[][2] = {
  { 0.2, 0.8 }, { 0.13, 0.32 }, { 0.34, 0.54 }, { 0.5, 0.2 }, { 0.66, 0.54 }, { 0.87, 0.32 }, { 0.8, 0.8 },
};

static void
trace_queen (const Brush *brush, const GrundyBoardItem *item)
{
  cairo_new_path (brush->cr);
  for (guint i = 0; i < G_N_ELEMENTS (crown); i++)
    cairo_line_to (brush->cr, item->x + crown[i][0] * item->width, item->y + crown[i][1] * item->height);
  cairo_close_path (brush->cr);
}

static void
show_run (const Brush *brush, const GrundyBoardItem *item, double baseline)
{
  double left = item->x + (item->width - item->run->width) / 2;

  set_color (brush, brush->theme->text);
  for (guint i = 0; i < item->run->n_parts; i++)
    {
      const GrundyGlyphs *part = &item->run->parts[i];

      cairo_save (brush->cr);
      cairo_translate (brush->cr, left, baseline);
      cairo_set_font_face (brush->cr, part->face);
      cairo_set_font_size (brush->cr, part->size);
      cairo_show_glyphs (brush->cr, part->glyphs, part->n_glyphs);
      cairo_restore (brush->cr);
    }
}

static void
paint_ground (const Brush *brush, const GrundyBoardItem *item)
{
  double y = item->y + item->height / 2;

  set_color (brush, brush->theme->edge);
  cairo_new_path (brush->cr);
  cairo_move_to (brush->cr, item->x, y);
  cairo_line_to (brush->cr, item->x + item->width, y);
  cairo_set_line_width (brush->cr, brush->line);
  cairo_stroke (brush->cr);
}

static void
paint_item (const Brush *brush, const GrundyBoardItem *item, gboolean is_lit)
{
  const GrundyTheme *theme = brush->theme;
  GrundyColor plain = grundy_color_mix (theme->background, theme->quiet_text, COUNTER_SHARE);
  GrundyColor dark = grundy_color_mix (theme->background, theme->mark, DARK_SHARE);

  switch (item->shape)
    {
    case GRUNDY_SHAPE_COUNTER:
      trace_disc (brush, item);
      fill_and_stroke (brush, is_lit ? theme->look : plain, theme->quiet_text);
      break;
    case GRUNDY_SHAPE_PIN:
      trace_pin (brush, item);
      fill_and_stroke (brush, is_lit ? theme->look : theme->background, is_lit ? theme->text : theme->quiet_text);
      break;
    case GRUNDY_SHAPE_SQUARE:
    case GRUNDY_SHAPE_DARK_SQUARE:
      trace_box (brush, item);
      fill_and_stroke (brush,
                       is_lit                                    ? theme->look
                       : item->shape == GRUNDY_SHAPE_DARK_SQUARE ? dark
                                                                 : theme->background,
                       theme->edge);
      break;
    case GRUNDY_SHAPE_QUEEN:
      trace_queen (brush, item);
      fill_and_stroke (brush, is_lit ? theme->look : theme->text, theme->text);
      break;
    case GRUNDY_SHAPE_CHIP:
      trace_chip (brush, item);
      fill_and_stroke (brush, is_lit ? theme->look : theme->background, theme->quiet_text);
      show_run (brush, item, item->y + 0.68 * item->height);
      break;
    case GRUNDY_SHAPE_GROUND:
      paint_ground (brush, item);
      break;
    case GRUNDY_SHAPE_TEXT:
    default:
      show_run (brush, item, item->y + 0.8 * item->height);
      break;
    }
}

void
grundy_board_drawing_paint (const GrundyBoardDrawing *drawing, cairo_t *cr, const GrundyTheme *theme,
                            GrundyBoardLight light, gpointer user_data)
{
  g_return_if_fail (drawing != NULL && cr != NULL && theme != NULL);

  Brush brush = { cr, theme, OUTLINE_BY_UNIT * drawing->unit };

  cairo_save (cr);
  for (guint i = 0; i < drawing->items->len; i++)
    {
      const GrundyBoardItem *item = &g_array_index (drawing->items, GrundyBoardItem, i);

      paint_item (&brush, item, light != NULL && light (item, user_data));
    }
  cairo_restore (cr);
}
