/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-raster.h"

#include <math.h>

/* How far a segment may be from its curve, in pixels, and how many segments a piece has at most */
#define TOLERANCE 0.12
#define MOST_SEGMENTS 64
/* Lines of samples a row of pixels in a triangle */
#define SAMPLES 4

/* A clip in the form of one rectangle of whole pixels, or none */
static gboolean
take_clip (GrundyRaster *raster, cairo_t *cr)
{
  cairo_rectangle_list_t *clip;
  gboolean is_plain;

  cairo_save (cr);
  cairo_identity_matrix (cr);
  clip = cairo_copy_clip_rectangle_list (cr);
  cairo_restore (cr);
  is_plain = clip->status == CAIRO_STATUS_SUCCESS && clip->num_rectangles == 1;
  if (is_plain)
    {
      const cairo_rectangle_t *r = &clip->rectangles[0];

      raster->left = (int)r->x;
      raster->top = (int)r->y;
      raster->right = (int)(r->x + r->width);
      raster->bottom = (int)(r->y + r->height);
      is_plain = raster->left == r->x && raster->top == r->y && raster->right == r->x + r->width &&
                 raster->bottom == r->y + r->height;
    }
  cairo_rectangle_list_destroy (clip);
  return is_plain;
}

static gboolean
is_plain_image (cairo_t *cr)
{
  cairo_surface_t *target = cairo_get_target (cr);
  cairo_format_t format;
  double x;
  double y;
  double x_scale;
  double y_scale;

  if (cairo_surface_get_type (target) != CAIRO_SURFACE_TYPE_IMAGE || cairo_get_group_target (cr) != target)
    return FALSE;
  format = cairo_image_surface_get_format (target);
  cairo_surface_get_device_offset (target, &x, &y);
  cairo_surface_get_device_scale (target, &x_scale, &y_scale);
  return (format == CAIRO_FORMAT_RGB24 || format == CAIRO_FORMAT_ARGB32) && x == 0 && y == 0 && x_scale == 1 &&
         y_scale == 1;
}

gboolean
grundy_raster_init (GrundyRaster *raster, cairo_t *cr)
{
  g_assert (raster != NULL && cr != NULL);

  if (!is_plain_image (cr) || !take_clip (raster, cr))
    return FALSE;
  raster->data = cairo_image_surface_get_data (cairo_get_target (cr));
  raster->stride = cairo_image_surface_get_stride (cairo_get_target (cr));
  return raster->data != NULL;
}

static inline guint32 *
get_row (const GrundyRaster *raster, int y)
{
  return (guint32 *)(gpointer)(raster->data + (gsize)y * raster->stride);
}

/* floor() and ceil() as numbers of pixels; the library's functions would be half of the time of a line. */
static inline int
round_down (double x)
{
  int i = (int)x;

  return i - (i > x);
}

static inline int
round_up (double x)
{
  int i = (int)x;

  return i + (i < x);
}

/* @share: of 256 */
static inline guint32
mix (guint32 under, guint32 over, guint32 share)
{
  guint32 red_blue = (under & 0xff00ff) * (256 - share) + (over & 0xff00ff) * share;
  guint32 green = (under & 0x00ff00) * (256 - share) + (over & 0x00ff00) * share;

  return 0xff000000 | (((red_blue + 0x800080) >> 8) & 0xff00ff) | (((green + 0x008000) >> 8) & 0x00ff00);
}

static inline void
blend (guint32 *pixel, guint32 color, double share)
{
  if (share > 0)
    *pixel = mix (*pixel, color, (guint32)(MIN (share, 1) * 256 + 0.5));
}

static inline guint32
pack (GrundyColor color)
{
  return 0xff000000 | (guint32)color.red << 16 | (guint32)color.green << 8 | color.blue;
}

/* How much of [@a, @b] lies between @i and @i + 1 */
static inline double
overlap (double a, double b, int i)
{
  return MIN (b, i + 1.0) - MAX (a, i);
}

/*
 * A segment is painted along the axis on which it is longer, u, and in each column (or row) there covers a run of
 * pixels across, v, those at the ends of the run in part. Pixels are @u_step and @v_step words apart.
 */
typedef struct
{
  guint32 *pixels;
  gssize u_step;
  gssize v_step;
  int first_u;
  int end_u;
  int first_v;
  int end_v;
  guint32 color;
} Pen;

static Pen
make_pen (const GrundyRaster *raster, gboolean is_steep, guint32 color)
{
  gssize row = (gssize)(raster->stride / sizeof (guint32));

  if (is_steep)
    return (Pen){ get_row (raster, 0), row, 1, raster->top, raster->bottom, raster->left, raster->right, color };
  return (Pen){ get_row (raster, 0), 1, row, raster->left, raster->right, raster->top, raster->bottom, color };
}

