/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Stands in for libFuzzer where it is not: gives a target every file of a folder, the corpus. A test for each file. */
#include "fuzz.h"

static void
test_file (gconstpointer data)
{
  const char *path = data;
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, &contents, &length, &error);
  g_assert_no_error (error);
  g_assert_cmpint (LLVMFuzzerTestOneInput ((const guint8 *)contents, length), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) folder = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  folder = g_dir_open (argv[1], 0, &error);
  g_assert_no_error (error);
  while ((name = g_dir_read_name (folder)) != NULL)
    {
      char *path = g_build_filename (argv[1], name, NULL);
      g_autofree char *test_path = g_strdup_printf ("/replay/%s", name);

      g_ptr_array_add (paths, path);
      g_test_add_data_func (test_path, path, test_file);
    }
  g_assert_cmpuint (paths->len, >, 0);
  return g_test_run ();
}
