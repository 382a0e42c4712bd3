/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-pdf.h"
#include "grundy-png.h"
#include "grundy-test-figure.h"

#include <png.h>
#include <stdio.h>

#include <glib/gstdio.h>

static GrundyTestFigure *
make_figure (const char *description)
{
  g_autoptr (GError) error = NULL;
  GrundyTestFigure *test = grundy_test_figure_new (description, &error);

  g_assert_no_error (error);
  return test;
}

static GBytes *
write_png (const GrundyTestFigure *test, double dpi)
{
  g_autoptr (GError) error = NULL;
  GBytes *bytes = grundy_write_png (test->figure->picture, test->figure->state, dpi, NULL, &error);

  g_assert_no_error (error);
  return bytes;
}

static GBytes *
write_pdf (const GrundyTestFigure *test)
{
  g_autoptr (GError) error = NULL;
  GBytes *bytes = grundy_write_pdf (test->figure->picture, test->figure->state, "take{1,3,4}(10)", &error);

  g_assert_no_error (error);
  return bytes;
}

static guint32
read_number (const guint8 *data)
{
  return (guint32)data[0] << 24 | (guint32)data[1] << 16 | (guint32)data[2] << 8 | data[3];
}

/* The data of the first chunk of that name, which must be there */
static const guint8 *
find_chunk (GBytes *png, const char *name)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (png, &size);
  gsize at = 8;

  while (at + 12 <= size)
    {
      if (memcmp (data + at + 4, name, 4) == 0)
        return data + at + 8;
      at += 12 + read_number (data + at);
    }
  g_error ("the PNG file has no chunk %s", name);
}

static void
test_png (void)
{
  g_autoptr (GrundyTestFigure) test = NULL;
  g_autoptr (GBytes) bytes = NULL;
  png_image image = { .version = PNG_IMAGE_VERSION };

  if (!grundy_test_has_font ())
    return;
  test = make_figure ("take{1,3,4}(10) | width 84 | node 6 | text 8");
  bytes = write_png (test, 300);
  /* 84 mm at 300 pixels an inch, and 11811 pixels a metre */
  g_assert_cmpuint (read_number (find_chunk (bytes, "IHDR")), ==, 993);
  g_assert_cmpuint (read_number (find_chunk (bytes, "pHYs")), ==, 11811);
  g_assert_cmpuint (find_chunk (bytes, "pHYs")[8], ==, PNG_RESOLUTION_METER);

  g_assert_true (png_image_begin_read_from_memory (&image, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)));
  image.format = PNG_FORMAT_RGB;
  g_autofree guint8 *pixels = g_malloc (PNG_IMAGE_SIZE (image));
  g_assert_true (png_image_finish_read (&image, NULL, pixels, 0, NULL));
  g_assert_cmpuint (image.width, ==, 993);
  /* The middle of node 0 below its digit is the blue of P. */
  const GrundyOutline *node = grundy_picture_get_node (test->figure->picture, 0);
  gsize x = (gsize)((node->x - node->half_width * 0.55) * 300 / 72);
  gsize y = (gsize)(node->y * 300 / 72);
  GrundyColor p = grundy_theme_get (GRUNDY_THEME_PRINT)->nodes[GRUNDY_OUTCOME_P].fill;

  g_assert_cmpmem (&pixels[3 * (y * image.width + x)], 3, &p, 3);
}

