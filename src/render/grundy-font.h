/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/**
 * GrundyFont:
 *
 * Measures and shapes texts. Has a font map of its own, so that every thread can have one; a
 * font itself is used by one thread at a time. Metrics are not hinted and lengths are points, so that
 * screen and file agree.
 */
typedef struct _GrundyFont GrundyFont;

/**
 * GrundyGlyphs:
 * @face: of which font
 * @size: its size
 * @n_glyphs: how many
 * @glyphs: with their places relative to the left end of the baseline
 *
 * Glyphs of one font in a row.
 */
typedef struct
{
  cairo_font_face_t *face;
  double size;
  guint n_glyphs;
  cairo_glyph_t *glyphs;
} GrundyGlyphs;

/**
 * GrundyRun:
 * @n_parts: in how many fonts the text is set
 * @parts: a row of glyphs each
 * @width: how far the text goes, in points
 * @lacks_glyphs: whether no installed font has some character of it; a box stands there
 *
 * A line of text, shaped. Immutable, atomically counted; any thread may paint it.
 */
typedef struct
{
  guint n_parts;
  GrundyGlyphs *parts;
  double width;
  gboolean lacks_glyphs;
} GrundyRun;

/**
 * grundy_font_new:
 * @family: (nullable): the name of a family; %NULL for the usual ones
 * @error: return location for a #GError
 *
 * Chinese has its own families behind either.
 *
 * Returns: (transfer full) (nullable): the font, or %NULL with %GRUNDY_ERROR_UNSUPPORTED when there is no family
 *   of that name
 */
GrundyFont *grundy_font_new (const char *family, GError **error);
void grundy_font_free (GrundyFont *font);
/* The families in order, separated by commas */
const char *grundy_font_get_families (const GrundyFont *font);
/* The height of a digit in @size, in points */
double grundy_font_get_cap_height (GrundyFont *font, double size);
/* The distance of two lines in @size, in points */
double grundy_font_get_line_height (GrundyFont *font, double size);

/**
 * grundy_font_shape:
 * @font: a font
 * @text: a line
 * @size: in points
 * @is_bold: the weight
 *
 * The same text is shaped only once.
 *
 * Returns: (transfer none): its glyphs; a reference keeps them after the font is gone
 */
GrundyRun *grundy_font_shape (GrundyFont *font, const char *text, double size, gboolean is_bold);
GrundyRun *grundy_run_ref (GrundyRun *run);
void grundy_run_unref (GrundyRun *run);
/* Paints the text in the current colour, its left end at @x. */
void grundy_run_paint (const GrundyRun *run, cairo_t *cr, double x, double baseline);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyFont, grundy_font_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyRun, grundy_run_unref)

G_END_DECLS
