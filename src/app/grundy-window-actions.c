/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-window-actions.h"

#include "grundy-export-dialog.h"
#include "grundy-file-chooser.h"
#include "grundy-help.h"
#include "grundy-opening.h"
#include "grundy-window.h"

#include <glib/gi18n.h>

static GrundySession *
get_session (gpointer window)
{
  return grundy_window_get_session (GRUNDY_WINDOW (window));
}

static void
file_chosen (GFile *file, gpointer owner)
{
  grundy_open_file (GTK_WINDOW (owner), get_session (owner), file);
}

static void
open_file (GtkWidget *widget, const char *name, GVariant *parameter)
{
  grundy_file_chooser_open (GTK_WINDOW (widget), _ ("Open a Graph"), file_chosen, widget);
}

static void
paste (GtkWidget *widget, const char *name, GVariant *parameter)
{
  grundy_open_clipboard (GTK_WINDOW (widget), get_session (widget));
}

/* What can be pasted again, here or as an argument of grundy-cli. */
static void
copy (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GrundyDocument *document = grundy_session_get_document (get_session (widget));

  if (document != NULL)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), grundy_document_get_text (document));
}

static void export(GtkWidget *widget, const char *name, GVariant *parameter)
{
  GrundySession *session = get_session (widget);

  if (grundy_session_get_analysis (session) != NULL)
    gtk_window_present (grundy_export_dialog_new (GTK_WINDOW (widget), session));
}

static void
help (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_window_present (grundy_help_new (GTK_WINDOW (widget)));
}

void
grundy_window_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_file);
  gtk_widget_class_install_action (widget_class, "win.paste", NULL, paste);
  gtk_widget_class_install_action (widget_class, "win.copy", NULL, copy);
  gtk_widget_class_install_action (widget_class, "win.export", NULL, export);
  gtk_widget_class_install_action (widget_class, "win.help", NULL, help);
  gtk_widget_class_install_property_action (widget_class, "win.show-games", "show-games");
  gtk_widget_class_install_property_action (widget_class, "win.show-inspector", "show-inspector");
  gtk_widget_class_install_property_action (widget_class, "win.lecture", "lecturing");

  /* Keys of the widget's class come after those of the widget in focus: in a text, copy and paste are the text's. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_o, GDK_CONTROL_MASK, "win.open", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, GDK_CONTROL_MASK, "win.paste", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "win.copy", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_e, GDK_CONTROL_MASK, "win.export", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F1, 0, "win.help", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F9, 0, "win.show-games", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F9, GDK_SHIFT_MASK, "win.show-inspector", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "win.lecture", NULL);
}
