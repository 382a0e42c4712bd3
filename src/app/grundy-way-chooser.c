/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-way-chooser.h"

#include <glib/gi18n.h>

struct _GrundyWayChooser
{
  GrundySessionWidget parent_instance;

  /* template */
  GtkMenuButton *button;
  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (GrundyWayChooser, grundy_way_chooser, GRUNDY_TYPE_SESSION_WIDGET)

static const char *const sentences[GRUNDY_N_PLAYS] = {
  /* Translators: the ways of playing: what a turn is, who wins. */
  [GRUNDY_PLAY_NORMAL] = N_ ("The last to move wins (normal)"),
  [GRUNDY_PLAY_MISERE] = N_ ("The last to move loses (misère)"),
  [GRUNDY_PLAY_ANTI] =
      N_ ("The last to move loses, and play stops when every SG value is 0, as in the SJ theorem (anti)"),
  [GRUNDY_PLAY_EVERY] = N_ ("A turn is a move in every component that has one (every)"),
  [GRUNDY_PLAY_EVERY_SHORT] = N_ ("A turn is a move in every component; the first to finish ends it (every, short)"),
  [GRUNDY_PLAY_SELECTIVE] = N_ ("A turn is a move in any of the components, one or more (selective)"),
};

/* With one component, a move in every one of them is a move. */
static GMenu *
make_menu (gboolean is_sum)
{
  GMenu *menu = g_menu_new ();

  for (guint play = 0; play < (is_sum ? GRUNDY_N_PLAYS : GRUNDY_PLAY_EVERY); play++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_ (sentences[play]), NULL);

      g_menu_item_set_action_and_target (item, "session.way", "s", grundy_play_get_id (play));
      g_menu_append_item (menu, item);
    }
  return menu;
}

static void
changed (GrundyWayChooser *self)
{
  GrundySession *session = grundy_session_widget_get_session (GRUNDY_SESSION_WIDGET (self));
  GrundyDocument *document = grundy_session_get_document (session);
  g_autoptr (GMenu) menu = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), document != NULL);
  if (document == NULL)
    return;
  menu = make_menu (grundy_sum_get_n_components (grundy_document_get_sum (document)) > 1);
  gtk_menu_button_set_menu_model (self->button, G_MENU_MODEL (menu));
  gtk_label_set_text (self->label, _ (sentences[grundy_document_get_play (document)]));
  /* The whole sentence, where the label has not the room for it */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), _ (sentences[grundy_document_get_play (document)]));
}

static void
grundy_way_chooser_session_changed (GrundySessionWidget *widget)
{
  changed (GRUNDY_WAY_CHOOSER (widget));
}

static void
grundy_way_chooser_class_init (GrundyWayChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GRUNDY_SESSION_WIDGET_CLASS (klass)->session_changed = grundy_way_chooser_session_changed;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-way-chooser.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundyWayChooser, button);
  gtk_widget_class_bind_template_child (widget_class, GrundyWayChooser, label);
}

static void
grundy_way_chooser_init (GrundyWayChooser *self)
{
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::document", G_CALLBACK (changed));
  gtk_widget_init_template (GTK_WIDGET (self));
}
