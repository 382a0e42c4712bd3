/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * SG(n) over n. Where several numbers fall into one column, there is a line from their least to their largest value,
 * so that a million numbers are as quickly drawn, and as small a file, as a thousand.
 */
#include "grundy-chart-private.h"

#include <math.h>

/* The size of the whole where no width is asked for, and its shape */
#define USUAL_WIDTH_MM 160
#define ASPECT 0.4
#define LEAST_WIDTH_PT 100.0
/* In points */
#define POINT 2.4
#define LEAST_COLUMN 0.6
#define GRID_LINE 0.4
/* By the size of the text */
#define TITLE_HEIGHT 2.2
#define AXIS_HEIGHT 1.8
#define AXIS_GAP 0.6
#define MAX_X_TICKS 10
#define MAX_Y_TICKS 6

typedef struct
{
  const GrundyChart *chart;
  const GrundyCells *cells;
  GrundySheet *sheet;
  double text;    /* its size */
  GrundyBox area; /* where values are */
  guint64 n;      /* how many numbers */
  guint64 largest;
  double last_width; /* of the largest number under the axis */
} Plot;

/* 1, 2 or 5 times a power of ten, so that there are at most so many steps. */
static guint64
choose_step (guint64 range, guint most)
{
  guint64 step = 1;

  for (guint i = 0; range / step > most; i++)
    step = i % 3 == 1 ? step / 2 * 5 : step * 2;
  return step;
}

static double
get_x (const Plot *plot, guint64 n)
{
  return plot->area.x0 + (n - plot->chart->first + 0.5) / plot->n * (plot->area.x1 - plot->area.x0);
}

static double
get_y (const Plot *plot, guint64 value)
{
  return plot->area.y1 - POINT / 2 - (double)value / plot->largest * (plot->area.y1 - plot->area.y0 - POINT);
}

static void
add_text (const Plot *plot, const char *name, const char *text, double x, double baseline, GrundyAlign align)
{
  const GrundySheetText item = {
    .name = name,
    .text = text,
    .x = x,
    .baseline = baseline,
    .align = align,
    .size = plot->text,
    .color = plot->chart->theme->text,
  };

  grundy_sheet_add_text (plot->sheet, &item);
}

static void
add_x_axis (const Plot *plot)
{
  double room = (plot->area.x1 - plot->area.x0) / (2 * plot->last_width);
  guint64 step = choose_step (plot->n - 1, CLAMP (room, 1, MAX_X_TICKS));

  for (guint64 n = (plot->chart->first + step - 1) / step * step; n <= plot->chart->last; n += step)
    {
      double x = get_x (plot, n);
      const GrundyBox line = { x - GRID_LINE / 2, plot->area.y0, x + GRID_LINE / 2, plot->area.y1 + plot->text / 3 };
      g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, n);

      grundy_sheet_add_box (plot->sheet, "grid", &line, plot->chart->theme->faded_edge);
      add_text (plot, "axis", text, x, plot->area.y1 + 1.4 * plot->text, GRUNDY_ALIGN_MIDDLE);
    }
}

static void
add_y_axis (const Plot *plot)
{
  guint64 step = choose_step (plot->largest, MAX_Y_TICKS);

  for (guint64 value = 0; value <= plot->largest; value += step)
    {
      double y = get_y (plot, value);
      const GrundyBox line = { plot->area.x0, y - GRID_LINE / 2, plot->area.x1, y + GRID_LINE / 2 };
      g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, value);

      grundy_sheet_add_box (plot->sheet, "grid", &line, plot->chart->theme->faded_edge);
      add_text (plot, "axis", text, plot->area.x0 - AXIS_GAP * plot->text, y + 0.36 * plot->text, GRUNDY_ALIGN_END);
    }
}

static void
add_values (const Plot *plot)
{
  double width = plot->area.x1 - plot->area.x0;
  guint n_columns = MIN (plot->n, (guint64)(width / LEAST_COLUMN));
  double size = MIN (POINT, width / n_columns);

  for (guint i = 0; i < n_columns; i++)
    {
      double x = plot->area.x0 + (i + 0.5) * width / n_columns;
      guint64 least, largest;
      GrundyBox box;

      grundy_cells_get_span (plot->cells, plot->chart->first + i * plot->n / n_columns,
                             plot->chart->first + (i + 1) * plot->n / n_columns, &least, &largest);
      box =
          (GrundyBox){ x - size / 2, get_y (plot, largest) - POINT / 2, x + size / 2, get_y (plot, least) + POINT / 2 };
      grundy_sheet_add_box (plot->sheet, largest == 0 ? "value P" : "value N", &box,
                            largest == 0 ? plot->chart->theme->nodes[GRUNDY_OUTCOME_P].letter
                                         : plot->chart->theme->text);
    }
}

GrundySheet *
grundy_chart_plot (const GrundyChart *chart, const GrundyCells *cells, GrundyFont *font, GError **error)
{
  double margin = chart->theme->sizes.margin;
  double width = MAX ((chart->width_mm > 0 ? chart->width_mm : USUAL_WIDTH_MM) * GRUNDY_POINTS_A_MM, LEAST_WIDTH_PT);
  double height = ASPECT * width;
  Plot plot = { .chart = chart, .cells = cells, .n = chart->last - chart->first + 1 };
  g_autofree char *title = grundy_chart_get_title (chart, cells);
  g_autofree char *widest = NULL;
  g_autofree char *last = NULL;
  guint64 least;

  plot.text = chart->text_pt > 0 ? chart->text_pt : chart->theme->sizes.outside_text;
  grundy_cells_get_span (cells, chart->first, chart->last + 1, &least, &plot.largest);
  plot.largest = MAX (plot.largest, 1);
  last = g_strdup_printf ("%" G_GUINT64_FORMAT, chart->last);
  plot.last_width = grundy_font_shape (font, last, plot.text, FALSE)->width;
  widest = g_strdup_printf ("%" G_GUINT64_FORMAT, plot.largest);
  plot.area = (GrundyBox){
    margin + grundy_font_shape (font, widest, plot.text, FALSE)->width + 2 * AXIS_GAP * plot.text,
    margin + TITLE_HEIGHT * plot.text,
    width - margin - plot.last_width / 2,
    height - margin - AXIS_HEIGHT * plot.text,
  };
  plot.sheet = grundy_sheet_new (font, width, height, chart->theme->background);
  add_text (&plot, "title", title, margin, margin + plot.text, GRUNDY_ALIGN_START);
  add_x_axis (&plot);
  add_y_axis (&plot);
  add_values (&plot);
  return plot.sheet;
}
