/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-painter.h"
#include "grundy-test-figure.h"

#include <math.h>

#define TILE 64
#define USUAL_ROUNDING 3
#define MOST_ROUNDING 32

static const char *const figures[] = {
  "take{1,3,4}(10) | step 68 | legend | theme light",
  "take{1,3,4}(10) | step 30 | theme dark",
  "take{1,3,4}(10) | legend | theme projector",
  "take{1,3,4}(10) | theme print | chinese | legend",
  "take{1,3,4}(10) | theme mono | inside position | outside outcome sg",
  "wythoff(3,4) | selected 9",
  "nim(1,1,2) | layout layered | legend",
};

static cairo_surface_t *
make_surface (const GrundyPicture *picture, double scale)
{
  return cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int)ceil (grundy_picture_get_width (picture) * scale),
                                     (int)ceil (grundy_picture_get_height (picture) * scale));
}

static cairo_surface_t *
paint (const GrundyPicture *picture, const GrundyState *state, double scale)
{
  cairo_surface_t *surface = make_surface (picture, scale);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  grundy_paint (cr, picture, state);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static guint32
get_pixel (cairo_surface_t *surface, int x, int y)
{
  const guint8 *row = cairo_image_surface_get_data (surface) + (gsize)y * cairo_image_surface_get_stride (surface);

  return ((const guint32 *)(gconstpointer)row)[x] & 0xffffff;
}

static int
get_difference (guint32 a, guint32 b)
{
  int red = (int)(a >> 16 & 0xff) - (int)(b >> 16 & 0xff);
  int green = (int)(a >> 8 & 0xff) - (int)(b >> 8 & 0xff);
  int blue = (int)(a & 0xff) - (int)(b & 0xff);

  return MAX (MAX (ABS (red), ABS (green)), ABS (blue));
}

/* Cairo rounds where a clip cuts a line, in the pixel at the cut: a little, and in few of them. */
static void
assert_same_pixels (const char *what, cairo_surface_t *a, cairo_surface_t *b)
{
  int width = cairo_image_surface_get_width (a);
  int height = cairo_image_surface_get_height (a);
  int n_rounded = 0;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        int difference = get_difference (get_pixel (a, x, y), get_pixel (b, x, y));

        if (difference > MOST_ROUNDING)
          g_error ("%s: the pixel at %d,%d is %06x in one and %06x in the other", what, x, y, get_pixel (a, x, y),
                   get_pixel (b, x, y));
        n_rounded += difference > USUAL_ROUNDING;
      }
  g_assert_cmpint (n_rounded, <=, 5 + width * height / 1000);
}

static GrundyTestFigure *
make_figure (const char *description)
{
  g_autoptr (GError) error = NULL;
  GrundyTestFigure *test = grundy_test_figure_new (description, &error);

  g_assert_no_error (error);
  return test;
}

/* Tiles painted alone are the whole, pixel by pixel. */
static void
check_tiles (const GrundyTestFigure *test, double scale)
{
  cairo_surface_t *whole = paint (test->figure->picture, test->figure->state, scale);
  cairo_surface_t *joined = make_surface (test->figure->picture, scale);

  for (int top = 0; top < cairo_image_surface_get_height (whole); top += TILE)
    for (int left = 0; left < cairo_image_surface_get_width (whole); left += TILE)
      {
        cairo_surface_t *tile = cairo_image_surface_create (CAIRO_FORMAT_RGB24, TILE, TILE);
        cairo_t *cr = cairo_create (tile);

        cairo_translate (cr, -left, -top);
        cairo_scale (cr, scale, scale);
        grundy_paint (cr, test->figure->picture, test->figure->state);
        cairo_destroy (cr);
        cr = cairo_create (joined);
        cairo_set_source_surface (cr, tile, left, top);
        cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
        cairo_rectangle (cr, left, top, TILE, TILE);
        cairo_fill (cr);
        cairo_destroy (cr);
        cairo_surface_destroy (tile);
      }
  cairo_surface_flush (joined);
  assert_same_pixels (test->description, whole, joined);
  cairo_surface_destroy (whole);
  cairo_surface_destroy (joined);
}

static void
test_tiles (gconstpointer data)
{
  static const double scales[] = { 0.05, 0.3, 1, 1.7 };
  g_autoptr (GrundyTestFigure) test = NULL;

  if (!grundy_test_has_font ())
    return;
  test = make_figure (data);
  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    check_tiles (test, scales[i]);
}

