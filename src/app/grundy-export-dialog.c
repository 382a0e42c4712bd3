/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-export-dialog.h"

#include "grundy-export-view.h"
#include "grundy-picture-words.h"
#include "grundy-session-export.h"
#include "grundy-size-row.h"

#include <glib/gi18n.h>

struct _GrundyExportDialog
{
  AdwWindow parent_instance;

  /* template */
  GrundyExportView *view;
  AdwComboRow *format;
  AdwComboRow *what;
  GtkWidget *look;
  AdwComboRow *theme;
  AdwComboRow *edges;
  AdwComboRow *language;
  AdwComboRow *letters;
  GtkSwitch *legend;
  AdwComboRow *inside;
  AdwComboRow *outside;
  AdwComboRow *outside_too;
  GtkWidget *sizes;
  GrundySizeRow *width;
  GrundySizeRow *node;
  GrundySizeRow *text_size;
  GrundySizeRow *dpi;

  gboolean is_filling; /* the options are set, not changed */

  /* owned */
  GrundySession *session;
};

G_DEFINE_FINAL_TYPE (GrundyExportDialog, grundy_export_dialog, ADW_TYPE_WINDOW)

/* --- The options -------------------------------------------------------------------------------------------- */

static void
read_figure (GrundyExportDialog *self, GrundyFigureOptions *figure)
{
  figure->theme = grundy_theme_get (adw_combo_row_get_selected (self->theme));
  figure->inside = adw_combo_row_get_selected (self->inside);
  figure->outside[0] = adw_combo_row_get_selected (self->outside);
  figure->outside[1] = adw_combo_row_get_selected (self->outside_too);
  figure->has_legend = gtk_switch_get_active (self->legend);
  figure->width_mm = grundy_size_row_get_size (self->width);
  figure->node_mm = grundy_size_row_get_size (self->node);
  figure->text_pt = grundy_size_row_get_size (self->text_size);
  figure->state.edges = adw_combo_row_get_selected (self->edges);
}

static void
read_options (GrundyExportDialog *self, GrundyExport *export)
{
  guint letters = adw_combo_row_get_selected (self->letters);

  grundy_session_init_export (self->session, export);
  export->format = adw_combo_row_get_selected (self->format);
  export->dpi = grundy_size_row_get_size (self->dpi);
  grundy_export_set_language (export,
                              grundy_picture_words_get_languages ()[adw_combo_row_get_selected (self->language)]);
  if (letters > 0)
    grundy_export_set_letters (export, grundy_picture_words_get_letter_names ()[letters - 1]);
  else
    grundy_export_set_letters (export, NULL);
  read_figure (self, &export->figure);
  if (adw_combo_row_get_selected (self->what) == 1)
    grundy_session_set_export_step (self->session, export);
}

/* Where a name stands among others */
static guint
find_name (const char *const *names, const char *name)
{
  guint i = 0;

  while (!g_str_equal (names[i], name))
    i++;
  return i;
}

static GrundyThemeId
find_theme (const GrundyTheme *theme)
{
  GrundyThemeId id = 0;

  while (grundy_theme_get (id) != theme)
    id++;
  return id;
}

/* What is usual for what is shown. */
static void
fill_options (GrundyExportDialog *self)
{
  GrundyExport export;
  const GrundyFigureOptions *figure = &export.figure;

  self->is_filling = TRUE;
  grundy_session_init_export (self->session, &export);
  adw_combo_row_set_selected (self->format, GRUNDY_EXPORT_SVG);
  adw_combo_row_set_selected (self->what, !grundy_session_is_settled (self->session));
  adw_combo_row_set_selected (self->theme, find_theme (figure->theme));
  adw_combo_row_set_selected (self->edges, figure->state.edges);
  adw_combo_row_set_selected (self->language, find_name (grundy_picture_words_get_languages (), export.language));
  if (export.letters != NULL)
    adw_combo_row_set_selected (self->letters,
                                find_name (grundy_picture_words_get_letter_names (), export.letters) + 1);
  adw_combo_row_set_selected (self->inside, figure->inside);
  adw_combo_row_set_selected (self->outside, figure->outside[0]);
  adw_combo_row_set_selected (self->outside_too, figure->outside[1]);
  grundy_size_row_set_range (self->width, GRUNDY_EXPORT_LEAST_WIDTH_MM, GRUNDY_EXPORT_MOST_WIDTH_MM, 1, 0);
  grundy_size_row_set_range (self->node, GRUNDY_EXPORT_LEAST_NODE_MM, GRUNDY_EXPORT_MOST_NODE_MM, 0.5, 0);
  grundy_size_row_set_range (self->text_size, GRUNDY_EXPORT_LEAST_TEXT_PT, GRUNDY_EXPORT_MOST_TEXT_PT, 0.5, 0);
  grundy_size_row_set_range (self->dpi, GRUNDY_EXPORT_LEAST_DPI, GRUNDY_EXPORT_MOST_DPI, 10, export.dpi);
  self->is_filling = FALSE;
}

