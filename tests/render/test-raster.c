/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The painter's own lines, triangles and discs, beside cairo's.
 */
#include "grundy-raster.h"
#include "grundy-test-random.h"

#include <math.h>
#include <stdlib.h>

#define SIDE 100

typedef struct
{
  cairo_surface_t *surface;
  cairo_t *cr;
} Canvas;

static void
canvas_init (Canvas *canvas)
{
  canvas->surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, SIDE);
  canvas->cr = cairo_create (canvas->surface);
  cairo_set_source_rgb (canvas->cr, 1, 1, 1);
  cairo_paint (canvas->cr);
  cairo_set_source_rgb (canvas->cr, 0, 0, 0);
  cairo_surface_flush (canvas->surface);
}

static void
canvas_clear (Canvas *canvas)
{
  cairo_destroy (canvas->cr);
  cairo_surface_destroy (canvas->surface);
}

static int
get_grey (const Canvas *canvas, int x, int y)
{
  const guint8 *row =
      cairo_image_surface_get_data (canvas->surface) + (gsize)y * cairo_image_surface_get_stride (canvas->surface);

  return ((const guint32 *)(gconstpointer)row)[x] & 0xff;
}

/* Both are black on white: the largest difference of a pixel, and the difference of all ink in whole pixels */
static void
compare (const Canvas *ours, const Canvas *cairo, int *largest, double *ink)
{
  int sum = 0;

  *largest = 0;
  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      {
        int difference = get_grey (ours, x, y) - get_grey (cairo, x, y);

        sum += difference;
        *largest = MAX (*largest, ABS (difference));
      }
  *ink = ABS (sum) / 255.0;
}

static double
random_place (GrundyTestRandom *random, double from, double to)
{
  return from + (to - from) * (double)grundy_test_random_below (random, 1000000) / 1000000;
}

static void
check_curve (const GrundyPoint p[4], double width)
{
  GrundyColor black = { 0, 0, 0 };
  GrundyRaster raster;
  Canvas ours;
  Canvas cairo;
  int largest;
  double ink;

  canvas_init (&ours);
  canvas_init (&cairo);
  g_assert_true (grundy_raster_init (&raster, ours.cr));
  grundy_raster_draw_curve (&raster, p, 4, width, black);
  cairo_set_line_width (cairo.cr, width);
  cairo_move_to (cairo.cr, p[0].x, p[0].y);
  cairo_curve_to (cairo.cr, p[1].x, p[1].y, p[2].x, p[2].y, p[3].x, p[3].y);
  cairo_stroke (cairo.cr);
  cairo_surface_flush (cairo.surface);
  compare (&ours, &cairo, &largest, &ink);
  g_assert_cmpint (largest, <=, 100);
  g_assert_cmpfloat (ink, <=, 1 + 0.06 * width * SIDE);
  canvas_clear (&ours);
  canvas_clear (&cairo);
}

static void
test_lines (void)
{
  GrundyTestRandom random = { 7 };

  for (guint i = 0; i < 300; i++)
    {
      GrundyPoint a = { random_place (&random, 5, 95), random_place (&random, 5, 95) };
      GrundyPoint b = { random_place (&random, 5, 95), random_place (&random, 5, 95) };
      GrundyPoint p[4] = { a,
                           { (2 * a.x + b.x) / 3, (2 * a.y + b.y) / 3 },
                           { (a.x + 2 * b.x) / 3, (a.y + 2 * b.y) / 3 },
                           b };

      check_curve (p, random_place (&random, 0.3, 1.5));
    }
}

/* Wholly outside, or through the border: nothing is written where it must not be, which the sanitizers see. */
static void
test_clipping (void)
{
  GrundyTestRandom random = { 8 };
  GrundyColor black = { 0, 0, 0 };
  GrundyRaster raster;
  Canvas ours;
  Canvas clipped;

  canvas_init (&ours);
  canvas_init (&clipped);
  cairo_rectangle (clipped.cr, 30, 40, 20, 10);
  cairo_clip (clipped.cr);
  for (guint i = 0; i < 300; i++)
    {
      GrundyPoint p[4];

      for (guint j = 0; j < 4; j++)
        p[j] = (GrundyPoint){ random_place (&random, -200, 300), random_place (&random, -200, 300) };
      g_assert_true (grundy_raster_init (&raster, ours.cr));
      grundy_raster_draw_curve (&raster, p, 4, 2, black);
      grundy_raster_fill_triangle (&raster, p, black);
      g_assert_true (grundy_raster_init (&raster, clipped.cr));
      grundy_raster_draw_curve (&raster, p, 4, 2, black);
      grundy_raster_fill_triangle (&raster, p, black);
    }
  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      if (x >= 30 && x < 50 && y >= 40 && y < 50)
        g_assert_cmpint (get_grey (&clipped, x, y), ==, get_grey (&ours, x, y));
      else
        g_assert_cmpint (get_grey (&clipped, x, y), ==, 255);
  canvas_clear (&ours);
  canvas_clear (&clipped);
}

