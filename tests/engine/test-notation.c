/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-catalogue.h"
#include "grundy-error.h"
#include "grundy-notation-limits.h"
#include "grundy-sum.h"
#include "grundy-test-tsv.h"

#include <string.h>

/* The names of error codes in tests/data/notation. */
static const char *const code_names[] = {
  [GRUNDY_ERROR_SYNTAX] = "syntax",       [GRUNDY_ERROR_UNKNOWN_GAME] = "unknown-game",
  [GRUNDY_ERROR_PARAMETER] = "parameter", [GRUNDY_ERROR_POSITION] = "position",
  [GRUNDY_ERROR_LIMIT] = "limit",         [GRUNDY_ERROR_CYCLE] = "cycle",
};

static GrundySum *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  guint column = 99;
  GrundySum *sum = grundy_sum_parse (text, &column, &error);

  if (sum == NULL)
    g_error ("\"%s\": %s", text, error->message);
  g_assert_cmpuint (column, ==, 0);
  return sum;
}

static void
assert_fails (const char *text, GrundyError code, guint column)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = NULL;
  guint error_column = 99;

  sum = grundy_sum_parse (text, &error_column, &error);
  if (sum != NULL)
    g_error ("\"%.100s\" was read, and must not be", text);
  g_assert_cmpint (error->domain, ==, GRUNDY_ERROR);
  if (error->code != (int)code || error_column != column)
    g_error ("\"%.100s\": expected \"%s\" at column %u, got code %d at %u: %s", text, code_names[code], column,
             error->code, error_column, error->message);
  g_assert_cmpuint (strlen (error->message), <, 400);
}

static void
test_canonical (void)
{
  g_autoptr (GrundyTestTsv) tsv = grundy_test_tsv_open ("notation/sums.tsv");

  while (grundy_test_tsv_next (tsv))
    {
      g_autoptr (GrundySum) sum = parse (grundy_test_tsv_get (tsv, "input"));
      g_autofree char *text = grundy_sum_to_text (sum);
      g_autoptr (GrundySum) again = parse (text);
      g_autofree char *text_again = grundy_sum_to_text (again);

      g_assert_cmpstr (text, ==, grundy_test_tsv_get (tsv, "canonical"));
      g_assert_cmpstr (text_again, ==, text);
    }
}

static void
test_errors (void)
{
  g_autoptr (GrundyTestTsv) tsv = grundy_test_tsv_open ("notation/errors.tsv");

  while (grundy_test_tsv_next (tsv))
    {
      const char *name = grundy_test_tsv_get (tsv, "code");
      guint code = 0;

      while (g_strcmp0 (code_names[code], name) != 0)
        g_assert_cmpuint (++code, <, G_N_ELEMENTS (code_names));
      assert_fails (grundy_test_tsv_get (tsv, "input"), code, (guint)grundy_test_tsv_get_number (tsv, "column"));
    }
}

/* Any beginning of a good text is an answer, never a crash, and its error stands within it. */
static void
test_beginnings (void)
{
  const char *text = "2*take{all-but 2,3..5}(10)+octal{4.1(3)}(9)+dag{a>b,é}(a,é)+nim{ordered}(1,0)";

  for (gsize length = 0; length < strlen (text); length++)
    {
      g_autofree char *beginning = g_strndup (text, length);
      g_autoptr (GError) error = NULL;
      guint column;
      g_autoptr (GrundySum) sum = grundy_sum_parse (beginning, &column, &error);

      g_assert_true ((sum == NULL) == (error != NULL));
      if (error != NULL)
        g_assert_cmpuint (column, <=, length + 1);
    }
}

static void
test_not_utf8 (void)
{
  assert_fails ("nim(3)+\xff", GRUNDY_ERROR_SYNTAX, 8);
  assert_fails ("dag{\xc3\xa9>\xc3}(a)", GRUNDY_ERROR_SYNTAX, 7);
}

/* @start, then @n_items of @item, then @end. */
static char *
make_long (const char *start, const char *item, guint n_items, const char *end)
{
  GString *text = g_string_new (start);

  for (guint i = 0; i < n_items; i++)
    g_string_append (text, item);
  g_string_append (text, end);
  return g_string_free (text, FALSE);
}

