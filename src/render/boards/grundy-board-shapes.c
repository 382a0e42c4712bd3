/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board-drawing-private.h"

static void
trace_disc (const GrundyBoardItem *item, cairo_t *cr, double line)
{
  cairo_arc (cr, item->x + item->width / 2, item->y + item->height / 2, (item->height - line) / 2, 0, 2 * G_PI);
}

/* Squares share their lines. */
static void
trace_box (const GrundyBoardItem *item, cairo_t *cr, double line)
{
  cairo_rectangle (cr, item->x, item->y, item->width, item->height);
}

static void
trace_chip (const GrundyBoardItem *item, cairo_t *cr, double line)
{
  double r = (item->height - line) / 2;
  double y = item->y + item->height / 2;

  cairo_arc (cr, item->x + item->width - r - line / 2, y, r, -G_PI / 2, G_PI / 2);
  cairo_arc (cr, item->x + r + line / 2, y, r, G_PI / 2, 3 * G_PI / 2);
  cairo_close_path (cr);
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
trace_pin (const GrundyBoardItem *item, cairo_t *cr, double line)
{
  double h = item->height - line;
  double x = item->x + item->width / 2;
  double y = item->y + line / 2;
  guint n = G_N_ELEMENTS (pin);

  cairo_move_to (cr, x, y);
  for (guint i = 0; i < n; i++)
    cairo_curve_to (cr, x + pin[i][0] * h, y + pin[i][1] * h, x + pin[i][2] * h, y + pin[i][3] * h, x + pin[i][4] * h,
                    y + pin[i][5] * h);
  cairo_line_to (cr, x - pin[n - 1][4] * h, y + h);
  for (guint i = n; i > 0; i--)
    cairo_curve_to (cr, x - pin[i - 1][2] * h, y + pin[i - 1][3] * h, x - pin[i - 1][0] * h, y + pin[i - 1][1] * h,
                    x - (i > 1 ? pin[i - 2][4] : 0) * h, y + (i > 1 ? pin[i - 2][5] : 0) * h);
  cairo_close_path (cr);
}

/* Pieces as corners, by the size of their square */
static const double queen[][2] = {
  { 0.2, 0.8 }, { 0.13, 0.32 }, { 0.34, 0.54 }, { 0.5, 0.2 }, { 0.66, 0.54 }, { 0.87, 0.32 }, { 0.8, 0.8 },
};

static const double king[][2] = {
  { 0.24, 0.82 }, { 0.16, 0.44 }, { 0.44, 0.44 }, { 0.44, 0.33 }, { 0.34, 0.33 }, { 0.34, 0.23 },
  { 0.44, 0.23 }, { 0.44, 0.13 }, { 0.56, 0.13 }, { 0.56, 0.23 }, { 0.66, 0.23 }, { 0.66, 0.33 },
  { 0.56, 0.33 }, { 0.56, 0.44 }, { 0.84, 0.44 }, { 0.76, 0.82 },
};

static const double rook[][2] = {
  { 0.2, 0.82 },  { 0.2, 0.72 },  { 0.3, 0.68 },  { 0.32, 0.44 }, { 0.22, 0.4 },  { 0.22, 0.2 },  { 0.34, 0.2 },
  { 0.34, 0.28 }, { 0.44, 0.28 }, { 0.44, 0.2 },  { 0.56, 0.2 },  { 0.56, 0.28 }, { 0.66, 0.28 }, { 0.66, 0.2 },
  { 0.78, 0.2 },  { 0.78, 0.4 },  { 0.68, 0.44 }, { 0.7, 0.68 },  { 0.8, 0.72 },  { 0.8, 0.82 },
};

static const double knight[][2] = {
  { 0.26, 0.82 }, { 0.28, 0.72 }, { 0.46, 0.56 }, { 0.46, 0.48 }, { 0.34, 0.52 },
  { 0.22, 0.6 },  { 0.16, 0.52 }, { 0.32, 0.3 },  { 0.38, 0.24 }, { 0.4, 0.14 },
  { 0.5, 0.22 },  { 0.64, 0.28 }, { 0.74, 0.42 }, { 0.78, 0.6 },  { 0.78, 0.82 },
};

static void
trace_corners (const GrundyBoardItem *item, cairo_t *cr, const double (*corners)[2], guint n_corners)
{
  for (guint i = 0; i < n_corners; i++)
    cairo_line_to (cr, item->x + corners[i][0] * item->width, item->y + corners[i][1] * item->height);
  cairo_close_path (cr);
}

/* A mitre with a ball on it, on a foot */
static void
trace_bishop (const GrundyBoardItem *item, cairo_t *cr, double line)
{
  double w = item->width;
  double h = item->height;
  double x = item->x + w / 2;

  cairo_move_to (cr, x - 0.28 * w, item->y + 0.82 * h);
  cairo_line_to (cr, x - 0.28 * w, item->y + 0.74 * h);
  cairo_line_to (cr, x - 0.14 * w, item->y + 0.68 * h);
  cairo_curve_to (cr, x - 0.3 * w, item->y + 0.5 * h, x - 0.16 * w, item->y + 0.34 * h, x, item->y + 0.26 * h);
  cairo_curve_to (cr, x + 0.16 * w, item->y + 0.34 * h, x + 0.3 * w, item->y + 0.5 * h, x + 0.14 * w,
                  item->y + 0.68 * h);
  cairo_line_to (cr, x + 0.28 * w, item->y + 0.74 * h);
  cairo_line_to (cr, x + 0.28 * w, item->y + 0.82 * h);
  cairo_close_path (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, item->y + 0.2 * h, 0.065 * w, 0, 2 * G_PI);
}

static void
trace_edge (const GrundyBoardItem *item, cairo_t *cr)
{
  const GrundyBoardPoint *curve = item->curve;

  cairo_move_to (cr, curve[0].x, curve[0].y);
  cairo_curve_to (cr, curve[1].x, curve[1].y, curve[2].x, curve[2].y, curve[3].x, curve[3].y);
}

void
grundy_board_item_trace (const GrundyBoardItem *item, cairo_t *cr, double line)
{
  cairo_new_path (cr);
  switch (item->shape)
    {
    case GRUNDY_SHAPE_COUNTER:
    case GRUNDY_SHAPE_HEAD:
    case GRUNDY_SHAPE_TAIL:
    case GRUNDY_SHAPE_VERTEX:
      trace_disc (item, cr, line);
      break;
    case GRUNDY_SHAPE_PIN:
      trace_pin (item, cr, line);
      break;
    case GRUNDY_SHAPE_CHIP:
      trace_chip (item, cr, line);
      break;
    case GRUNDY_SHAPE_QUEEN:
      trace_corners (item, cr, queen, G_N_ELEMENTS (queen));
      break;
    case GRUNDY_SHAPE_KING:
      trace_corners (item, cr, king, G_N_ELEMENTS (king));
      break;
    case GRUNDY_SHAPE_ROOK:
      trace_corners (item, cr, rook, G_N_ELEMENTS (rook));
      break;
    case GRUNDY_SHAPE_KNIGHT:
      trace_corners (item, cr, knight, G_N_ELEMENTS (knight));
      break;
    case GRUNDY_SHAPE_BISHOP:
      trace_bishop (item, cr, line);
      break;
    case GRUNDY_SHAPE_EDGE:
      trace_edge (item, cr);
      break;
    default:
      trace_box (item, cr, line);
      break;
    }
}
