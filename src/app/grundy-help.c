/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-help.h"

struct _GrundyHelp
{
  AdwWindow parent_instance;
};

G_DEFINE_FINAL_TYPE (GrundyHelp, grundy_help, ADW_TYPE_WINDOW)

static void
grundy_help_class_init (GrundyHelpClass *klass)
{
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), "/io/github/grundy/Grundy/ui/grundy-help.ui");
}

static void
grundy_help_init (GrundyHelp *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWindow *
grundy_help_new (GtkWindow *parent)
{
  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);

  return g_object_new (GRUNDY_TYPE_HELP, "transient-for", parent, NULL);
}
