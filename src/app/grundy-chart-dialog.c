/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-chart-dialog.h"

#include "grundy-export-view.h"
#include "grundy-size-row.h"

#include <glib/gi18n.h>

/* In the order of the rows of the dialog */
static const GrundyExportFormat formats[] = { GRUNDY_EXPORT_PNG, GRUNDY_EXPORT_SVG, GRUNDY_EXPORT_PDF,
                                              GRUNDY_EXPORT_CSV };

struct _GrundyChartDialog
{
  AdwWindow parent_instance;

  /* template */
  GrundyExportView *view;
  AdwComboRow *format;
  AdwComboRow *what;
  AdwComboRow *range;
  GtkWidget *look;
  AdwComboRow *theme;
  GtkWidget *sizes;
  GrundySizeRow *width;
  GrundySizeRow *text_size;
  GrundySizeRow *dpi;

  gboolean is_filling; /* the options are set, not changed */

  /* owned */
  GrundySequenceModel *model;
};

G_DEFINE_FINAL_TYPE (GrundyChartDialog, grundy_chart_dialog, ADW_TYPE_WINDOW)

static void
read_options (GrundyChartDialog *self, GrundyChart *chart)
{
  guint64 anchor = grundy_sequence_model_get_anchor (self->model);
  guint64 cursor = grundy_sequence_model_get_cursor (self->model);
  gboolean is_table = grundy_sequence_model_get_kind (self->model) == GRUNDY_CELLS_TABLE;

  grundy_chart_init (chart, grundy_sequence_model_get_cells (self->model));
  chart->format = formats[adw_combo_row_get_selected (self->format)];
  chart->dpi = grundy_size_row_get_size (self->dpi);
  chart->theme = grundy_theme_get (adw_combo_row_get_selected (self->theme));
  chart->n_columns = grundy_sequence_model_get_n_columns (self->model);
  chart->width_mm = grundy_size_row_get_size (self->width);
  chart->text_pt = grundy_size_row_get_size (self->text_size);
  if (is_table)
    return;
  chart->is_plot = adw_combo_row_get_selected (self->what) == 1;
  if (adw_combo_row_get_selected (self->range) == 1)
    {
      chart->first = MIN (anchor, cursor);
      chart->last = MIN (chart->last, MAX (anchor, cursor));
    }
}

/* What is usual for what is shown: a plot where there are more cells than a figure has room for. */
static void
fill_options (GrundyChartDialog *self)
{
  GrundyCells *cells = grundy_sequence_model_get_cells (self->model);
  gboolean is_table = grundy_cells_get_kind (cells) == GRUNDY_CELLS_TABLE;
  GrundyChart chart;

  self->is_filling = TRUE;
  grundy_chart_init (&chart, cells);
  adw_combo_row_set_selected (self->format, 1);
  adw_combo_row_set_selected (self->theme, GRUNDY_THEME_PRINT);
  adw_combo_row_set_selected (self->what, !is_table && grundy_cells_get_n_cells (cells) > GRUNDY_CHART_MAX_CELLS);
  gtk_widget_set_visible (GTK_WIDGET (self->what), !is_table);
  gtk_widget_set_visible (GTK_WIDGET (self->range), !is_table);
  grundy_size_row_set_range (self->width, GRUNDY_EXPORT_LEAST_WIDTH_MM, GRUNDY_EXPORT_MOST_WIDTH_MM, 1, 0);
  grundy_size_row_set_range (self->text_size, GRUNDY_EXPORT_LEAST_TEXT_PT, GRUNDY_EXPORT_MOST_TEXT_PT, 0.5, 0);
  grundy_size_row_set_range (self->dpi, GRUNDY_EXPORT_LEAST_DPI, GRUNDY_EXPORT_MOST_DPI, 10, chart.dpi);
  self->is_filling = FALSE;
}

static void
options_changed (GrundyChartDialog *self)
{
  GrundyExportFormat format = formats[adw_combo_row_get_selected (self->format)];

  if (self->is_filling)
    return;
  gtk_widget_set_sensitive (self->look, format != GRUNDY_EXPORT_CSV);
  gtk_widget_set_sensitive (self->sizes, format != GRUNDY_EXPORT_CSV);
  gtk_widget_set_sensitive (GTK_WIDGET (self->what), format != GRUNDY_EXPORT_CSV);
  gtk_widget_set_sensitive (GTK_WIDGET (self->dpi), format == GRUNDY_EXPORT_PNG);
  grundy_export_view_options_changed (self->view);
}

