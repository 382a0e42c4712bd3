/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-png.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <png.h>

#include "grundy-error.h"

#define INCHES_A_METRE (1 / 0.0254)
/* Rows that are painted at a time */
#define STRIPE 256

static void
append (png_structp png, png_bytep data, png_size_t length)
{
  g_byte_array_append (png_get_io_ptr (png), data, length);
}

static void
flush (png_structp png)
{
}

static gboolean
choose_size (const GrundyPage *page, double dpi, int *width, int *height, GError **error)
{
  double longer = MAX (page->width, page->height);

  if (ceil (longer * dpi / 72) <= GRUNDY_PNG_MAX_SIDE)
    {
      *width = MAX (1, (int)ceil (page->width * dpi / 72 - 1e-6));
      *height = MAX (1, (int)ceil (page->height * dpi / 72 - 1e-6));
      return TRUE;
    }
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
               /* Translators: "dpi" is dots (pixels) per inch. */
               _ ("A side of a PNG file has at most %d pixels, and this figure would need %.0f; up to %d dpi fit."),
               GRUNDY_PNG_MAX_SIDE, ceil (longer * dpi / 72), (int)(GRUNDY_PNG_MAX_SIDE * 72 / longer));
  return FALSE;
}

/* Cairo's pixels are words of 0x00RRGGBB; PNG's are bytes. */
static void
pack_row (const guint32 *pixels, int width, guint8 *row)
{
  for (int x = 0; x < width; x++)
    {
      row[3 * x] = (pixels[x] >> 16) & 0xff;
      row[3 * x + 1] = (pixels[x] >> 8) & 0xff;
      row[3 * x + 2] = pixels[x] & 0xff;
    }
}

static void
paint_stripe (cairo_surface_t *stripe, const GrundyPage *page, double dpi, int top)
{
  cairo_t *cr = cairo_create (stripe);

  cairo_translate (cr, 0, -top);
  cairo_scale (cr, dpi / 72, dpi / 72);
  page->paint (cr, page->data);
  cairo_destroy (cr);
  cairo_surface_flush (stripe);
}

static gboolean
write_rows (png_structp png, int width, int height, const GrundyPage *page, double dpi, const GrundyProgress *progress,
            GError **error)
{
  cairo_surface_t *stripe = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, MIN (STRIPE, height));
  g_autofree guint8 *row = g_malloc (3 * (gsize)width);
  gboolean goes_on = TRUE;

  for (int top = 0; top < height && goes_on; top += STRIPE)
    {
      goes_on = grundy_progress_report (progress, top, height, error);
      paint_stripe (stripe, page, dpi, top);
      for (int y = top; y < MIN (top + STRIPE, height) && goes_on; y++)
        {
          gsize offset = (gsize)(y - top) * cairo_image_surface_get_stride (stripe);

          pack_row ((const guint32 *)(gconstpointer)(cairo_image_surface_get_data (stripe) + offset), width, row);
          png_write_row (png, row);
        }
    }
  cairo_surface_destroy (stripe);
  return goes_on;
}

/* Writing to memory cannot fail, and libpng ends the program on what would be a mistake of ours. */
GBytes *
grundy_page_to_png (const GrundyPage *page, double dpi, const GrundyProgress *progress, GError **error)
{
  g_return_val_if_fail (page != NULL && dpi > 0, NULL);

  int width;
  int height;
  png_structp png;
  png_infop info;
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint32 dots_a_metre = (guint32)lround (dpi * INCHES_A_METRE);
  gboolean is_done;

  if (!choose_size (page, dpi, &width, &height, error))
    return NULL;

  png = png_create_write_struct (PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  info = png_create_info_struct (png);
  png_set_write_fn (png, bytes, append, flush);
  png_set_IHDR (png, info, width, height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                PNG_FILTER_TYPE_DEFAULT);
  png_set_pHYs (png, info, dots_a_metre, dots_a_metre, PNG_RESOLUTION_METER);
  png_set_sRGB (png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info (png, info);
  is_done = write_rows (png, width, height, page, dpi, progress, error);
  if (is_done)
    png_write_end (png, info);
  png_destroy_write_struct (&png, &info);
  return is_done ? g_byte_array_free_to_bytes (g_steal_pointer (&bytes)) : NULL;
}

GBytes *
grundy_write_png (const GrundyPicture *picture, const GrundyState *state, double dpi, const GrundyProgress *progress,
                  GError **error)
{
  g_return_val_if_fail (picture != NULL && state != NULL && dpi > 0, NULL);

  const GrundyPaintedPicture painted = { picture, state };
  GrundyPage page;

  grundy_page_init_picture (&page, &painted);
  return grundy_page_to_png (&page, dpi, progress, error);
}
