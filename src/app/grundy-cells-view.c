/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cells-view.h"

#include "grundy-chart.h"

#include <math.h>

#define CELL_HEIGHT 32.0
#define HEADER_HEIGHT 24.0
/* Beside a number, on each side */
#define PADDING 9.0
#define MIN_CELL_WIDTH 40.0

struct _GrundyCellsView
{
  GrundyScrollArea parent_instance;

  /* owned */
  GrundySequenceModel *model;
  gulong changed_handler;

  const GrundyTheme *theme;
  double digit_width;
  double cell_width;
  double header_width; /* of the numbers before rows */
};

G_DEFINE_FINAL_TYPE (GrundyCellsView, grundy_cells_view, GRUNDY_TYPE_SCROLL_AREA)

enum
{
  ACTIVATE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- Where things are --------------------------------------------------------------------------------------- */

static GrundyCells *
get_cells (GrundyCellsView *self)
{
  return self->model != NULL ? grundy_sequence_model_get_cells (self->model) : NULL;
}

static guint
get_n_columns (GrundyCellsView *self)
{
  return grundy_sequence_model_get_n_columns (self->model);
}

static guint64
get_n_rows (GrundyCellsView *self)
{
  GrundyCells *cells = get_cells (self);

  return cells != NULL ? (grundy_cells_get_n_cells (cells) - 1) / get_n_columns (self) + 1 : 0;
}

static double
get_scroll (GrundyCellsView *self, GtkOrientation orientation)
{
  return grundy_scroll_area_get_offset (GRUNDY_SCROLL_AREA (self), orientation);
}

static guint
count_digits (guint64 number)
{
  guint n = 1;

  for (; number >= 10; number /= 10)
    n++;
  return n;
}

/* The widest of the first values is asked for: all of a million would take long, and later ones are rarely wider. */
static guint64
find_widest (const GrundyCells *cells)
{
  guint64 least, largest;

  grundy_cells_get_span (cells, 0, MIN (grundy_cells_get_n_cells (cells), 100000), &least, &largest);
  return largest;
}

static void
measure (GrundyCellsView *self)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), "0");
  GrundyCells *cells = get_cells (self);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  self->digit_width = width;
  if (cells == NULL)
    return;
  self->cell_width = MAX (MIN_CELL_WIDTH, count_digits (find_widest (cells)) * self->digit_width + 2 * PADDING);
  self->header_width = count_digits (grundy_cells_get_last (cells)) * self->digit_width + 2 * PADDING;
}

static double
grundy_cells_view_get_extent (GrundyScrollArea *area, GtkOrientation orientation)
{
  GrundyCellsView *self = GRUNDY_CELLS_VIEW (area);

  if (get_cells (self) == NULL)
    return 0;
  return orientation == GTK_ORIENTATION_HORIZONTAL ? self->header_width + get_n_columns (self) * self->cell_width
                                                   : HEADER_HEIGHT + get_n_rows (self) * CELL_HEIGHT;
}

static gboolean
find_cell (GrundyCellsView *self, double x, double y, guint64 *cell)
{
  GrundyCells *cells = get_cells (self);
  double column = floor ((x - self->header_width + get_scroll (self, GTK_ORIENTATION_HORIZONTAL)) / self->cell_width);
  double row = floor ((y - HEADER_HEIGHT + get_scroll (self, GTK_ORIENTATION_VERTICAL)) / CELL_HEIGHT);

  if (cells == NULL)
    return FALSE;
  column = CLAMP (column, 0, get_n_columns (self) - 1.0);
  row = CLAMP (row, 0, get_n_rows (self) - 1.0);
  *cell = MIN ((guint64)row * get_n_columns (self) + (guint64)column, grundy_cells_get_n_cells (cells) - 1);
  return TRUE;
}

static void
reveal_cursor (GrundyCellsView *self)
{
  guint64 cursor = grundy_sequence_model_get_cursor (self->model);
  double x = cursor % get_n_columns (self) * self->cell_width;
  double y = cursor / get_n_columns (self) * CELL_HEIGHT;

  /* What is before and above lies under the headers. */
  grundy_scroll_area_reveal (GRUNDY_SCROLL_AREA (self), GTK_ORIENTATION_HORIZONTAL, x,
                             x + self->header_width + self->cell_width);
  grundy_scroll_area_reveal (GRUNDY_SCROLL_AREA (self), GTK_ORIENTATION_VERTICAL, y, y + HEADER_HEIGHT + CELL_HEIGHT);
}

/* --- Drawing ------------------------------------------------------------------------------------------------ */

static void
draw_number (cairo_t *cr, PangoLayout *layout, guint64 number, double x, double y, double width, double height)
{
  char text[24];
  int text_width, text_height;

  g_snprintf (text, sizeof text, "%" G_GUINT64_FORMAT, number);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  cairo_move_to (cr, x + round ((width - text_width) / 2), y + round ((height - text_height) / 2));
  pango_cairo_show_layout (cr, layout);
}