/* --- What is written ---------------------------------------------------------------------------------------- */

static GrundyExportWork *
make_work (gpointer dialog, gboolean as_picture)
{
  GrundyChartDialog *self = dialog;
  GrundyCells *cells = grundy_sequence_model_get_cells (self->model);
  GrundyChart chart;

  if (cells == NULL)
    {
      grundy_export_view_show_problem (self->view, _ ("There are no values to export."));
      return NULL;
    }
  read_options (self, &chart);
  if (as_picture)
    chart.format = GRUNDY_EXPORT_PNG;
  return grundy_export_work_new_chart (&chart, cells);
}

static char *
suggest_name (gpointer dialog)
{
  GrundyChartDialog *self = dialog;
  GrundyChart chart;

  read_options (self, &chart);
  return grundy_chart_suggest_name (&chart, grundy_sequence_model_get_cells (self->model));
}

static char *
make_command (gpointer dialog, const char *name)
{
  GrundyChartDialog *self = dialog;
  GrundyChart chart;

  read_options (self, &chart);
  return grundy_chart_to_command (&chart, grundy_sequence_model_get_cells (self->model), name);
}

static void
name_chosen (gpointer dialog, const char *name)
{
  GrundyChartDialog *self = dialog;
  GrundyExportFormat format;

  if (!grundy_export_find_format (name, &format))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (formats[i] == format)
      adw_combo_row_set_selected (self->format, i);
}

static const GrundyExportSource source = {
  .make_work = make_work,
  .suggest_name = suggest_name,
  .make_command = make_command,
  .name_chosen = name_chosen,
};

/* --- The widget --------------------------------------------------------------------------------------------- */

static void
grundy_chart_dialog_dispose (GObject *object)
{
  GrundyChartDialog *self = GRUNDY_CHART_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), GRUNDY_TYPE_CHART_DIALOG);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (grundy_chart_dialog_parent_class)->dispose (object);
}

static void
grundy_chart_dialog_class_init (GrundyChartDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = grundy_chart_dialog_dispose;

  g_type_ensure (GRUNDY_TYPE_EXPORT_VIEW);
  g_type_ensure (GRUNDY_TYPE_SIZE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-chart-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundyChartDialog, view);
  gtk_widget_class_bind_template_child (widget_class, GrundyChartDialog, format);
  gtk_widget_class_bind_template_child (widget_class, GrundyChartDialog, what);
  gtk_widget_class_bind_template_child (widget_class, GrundyChartDialog, range);
  gtk_widget_class_bind_template_child (widget_class, GrundyChartDialog, look);
  gtk_widget_class_bind_template_child (widget_class, GrundyChartDialog, theme);
  gtk_widget_class_bind_template_child (widget_class, GrundyChartDialog, sizes);
  gtk_widget_class_bind_template_child (widget_class, GrundyChartDialog, width);
  gtk_widget_class_bind_template_child (widget_class, GrundyChartDialog, text_size);
  gtk_widget_class_bind_template_child (widget_class, GrundyChartDialog, dpi);
  gtk_widget_class_bind_template_callback (widget_class, options_changed);
}

static void
grundy_chart_dialog_init (GrundyChartDialog *self)
{
  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  grundy_export_view_set_source (self->view, &source, GTK_WINDOW (self));
}

GtkWindow *
grundy_chart_dialog_new (GtkWindow *parent, GrundySequenceModel *model)
{
  GrundyChartDialog *self;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (GRUNDY_IS_SEQUENCE_MODEL (model), NULL);
  g_return_val_if_fail (grundy_sequence_model_get_cells (model) != NULL, NULL);

  self = g_object_new (GRUNDY_TYPE_CHART_DIALOG, "transient-for", parent, NULL);
  self->model = g_object_ref (model);
  fill_options (self);
  g_signal_connect_object (model, "changed", G_CALLBACK (options_changed), self, G_CONNECT_SWAPPED);
  options_changed (self);
  return GTK_WINDOW (self);
}
