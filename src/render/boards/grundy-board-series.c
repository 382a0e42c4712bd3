/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board-series.h"

#include "grundy-board-drawing-private.h"
#include "grundy-board-svg.h"
#include "grundy-svg-text.h"

#include <string.h>

/* In points; gaps by the unit of the first board */
#define PAGE_WIDTH 480.0
#define MARGIN 8.0
#define GAP 1.6
#define ROOM_OF_NUMBER 1.4

/* Adds a copy of another drawing's items. */
static void
add_copy (GrundyBoardDrawing *series, const GrundyBoardDrawing *drawing, double x, double y)
{
  for (guint i = 0; i < drawing->items->len; i++)
    {
      GrundyBoardItem item = g_array_index (drawing->items, GrundyBoardItem, i);

      item.x += x;
      item.y += y;
      for (guint k = 0; k < G_N_ELEMENTS (item.curve); k++)
        {
          item.curve[k].x += x;
          item.curve[k].y += y;
        }
      if (item.run != NULL)
        grundy_run_ref (item.run);
      item.text = g_strdup (item.text);
      grundy_board_drawing_add (series, &item);
    }
}

/* How many boards from @first on stand in one row, and how high the highest of them is. */
static guint
measure_row (GPtrArray *drawings, guint first, double gap, double *height)
{
  double width = 0;
  guint n = 0;

  *height = 0;
  for (guint i = first; i < drawings->len; i++, n++)
    {
      const GrundyBoardDrawing *drawing = g_ptr_array_index (drawings, i);

      width += drawing->width + gap;
      if (n > 0 && width > PAGE_WIDTH)
        break;
      *height = MAX (*height, drawing->height);
    }
  return n;
}

GrundyBoardDrawing *
grundy_board_series_new (GrundyFont *font, GPtrArray *drawings)
{
  g_return_val_if_fail (font != NULL && drawings != NULL && drawings->len > 0, NULL);

  GrundyBoardDrawing *series = grundy_board_drawing_new_empty (((GrundyBoardDrawing *)drawings->pdata[0])->unit);
  double gap = GAP * series->unit;
  double y = 0;

  for (guint first = 0, n; first < drawings->len; first += n)
    {
      double x = 0;
      double height;

      n = measure_row (drawings, first, gap, &height);
      for (guint i = first; i < first + n; i++)
        {
          const GrundyBoardDrawing *drawing = g_ptr_array_index (drawings, i);
          g_autofree char *number = g_strdup_printf ("%u", i);

          /* All stand on one ground. */
          add_copy (series, drawing, x, y + height - drawing->height);
          grundy_board_drawing_add_text (series, font, number, x + drawing->width / 2,
                                         y + height + ROOM_OF_NUMBER * series->unit * 0.7);
          x += drawing->width + gap;
        }
      y += height + ROOM_OF_NUMBER * series->unit + gap / 2;
    }
  return series;
}

static void
paint (cairo_t *cr, gconstpointer data)
{
  const GrundyPaintedBoard *painted = data;

  grundy_color_set_source (painted->theme->background, cr);
  cairo_paint (cr);
  cairo_translate (cr, MARGIN, MARGIN);
  grundy_board_drawing_paint (painted->drawing, cr, painted->theme, NULL, NULL);
}

void
grundy_page_init_board (GrundyPage *page, const GrundyPaintedBoard *painted)
{
  g_return_if_fail (page != NULL && painted != NULL);

  *page = (GrundyPage){ painted->drawing->width + 2 * MARGIN, painted->drawing->height + 2 * MARGIN, paint, painted };
}

GBytes *
grundy_board_drawing_to_svg (const GrundyPaintedBoard *painted, const char *families, const char *title)
{
  g_return_val_if_fail (painted != NULL && families != NULL, NULL);

  GString *svg = g_string_new (NULL);

  grundy_svg_append_heading (svg, painted->drawing->width + 2 * MARGIN, painted->drawing->height + 2 * MARGIN, families,
                             title, painted->theme->background);
  grundy_board_drawing_append_svg (painted->drawing, painted->theme, MARGIN, MARGIN, 1, svg);
  g_string_append (svg, "\n</svg>\n");
  return g_string_free_to_bytes (svg);
}
