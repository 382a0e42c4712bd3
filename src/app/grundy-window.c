/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-window.h"

#include "grundy-appearance.h"
#include "grundy-catalogue-view.h"
#include "grundy-game-form.h"
#include "grundy-graph-page.h"
#include "grundy-sequence-page.h"
#include "grundy-session-actions.h"
#include "grundy-settings.h"
#include "grundy-sum-entry.h"
#include "grundy-window-actions.h"

typedef struct
{
  gboolean shows_games;
  gboolean shows_inspector;
} GrundyWindowPanels;

struct _GrundyWindow
{
  AdwApplicationWindow parent_instance;

  /* template */
  GtkWidget *entry;
  GtkWidget *catalogue;
  GtkWidget *graph_page;
  AdwViewStack *pages;
  AdwFlap *flap;

  GrundyWindowPanels panels;
  GrundyWindowPanels panels_before; /* a lecture */
  gboolean is_lecturing;

  /* owned */
  GrundySession *session;
  GSettings *settings;
  GrundyAppearance *appearance;
};

G_DEFINE_FINAL_TYPE (GrundyWindow, grundy_window, ADW_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_SESSION = 1,
  PROP_SHOW_GAMES,
  PROP_SHOW_INSPECTOR,
  PROP_LECTURING,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

/* --- A lecture ---------------------------------------------------------------------------------------------- */

static void
set_panels (GrundyWindow *self, const GrundyWindowPanels *panels)
{
  g_object_set (self, "show-games", panels->shows_games, "show-inspector", panels->shows_inspector, NULL);
}

/* The graph alone, as large as the screen, to be read from the last row. */
static void
set_lecturing (GrundyWindow *self, gboolean is_lecturing)
{
  const GrundyWindowPanels none = { FALSE, FALSE };

  if (self->is_lecturing == is_lecturing)
    return;
  self->is_lecturing = is_lecturing;
  grundy_appearance_set_projecting (self->appearance, is_lecturing);
  if (is_lecturing)
    {
      self->panels_before = self->panels;
      set_panels (self, &none);
      gtk_widget_add_css_class (GTK_WIDGET (self), "lecture");
      gtk_window_fullscreen (GTK_WINDOW (self));
      return;
    }
  set_panels (self, &self->panels_before);
  gtk_widget_remove_css_class (GTK_WIDGET (self), "lecture");
  gtk_window_unfullscreen (GTK_WINDOW (self));
}

/* --- What the next window begins with ----------------------------------------------------------------------- */

static void
restore (GrundyWindow *self)
{
  int width, height;

  g_settings_get (self->settings, "window-size", "(ii)", &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  self->panels.shows_games = g_settings_get_boolean (self->settings, "show-games");
  self->panels.shows_inspector = g_settings_get_boolean (self->settings, "show-inspector");
}

static gboolean
grundy_window_close_request (GtkWindow *window)
{
  GrundyWindow *self = GRUNDY_WINDOW (window);
  const GrundyWindowPanels *panels = self->is_lecturing ? &self->panels_before : &self->panels;
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  g_settings_set (self->settings, "window-size", "(ii)", width, height);
  g_settings_set_boolean (self->settings, "window-maximized", gtk_window_is_maximized (window));
  g_settings_set_boolean (self->settings, "show-games", panels->shows_games);
  g_settings_set_boolean (self->settings, "show-inspector", panels->shows_inspector);

  return GTK_WINDOW_CLASS (grundy_window_parent_class)->close_request (window);
}

/* --- The widget --------------------------------------------------------------------------------------------- */

static void
grundy_window_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  GrundyWindow *self = GRUNDY_WINDOW (object);

  switch (id)
    {
    case PROP_SESSION:
      g_value_set_object (value, self->session);
      break;
    case PROP_SHOW_GAMES:
      g_value_set_boolean (value, self->panels.shows_games);
      break;
    case PROP_SHOW_INSPECTOR:
      g_value_set_boolean (value, self->panels.shows_inspector);
      break;
    case PROP_LECTURING:
      g_value_set_boolean (value, self->is_lecturing);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
grundy_window_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  GrundyWindow *self = GRUNDY_WINDOW (object);

  switch (id)
    {
    case PROP_SHOW_GAMES:
      self->panels.shows_games = g_value_get_boolean (value);
      break;
    case PROP_SHOW_INSPECTOR:
      self->panels.shows_inspector = g_value_get_boolean (value);
      break;
    case PROP_LECTURING:
      set_lecturing (self, g_value_get_boolean (value));
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

  g_clear_object (&self->appearance);
  g_clear_object (&self->settings);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (grundy_window_parent_class)->finalize (object);
}

static void
edit_sum (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_grab_focus (GRUNDY_WINDOW (widget)->entry);
}

static void
search (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GrundyWindow *self = GRUNDY_WINDOW (widget);

  adw_flap_set_reveal_flap (self->flap, TRUE);
  gtk_widget_grab_focus (self->catalogue);
}

static void
show_graph (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GrundyWindow *self = GRUNDY_WINDOW (widget);

  adw_view_stack_set_visible_child_name (self->pages, "graph");
  gtk_widget_grab_focus (self->graph_page);
}

/* In a text, undo is the text's. */
static gboolean
undo_or_redo (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  if (GTK_IS_EDITABLE (gtk_window_get_focus (GTK_WINDOW (widget))))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action_variant (widget, g_variant_get_string (args, NULL), NULL);
  return GDK_EVENT_STOP;
}

static void
install_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.edit-sum", NULL, edit_sum);
  gtk_widget_class_install_action (widget_class, "win.search", NULL, search);
  gtk_widget_class_install_action (widget_class, "win.show-graph", NULL, show_graph);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_l, GDK_CONTROL_MASK, "win.edit-sum", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "win.search", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1, GDK_CONTROL_MASK, "win.page", "s", "graph");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_2, GDK_CONTROL_MASK, "win.page", "s", "sequence");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, undo_or_redo, "s", "session.undo");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, undo_or_redo, "s",
                                "session.redo");
}