static void
test_png_limit (void)
{
  g_autoptr (GrundyTestFigure) test = NULL;
  g_autoptr (GError) error = NULL;

  if (!grundy_test_has_font ())
    return;
  test = make_figure ("take{1,3,4}(10)");
  g_assert_null (grundy_write_png (test->figure->picture, test->figure->state, 9600, NULL, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT);
  g_assert_nonnull (strstr (error->message, "32767"));
}

static gboolean
stop (guint64 done, guint64 total, gpointer user_data)
{
  return FALSE;
}

static void
test_png_cancelled (void)
{
  g_autoptr (GrundyTestFigure) test = NULL;
  g_autoptr (GError) error = NULL;
  GrundyProgress progress = { stop, NULL };

  if (!grundy_test_has_font ())
    return;
  test = make_figure ("take{1,3,4}(10)");
  g_assert_null (grundy_write_png (test->figure->picture, test->figure->state, 96, &progress, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_CANCELLED);
}

/* The same bytes from the same input, also for the second file of one process, and from a figure made anew */
static void
test_same_bytes (void)
{
  static const char *const description = "take{1,3,4}(10) | step 68 | legend | chinese";
  g_autoptr (GrundyTestFigure) first = NULL;
  g_autoptr (GrundyTestFigure) second = NULL;

  if (!grundy_test_has_font ())
    return;
  first = make_figure (description);
  second = make_figure (description);
  g_autoptr (GBytes) png = write_png (first, 150);
  g_autoptr (GBytes) png_again = write_png (first, 150);
  g_autoptr (GBytes) png_anew = write_png (second, 150);
  g_autoptr (GBytes) pdf = write_pdf (first);
  g_autoptr (GBytes) pdf_again = write_pdf (first);
  g_autoptr (GBytes) pdf_anew = write_pdf (second);

  g_assert_true (g_bytes_equal (png, png_again));
  g_assert_true (g_bytes_equal (png, png_anew));
  g_assert_true (g_bytes_equal (pdf, pdf_again));
  g_assert_true (g_bytes_equal (pdf, pdf_anew));
}

/* (transfer full): what a program of poppler says of the file, or NULL, with the test skipped, where it is not there */
static char *
ask_poppler (GBytes *pdf, const char *program, const char *after)
{
  g_autofree char *path = g_find_program_in_path (program);
  g_autofree char *name = NULL;
  g_autofree char *command = NULL;
  char *output = NULL;
  int file;
  int status;

  if (path == NULL)
    {
      g_test_skip ("poppler's programs are not installed");
      return NULL;
    }
  file = g_file_open_tmp ("grundy-XXXXXX.pdf", &name, NULL);
  g_assert_cmpint (file, >=, 0);
  g_assert_true (g_close (file, NULL));
  g_assert_true (g_file_set_contents (name, g_bytes_get_data (pdf, NULL), g_bytes_get_size (pdf), NULL));
  command = g_strdup_printf ("%s '%s' %s", program, name, after);
  g_assert_true (g_spawn_command_line_sync (command, &output, NULL, &status, NULL));
  g_assert_cmpint (status, ==, 0);
  g_assert_cmpint (remove (name), ==, 0);
  return output;
}

static void
test_pdf_text (void)
{
  g_autoptr (GrundyTestFigure) test = NULL;
  g_autoptr (GBytes) pdf = NULL;
  g_autofree char *text = NULL;

  if (!grundy_test_has_font ())
    return;
  test = make_figure ("take{1,3,4}(10) | legend | node 9");
  pdf = write_pdf (test);
  text = ask_poppler (pdf, "pdftotext", "-");
  if (text == NULL)
    return;
  g_assert_nonnull (strstr (text, "whoever moves loses"));
  g_assert_nonnull (strstr (text, "10"));
}

static void
test_pdf_fonts (void)
{
  g_autoptr (GrundyTestFigure) test = NULL;
  g_autoptr (GBytes) pdf = NULL;
  g_autofree char *fonts = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_fonts = 0;

  if (!grundy_test_has_font ())
    return;
  test = make_figure ("take{1,3,4}(10)");
  pdf = write_pdf (test);
  fonts = ask_poppler (pdf, "pdffonts", "");
  if (fonts == NULL)
    return;
  lines = g_strsplit (fonts, "\n", -1);
  for (guint i = 2; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      /* name, type, encoding, embedded, subset, unicode */
      g_assert_nonnull (strstr (lines[i], "yes yes yes"));
      g_assert_nonnull (strstr (lines[i], "DejaVuSans"));
      n_fonts++;
    }
  g_assert_cmpuint (n_fonts, ==, 2);
}

static void
test_pdf_dates (void)
{
  g_autoptr (GrundyTestFigure) test = NULL;
  g_autoptr (GBytes) pdf = NULL;
  g_autofree char *information = NULL;

  if (!grundy_test_has_font ())
    return;
  test = make_figure ("take{1,3,4}(10) | width 84 | node 6 | text 8");
  pdf = write_pdf (test);
  information = ask_poppler (pdf, "pdfinfo", "");
  if (information == NULL)
    return;
  g_assert_nonnull (strstr (information, "2000"));
  g_assert_nonnull (strstr (information, "take{1,3,4}(10)"));
  g_assert_nonnull (strstr (information, "238.11 x")); /* 84 mm in points */
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/files/png", test_png);
  g_test_add_func ("/files/png-limit", test_png_limit);
  g_test_add_func ("/files/png-cancelled", test_png_cancelled);
  g_test_add_func ("/files/same-bytes", test_same_bytes);
  g_test_add_func ("/files/pdf-text", test_pdf_text);
  g_test_add_func ("/files/pdf-fonts", test_pdf_fonts);
  g_test_add_func ("/files/pdf-dates", test_pdf_dates);
  return g_test_run ();
}
