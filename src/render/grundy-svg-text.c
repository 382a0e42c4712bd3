/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-svg-text.h"

#include "grundy-decimal.h"

#define MM_A_POINT (25.4 / 72)

void
grundy_svg_append_number (GString *text, const char *name, double number)
{
  g_return_if_fail (text != NULL && name != NULL);

  g_string_append_printf (text, " %s=\"", name);
  grundy_append_decimal (text, number);
  g_string_append_c (text, '"');
}

void
grundy_svg_append_color (GString *text, const char *name, GrundyColor color)
{
  g_return_if_fail (text != NULL && name != NULL);

  g_string_append_printf (text, " %s=\"#", name);
  grundy_append_hex (text, color);
  g_string_append_c (text, '"');
}

void
grundy_svg_append_escaped (GString *text, const char *string)
{
  g_return_if_fail (text != NULL && string != NULL);

  g_autofree char *escaped = g_markup_escape_text (string, -1);

  g_string_append (text, escaped);
}

/* The families, each in quotes but the last, which is a word of CSS */
static void
append_families (GString *text, const char *list)
{
  g_auto (GStrv) families = g_strsplit (list, ",", -1);

  g_string_append (text, " font-family=\"");
  for (guint i = 0; families[i] != NULL; i++)
    {
      gboolean is_word = families[i + 1] == NULL;

      g_string_append (text, i > 0 ? ", " : "");
      g_string_append (text, is_word ? "" : "'");
      grundy_svg_append_escaped (text, families[i]);
      g_string_append (text, is_word ? "" : "'");
    }
  g_string_append_c (text, '"');
}

void
grundy_svg_append_heading (GString *text, double width, double height, const char *families, const char *title,
                           GrundyColor background)
{
  g_return_if_fail (text != NULL && families != NULL);

  g_string_append (text, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\""
                         " width=\"");
  grundy_append_decimal (text, width * MM_A_POINT);
  g_string_append (text, "mm\" height=\"");
  grundy_append_decimal (text, height * MM_A_POINT);
  g_string_append (text, "mm\" viewBox=\"0 0 ");
  grundy_append_decimal (text, width);
  g_string_append_c (text, ' ');
  grundy_append_decimal (text, height);
  g_string_append (text, "\" role=\"img\"");
  append_families (text, families);
  g_string_append (text, ">\n");
  if (title != NULL)
    {
      g_string_append (text, "<title>");
      grundy_svg_append_escaped (text, title);
      g_string_append (text, "</title>\n");
    }
  g_string_append (text, "<rect class=\"background\"");
  grundy_svg_append_number (text, "width", width);
  grundy_svg_append_number (text, "height", height);
  grundy_svg_append_color (text, "fill", background);
  g_string_append (text, "/>\n");
}
