/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-canvas-private.h"

#include <glib/gi18n.h>
#include <math.h>

/* One notch of the wheel, one press of a key */
#define ZOOM_STEP 1.2
/* A press that moves farther than this pans and does not click, in application pixels. */
#define CLICK_SLACK 6.0

/* --- Pointer ------------------------------------------------------------------------------------------------ */

static void
set_hovered (GrundyCanvas *self, guint32 node)
{
  if (self->hovered == node)
    return;
  self->hovered = node;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), node != GRUNDY_NO_NODE ? "pointer" : NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
motion (GtkEventControllerMotion *controller, double x, double y, GrundyCanvas *self)
{
  self->pointer[GTK_ORIENTATION_HORIZONTAL] = x;
  self->pointer[GTK_ORIENTATION_VERTICAL] = y;
  set_hovered (self, grundy_canvas_find_node (self, x, y));
}

static void
leave (GtkEventControllerMotion *controller, GrundyCanvas *self)
{
  set_hovered (self, GRUNDY_NO_NODE);
}

static void
drag_begin (GtkGestureDrag *gesture, double x, double y, GrundyCanvas *self)
{
  self->drag_start[GTK_ORIENTATION_HORIZONTAL] = grundy_canvas_get_origin (self, GTK_ORIENTATION_HORIZONTAL);
  self->drag_start[GTK_ORIENTATION_VERTICAL] = grundy_canvas_get_origin (self, GTK_ORIENTATION_VERTICAL);
}

static void
drag_update (GtkGestureDrag *gesture, double dx, double dy, GrundyCanvas *self)
{
  if (hypot (dx, dy) > CLICK_SLACK)
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  grundy_canvas_move_to (self, GTK_ORIENTATION_HORIZONTAL, self->drag_start[GTK_ORIENTATION_HORIZONTAL] + dx);
  grundy_canvas_move_to (self, GTK_ORIENTATION_VERTICAL, self->drag_start[GTK_ORIENTATION_VERTICAL] + dy);
}

/* A click selects, a click beside the nodes selects nothing, a double click goes on from there. */
static void
click_released (GtkGestureClick *gesture, int n_press, double x, double y, GrundyCanvas *self)
{
  guint32 node = grundy_canvas_find_node (self, x, y);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (n_press == 2 && node != GRUNDY_NO_NODE)
    grundy_session_start_at (self->session, node);
  else if (n_press == 1)
    grundy_session_select (self->session, node);
}

static void
show_menu (GrundyCanvas *self, guint32 node, double x, double y)
{
  GdkRectangle place = { x, y, 1, 1 };

  self->menu_node = node;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "canvas.start-here", node != GRUNDY_NO_NODE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "canvas.step-to-here", node != GRUNDY_NO_NODE);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &place);
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

static void
menu_pressed (GtkGestureClick *gesture, int n_press, double x, double y, GrundyCanvas *self)
{
  guint32 node = grundy_canvas_find_node (self, x, y);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (node != GRUNDY_NO_NODE)
    grundy_session_select (self->session, node);
  show_menu (self, node, x, y);
}

/* Events of scrolling have no place of their own. */
static gboolean
scroll (GtkEventControllerScroll *controller, double dx, double dy, GrundyCanvas *self)
{
  GdkModifierType modifiers = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));

  if ((modifiers & GDK_CONTROL_MASK) == 0)
    return GDK_EVENT_PROPAGATE;
  grundy_canvas_zoom_by (self, pow (ZOOM_STEP, -dy), self->pointer[GTK_ORIENTATION_HORIZONTAL],
                         self->pointer[GTK_ORIENTATION_VERTICAL]);
  return GDK_EVENT_STOP;
}

static void
pinch_begin (GtkGesture *gesture, GdkEventSequence *sequence, GrundyCanvas *self)
{
  self->pinch_zoom = self->zoom;
}

static void
pinch (GtkGestureZoom *gesture, double scale, GrundyCanvas *self)
{
  double x, y;

  if (gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y))
    grundy_canvas_zoom_by (self, self->pinch_zoom * scale / self->zoom, x, y);
}

/* --- Keyboard ----------------------------------------------------------------------------------------------- */

static guint32
get_present (GrundyCanvas *self)
{
  return grundy_session_get_shown_node (self->session);
}

