/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-chart-dialog.h"
#include "grundy-export-dialog.h"
#include "grundy-graph-page.h"
#include "grundy-help.h"
#include "grundy-inspector.h"
#include "grundy-preferences.h"
#include "grundy-rule-editor.h"
#include "grundy-sequence-page.h"
#include "grundy-test-display.h"

#define FOLDER "/io/github/grundy/Grundy/ui/"

/* The type that grundy-sum-entry.ui is the template of: GrundySumEntry. */
static char *
name_type (const char *file)
{
  g_auto (GStrv) words = g_strsplit (file, "-", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      words[i][0] = g_ascii_toupper (words[i][0]);
      if (g_str_has_suffix (words[i], ".ui"))
        words[i][strlen (words[i]) - strlen (".ui")] = '\0';
    }
  return g_strjoinv (NULL, words);
}

/* The widget comes from its template without a warning, which would be fatal, and goes when nothing holds it. */
static void
test_template (gconstpointer user_data)
{
  const char *name = user_data;
  GType type = g_type_from_name (name);
  GtkWidget *widget;
  gpointer watched;

  g_assert_cmpuint (type, !=, G_TYPE_INVALID);
  widget = g_object_ref_sink (g_object_new (type, NULL));
  watched = widget;
  g_object_add_weak_pointer (G_OBJECT (widget), &watched);
  if (GTK_IS_WINDOW (widget))
    gtk_window_destroy (GTK_WINDOW (widget));
  g_object_unref (widget);
  for (guint i = 0; i < 100 && watched != NULL; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (2000);
    }
  g_assert_null (watched);
}

/* A test for each file, so that none is forgotten. */
static void
add_tests (void)
{
  /* What makes the types of its parts known */
  const GType types[] = {
    GRUNDY_TYPE_WINDOW,        GRUNDY_TYPE_GRAPH_PAGE,   GRUNDY_TYPE_INSPECTOR,
    GRUNDY_TYPE_SEQUENCE_PAGE, GRUNDY_TYPE_CHART_DIALOG, GRUNDY_TYPE_EXPORT_DIALOG,
    GRUNDY_TYPE_HELP,          GRUNDY_TYPE_PREFERENCES,  GRUNDY_TYPE_RULE_EDITOR,
  };
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) files = g_resources_enumerate_children (FOLDER, 0, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    g_type_class_unref (g_type_class_ref (types[i]));
  for (guint i = 0; files[i] != NULL; i++)
    {
      char *name = name_type (files[i]);
      g_autofree char *path = g_strconcat ("/templates/", name, NULL);

      g_test_add_data_func_full (path, name, test_template, g_free);
    }
}

int
main (int argc, char *argv[])
{
  return grundy_test_run_with_application (&argc, &argv, add_tests);
}
