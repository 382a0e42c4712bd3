/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-font.h"

#include <glib/gi18n-lib.h>
#include <pango/pangocairo.h>

#include "grundy-error.h"

/*
 * Named one by one rather than left to the desktop's "Sans", which is a
 * setting: a figure must not depend on it. The Chinese families stand behind the Latin ones.
 */
#define LATIN_FAMILIES "Noto Sans,DejaVu Sans"
#define CHINESE_FAMILIES "Noto Sans CJK SC,Source Han Sans SC,WenQuanYi Micro Hei"
#define LAST_FAMILY "sans-serif"

struct _GrundyFont
{
  PangoFontMap *map;
  PangoContext *context;
  char *families;
  GHashTable *runs; /* by weight, size and text */
};

static gboolean
has_family (PangoFontMap *map, const char *name)
{
  PangoFontFamily **families;
  int n_families;
  gboolean is_there = FALSE;

  pango_font_map_list_families (map, &families, &n_families);
  for (int i = 0; i < n_families && !is_there; i++)
    is_there = g_ascii_strcasecmp (pango_font_family_get_name (families[i]), name) == 0;
  g_free (families);
  return is_there;
}

static PangoContext *
make_context (PangoFontMap *map)
{
  PangoContext *context = pango_font_map_create_context (map);
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  pango_cairo_context_set_resolution (context, 72);
  pango_context_set_round_glyph_positions (context, FALSE);
  /* Left to right whatever the language: a node's text is a number, a list of numbers or a name. */
  pango_context_set_base_dir (context, PANGO_DIRECTION_LTR);
  pango_context_set_language (context, pango_language_from_string ("en"));
  cairo_font_options_destroy (options);
  return context;
}

GrundyFont *
grundy_font_new (const char *family, GError **error)
{
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type (CAIRO_FONT_TYPE_FT);
  GrundyFont *font;

  if (family != NULL && !has_family (map, family))
    {
      g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED,
                   /* Translators: %s is the name of a font family. */
                   _ ("The font “%s” is not installed."), family);
      g_object_unref (map);
      return NULL;
    }

  font = g_new0 (GrundyFont, 1);
  font->map = map;
  font->context = make_context (map);
  font->families = g_strjoin (",", family != NULL ? family : LATIN_FAMILIES, CHINESE_FAMILIES, LAST_FAMILY, NULL);
  font->runs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify)grundy_run_unref);
  return font;
}

void
grundy_font_free (GrundyFont *font)
{
  if (font == NULL)
    return;
  g_hash_table_unref (font->runs);
  g_object_unref (font->context);
  g_object_unref (font->map);
  g_free (font->families);
  g_free (font);
}

const char *
grundy_font_get_families (const GrundyFont *font)
{
  g_return_val_if_fail (font != NULL, "");

  return font->families;
}

static PangoLayout *
make_layout (GrundyFont *font, const char *text, double size, gboolean is_bold)
{
  PangoLayout *layout = pango_layout_new (font->context);
  PangoFontDescription *description = pango_font_description_new ();

  pango_font_description_set_family (description, font->families);
  pango_font_description_set_absolute_size (description, size * PANGO_SCALE);
  pango_font_description_set_weight (description, is_bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, description);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (description);
  return layout;
}

double
grundy_font_get_cap_height (GrundyFont *font, double size)
{
  g_return_val_if_fail (font != NULL, 0);

  g_autoptr (PangoLayout) layout = make_layout (font, "0", size, FALSE);
  PangoRectangle ink;

  pango_layout_line_get_extents (pango_layout_get_line_readonly (layout, 0), &ink, NULL);
  return PANGO_ASCENT (ink) / (double)PANGO_SCALE;
}

double
grundy_font_get_line_height (GrundyFont *font, double size)
{
  g_return_val_if_fail (font != NULL, 0);

  g_autoptr (PangoLayout) layout = make_layout (font, "0", size, FALSE);
  PangoRectangle logical;

  pango_layout_line_get_extents (pango_layout_get_line_readonly (layout, 0), NULL, &logical);
  return logical.height / (double)PANGO_SCALE;
}

