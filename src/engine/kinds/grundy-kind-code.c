/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Take-and-break codes (R. K. Guy and C. A. B. Smith, "The G-values of various games", 1956; hexadecimal digits as in
 * Winning Ways, chapter 4). A code is read raw, without spaces inside, and reduced to lowest terms, so that codes that
 * mean the same have the same text: 0.770 is 0.77, 0.3(33) is 0.(3), 4.(0) is 4.0.
 */
#include "grundy-kinds.h"
#include "grundy-lexer.h"

#include <glib/gi18n-lib.h>
#include <string.h>

guint
grundy_code_get_digit (const GrundyCode *code, guint64 k)
{
  if (k < code->n_digits)
    return code->digits[k];
  if (code->n_repeating == 0)
    return 0;
  return code->digits[code->n_digits + (k - code->n_digits) % code->n_repeating];
}

static gboolean
is_digit (char character)
{
  return g_ascii_isdigit (character) || (character >= 'A' && character <= 'F');
}

static gboolean
is_code_character (gunichar character)
{
  return character < 128 && (is_digit ((char)character) || strchr (".()", (int)character) != NULL);
}

/* The digits that @text begins with, appended. Returns what comes behind them. */
static const char *
read_digits (const char *text, GByteArray *digits)
{
  for (; is_digit (*text); text++)
    {
      guint8 digit = (guint8)g_ascii_xdigit_value (*text);

      g_byte_array_append (digits, &digit, 1);
    }
  return text;
}

/* Reads `d.ddd`, `d.(ddd)` or `d.ddd(ddd)`. Returns: where it goes wrong, or %NULL when it does not */
static const char *
read_code (const char *text, GByteArray *digits, guint *n_digits)
{
  const char *end = text;

  end = read_digits (end, digits);
  if (digits->len != 1 || *end != '.')
    return digits->len > 1 ? text + 1 : end;
  end = read_digits (end + 1, digits);
  *n_digits = digits->len;
  if (*end == '(')
    {
      end = read_digits (end + 1, digits);
      if (digits->len == *n_digits || *end != ')')
        return end;
      end++;
    }
  return *end == '\0' && digits->len > 1 ? NULL : end;
}

/* The length of the shortest word whose repetition @word is. By the borders of its beginnings (Knuth, Morris and
 * Pratt), O(n). */
static guint
find_primitive_length (const guint8 *word, guint length)
{
  g_autofree guint *border = g_new0 (guint, length);
  guint k = 0;

  for (guint i = 1; i < length; i++)
    {
      while (k > 0 && word[i] != word[k])
        k = border[k - 1];
      if (word[i] == word[k])
        k++;
      border[i] = k;
    }
  return length % (length - k) == 0 ? length - k : length;
}

/* Lets the tail begin as early as it can: 0.13(3) is 0.1(3), 0.12(32) is 0.1(23). d0 never belongs to it. */
static void
roll_tail (GrundyCode *code)
{
  const guint8 *tail = code->digits + code->n_digits;
  guint length = code->n_repeating;
  guint n_rolled = 0;
  g_autofree guint8 *rolled = NULL;

  while (code->n_digits - n_rolled > 1 &&
         code->digits[code->n_digits - 1 - n_rolled] == tail[length - 1 - n_rolled % length])
    n_rolled++;
  rolled = g_malloc (length);
  for (guint i = 0; i < length; i++)
    rolled[i] = tail[(length - n_rolled % length + i) % length];
  code->n_digits -= n_rolled;
  memcpy (code->digits + code->n_digits, rolled, length);
}

static void
reduce (GrundyCode *code)
{
  if (code->n_repeating > 0)
    code->n_repeating = find_primitive_length (code->digits + code->n_digits, code->n_repeating);
  if (code->n_repeating == 1 && code->digits[code->n_digits] == 0)
    code->n_repeating = 0;
  if (code->n_repeating > 0)
    roll_tail (code);
  else
    while (code->n_digits > 1 && code->digits[code->n_digits - 1] == 0)
      code->n_digits--;
}

static gboolean
fail_in_code (GrundyLexer *lexer, const char *text, const char *where, GError **error)
{
  guint column = grundy_lexer_get_last_column (lexer) + (guint)(where - text);
  g_autofree char *sentence = NULL;

  sentence = g_strdup_printf (_ ("Expected a digit, a point, and digits 0-9 or A-F whose end may repeat in round "
                                 "brackets, as in 0.137 or 4.(3), but found \"%.40s\"."),
                              text);
  return grundy_lexer_fail_at (lexer, column, GRUNDY_ERROR_SYNTAX, sentence, error);
}

static gboolean
code_parse (GrundyLexer *lexer, const GrundyParameterSpec *spec, GrundyArgument *argument, GError **error)
{
  g_autofree char *text = grundy_lexer_take_run (lexer, is_code_character);
  g_autoptr (GByteArray) digits = g_byte_array_new ();
  const char *wrong;
  GrundyCode *code;
  guint n_digits = 0;
  guint n_all;

  if (*text == '\0')
    return grundy_lexer_fail_expected (lexer, _ ("a take-and-break code such as 0.137 or 4.(3)"), error);
  wrong = read_code (text, digits, &n_digits);
  if (wrong != NULL)
    return fail_in_code (lexer, text, wrong, error);
  if (digits->len > GRUNDY_MAX_LIST)
    return grundy_lexer_fail (lexer, GRUNDY_ERROR_LIMIT, _ ("The code has too many digits; at most 1000000 are read."),
                              error);
  if (digits->data[0] % 4 != 0)
    return grundy_lexer_fail (lexer, GRUNDY_ERROR_PARAMETER,
                              _ ("The digit before the point must be 0, 4, 8 or C: with nothing taken a heap can only "
                                 "be split."),
                              error);
  n_all = digits->len;
  code = g_new (GrundyCode, 1);
  code->digits = g_byte_array_free (g_steal_pointer (&digits), FALSE);
  code->n_digits = n_digits;
  code->n_repeating = n_all - n_digits;
  reduce (code);
  argument->data = code;
  return TRUE;
}

static void
append_digits (GString *text, const guint8 *digits, guint n_digits)
{
  for (guint i = 0; i < n_digits; i++)
    g_string_append_c (text, "0123456789ABCDEF"[digits[i]]);
}

static void
code_format (const GrundyParameterSpec *spec, const GrundyArgument *argument, GString *text)
{
  const GrundyCode *code = argument->data;

  append_digits (text, code->digits, 1);
  g_string_append_c (text, '.');
  append_digits (text, code->digits + 1, code->n_digits - 1);
  if (code->n_repeating > 0)
    {
      g_string_append_c (text, '(');
      append_digits (text, code->digits + code->n_digits, code->n_repeating);
      g_string_append_c (text, ')');
    }
  else if (code->n_digits == 1)
    {
      g_string_append_c (text, '0');
    }
}

static void
code_clear (GrundyArgument *argument)
{
  GrundyCode *code = argument->data;

  if (code != NULL)
    g_free (code->digits);
  g_clear_pointer (&argument->data, g_free);
}

const GrundyParameterKind grundy_kind_code = {
  .name = "code",
  .parse = code_parse,
  .format = code_format,
  .clear = code_clear,
};
