/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-window.h"

#include "grundy-catalogue-view.h"
#include "grundy-game-form.h"
#include "grundy-graph-page.h"
#include "grundy-session-actions.h"
#include "grundy-sum-entry.h"
#include "grundy-window-actions.h"

/* What a window opens with: the game of every introduction. */
#define FIRST_SUM "take{1,3,4}(10)"

struct _GrundyWindow
{
  AdwApplicationWindow parent_instance;

  /* owned */
  GrundySession *session;
};

G_DEFINE_FINAL_TYPE (GrundyWindow, grundy_window, ADW_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_SESSION = 1,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

static void
grundy_window_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  GrundyWindow *self = GRUNDY_WINDOW (object);

  switch (id)
    {
    case PROP_SESSION:
      g_value_set_object (value, self->session);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
grundy_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), GRUNDY_TYPE_WINDOW);

  G_OBJECT_CLASS (grundy_window_parent_class)->dispose (object);
}

static void
grundy_window_finalize (GObject *object)
{
  GrundyWindow *self = GRUNDY_WINDOW (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (grundy_window_parent_class)->finalize (object);
}

static void
grundy_window_class_init (GrundyWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = grundy_window_get_property;
  object_class->dispose = grundy_window_dispose;
  object_class->finalize = grundy_window_finalize;

  properties[PROP_SESSION] =
      g_param_spec_object ("session", NULL, NULL, GRUNDY_TYPE_SESSION, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  g_type_ensure (GRUNDY_TYPE_CATALOGUE_VIEW);
  g_type_ensure (GRUNDY_TYPE_GAME_FORM);
  g_type_ensure (GRUNDY_TYPE_GRAPH_PAGE);
  g_type_ensure (GRUNDY_TYPE_SUM_ENTRY);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-window.ui");
  grundy_window_install_actions (widget_class);
}

static void
grundy_window_init (GrundyWindow *self)
{
  GActionGroup *actions;

  self->session = grundy_session_new ();
  actions = grundy_session_actions_new (self->session);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "session", actions);
  g_object_unref (actions);
  gtk_widget_init_template (GTK_WIDGET (self));
  grundy_session_open_text (self->session, FIRST_SUM);
}

GrundyWindow *
grundy_window_new (GtkApplication *application)
{
  return g_object_new (GRUNDY_TYPE_WINDOW, "application", application, NULL);
}

GrundySession *
grundy_window_get_session (GrundyWindow *self)
{
  g_return_val_if_fail (GRUNDY_IS_WINDOW (self), NULL);

  return self->session;
}
