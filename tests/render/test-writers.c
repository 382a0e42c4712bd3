/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Files that are text, against tests/data/writers: NAME.figure says what is drawn, NAME.svg, NAME.tikz and NAME.dot
 * what should come out. `test-writers --print FOLDER` writes them anew.
 */
#include "grundy-decimal.h"
#include "grundy-dot.h"
#include "grundy-svg.h"
#include "grundy-test-figure.h"
#include "grundy-tikz.h"

#include <string.h>

typedef GBytes *(*Writer) (const GrundyPicture *picture, const GrundyState *state, const char *title);

typedef struct
{
  const char *suffix;
  Writer write;
} Format;

static const Format formats[] = {
  { ".svg", grundy_write_svg },
  { ".tikz", grundy_write_tikz },
  { ".dot", grundy_write_dot },
};

static GrundyTestFigure *
make_figure (const char *description)
{
  g_autoptr (GError) error = NULL;
  GrundyTestFigure *test = grundy_test_figure_new (description, &error);

  g_assert_no_error (error);
  return test;
}

static char *
write_text (const Format *format, const GrundyTestFigure *test, const char *title)
{
  g_autoptr (GBytes) bytes = format->write (test->figure->picture, test->figure->state, title);
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  g_assert_null (memchr (data, '\0', length));
  g_assert_true (g_utf8_validate (data, (gssize)length, NULL));
  return g_strndup (data, length);
}

static char *
replace_suffix (const char *file, const char *suffix)
{
  g_autofree char *name = g_strndup (file, strlen (file) - strlen (".figure"));

  return g_strconcat (name, suffix, NULL);
}

static char *
read_file (const char *file)
{
  g_autoptr (GError) error = NULL;
  char *contents;

  g_file_get_contents (file, &contents, NULL, &error);
  g_assert_no_error (error);
  return contents;
}

static void
assert_same_lines (const char *file, const char *expected, const char *found)
{
  g_auto (GStrv) expected_lines = g_strsplit (expected, "\n", -1);
  g_auto (GStrv) found_lines = g_strsplit (found, "\n", -1);

  for (guint i = 0; expected_lines[i] != NULL || found_lines[i] != NULL; i++)
    if (g_strcmp0 (expected_lines[i], found_lines[i]) != 0)
      g_error ("%s:%u:\nexpected %s\nfound    %s", file, i + 1, expected_lines[i], found_lines[i]);
}

static GrundyTestFigure *
read_figure (const char *file)
{
  g_autofree char *description = read_file (file);

  return make_figure (g_strchomp (description));
}

static void
test_golden (gconstpointer data)
{
  g_autoptr (GrundyTestFigure) test = NULL;

  if (!grundy_test_has_font ())
    return;
  test = read_figure (data);
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autofree char *file = replace_suffix (data, formats[i].suffix);
      g_autofree char *expected = read_file (file);
      g_autofree char *found = write_text (&formats[i], test, "a figure");
      g_autofree char *again = write_text (&formats[i], test, "a figure");

      assert_same_lines (file, expected, found);
      g_assert_cmpstr (found, ==, again);
    }
}

static void
count_elements (GMarkupParseContext *context, const char *element, const char **names, const char **values,
                gpointer user_data, GError **error)
{
  guint *n_nodes = user_data;

  for (guint i = 0; names[i] != NULL; i++)
    *n_nodes += g_str_equal (names[i], "class") && g_str_has_prefix (values[i], "node ");
}

/* What would end a text early, in each of the three languages, comes out as itself. */
static void
test_escapes (void)
{
  static const GMarkupParser parser = { .start_element = count_elements };
  static const char *const title = "<&>\"'\\ %{}$#_^~|";
  g_autoptr (GrundyTestFigure) test = NULL;
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (GError) error = NULL;
  guint n_nodes = 0;

  if (!grundy_test_has_font ())
    return;
  test = make_figure ("dag{a_b>c,a_b>d}(a_b) | inside position");
  g_autofree char *svg = write_text (&formats[0], test, title);
  g_autofree char *tikz = write_text (&formats[1], test, "a figure");
  g_autofree char *dot = write_text (&formats[2], test, title);

  context = g_markup_parse_context_new (&parser, 0, &n_nodes, NULL);
  g_assert_true (g_markup_parse_context_parse (context, svg, -1, &error));
  g_assert_true (g_markup_parse_context_end_parse (context, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n_nodes, ==, 3);
  g_assert_nonnull (strstr (svg, "<title>&lt;&amp;&gt;"));
  g_assert_nonnull (strstr (tikz, "{a\\_b}"));
  g_assert_nonnull (strstr (dot, "digraph \"<&>\\\"'\\\\ %"));
}

static void
test_no_title (void)
{
  g_autoptr (GrundyTestFigure) test = NULL;

  if (!grundy_test_has_font ())
    return;
  test = make_figure ("take{1}(1)");
  g_autofree char *svg = write_text (&formats[0], test, NULL);
  g_autofree char *tikz = write_text (&formats[1], test, NULL);
  g_autofree char *dot = write_text (&formats[2], test, NULL);

  g_assert_null (strstr (svg, "<title></title>"));
  g_assert_true (g_str_has_prefix (tikz, "% Needs"));
  g_assert_true (g_str_has_prefix (dot, "digraph \"\""));
}

static void
test_decimals (void)
{
  static const struct
  {
    double number;
    const char *text;
  } cases[] = {
    { 0, "0" },         { -0.001, "0" }, { 1, "1" },          { 0.5, "0.5" },
    { -2.25, "-2.25" }, { 10, "10" },    { 1.0 / 3, "0.33" }, { 1234567.899, "1234567.9" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) text = g_string_new ("x");

      grundy_append_decimal (text, cases[i].number);
      g_assert_cmpstr (text->str + 1, ==, cases[i].text);
    }
}

static GPtrArray *
list_figures (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".figure"))
      g_ptr_array_add (files, g_build_filename (folder, name, NULL));
  return files;
}

static int
print_goldens (const char *folder)
{
  g_autoptr (GPtrArray) files = list_figures (folder);

  for (guint i = 0; i < files->len; i++)
    {
      g_autoptr (GrundyTestFigure) test = read_figure (files->pdata[i]);

      for (guint j = 0; j < G_N_ELEMENTS (formats); j++)
        {
          g_autofree char *file = replace_suffix (files->pdata[i], formats[j].suffix);
          g_autofree char *text = write_text (&formats[j], test, "a figure");

          if (!g_file_set_contents (file, text, -1, NULL))
            return 1;
        }
    }
  return 0;
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = NULL;
  g_autoptr (GPtrArray) files = NULL;

  if (argc == 3 && g_str_equal (argv[1], "--print"))
    return print_goldens (argv[2]);

  g_test_init (&argc, &argv, NULL);
  folder = g_build_filename (g_getenv ("GRUNDY_TEST_DATA"), "writers", NULL);
  files = list_figures (folder);
  g_assert_cmpuint (files->len, >=, 3);
  for (guint i = 0; i < files->len; i++)
    {
      g_autofree char *name = g_path_get_basename (files->pdata[i]);
      g_autofree char *path = g_strconcat ("/writers/golden/", name, NULL);

      g_test_add_data_func (path, files->pdata[i], test_golden);
    }
  g_test_add_func ("/writers/escapes", test_escapes);
  g_test_add_func ("/writers/no-title", test_no_title);
  g_test_add_func ("/writers/decimals", test_decimals);
  return g_test_run ();
}
