/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-painter.h"
#include "grundy-test-figure.h"

#include <math.h>
#include <stdlib.h>

#define POINTS_A_MM (72 / 25.4)

static GrundyTestFigure *
make_figure (const char *description)
{
  g_autoptr (GError) error = NULL;
  GrundyTestFigure *test = grundy_test_figure_new (description, &error);

  g_assert_no_error (error);
  return test;
}

/* Nodes and texts have the size asked for, whatever the width, and the width is exact. */
static void
test_sizes (void)
{
  static const double widths[] = { 80, 84, 120, 174, 400 };

  if (!grundy_test_has_font ())
    return;
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autofree char *description =
          g_strdup_printf ("take{1,3,4}(10) | node 6 | text 8 | legend | width %d", (int)widths[i]);
      g_autoptr (GrundyTestFigure) test = make_figure (description);
      const GrundyPicture *picture = test->figure->picture;
      GrundySlot slot;

      g_assert_cmpfloat_with_epsilon (grundy_picture_get_width (picture), widths[i] * POINTS_A_MM, 1e-9);
      g_assert_cmpfloat_with_epsilon (2 * grundy_picture_get_node (picture, 0)->half_height, 6 * POINTS_A_MM, 1e-9);
      grundy_picture_get_slot (picture, 0, 1, &slot);
      g_assert_cmpfloat (slot.size, ==, 8);
      for (guint32 node = 0; node < grundy_picture_get_n_nodes (picture); node++)
        {
          const GrundyOutline *outline = grundy_picture_get_node (picture, node);

          g_assert_cmpfloat (outline->x - outline->half_width, >, 0);
          g_assert_cmpfloat (outline->x + outline->half_width, <, widths[i] * POINTS_A_MM);
        }
    }
}

/* The width is used: nodes stand farther apart in a wider figure. */
static void
test_width_is_used (void)
{
  g_autoptr (GrundyTestFigure) narrow = NULL;
  g_autoptr (GrundyTestFigure) wide = NULL;
  double first;
  double last;

  if (!grundy_test_has_font ())
    return;
  narrow = make_figure ("take{1,3,4}(10) | node 6 | text 8 | width 84");
  wide = make_figure ("take{1,3,4}(10) | node 6 | text 8 | width 160");
  first = grundy_picture_get_node (wide->figure->picture, 0)->x;
  last = grundy_picture_get_node (wide->figure->picture, 10)->x;
  g_assert_cmpfloat (last - first, >, 140 * POINTS_A_MM);
  first = grundy_picture_get_node (narrow->figure->picture, 0)->x;
  last = grundy_picture_get_node (narrow->figure->picture, 10)->x;
  g_assert_cmpfloat (last - first, <, 80 * POINTS_A_MM);
  g_assert_cmpfloat (last - first, >, 70 * POINTS_A_MM);
}

/* Sizes that are not asked for give way. */
static void
test_shrinking (void)
{
  g_autoptr (GrundyTestFigure) test = NULL;

  if (!grundy_test_has_font ())
    return;
  test = make_figure ("take{1,3,4}(10) | theme light | width 84");
  g_assert_cmpfloat_with_epsilon (grundy_picture_get_width (test->figure->picture), 84 * POINTS_A_MM, 1e-9);
  g_assert_cmpfloat (grundy_picture_get_sizes (test->figure->picture)->outside_text, >=, 5);
}

/* The error says how wide the figure must be, and it then fits. */
static void
test_too_narrow (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyTestFigure) test = NULL;
  g_autofree char *description = NULL;
  const char *number;

  if (!grundy_test_has_font ())
    return;
  g_assert_null (grundy_test_figure_new ("take{1,3,4}(10) | node 6 | text 8 | width 30", &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT);
  number = strpbrk (error->message, "0123456789");
  g_assert_nonnull (number);
  description = g_strdup_printf ("take{1,3,4}(10) | node 6 | text 8 | width %d", atoi (number));
  test = make_figure (description);
  g_assert_nonnull (test);
}