/* The nearest node to the left or to the right, of which one more to the side counts as much as two up or down. */
static guint32
find_beside (GrundyCanvas *self, guint32 node, int direction)
{
  GrundyPicture *picture = grundy_session_get_picture (self->session);
  const GrundyOutline *from = grundy_picture_get_node (picture, node);
  guint32 nearest = GRUNDY_NO_NODE;
  double least = INFINITY;

  for (guint32 i = 0; i < grundy_picture_get_n_nodes (picture); i++)
    {
      const GrundyOutline *to = grundy_picture_get_node (picture, i);
      double dx = (to->x - from->x) * direction;
      double distance = dx + 2 * fabs (to->y - from->y);

      if (dx > 0 && distance < least)
        {
          least = distance;
          nearest = i;
        }
    }
  return nearest;
}

static guint32
find_option (GrundyCanvas *self, guint32 node)
{
  GrundyGraph *graph = grundy_view_get_structure (grundy_picture_get_view (grundy_session_get_picture (self->session)));
  guint32 n_options;
  const guint32 *options = grundy_graph_get_options (graph, node, &n_options);

  return n_options > 0 ? options[n_options - 1] : GRUNDY_NO_NODE;
}

/* The first node of which this one is an option. O(edges): a key press may take that long. */
static guint32
find_predecessor (GrundyCanvas *self, guint32 node)
{
  GrundyGraph *graph = grundy_view_get_structure (grundy_picture_get_view (grundy_session_get_picture (self->session)));

  for (guint32 i = 0; i < grundy_graph_get_n_nodes (graph); i++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (graph, i, &n_options);

      for (guint32 k = 0; k < n_options; k++)
        if (options[k] == node)
          return i;
    }
  return GRUNDY_NO_NODE;
}

typedef enum
{
  GO_LEFT,
  GO_RIGHT,
  GO_UP,
  GO_DOWN,
} Direction;

static gboolean
go (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  GrundyCanvas *self = GRUNDY_CANVAS (widget);
  guint32 node;

  if (grundy_session_get_picture (self->session) == NULL)
    return GDK_EVENT_STOP;
  node = get_present (self);
  switch ((Direction)g_variant_get_int32 (args))
    {
    case GO_LEFT:
      node = find_beside (self, node, -1);
      break;
    case GO_RIGHT:
      node = find_beside (self, node, 1);
      break;
    case GO_UP:
      node = find_predecessor (self, node);
      break;
    case GO_DOWN:
    default:
      node = find_option (self, node);
      break;
    }
  if (node != GRUNDY_NO_NODE)
    grundy_session_select (self->session, node);
  return GDK_EVENT_STOP;
}

static gboolean
open_menu (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  GrundyCanvas *self = GRUNDY_CANVAS (widget);
  GrundyPicture *picture = grundy_session_get_picture (self->session);
  const GrundyOutline *outline;
  double x, y;

  if (picture == NULL)
    return GDK_EVENT_STOP;
  outline = grundy_picture_get_node (picture, get_present (self));
  x = outline->x;
  y = outline->y;
  grundy_canvas_to_widget (self, &x, &y);
  show_menu (self, get_present (self), x, y);
  return GDK_EVENT_STOP;
}

static gboolean
select_nothing (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  grundy_session_select (GRUNDY_CANVAS (widget)->session, GRUNDY_NO_NODE);
  return GDK_EVENT_STOP;
}

/* --- Actions ------------------------------------------------------------------------------------------------ */

static void
zoom_in (GtkWidget *widget, const char *name, GVariant *parameter)
{
  grundy_canvas_zoom_by (GRUNDY_CANVAS (widget), ZOOM_STEP, gtk_widget_get_width (widget) / 2.0,
                         gtk_widget_get_height (widget) / 2.0);
}

static void
zoom_out (GtkWidget *widget, const char *name, GVariant *parameter)
{
  grundy_canvas_zoom_by (GRUNDY_CANVAS (widget), 1 / ZOOM_STEP, gtk_widget_get_width (widget) / 2.0,
                         gtk_widget_get_height (widget) / 2.0);
}

static void
fit (GtkWidget *widget, const char *name, GVariant *parameter)
{
  grundy_canvas_fit (GRUNDY_CANVAS (widget));
}

static void
start_here (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GrundyCanvas *self = GRUNDY_CANVAS (widget);

  grundy_session_start_at (self->session, self->menu_node);
}

