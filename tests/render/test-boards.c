/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board-drawing.h"
#include "grundy-catalogue.h"
#include "grundy-sum.h"
#include "grundy-test-figure.h"

#include <math.h>

#define UNIT 30.0
#define LONGEST_GAME 60

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

/* Whether a click into the middle of something that belongs to an element finds it. */
static void
assert_can_be_hit (const GrundyBoardDrawing *drawing, guint element)
{
  for (guint i = 0; i < grundy_board_drawing_get_n_items (drawing); i++)
    {
      const GrundyBoardItem *item = grundy_board_drawing_get_item (drawing, i);
      GrundyBoardPoint middle = grundy_board_item_get_middle (item);
      const GrundyBoardItem *found;

      if (item->element != element)
        continue;
      found = grundy_board_drawing_find (drawing, middle.x, middle.y);
      if (found != NULL && found->element == element)
        return;
    }
  g_error ("Element %u cannot be hit.", element);
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

/* Pieces on one square stand beside each other on it. */
static void
test_shared_square (void)
{
  g_autoptr (GrundyBoardDrawing) drawing = NULL;

  if (!grundy_test_has_font ())
    return;
  drawing = draw ("piece{rook}(1,1;1,1;1,1)");
  for (guint i = 0; i < 3; i++)
    {
      assert_can_be_hit (drawing, i);
      g_assert_cmpuint (count_items (drawing, GRUNDY_SHAPE_ROOK, i), ==, 1);
    }
}

static void
test_cells (void)
{
  g_autoptr (GrundyBoardDrawing) bar = NULL;
  g_autoptr (GrundyBoardDrawing) sheet = NULL;
  g_autoptr (GrundyBoardDrawing) strip = NULL;

  if (!grundy_test_has_font ())
    return;
  bar = draw ("chomp(3,1)");
  g_assert_cmpuint (count_items (bar, GRUNDY_SHAPE_POISON, 0), ==, 1);
  for (guint i = 1; i <= 3; i++)
    g_assert_cmpuint (count_items (bar, GRUNDY_SHAPE_SQUARE, i), ==, 1);
  g_assert_cmpuint (grundy_board_drawing_get_n_items (bar), ==, 4);
  g_assert_null (grundy_board_drawing_find (bar, 1.5 * UNIT, 1.5 * UNIT));
  sheet = draw ("cram(../.#)");
  g_assert_cmpuint (count_items (sheet, GRUNDY_SHAPE_TAKEN, 3), ==, 1);
  g_assert_cmpuint (grundy_board_drawing_find (sheet, 0.5 * UNIT, 1.5 * UNIT)->element, ==, 2);
  strip = draw ("strip(..X)");
  g_assert_cmpuint (count_items (strip, GRUNDY_SHAPE_CROSS, 2), ==, 1);
}

static void
test_coins (void)
{
  g_autoptr (GrundyBoardDrawing) drawing = NULL;

  if (!grundy_test_has_font ())
    return;
  drawing = draw ("coins{ruler}(HT)");
  g_assert_cmpuint (count_items (drawing, GRUNDY_SHAPE_HEAD, 0), ==, 1);
  g_assert_cmpuint (count_items (drawing, GRUNDY_SHAPE_TAIL, 1), ==, 1);
}

static void
test_rings (void)
{
  g_autoptr (GrundyBoardDrawing) ring = NULL;
  g_autoptr (GrundyBoardDrawing) rows = NULL;

  if (!grundy_test_has_font ())
    return;
  ring = draw ("circle-kayles(8)");
  g_assert_cmpuint (count_items (ring, GRUNDY_SHAPE_COUNTER, 0), ==, 8);
  /* Within a ring there is nothing to be hit. */
  g_assert_null (grundy_board_drawing_find (ring, grundy_board_drawing_get_width (ring) / 2,
                                            grundy_board_drawing_get_height (ring) / 2));
  rows = draw ("circle-kayles(row 5,2)");
  g_assert_cmpuint (count_items (rows, GRUNDY_SHAPE_COUNTER, 0), ==, 2);
  g_assert_cmpuint (count_items (rows, GRUNDY_SHAPE_COUNTER, 1), ==, 5);
}

/* A counter on an empty stair would be touched too: the stair itself can be hit. */
static void
test_stairs (void)
{
  g_autoptr (GrundyBoardDrawing) drawing = NULL;

  if (!grundy_test_has_font ())
    return;
  drawing = draw ("staircase(1,0,3)");
  g_assert_cmpuint (count_items (drawing, GRUNDY_SHAPE_COUNTER, 0), ==, 1);
  g_assert_cmpuint (count_items (drawing, GRUNDY_SHAPE_COUNTER, 2), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpuint (count_items (drawing, GRUNDY_SHAPE_STEP, i), ==, 1);
      assert_can_be_hit (drawing, i);
    }
}

static void
test_bars (void)
{
  static const guint64 squares[] = { 0, 3, 5, 1 };
  g_autoptr (GrundyBoardDrawing) drawing = NULL;
  g_autoptr (GrundyFont) font = NULL;
  g_autoptr (GrundyBoard) board = grundy_board_new ();

  if (!grundy_test_has_font ())
    return;
  font = grundy_font_new (GRUNDY_TEST_FONT, NULL);
  grundy_board_clear (board, GRUNDY_BOARD_BARS, 8, 2);
  for (guint i = 0; i < G_N_ELEMENTS (squares); i++)
    grundy_board_add_number (board, squares[i]);
  drawing = grundy_board_drawing_new (font, board, UNIT);
  g_assert_cmpuint (count_items (drawing, GRUNDY_SHAPE_SQUARE, GRUNDY_NO_ELEMENT), ==, 16);
  g_assert_cmpuint (grundy_board_drawing_find (drawing, 3.5 * UNIT, 0.5 * UNIT)->part, ==, 1);
  g_assert_cmpuint (grundy_board_drawing_find (drawing, 5.5 * UNIT, 1.8 * UNIT)->element, ==, 1);
}

/* Vertices keep their distance, and the middle of each edge belongs to it alone. */
static void
test_edges (void)
{
  static const char *const texts[] = {
    "hackenbush(0-1,1-2,2-0)",
    "hackenbush(0-1,0-1,0-1,1-1,1-1,0-0,0-0)",
    "hackenbush(0-1,0-2,0-3,1-2,2-3,1-3)",
    "hackenbush(0-1,1-2,1-3,1-4,2-5,2-6,4-7,4-8,8-8,8-8,8-8,3-4,3-4)",
    "hackenbush{ground 0,5}(0-1,5-1,1-2,2-3,3-1)",
  };

  if (!grundy_test_has_font ())
    return;
  for (guint t = 0; t < G_N_ELEMENTS (texts); t++)
    {
      g_autoptr (GrundyBoardDrawing) drawing = draw (texts[t]);
      guint n_items = grundy_board_drawing_get_n_items (drawing);

      for (guint i = 0; i < n_items; i++)
        {
          const GrundyBoardItem *item = grundy_board_drawing_get_item (drawing, i);

          if (item->shape == GRUNDY_SHAPE_EDGE)
            assert_can_be_hit (drawing, item->element);
          for (guint j = 0; j < i && item->shape == GRUNDY_SHAPE_VERTEX; j++)
            {
              const GrundyBoardItem *other = grundy_board_drawing_get_item (drawing, j);

              if (other->shape == GRUNDY_SHAPE_VERTEX)
                g_assert_cmpfloat (hypot (item->x - other->x, item->y - other->y), >, UNIT);
            }
        }
    }
}

/* What is empty or too much has a drawing of some size, and not one of any number of things. */
static void
test_extremes (void)
{
  static const char *const texts[] = {
    "nim()",
    "chomp()",
    "staircase()",
    "nimble()",
    "silver-dollar()",
    "chomp(1000000000,7)",
    "nimble(0,1000000000)",
    "piece{rook}(0,1000000000)",
    "circle-kayles(1000000000)",
    "staircase(1000000000)",
    "hackenbush()",
  };

  if (!grundy_test_has_font ())
    return;
  for (guint t = 0; t < G_N_ELEMENTS (texts); t++)
    {
      g_autoptr (GrundyBoardDrawing) drawing = draw (texts[t]);

      g_assert_cmpfloat (grundy_board_drawing_get_width (drawing), >=, UNIT);
      g_assert_cmpfloat (grundy_board_drawing_get_height (drawing), >=, UNIT);
      g_assert_cmpuint (grundy_board_drawing_get_n_items (drawing), <=, 2000);
    }
}

static void
test_long_path (void)
{
  g_autoptr (GString) text = g_string_new ("hackenbush(0-1");
  g_autoptr (GrundyBoardDrawing) drawing = NULL;

  if (!grundy_test_has_font ())
    return;
  for (guint i = 1; i < 1000; i++)
    g_string_append_printf (text, ",%u-%u", i, i + 1);
  g_string_append_c (text, ')');
  drawing = draw (text->str);
  g_assert_cmpuint (grundy_board_drawing_get_n_items (drawing), ==, 1);
}

/* A click into the middle of an item finds it, or what lies over it; a click outside finds nothing. */
static void
test_hits (void)
{
  static const char *const texts[] = {
    "nim(3,5)",         "kayles(2,5)",      "wythoff(3,5)",     "dag{a>b,a>c}(a,c)",
    "chomp(5,5,3)",     "coins{twins}(HT)", "circle-kayles(3)", "hackenbush(0-1,0-1,1-2,1-3,3-3)",
    "staircase(1,0,2)", "nimble(0,3,3)",
  };

  if (!grundy_test_has_font ())
    return;
  for (guint t = 0; t < G_N_ELEMENTS (texts); t++)
    {
      g_autoptr (GrundyBoardDrawing) drawing = draw (texts[t]);

      for (guint i = 0; i < grundy_board_drawing_get_n_items (drawing); i++)
        {
          const GrundyBoardItem *item = grundy_board_drawing_get_item (drawing, i);
          GrundyBoardPoint middle = grundy_board_item_get_middle (item);
          const GrundyBoardItem *found = grundy_board_drawing_find (drawing, middle.x, middle.y);

          g_assert_cmpfloat (item->x, >=, -1e-9);
          g_assert_cmpfloat (item->y, >=, -1e-9);
          g_assert_cmpfloat (item->x + item->width, <=, grundy_board_drawing_get_width (drawing) + 1e-9);
          g_assert_cmpfloat (item->y + item->height, <=, grundy_board_drawing_get_height (drawing) + 1e-9);
          if (item->element != GRUNDY_NO_ELEMENT)
            g_assert_true (found == item);
        }
      g_assert_null (grundy_board_drawing_find (drawing, -1, 1));
      g_assert_null (grundy_board_drawing_find (drawing, 1, grundy_board_drawing_get_height (drawing) + 1));
    }
}

/* Every element that a move touches is on the board and can be hit: play lights it up, and it is clicked. */
static void
assert_moves_are_on_board (GrundyGame *game, const GrundyPosition *position, GrundyFont *font, GrundyMoves *moves)
{
  g_autoptr (GrundyBoard) board = grundy_board_new ();
  g_autoptr (GrundyBoardDrawing) drawing = NULL;

  g_assert_true (grundy_game_get_board (game, position, board));
  drawing = grundy_board_drawing_new (font, board, UNIT);
  g_assert_cmpfloat (grundy_board_drawing_get_width (drawing), >=, UNIT);
  g_assert_cmpfloat (grundy_board_drawing_get_height (drawing), >=, UNIT);
  grundy_moves_clear (moves);
  grundy_game_list_moves (game, position, moves);
  for (guint i = 0; i < grundy_moves_get_n_moves (moves); i++)
    {
      guint n_touched;
      const guint *touched = grundy_moves_get_touched (moves, i, &n_touched);

      g_assert_cmpuint (n_touched, >, 0);
      for (guint j = 0; j < n_touched; j++)
        {
          g_assert_cmpuint (touched[j], <, grundy_board_get_n_elements (board));
          assert_can_be_hit (drawing, touched[j]);
        }
    }
}

/* Plays from the start of a ruleset to a terminal, another way each @turn. */
static void
play_on_board (const GrundyRuleset *ruleset, GrundyFont *font, guint turn)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse (ruleset->start, NULL, &error);
  g_autoptr (GrundyPosition) position = NULL;
  g_autoptr (GrundyMoves) moves = grundy_moves_new (10000);
  GrundyGame *game;
  guint n_moves;

  g_assert_no_error (error);
  game = grundy_sum_get_game (sum, 0);
  position = grundy_position_copy (grundy_sum_get_position (sum, 0));
  for (guint i = 0; i < LONGEST_GAME; i++)
    {
      GrundyPosition to;

      assert_moves_are_on_board (game, position, font, moves);
      n_moves = grundy_moves_get_n_moves (moves);
      if (n_moves == 0)
        break;
      grundy_moves_get_position (moves, (i * 7 + turn) * turn % n_moves, &to);
      grundy_position_assign (position, to.cells, to.n_cells);
    }
}

