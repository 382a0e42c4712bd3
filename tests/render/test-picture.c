/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Pictures as text, against tests/data/render: the first line of a file says
 * what is drawn, the others what should come out. `test-picture --print FILE...` writes them anew.
 */
#include "grundy-picture-text.h"
#include "grundy-test-figure.h"

#include <glib/gstdio.h>
#include <math.h>

static char *
make_text (const char *contents)
{
  const char *end = strchr (contents, '\n');
  g_autoptr (GError) error = NULL;
  g_autofree char *description = g_strndup (contents, end != NULL ? (gsize)(end - contents) : strlen (contents));
  g_autoptr (GrundyTestFigure) test = grundy_test_figure_new (description, &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  text = grundy_picture_to_text (test->figure->picture, test->figure->state);
  return g_strconcat (description, "\n", text, NULL);
}

static void
assert_same_lines (const char *file, const char *expected, const char *found)
{
  g_auto (GStrv) expected_lines = g_strsplit (expected, "\n", -1);
  g_auto (GStrv) found_lines = g_strsplit (found, "\n", -1);

  for (guint i = 0; expected_lines[i] != NULL || found_lines[i] != NULL; i++)
    if (g_strcmp0 (expected_lines[i], found_lines[i]) != 0)
      g_error ("%s:%u:\nexpected %s\nfound    %s", file, i + 1, expected_lines[i], found_lines[i]);
}

static void
test_golden (gconstpointer data)
{
  const char *file = data;
  g_autofree char *expected = NULL;
  g_autofree char *found = NULL;

  if (!grundy_test_has_font ())
    return;
  g_assert_true (g_file_get_contents (file, &expected, NULL, NULL));
  found = make_text (expected);
  assert_same_lines (file, expected, found);
}

static int
print_goldens (char **files)
{
  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autofree char *contents = NULL;
      g_autofree char *text = NULL;

      if (!g_file_get_contents (files[i], &contents, NULL, NULL))
        return 1;
      text = make_text (contents);
      g_file_set_contents (files[i], text, -1, NULL);
    }
  return 0;
}

/* Every text of every step fits into the room that was kept for it, and nothing moves. */
static void
test_room (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyTestFigure) test = NULL;
  g_autoptr (GrundyFont) font = NULL;

  if (!grundy_test_has_font ())
    return;
  test = grundy_test_figure_new ("nim(3,5,6) | layout line | inside sg | outside position outcome", &error);
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED);
  g_clear_error (&error);
  test = grundy_test_figure_new ("take{1..12}(14) | inside sg | outside position outcome", &error);
  g_assert_no_error (error);
  font = grundy_font_new (GRUNDY_TEST_FONT, NULL);

  for (guint32 node = 0; node < grundy_picture_get_n_nodes (test->figure->picture); node++)
    for (guint i = 0; i < grundy_picture_get_n_slots (test->figure->picture); i++)
      {
        const GrundyLabels *labels = grundy_picture_get_labels (test->figure->picture);
        const char *texts[] = { grundy_labels_get_value (labels, node), "?", "P", "N" };
        GrundySlot slot;

        grundy_picture_get_slot (test->figure->picture, node, i, &slot);
        for (guint t = 0; t < G_N_ELEMENTS (texts) && slot.choice == GRUNDY_LABEL_SG; t++)
          g_assert_cmpfloat (grundy_font_shape (font, texts[t], slot.size, slot.is_bold)->width, <=, slot.width);
      }
}

/* What is not settled yet must not be told by the size of its node: 12 needs more room than 0, but has the same. */
static void
test_room_tells_nothing (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyTestFigure) test = NULL;
  const GrundyPicture *picture;

  if (!grundy_test_has_font ())
    return;
  test = grundy_test_figure_new ("take{1..12}(14) | node 4 | text 12", &error);
  g_assert_no_error (error);
  picture = test->figure->picture;
  for (guint32 node = 1; node < grundy_picture_get_n_nodes (picture); node++)
    g_assert_cmpfloat (grundy_picture_get_node (picture, node)->half_width, ==,
                       grundy_picture_get_node (picture, 0)->half_width);
  g_assert_cmpfloat (grundy_picture_get_node (picture, 0)->half_width, >,
                     grundy_picture_get_node (picture, 0)->half_height);
}

/* Heads touch the outline of their node, and shafts end inside their heads. */
static void
test_arrows (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyTestFigure) test = NULL;

  if (!grundy_test_has_font ())
    return;
  test = grundy_test_figure_new ("take{1,3,4}(10)", &error);
  g_assert_no_error (error);
  for (gsize i = 0; i < grundy_picture_get_n_edges (test->figure->picture); i++)
    {
      const GrundyPictureEdge *edge = grundy_picture_get_edge (test->figure->picture, i);
      const GrundyOutline *to = grundy_picture_get_node (test->figure->picture, edge->to);
      GrundyPoint tip = edge->arrow[0];
      GrundyPoint end = edge->points[edge->n_points - 1];
      double to_tip = hypot (tip.x - to->x, tip.y - to->y);
      double to_end = hypot (end.x - to->x, end.y - to->y);

      g_assert_cmpfloat_with_epsilon (to_tip, to->half_width, 0.3);
      g_assert_cmpfloat (to_end, >, to_tip);
      g_assert_cmpfloat (hypot (end.x - tip.x, end.y - tip.y), <,
                         grundy_picture_get_sizes (test->figure->picture)->arrow);
    }
}

static void
test_find_node (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyTestFigure) test = NULL;

  if (!grundy_test_has_font ())
    return;
  test = grundy_test_figure_new ("take{1,3,4}(10) | inside position | text 20", &error);
  g_assert_no_error (error);
  for (guint32 node = 0; node < grundy_picture_get_n_nodes (test->figure->picture); node++)
    {
      const GrundyOutline *outline = grundy_picture_get_node (test->figure->picture, node);
      double x = outline->x + outline->half_width;

      g_assert_cmpuint (grundy_picture_find_node (test->figure->picture, outline->x, outline->y), ==, node);
      g_assert_cmpuint (grundy_picture_find_node (test->figure->picture, x - 0.1, outline->y), ==, node);
      g_assert_cmpuint (grundy_picture_find_node (test->figure->picture, x + 0.1, outline->y), ==, GRUNDY_NO_NODE);
    }
}

static void
add_goldens (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("GRUNDY_TEST_DATA"), "render", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_strdup_printf ("/picture/golden/%s", name);

      if (g_str_has_suffix (name, ".txt"))
        g_test_add_data_func_full (path, g_build_filename (folder, name, NULL), test_golden, g_free);
    }
}

int
main (int argc, char *argv[])
{
  if (argc > 1 && g_str_equal (argv[1], "--print"))
    return print_goldens (&argv[2]);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/picture/room", test_room);
  g_test_add_func ("/picture/room-tells-nothing", test_room_tells_nothing);
  g_test_add_func ("/picture/arrows", test_arrows);
  g_test_add_func ("/picture/find-node", test_find_node);
  add_goldens ();
  return g_test_run ();
}