static void
test_list_limit (void)
{
  g_autofree char *most = make_long ("nim(1", ",1", GRUNDY_MAX_LIST - 1, ")");
  g_autofree char *one_more = make_long ("nim(1", ",1", GRUNDY_MAX_LIST, ")");
  g_autofree char *set = make_long ("take{1", ",1", GRUNDY_MAX_LIST, "}(1)");
  g_autofree char *code = make_long ("octal{0.", "7", GRUNDY_MAX_LIST, "}(1)");
  g_autoptr (GrundySum) sum = parse (most);

  g_assert_cmpuint (grundy_sum_get_position (sum, 0)->n_cells, ==, GRUNDY_MAX_LIST);
  assert_fails (one_more, GRUNDY_ERROR_LIMIT, 5 + 2 * GRUNDY_MAX_LIST - 1);
  assert_fails (set, GRUNDY_ERROR_LIMIT, 6 + 2 * GRUNDY_MAX_LIST - 1);
  assert_fails (code, GRUNDY_ERROR_LIMIT, 7);
}

static void
test_text_limit (void)
{
  g_autofree char *spaces = make_long ("nim(1)", "                ", GRUNDY_MAX_TEXT / 16, "");

  assert_fails (spaces, GRUNDY_ERROR_LIMIT, 1);
}

static void
test_long_unknown_name (void)
{
  g_autofree char *word = make_long ("", "na", 1000000, "(3)");
  g_autofree char *letters = make_long ("", "NA", 1000000, "(3)");

  assert_fails (word, GRUNDY_ERROR_UNKNOWN_GAME, 1);
  assert_fails (letters, GRUNDY_ERROR_SYNTAX, 1);
}

/* 500,000 arrows and a long name: no step may be quadratic. */
static void
test_large_graph (void)
{
  GString *text = g_string_new ("dag{");
  g_autofree char *given = NULL;
  g_autofree char *canonical = NULL;
  g_autoptr (GrundySum) sum = NULL;

  for (guint i = 0; i < 250000; i++)
    g_string_append_printf (text, "%s%u>%u,%u>%u", i == 0 ? "" : ",", i, i + 1, i, i + 2);
  g_string_append (text, "}(0,7)");
  given = g_string_free (text, FALSE);
  sum = parse (given);
  canonical = grundy_sum_to_text (sum);
  g_assert_cmpstr (canonical, ==, given);
}

static void
test_error_column_is_optional (void)
{
  g_autoptr (GrundySum) sum = grundy_sum_parse ("nim(3", NULL, NULL);
  g_autoptr (GrundyGame) game = grundy_game_parse ("nim{3}", NULL, NULL);

  g_assert_null (sum);
  g_assert_null (game);
}

static void
test_suggestion (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse ("nim(3)+kayls(5)", NULL, &error);

  g_assert_null (sum);
  g_assert_cmpstr (error->message, ==, "Column 8: There is no game \"kayls\". Did you mean \"kayles\"?");
}

static void
test_components (void)
{
  g_autoptr (GrundySum) sum = parse ("2*kayles(5)+nim(3)+3*grundy(8)");
  static const char *const expected[] = { "kayles(5)", "kayles(5)", "nim(3)", "grundy(8)", "grundy(8)", "grundy(8)" };

  g_assert_cmpuint (grundy_sum_get_n_components (sum), ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr (GrundySum) alone = grundy_sum_get_component (sum, i);
      g_autofree char *text = grundy_sum_to_text (alone);

      g_assert_cmpstr (text, ==, expected[i]);
      g_assert_cmpuint (grundy_sum_get_n_components (alone), ==, 1);
      g_assert_true (grundy_sum_get_game (sum, i) == grundy_sum_get_game (alone, 0));
    }
}

static void
assert_moved (const char *from, guint n_components, const guint *components, const guint64 *heaps, const char *to)
{
  g_autoptr (GrundySum) sum = parse (from);
  g_autoptr (GPtrArray) positions = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_position_free);
  g_autoptr (GrundySum) moved = NULL;
  g_autoptr (GrundySum) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *before = grundy_sum_to_text (sum);

  for (guint i = 0; i < n_components; i++)
    g_ptr_array_add (positions, grundy_position_new_from_cells (&heaps[i], 1));
  moved = grundy_sum_move (sum, components, (const GrundyPosition *const *)positions->pdata, n_components);
  text = grundy_sum_to_text (moved);
  g_assert_cmpstr (text, ==, to);
  g_assert_cmpstr (before, ==, from);
  g_assert_cmpuint (grundy_sum_get_n_components (moved), ==, grundy_sum_get_n_components (sum));
  again = parse (text);
  g_assert_cmpuint (grundy_sum_get_n_components (again), ==, grundy_sum_get_n_components (sum));
}

