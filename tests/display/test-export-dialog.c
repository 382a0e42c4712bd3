/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-chart-dialog.h"
#include "grundy-export-dialog.h"
#include "grundy-export-view.h"
#include "grundy-export.h"
#include "grundy-size-row.h"
#include "grundy-test-display.h"

static gpointer
get_child (gpointer dialog, const char *name)
{
  return gtk_widget_get_template_child (dialog, GRUNDY_TYPE_EXPORT_DIALOG, name);
}

/* Of its part that shows what the file will look like */
static gpointer
get_view_child (gpointer dialog, const char *name)
{
  return gtk_widget_get_template_child (get_child (dialog, "view"), GRUNDY_TYPE_EXPORT_VIEW, name);
}

static void
choose (gpointer dialog, const char *row, guint choice)
{
  adw_combo_row_set_selected (get_child (dialog, row), choice);
}

/* The page of the preview that is shown; none before there is one. */
static const char *
get_page (gpointer dialog)
{
  return gtk_stack_get_visible_child_name (get_view_child (dialog, "stack"));
}

static gboolean
shows_figure (gpointer dialog)
{
  return g_str_equal (get_page (dialog), "figure") &&
         gtk_picture_get_paintable (get_view_child (dialog, "picture")) != NULL;
}

static gboolean
shows_text (gpointer dialog)
{
  return g_str_equal (get_page (dialog), "text");
}

static gboolean
shows_problem (gpointer dialog)
{
  return g_str_equal (get_page (dialog), "problem");
}

static GtkWindow *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (GRUNDY_IS_EXPORT_DIALOG (window))
        return window;
    }
  return NULL;
}

/* A window that shows the sum, and its dialog. */
static GtkWindow *
open_dialog (const char *sum, guint64 step, GrundyWindow **window)
{
  *window = grundy_test_open_window (sum);
  grundy_session_set_step (grundy_window_get_session (*window), step);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (*window), "win.export", NULL));
  g_assert_nonnull (find_dialog ());
  grundy_test_run_until (shows_figure, find_dialog ());
  return find_dialog ();
}

typedef struct
{
  char *text;
  gboolean is_read;
} Clipboard;

static gboolean
is_read (gpointer clipboard)
{
  return ((Clipboard *)clipboard)->is_read;
}

static void
text_read (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Clipboard *clipboard = user_data;

  clipboard->text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  clipboard->is_read = TRUE;
}

static char *
read_clipboard (gpointer widget)
{
  Clipboard clipboard = { 0 };

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, text_read, &clipboard);
  grundy_test_run_until (is_read, &clipboard);
  return clipboard.text;
}

/* The dialog offers the line that makes what it shows: at the step of the window, for paper. */
static void
test_command_line (void)
{
  GrundyWindow *window;
  GtkWindow *dialog = open_dialog ("take{1,3,4}(10)", 68, &window);
  g_autofree char *usual = NULL, *changed = NULL, *data = NULL;

  gtk_widget_activate_action (GTK_WIDGET (dialog), "export.copy-command", NULL);
  usual = read_clipboard (dialog);
  g_assert_cmpstr (usual, ==, "grundy-cli draw 'take{1,3,4}(10)' -o take-1-3-4-10-step-68.svg --step 68");

  choose (dialog, "format", GRUNDY_EXPORT_PNG);
  choose (dialog, "what", 0);
  choose (dialog, "theme", GRUNDY_THEME_MONO);
  choose (dialog, "language", 1);
  choose (dialog, "outside_too", GRUNDY_LABEL_NONE);
  gtk_switch_set_active (get_child (dialog, "legend"), TRUE);
  gtk_widget_activate_action (GTK_WIDGET (dialog), "export.copy-command", NULL);
  changed = read_clipboard (dialog);
  g_assert_cmpstr (
      changed, ==,
      "grundy-cli draw 'take{1,3,4}(10)' -o take-1-3-4-10.png --outside position --theme mono --lang zh_CN "
      "--legend");

  choose (dialog, "format", GRUNDY_EXPORT_CSV);
  grundy_test_run_until (shows_text, dialog);
  gtk_widget_activate_action (GTK_WIDGET (dialog), "export.copy-command", NULL);
  data = read_clipboard (dialog);
  g_assert_cmpstr (data, ==, "grundy-cli draw 'take{1,3,4}(10)' -o take-1-3-4-10.csv --outside position");
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
has_picture (gpointer dialog)
{
  GdkContentFormats *formats = gdk_clipboard_get_formats (gtk_widget_get_clipboard (dialog));

  return gdk_content_formats_contain_mime_type (formats, "image/png");
}

static void
test_picture (void)
{
  GrundyWindow *window;
  GtkWindow *dialog = open_dialog ("nim(3)", 0, &window);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (dialog)), "none");
  g_assert_false (has_picture (dialog));
  gtk_widget_activate_action (GTK_WIDGET (dialog), "export.copy-picture", NULL);
  grundy_test_run_until (has_picture, dialog);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gpointer