/* What does not follow a period is bold. */
static void
set_weight (PangoLayout *layout, gboolean is_bold)
{
  g_autoptr (PangoAttrList) attributes = NULL;

  if (is_bold)
    {
      attributes = pango_attr_list_new ();
      pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
    }
  pango_layout_set_attributes (layout, attributes);
}

static void
draw_cell (GrundyCellsView *self, cairo_t *cr, PangoLayout *layout, guint64 cell, double x, double y)
{
  gboolean has_value = grundy_cells_has_value (get_cells (self), cell);
  guint64 value = has_value ? grundy_cells_get_value (get_cells (self), cell) : 0;
  GrundyColor fill, text;

  grundy_chart_get_ink (self->theme, value, &fill, &text);
  cairo_rectangle (cr, x + 1, y + 1, self->cell_width - 2, CELL_HEIGHT - 2);
  grundy_color_set_source (has_value ? fill : self->theme->background, cr);
  cairo_fill (cr);
  if (grundy_sequence_model_is_selected (self->model, cell))
    {
      cairo_rectangle (cr, x + 1.5, y + 1.5, self->cell_width - 3, CELL_HEIGHT - 3);
      grundy_color_set_source (self->theme->text, cr);
      cairo_set_line_width (cr, cell == grundy_sequence_model_get_cursor (self->model) ? 3 : 1.5);
      cairo_stroke (cr);
    }
  if (!has_value)
    return;
  grundy_color_set_source (text, cr);
  set_weight (layout, grundy_cells_is_exception (get_cells (self), cell));
  draw_number (cr, layout, value, x, y, self->cell_width, CELL_HEIGHT);
  set_weight (layout, FALSE);
}

static void
draw_cells (GrundyCellsView *self, cairo_t *cr, PangoLayout *layout, int width, int height)
{
  GrundyCells *cells = get_cells (self);
  guint n_columns = get_n_columns (self);
  double left = self->header_width - get_scroll (self, GTK_ORIENTATION_HORIZONTAL);
  double top = HEADER_HEIGHT - get_scroll (self, GTK_ORIENTATION_VERTICAL);
  guint first_column = MAX (0, floor ((self->header_width - left) / self->cell_width));
  guint64 first_row = MAX (0, floor ((HEADER_HEIGHT - top) / CELL_HEIGHT));

  cairo_save (cr);
  cairo_rectangle (cr, self->header_width, HEADER_HEIGHT, width, height);
  cairo_clip (cr);
  for (guint64 row = first_row; row < get_n_rows (self) && top + row * CELL_HEIGHT < height; row++)
    for (guint column = first_column; column < n_columns && left + column * self->cell_width < width; column++)
      if (row * n_columns + column < grundy_cells_get_n_cells (cells))
        draw_cell (self, cr, layout, row * n_columns + column, left + column * self->cell_width,
                   top + row * CELL_HEIGHT);
  cairo_restore (cr);
}

/* Before a row stands its first member, above a column how many more. */
static void
draw_headers (GrundyCellsView *self, cairo_t *cr, PangoLayout *layout, int width, int height)
{
  gboolean is_table = grundy_cells_get_kind (get_cells (self)) == GRUNDY_CELLS_TABLE;
  guint n_columns = get_n_columns (self);
  double left = self->header_width - get_scroll (self, GTK_ORIENTATION_HORIZONTAL);
  double top = HEADER_HEIGHT - get_scroll (self, GTK_ORIENTATION_VERTICAL);
  guint64 first_row = MAX (0, floor ((HEADER_HEIGHT - top) / CELL_HEIGHT));

  grundy_color_set_source (self->theme->quiet_text, cr);
  cairo_save (cr);
  cairo_rectangle (cr, self->header_width, 0, width, HEADER_HEIGHT);
  cairo_clip (cr);
  for (guint column = 0; column < n_columns; column++)
    draw_number (cr, layout, column, left + column * self->cell_width, 0, self->cell_width, HEADER_HEIGHT);
  cairo_restore (cr);
  cairo_rectangle (cr, 0, HEADER_HEIGHT, self->header_width, height);
  cairo_clip (cr);
  for (guint64 row = first_row; row < get_n_rows (self) && top + row * CELL_HEIGHT < height; row++)
    draw_number (cr, layout, is_table ? row : row * n_columns, 0, top + row * CELL_HEIGHT, self->header_width,
                 CELL_HEIGHT);
}

static void
grundy_cells_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GrundyCellsView *self = GRUNDY_CELLS_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  g_autoptr (PangoLayout) layout = NULL;
  cairo_t *cr;

  if (get_cells (self) == NULL)
    return;
  layout = gtk_widget_create_pango_layout (widget, NULL);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  grundy_color_set_source (self->theme->background, cr);
  cairo_paint (cr);
  draw_cells (self, cr, layout, width, height);
  draw_headers (self, cr, layout, width, height);
  cairo_destroy (cr);
}

/* --- Input -------------------------------------------------------------------------------------------------- */