/* Takes over the glyphs of one font, behind those that are there. */
static void
take_glyphs (GrundyRun *run, GrundyGlyphs *part, const PangoGlyphItem *item)
{
  cairo_scaled_font_t *scaled = pango_cairo_font_get_scaled_font (PANGO_CAIRO_FONT (item->item->analysis.font));
  const PangoGlyphString *string = item->glyphs;
  cairo_matrix_t matrix;

  cairo_scaled_font_get_font_matrix (scaled, &matrix);
  part->face = cairo_font_face_reference (cairo_scaled_font_get_font_face (scaled));
  part->size = matrix.xx;
  part->glyphs = g_new (cairo_glyph_t, string->num_glyphs);
  for (int i = 0; i < string->num_glyphs; i++)
    {
      const PangoGlyphInfo *info = &string->glyphs[i];
      gboolean is_unknown = (info->glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0;

      if (info->glyph != PANGO_GLYPH_EMPTY)
        part->glyphs[part->n_glyphs++] =
            (cairo_glyph_t){ is_unknown ? 0 : info->glyph, run->width + info->geometry.x_offset / (double)PANGO_SCALE,
                             info->geometry.y_offset / (double)PANGO_SCALE };
      run->width += info->geometry.width / (double)PANGO_SCALE;
      run->lacks_glyphs |= is_unknown;
    }
}

static void
clear_run (gpointer data)
{
  GrundyRun *run = data;

  for (guint i = 0; i < run->n_parts; i++)
    {
      cairo_font_face_destroy (run->parts[i].face);
      g_free (run->parts[i].glyphs);
    }
  g_free (run->parts);
}

GrundyRun *
grundy_run_ref (GrundyRun *run)
{
  g_return_val_if_fail (run != NULL, NULL);

  return g_atomic_rc_box_acquire (run);
}

void
grundy_run_unref (GrundyRun *run)
{
  g_return_if_fail (run != NULL);

  g_atomic_rc_box_release_full (run, clear_run);
}

void
grundy_run_paint (const GrundyRun *run, cairo_t *cr, double x, double baseline)
{
  g_return_if_fail (run != NULL && cr != NULL);

  cairo_save (cr);
  cairo_translate (cr, x, baseline);
  for (guint i = 0; i < run->n_parts; i++)
    {
      cairo_set_font_face (cr, run->parts[i].face);
      cairo_set_font_size (cr, run->parts[i].size);
      cairo_show_glyphs (cr, run->parts[i].glyphs, run->parts[i].n_glyphs);
    }
  cairo_restore (cr);
}

static GrundyRun *
shape (GrundyFont *font, const char *text, double size, gboolean is_bold)
{
  g_autoptr (PangoLayout) layout = make_layout (font, text, size, is_bold);
  PangoLayoutLine *line = pango_layout_get_line_readonly (layout, 0);
  GrundyRun *run = g_atomic_rc_box_new0 (GrundyRun);

  run->parts = g_new0 (GrundyGlyphs, g_slist_length (line->runs));
  for (GSList *l = line->runs; l != NULL; l = l->next)
    take_glyphs (run, &run->parts[run->n_parts++], l->data);
  return run;
}

GrundyRun *
grundy_font_shape (GrundyFont *font, const char *text, double size, gboolean is_bold)
{
  g_return_val_if_fail (font != NULL && text != NULL && size > 0, NULL);

  g_autofree char *key = g_strdup_printf ("%d %g %s", is_bold, size, text);
  GrundyRun *run = g_hash_table_lookup (font->runs, key);

  if (run == NULL)
    {
      run = shape (font, text, size, is_bold);
      g_hash_table_insert (font->runs, g_steal_pointer (&key), run);
    }
  return run;
}
