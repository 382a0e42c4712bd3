/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-number-list.h"

#include "grundy-error.h"

#include <glib/gi18n-lib.h>

/* The largest number that is read */
#define MAX_NUMBER ((guint64)G_MAXINT64)

/* A number, and the line on which it stands */
typedef struct
{
  guint64 number;
  guint line;
} Token;

static gboolean
read_digits (const char **place, const char *end, guint64 *number)
{
  *number = 0;
  for (; *place < end && g_ascii_isdigit (**place); (*place)++)
    {
      guint digit = **place - '0';

      if (*number > (MAX_NUMBER - digit) / 10)
        return FALSE;
      *number = *number * 10 + digit;
    }
  return TRUE;
}

static gboolean
add_token (GArray *tokens, guint64 number, guint line, GError **error)
{
  Token token = { number, line };

  if (tokens->len >= 2 * GRUNDY_NUMBER_LIST_MAX)
    {
      g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT, _ ("At most %u numbers can be compared."),
                   GRUNDY_NUMBER_LIST_MAX);
      return FALSE;
    }
  g_array_append_val (tokens, token);
  return TRUE;
}

static gboolean
read_tokens (const char *text, gsize length, GArray *tokens, GError **error)
{
  const char *end = text + length;
  guint line = 1;

  for (const char *place = text; place < end;)
    {
      guint64 number;

      if (*place == '\n')
        line++;
      if (!g_ascii_isdigit (*place))
        {
          place++;
          continue;
        }
      if (place > text && place[-1] == '-')
        {
          g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_SYNTAX,
                       _ ("Values are not negative, but there is a minus before a number on line %u."), line);
          return FALSE;
        }
      if (!read_digits (&place, end, &number))
        {
          g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT, _ ("The number on line %u is too large."), line);
          return FALSE;
        }
      if (!add_token (tokens, number, line, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_of_pairs (const GArray *tokens)
{
  if (tokens->len < 4 || tokens->len % 2 != 0)
    return FALSE;
  for (guint i = 0; i < tokens->len; i += 2)
    {
      const Token *pair = &g_array_index (tokens, Token, i);

      if (pair[0].line != pair[1].line)
        return FALSE;
      if (i > 0 && (pair[0].line == pair[-1].line || pair[0].number <= pair[-2].number))
        return FALSE;
    }
  return TRUE;
}

GArray *
grundy_number_list_parse (const char *text, gsize length, GError **error)
{
  g_autoptr (GArray) tokens = g_array_new (FALSE, FALSE, sizeof (Token));
  GArray *numbers;
  gboolean of_pairs;

  g_return_val_if_fail (text != NULL, NULL);

  if (!read_tokens (text, length, tokens, error))
    return NULL;
  if (tokens->len == 0)
    {
      g_set_error_literal (error, GRUNDY_ERROR, GRUNDY_ERROR_SYNTAX,
                           _ ("Numbers were expected, or lines “n sg”, but there is no number in the text."));
      return NULL;
    }
  of_pairs = is_of_pairs (tokens);
  numbers = g_array_new (FALSE, FALSE, sizeof (GrundyNumbered));
  for (guint i = 0; i < tokens->len; i += of_pairs ? 2 : 1)
    {
      const Token *token = &g_array_index (tokens, Token, i);
      GrundyNumbered numbered = { of_pairs ? token[0].number : i, token[of_pairs ? 1 : 0].number };

      g_array_append_val (numbers, numbered);
    }
  return numbers;
}
