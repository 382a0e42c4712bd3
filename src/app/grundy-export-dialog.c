/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-export-dialog.h"

#include "grundy-export-work.h"
#include "grundy-file-chooser.h"
#include "grundy-picture-words.h"
#include "grundy-session-export.h"
#include "grundy-size-row.h"

#include <glib/gi18n.h>

/* How long options must stay as they are before a preview is made, in milliseconds */
#define PREVIEW_DELAY 80

struct _GrundyExportDialog
{
  AdwWindow parent_instance;

  /* template */
  AdwToastOverlay *toasts;
  GtkStack *stack;
  GtkPicture *picture;
  GtkTextView *text;
  AdwStatusPage *problem;
  GtkLabel *failure;
  GtkProgressBar *progress;
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
  guint preview_id;    /* the preview that is about to be made */
  GFile *target;       /* where the file goes that is being made; NULL for the clipboard */

  /* owned */
  GrundySession *session;
  GActionMap *actions;
  GrundyWorker *previewer;
  GrundyWorker *maker;
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

/* --- The preview -------------------------------------------------------------------------------------------- */

static void
set_enabled (GrundyExportDialog *self, const char *name, gboolean is_enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (self->actions, name)), is_enabled);
}

static void
enable_actions (GrundyExportDialog *self, gboolean is_possible)
{
  gboolean is_idle = !grundy_worker_is_busy (self->maker);

  set_enabled (self, "save", is_possible && is_idle);
  set_enabled (self, "copy-picture", is_possible && is_idle);
  set_enabled (self, "copy-command", is_possible);
}

static void
show_problem (GrundyExportDialog *self, const char *sentence)
{
  g_autofree char *escaped = g_markup_escape_text (sentence, -1);

  adw_status_page_set_description (self->problem, escaped);
  gtk_stack_set_visible_child_name (self->stack, "problem");
  enable_actions (self, FALSE);
}

static void
take_preview (gpointer owner, gpointer result, const GError *error)
{
  GrundyExportDialog *self = owner;
  GrundyExportPreview *preview = result;

  if (preview == NULL)
    {
      show_problem (self, error->message);
      return;
    }
  gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (preview->texture));
  if (preview->text != NULL)
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->text), preview->text, -1);
  gtk_stack_set_visible_child_name (self->stack, preview->text != NULL ? "text" : "figure");
  enable_actions (self, TRUE);
  grundy_export_preview_free (preview);
}

static gboolean
make_preview (gpointer user_data)
{
  GrundyExportDialog *self = user_data;
  GrundyAnalysis *analysis = grundy_session_get_analysis (self->session);
  GrundyExport export;

  self->preview_id = 0;
  if (analysis == NULL)
    {
      grundy_worker_cancel (self->previewer);
      show_problem (self, _ ("There is no graph to export."));
      return G_SOURCE_REMOVE;
    }
  read_options (self, &export);
  grundy_worker_submit (self->previewer, grundy_export_work_new (&export, analysis));
  return G_SOURCE_REMOVE;
}

/* A size that is held down changes many times a second; one preview is enough. */
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
  gtk_widget_set_visible (GTK_WIDGET (self->failure), FALSE);
  g_clear_handle_id (&self->preview_id, g_source_remove);
  self->preview_id = g_timeout_add (PREVIEW_DELAY, make_preview, self);
}

/* --- What is done with it ----------------------------------------------------------------------------------- */

static void
show_failure (GrundyExportDialog *self, const char *sentence)
{
  gtk_label_set_text (self->failure, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->failure), TRUE);
}

static void
toast (GrundyExportDialog *self, const char *sentence)
{
  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (sentence));
}

static void
file_replaced (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GrundyExportDialog) self = user_data;
  GFile *file = G_FILE (source);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_file_get_parse_name (file);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *sentence = NULL;
  g_autofree char *escaped = NULL;

  if (!g_file_replace_contents_finish (file, result, NULL, &error))
    {
      /* Translators: the name of a file, and why it could not be written. */
      sentence = g_strdup_printf (_ ("“%1$s” could not be written: %2$s"), path, error->message);
      show_failure (self, sentence);
      return;
    }
  /* Translators: the name of a file */
  sentence = g_strdup_printf (_ ("Saved as “%s”."), name);
  escaped = g_markup_escape_text (sentence, -1);
  toast (self, escaped);
}

/* Whoever reads the file meanwhile sees the one before or the new one, and never a part. */
static void
replace_file (GrundyExportDialog *self, GFile *file, GBytes *bytes)
{
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, NULL, file_replaced,
                                       g_object_ref (self));
}

static void
copy_picture (GrundyExportDialog *self, GBytes *png)
{
  g_autoptr (GdkContentProvider) provider = gdk_content_provider_new_for_bytes ("image/png", png);

  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (self)), provider);
  toast (self, _ ("The picture is on the clipboard."));
}