static void
options_changed (GrundyExportDialog *self)
{
  GrundyExportFormat format = adw_combo_row_get_selected (self->format);
  gboolean is_data = format == GRUNDY_EXPORT_JSON || format == GRUNDY_EXPORT_CSV;

  if (self->is_filling)
    return;
  gtk_widget_set_sensitive (self->look, !is_data);
  gtk_widget_set_sensitive (self->sizes, !is_data);
  gtk_widget_set_sensitive (GTK_WIDGET (self->dpi), format == GRUNDY_EXPORT_PNG);
  grundy_export_view_options_changed (self->view);
}

/* --- What is written ---------------------------------------------------------------------------------------- */

static GrundyExportWork *
make_work (gpointer dialog, gboolean as_picture)
{
  GrundyExportDialog *self = dialog;
  GrundyAnalysis *analysis = grundy_session_get_analysis (self->session);
  GrundyExport export;

  if (analysis == NULL)
    {
      grundy_export_view_show_problem (self->view, _ ("There is no graph to export."));
      return NULL;
    }
  read_options (self, &export);
  if (as_picture)
    export.format = GRUNDY_EXPORT_PNG;
  return grundy_export_work_new (&export, analysis);
}

static char *
suggest_name (gpointer dialog)
{
  GrundyExportDialog *self = dialog;
  GrundyExport export;

  read_options (self, &export);
  return grundy_export_suggest_name (&export, grundy_document_get_text (grundy_session_get_document (self->session)));
}

static char *
make_command (gpointer dialog, const char *name)
{
  GrundyExportDialog *self = dialog;
  GrundyExport export;

  read_options (self, &export);
  return grundy_session_export_to_command (self->session, &export, name);
}

static void
name_chosen (gpointer dialog, const char *name)
{
  GrundyExportDialog *self = dialog;
  GrundyExportFormat format;

  if (grundy_export_find_format (name, &format))
    adw_combo_row_set_selected (self->format, format);
}

static const GrundyExportSource source = {
  .make_work = make_work,
  .suggest_name = suggest_name,
  .make_command = make_command,
  .name_chosen = name_chosen,
};

/* --- The widget --------------------------------------------------------------------------------------------- */

static void
grundy_export_dialog_dispose (GObject *object)
{
  GrundyExportDialog *self = GRUNDY_EXPORT_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), GRUNDY_TYPE_EXPORT_DIALOG);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (grundy_export_dialog_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, view);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, format);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, what);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, look);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, theme);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, edges);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, language);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, letters);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, legend);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, inside);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, outside);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, outside_too);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, sizes);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, width);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, node);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, text_size);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, dpi);
}

static void
grundy_export_dialog_class_init (GrundyExportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = grundy_export_dialog_dispose;

  g_type_ensure (GRUNDY_TYPE_EXPORT_VIEW);
  g_type_ensure (GRUNDY_TYPE_SIZE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-export-dialog.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, options_changed);
}

static void
grundy_export_dialog_init (GrundyExportDialog *self)
{
  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  grundy_export_view_set_source (self->view, &source, GTK_WINDOW (self));
}

GtkWindow *
grundy_export_dialog_new (GtkWindow *parent, GrundySession *session)
{
  GrundyExportDialog *self;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (GRUNDY_IS_SESSION (session), NULL);
  g_return_val_if_fail (grundy_session_get_analysis (session) != NULL, NULL);

  self = g_object_new (GRUNDY_TYPE_EXPORT_DIALOG, "transient-for", parent, NULL);
  self->session = g_object_ref (session);
  fill_options (self);
  g_signal_connect_object (session, "notify::analysis", G_CALLBACK (options_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::step", G_CALLBACK (options_changed), self, G_CONNECT_SWAPPED);
  options_changed (self);
  return GTK_WINDOW (self);
}
