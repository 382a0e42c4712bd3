/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-sequence-page.h"

#include "grundy-cells-view.h"
#include "grundy-chart-dialog.h"
#include "grundy-explain-comparison.h"
#include "grundy-explain-period.h"
#include "grundy-plot-view.h"

#include <glib/gi18n.h>
#include <string.h>

struct _GrundySequencePage
{
  GrundySessionWidget parent_instance;

  /* template */
  GtkStack *stack;
  AdwStatusPage *problem;
  GtkSpinButton *last;
  GtkSpinButton *width;
  GtkWidget *width_box;
  GtkLabel *period;
  GtkLabel *cursor;
  GrundyCellsView *cells_view;
  GrundyPlotView *plot_view;
  GtkWidget *busy;
  GtkProgressBar *progress;
  GtkLabel *rest;
  GtkWidget *compare_button;
  AdwFlap *flap;
  GtkTextView *numbers;
  GtkLabel *comparison;
  GtkWidget *show_difference;

  gboolean is_following; /* the fields are being filled from the model */

  /* owned */
  GrundySequenceModel *model;
};

G_DEFINE_FINAL_TYPE (GrundySequencePage, grundy_sequence_page, GRUNDY_TYPE_SESSION_WIDGET)

/* --- What is shown ------------------------------------------------------------------------------------------ */

/* The cell of the cursor, in words */
static char *
describe_cursor (GrundySequencePage *self)
{
  GrundyCells *cells = grundy_sequence_model_get_cells (self->model);
  guint64 cursor = grundy_sequence_model_get_cursor (self->model);
  guint64 value = grundy_cells_has_value (cells, cursor) ? grundy_cells_get_value (cells, cursor) : 0;
  guint64 n_columns = grundy_sequence_model_get_n_columns (self->model);
  const GrundyLook *look = grundy_session_get_look (grundy_session_widget_get_session (GRUNDY_SESSION_WIDGET (self)));
  const char *letter = look->words.letters[value == 0 ? GRUNDY_OUTCOME_P : GRUNDY_OUTCOME_N];
  g_autofree char *sg = g_strdup_printf ("%" G_GUINT64_FORMAT, value);
  g_autofree char *place =
      grundy_cells_get_kind (cells) == GRUNDY_CELLS_TABLE
          ? g_strdup_printf ("%" G_GUINT64_FORMAT ", %" G_GUINT64_FORMAT, cursor / n_columns, cursor % n_columns)
          : g_strdup_printf ("%" G_GUINT64_FORMAT, cursor);

  if (!grundy_cells_has_value (cells, cursor))
    /* Translators: two numbers */
    return g_strdup_printf (_ ("(%s) is no position of this game"), place);
  if (*letter == '\0')
    /* Translators: a position and its value */
    return g_strdup_printf (_ ("SG(%s) = %s"), place, sg);
  /* Translators: a position, its value, and P or N. */
  return g_strdup_printf (_ ("SG(%s) = %s: %s"), place, sg, letter);
}

static void
follow_fields (GrundySequencePage *self)
{
  gboolean is_table = grundy_sequence_model_get_kind (self->model) == GRUNDY_CELLS_TABLE;

  self->is_following = TRUE;
  gtk_spin_button_set_range (self->last, 0,
                             is_table ? GRUNDY_SEQUENCE_MODEL_MAX_TABLE : GRUNDY_SEQUENCE_MODEL_MAX_SEQUENCE);
  gtk_spin_button_set_value (self->last, grundy_sequence_model_get_last (self->model));
  gtk_spin_button_set_value (self->width, grundy_sequence_model_get_n_columns (self->model));
  self->is_following = FALSE;
  gtk_widget_set_visible (self->width_box, !is_table);
  gtk_widget_set_visible (GTK_WIDGET (self->plot_view), !is_table);
  gtk_widget_set_visible (self->compare_button, !is_table);
}