static void
test_missing_font (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (grundy_font_new ("No Such Font", &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED);
  g_assert_nonnull (strstr (error->message, "No Such Font"));
}

static void
test_scale (void)
{
  g_autoptr (GrundyTestFigure) once = NULL;
  g_autoptr (GrundyTestFigure) twice = NULL;

  if (!grundy_test_has_font ())
    return;
  once = make_figure ("take{1,3,4}(10) | legend");
  twice = make_figure ("take{1,3,4}(10) | legend | scale 2");
  g_assert_cmpfloat_with_epsilon (grundy_picture_get_width (twice->figure->picture),
                                  2 * grundy_picture_get_width (once->figure->picture), 0.2);
  g_assert_cmpfloat_with_epsilon (grundy_picture_get_height (twice->figure->picture),
                                  2 * grundy_picture_get_height (once->figure->picture), 0.2);
}

static void
test_choice_of_layout (void)
{
  g_autoptr (GrundyTestFigure) line = NULL;
  g_autoptr (GrundyTestFigure) grid = NULL;

  if (!grundy_test_has_font ())
    return;
  line = make_figure ("take{1,3,4}(10)");
  grid = make_figure ("wythoff(2,3)");
  g_assert_cmpint (line->options.layout, ==, GRUNDY_LAYOUT_LINE);
  g_assert_cmpint (grid->options.layout, ==, GRUNDY_LAYOUT_GRID);
  g_assert_cmpint (grid->options.state.edges, ==, GRUNDY_EDGES_FOCUS);
  /* The numbers 0, 1, 2 under the grid and 0 to 3 at its left */
  g_assert_cmpuint (grundy_picture_get_n_captions (grid->figure->picture), ==, 7);
}

static gboolean
is_in_disc (const GrundyOutline *outline, double x, double y)
{
  return hypot (x - outline->x, y - outline->y) < outline->corner;
}

/* The board, its plate and the text above it are inside the node, and do not cover each other. */
static void
test_boards (void)
{
  g_autoptr (GrundyTestFigure) test = NULL;
  const GrundyPicture *picture;

  if (!grundy_test_has_font ())
    return;
  test = make_figure ("chomp(3,2) | boards");
  picture = test->figure->picture;
  g_assert_true (grundy_picture_shows_boards (picture));
  for (guint32 node = 0; node < grundy_picture_get_n_nodes (picture); node++)
    {
      const GrundyOutline *outline = grundy_picture_get_node (picture, node);
      GrundyBoardPlace place;
      GrundySlot slot;

      g_assert_true (grundy_picture_get_board (picture, node, &place));
      g_assert_true (is_in_disc (outline, place.panel.x0, place.panel.y0));
      g_assert_true (is_in_disc (outline, place.panel.x1, place.panel.y1));
      g_assert_cmpfloat (place.x, >, place.panel.x0);
      g_assert_cmpfloat (place.y, >, place.panel.y0);
      g_assert_cmpfloat (place.x + place.scale * grundy_board_drawing_get_width (place.board), <, place.panel.x1);
      g_assert_cmpfloat (place.y + place.scale * grundy_board_drawing_get_height (place.board), <, place.panel.y1);
      grundy_picture_get_slot (picture, node, 0, &slot);
      g_assert_cmpfloat (slot.baseline, <, place.panel.y0);
      g_assert_true (is_in_disc (outline, outline->x, slot.baseline - slot.size));
    }
}

static double
get_red_beside_centre (const GrundyTestFigure *test, double scale)
{
  const GrundyOutline *outline = grundy_picture_get_node (test->figure->picture, 0);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 1, 1);
  cairo_t *cr = cairo_create (surface);
  GrundyBoardPlace place;
  double red;

  g_assert_true (grundy_picture_get_board (test->figure->picture, 0, &place));
  /* A pixel in the corner of the plate */
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -(place.panel.x0 + 0.03 * outline->corner), -(place.panel.y0 + 0.03 * outline->corner));
  grundy_paint (cr, test->figure->picture, test->figure->state);
  cairo_surface_flush (surface);
  red = cairo_image_surface_get_data (surface)[2];
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return red;
}

/* By zoom, the board's plate is seen when the node is large, and the node's colour when it is small. */
static void
test_boards_by_zoom (void)
{
  g_autoptr (GrundyTestFigure) test = NULL;

  if (!grundy_test_has_font ())
    return;
  test = make_figure ("nim(0) | zoomed-boards");
  g_assert_false (grundy_picture_shows_boards (test->figure->picture));
  g_assert_cmpfloat (get_red_beside_centre (test, 20), ==, 255);
  g_assert_cmpfloat (get_red_beside_centre (test, 1), <, 100);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/figure/sizes", test_sizes);
  g_test_add_func ("/figure/width-is-used", test_width_is_used);
  g_test_add_func ("/figure/shrinking", test_shrinking);
  g_test_add_func ("/figure/too-narrow", test_too_narrow);
  g_test_add_func ("/figure/missing-font", test_missing_font);
  g_test_add_func ("/figure/scale", test_scale);
  g_test_add_func ("/figure/choice-of-layout", test_choice_of_layout);
  g_test_add_func ("/figure/boards", test_boards);
  g_test_add_func ("/figure/boards-by-zoom", test_boards_by_zoom);
  return g_test_run ();
}
