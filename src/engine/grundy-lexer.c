/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-lexer.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

/* How much of what was found an error shows. */
#define MAX_FOUND 24

struct _GrundyLexer
{
  const char *next;         /* where the token that comes next begins, once peeked; else the end of the last */
  guint next_column;        /* the column of it */
  const char *end;          /* its end */
  GrundyToken token;        /* what it is */
  gboolean is_peeked;       /* whether @end and @token are known */
  gboolean is_after_number; /* whether the token taken last is a number that ends at @next */
  guint last_column;
  guint error_column;
  GrundyError range_error;
};

/* The column of the byte at @offset, in characters from 1. */
static guint
column_of_offset (const char *text, gsize offset)
{
  return (guint)g_utf8_strlen (text, (gssize)offset) + 1;
}

GrundyLexer *
grundy_lexer_new (const char *text, guint *error_column, GError **error)
{
  GrundyLexer *lexer;
  const char *invalid;
  gsize length;

  g_return_val_if_fail (text != NULL, NULL);

  length = strlen (text);
  if (length > GRUNDY_MAX_TEXT)
    {
      if (error_column != NULL)
        *error_column = 1;
      g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT, _ ("The text has %zu bytes; at most %d are read."), length,
                   GRUNDY_MAX_TEXT);
      return NULL;
    }
  if (!g_utf8_validate (text, (gssize)length, &invalid))
    {
      guint column = column_of_offset (text, (gsize)(invalid - text));

      if (error_column != NULL)
        *error_column = column;
      g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_SYNTAX,
                   _ ("Expected UTF-8 text, but found bytes that are not at column %u."), column);
      return NULL;
    }
  lexer = g_new0 (GrundyLexer, 1);
  lexer->next = text;
  lexer->next_column = 1;
  lexer->last_column = 1;
  lexer->range_error = GRUNDY_ERROR_SYNTAX;
  return lexer;
}

void
grundy_lexer_free (GrundyLexer *lexer)
{
  g_free (lexer);
}

void
grundy_lexer_set_range_error (GrundyLexer *lexer, GrundyError code)
{
  lexer->range_error = code;
}

static gboolean
is_word_character (char character)
{
  return g_ascii_islower (character) || g_ascii_isdigit (character) || character == '-';
}

static void
skip_spaces (GrundyLexer *lexer)
{
  while (g_unichar_isspace (g_utf8_get_char (lexer->next)))
    {
      lexer->next = g_utf8_next_char (lexer->next);
      lexer->next_column++;
      lexer->is_after_number = FALSE;
    }
}

GrundyToken
grundy_lexer_peek (GrundyLexer *lexer)
{
  const char *end;

  if (lexer->is_peeked)
    return lexer->token;
  skip_spaces (lexer);
  end = lexer->next;
  if (*end == '\0')
    lexer->token = GRUNDY_TOKEN_END;
  else if (g_ascii_islower (*end))
    {
      lexer->token = GRUNDY_TOKEN_WORD;
      if (lexer->is_after_number && end[0] == 'x' && g_ascii_isdigit (end[1]))
        end++;
      else
        while (is_word_character (*end))
          end++;
    }
  else if (g_ascii_isdigit (*end))
    {
      lexer->token = GRUNDY_TOKEN_NUMBER;
      while (g_ascii_isdigit (*end))
        end++;
    }
  else
    {
      lexer->token = GRUNDY_TOKEN_PUNCTUATION;
      end = g_str_has_prefix (end, "..") ? end + 2 : g_utf8_next_char (end);
    }
  lexer->end = end;
  lexer->is_peeked = TRUE;
  return lexer->token;
}

/* Steps over what was peeked, up to @end, which is @n_characters away. */
static void
step_over (GrundyLexer *lexer, const char *end, guint n_characters)
{
  lexer->last_column = lexer->next_column;
  lexer->next_column += n_characters;
  lexer->next = end;
  lexer->is_peeked = FALSE;
}

static void
take_token (GrundyLexer *lexer)
{
  GrundyToken token = grundy_lexer_peek (lexer);

  step_over (lexer, lexer->end,
             token == GRUNDY_TOKEN_PUNCTUATION ? (guint)g_utf8_strlen (lexer->next, lexer->end - lexer->next)
                                               : (guint)(lexer->end - lexer->next));
  lexer->is_after_number = token == GRUNDY_TOKEN_NUMBER;
}

gboolean
grundy_lexer_next_is (GrundyLexer *lexer, const char *token)
{
  gsize length = strlen (token);

  return grundy_lexer_peek (lexer) != GRUNDY_TOKEN_END && (gsize)(lexer->end - lexer->next) == length &&
         strncmp (lexer->next, token, length) == 0;
}

gboolean
grundy_lexer_accept (GrundyLexer *lexer, const char *token)
{
  if (!grundy_lexer_next_is (lexer, token))
    return FALSE;
  take_token (lexer);
  return TRUE;
}

gboolean
grundy_lexer_expect (GrundyLexer *lexer, const char *token, GError **error)
{
  g_autofree char *expected = NULL;

  if (grundy_lexer_accept (lexer, token))
    return TRUE;
  /* Translators: %s is a piece of the notation, such as a bracket; only the quotation marks are yours. */
  expected = g_strdup_printf (_ ("\"%s\""), token);
  return grundy_lexer_fail_expected (lexer, expected, error);
}

