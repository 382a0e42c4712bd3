/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-component-chooser.h"

#include <glib/gi18n.h>

struct _GrundyComponentChooser
{
  GrundySessionWidget parent_instance;

  /* template */
  GtkDropDown *drop_down;

  gboolean is_following; /* the choice is being changed by the session */
};

G_DEFINE_FINAL_TYPE (GrundyComponentChooser, grundy_component_chooser, GRUNDY_TYPE_SESSION_WIDGET)

/* The whole stands first, the components after it. */
static guint
get_item (GrundySession *session)
{
  guint component = grundy_session_get_component (session);

  return component == GRUNDY_COMPONENT_WHOLE ? 0 : component + 1;
}

static GtkStringList *
list_choices (GrundySum *sum)
{
  GtkStringList *choices = gtk_string_list_new (NULL);

  gtk_string_list_append (choices, _ ("The whole sum"));
  for (guint i = 0; i < grundy_sum_get_n_components (sum); i++)
    {
      g_autoptr (GrundySum) component = grundy_sum_get_component (sum, i);
      g_autofree char *text = grundy_sum_to_text (component);

      gtk_string_list_take (choices, g_strdup_printf (/* Translators: a component's number, and its text. */
                                                      _ ("Component %u: %s"), i + 1, text));
    }
  return choices;
}

static void
component_changed (GrundyComponentChooser *self)
{
  GrundySession *session = grundy_session_widget_get_session (GRUNDY_SESSION_WIDGET (self));

  self->is_following = TRUE;
  gtk_drop_down_set_selected (self->drop_down, get_item (session));
  self->is_following = FALSE;
}

static void
document_changed (GrundyComponentChooser *self)
{
  GrundySession *session = grundy_session_widget_get_session (GRUNDY_SESSION_WIDGET (self));
  GrundyDocument *document = grundy_session_get_document (session);
  GrundySum *sum = document != NULL ? grundy_document_get_sum (document) : NULL;
  gboolean is_choice = sum != NULL && grundy_sum_get_n_components (sum) > 1;
  g_autoptr (GtkStringList) choices = is_choice ? list_choices (sum) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), is_choice);
  self->is_following = TRUE;
  gtk_drop_down_set_model (self->drop_down, G_LIST_MODEL (choices));
  self->is_following = FALSE;
  if (is_choice)
    component_changed (self);
}

static void
chosen (GrundyComponentChooser *self)
{
  GrundySession *session = grundy_session_widget_get_session (GRUNDY_SESSION_WIDGET (self));
  guint item = gtk_drop_down_get_selected (self->drop_down);

  if (self->is_following || session == NULL || item == GTK_INVALID_LIST_POSITION)
    return;
  grundy_session_set_component (session, item == 0 ? GRUNDY_COMPONENT_WHOLE : item - 1);
}

static void
grundy_component_chooser_session_changed (GrundySessionWidget *widget)
{
  document_changed (GRUNDY_COMPONENT_CHOOSER (widget));
}

static void
grundy_component_chooser_class_init (GrundyComponentChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GRUNDY_SESSION_WIDGET_CLASS (klass)->session_changed = grundy_component_chooser_session_changed;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-component-chooser.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundyComponentChooser, drop_down);
  gtk_widget_class_bind_template_callback (widget_class, chosen);
}

static void
grundy_component_chooser_init (GrundyComponentChooser *self)
{
  GrundySessionWidget *widget = GRUNDY_SESSION_WIDGET (self);

  grundy_session_widget_follow (widget, "notify::document", G_CALLBACK (document_changed));
  grundy_session_widget_follow (widget, "notify::component", G_CALLBACK (component_changed));
  gtk_widget_init_template (GTK_WIDGET (self));
}
