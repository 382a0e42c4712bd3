/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-pdf.h"

#include <cairo-pdf.h>
#include <glib/gi18n-lib.h>

#include "grundy-error.h"

/* The same input gives the same bytes, so a file does not say when it was made. */
#define FIXED_DATE "2000-01-01T00:00:00Z"
/* The largest page that readers of PDF must know, in points */
#define MAX_SIDE 14400

static cairo_status_t
append (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static gboolean
fits (const GrundyPage *page, GError **error)
{
  double side = MAX (page->width, page->height);

  if (side <= MAX_SIDE)
    return TRUE;
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
               /* Translators: both are whole numbers of millimetres. */
               _ ("A page of a PDF file has sides of at most %d mm, and this figure needs %d mm."),
               (int)(MAX_SIDE * 25.4 / 72), (int)(side * 25.4 / 72));
  return FALSE;
}

GBytes *
grundy_page_to_pdf (const GrundyPage *page, const char *title, GError **error)
{
  g_return_val_if_fail (page != NULL, NULL);

  GByteArray *bytes;
  cairo_surface_t *surface;
  cairo_t *cr;

  if (!fits (page, error))
    return NULL;

  bytes = g_byte_array_new ();
  surface = cairo_pdf_surface_create_for_stream (append, bytes, page->width, page->height);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, FIXED_DATE);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_MOD_DATE, FIXED_DATE);
  if (title != NULL)
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  cr = cairo_create (surface);
  page->paint (cr, page->data);
  cairo_show_page (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}

GBytes *
grundy_write_pdf (const GrundyPicture *picture, const GrundyState *state, const char *title, GError **error)
{
  g_return_val_if_fail (picture != NULL && state != NULL, NULL);

  const GrundyPaintedPicture painted = { picture, state };
  GrundyPage page;

  grundy_page_init_picture (&page, &painted);
  return grundy_page_to_pdf (&page, title, error);
}