static void
grundy_window_class_init (GrundyWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GTK_WINDOW_CLASS (klass)->close_request = grundy_window_close_request;
  object_class->get_property = grundy_window_get_property;
  object_class->set_property = grundy_window_set_property;
  object_class->dispose = grundy_window_dispose;
  object_class->finalize = grundy_window_finalize;

  properties[PROP_SESSION] =
      g_param_spec_object ("session", NULL, NULL, GRUNDY_TYPE_SESSION, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SHOW_GAMES] =
      g_param_spec_boolean ("show-games", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SHOW_INSPECTOR] =
      g_param_spec_boolean ("show-inspector", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_LECTURING] =
      g_param_spec_boolean ("lecturing", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  g_type_ensure (GRUNDY_TYPE_CATALOGUE_VIEW);
  g_type_ensure (GRUNDY_TYPE_GAME_FORM);
  g_type_ensure (GRUNDY_TYPE_GRAPH_PAGE);
  g_type_ensure (GRUNDY_TYPE_SEQUENCE_PAGE);
  g_type_ensure (GRUNDY_TYPE_SUM_ENTRY);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-window.ui");
  grundy_window_install_actions (widget_class);
  gtk_widget_class_bind_template_child (widget_class, GrundyWindow, entry);
  gtk_widget_class_bind_template_child (widget_class, GrundyWindow, catalogue);
  gtk_widget_class_bind_template_child (widget_class, GrundyWindow, graph_page);
  gtk_widget_class_bind_template_child (widget_class, GrundyWindow, flap);
  gtk_widget_class_bind_template_child (widget_class, GrundyWindow, pages);
  install_keys (widget_class);
}

static void
grundy_window_init (GrundyWindow *self)
{
  g_autoptr (GPropertyAction) page = NULL;
  GActionGroup *actions;

  self->session = grundy_session_new ();
  self->settings = grundy_settings_new ();
  self->appearance = grundy_appearance_new (self->session, self->settings);
  restore (self);
  actions = grundy_session_actions_new (self->session);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "session", actions);
  g_object_unref (actions);
  gtk_widget_init_template (GTK_WIDGET (self));
  page = g_property_action_new ("page", self->pages, "visible-child-name");
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (page));
  gtk_widget_grab_focus (self->graph_page);
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
