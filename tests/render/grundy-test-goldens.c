/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-test-goldens.h"

#include "grundy-test-figure.h"

typedef struct
{
  char *file;
  GrundyTestMakeText make_text;
} Golden;

static void
golden_free (gpointer data)
{
  Golden *golden = data;

  g_free (golden->file);
  g_free (golden);
}

static void
assert_same_lines (const char *file, const char *expected, const char *found)
{
  g_auto (GStrv) a = g_strsplit (expected, "\n", -1);
  g_auto (GStrv) b = g_strsplit (found, "\n", -1);

  for (guint i = 0; a[i] != NULL || b[i] != NULL; i++)
    if (g_strcmp0 (a[i], b[i]) != 0)
      g_error ("%s, line %u:\nexpected: %s\n   found: %s", file, i + 1, a[i] != NULL ? a[i] : "(nothing)",
               b[i] != NULL ? b[i] : "(nothing)");
}

static void
test_golden (gconstpointer data)
{
  const Golden *golden = data;
  g_autofree char *expected = NULL;
  g_autofree char *found = NULL;

  if (!grundy_test_has_font ())
    return;
  g_assert_true (g_file_get_contents (golden->file, &expected, NULL, NULL));
  found = golden->make_text (expected);
  assert_same_lines (golden->file, expected, found);
}

void
grundy_test_goldens_add (const char *folder, const char *prefix, GrundyTestMakeText make_text)
{
  g_autofree char *path = g_build_filename (g_getenv ("GRUNDY_TEST_DATA"), folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".txt"))
      {
        g_autofree char *test = g_strdup_printf ("%s/%s", prefix, name);
        Golden *golden = g_new0 (Golden, 1);

        golden->file = g_build_filename (path, name, NULL);
        golden->make_text = make_text;
        g_test_add_data_func_full (test, golden, test_golden, golden_free);
      }
}

int
grundy_test_goldens_print (char **files, GrundyTestMakeText make_text)
{
  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autofree char *contents = NULL;
      g_autofree char *text = NULL;

      if (!g_file_get_contents (files[i], &contents, NULL, NULL))
        return 1;
      text = make_text (contents);
      if (!g_file_set_contents (files[i], text, -1, NULL))
        return 1;
    }
  return 0;
}