/* A column that the segment crosses in part */
static void
draw_end (const Pen *pen, int u, double from, double to, double length)
{
  int start = from > pen->first_v ? round_down (from) : pen->first_v;
  int end = to < pen->end_v ? round_up (to) : pen->end_v;

  for (int v = start; v < end; v++)
    blend (&pen->pixels[u * pen->u_step + v * pen->v_step], pen->color, length * overlap (from, to, v));
}

static inline void
cover (const Pen *pen, guint32 *column, gint64 v, guint32 share)
{
  if (v >= pen->first_v && v < pen->end_v)
    column[v * pen->v_step] = mix (column[v * pen->v_step], pen->color, share);
}

/* Whole columns, in whole numbers of 65536ths of a pixel: nearly all of the time of a picture is spent here. */
static void
draw_columns (const Pen *pen, int u, int end_u, double from, double slope, double width)
{
  gint64 low = llround (from * 65536);
  gint64 step = llround (slope * 65536);
  gint64 thickness = llround (width * 65536);

  for (; u < end_u; u++, low += step)
    {
      guint32 *column = pen->pixels + u * pen->u_step;
      gint64 high = low + thickness;
      gint64 v = low >> 16;
      gint64 last = high >> 16;

      if (v == last)
        {
          cover (pen, column, v, (guint32)(thickness >> 8));
          continue;
        }
      cover (pen, column, v, (guint32)(65536 - (low & 65535)) >> 8);
      for (v++; v < last; v++)
        cover (pen, column, v, 256);
      cover (pen, column, last, (guint32)(high & 65535) >> 8);
    }
}

static void
draw_segment (const GrundyRaster *raster, GrundyPoint a, GrundyPoint b, double width, guint32 color)
{
  gboolean is_steep = fabs (b.y - a.y) > fabs (b.x - a.x);
  Pen pen = make_pen (raster, is_steep, color);
  double u0 = is_steep ? a.y : a.x;
  double v0 = is_steep ? a.x : a.y;
  double u1 = is_steep ? b.y : b.x;
  double v1 = is_steep ? b.x : b.y;
  double slope = u1 != u0 ? (v1 - v0) / (u1 - u0) : 0;
  double across = width * sqrt (1 + slope * slope);
  double start = MAX (MIN (u0, u1), pen.first_u);
  double end = MIN (MAX (u0, u1), pen.end_u);
  double base = v0 - across / 2 - slope * u0; /* the lower edge of the line is base + slope u */
  int first;
  int last;

  if (start >= end)
    return;
  first = round_up (start);
  last = round_down (end);
  if (first > last) /* within one column */
    {
      double from = base + slope * (start + end) / 2;

      draw_end (&pen, last, from, from + across, end - start);
      return;
    }
  if (start < first)
    {
      double from = base + slope * (start + first) / 2;

      draw_end (&pen, first - 1, from, from + across, first - start);
    }
  draw_columns (&pen, first, last, base + slope * (first + 0.5), slope, across);
  if (last < end)
    {
      double from = base + slope * (last + end) / 2;

      draw_end (&pen, last, from, from + across, end - last);
    }
}

static gboolean
is_outside (const GrundyRaster *raster, const GrundyPoint *points, guint n_points, double reach)
{
  double x0 = points[0].x;
  double x1 = x0;
  double y0 = points[0].y;
  double y1 = y0;

  for (guint i = 1; i < n_points; i++)
    {
      x0 = MIN (x0, points[i].x);
      x1 = MAX (x1, points[i].x);
      y0 = MIN (y0, points[i].y);
      y1 = MAX (y1, points[i].y);
    }
  return x1 + reach < raster->left || x0 - reach > raster->right || y1 + reach < raster->top ||
         y0 - reach > raster->bottom;
}

static GrundyPoint
point_at (const GrundyPoint p[4], double t)
{
  double s = 1 - t;
  double a = s * s * s;
  double b = 3 * s * s * t;
  double c = 3 * s * t * t;
  double d = t * t * t;

  return (GrundyPoint){ a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x,
                        a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y };
}