static void
drag_begin (GtkGestureDrag *gesture, double x, double y, GrundyCellsView *self)
{
  GdkModifierType modifiers = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  guint64 cell;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (find_cell (self, x, y, &cell))
    grundy_sequence_model_select (
        self->model, (modifiers & GDK_SHIFT_MASK) != 0 ? grundy_sequence_model_get_anchor (self->model) : cell, cell);
}

static void
drag_update (GtkGestureDrag *gesture, double dx, double dy, GrundyCellsView *self)
{
  double x, y;
  guint64 cell;

  if (gtk_gesture_drag_get_start_point (gesture, &x, &y) && find_cell (self, x + dx, y + dy, &cell))
    grundy_sequence_model_select (self->model, grundy_sequence_model_get_anchor (self->model), cell);
}

static void
pressed (GtkGestureClick *gesture, int n_press, double x, double y, GrundyCellsView *self)
{
  if (n_press == 2 && get_cells (self) != NULL)
    g_signal_emit (self, signals[ACTIVATE], 0);
}

/* Moves the cursor by @columns and @rows; with @extends the selection goes along. */
static gboolean
move_cursor (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  GrundyCellsView *self = GRUNDY_CELLS_VIEW (widget);
  int columns, rows;
  gboolean extends;
  gint64 cursor;

  if (get_cells (self) == NULL)
    return GDK_EVENT_PROPAGATE;
  g_variant_get (args, "(iib)", &columns, &rows, &extends);
  cursor = (gint64)grundy_sequence_model_get_cursor (self->model) + columns + (gint64)rows * get_n_columns (self);
  if (cursor >= 0 && cursor < (gint64)grundy_cells_get_n_cells (get_cells (self)))
    grundy_sequence_model_select (self->model,
                                  extends ? grundy_sequence_model_get_anchor (self->model) : (guint64)cursor, cursor);
  reveal_cursor (self);
  return GDK_EVENT_STOP;
}

static gboolean
jump (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  GrundyCellsView *self = GRUNDY_CELLS_VIEW (widget);
  guint64 cell = g_variant_get_boolean (args) ? G_MAXUINT64 : 0;

  if (get_cells (self) == NULL)
    return GDK_EVENT_PROPAGATE;
  grundy_sequence_model_select (self->model, cell, cell);
  reveal_cursor (self);
  return GDK_EVENT_STOP;
}

static gboolean
activate (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  g_signal_emit (widget, signals[ACTIVATE], 0);
  return GDK_EVENT_STOP;
}

static gboolean
copy (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  GrundyCellsView *self = GRUNDY_CELLS_VIEW (widget);
  g_autofree char *text = self->model != NULL ? grundy_sequence_model_copy (self->model) : NULL;

  if (text != NULL)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  return GDK_EVENT_STOP;
}

static gboolean
select_all (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  GrundyCellsView *self = GRUNDY_CELLS_VIEW (widget);

  if (self->model != NULL)
    grundy_sequence_model_select (self->model, 0, G_MAXUINT64);
  return GDK_EVENT_STOP;
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    int columns;
    int rows;
  } arrows[] = {
    { GDK_KEY_Left, -1, 0 },
    { GDK_KEY_Right, 1, 0 },
    { GDK_KEY_Up, 0, -1 },
    { GDK_KEY_Down, 0, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    {
      gtk_widget_class_add_binding (widget_class, arrows[i].key, 0, move_cursor, "(iib)", arrows[i].columns,
                                    arrows[i].rows, FALSE);
      gtk_widget_class_add_binding (widget_class, arrows[i].key, GDK_SHIFT_MASK, move_cursor, "(iib)",
                                    arrows[i].columns, arrows[i].rows, TRUE);
    }
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, jump, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, jump, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, 0, activate, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Enter, 0, activate, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, copy, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_a, GDK_CONTROL_MASK, select_all, NULL);
}

/* --- The widget --------------------------------------------------------------------------------------------- */

static void
changed (GrundyCellsView *self)
{
  measure (self);
  grundy_scroll_area_extent_changed (GRUNDY_SCROLL_AREA (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
grundy_cells_view_set_model (GrundyCellsView *self, GrundySequenceModel *model, const GrundyTheme *theme)
{
  g_return_if_fail (GRUNDY_IS_CELLS_VIEW (self));
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
grundy_cells_view_dispose (GObject *object)
{
  GrundyCellsView *self = GRUNDY_CELLS_VIEW (object);

  if (self->model != NULL)
    g_clear_signal_handler (&self->changed_handler, self->model);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (grundy_cells_view_parent_class)->dispose (object);
}

static void
grundy_cells_view_class_init (GrundyCellsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = grundy_cells_view_dispose;
  GRUNDY_SCROLL_AREA_CLASS (klass)->get_extent = grundy_cells_view_get_extent;
  widget_class->snapshot = grundy_cells_view_snapshot;

  signals[ACTIVATE] =
      g_signal_new ("activate", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  add_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "cells");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
grundy_cells_view_init (GrundyCellsView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->theme = grundy_theme_get (GRUNDY_THEME_LIGHT);
  self->cell_width = MIN_CELL_WIDTH;
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect (click, "pressed", G_CALLBACK (pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_gesture_group (click, drag);
}
