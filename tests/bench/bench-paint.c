/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How long the painter takes for a whole screen, beside plain cairo calls for
 * the same scene in the same run: an arc, a stroke and a text layout for each thing.
 */
#include "grundy-font.h"
#include "grundy-painter.h"
#include "grundy-test-random.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <stdlib.h>
#include <time.h>

#define WIDTH 1920
#define HEIGHT 1080
#define N_RUNS 5
#define FONT "DejaVu Sans"
/* How many columns and rows an edge goes at most */
#define REACH 12

typedef struct
{
  GrundyPicture *picture;
  GrundyState *state;
  double scale;
} Scene;

/* Nodes on a grid, with edges to random nodes before them and not far off */
static GrundyGraph *
make_graph (guint32 n_nodes, guint32 n_edges, guint32 side)
{
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();
  GrundyTestRandom random = { 1 };

  grundy_graph_builder_ensure_nodes (builder, n_nodes);
  for (guint32 i = 0; i < n_edges; i++)
    {
      guint32 from = side + (guint32)grundy_test_random_below (&random, n_nodes - side);
      guint32 rows = 1 + (guint32)grundy_test_random_below (&random, MIN (REACH, from / side));
      guint32 columns = (guint32)grundy_test_random_below (&random, REACH);

      grundy_graph_builder_add_edge (builder, from, from - rows * side - MIN (columns, (from - rows * side) % side));
    }
  return grundy_graph_builder_end (builder);
}

static GrundyPlaces *
make_places (guint32 n_nodes, guint32 side)
{
  GrundyPlaces *places = g_new0 (GrundyPlaces, 1);

  places->n_axes = 2;
  places->n_nodes = n_nodes;
  places->x = g_new (guint64, n_nodes);
  places->y = g_new (guint64, n_nodes);
  for (guint32 i = 0; i < n_nodes; i++)
    {
      places->x[i] = i % side;
      places->y[i] = i / side;
    }
  return places;
}

static GrundyLabels *
make_labels (guint32 n_nodes)
{
  static const GrundyWords words = { .letters = { "P", "N", "D" }, .unsettled = "?" };
  char **positions = g_new (char *, n_nodes);
  char **values = g_new (char *, n_nodes);
  guint32 *sg = g_new (guint32, n_nodes);
  guint8 *outcomes = g_new (guint8, n_nodes);

  for (guint32 i = 0; i < n_nodes; i++)
    {
      sg[i] = i % 7;
      positions[i] = g_strdup_printf ("%u", i);
      values[i] = g_strdup_printf ("%u", sg[i]);
      outcomes[i] = sg[i] == 0 ? GRUNDY_OUTCOME_P : GRUNDY_OUTCOME_N;
    }
  return grundy_labels_new_take (n_nodes, positions, values, sg, outcomes, &words);
}

static void
make_scene (Scene *scene, guint32 n_nodes, guint32 n_edges)
{
  guint32 side = (guint32)ceil (sqrt (n_nodes * (double)WIDTH / HEIGHT));
  g_autoptr (GrundyGraph) graph = make_graph (n_nodes, n_edges, side);
  g_autoptr (GrundyView) view = grundy_view_new_identity (graph);
  g_autoptr (GrundyPlaces) places = make_places (n_nodes, side);
  g_autoptr (GrundyLabels) labels = make_labels (n_nodes);
  g_autoptr (GrundyFont) font = grundy_font_new (FONT, NULL);
  const GrundyTheme *theme = grundy_theme_get (GRUNDY_THEME_LIGHT);
  GrundyPictureOptions look = { .theme = theme,
                                .sizes = theme->sizes,
                                .inside = GRUNDY_LABEL_SG,
                                .outside = { GRUNDY_LABEL_POSITION, GRUNDY_LABEL_OUTCOME } };
  GrundyStateOptions options = { .selected = GRUNDY_NO_NODE, .resting = GRUNDY_NO_NODE };
  g_autoptr (GrundyMetrics) metrics = grundy_picture_measure (font, labels, &look);
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyLayout) layout =
      grundy_layout_new (GRUNDY_LAYOUT_GRID, view, metrics, places, NULL, NULL, NULL, NULL, &error);

  g_assert_no_error (error);
  scene->picture = grundy_picture_new (font, layout, labels, &look);
  scene->state = grundy_state_new (view, labels, &options);
  scene->scale =
      MIN (WIDTH / grundy_picture_get_width (scene->picture), HEIGHT / grundy_picture_get_height (scene->picture));
}

