/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Cells in rows: above a column stands how many more than before the row; before a row its first number. All lengths
 * follow from the size of the text.
 */
#include "grundy-chart-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* By the size of the text */
#define ROW_HEIGHT 1.9
#define PADDING 0.5
#define TITLE_HEIGHT 2.2
#define HEADER_HEIGHT 1.5
/* Between cells, in points */
#define GAP 0.8
/* No text is smaller, in points, unless it is asked for. */
#define LEAST_TEXT_PT 5.0

typedef struct
{
  const GrundyChart *chart;
  const GrundyCells *cells;
  GrundyFont *font;
  GrundySheet *sheet;
  guint n_columns;
  guint64 n_rows;
  double text;   /* its size */
  double margin; /* round the whole */
  double header; /* the width of the numbers before rows */
  double width;  /* of a cell */
} Table;

static double
measure_number (const Table *table, guint64 number)
{
  char text[24];

  g_snprintf (text, sizeof text, "%" G_GUINT64_FORMAT, number);
  return grundy_font_shape (table->font, text, table->text, FALSE)->width;
}

static void
choose_widths (Table *table, double text)
{
  gboolean is_table = grundy_cells_get_kind (table->cells) == GRUNDY_CELLS_TABLE;
  guint64 last = is_table ? grundy_cells_get_last (table->cells) : table->chart->last;
  guint64 least, largest;

  table->text = text;
  table->margin = table->chart->theme->sizes.margin;
  grundy_cells_get_span (table->cells, table->chart->first, table->chart->last + 1, &least, &largest);
  table->header = measure_number (table, last) + 2 * PADDING * text;
  table->width = MAX (measure_number (table, MAX (largest, table->n_columns - 1)), text) + 2 * PADDING * text;
}

static double
get_width (const Table *table)
{
  return 2 * table->margin + table->header + table->n_columns * table->width;
}

/* Texts become smaller for the width if their size is not asked for, and cells become wider. */
static gboolean
fill_width (Table *table, GError **error)
{
  double width = table->chart->width_mm * GRUNDY_POINTS_A_MM;
  double room = width - 2 * table->margin;
  double share = room / (get_width (table) - 2 * table->margin);

  if (width <= 0)
    return TRUE;
  if (share < 1 && table->chart->text_pt <= 0)
    choose_widths (table, MAX (table->text * MAX (share, 0) * 0.999, LEAST_TEXT_PT));
  if (get_width (table) > width)
    {
      g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
                   /* Translators: %d is a whole number of millimetres. */
                   _ ("The figure does not fit into that width: with these sizes it needs at least %d mm."),
                   (int)ceil (get_width (table) / GRUNDY_POINTS_A_MM));
      return FALSE;
    }
  table->width = (room - table->header) / table->n_columns;
  return TRUE;
}

static void
add_number (const Table *table, const char *name, const char *text, double x, double middle, GrundyColor color)
{
  const GrundySheetText item = {
    .name = name,
    .text = text,
    .x = x,
    .baseline = middle + grundy_font_get_cap_height (table->font, table->text) / 2,
    .align = GRUNDY_ALIGN_MIDDLE,
    .size = table->text,
    .color = color,
  };

  grundy_sheet_add_text (table->sheet, &item);
}

static void
add_cell (const Table *table, guint64 cell, double x, double y)
{
  double height = ROW_HEIGHT * table->text;
  const GrundyBox box = { x + GAP / 2, y + GAP / 2, x + table->width - GAP / 2, y + height - GAP / 2 };
  GrundyColor fill, ink;
  char text[24];

  if (!grundy_cells_has_value (table->cells, cell))
    return;
  grundy_chart_get_ink (table->chart->theme, grundy_cells_get_value (table->cells, cell), &fill, &ink);
  g_snprintf (text, sizeof text, "%" G_GUINT64_FORMAT, grundy_cells_get_value (table->cells, cell));
  grundy_sheet_add_box (table->sheet, grundy_cells_get_value (table->cells, cell) == 0 ? "cell P" : "cell N", &box,
                        fill);
  add_number (table, "sg", text, x + table->width / 2, y + height / 2, ink);
}

static void
add_headers (const Table *table, double left, double top)
{
  gboolean is_table = grundy_cells_get_kind (table->cells) == GRUNDY_CELLS_TABLE;
  GrundyColor color = table->chart->theme->quiet_text;
  char text[24];

  for (guint column = 0; column < table->n_columns; column++)
    {
      g_snprintf (text, sizeof text, "%u", column);
      add_number (table, "axis", text, left + (column + 0.5) * table->width, top - HEADER_HEIGHT * table->text / 2,
                  color);
    }
  for (guint64 row = 0; row < table->n_rows; row++)
    {
      g_snprintf (text, sizeof text, "%" G_GUINT64_FORMAT,
                  is_table ? row : table->chart->first + row * table->n_columns);
      add_number (table, "axis", text, left - table->header / 2, top + (row + 0.5) * ROW_HEIGHT * table->text, color);
    }
}

static void
add_title (const Table *table)
{
  g_autofree char *title = grundy_chart_get_title (table->chart, table->cells);
  const GrundySheetText item = {
    .name = "title",
    .text = title,
    .x = table->margin,
    .baseline = table->margin + table->text,
    .size = table->text,
    .color = table->chart->theme->text,
  };

  grundy_sheet_add_text (table->sheet, &item);
}

static gboolean
has_few_cells (guint64 n_cells, GError **error)
{
  g_autofree char *count = g_strdup_printf ("%" G_GUINT64_FORMAT, n_cells);

  if (n_cells <= GRUNDY_CHART_MAX_CELLS)
    return TRUE;
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
               /* Translators: both are whole numbers. */
               _ ("A figure shows at most %1$d cells, and these are %2$s: choose fewer of them, or a plot."),
               GRUNDY_CHART_MAX_CELLS, count);
  return FALSE;
}

GrundySheet *
grundy_chart_arrange_cells (const GrundyChart *chart, const GrundyCells *cells, GrundyFont *font, GError **error)
{
  guint64 n_cells = chart->last - chart->first + 1;
  gboolean is_table = grundy_cells_get_kind (cells) == GRUNDY_CELLS_TABLE;
  Table table = { .chart = chart, .cells = cells, .font = font };
  double top, left;

  if (!has_few_cells (n_cells, error))
    return NULL;
  table.n_columns = is_table ? grundy_cells_get_last (cells) + 1 : MIN (MAX (chart->n_columns, 1), n_cells);
  table.n_rows = (n_cells - 1) / table.n_columns + 1;
  choose_widths (&table, chart->text_pt > 0 ? chart->text_pt : chart->theme->sizes.outside_text);
  if (!fill_width (&table, error))
    return NULL;
  left = table.margin + table.header;
  top = table.margin + (TITLE_HEIGHT + HEADER_HEIGHT) * table.text;
  table.sheet = grundy_sheet_new (font, get_width (&table), top + table.n_rows * ROW_HEIGHT * table.text + table.margin,
                                  chart->theme->background);
  add_title (&table);
  add_headers (&table, left, top);
  for (guint64 i = 0; i < n_cells; i++)
    add_cell (&table, chart->first + i, left + i % table.n_columns * table.width,
              top + i / table.n_columns * ROW_HEIGHT * table.text);
  return table.sheet;
}