/* As many equal steps as keep the segments within the tolerance, by the second differences of the control points */
static guint
count_segments (const GrundyPoint p[4])
{
  double x = MAX (fabs (p[0].x - 2 * p[1].x + p[2].x), fabs (p[1].x - 2 * p[2].x + p[3].x));
  double y = MAX (fabs (p[0].y - 2 * p[1].y + p[2].y), fabs (p[1].y - 2 * p[2].y + p[3].y));
  double n = sqrt (0.75 * sqrt (x * x + y * y) / TOLERANCE);

  return n < MOST_SEGMENTS ? MAX (round_up (n), 1) : MOST_SEGMENTS;
}

void
grundy_raster_draw_curve (const GrundyRaster *raster, const GrundyPoint *points, guint n_points, double width,
                          GrundyColor color)
{
  guint32 packed = pack (color);

  for (guint i = 0; i + 3 < n_points; i += 3)
    {
      guint n_segments;
      GrundyPoint last = points[i];

      if (is_outside (raster, &points[i], 4, width))
        continue;
      n_segments = count_segments (&points[i]);
      for (guint k = 1; k <= n_segments; k++)
        {
          GrundyPoint next = k < n_segments ? point_at (&points[i], (double)k / n_segments) : points[i + 3];

          draw_segment (raster, last, next, width, packed);
          last = next;
        }
    }
}

/* Where a line at height @y crosses the triangle; @left is not below @right when it does not. */
static void
cross (const GrundyPoint p[3], double y, double *left, double *right)
{
  *left = G_MAXDOUBLE;
  *right = -G_MAXDOUBLE;
  for (guint i = 0; i < 3; i++)
    {
      GrundyPoint a = p[i];
      GrundyPoint b = p[(i + 1) % 3];
      double x;

      if ((a.y <= y) == (b.y <= y))
        continue;
      x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y);
      *left = MIN (*left, x);
      *right = MAX (*right, x);
    }
}

static void
fill_row (const GrundyRaster *raster, const GrundyPoint p[3], int y, guint32 color)
{
  double lefts[SAMPLES];
  double rights[SAMPLES];
  double left = G_MAXDOUBLE;
  double right = -G_MAXDOUBLE;

  for (guint k = 0; k < SAMPLES; k++)
    {
      cross (p, y + (k + 0.5) / SAMPLES, &lefts[k], &rights[k]);
      left = MIN (left, lefts[k]);
      right = MAX (right, rights[k]);
    }
  if (left >= right)
    return;
  for (int x = MAX (raster->left, round_down (left)); x < MIN (raster->right, round_up (right)); x++)
    {
      double share = 0;

      for (guint k = 0; k < SAMPLES; k++)
        share += MAX (0, overlap (lefts[k], rights[k], x)) / SAMPLES;
      blend (&get_row (raster, y)[x], color, share);
    }
}

void
grundy_raster_fill_triangle (const GrundyRaster *raster, const GrundyPoint corners[3], GrundyColor color)
{
  double top = MIN (MIN (corners[0].y, corners[1].y), corners[2].y);
  double bottom = MAX (MAX (corners[0].y, corners[1].y), corners[2].y);

  if (is_outside (raster, corners, 3, 0))
    return;
  for (int y = MAX (raster->top, round_down (top)); y < MIN (raster->bottom, round_up (bottom)); y++)
    fill_row (raster, corners, y, pack (color));
}

void
grundy_raster_fill_box (const GrundyRaster *raster, GrundyPoint start, GrundyPoint end, GrundyColor color)
{
  int left = MAX (raster->left, round_down (start.x + 0.5));
  int right = MIN (raster->right, round_down (end.x + 0.5));
  int bottom = MIN (raster->bottom, round_down (end.y + 0.5));
  guint32 packed = pack (color);

  for (int y = MAX (raster->top, round_down (start.y + 0.5)); y < bottom; y++)
    for (int x = left; x < right; x++)
      get_row (raster, y)[x] = packed;
}

void
grundy_raster_fill_stadium (const GrundyRaster *raster, GrundyPoint centre, double straight, double radius,
                            const GrundyRasterLayer *layers, guint n_layers)
{
  int left = MAX (raster->left, round_down (centre.x - straight - radius));
  int right = MIN (raster->right, round_up (centre.x + straight + radius));
  int top = MAX (raster->top, round_down (centre.y - radius));
  int bottom = MIN (raster->bottom, round_up (centre.y + radius));

  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      {
        double dx = MAX (fabs (x + 0.5 - centre.x) - straight, 0);
        double dy = y + 0.5 - centre.y;
        double inside = radius + 0.5 - sqrt (dx * dx + dy * dy); /* of the outline; a pixel's half is added */

        for (guint i = 0; i < n_layers && inside > layers[i].inset; i++)
          blend (&get_row (raster, y)[x], pack (layers[i].color), inside - layers[i].inset);
      }
}