static void
test_moves_touch_elements (void)
{
  g_autoptr (GrundyFont) font = NULL;
  guint n_rulesets;
  const GrundyRuleset *const *rulesets = grundy_catalogue_get_rulesets (&n_rulesets);

  if (!grundy_test_has_font ())
    return;
  font = grundy_font_new (GRUNDY_TEST_FONT, NULL);
  for (guint i = 0; i < n_rulesets; i++)
    for (guint turn = 0; turn < 5; turn++)
      play_on_board (rulesets[i], font, turn);
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
  g_test_add_func ("/boards/shared-square", test_shared_square);
  g_test_add_func ("/boards/tokens", test_tokens);
  g_test_add_func ("/boards/cells", test_cells);
  g_test_add_func ("/boards/coins", test_coins);
  g_test_add_func ("/boards/rings", test_rings);
  g_test_add_func ("/boards/stairs", test_stairs);
  g_test_add_func ("/boards/bars", test_bars);
  g_test_add_func ("/boards/edges", test_edges);
  g_test_add_func ("/boards/long-path", test_long_path);
  g_test_add_func ("/boards/extremes", test_extremes);
  g_test_add_func ("/boards/hits", test_hits);
  g_test_add_func ("/boards/moves-touch-elements", test_moves_touch_elements);
  g_test_add_func ("/boards/light", test_light);
  return g_test_run ();
}
