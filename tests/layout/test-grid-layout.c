/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-test-layout.h"

typedef struct
{
  int dx;
  int dy;
  gboolean is_rider; /* any multiple of the step, too */
} Leap;

static const Leap rook[] = { { 1, 0, TRUE }, { 0, 1, TRUE } };
static const Leap queen[] = { { 1, 0, TRUE }, { 0, 1, TRUE }, { 1, 1, TRUE } };
static const Leap knight[] = { { 1, 2, FALSE }, { 2, 1, FALSE }, { -1, 2, FALSE }, { 2, -1, FALSE } };

/* The squares of a board of width x height and the moves between them. */
static GrundyLayout *
arrange (int width, int height, const Leap *leaps, guint n_leaps, GrundyMetrics **metrics)
{
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
  g_autoptr (GrundyPlaces) places = g_new0 (GrundyPlaces, 1);
  g_autoptr (GrundyGraph) graph = NULL;
  g_autoptr (GrundyView) view = NULL;
  g_autoptr (GError) error = NULL;
  GrundyLayout *layout;

  places->n_axes = 2;
  places->n_nodes = width * height;
  places->x = g_new0 (guint64, width * height);
  places->y = g_new0 (guint64, width * height);
  grundy_graph_builder_ensure_nodes (builder, width * height);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        places->x[y * width + x] = x;
        places->y[y * width + x] = y;
        for (guint i = 0; i < n_leaps; i++)
          for (int k = 1; k == 1 || leaps[i].is_rider; k++)
            {
              int to_x = x - k * leaps[i].dx;
              int to_y = y - k * leaps[i].dy;

              if (to_x < 0 || to_y < 0 || to_x >= width || to_y >= height)
                break;
              grundy_graph_builder_add_edge (builder, y * width + x, to_y * width + to_x);
            }
      }
  graph = grundy_graph_builder_end (builder);
  view = grundy_view_new_identity (graph);
  *metrics = grundy_metrics_new_uniform (width * height, 12);
  (*metrics)->axis_width = 30;
  (*metrics)->axis_height = 20;
  layout = grundy_layout_new (GRUNDY_LAYOUT_GRID, view, *metrics, places, NULL, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  return layout;
}

static void
test_invariants (void)
{
  static const struct
  {
    const Leap *leaps;
    guint n_leaps;
  } pieces[] = {
    { rook, G_N_ELEMENTS (rook) },
    { queen, G_N_ELEMENTS (queen) },
    { knight, G_N_ELEMENTS (knight) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    for (int width = 1; width <= 9; width += 4)
      {
        g_autoptr (GrundyMetrics) metrics = NULL;
        g_autoptr (GrundyLayout) layout = arrange (width, 7, pieces[i].leaps, pieces[i].n_leaps, &metrics);

        grundy_test_check_layout (layout, metrics, GRUNDY_TEST_LAYOUT_CLEAR_LABELS);
      }
}

/* (0, 0) is at the bottom left, and the numbers along the axes stand where the nodes do. */
static void
test_axes (void)
{
  g_autoptr (GrundyMetrics) metrics = NULL;
  g_autoptr (GrundyLayout) layout = arrange (5, 3, queen, G_N_ELEMENTS (queen), &metrics);
  GrundyPoint origin = grundy_layout_get_node (layout, 0);
  guint n_columns, n_rows;
  const GrundyTick *columns = grundy_layout_get_ticks (layout, 0, &n_columns);
  const GrundyTick *rows = grundy_layout_get_ticks (layout, 1, &n_rows);

  g_assert_cmpuint (n_columns, ==, 5);
  g_assert_cmpuint (n_rows, ==, 3);
  g_assert_cmpfloat (origin.x - 12, >=, metrics->axis_width - 1e-6);
  g_assert_cmpfloat (origin.y + 12, <=, grundy_layout_get_height (layout) - metrics->axis_height + 1e-6);
  for (guint i = 0; i < n_columns; i++)
    {
      g_assert_cmpuint (columns[i].number, ==, i);
      g_assert_cmpfloat_with_epsilon (columns[i].at, grundy_layout_get_node (layout, i).x, 1e-6);
    }
  for (guint i = 0; i < n_rows; i++)
    {
      g_assert_cmpuint (rows[i].number, ==, i);
      g_assert_cmpfloat_with_epsilon (rows[i].at, grundy_layout_get_node (layout, i * 5).y, 1e-6);
    }
  g_assert_cmpfloat (rows[2].at, <, rows[0].at);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/grid-layout/invariants", test_invariants);
  g_test_add_func ("/grid-layout/axes", test_axes);
  return g_test_run ();
}
