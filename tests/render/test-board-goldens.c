/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Drawn boards as text, against tests/data/boards: the first line of a file is
 * a sum of one component, the others say what is on its board. `test-board-goldens --print FILE...` writes them anew.
 */
#include "grundy-board-drawing.h"
#include "grundy-decimal.h"
#include "grundy-sum.h"
#include "grundy-test-figure.h"
#include "grundy-test-goldens.h"

#define UNIT 20.0

static const char *const names[GRUNDY_N_BOARD_SHAPES] = {
  [GRUNDY_SHAPE_COUNTER] = "counter",
  [GRUNDY_SHAPE_PIN] = "pin",
  [GRUNDY_SHAPE_GROUND] = "ground",
  [GRUNDY_SHAPE_SQUARE] = "square",
  [GRUNDY_SHAPE_DARK_SQUARE] = "dark square",
  [GRUNDY_SHAPE_TAKEN] = "taken",
  [GRUNDY_SHAPE_POISON] = "poison",
  [GRUNDY_SHAPE_CROSS] = "cross",
  [GRUNDY_SHAPE_HEAD] = "head",
  [GRUNDY_SHAPE_TAIL] = "tail",
  [GRUNDY_SHAPE_STEP] = "step",
  [GRUNDY_SHAPE_QUEEN] = "queen",
  [GRUNDY_SHAPE_KING] = "king",
  [GRUNDY_SHAPE_ROOK] = "rook",
  [GRUNDY_SHAPE_BISHOP] = "bishop",
  [GRUNDY_SHAPE_KNIGHT] = "knight",
  [GRUNDY_SHAPE_EDGE] = "edge",
  [GRUNDY_SHAPE_VERTEX] = "vertex",
  [GRUNDY_SHAPE_CHIP] = "chip",
  [GRUNDY_SHAPE_TEXT] = "text",
};

static void
append_point (GString *text, const char *before, double x, double y)
{
  g_string_append (text, before);
  grundy_append_decimal (text, x);
  g_string_append_c (text, ',');
  grundy_append_decimal (text, y);
}

static void
append_item (GString *text, const GrundyBoardItem *item)
{
  g_string_append (text, names[item->shape]);
  if (item->element != GRUNDY_NO_ELEMENT)
    g_string_append_printf (text, " of %u", item->element);
  if (item->shape == GRUNDY_SHAPE_EDGE)
    for (guint i = 0; i < G_N_ELEMENTS (item->curve); i++)
      append_point (text, " ", item->curve[i].x, item->curve[i].y);
  else
    {
      append_point (text, " at ", item->x, item->y);
      append_point (text, " size ", item->width, item->height);
    }
  g_string_append_c (text, '\n');
}

static char *
make_text (const char *contents)
{
  const char *end = strchr (contents, '\n');
  g_autofree char *description = g_strndup (contents, end != NULL ? (gsize)(end - contents) : strlen (contents));
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse (description, NULL, &error);
  g_autoptr (GrundyFont) font = grundy_font_new (GRUNDY_TEST_FONT, NULL);
  g_autoptr (GrundyBoard) board = grundy_board_new ();
  g_autoptr (GrundyBoardDrawing) drawing = NULL;
  GString *text = g_string_new (description);

  g_assert_no_error (error);
  g_assert_true (grundy_game_get_board (grundy_sum_get_game (sum, 0), grundy_sum_get_position (sum, 0), board));
  drawing = grundy_board_drawing_new (font, board, UNIT);
  append_point (text, "\nboard ", grundy_board_drawing_get_width (drawing), grundy_board_drawing_get_height (drawing));
  g_string_append_c (text, '\n');
  for (guint i = 0; i < grundy_board_drawing_get_n_items (drawing); i++)
    append_item (text, grundy_board_drawing_get_item (drawing, i));
  return g_string_free (text, FALSE);
}

int
main (int argc, char *argv[])
{
  if (argc > 1 && g_str_equal (argv[1], "--print"))
    return grundy_test_goldens_print (&argv[2], make_text);
  g_test_init (&argc, &argv, NULL);
  grundy_test_goldens_add ("boards", "/board-goldens", make_text);
  return g_test_run ();
}
