/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cli-output.h"

#include "grundy-error.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>

void
grundy_cli_print (const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  vfprintf (stdout, format, arguments);
  va_end (arguments);
}

void
grundy_cli_put (const char *text)
{
  fputs (text, stdout);
}

gboolean
grundy_cli_output_failed (void)
{
  return ferror (stdout) != 0;
}

gboolean
grundy_cli_flush (void)
{
  gboolean had_failed = grundy_cli_output_failed ();

  errno = EIO;
  if (fflush (stdout) == 0 && !had_failed)
    return TRUE;
  grundy_cli_complain (_ ("The results could not be written: %s."), g_strerror (errno));
  return FALSE;
}

void
grundy_cli_complain (const char *format, ...)
{
  g_autofree char *sentence = NULL;
  va_list arguments;

  va_start (arguments, format);
  sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  fflush (stdout);
  fprintf (stderr, "grundy-cli: %s\n", sentence);
}

GrundyCliStatus
grundy_cli_fail (const GError *error)
{
  grundy_cli_complain ("%s", error->message);
  if (g_error_matches (error, GRUNDY_ERROR, GRUNDY_ERROR_CANCELLED))
    return GRUNDY_CLI_INTERRUPTED;
  return GRUNDY_CLI_FAILED;
}
