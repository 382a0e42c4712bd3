/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-test-tsv.h"

struct _GrundyTestTsv
{
  char *name;
  char **lines;
  char **columns;
  char **fields;
  /* The index of the row's line; 0 is the header. */
  guint line;
};

GrundyTestTsv *
grundy_test_tsv_open (const char *name)
{
  const char *folder = g_getenv ("GRUNDY_TEST_DATA");
  GrundyTestTsv *tsv = g_new0 (GrundyTestTsv, 1);
  g_autofree char *path = NULL;
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;

  if (folder == NULL)
    g_error ("GRUNDY_TEST_DATA must name the folder tests/data.");
  path = g_build_filename (folder, name, NULL);
  if (!g_file_get_contents (path, &contents, NULL, &error))
    g_error ("%s", error->message);

  tsv->name = g_strdup (name);
  tsv->lines = g_strsplit (contents, "\n", -1);
  if (tsv->lines[0] == NULL)
    g_error ("%s has no header line.", name);
  tsv->columns = g_strsplit (tsv->lines[0], "\t", -1);
  return tsv;
}

void
grundy_test_tsv_free (GrundyTestTsv *tsv)
{
  g_free (tsv->name);
  g_strfreev (tsv->lines);
  g_strfreev (tsv->columns);
  g_strfreev (tsv->fields);
  g_free (tsv);
}

gboolean
grundy_test_tsv_next (GrundyTestTsv *tsv)
{
  const char *line = tsv->lines[tsv->line + 1];

  /* The last line ends with a newline, so that an empty text comes after it. */
  if (line == NULL || *line == '\0')
    {
      if (tsv->line == 0)
        g_error ("%s has no rows.", tsv->name);
      return FALSE;
    }

  tsv->line++;
  g_strfreev (tsv->fields);
  tsv->fields = g_strsplit (line, "\t", -1);
  if (g_strv_length (tsv->fields) != g_strv_length (tsv->columns))
    g_error ("%s:%u: %u columns, expected %u.", tsv->name, grundy_test_tsv_get_line (tsv), g_strv_length (tsv->fields),
             g_strv_length (tsv->columns));
  return TRUE;
}

const char *
grundy_test_tsv_get (const GrundyTestTsv *tsv, const char *column)
{
  g_assert_nonnull (tsv->fields);

  for (guint i = 0; tsv->columns[i] != NULL; i++)
    if (g_str_equal (tsv->columns[i], column))
      return tsv->fields[i];
  g_error ("%s has no column named %s.", tsv->name, column);
}

guint64
grundy_test_tsv_get_number (const GrundyTestTsv *tsv, const char *column)
{
  const char *text = grundy_test_tsv_get (tsv, column);
  g_autoptr (GError) error = NULL;
  guint64 number;

  if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &number, &error))
    g_error ("%s:%u: %s", tsv->name, grundy_test_tsv_get_line (tsv), error->message);
  return number;
}

guint
grundy_test_tsv_get_line (const GrundyTestTsv *tsv)
{
  return tsv->line + 1;
}
