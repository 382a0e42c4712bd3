/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-sheet.h"

#include "grundy-svg-text.h"

struct _GrundySheet
{
  GrundyFont *font; /* borrowed */
  char *families;
  double width;
  double height;
  GrundyColor background;
  GArray *items; /* of Item */
};

typedef struct
{
  const char *name;
  GrundyColor color;
  GrundyBox box;  /* or */
  GrundyRun *run; /* with */
  char *text;
  double x; /* where it begins */
  double baseline;
  double size;
} Item;

static void
clear_item (gpointer data)
{
  Item *item = data;

  g_clear_pointer (&item->run, grundy_run_unref);
  g_free (item->text);
}

GrundySheet *
grundy_sheet_new (GrundyFont *font, double width, double height, GrundyColor background)
{
  g_return_val_if_fail (font != NULL && width > 0 && height > 0, NULL);

  GrundySheet *sheet = g_new0 (GrundySheet, 1);

  sheet->font = font;
  sheet->families = g_strdup (grundy_font_get_families (font));
  sheet->width = width;
  sheet->height = height;
  sheet->background = background;
  sheet->items = g_array_new (FALSE, FALSE, sizeof (Item));
  g_array_set_clear_func (sheet->items, clear_item);
  return sheet;
}

void
grundy_sheet_free (GrundySheet *sheet)
{
  if (sheet == NULL)
    return;
  g_array_unref (sheet->items);
  g_free (sheet->families);
  g_free (sheet);
}

void
grundy_sheet_add_box (GrundySheet *sheet, const char *name, const GrundyBox *box, GrundyColor color)
{
  g_return_if_fail (sheet != NULL && name != NULL && box != NULL);

  Item item = { .name = name, .color = color, .box = *box };

  g_array_append_val (sheet->items, item);
}

void
grundy_sheet_add_text (GrundySheet *sheet, const GrundySheetText *text)
{
  g_return_if_fail (sheet != NULL && text != NULL);

  GrundyRun *run = grundy_font_shape (sheet->font, text->text, text->size, FALSE);
  const double shares[] = { [GRUNDY_ALIGN_START] = 0, [GRUNDY_ALIGN_MIDDLE] = 0.5, [GRUNDY_ALIGN_END] = 1 };
  Item item = {
    .name = text->name,
    .color = text->color,
    .run = grundy_run_ref (run),
    .text = g_strdup (text->text),
    .x = text->x - run->width * shares[text->align],
    .baseline = text->baseline,
    .size = text->size,
  };

  g_array_append_val (sheet->items, item);
}

static void
paint (cairo_t *cr, gconstpointer data)
{
  const GrundySheet *sheet = data;
  double x0, y0, x1, y1;

  cairo_clip_extents (cr, &x0, &y0, &x1, &y1);
  grundy_color_set_source (sheet->background, cr);
  cairo_paint (cr);
  for (guint i = 0; i < sheet->items->len; i++)
    {
      const Item *item = &g_array_index (sheet->items, Item, i);
      double top = item->run != NULL ? item->baseline - 2 * item->size : item->box.y0;
      double bottom = item->run != NULL ? item->baseline + item->size : item->box.y1;

      if (bottom < y0 || top > y1)
        continue;
      grundy_color_set_source (item->color, cr);
      if (item->run != NULL)
        {
          grundy_run_paint (item->run, cr, item->x, item->baseline);
          continue;
        }
      cairo_rectangle (cr, item->box.x0, item->box.y0, item->box.x1 - item->box.x0, item->box.y1 - item->box.y0);
      cairo_fill (cr);
    }
}

void
grundy_sheet_init_page (const GrundySheet *sheet, GrundyPage *page)
{
  g_return_if_fail (sheet != NULL && page != NULL);

  *page = (GrundyPage){ .width = sheet->width, .height = sheet->height, .paint = paint, .data = sheet };
}

/* Anchored in its middle, so that it stays over its cell whatever font the reader has. */
static void
append_text (GString *svg, const Item *item)
{
  g_string_append_printf (svg, "<text class=\"%s\" text-anchor=\"middle\"", item->name);
  grundy_svg_append_number (svg, "x", item->x + item->run->width / 2);
  grundy_svg_append_number (svg, "y", item->baseline);
  grundy_svg_append_number (svg, "font-size", item->size);
  grundy_svg_append_color (svg, "fill", item->color);
  g_string_append_c (svg, '>');
  grundy_svg_append_escaped (svg, item->text);
  g_string_append (svg, "</text>\n");
}

static void
append_box (GString *svg, const Item *item)
{
  g_string_append_printf (svg, "<rect class=\"%s\"", item->name);
  grundy_svg_append_number (svg, "x", item->box.x0);
  grundy_svg_append_number (svg, "y", item->box.y0);
  grundy_svg_append_number (svg, "width", item->box.x1 - item->box.x0);
  grundy_svg_append_number (svg, "height", item->box.y1 - item->box.y0);
  grundy_svg_append_color (svg, "fill", item->color);
  g_string_append (svg, "/>\n");
}

GBytes *
grundy_sheet_to_svg (const GrundySheet *sheet, const char *title)
{
  g_return_val_if_fail (sheet != NULL, NULL);

  GString *svg = g_string_new (NULL);

  grundy_svg_append_heading (svg, sheet->width, sheet->height, sheet->families, title, sheet->background);
  for (guint i = 0; i < sheet->items->len; i++)
    {
      const Item *item = &g_array_index (sheet->items, Item, i);

      (item->run != NULL ? append_text : append_box) (svg, item);
    }
  g_string_append (svg, "</svg>\n");
  return g_string_free_to_bytes (svg);
}
