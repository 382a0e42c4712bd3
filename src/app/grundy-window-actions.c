/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-window-actions.h"

#include "grundy-export-dialog.h"
#include "grundy-window.h"

static void export(GtkWidget *widget, const char *name, GVariant *parameter)
{
  GrundySession *session = grundy_window_get_session (GRUNDY_WINDOW (widget));

  if (grundy_session_get_analysis (session) != NULL)
    gtk_window_present (grundy_export_dialog_new (GTK_WINDOW (widget), session));
}

void
grundy_window_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.export", NULL, export);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_e, GDK_CONTROL_MASK, "win.export", NULL);
}
