/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-decimal.h"

#include <string.h>

void
grundy_append_decimal (GString *text, double number)
{
  g_return_if_fail (text != NULL && ABS (number) < 1e15);

  char buffer[G_ASCII_DTOSTR_BUF_SIZE];
  gsize length;

  g_ascii_formatd (buffer, sizeof buffer, "%.2f", number);
  length = strlen (buffer);
  while (buffer[length - 1] == '0')
    buffer[--length] = '\0';
  if (buffer[length - 1] == '.')
    buffer[--length] = '\0';
  g_string_append (text, g_str_equal (buffer, "-0") ? "0" : buffer);
}

void
grundy_append_hex (GString *text, GrundyColor color)
{
  g_return_if_fail (text != NULL);

  g_string_append_printf (text, "%02x%02x%02x", color.red, color.green, color.blue);
}