static void
test_triangles (void)
{
  GrundyTestRandom random = { 9 };
  GrundyColor black = { 0, 0, 0 };

  for (guint i = 0; i < 200; i++)
    {
      GrundyPoint p[3];
      GrundyRaster raster;
      Canvas ours;
      Canvas cairo;
      int largest;
      double ink;

      canvas_init (&ours);
      canvas_init (&cairo);
      for (guint j = 0; j < 3; j++)
        {
          p[j] = (GrundyPoint){ random_place (&random, 10, 40), random_place (&random, 10, 40) };
          cairo_line_to (cairo.cr, p[j].x, p[j].y);
        }
      cairo_fill (cairo.cr);
      cairo_surface_flush (cairo.surface);
      g_assert_true (grundy_raster_init (&raster, ours.cr));
      grundy_raster_fill_triangle (&raster, p, black);
      compare (&ours, &cairo, &largest, &ink);
      g_assert_cmpint (largest, <=, 110);
      g_assert_cmpfloat (ink, <=, 2.5);
      canvas_clear (&ours);
      canvas_clear (&cairo);
    }
}

/* A disc, and one that is pulled apart */
static void
test_stadiums (void)
{
  static const double straights[] = { 0, 12.3 };
  GrundyRasterLayer layer = { 0, { 0, 0, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (straights); i++)
    {
      GrundyPoint centre = { 50.3, 49.6 };
      double straight = straights[i];
      GrundyRaster raster;
      Canvas ours;
      Canvas cairo;
      int largest;
      double ink;

      canvas_init (&ours);
      canvas_init (&cairo);
      g_assert_true (grundy_raster_init (&raster, ours.cr));
      grundy_raster_fill_stadium (&raster, centre, straight, 17.4, &layer, 1);
      cairo_arc (cairo.cr, centre.x + straight, centre.y, 17.4, -G_PI / 2, G_PI / 2);
      cairo_arc (cairo.cr, centre.x - straight, centre.y, 17.4, G_PI / 2, 3 * G_PI / 2);
      cairo_fill (cairo.cr);
      cairo_surface_flush (cairo.surface);
      compare (&ours, &cairo, &largest, &ink);
      g_assert_cmpint (largest, <=, 40);
      g_assert_cmpfloat (ink, <=, 4);
      canvas_clear (&ours);
      canvas_clear (&cairo);
    }
}

/* Only where pixels are pixels: not on a scaled surface, not through a clip that is no rectangle */
static void
test_refusals (void)
{
  GrundyRaster raster;
  Canvas canvas;

  canvas_init (&canvas);
  cairo_arc (canvas.cr, 50, 50, 20, 0, 2 * G_PI);
  cairo_clip (canvas.cr);
  g_assert_false (grundy_raster_init (&raster, canvas.cr));
  cairo_reset_clip (canvas.cr);
  g_assert_true (grundy_raster_init (&raster, canvas.cr));
  cairo_rectangle (canvas.cr, 1.5, 2, 10, 10);
  cairo_clip (canvas.cr);
  g_assert_false (grundy_raster_init (&raster, canvas.cr));
  cairo_reset_clip (canvas.cr);
  cairo_push_group (canvas.cr);
  g_assert_false (grundy_raster_init (&raster, canvas.cr));
  cairo_pop_group_to_source (canvas.cr);
  cairo_surface_set_device_scale (canvas.surface, 2, 2);
  g_assert_false (grundy_raster_init (&raster, canvas.cr));
  canvas_clear (&canvas);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/raster/lines", test_lines);
  g_test_add_func ("/raster/clipping", test_clipping);
  g_test_add_func ("/raster/triangles", test_triangles);
  g_test_add_func ("/raster/stadiums", test_stadiums);
  g_test_add_func ("/raster/refusals", test_refusals);
  return g_test_run ();
}