static void
follow_work (GrundySequencePage *self)
{
  double progress = grundy_sequence_model_get_progress (self->model);
  double seconds = grundy_sequence_model_get_rest (self->model);
  g_autofree char *rest = seconds >= 0 ? grundy_explain_rest (seconds) : NULL;

  gtk_widget_set_visible (self->busy, grundy_sequence_model_is_busy (self->model));
  gtk_widget_set_visible (GTK_WIDGET (self->rest), rest != NULL);
  gtk_label_set_text (self->rest, rest != NULL ? rest : "");
  if (progress < 0)
    gtk_progress_bar_pulse (self->progress);
  else
    gtk_progress_bar_set_fraction (self->progress, progress);
}

/* The period, or what went wrong behind the cells that are shown */
static void
follow_period (GrundySequencePage *self)
{
  GrundyCells *cells = grundy_sequence_model_get_cells (self->model);
  const char *problem = grundy_sequence_model_get_problem (self->model);
  g_autofree char *sentence = NULL;

  if (cells != NULL && problem == NULL && grundy_cells_get_kind (cells) == GRUNDY_CELLS_SEQUENCE)
    sentence = grundy_explain_period (cells);
  gtk_label_set_text (self->period, problem != NULL ? problem : sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->period), problem != NULL || sentence != NULL);
}

static void
follow_comparison (GrundySequencePage *self)
{
  GrundyComparison comparison;
  gboolean is_compared = grundy_sequence_model_get_comparison (self->model, &comparison);
  g_autofree char *sentence = is_compared ? grundy_explain_comparison (&comparison) : NULL;

  if (is_compared)
    gtk_label_set_text (self->comparison, sentence);
  gtk_widget_set_visible (self->show_difference, is_compared && comparison.differs);
}

static void
changed (GrundySequencePage *self)
{
  GrundyCells *cells = grundy_sequence_model_get_cells (self->model);
  const char *problem = grundy_sequence_model_get_problem (self->model);
  g_autofree char *cursor = cells != NULL ? describe_cursor (self) : NULL;

  if (cells == NULL && problem != NULL)
    adw_status_page_set_description (self->problem, problem);
  gtk_stack_set_visible_child_name (self->stack, cells == NULL && problem != NULL ? "problem" : "cells");
  gtk_label_set_text (self->cursor, cursor != NULL ? cursor : "");
  if (cursor != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->cells_view), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, cursor, -1);
  follow_fields (self);
  follow_work (self);
  follow_period (self);
  follow_comparison (self);
}

static void
look_changed (GrundySequencePage *self)
{
  GrundySession *session = grundy_session_widget_get_session (GRUNDY_SESSION_WIDGET (self));
  const GrundyTheme *theme = grundy_theme_get (grundy_session_get_look (session)->theme);

  grundy_cells_view_set_model (self->cells_view, self->model, theme);
  grundy_plot_view_set_model (self->plot_view, self->model, theme);
}

/* --- What is done ------------------------------------------------------------------------------------------- */

static void
last_changed (GrundySequencePage *self)
{
  if (!self->is_following)
    grundy_sequence_model_set_last (self->model, gtk_spin_button_get_value (self->last));
}

static void
width_changed (GrundySequencePage *self)
{
  if (!self->is_following)
    grundy_sequence_model_set_n_columns (self->model, gtk_spin_button_get_value_as_int (self->width));
}

static void
cancel (GrundySequencePage *self)
{
  grundy_sequence_model_cancel (self->model);
}

static void
open_cursor (GrundySequencePage *self)
{
  grundy_sequence_model_open_cursor (self->model);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-graph", NULL);
}

static void
compare (GrundySequencePage *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->numbers);
  GtkTextIter start, end;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (self->model == NULL)
    return;
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  if (!grundy_sequence_model_compare (self->model, *text != '\0' ? text : NULL, &error))
    {
      grundy_sequence_model_compare (self->model, NULL, NULL);
      gtk_label_set_text (self->comparison, error->message);
    }
  else if (*text == '\0')
    gtk_label_set_text (self->comparison, "");
}

static void
export_values (GrundySequencePage *self)
{
  if (grundy_sequence_model_get_cells (self->model) != NULL)
    gtk_window_present (grundy_chart_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->model));
}

/* --- The widget --------------------------------------------------------------------------------------------- */