/* Only what changed is painted again, step by step: the same as painting everything. */
static void
test_changes (void)
{
  g_autoptr (GrundyTestFigure) test = NULL;
  g_autoptr (GrundyState) before = NULL;
  cairo_surface_t *kept;

  if (!grundy_test_has_font ())
    return;
  test = make_figure ("take{1,3,4}(6) | theme light");
  before = grundy_test_figure_at_step (test, 0);
  kept = paint (test->figure->picture, before, 1);
  for (guint64 step = 1; step <= grundy_timeline_get_n_steps (test->timeline); step++)
    {
      g_autoptr (GrundyState) after = grundy_test_figure_at_step (test, step);
      cairo_surface_t *fresh = paint (test->figure->picture, after, 1);
      cairo_rectangle_t area;

      if (grundy_paint_find_change (test->figure->picture, before, after, &area))
        {
          cairo_t *cr = cairo_create (kept);
          double left = floor (area.x);
          double top = floor (area.y);

          cairo_rectangle (cr, left, top, ceil (area.x + area.width) - left, ceil (area.y + area.height) - top);
          cairo_clip (cr);
          grundy_paint (cr, test->figure->picture, after);
          cairo_destroy (cr);
        }
      assert_same_pixels ("painted step by step", kept, fresh);
      cairo_surface_destroy (fresh);
      grundy_state_unref (before);
      before = g_steal_pointer (&after);
    }
  cairo_surface_destroy (kept);
}

/* Nothing is cut off: the outermost pixels are background, and there is something inside them. */
static void
test_border (gconstpointer data)
{
  g_autoptr (GrundyTestFigure) test = NULL;
  cairo_surface_t *surface;
  GrundyColor color;
  guint32 background;
  guint n_others = 0;

  if (!grundy_test_has_font ())
    return;
  test = make_figure (data);
  surface = paint (test->figure->picture, test->figure->state, 2);
  color = grundy_picture_get_theme (test->figure->picture)->background;
  background = ((guint32)color.red << 16) | ((guint32)color.green << 8) | color.blue;
  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
      {
        gboolean is_border = x == 0 || y == 0 || x == cairo_image_surface_get_width (surface) - 1 ||
                             y == cairo_image_surface_get_height (surface) - 1;

        if (is_border)
          g_assert_cmphex (get_pixel (surface, x, y), ==, background);
        else
          n_others += get_pixel (surface, x, y) != background;
      }
  g_assert_cmpuint (n_others, >, 1000);
  cairo_surface_destroy (surface);
}

/* The colours of P, where nodes can be seen at all */
static void
test_double_outline (void)
{
  g_autoptr (GrundyTestFigure) test = NULL;
  const GrundyTheme *theme;
  const GrundyOutline *node;
  cairo_surface_t *surface;
  double scale = 4;
  double gap;

  if (!grundy_test_has_font ())
    return;
  test = make_figure ("take{1}(2) | theme mono | outside none none | inside none");
  theme = grundy_picture_get_theme (test->figure->picture);
  node = grundy_picture_get_node (test->figure->picture, 0);
  gap = theme->sizes.outline + theme->sizes.gap / 2;
  surface = paint (test->figure->picture, test->figure->state, scale);
  /* From the left: outline, gap, disc */
  g_assert_cmphex (get_pixel (surface, (int)((node->x - node->half_width + theme->sizes.outline / 2) * scale),
                              (int)(node->y * scale)),
                   ==, 0x000000);
  g_assert_cmphex (get_pixel (surface, (int)((node->x - node->half_width + gap) * scale), (int)(node->y * scale)), ==,
                   0xffffff);
  g_assert_cmphex (get_pixel (surface, (int)(node->x * scale), (int)(node->y * scale)), ==, 0x000000);
  /* 1 is N: a white disc */
  node = grundy_picture_get_node (test->figure->picture, 1);
  g_assert_cmphex (get_pixel (surface, (int)(node->x * scale), (int)(node->y * scale)), ==, 0xffffff);
  cairo_surface_destroy (surface);
}

static gpointer
paint_in_thread (gpointer data)
{
  const GrundyTestFigure *test = data;

  return paint (test->figure->picture, test->figure->state, 1.5);
}

/* One picture, painted by several threads at a time */
static void
test_threads (void)
{
  g_autoptr (GrundyTestFigure) test = NULL;
  cairo_surface_t *expected;
  GThread *threads[6];

  if (!grundy_test_has_font ())
    return;
  test = make_figure ("take{1,3,4}(10) | step 68 | legend | chinese");
  expected = paint (test->figure->picture, test->figure->state, 1.5);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("painter", paint_in_thread, test);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    {
      cairo_surface_t *surface = g_thread_join (threads[i]);

      assert_same_pixels ("painted in a thread", expected, surface);
      cairo_surface_destroy (surface);
    }
  cairo_surface_destroy (expected);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    {
      g_autofree char *tiles = g_strdup_printf ("/painter/tiles/%u", i);
      g_autofree char *border = g_strdup_printf ("/painter/border/%u", i);

      g_test_add_data_func (tiles, figures[i], test_tiles);
      g_test_add_data_func (border, figures[i], test_border);
    }
  g_test_add_func ("/painter/changes", test_changes);
  g_test_add_func ("/painter/double-outline", test_double_outline);
  g_test_add_func ("/painter/threads", test_threads);
  return g_test_run ();
}
