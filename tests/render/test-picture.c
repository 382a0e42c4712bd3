/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Pictures as text, against tests/data/render: the first line of a file says
 * what is drawn, the others what should come out. `test-picture --print FILE...` writes them anew.
 */
#include "grundy-picture-text.h"
#include "grundy-test-figure.h"
#include "grundy-test-goldens.h"

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

/* Letters that are a little wider than a digit make nodes larger, but not oval: Chinese ones are as wide as they are
 * high. */
static void
test_stays_round (void)
{
  g_autoptr (GrundyTestFigure) digits = NULL;
  g_autoptr (GrundyTestFigure) wide = NULL;
  const GrundyOutline *outline;

  if (!grundy_test_has_font ())
    return;
  digits = grundy_test_figure_new ("take{1,3,4}(3) | theme light | inside sg", NULL);
  wide = grundy_test_figure_new ("take{1,3,4}(3) | theme light | inside sg | chinese", NULL);
  g_assert_nonnull (wide);
  outline = grundy_picture_get_node (wide->figure->picture, 0);
  g_assert_cmpfloat (outline->half_width, ==, outline->half_height);
  g_assert_cmpfloat (outline->half_height, >, grundy_picture_get_node (digits->figure->picture, 0)->half_height);
}

int
main (int argc, char *argv[])
{
  if (argc > 1 && g_str_equal (argv[1], "--print"))
    return grundy_test_goldens_print (&argv[2], make_text);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/picture/room", test_room);
  g_test_add_func ("/picture/room-tells-nothing", test_room_tells_nothing);
  g_test_add_func ("/picture/arrows", test_arrows);
  g_test_add_func ("/picture/find-node", test_find_node);
  g_test_add_func ("/picture/stays-round", test_stays_round);
  grundy_test_goldens_add ("render", "/picture/golden", make_text);
  return g_test_run ();
}