static void
test_move (void)
{
  assert_moved ("nim(3)", 1, (guint[]){ 0 }, (guint64[]){ 1 }, "nim(1)");
  assert_moved ("3*kayles(5)", 1, (guint[]){ 0 }, (guint64[]){ 4 }, "kayles(4)+2*kayles(5)");
  assert_moved ("3*kayles(5)", 1, (guint[]){ 1 }, (guint64[]){ 4 }, "kayles(5)+kayles(4)+kayles(5)");
  assert_moved ("3*kayles(5)", 1, (guint[]){ 2 }, (guint64[]){ 4 }, "2*kayles(5)+kayles(4)");
  assert_moved ("nim(1)+2*nim(2)+nim(1)", 1, (guint[]){ 2 }, (guint64[]){ 1 }, "nim(1)+nim(2)+nim(1)+nim(1)");
  assert_moved ("2*nim(3)", 2, (guint[]){ 0, 1 }, (guint64[]){ 1, 1 }, "2*nim(1)");
  assert_moved ("2*nim(3)+nim(2)", 3, (guint[]){ 0, 1, 2 }, (guint64[]){ 1, 2, 1 }, "nim(1)+nim(2)+nim(1)");
}

static void
assert_equal_games (const char *a, const char *b, gboolean is_equal)
{
  g_autoptr (GrundyGame) game_a = grundy_game_parse (a, NULL, NULL);
  g_autoptr (GrundyGame) game_b = grundy_game_parse (b, NULL, NULL);

  g_assert_true (grundy_game_equal (game_a, game_b) == is_equal);
}

static void
test_equal_games (void)
{
  assert_equal_games ("kayles", "octal{0.770}", TRUE);
  assert_equal_games ("lasker", "octal{4.3(3)}", TRUE);
  assert_equal_games ("take{3,1..2}", "take{1..2,3,3}", TRUE);
  assert_equal_games ("take{1..2}", "take{1,2}", FALSE);
  assert_equal_games ("nim", "nim{ordered}", FALSE);
  assert_equal_games ("grundy", "couples", FALSE);
}

static void
test_game_text (void)
{
  g_autoptr (GrundyGame) kayles = grundy_game_parse (" kayles ", NULL, NULL);
  g_autoptr (GrundyGame) take = grundy_game_parse ("take{ 4,1 }", NULL, NULL);
  g_autofree char *kayles_text = grundy_game_to_text (kayles);
  g_autofree char *take_text = grundy_game_to_text (take);
  g_autoptr (GError) error = NULL;
  guint column;

  g_assert_cmpstr (kayles_text, ==, "kayles");
  g_assert_cmpstr (take_text, ==, "take{1,4}");
  g_assert_null (grundy_game_parse ("kayles(5)", &column, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_SYNTAX);
  g_assert_cmpuint (column, ==, 7);
}

static void
test_position_text (void)
{
  g_autoptr (GrundyGame) game = grundy_game_parse ("nim", NULL, NULL);
  g_autoptr (GrundyPosition) position = grundy_game_parse_position (game, " 4,0, 3", NULL);
  g_autoptr (GrundyPosition) empty = grundy_game_parse_position (game, "", NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  grundy_game_format_position (game, position, text);
  g_assert_cmpstr (text->str, ==, "3,4");
  g_string_truncate (text, 0);
  grundy_game_format_position (game, empty, text);
  g_assert_cmpstr (text->str, ==, "");
  grundy_game_format_label (game, empty, text);
  g_assert_cmpstr (text->str, ==, "0");
  g_assert_null (grundy_game_parse_position (game, "3)", &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_SYNTAX);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/notation/canonical", test_canonical);
  g_test_add_func ("/notation/errors", test_errors);
  g_test_add_func ("/notation/beginnings", test_beginnings);
  g_test_add_func ("/notation/not-utf8", test_not_utf8);
  g_test_add_func ("/notation/limits/list", test_list_limit);
  g_test_add_func ("/notation/limits/text", test_text_limit);
  g_test_add_func ("/notation/limits/name", test_long_unknown_name);
  g_test_add_func ("/notation/large-graph", test_large_graph);
  g_test_add_func ("/notation/error-column-is-optional", test_error_column_is_optional);
  g_test_add_func ("/notation/suggestion", test_suggestion);
  g_test_add_func ("/notation/sum/components", test_components);
  g_test_add_func ("/notation/sum/move", test_move);
  g_test_add_func ("/notation/game/equal", test_equal_games);
  g_test_add_func ("/notation/game/text", test_game_text);
  g_test_add_func ("/notation/position/text", test_position_text);
  return g_test_run ();
}