static void
step_to_here (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GrundyCanvas *self = GRUNDY_CANVAS (widget);

  grundy_session_step_to_node (self->session, self->menu_node);
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    Direction direction;
  } arrows[] = {
    { GDK_KEY_Left, GO_LEFT },
    { GDK_KEY_Right, GO_RIGHT },
    { GDK_KEY_Up, GO_UP },
    { GDK_KEY_Down, GO_DOWN },
  };
  static const struct
  {
    guint keys[3];
    const char *action;
  } zooms[] = {
    { { GDK_KEY_equal, GDK_KEY_KP_Add, GDK_KEY_plus }, "canvas.zoom-in" },
    { { GDK_KEY_underscore, GDK_KEY_KP_Subtract, GDK_KEY_minus }, "canvas.zoom-out" },
    { { GDK_KEY_KP_Insert, GDK_KEY_KP_0, GDK_KEY_0 }, "canvas.fit" },
  };
  static const struct
  {
    guint key;
    const char *action;
  } steps[] = {
    { GDK_KEY_space, "session.play" },    { GDK_KEY_KP_Space, "session.play" }, { GDK_KEY_Home, "session.first" },
    { GDK_KEY_KP_Home, "session.first" }, { GDK_KEY_End, "session.last" },      { GDK_KEY_KP_End, "session.last" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    gtk_widget_class_add_binding (widget_class, arrows[i].key, 0, go, "i", (int)arrows[i].direction);
  for (guint i = 0; i < G_N_ELEMENTS (zooms); i++)
    for (guint k = 0; k < G_N_ELEMENTS (zooms[i].keys); k++)
      gtk_widget_class_add_binding_action (widget_class, zooms[i].keys[k], 0, zooms[i].action, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    gtk_widget_class_add_binding_action (widget_class, steps[i].key, 0, steps[i].action, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, open_menu, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, open_menu, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, select_nothing, NULL);
}

void
grundy_canvas_class_init_input (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "canvas.zoom-in", NULL, zoom_in);
  gtk_widget_class_install_action (widget_class, "canvas.zoom-out", NULL, zoom_out);
  gtk_widget_class_install_action (widget_class, "canvas.fit", NULL, fit);
  gtk_widget_class_install_action (widget_class, "canvas.start-here", NULL, start_here);
  gtk_widget_class_install_action (widget_class, "canvas.step-to-here", NULL, step_to_here);
  add_keys (widget_class);
}

static void
add_controller (GrundyCanvas *self, gpointer controller)
{
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (controller));
}

static GtkWidget *
make_menu (GrundyCanvas *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) view = g_menu_new ();
  GtkWidget *popover;

  g_menu_append (menu, _ ("_Step to Here"), "canvas.step-to-here");
  /* Translators: the position that was clicked becomes the start of a new graph. */
  g_menu_append (menu, _ ("_Start Here"), "canvas.start-here");
  g_menu_append (view, _ ("_Fit to Window"), "canvas.fit");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (view));
  popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  gtk_popover_set_has_arrow (GTK_POPOVER (popover), FALSE);
  gtk_widget_set_halign (popover, GTK_ALIGN_START);
  gtk_widget_set_parent (popover, GTK_WIDGET (self));
  return popover;
}

void
grundy_canvas_init_input (GrundyCanvas *self)
{
  GtkEventController *motion_controller = gtk_event_controller_motion_new ();
  GtkEventController *scroll_controller = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *secondary = gtk_gesture_click_new ();
  GtkGesture *zoom = gtk_gesture_zoom_new ();

  g_signal_connect (motion_controller, "enter", G_CALLBACK (motion), self);
  g_signal_connect (motion_controller, "motion", G_CALLBACK (motion), self);
  g_signal_connect (motion_controller, "leave", G_CALLBACK (leave), self);
  add_controller (self, motion_controller);
  g_signal_connect (scroll_controller, "scroll", G_CALLBACK (scroll), self);
  add_controller (self, scroll_controller);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update), self);
  add_controller (self, drag);
  g_signal_connect (click, "released", G_CALLBACK (click_released), self);
  add_controller (self, click);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  g_signal_connect (secondary, "pressed", G_CALLBACK (menu_pressed), self);
  add_controller (self, secondary);
  g_signal_connect (zoom, "begin", G_CALLBACK (pinch_begin), self);
  g_signal_connect (zoom, "scale-changed", G_CALLBACK (pinch), self);
  add_controller (self, zoom);
  self->menu = make_menu (self);
}
