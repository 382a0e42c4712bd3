/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-judge-reader.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#define BUFFER_SIZE 65536
/* So much is quoted of what is no number. */
#define MAX_QUOTED 40

#define END_OF_INPUT (-1)
#define READ_FAILED (-2)

void
grundy_judge_reader_init (GrundyJudgeReader *reader, const GrundyJudgeStreams *streams)
{
  *reader = (GrundyJudgeReader){ .streams = streams, .buffer = g_malloc (BUFFER_SIZE), .line = 1 };
}

void
grundy_judge_reader_clear (GrundyJudgeReader *reader)
{
  g_clear_pointer (&reader->buffer, g_free);
}

/* As the judges' own programs see it: GLib leaves the vertical tab out. */
static gboolean
is_space (int byte)
{
  return byte == '\v' || g_ascii_isspace (byte);
}

/* The next byte, which stays the next one until it is taken by n_used; or one of the two above. */
static int
peek (GrundyJudgeReader *reader, GError **error)
{
  if (reader->n_used == reader->n_read)
    {
      gssize n_read = reader->streams->read (reader->buffer, BUFFER_SIZE, reader->streams->user_data, error);

      reader->n_used = 0;
      reader->n_read = MAX (n_read, 0);
      if (n_read <= 0)
        return n_read == 0 ? END_OF_INPUT : READ_FAILED;
    }
  return (guchar)reader->buffer[reader->n_used];
}

static int
skip_space (GrundyJudgeReader *reader, GError **error)
{
  int byte;

  while ((byte = peek (reader, error)) >= 0 && is_space (byte))
    {
      reader->line += byte == '\n';
      reader->n_used++;
    }
  return byte;
}

/* Reads on to the white space after the digits that were read, and says that this is no number. */
static GrundyJudgeToken
fail_on_word (GrundyJudgeReader *reader, guint64 digits, gboolean has_digits, GError **error)
{
  g_autoptr (GString) word = g_string_new (NULL);
  int byte;

  if (has_digits)
    g_string_append_printf (word, "%" PRIu64, digits);
  while ((byte = peek (reader, error)) >= 0 && !is_space (byte) && word->len < MAX_QUOTED)
    {
      g_string_append_c (word, byte == '\0' ? ' ' : (char)byte);
      reader->n_used++;
    }
  if (byte != READ_FAILED)
    {
      g_autofree char *text = g_utf8_make_valid (word->str, (gssize)word->len);

      g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_SYNTAX,
                   _ ("Line %1$" PRIu64 ": expected a whole number, but found “%2$s”."), reader->line, text);
    }
  return GRUNDY_JUDGE_FAILURE;
}

static GrundyJudgeToken
fail_on_large_number (const GrundyJudgeReader *reader, GError **error)
{
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
               _ ("Line %1$" PRIu64 ": expected a number of at most %2$" PRIu64 ", but found a larger one."),
               reader->line, GRUNDY_JUDGE_MAX_NUMBER);
  return GRUNDY_JUDGE_FAILURE;
}

GrundyJudgeToken
grundy_judge_reader_next (GrundyJudgeReader *reader, guint64 *number, GError **error)
{
  guint64 value = 0;
  gboolean has_digits = FALSE;
  int byte = skip_space (reader, error);

  if (byte == END_OF_INPUT)
    return GRUNDY_JUDGE_END;
  while (byte >= 0 && g_ascii_isdigit (byte))
    {
      guint digit = (guint)(byte - '0');

      if (value > (GRUNDY_JUDGE_MAX_NUMBER - digit) / 10)
        return fail_on_large_number (reader, error);
      value = value * 10 + digit;
      has_digits = TRUE;
      reader->n_used++;
      byte = peek (reader, error);
    }
  if (byte == READ_FAILED)
    return GRUNDY_JUDGE_FAILURE;
  if (!has_digits || (byte >= 0 && !is_space (byte)))
    return fail_on_word (reader, value, has_digits, error);
  *number = value;
  return GRUNDY_JUDGE_NUMBER;
}

guint64
grundy_judge_reader_get_line (const GrundyJudgeReader *reader)
{
  return reader->line;
}