/* A noun phrase for the range of numbers. */
static char *
describe_range (guint64 min, guint64 max)
{
  if (max < GRUNDY_MAX_NUMBER)
    return g_strdup_printf (_ ("a number from %" PRIu64 " to %" PRIu64), min, max);
  if (min > 0)
    return g_strdup_printf (_ ("a number of at least %" PRIu64), min);
  return g_strdup (_ ("a number"));
}

gboolean
grundy_lexer_expect_number (GrundyLexer *lexer, guint64 min, guint64 max, guint64 *number, GError **error)
{
  g_autofree char *expected = NULL;
  guint64 value = 0;
  const char *digit;

  if (max == 0 || max > GRUNDY_MAX_NUMBER)
    max = GRUNDY_MAX_NUMBER;
  if (grundy_lexer_peek (lexer) != GRUNDY_TOKEN_NUMBER)
    {
      expected = describe_range (min, max);
      return grundy_lexer_fail_expected (lexer, expected, error);
    }
  for (digit = lexer->next; digit < lexer->end; digit++)
    {
      guint64 add = (guint64)(*digit - '0');

      if (value > (GRUNDY_MAX_NUMBER - add) / 10)
        {
          take_token (lexer);
          return grundy_lexer_fail (lexer, GRUNDY_ERROR_LIMIT,
                                    _ ("The number is too large; the largest is 9223372036854775807."), error);
        }
      value = value * 10 + add;
    }
  if (value < min || value > max)
    {
      expected = describe_range (min, max);
      grundy_lexer_fail_expected (lexer, expected, error);
      if (error != NULL)
        (*error)->code = (int)lexer->range_error;
      return FALSE;
    }
  take_token (lexer);
  *number = value;
  return TRUE;
}

char *
grundy_lexer_expect_word (GrundyLexer *lexer, const char *expected, GError **error)
{
  char *word;

  if (grundy_lexer_peek (lexer) != GRUNDY_TOKEN_WORD)
    {
      grundy_lexer_fail_expected (lexer, expected, error);
      return NULL;
    }
  word = g_strndup (lexer->next, (gsize)(lexer->end - lexer->next));
  take_token (lexer);
  return word;
}

char *
grundy_lexer_take_run (GrundyLexer *lexer, gboolean (*accepts) (gunichar character))
{
  const char *start;
  const char *end;
  guint n_characters = 0;

  skip_spaces (lexer);
  start = end = lexer->next;
  while (*end != '\0' && accepts (g_utf8_get_char (end)))
    {
      end = g_utf8_next_char (end);
      n_characters++;
    }
  if (n_characters > 0)
    {
      step_over (lexer, end, n_characters);
      lexer->is_after_number = FALSE;
    }
  return g_strndup (start, (gsize)(end - start));
}

guint
grundy_lexer_get_column (GrundyLexer *lexer)
{
  grundy_lexer_peek (lexer);
  return lexer->next_column;
}

guint
grundy_lexer_get_last_column (GrundyLexer *lexer)
{
  return lexer->last_column;
}

/* What comes next, as a noun phrase: a token, and of letters that make no token as many as look like one word. */
static char *
describe_found (GrundyLexer *lexer)
{
  g_autofree char *found = NULL;
  const char *end;
  glong n_characters;

  if (grundy_lexer_peek (lexer) == GRUNDY_TOKEN_END)
    return g_strdup (_ ("the end of the text"));
  end = lexer->end;
  while (g_unichar_isalnum (g_utf8_get_char (lexer->next)) && g_unichar_isalnum (g_utf8_get_char (end)))
    end = g_utf8_next_char (end);
  if (!g_unichar_isprint (g_utf8_get_char (lexer->next)))
    return g_strdup_printf ("U+%04X", g_utf8_get_char (lexer->next));
  n_characters = g_utf8_strlen (lexer->next, end - lexer->next);
  found = g_utf8_substring (lexer->next, 0, MIN (n_characters, MAX_FOUND));
  if (n_characters > MAX_FOUND)
    /* Translators: %s is the beginning of something too long to show. */
    return g_strdup_printf (_ ("\"%s…\""), found);
  return g_strdup_printf (_ ("\"%s\""), found);
}

gboolean
grundy_lexer_fail_expected (GrundyLexer *lexer, const char *expected, GError **error)
{
  g_autofree char *found = describe_found (lexer);

  lexer->error_column = grundy_lexer_get_column (lexer);
  /* Translators: the two %s are noun phrases: what was expected, and what stands there. */
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_SYNTAX, _ ("Expected %s at column %u, but found %s."), expected,
               lexer->error_column, found);
  return FALSE;
}

gboolean
grundy_lexer_fail (GrundyLexer *lexer, GrundyError code, const char *sentence, GError **error)
{
  return grundy_lexer_fail_at (lexer, lexer->last_column, code, sentence, error);
}

gboolean
grundy_lexer_fail_at (GrundyLexer *lexer, guint column, GrundyError code, const char *sentence, GError **error)
{
  lexer->error_column = column;
  /* Translators: %s is a whole sentence that says what is wrong at that column. */
  g_set_error (error, GRUNDY_ERROR, code, _ ("Column %u: %s"), column, sentence);
  return FALSE;
}

guint
grundy_lexer_get_error_column (GrundyLexer *lexer)
{
  return lexer->error_column;
}
