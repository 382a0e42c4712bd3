/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Paths are made by cairo, on a surface on which nothing is ever painted, and written down. */
#include "grundy-board-svg.h"

#include "grundy-board-pen.h"
#include "grundy-decimal.h"
#include "grundy-svg-text.h"

static void
append_points (GString *svg, const cairo_path_data_t *data, guint n_points)
{
  for (guint i = 1; i <= n_points; i++)
    {
      if (i > 1)
        g_string_append_c (svg, ' ');
      grundy_append_decimal (svg, data[i].point.x);
      g_string_append_c (svg, ' ');
      grundy_append_decimal (svg, data[i].point.y);
    }
}

static void
append_path (cairo_t *cr, GString *svg)
{
  cairo_path_t *path = cairo_copy_path (cr);

  g_string_append (svg, "<path d=\"");
  for (int i = 0; i < path->num_data; i += path->data[i].header.length)
    {
      const cairo_path_data_t *data = &path->data[i];

      switch (data->header.type)
        {
        case CAIRO_PATH_MOVE_TO:
          g_string_append_c (svg, 'M');
          append_points (svg, data, 1);
          break;
        case CAIRO_PATH_LINE_TO:
          g_string_append_c (svg, 'L');
          append_points (svg, data, 1);
          break;
        case CAIRO_PATH_CURVE_TO:
          g_string_append_c (svg, 'C');
          append_points (svg, data, 3);
          break;
        case CAIRO_PATH_CLOSE_PATH:
        default:
          g_string_append_c (svg, 'Z');
          break;
        }
    }
  g_string_append_c (svg, '"');
  cairo_path_destroy (path);
}

static void
fill (const GrundyBoardPen *pen, GrundyColor color)
{
  append_path (pen->cr, pen->data);
  grundy_svg_append_color (pen->data, "fill", color);
  g_string_append (pen->data, "/>");
}

static void
stroke (const GrundyBoardPen *pen, GrundyColor color, double width)
{
  append_path (pen->cr, pen->data);
  g_string_append (pen->data, " fill=\"none\"");
  grundy_svg_append_color (pen->data, "stroke", color);
  grundy_svg_append_number (pen->data, "stroke-width", width);
  g_string_append (pen->data, "/>");
}

static void
write_text (const GrundyBoardPen *pen, const GrundyBoardItem *item, double x, double baseline, GrundyColor color)
{
  g_string_append (pen->data, "<text");
  grundy_svg_append_number (pen->data, "x", x + item->run->width / 2);
  grundy_svg_append_number (pen->data, "y", baseline);
  g_string_append (pen->data, " text-anchor=\"middle\"");
  grundy_svg_append_number (pen->data, "font-size", item->text_size);
  grundy_svg_append_color (pen->data, "fill", color);
  g_string_append_c (pen->data, '>');
  grundy_svg_append_escaped (pen->data, item->text);
  g_string_append (pen->data, "</text>");
}

void
grundy_board_drawing_append_svg (const GrundyBoardDrawing *drawing, const GrundyTheme *theme, double x, double y,
                                 double scale, GString *svg)
{
  g_return_if_fail (drawing != NULL && theme != NULL && svg != NULL);

  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);
  GrundyBoardPen pen = { cr, svg, fill, stroke, write_text };

  g_string_append (svg, "<g class=\"board\" stroke-linejoin=\"round\" stroke-linecap=\"round\" transform=\"translate(");
  grundy_append_decimal (svg, x);
  g_string_append_c (svg, ' ');
  grundy_append_decimal (svg, y);
  g_string_append (svg, ") scale(");
  grundy_append_decimal (svg, scale);
  g_string_append (svg, ")\">");
  grundy_board_drawing_paint_with (drawing, &pen, theme, NULL, NULL);
  g_string_append (svg, "</g>");
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}