static void
take_file (gpointer owner, gpointer result, const GError *error)
{
  GrundyExportDialog *self = owner;
  g_autoptr (GBytes) bytes = result;
  g_autoptr (GFile) target = g_steal_pointer (&self->target);

  gtk_widget_set_visible (GTK_WIDGET (self->progress), FALSE);
  enable_actions (self, TRUE);
  if (bytes == NULL)
    show_failure (self, error->message);
  else if (target != NULL)
    replace_file (self, target, bytes);
  else
    copy_picture (self, bytes);
}

static void
take_progress (gpointer owner, guint64 done, guint64 total)
{
  GrundyExportDialog *self = owner;

  gtk_widget_set_visible (GTK_WIDGET (self->progress), TRUE);
  if (total > 0)
    gtk_progress_bar_set_fraction (self->progress, CLAMP ((double)done / total, 0, 1));
  else
    gtk_progress_bar_pulse (self->progress);
}

static void
make_file (GrundyExportDialog *self, const GrundyExport *export, GFile *target)
{
  gtk_widget_set_visible (GTK_WIDGET (self->failure), FALSE);
  g_set_object (&self->target, target);
  grundy_worker_submit (self->maker, grundy_export_work_new (export, grundy_session_get_analysis (self->session)));
  enable_actions (self, TRUE);
}

/* What the name says is what is written. */
static void
file_chosen (GFile *file, gpointer owner)
{
  GrundyExportDialog *self = owner;
  g_autofree char *name = g_file_get_basename (file);
  GrundyExportFormat format;
  GrundyExport export;

  if (grundy_session_get_analysis (self->session) == NULL)
    return;
  if (grundy_export_find_format (name, &format))
    adw_combo_row_set_selected (self->format, format);
  read_options (self, &export);
  make_file (self, &export, file);
}

static char *
suggest_name (GrundyExportDialog *self, const GrundyExport *export)
{
  return grundy_export_suggest_name (export, grundy_document_get_text (grundy_session_get_document (self->session)));
}

static void
save (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GrundyExportDialog *self = user_data;
  g_autofree char *name = NULL;
  GrundyExport export;

  read_options (self, &export);
  name = suggest_name (self, &export);
  grundy_file_chooser_save (GTK_WINDOW (self), _ ("Save the Figure"), name, file_chosen, self);
}

static void
copy_picture_made (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GrundyExportDialog *self = user_data;
  GrundyExport export;

  read_options (self, &export);
  export.format = GRUNDY_EXPORT_PNG;
  make_file (self, &export, NULL);
}

static void
copy_command (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GrundyExportDialog *self = user_data;
  g_autofree char *name = NULL;
  g_autofree char *command = NULL;
  GrundyExport export;

  read_options (self, &export);
  name = suggest_name (self, &export);
  command = grundy_session_export_to_command (self->session, &export, name);
  if (command == NULL)
    {
      show_failure (self, _ ("The graph is too large for a command line: save it in a file, and name the file there."));
      return;
    }
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), command);
  toast (self, _ ("The command line is on the clipboard."));
}

static const GActionEntry entries[] = {
  { "save", save },
  { "copy-picture", copy_picture_made },
  { "copy-command", copy_command },
};

/* --- The widget --------------------------------------------------------------------------------------------- */

static void
grundy_export_dialog_dispose (GObject *object)
{
  GrundyExportDialog *self = GRUNDY_EXPORT_DIALOG (object);

  g_clear_handle_id (&self->preview_id, g_source_remove);
  g_clear_pointer (&self->previewer, grundy_worker_free);
  g_clear_pointer (&self->maker, grundy_worker_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), GRUNDY_TYPE_EXPORT_DIALOG);
  g_clear_object (&self->session);
  g_clear_object (&self->target);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (grundy_export_dialog_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, picture);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, text);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, problem);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, failure);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportDialog, progress);
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

  g_type_ensure (GRUNDY_TYPE_SIZE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-export-dialog.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, options_changed);
}

static const GrundyWorkerFuncs previewer_funcs = {
  .work = grundy_export_work_preview,
  .free_request = grundy_export_work_free,
  .free_result = (GDestroyNotify)grundy_export_preview_free,
  .done = take_preview,
};

static const GrundyWorkerFuncs maker_funcs = {
  .work = grundy_export_work_file,
  .free_request = grundy_export_work_free,
  .free_result = (GDestroyNotify)g_bytes_unref,
  .done = take_file,
  .advanced = take_progress,
};

static void
grundy_export_dialog_init (GrundyExportDialog *self)
{
  GSimpleActionGroup *actions = g_simple_action_group_new ();

  self->actions = G_ACTION_MAP (actions);
  g_action_map_add_action_entries (self->actions, entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "export", G_ACTION_GROUP (actions));
  self->previewer = grundy_worker_new (&previewer_funcs, self);
  self->maker = grundy_worker_new (&maker_funcs, self);
  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
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
