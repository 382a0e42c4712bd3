/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-export-view.h"

#include "grundy-file-chooser.h"

#include <glib/gi18n.h>

/* How long options must stay as they are before a preview is made, in milliseconds */
#define PREVIEW_DELAY 80

struct _GrundyExportView
{
  AdwBin parent_instance;

  /* template */
  AdwToastOverlay *toasts;
  GtkStack *stack;
  GtkPicture *picture;
  GtkTextView *text;
  AdwStatusPage *problem;
  GtkLabel *failure;
  GtkProgressBar *progress;

  /* borrowed */
  const GrundyExportSource *source;
  GtkWindow *dialog;

  guint preview_id; /* the preview that is about to be made */

  /* owned */
  GFile *target; /* where the file goes that is being made; NULL for the clipboard */
  GActionMap *actions;
  GrundyWorker *previewer;
  GrundyWorker *maker;
};

G_DEFINE_FINAL_TYPE (GrundyExportView, grundy_export_view, ADW_TYPE_BIN)

/* --- The preview -------------------------------------------------------------------------------------------- */

static void
set_enabled (GrundyExportView *self, const char *name, gboolean is_enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (self->actions, name)), is_enabled);
}

static void
enable_actions (GrundyExportView *self, gboolean is_possible)
{
  gboolean is_idle = !grundy_worker_is_busy (self->maker);

  set_enabled (self, "save", is_possible && is_idle);
  set_enabled (self, "copy-picture", is_possible && is_idle);
  set_enabled (self, "copy-command", is_possible);
}

void
grundy_export_view_show_problem (GrundyExportView *self, const char *sentence)
{
  g_return_if_fail (GRUNDY_IS_EXPORT_VIEW (self));
  g_return_if_fail (sentence != NULL);

  g_autofree char *escaped = g_markup_escape_text (sentence, -1);

  adw_status_page_set_description (self->problem, escaped);
  gtk_stack_set_visible_child_name (self->stack, "problem");
  enable_actions (self, FALSE);
}

static void
take_preview (gpointer owner, gpointer result, const GError *error)
{
  GrundyExportView *self = owner;
  GrundyExportPreview *preview = result;

  if (preview == NULL)
    {
      grundy_export_view_show_problem (self, error->message);
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
  GrundyExportView *self = user_data;
  GrundyExportWork *work = self->source->make_work (self->dialog, FALSE);

  self->preview_id = 0;
  if (work != NULL)
    grundy_worker_submit (self->previewer, work);
  else
    grundy_worker_cancel (self->previewer);
  return G_SOURCE_REMOVE;
}

/* A size that is held down changes many times a second; one preview is enough. */
void
grundy_export_view_options_changed (GrundyExportView *self)
{
  g_return_if_fail (GRUNDY_IS_EXPORT_VIEW (self));
  g_return_if_fail (self->source != NULL);

  gtk_widget_set_visible (GTK_WIDGET (self->failure), FALSE);
  g_clear_handle_id (&self->preview_id, g_source_remove);
  self->preview_id = g_timeout_add (PREVIEW_DELAY, make_preview, self);
}

/* --- What is done with it ----------------------------------------------------------------------------------- */

static void
show_failure (GrundyExportView *self, const char *sentence)
{
  gtk_label_set_text (self->failure, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->failure), TRUE);
}

static void
toast (GrundyExportView *self, const char *sentence)
{
  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (sentence));
}

static void
file_replaced (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GrundyExportView) self = user_data;
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
replace_file (GrundyExportView *self, GFile *file, GBytes *bytes)
{
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, NULL, file_replaced,
                                       g_object_ref (self));
}

static void
copy_picture (GrundyExportView *self, GBytes *png)
{
  g_autoptr (GdkContentProvider) provider = gdk_content_provider_new_for_bytes ("image/png", png);

  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (self)), provider);
  toast (self, _ ("The picture is on the clipboard."));
}

static void
take_file (gpointer owner, gpointer result, const GError *error)
{
  GrundyExportView *self = owner;
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
  GrundyExportView *self = owner;

  gtk_widget_set_visible (GTK_WIDGET (self->progress), TRUE);
  if (total > 0)
    gtk_progress_bar_set_fraction (self->progress, CLAMP ((double)done / total, 0, 1));
  else
    gtk_progress_bar_pulse (self->progress);
}

static void
make_file (GrundyExportView *self, GrundyExportWork *work, GFile *target)
{
  if (work == NULL)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->failure), FALSE);
  g_set_object (&self->target, target);
  grundy_worker_submit (self->maker, work);
  enable_actions (self, TRUE);
}

/* What the name says is what is written. */
static void
file_chosen (GFile *file, gpointer owner)
{
  GrundyExportView *self = owner;
  g_autofree char *name = g_file_get_basename (file);

  self->source->name_chosen (self->dialog, name);
  make_file (self, self->source->make_work (self->dialog, FALSE), file);
}

static void
save (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GrundyExportView *self = user_data;
  g_autofree char *name = self->source->suggest_name (self->dialog);

  grundy_file_chooser_save (self->dialog, _ ("Save the Figure"), name, file_chosen, self);
}

static void
copy_picture_made (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GrundyExportView *self = user_data;

  make_file (self, self->source->make_work (self->dialog, TRUE), NULL);
}

static void
copy_command (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GrundyExportView *self = user_data;
  g_autofree char *name = self->source->suggest_name (self->dialog);
  g_autofree char *command = self->source->make_command (self->dialog, name);

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
grundy_export_view_dispose (GObject *object)
{
  GrundyExportView *self = GRUNDY_EXPORT_VIEW (object);

  g_clear_handle_id (&self->preview_id, g_source_remove);
  g_clear_pointer (&self->previewer, grundy_worker_free);
  g_clear_pointer (&self->maker, grundy_worker_free);
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), GRUNDY_TYPE_EXPORT_VIEW);
  g_clear_object (&self->target);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (grundy_export_view_parent_class)->dispose (object);
}

static void
grundy_export_view_class_init (GrundyExportViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = grundy_export_view_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-export-view.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundyExportView, toasts);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportView, stack);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportView, picture);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportView, text);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportView, problem);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportView, failure);
  gtk_widget_class_bind_template_child (widget_class, GrundyExportView, progress);
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
grundy_export_view_init (GrundyExportView *self)
{
  GSimpleActionGroup *actions = g_simple_action_group_new ();

  self->actions = G_ACTION_MAP (actions);
  g_action_map_add_action_entries (self->actions, entries, G_N_ELEMENTS (entries), self);
  self->previewer = grundy_worker_new (&previewer_funcs, self);
  self->maker = grundy_worker_new (&maker_funcs, self);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
grundy_export_view_set_source (GrundyExportView *self, const GrundyExportSource *source, GtkWindow *dialog)
{
  g_return_if_fail (GRUNDY_IS_EXPORT_VIEW (self));
  g_return_if_fail (source != NULL && GTK_IS_WINDOW (dialog));

  self->source = source;
  self->dialog = dialog;
  gtk_widget_insert_action_group (GTK_WIDGET (dialog), "export", G_ACTION_GROUP (self->actions));
}
