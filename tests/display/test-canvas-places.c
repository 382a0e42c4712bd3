/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What is seen of a graph stays where it is when the graph grows, and is all seen when it has another game's. */
#include "grundy-canvas-private.h"
#include "grundy-test-display.h"

static GtkWidget *
find_widget (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type);
  return found;
}

static gboolean
is_idle (gpointer session)
{
  return !grundy_session_is_busy (session);
}

typedef struct
{
  double x;
  double y;
} Place;

/* Where the position of that name is in the widget */
static Place
find_place (GrundyCanvas *canvas, const char *name)
{
  GrundyLabels *labels = grundy_picture_get_labels (canvas->picture);

  for (guint32 node = 0; node < grundy_picture_get_n_nodes (canvas->picture); node++)
    if (g_str_equal (grundy_labels_get_position (labels, node), name))
      {
        Place place = { grundy_picture_get_node (canvas->picture, node)->x,
                        grundy_picture_get_node (canvas->picture, node)->y };

        grundy_canvas_to_widget (canvas, &place.x, &place.y);
        return place;
      }
  g_assert_not_reached ();
}

static gboolean
is_painted (gpointer canvas)
{
  return gtk_widget_get_width (canvas) > 0 && grundy_canvas_is_complete (canvas);
}

static GrundyCanvas *
get_canvas (GrundyWindow *window)
{
  GtkWidget *canvas = find_widget (GTK_WIDGET (window), GRUNDY_TYPE_CANVAS);

  grundy_test_run_until (is_painted, canvas);
  return GRUNDY_CANVAS (canvas);
}

static void
open_sum (GrundyCanvas *canvas, const char *sum)
{
  grundy_session_open_text (canvas->session, sum);
  grundy_test_run_until (is_idle, canvas->session);
}

static void
assert_all_seen (GrundyCanvas *canvas)
{
  for (int i = 0; i < 2; i++)
    {
      double origin = grundy_canvas_get_origin (canvas, i);
      double length = i == GTK_ORIENTATION_HORIZONTAL ? grundy_picture_get_width (canvas->picture)
                                                      : grundy_picture_get_height (canvas->picture);

      g_assert_cmpfloat (origin, >=, 0);
      g_assert_cmpfloat (origin + length * canvas->zoom, <=,
                         grundy_scroll_area_get_size (GRUNDY_SCROLL_AREA (canvas), i) + 1);
    }
}

static void
assert_same_place (Place a, Place b)
{
  g_assert_cmpfloat_with_epsilon (a.x, b.x, 1.5);
  g_assert_cmpfloat_with_epsilon (a.y, b.y, 1.5);
}

static void
test_grows (void)
{
  GrundyWindow *window = grundy_test_open_window ("take{1,2}(2)");
  GrundyCanvas *canvas = get_canvas (window);
  double zoom = canvas->zoom;
  Place place = find_place (canvas, "1");

  open_sum (canvas, "take{1,2}(3)");
  g_assert_cmpfloat (canvas->zoom, ==, zoom);
  assert_same_place (find_place (canvas, "1"), place);
  assert_all_seen (canvas);
  /* Back again, and on until there is no room: then it becomes smaller, and no more than is needed. */
  open_sum (canvas, "take{1,2}(2)");
  assert_same_place (find_place (canvas, "1"), place);
  open_sum (canvas, "take{1,2}(19)");
  g_assert_cmpfloat (canvas->zoom, <, zoom);
  assert_all_seen (canvas);
  /* Another game is another picture. */
  open_sum (canvas, "take{1,3}(2)");
  g_assert_cmpfloat (canvas->zoom, ==, zoom);
  assert_all_seen (canvas);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What somebody has scrolled to and enlarged stays before the eyes. */
static void
test_stays_enlarged (void)
{
  GrundyWindow *window = grundy_test_open_window ("take{1,3,4}(10)");
  GrundyCanvas *canvas = get_canvas (window);
  Place place = find_place (canvas, "9");
  double zoom;

  grundy_canvas_zoom_by (canvas, 2, place.x, place.y);
  assert_same_place (find_place (canvas, "9"), place);
  zoom = canvas->zoom;
  open_sum (canvas, "take{1,3,4}(11)");
  g_assert_cmpfloat (canvas->zoom, ==, zoom);
  assert_same_place (find_place (canvas, "9"), place);
  grundy_canvas_fit (canvas);
  assert_all_seen (canvas);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
add_tests (void)
{
  g_test_add_func ("/canvas/grows", test_grows);
  g_test_add_func ("/canvas/stays-enlarged", test_stays_enlarged);
}

int
main (int argc, char **argv)
{
  return grundy_test_run_with_application (&argc, &argv, add_tests);
}
