/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cli-input.h"

#include "grundy-cli-progress.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <stdio.h>

/* More than the notation takes, so that the parser is the one to refuse a line that is too long. */
#define MAX_LENGTH (65 * 1024 * 1024)
/* U+FFFD, which no sum has, in place of a zero byte, which would hide what follows it. */
#define REPLACEMENT "\357\277\275"

void
grundy_cli_input_init (GrundyCliInput *self)
{
  self->line = g_string_new (NULL);
  self->line_number = 0;
}

void
grundy_cli_input_clear (GrundyCliInput *self)
{
  g_string_free (self->line, TRUE);
  self->line = NULL;
}

static void
append_character (GString *line, int character)
{
  if (line->len >= MAX_LENGTH)
    return;
  if (character == '\0')
    g_string_append (line, REPLACEMENT);
  else
    g_string_append_c (line, (char)character);
}

static void
set_read_error (GError **error)
{
  int saved_errno = errno;

  if (!grundy_cli_progress_check (error))
    return;
  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (saved_errno), _ ("The input could not be read: %s."),
               g_strerror (saved_errno));
}

const char *
grundy_cli_input_read_line (GrundyCliInput *self, GError **error)
{
  int character;

  g_string_truncate (self->line, 0);
  while ((character = getc (stdin)) != EOF && character != '\n')
    append_character (self->line, character);

  if (ferror (stdin))
    {
      set_read_error (error);
      return NULL;
    }
  if (character == EOF && self->line->len == 0)
    return NULL;
  self->line_number++;
  return self->line->str;
}

guint64
grundy_cli_input_get_line_number (const GrundyCliInput *self)
{
  return self->line_number;
}
