/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cli-output.h"

#include "grundy-error.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>

/* There is one standard output in a process, and here is why it failed first, which errno forgets; 0 if it did not. */
static int failure;

static void
note_failure (void)
{
  if (failure == 0)
    failure = errno;
}

void
grundy_cli_print (const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  if (vfprintf (stdout, format, arguments) < 0)
    note_failure ();
  va_end (arguments);
}

void
grundy_cli_put (const char *text)
{
  if (fputs (text, stdout) == EOF)
    note_failure ();
}

void
grundy_cli_put_bytes (const void *bytes, gsize length)
{
  fwrite (bytes, 1, length, stdout);
}

gboolean
grundy_cli_output_failed (void)
{
  return failure != 0;
}

gboolean
grundy_cli_flush (void)
{
  if (fflush (stdout) != 0)
    note_failure ();
  if (failure == 0)
    return TRUE;
  grundy_cli_complain (_ ("The results could not be written: %s."), g_strerror (failure));
  return FALSE;
}

/* What is wrong is often quoted from the input, which must not reach a terminal as commands to it. */
static char *
make_harmless (const char *sentence)
{
  char *text = g_utf8_make_valid (sentence, -1);

  for (char *p = text; *p != '\0'; p++)
    if (g_ascii_iscntrl (*p))
      *p = ' ';
  return text;
}

void
grundy_cli_complain (const char *format, ...)
{
  g_autofree char *sentence = NULL;
  g_autofree char *harmless = NULL;
  va_list arguments;

  va_start (arguments, format);
  sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  harmless = make_harmless (sentence);
  if (fflush (stdout) != 0)
    note_failure ();
  fprintf (stderr, "grundy-cli: %s\n", harmless);
}

GrundyCliStatus
grundy_cli_fail (const GError *error)
{
  grundy_cli_complain ("%s", error->message);
  if (g_error_matches (error, GRUNDY_ERROR, GRUNDY_ERROR_CANCELLED))
    return GRUNDY_CLI_INTERRUPTED;
  return GRUNDY_CLI_FAILED;
}