static void
grundy_sequence_page_session_changed (GrundySessionWidget *widget)
{
  GrundySequencePage *self = GRUNDY_SEQUENCE_PAGE (widget);

  g_clear_object (&self->model);
  self->model = grundy_sequence_model_new (grundy_session_widget_get_session (widget));
  g_signal_connect_object (self->model, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  grundy_sequence_model_set_active (self->model, gtk_widget_get_mapped (GTK_WIDGET (self)));
  look_changed (self);
}

/* Nothing is computed for a page that nobody looks at. */
static void
grundy_sequence_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (grundy_sequence_page_parent_class)->map (widget);
  if (GRUNDY_SEQUENCE_PAGE (widget)->model != NULL)
    grundy_sequence_model_set_active (GRUNDY_SEQUENCE_PAGE (widget)->model, TRUE);
}

static void
grundy_sequence_page_unmap (GtkWidget *widget)
{
  if (GRUNDY_SEQUENCE_PAGE (widget)->model != NULL)
    grundy_sequence_model_set_active (GRUNDY_SEQUENCE_PAGE (widget)->model, FALSE);
  GTK_WIDGET_CLASS (grundy_sequence_page_parent_class)->unmap (widget);
}

static gboolean
grundy_sequence_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (GRUNDY_SEQUENCE_PAGE (widget)->cells_view));
}

static void
grundy_sequence_page_dispose (GObject *object)
{
  GrundySequencePage *self = GRUNDY_SEQUENCE_PAGE (object);

  g_clear_object (&self->model);

  G_OBJECT_CLASS (grundy_sequence_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-sequence-page.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundySequencePage, stack);
  gtk_widget_class_bind_template_child (widget_class, GrundySequencePage, problem);
  gtk_widget_class_bind_template_child (widget_class, GrundySequencePage, last);
  gtk_widget_class_bind_template_child (widget_class, GrundySequencePage, width);
  gtk_widget_class_bind_template_child (widget_class, GrundySequencePage, width_box);
  gtk_widget_class_bind_template_child (widget_class, GrundySequencePage, period);
  gtk_widget_class_bind_template_child (widget_class, GrundySequencePage, rest);
  gtk_widget_class_bind_template_child (widget_class, GrundySequencePage, cursor);
  gtk_widget_class_bind_template_child (widget_class, GrundySequencePage, cells_view);
  gtk_widget_class_bind_template_child (widget_class, GrundySequencePage, plot_view);
  gtk_widget_class_bind_template_child (widget_class, GrundySequencePage, busy);
  gtk_widget_class_bind_template_child (widget_class, GrundySequencePage, progress);
  gtk_widget_class_bind_template_child (widget_class, GrundySequencePage, compare_button);
  gtk_widget_class_bind_template_child (widget_class, GrundySequencePage, flap);
  gtk_widget_class_bind_template_child (widget_class, GrundySequencePage, numbers);
  gtk_widget_class_bind_template_child (widget_class, GrundySequencePage, comparison);
  gtk_widget_class_bind_template_child (widget_class, GrundySequencePage, show_difference);
  gtk_widget_class_bind_template_callback (widget_class, last_changed);
  gtk_widget_class_bind_template_callback (widget_class, width_changed);
  gtk_widget_class_bind_template_callback (widget_class, cancel);
  gtk_widget_class_bind_template_callback (widget_class, open_cursor);
  gtk_widget_class_bind_template_callback (widget_class, compare);
  gtk_widget_class_bind_template_callback (widget_class, export_values);
}

static void
grundy_sequence_page_class_init (GrundySequencePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = grundy_sequence_page_dispose;
  GRUNDY_SESSION_WIDGET_CLASS (klass)->session_changed = grundy_sequence_page_session_changed;
  widget_class->map = grundy_sequence_page_map;
  widget_class->unmap = grundy_sequence_page_unmap;
  widget_class->grab_focus = grundy_sequence_page_grab_focus;
  g_type_ensure (GRUNDY_TYPE_CELLS_VIEW);
  g_type_ensure (GRUNDY_TYPE_PLOT_VIEW);
  bind_template (widget_class);
}

static void
grundy_sequence_page_init (GrundySequencePage *self)
{
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::look", G_CALLBACK (look_changed));
  gtk_widget_init_template (GTK_WIDGET (self));
}
