/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cli-source.h"

#include "grundy-cli-progress.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

/* More than a graph of the largest size that is drawn, with long names */
#define MAX_LENGTH (64 * 1024 * 1024)
#define CHUNK 65536

static gboolean
set_read_error (GError **error, const char *name, int number)
{
  if (grundy_cli_progress_check (error))
    /* Translators: the name of a file, and why it could not be read. */
    g_set_error (error, G_IO_ERROR, g_io_error_from_errno (number), _ ("“%1$s” could not be read: %2$s."), name,
                 g_strerror (number));
  return FALSE;
}

static gboolean
read_all (FILE *file, const char *name, GString *text, GError **error)
{
  char chunk[CHUNK];
  gsize length;

  while ((length = fread (chunk, 1, sizeof chunk, file)) > 0)
    {
      g_string_append_len (text, chunk, (gssize)length);
      if (text->len <= MAX_LENGTH)
        continue;
      g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT, _ ("“%1$s” is larger than %2$d MiB."), name,
                   MAX_LENGTH / (1024 * 1024));
      return FALSE;
    }
  return ferror (file) ? set_read_error (error, name, errno) : TRUE;
}

static gboolean
read_file (const char *name, GString *text, GError **error)
{
  FILE *file;
  gboolean is_read;

  if (strcmp (name, "-") == 0)
    return read_all (stdin, _ ("standard input"), text, error);
  file = g_fopen (name, "rbe");
  if (file == NULL)
    return set_read_error (error, name, errno);
  is_read = read_all (file, name, text, error);
  fclose (file);
  return is_read;
}

/* A sum has brackets. A list of edges has none, and DOT has braces before any. */
static gboolean
looks_like_sum (const char *text)
{
  const char *bracket = strchr (text, '(');
  const char *brace = strchr (text, '{');
  g_autofree char *start = g_ascii_strdown (text, 16);
  const char *word = g_strchug (start);

  if (g_str_has_prefix (word, "digraph") || g_str_has_prefix (word, "graph") || g_str_has_prefix (word, "strict"))
    return bracket != NULL && (brace == NULL || bracket < brace);
  return bracket != NULL;
}

static GrundySum *
read_sum_or_graph (const char *name, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (!read_file (name, text, error))
    return NULL;
  if (memchr (text->str, '\0', text->len) == NULL && looks_like_sum (text->str))
    return grundy_sum_parse (g_strstrip (text->str), NULL, error);
  return grundy_graph_text_to_sum (text->str, text->len, error);
}

GrundySum *
grundy_cli_read_source (const char *argument, GError **error)
{
  g_autoptr (GError) sum_error = NULL;
  GrundySum *sum = NULL;

  if (strcmp (argument, "-") != 0)
    sum = grundy_sum_parse (argument, NULL, &sum_error);
  if (sum != NULL)
    return sum;

  /* A name may have brackets too, so a file that is there is read; otherwise brackets mean a sum. */
  if (sum_error != NULL && strchr (argument, '(') != NULL && !g_file_test (argument, G_FILE_TEST_EXISTS))
    {
      g_propagate_error (error, g_steal_pointer (&sum_error));
      return NULL;
    }
  return read_sum_or_graph (argument, error);
}