static void
paint_ours (cairo_t *cr, const Scene *scene)
{
  grundy_paint (cr, scene->picture, scene->state);
}

static void
paint_edge_plainly (cairo_t *cr, const GrundyPictureEdge *edge)
{
  if (edge->n_points == 0)
    return;
  cairo_move_to (cr, edge->points[0].x, edge->points[0].y);
  for (guint j = 1; j + 2 < edge->n_points; j += 3)
    cairo_curve_to (cr, edge->points[j].x, edge->points[j].y, edge->points[j + 1].x, edge->points[j + 1].y,
                    edge->points[j + 2].x, edge->points[j + 2].y);
  cairo_stroke (cr);
  for (guint j = 0; j < 3; j++)
    cairo_line_to (cr, edge->arrow[j].x, edge->arrow[j].y);
  cairo_fill (cr);
}

static void
paint_node_plainly (cairo_t *cr, PangoLayout *text, const GrundyPicture *picture, guint32 i)
{
  const GrundyOutline *node = grundy_picture_get_node (picture, i);

  cairo_new_path (cr);
  cairo_arc (cr, node->x, node->y, node->half_width, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 0.9, 0.6, 0.2);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_stroke (cr);
  pango_layout_set_text (text, grundy_labels_get_value (grundy_picture_get_labels (picture), i), -1);
  cairo_move_to (cr, node->x - 8, node->y - 12);
  pango_cairo_show_layout (cr, text);
}

static void
paint_plainly (cairo_t *cr, const Scene *scene)
{
  g_autoptr (PangoLayout) text = pango_cairo_create_layout (cr);
  PangoFontDescription *description = pango_font_description_from_string (FONT " Bold");

  pango_font_description_set_absolute_size (description, 20 * PANGO_SCALE);
  pango_layout_set_font_description (text, description);
  pango_font_description_free (description);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_set_source_rgb (cr, 0.5, 0.5, 0.5);
  cairo_set_line_width (cr, 1.1);
  for (gsize i = 0; i < grundy_picture_get_n_edges (scene->picture); i++)
    paint_edge_plainly (cr, grundy_picture_get_edge (scene->picture, i));
  for (guint32 i = 0; i < grundy_picture_get_n_nodes (scene->picture); i++)
    paint_node_plainly (cr, text, scene->picture, i);
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  double x = *(const double *)a;
  double y = *(const double *)b;

  return (x > y) - (x < y);
}

/* Other programs on the machine do not count. */
static double
get_cpu_ms (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

/* The median, in milliseconds of processor time */
static double
measure (const Scene *scene, void (*paint) (cairo_t *, const Scene *))
{
  double times[N_RUNS];
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);

  for (guint i = 0; i < N_RUNS; i++)
    {
      cairo_t *cr = cairo_create (surface);
      double start = get_cpu_ms ();

      cairo_scale (cr, scene->scale, scene->scale);
      paint (cr, scene);
      cairo_surface_flush (surface);
      times[i] = get_cpu_ms () - start;
      cairo_destroy (cr);
    }
  cairo_surface_destroy (surface);
  qsort (times, N_RUNS, sizeof *times, compare_times);
  return times[N_RUNS / 2];
}

int
main (void)
{
  static const guint32 sizes[][2] = { { 1000, 5000 }, { 10000, 50000 }, { 20000, 100000 } };

  g_print ("%8s %8s %12s %12s %7s\n", "nodes", "edges", "grundy ms", "cairo ms", "ratio");
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Scene scene;
      double ours;
      double plain;

      make_scene (&scene, sizes[i][0], sizes[i][1]);
      ours = measure (&scene, paint_ours);
      plain = measure (&scene, paint_plainly);
      g_print ("%8u %8" G_GSIZE_FORMAT " %12.1f %12.1f %7.3f\n", sizes[i][0],
               grundy_picture_get_n_edges (scene.picture), ours, plain, ours / plain);
      grundy_picture_unref (scene.picture);
      grundy_state_unref (scene.state);
    }
  return 0;
}
