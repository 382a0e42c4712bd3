/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board-drawing.h"
#include "grundy-catalogue.h"
#include "grundy-sum.h"
#include "grundy-test-figure.h"

#define UNIT 30.0

static void
get_board (const char *text, GrundyBoard *board)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse (text, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (grundy_game_get_board (grundy_sum_get_game (sum, 0), grundy_sum_get_position (sum, 0), board));
}

static GrundyBoardDrawing *
draw (const char *text)
{
  g_autoptr (GrundyFont) font = grundy_font_new (GRUNDY_TEST_FONT, NULL);
  g_autoptr (GrundyBoard) board = grundy_board_new ();

  get_board (text, board);
  return grundy_board_drawing_new (font, board, UNIT);
}

static guint
count_items (const GrundyBoardDrawing *drawing, GrundyBoardShape shape, guint element)
{
  guint n = 0;

  for (guint i = 0; i < grundy_board_drawing_get_n_items (drawing); i++)
    {
      const GrundyBoardItem *item = grundy_board_drawing_get_item (drawing, i);

      n += item->shape == shape && item->element == element;
    }
  return n;
}

static void
test_heaps (void)
{
  g_autoptr (GrundyBoardDrawing) drawing = NULL;

  if (!grundy_test_has_font ())
    return;
  drawing = draw ("nim(3,5,1000)");
  g_assert_cmpuint (count_items (drawing, GRUNDY_SHAPE_COUNTER, 0), ==, 3);
  g_assert_cmpuint (count_items (drawing, GRUNDY_SHAPE_COUNTER, 1), ==, 5);
  g_assert_cmpuint (count_items (drawing, GRUNDY_SHAPE_COUNTER, 2), ==, 12);
  g_assert_cmpuint (count_items (drawing, GRUNDY_SHAPE_TEXT, GRUNDY_NO_ELEMENT), ==, 3);
}

static void
test_pins (void)
{
  g_autoptr (GrundyBoardDrawing) drawing = NULL;

  if (!grundy_test_has_font ())
    return;
  drawing = draw ("kayles(2,5)");
  g_assert_cmpuint (count_items (drawing, GRUNDY_SHAPE_PIN, 0), ==, 2);
  g_assert_cmpuint (count_items (drawing, GRUNDY_SHAPE_PIN, 1), ==, 5);
}

static void
test_squares (void)
{
  g_autoptr (GrundyBoardDrawing) drawing = NULL;
  const GrundyBoardItem *corner;

  if (!grundy_test_has_font ())
    return;
  drawing = draw ("wythoff(3,5)");
  g_assert_cmpuint (count_items (drawing, GRUNDY_SHAPE_QUEEN, 0), ==, 1);
  g_assert_cmpuint (count_items (drawing, GRUNDY_SHAPE_SQUARE, GRUNDY_NO_ELEMENT), ==, 18);
  g_assert_cmpuint (count_items (drawing, GRUNDY_SHAPE_DARK_SQUARE, GRUNDY_NO_ELEMENT), ==, 18);
  /* The corner to which the queen moves is at the bottom left. */
  corner = grundy_board_drawing_find (drawing, UNIT, 5.5 * UNIT);
  g_assert_nonnull (corner);
  g_assert_cmpuint (corner->part, ==, 0);
}

static void
test_tokens (void)
{
  g_autoptr (GrundyBoardDrawing) drawing = NULL;

  if (!grundy_test_has_font ())
    return;
  drawing = draw ("dag{a>b,a>c,b>c}(a,a,c)");
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (count_items (drawing, GRUNDY_SHAPE_CHIP, i), ==, 1);
}

