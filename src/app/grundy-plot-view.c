/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-plot-view.h"

#include <math.h>

#define HEIGHT 140
#define MARGIN 8.0
/* Where members are farther apart than this, each is a point. */
#define POINT_WIDTH 4.0

/* The values of the members in one column of pixels */
typedef struct
{
  guint64 least;
  guint64 largest;
} Column;

struct _GrundyPlotView
{
  GtkWidget parent_instance;

  /* owned */
  GrundySequenceModel *model;
  gulong changed_handler;
  GrundyCells *cells; /* of which the columns are */
  GArray *columns;

  guint64 largest;
  const GrundyTheme *theme;
};

G_DEFINE_FINAL_TYPE (GrundyPlotView, grundy_plot_view, GTK_TYPE_WIDGET)

/* Members are summed up by columns once for each width: there may be a million. */
static void
sum_up (GrundyPlotView *self)
{
  guint width = MAX (gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN, 1);
  guint64 n_cells = grundy_cells_get_n_cells (self->cells);
  guint n_columns = MIN (width, n_cells);

  g_array_set_size (self->columns, 0);
  self->largest = 1;
  for (guint i = 0; i < n_columns; i++)
    {
      Column column;

      grundy_cells_get_span (self->cells, i * n_cells / n_columns, (i + 1) * n_cells / n_columns, &column.least,
                             &column.largest);
      self->largest = MAX (self->largest, column.largest);
      g_array_append_val (self->columns, column);
    }
}

static double
get_column_width (GrundyPlotView *self)
{
  return (gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN) / MAX (self->columns->len, 1);
}

static double
get_y (GrundyPlotView *self, guint64 value)
{
  double bottom = gtk_widget_get_height (GTK_WIDGET (self)) - MARGIN;

  return bottom - (double)value / self->largest * (bottom - MARGIN - POINT_WIDTH);
}

static void
draw_columns (GrundyPlotView *self, cairo_t *cr)
{
  double width = get_column_width (self);

  for (guint i = 0; i < self->columns->len; i++)
    {
      const Column *column = &g_array_index (self->columns, Column, i);
      double x = MARGIN + (i + 0.5) * width;
      double size = MIN (width, POINT_WIDTH);

      grundy_color_set_source (column->largest == 0 ? self->theme->nodes[GRUNDY_OUTCOME_P].letter : self->theme->text,
                               cr);
      cairo_rectangle (cr, x - size / 2, get_y (self, column->largest) - POINT_WIDTH / 2, size,
                       get_y (self, column->least) - get_y (self, column->largest) + POINT_WIDTH);
      cairo_fill (cr);
    }
}

static void
draw_cursor (GrundyPlotView *self, cairo_t *cr)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN;
  double share = (grundy_sequence_model_get_cursor (self->model) + 0.5) / grundy_cells_get_n_cells (self->cells);

  grundy_color_set_source (self->theme->look, cr);
  cairo_rectangle (cr, MARGIN + share * width - 2, 0, 4, gtk_widget_get_height (GTK_WIDGET (self)));
  cairo_fill (cr);
}

static void
draw_scale (GrundyPlotView *self, cairo_t *cr)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, self->largest);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  grundy_color_set_source (self->theme->quiet_text, cr);
  cairo_move_to (cr, MARGIN, 0);
  pango_cairo_show_layout (cr, layout);
}

static void
grundy_plot_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GrundyPlotView *self = GRUNDY_PLOT_VIEW (widget);
  cairo_t *cr;

  if (self->cells == NULL)
    return;
  cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget)));
  grundy_color_set_source (self->theme->background, cr);
  cairo_paint (cr);
  draw_cursor (self, cr);
  draw_columns (self, cr);
  draw_scale (self, cr);
  cairo_destroy (cr);
}

static void
changed (GrundyPlotView *self)
{
  GrundyCells *cells = self->model != NULL ? grundy_sequence_model_get_cells (self->model) : NULL;

  if (cells != self->cells)
    {
      g_clear_pointer (&self->cells, grundy_cells_unref);
      if (cells != NULL)
        {
          self->cells = grundy_cells_ref (cells);
          sum_up (self);
        }
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
grundy_plot_view_set_model (GrundyPlotView *self, GrundySequenceModel *model, const GrundyTheme *theme)
{
  g_return_if_fail (GRUNDY_IS_PLOT_VIEW (self));
  g_return_if_fail (theme != NULL);

  self->theme = theme;
  if (self->model != NULL)
    g_clear_signal_handler (&self->changed_handler, self->model);
  g_set_object (&self->model, model);
  if (model != NULL)
    self->changed_handler = g_signal_connect_swapped (model, "changed", G_CALLBACK (changed), self);
  changed (self);
}

static void
pressed (GtkGestureClick *gesture, int n_press, double x, double y, GrundyPlotView *self)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN;
  guint64 cell;

  if (self->cells == NULL || width <= 0)
    return;
  cell = CLAMP ((x - MARGIN) / width, 0, 1) * grundy_cells_get_n_cells (self->cells);
  grundy_sequence_model_select (self->model, cell, cell);
}

static void
grundy_plot_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 2 * MARGIN;
}

static void
grundy_plot_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GrundyPlotView *self = GRUNDY_PLOT_VIEW (widget);

  if (self->cells != NULL)
    sum_up (self);
}

static void
grundy_plot_view_dispose (GObject *object)
{
  GrundyPlotView *self = GRUNDY_PLOT_VIEW (object);

  if (self->model != NULL)
    g_clear_signal_handler (&self->changed_handler, self->model);
  g_clear_object (&self->model);
  g_clear_pointer (&self->cells, grundy_cells_unref);
  g_clear_pointer (&self->columns, g_array_unref);

  G_OBJECT_CLASS (grundy_plot_view_parent_class)->dispose (object);
}

static void
grundy_plot_view_class_init (GrundyPlotViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = grundy_plot_view_dispose;
  widget_class->snapshot = grundy_plot_view_snapshot;
  widget_class->measure = grundy_plot_view_measure;
  widget_class->size_allocate = grundy_plot_view_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "plot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
grundy_plot_view_init (GrundyPlotView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->theme = grundy_theme_get (GRUNDY_THEME_LIGHT);
  self->columns = g_array_new (FALSE, FALSE, sizeof (Column));
  g_signal_connect (click, "pressed", G_CALLBACK (pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}