find_spin (GtkWidget *widget)
{
  gpointer found = GTK_IS_SPIN_BUTTON (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_spin (child);
  return found;
}

/* What cannot be drawn is told in the dialog, which goes on when it can. */
static void
test_too_narrow (void)
{
  GrundyWindow *window;
  GtkWindow *dialog = open_dialog ("take{1,3,4}(10)", 0, &window);
  GtkSpinButton *width = find_spin (get_child (dialog, "width"));
  double automatic = gtk_spin_button_get_value (width);

  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (width)), ==, "Automatic");
  gtk_spin_button_set_value (width, GRUNDY_EXPORT_LEAST_WIDTH_MM);
  g_assert_cmpfloat (grundy_size_row_get_size (get_child (dialog, "width")), ==, GRUNDY_EXPORT_LEAST_WIDTH_MM);
  grundy_test_run_until (shows_problem, dialog);
  g_assert_nonnull (adw_status_page_get_description (get_view_child (dialog, "problem")));
  gtk_spin_button_set_value (width, automatic);
  g_assert_cmpfloat (grundy_size_row_get_size (get_child (dialog, "width")), ==, 0);
  grundy_test_run_until (shows_figure, dialog);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gpointer
get_chart_child (gpointer dialog, const char *name)
{
  return gtk_widget_get_template_child (dialog, GRUNDY_TYPE_CHART_DIALOG, name);
}

static gboolean
shows_chart (gpointer dialog)
{
  gpointer view = get_chart_child (dialog, "view");
  gpointer stack = gtk_widget_get_template_child (view, GRUNDY_TYPE_EXPORT_VIEW, "stack");
  gpointer picture = gtk_widget_get_template_child (view, GRUNDY_TYPE_EXPORT_VIEW, "picture");

  return g_str_equal (gtk_stack_get_visible_child_name (stack), "figure") &&
         gtk_picture_get_paintable (picture) != NULL;
}

static gboolean
has_cells (gpointer model)
{
  return grundy_sequence_model_get_cells (model) != NULL && !grundy_sequence_model_is_busy (model);
}

/* The values of the Sequence page have a dialog of their own, which offers the line that makes the same file. */
static void
test_chart (void)
{
  GrundyWindow *window = grundy_test_open_window ("kayles(5)");
  g_autoptr (GrundySequenceModel) model = grundy_sequence_model_new (grundy_window_get_session (window));
  g_autofree char *usual = NULL;
  g_autofree char *part = NULL;
  GtkWindow *dialog;

  grundy_sequence_model_set_active (model, TRUE);
  grundy_sequence_model_set_last (model, 99);
  grundy_test_run_until (has_cells, model);
  grundy_sequence_model_select (model, 40, 12);
  dialog = grundy_chart_dialog_new (GTK_WINDOW (window), model);
  gtk_window_present (dialog);
  grundy_test_run_until (shows_chart, dialog);
  gtk_widget_activate_action (GTK_WIDGET (dialog), "export.copy-command", NULL);
  usual = read_clipboard (dialog);
  g_assert_cmpstr (usual, ==, "grundy-cli chart 'kayles' --to 99 -o 'kayles-sg.svg'");

  adw_combo_row_set_selected (get_chart_child (dialog, "format"), 0);
  adw_combo_row_set_selected (get_chart_child (dialog, "what"), 1);
  adw_combo_row_set_selected (get_chart_child (dialog, "range"), 1);
  adw_combo_row_set_selected (get_chart_child (dialog, "theme"), GRUNDY_THEME_MONO);
  gtk_widget_activate_action (GTK_WIDGET (dialog), "export.copy-command", NULL);
  part = read_clipboard (dialog);
  g_assert_cmpstr (part, ==, "grundy-cli chart 'kayles' --to 40 --from 12 -o 'kayles-plot.png' --plot --theme mono");
  grundy_test_run_until (shows_chart, dialog);
  gtk_window_destroy (dialog);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
add_tests (void)
{
  g_test_add_func ("/export-dialog/chart", test_chart);
  g_test_add_func ("/export-dialog/command-line", test_command_line);
  g_test_add_func ("/export-dialog/picture", test_picture);
  g_test_add_func ("/export-dialog/too-narrow", test_too_narrow);
}

int
main (int argc, char *argv[])
{
  return grundy_test_run_with_application (&argc, &argv, add_tests);
}
