/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Layouts of small graphs as text: tests/data/layout/NAME.edges has an edge a line, NAME.txt what is expected.
 * `test-layered-golden --print NAME` prints what comes out now.
 */
#include "grundy-layout.h"

#include <math.h>
#include <stdlib.h>

static GrundyGraph *
read_graph (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".edges", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("GRUNDY_TEST_DATA"), "layout", file, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyGraphBuilder) builder = grundy_graph_builder_new ();

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *end;
      guint32 from = strtoul (lines[i], &end, 10);

      grundy_graph_builder_add_edge (builder, from, strtoul (end, NULL, 10));
    }
  return grundy_graph_builder_end (builder);
}

/* Rounded to whole points, and never -0 */
static void
append_point (GString *text, GrundyPoint point)
{
  g_string_append_printf (text, " %d,%d", (int)floor (point.x + 0.5), (int)floor (point.y + 0.5));
}

static char *
describe_layout (const char *name)
{
  g_autoptr (GrundyGraph) graph = read_graph (name);
  g_autoptr (GrundyView) view = grundy_view_new_identity (graph);
  g_autoptr (GrundyMetrics) metrics = grundy_metrics_new_uniform (grundy_graph_get_n_nodes (graph), 10);
  GrundyLayoutOptions options = { .effort = 1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyLayout) layout =
      grundy_layout_new (GRUNDY_LAYOUT_LAYERED, view, metrics, NULL, NULL, NULL, &options, NULL, &error);
  g_autoptr (GString) text = g_string_new ("size");

  g_assert_no_error (error);
  append_point (text, (GrundyPoint){ grundy_layout_get_width (layout), grundy_layout_get_height (layout) });
  for (guint32 node = 0; node < grundy_graph_get_n_nodes (graph); node++)
    {
      g_string_append_printf (text, "\nnode %u, layer %u:", node, grundy_layout_get_layer (layout, node));
      append_point (text, grundy_layout_get_node (layout, node));
    }
  for (gsize edge = 0; edge < grundy_graph_get_n_edges (graph); edge++)
    {
      guint n_points;
      const GrundyPoint *points = grundy_layout_get_edge (layout, edge, &n_points);

      g_string_append_printf (text, "\nedge %" G_GSIZE_FORMAT ":", edge);
      for (guint i = 0; i < n_points; i++)
        append_point (text, points[i]);
    }
  g_string_append_c (text, '\n');
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
test_golden (gconstpointer data)
{
  const char *name = data;
  g_autofree char *file = g_strconcat (name, ".txt", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("GRUNDY_TEST_DATA"), "layout", file, NULL);
  g_autofree char *expected = NULL;
  g_autofree char *found = describe_layout (name);
  g_auto (GStrv) expected_lines = NULL;
  g_auto (GStrv) found_lines = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &expected, NULL, &error);
  g_assert_no_error (error);
  expected_lines = g_strsplit (expected, "\n", -1);
  found_lines = g_strsplit (found, "\n", -1);
  for (guint i = 0; expected_lines[i] != NULL && found_lines[i] != NULL; i++)
    g_assert_cmpstr (found_lines[i], ==, expected_lines[i]);
  g_assert_cmpuint (g_strv_length (found_lines), ==, g_strv_length (expected_lines));
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *file;

  if (argc == 3 && g_str_equal (argv[1], "--print"))
    {
      g_autofree char *text = describe_layout (argv[2]);

      g_print ("%s", text);
      return 0;
    }
  g_test_init (&argc, &argv, NULL);
  folder = g_build_filename (g_getenv ("GRUNDY_TEST_DATA"), "layout", NULL);
  dir = g_dir_open (folder, 0, NULL);
  g_assert_nonnull (dir);
  while ((file = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (file, ".edges"))
      {
        char *name = g_strndup (file, strlen (file) - strlen (".edges"));
        g_autofree char *path = g_strconcat ("/layered-golden/", name, NULL);

        g_test_add_data_func_full (path, name, test_golden, g_free);
      }
  return g_test_run ();
}
