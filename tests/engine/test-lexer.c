/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-lexer.h"

static GrundyLexer *
lexer_new (const char *text)
{
  g_autoptr (GError) error = NULL;
  GrundyLexer *lexer = grundy_lexer_new (text, NULL, &error);

  g_assert_no_error (error);
  return lexer;
}

static void
assert_accepts (GrundyLexer *lexer, const char *token, guint column)
{
  g_assert_cmpuint (grundy_lexer_get_column (lexer), ==, column);
  g_assert_true (grundy_lexer_accept (lexer, token));
  g_assert_cmpuint (grundy_lexer_get_last_column (lexer), ==, column);
}

static void
test_tokens (void)
{
  g_autoptr (GrundyLexer) lexer = lexer_new (" all-but 12..x9\t+é");

  g_assert_cmpint (grundy_lexer_peek (lexer), ==, GRUNDY_TOKEN_WORD);
  g_assert_false (grundy_lexer_next_is (lexer, "all"));
  assert_accepts (lexer, "all-but", 2);
  g_assert_cmpint (grundy_lexer_peek (lexer), ==, GRUNDY_TOKEN_NUMBER);
  assert_accepts (lexer, "12", 10);
  g_assert_cmpint (grundy_lexer_peek (lexer), ==, GRUNDY_TOKEN_PUNCTUATION);
  g_assert_false (grundy_lexer_accept (lexer, "."));
  assert_accepts (lexer, "..", 12);
  assert_accepts (lexer, "x9", 14);
  assert_accepts (lexer, "+", 17);
  g_assert_cmpint (grundy_lexer_peek (lexer), ==, GRUNDY_TOKEN_PUNCTUATION);
  assert_accepts (lexer, "é", 18);
  g_assert_cmpint (grundy_lexer_peek (lexer), ==, GRUNDY_TOKEN_END);
  g_assert_false (grundy_lexer_accept (lexer, ""));
  g_assert_cmpuint (grundy_lexer_get_column (lexer), ==, 19);
}

/* `4x4` is number x number, but a word may begin with x elsewhere. */
static void
test_sizes (void)
{
  g_autoptr (GrundyLexer) lexer = lexer_new ("4x4x12 x5 4 x5 4xy");

  assert_accepts (lexer, "4", 1);
  assert_accepts (lexer, "x", 2);
  assert_accepts (lexer, "4", 3);
  assert_accepts (lexer, "x", 4);
  assert_accepts (lexer, "12", 5);
  assert_accepts (lexer, "x5", 8);
  assert_accepts (lexer, "4", 11);
  assert_accepts (lexer, "x5", 13);
  assert_accepts (lexer, "4", 16);
  assert_accepts (lexer, "xy", 17);
}

static gboolean
is_row (gunichar character)
{
  return character == 'H' || character == 'T' || character == 0x6b63;
}

static void
test_runs (void)
{
  g_autoptr (GrundyLexer) lexer = lexer_new (" HT正 TH(");
  g_autofree char *first = grundy_lexer_take_run (lexer, is_row);
  g_autofree char *second = NULL;
  g_autofree char *none = NULL;

  g_assert_cmpstr (first, ==, "HT正");
  g_assert_cmpuint (grundy_lexer_get_last_column (lexer), ==, 2);
  g_assert_cmpuint (grundy_lexer_get_column (lexer), ==, 6);
  second = grundy_lexer_take_run (lexer, is_row);
  g_assert_cmpstr (second, ==, "TH");
  none = grundy_lexer_take_run (lexer, is_row);
  g_assert_cmpstr (none, ==, "");
  assert_accepts (lexer, "(", 8);
}