/* A click into the middle of an item finds it, or what lies over it; a click outside finds nothing. */
static void
test_hits (void)
{
  static const char *const texts[] = { "nim(3,5)", "kayles(2,5)", "wythoff(3,5)", "dag{a>b,a>c}(a,c)" };

  if (!grundy_test_has_font ())
    return;
  for (guint t = 0; t < G_N_ELEMENTS (texts); t++)
    {
      g_autoptr (GrundyBoardDrawing) drawing = draw (texts[t]);

      for (guint i = 0; i < grundy_board_drawing_get_n_items (drawing); i++)
        {
          const GrundyBoardItem *item = grundy_board_drawing_get_item (drawing, i);
          const GrundyBoardItem *found =
              grundy_board_drawing_find (drawing, item->x + item->width / 2, item->y + item->height / 2);

          g_assert_cmpfloat (item->x + item->width, <=, grundy_board_drawing_get_width (drawing));
          g_assert_cmpfloat (item->y + item->height, <=, grundy_board_drawing_get_height (drawing));
          if (item->element != GRUNDY_NO_ELEMENT)
            g_assert_true (found == item);
        }
      g_assert_null (grundy_board_drawing_find (drawing, -1, 1));
      g_assert_null (grundy_board_drawing_find (drawing, 1, grundy_board_drawing_get_height (drawing) + 1));
    }
}

/* Every element that a move touches is on the board: play lights it up. */
static void
test_moves_touch_elements (void)
{
  g_autoptr (GrundyMoves) moves = grundy_moves_new (10000);
  g_autoptr (GrundyBoard) board = grundy_board_new ();
  guint n_checked = 0;
  guint n_rulesets;
  const GrundyRuleset *const *rulesets = grundy_catalogue_get_rulesets (&n_rulesets);

  for (guint i = 0; i < n_rulesets; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GrundySum) sum = grundy_sum_parse (rulesets[i]->start, NULL, &error);
      GrundyGame *game;

      g_assert_no_error (error);
      game = grundy_sum_get_game (sum, 0);
      if (!grundy_game_get_board (game, grundy_sum_get_position (sum, 0), board))
        continue;
      grundy_game_list_moves (game, grundy_sum_get_position (sum, 0), moves);
      for (guint move = 0; move < grundy_moves_get_n_moves (moves); move++)
        {
          guint n_touched;
          const guint *touched = grundy_moves_get_touched (moves, move, &n_touched);

          g_assert_cmpuint (n_touched, >, 0);
          for (guint j = 0; j < n_touched; j++)
            g_assert_cmpuint (touched[j], <, grundy_board_get_n_elements (board));
          n_checked++;
        }
    }
  g_assert_cmpuint (n_checked, >, 0);
}

static gboolean
is_top_of_first_heap (const GrundyBoardItem *item, gpointer user_data)
{
  return item->shape == GRUNDY_SHAPE_COUNTER && item->element == 0 && item->part == 2;
}

static void
test_light (void)
{
  g_autoptr (GrundyBoardDrawing) drawing = NULL;
  const GrundyTheme *theme = grundy_theme_get (GRUNDY_THEME_LIGHT);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 300, 300);
  cairo_t *cr = cairo_create (surface);
  guint n_yellow = 0;

  if (grundy_test_has_font ())
    {
      drawing = draw ("nim(3,5)");
      grundy_board_drawing_paint (drawing, cr, theme, is_top_of_first_heap, NULL);
      cairo_surface_flush (surface);
      for (int y = 0; y < 300; y++)
        for (int x = 0; x < 300; x++)
          {
            const guint8 *row =
                cairo_image_surface_get_data (surface) + (gsize)y * cairo_image_surface_get_stride (surface);
            guint32 pixel = ((const guint32 *)(gconstpointer)row)[x] & 0xffffff;

            n_yellow += pixel == ((guint32)theme->look.red << 16 | (guint32)theme->look.green << 8 | theme->look.blue);
          }
      /* About the area of one disc */
      g_assert_cmpuint (n_yellow, >, (guint)(UNIT * UNIT * 0.5));
      g_assert_cmpuint (n_yellow, <, (guint)(UNIT * UNIT * 0.8));
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/boards/heaps", test_heaps);
  g_test_add_func ("/boards/pins", test_pins);
  g_test_add_func ("/boards/squares", test_squares);
  g_test_add_func ("/boards/tokens", test_tokens);
  g_test_add_func ("/boards/hits", test_hits);
  g_test_add_func ("/boards/moves-touch-elements", test_moves_touch_elements);
  g_test_add_func ("/boards/light", test_light);
  return g_test_run ();
}