static void
assert_number (const char *text, guint64 min, guint64 max, guint64 expected)
{
  g_autoptr (GrundyLexer) lexer = lexer_new (text);
  g_autoptr (GError) error = NULL;
  guint64 number = 99;

  g_assert_true (grundy_lexer_expect_number (lexer, min, max, &number, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (number, ==, expected);
  g_assert_cmpint (grundy_lexer_peek (lexer), ==, GRUNDY_TOKEN_END);
}

static void
assert_no_number (const char *text, guint64 min, guint64 max, GrundyError code, const char *message)
{
  g_autoptr (GrundyLexer) lexer = lexer_new (text);
  g_autoptr (GError) error = NULL;
  guint64 number = 99;

  grundy_lexer_set_range_error (lexer, GRUNDY_ERROR_PARAMETER);
  g_assert_false (grundy_lexer_expect_number (lexer, min, max, &number, &error));
  g_assert_error (error, GRUNDY_ERROR, (int)code);
  g_assert_cmpstr (error->message, ==, message);
  g_assert_cmpuint (number, ==, 99);
  g_assert_cmpuint (grundy_lexer_get_error_column (lexer), ==, 1);
  g_assert_false (grundy_lexer_expect_number (lexer, min, max, &number, NULL));
}

static void
test_numbers (void)
{
  assert_number ("0", 0, 0, 0);
  assert_number ("0012", 12, 12, 12);
  assert_number ("9223372036854775807", 1, 0, G_MAXINT64);
  assert_number ("9223372036854775807", 1, G_MAXUINT64, G_MAXINT64);
  assert_no_number ("5", 1, 4, GRUNDY_ERROR_PARAMETER, "Expected a number from 1 to 4 at column 1, but found \"5\".");
  assert_no_number ("0", 1, 0, GRUNDY_ERROR_PARAMETER, "Expected a number of at least 1 at column 1, but found \"0\".");
  assert_no_number ("x", 0, 0, GRUNDY_ERROR_SYNTAX, "Expected a number at column 1, but found \"x\".");
  assert_no_number ("", 0, 0, GRUNDY_ERROR_SYNTAX, "Expected a number at column 1, but found the end of the text.");
  assert_no_number ("9223372036854775808", 0, 0, GRUNDY_ERROR_LIMIT,
                    "Column 1: The number is too large; the largest is 9223372036854775807.");
}

static void
assert_found (const char *text, const char *message)
{
  g_autoptr (GrundyLexer) lexer = lexer_new (text);
  g_autoptr (GError) error = NULL;

  g_assert_false (grundy_lexer_expect (lexer, "(", &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_SYNTAX);
  g_assert_cmpstr (error->message, ==, message);
}

/* What was found is shown whole where it is a word, short where it is long, and never as a control character. */
static void
test_found (void)
{
  assert_found ("  )", "Expected \"(\" at column 3, but found \")\".");
  assert_found ("Kayles5)", "Expected \"(\" at column 1, but found \"Kayles5\".");
  assert_found ("开始(", "Expected \"(\" at column 1, but found \"开始\".");
  assert_found ("abcdefghijklmnopqrstuvwxyz", "Expected \"(\" at column 1, but found \"abcdefghijklmnopqrstuvwx…\".");
  assert_found ("\x01", "Expected \"(\" at column 1, but found U+0001.");
}

static void
test_word (void)
{
  g_autoptr (GrundyLexer) lexer = lexer_new ("non-divisors 3");
  g_autoptr (GError) error = NULL;
  g_autofree char *word = grundy_lexer_expect_word (lexer, "a word", &error);

  g_assert_cmpstr (word, ==, "non-divisors");
  g_assert_null (grundy_lexer_expect_word (lexer, "a word", &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_SYNTAX);
  g_assert_cmpuint (grundy_lexer_get_error_column (lexer), ==, 14);
}

static void
test_own_sentences (void)
{
  g_autoptr (GrundyLexer) lexer = lexer_new (" é b");
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) error_at = NULL;

  g_assert_cmpuint (grundy_lexer_get_error_column (lexer), ==, 0);
  g_assert_true (grundy_lexer_accept (lexer, "é"));
  g_assert_false (grundy_lexer_fail (lexer, GRUNDY_ERROR_POSITION, "No.", &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_POSITION);
  g_assert_cmpstr (error->message, ==, "Column 2: No.");
  g_assert_false (grundy_lexer_fail_at (lexer, 4, GRUNDY_ERROR_PARAMETER, "No.", &error_at));
  g_assert_cmpstr (error_at->message, ==, "Column 4: No.");
  g_assert_cmpuint (grundy_lexer_get_error_column (lexer), ==, 4);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lexer/tokens", test_tokens);
  g_test_add_func ("/lexer/sizes", test_sizes);
  g_test_add_func ("/lexer/runs", test_runs);
  g_test_add_func ("/lexer/numbers", test_numbers);
  g_test_add_func ("/lexer/found", test_found);
  g_test_add_func ("/lexer/word", test_word);
  g_test_add_func ("/lexer/own-sentences", test_own_sentences);
  return g_test_run ();
}
