/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-canvas-private.h"

#include "grundy-draw-request.h"

#include <glib/gi18n.h>
#include <math.h>

#define MIN_ZOOM 0.05
#define MAX_ZOOM 8.0
/* A small graph is not blown up without end when it is fitted to a large window. */
#define MAX_FITTED_ZOOM 2.5
/* A picture that continues the one before keeps its size until it could be larger by this. */
#define MAX_SPARE_ZOOM 1.5
/* How far from the border a revealed node is, in application pixels */
#define REVEAL_MARGIN 24

G_DEFINE_FINAL_TYPE (GrundyCanvas, grundy_canvas, GRUNDY_TYPE_SCROLL_AREA)

enum
{
  PROP_SESSION = 1,
  PROP_ZOOM,
  PROP_FLOOR,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

/* --- Where things are --------------------------------------------------------------------------------------- */

static double
get_length (GrundyCanvas *self, GtkOrientation orientation)
{
  if (self->picture == NULL)
    return 0;
  return orientation == GTK_ORIENTATION_HORIZONTAL ? grundy_picture_get_width (self->picture)
                                                   : grundy_picture_get_height (self->picture);
}

static int
get_size (GrundyCanvas *self, GtkOrientation orientation)
{
  return grundy_scroll_area_get_size (GRUNDY_SCROLL_AREA (self), orientation);
}

/* The room that the picture takes, that below it included */
static double
grundy_canvas_get_extent (GrundyScrollArea *area, GtkOrientation orientation)
{
  GrundyCanvas *self = GRUNDY_CANVAS (area);

  return get_length (self, orientation) * self->zoom + (orientation == GTK_ORIENTATION_VERTICAL ? self->floor : 0);
}

/* How much wider or higher the widget is than the picture; below 0 where the picture is scrolled */
static double
get_room (GrundyCanvas *self, GtkOrientation orientation)
{
  return get_size (self, orientation) - grundy_canvas_get_extent (GRUNDY_SCROLL_AREA (self), orientation);
}

/* About the middle when there is room, otherwise where it is scrolled to. */
double
grundy_canvas_get_origin (GrundyCanvas *self, GtkOrientation orientation)
{
  double room = get_room (self, orientation);

  if (room >= 0)
    return CLAMP (floor (room / 2 + self->shifts[orientation]), 0, floor (room));
  return -grundy_scroll_area_get_offset (GRUNDY_SCROLL_AREA (self), orientation);
}

void
grundy_canvas_move_to (GrundyCanvas *self, GtkOrientation orientation, double origin)
{
  double room = get_room (self, orientation);

  self->shifts[orientation] = room >= 0 ? CLAMP (origin, 0, room) - room / 2 : 0;
  grundy_scroll_area_scroll_to (GRUNDY_SCROLL_AREA (self), orientation, -origin);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
grundy_canvas_to_widget (GrundyCanvas *self, double *x, double *y)
{
  *x = grundy_canvas_get_origin (self, GTK_ORIENTATION_HORIZONTAL) + *x * self->zoom;
  *y = grundy_canvas_get_origin (self, GTK_ORIENTATION_VERTICAL) + *y * self->zoom;
}

guint32
grundy_canvas_find_node (GrundyCanvas *self, double x, double y)
{
  GrundyPicture *picture = grundy_session_get_picture (self->session);

  if (picture == NULL)
    return GRUNDY_NO_NODE;
  return grundy_picture_find_node (picture,
                                   (x - grundy_canvas_get_origin (self, GTK_ORIENTATION_HORIZONTAL)) / self->zoom,
                                   (y - grundy_canvas_get_origin (self, GTK_ORIENTATION_VERTICAL)) / self->zoom);
}

/* --- Zooming ------------------------------------------------------------------------------------------------ */

static void
set_zoom (GrundyCanvas *self, double zoom)
{
  if (zoom == self->zoom)
    return;
  self->zoom = zoom;
  grundy_tiles_set_scale (self->tiles, zoom * gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  grundy_scroll_area_extent_changed (GRUNDY_SCROLL_AREA (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ZOOM]);
}

/* The zoom at which the whole picture is seen; 0 where there is no telling */
static double
get_fitting_zoom (GrundyCanvas *self)
{
  double width = get_length (self, GTK_ORIENTATION_HORIZONTAL);
  double height = get_length (self, GTK_ORIENTATION_VERTICAL);
  int size[2] = { get_size (self, GTK_ORIENTATION_HORIZONTAL),
                  get_size (self, GTK_ORIENTATION_VERTICAL) - (int)self->floor };

  if (width <= 0 || height <= 0 || size[0] <= 0 || size[1] <= 0)
    return 0;
  return CLAMP (MIN (size[0] / width, size[1] / height), MIN_ZOOM, MAX_ZOOM);
}

static void
apply_fit (GrundyCanvas *self)
{
  double zoom = MIN (get_fitting_zoom (self), MAX_FITTED_ZOOM);

  if (!self->is_fitted || zoom <= 0)
    return;
  self->shifts[GTK_ORIENTATION_HORIZONTAL] = 0;
  self->shifts[GTK_ORIENTATION_VERTICAL] = 0;
  set_zoom (self, zoom);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

double
grundy_canvas_get_zoom (GrundyCanvas *self)
{
  g_return_val_if_fail (GRUNDY_IS_CANVAS (self), 1);

  return self->zoom;
}

void
grundy_canvas_zoom_by (GrundyCanvas *self, double factor, double x, double y)
{
  double zoom, place_x, place_y;

  g_return_if_fail (GRUNDY_IS_CANVAS (self));
  g_return_if_fail (factor > 0);

  zoom = CLAMP (self->zoom * factor, MIN_ZOOM, MAX_ZOOM);
  place_x = (x - grundy_canvas_get_origin (self, GTK_ORIENTATION_HORIZONTAL)) / self->zoom;
  place_y = (y - grundy_canvas_get_origin (self, GTK_ORIENTATION_VERTICAL)) / self->zoom;
  self->is_fitted = FALSE;
  set_zoom (self, zoom);
  grundy_canvas_move_to (self, GTK_ORIENTATION_HORIZONTAL, x - place_x * zoom);
  grundy_canvas_move_to (self, GTK_ORIENTATION_VERTICAL, y - place_y * zoom);
}

void
grundy_canvas_fit (GrundyCanvas *self)
{
  g_return_if_fail (GRUNDY_IS_CANVAS (self));

  self->is_fitted = TRUE;
  apply_fit (self);
}

void
grundy_canvas_reveal (GrundyCanvas *self, guint32 node)
{
  GrundyPicture *picture;
  const GrundyOutline *outline;
  double centre[2];
  double reach[2];

  g_return_if_fail (GRUNDY_IS_CANVAS (self));

  picture = grundy_session_get_picture (self->session);
  if (picture == NULL || node >= grundy_picture_get_n_nodes (picture))
    return;
  outline = grundy_picture_get_node (picture, node);
  centre[GTK_ORIENTATION_HORIZONTAL] = outline->x * self->zoom;
  centre[GTK_ORIENTATION_VERTICAL] = outline->y * self->zoom;
  reach[GTK_ORIENTATION_HORIZONTAL] = outline->half_width * self->zoom + REVEAL_MARGIN;
  reach[GTK_ORIENTATION_VERTICAL] = outline->half_height * self->zoom + REVEAL_MARGIN;
  for (int i = 0; i < 2; i++)
    grundy_scroll_area_reveal (GRUNDY_SCROLL_AREA (self), i, centre[i] - reach[i], centre[i] + reach[i]);
}

/* --- Drawing ------------------------------------------------------------------------------------------------ */

static void
draw_background (GrundyCanvas *self, GtkSnapshot *snapshot)
{
  const GrundyTheme *theme = grundy_theme_get (grundy_session_get_look (self->session)->theme);
  GdkRGBA color = { theme->background.red / 255.0, theme->background.green / 255.0, theme->background.blue / 255.0, 1 };
  graphene_rect_t bounds =
      GRAPHENE_RECT_INIT (0, 0, get_size (self, GTK_ORIENTATION_HORIZONTAL), get_size (self, GTK_ORIENTATION_VERTICAL));

  gtk_snapshot_append_color (snapshot, &color, &bounds);
}

static void
draw_tiles (GrundyCanvas *self, GtkSnapshot *snapshot)
{
  int width = get_size (self, GTK_ORIENTATION_HORIZONTAL);
  int height = get_size (self, GTK_ORIENTATION_VERTICAL);
  int factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  int left = floor (grundy_canvas_get_origin (self, GTK_ORIENTATION_HORIZONTAL) * factor);
  int top = floor (grundy_canvas_get_origin (self, GTK_ORIENTATION_VERTICAL) * factor);
  cairo_rectangle_int_t area = { -left, -top, width * factor, height * factor };

  cairo_scale (cr, 1.0 / factor, 1.0 / factor);
  cairo_translate (cr, left, top);
  grundy_tiles_draw (self->tiles, cr, &area);
  cairo_destroy (cr);
}

/* A light halo round the node under the pointer: it says "you can click here". */
static void
draw_hover (GrundyCanvas *self, GtkSnapshot *snapshot)
{
  GrundyPicture *picture = grundy_session_get_picture (self->session);
  const GrundyOutline *outline;
  graphene_rect_t bounds;
  GskRoundedRect ring;
  double x, y, reach, half_width, half_height;
  GdkRGBA color;

  if (picture == NULL || self->hovered >= grundy_picture_get_n_nodes (picture))
    return;
  outline = grundy_picture_get_node (picture, self->hovered);
  x = outline->x;
  y = outline->y;
  grundy_canvas_to_widget (self, &x, &y);
  reach = 3;
  half_width = outline->half_width * self->zoom + reach;
  half_height = outline->half_height * self->zoom + reach;
  graphene_rect_init (&bounds, x - half_width, y - half_height, 2 * half_width, 2 * half_height);
  gsk_rounded_rect_init_from_rect (&ring, &bounds, outline->corner * self->zoom + reach);
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &color);
  color.alpha = 0.12f;
  gtk_snapshot_push_rounded_clip (snapshot, &ring);
  gtk_snapshot_append_color (snapshot, &color, &bounds);
  gtk_snapshot_pop (snapshot);
}

static void
grundy_canvas_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GrundyCanvas *self = GRUNDY_CANVAS (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));

  if (self->session == NULL)
    return;
  gtk_snapshot_push_clip (snapshot, &bounds);
  draw_background (self, snapshot);
  draw_tiles (self, snapshot);
  draw_hover (self, snapshot);
  gtk_snapshot_pop (snapshot);
}

gboolean
grundy_canvas_is_complete (GrundyCanvas *self)
{
  g_return_val_if_fail (GRUNDY_IS_CANVAS (self), FALSE);

  return grundy_tiles_are_complete (self->tiles);
}

static void
tiles_changed (gpointer owner)
{
  gtk_widget_queue_draw (owner);
}

static void
scale_factor_changed (GrundyCanvas *self)
{
  grundy_tiles_set_scale (self->tiles, self->zoom * gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- The session -------------------------------------------------------------------------------------------- */

static void
state_changed (GrundyCanvas *self)
{
  GrundyState *state = grundy_session_get_state (self->session);

  grundy_tiles_set_scene (self->tiles, state != NULL ? grundy_session_get_picture (self->session) : NULL, state);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Finds a position that is in what is drawn, and in what shall be. */
static gboolean
find_common_node (GrundyCanvas *self, GrundyPicture *picture, GrundyAnalysis *analysis, guint32 *before, guint32 *now,
                  gboolean *grows)
{
  GrundyExploration *drawn = self->analysis != NULL ? grundy_analysis_get_exploration (self->analysis) : NULL;
  GrundyExploration *next = analysis != NULL ? grundy_analysis_get_exploration (analysis) : NULL;

  if (self->picture == NULL || picture == NULL ||
      grundy_layout_get_kind (grundy_picture_get_layout (self->picture)) !=
          grundy_layout_get_kind (grundy_picture_get_layout (picture)))
    return FALSE;
  *before = grundy_exploration_get_start (drawn, 0);
  *now = grundy_exploration_get_start (next, 0);
  *grows = grundy_exploration_find_start_of (next, drawn, now);
  return *grows || grundy_exploration_find_start_of (drawn, next, before);
}

/* Whether the whole is seen, and not much smaller than it could be */
static gboolean
is_fitted_well (GrundyCanvas *self, double most_zoom)
{
  double zoom = MIN (get_fitting_zoom (self), most_zoom);

  return self->zoom <= zoom && zoom <= self->zoom * MAX_SPARE_ZOOM;
}

static void
take_picture (GrundyCanvas *self, GrundyPicture *picture, GrundyAnalysis *analysis)
{
  g_clear_pointer (&self->picture, grundy_picture_unref);
  g_clear_pointer (&self->analysis, grundy_analysis_unref);
  if (picture != NULL)
    {
      self->picture = grundy_picture_ref (picture);
      self->analysis = grundy_analysis_ref (analysis);
    }
  grundy_scroll_area_extent_changed (GRUNDY_SCROLL_AREA (self));
}

/* What is seen keeps its place, and its size too while the whole fits well enough. */
static void
picture_changed (GrundyCanvas *self)
{
  GrundyPicture *picture = grundy_session_get_picture (self->session);
  GrundyAnalysis *analysis = grundy_session_get_analysis (self->session);
  guint32 before, now;
  gboolean grows, keeps_size;
  gboolean goes_on = find_common_node (self, picture, analysis, &before, &now, &grows);
  double x = goes_on ? grundy_picture_get_node (self->picture, before)->x : 0;
  double y = goes_on ? grundy_picture_get_node (self->picture, before)->y : 0;

  self->hovered = GRUNDY_NO_NODE;
  grundy_canvas_to_widget (self, &x, &y);
  take_picture (self, picture, analysis);
  keeps_size = goes_on && (!self->is_fitted || is_fitted_well (self, grows ? MAX_FITTED_ZOOM : MAX_ZOOM));
  if (!keeps_size)
    apply_fit (self);
  if (keeps_size || (goes_on && grows))
    {
      const GrundyOutline *outline = grundy_picture_get_node (picture, now);

      grundy_canvas_move_to (self, GTK_ORIENTATION_HORIZONTAL, x - outline->x * self->zoom);
      grundy_canvas_move_to (self, GTK_ORIENTATION_VERTICAL, y - outline->y * self->zoom);
    }
  state_changed (self);
}

static void
selected_changed (GrundyCanvas *self)
{
  guint32 selected = grundy_session_get_selected (self->session);

  if (selected != GRUNDY_NO_NODE)
    grundy_canvas_reveal (self, selected);
}

static void
set_session (GrundyCanvas *self, GrundySession *session)
{
  if (!g_set_object (&self->session, session))
    return;
  g_signal_group_set_target (self->signals, session);
  if (session != NULL)
    picture_changed (self);
}

/* --- The widget --------------------------------------------------------------------------------------------- */

static void
grundy_canvas_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GrundyCanvas *self = GRUNDY_CANVAS (widget);

  apply_fit (self);
  GTK_WIDGET_CLASS (grundy_canvas_parent_class)->size_allocate (widget, width, height, baseline);
  if (self->menu != NULL)
    gtk_popover_present (GTK_POPOVER (self->menu));
}

static void
grundy_canvas_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  GrundyCanvas *self = GRUNDY_CANVAS (object);

  switch (id)
    {
    case PROP_SESSION:
      g_value_set_object (value, self->session);
      break;
    case PROP_ZOOM:
      g_value_set_double (value, self->zoom);
      break;
    case PROP_FLOOR:
      g_value_set_uint (value, self->floor);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
grundy_canvas_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  GrundyCanvas *self = GRUNDY_CANVAS (object);

  switch (id)
    {
    case PROP_SESSION:
      set_session (self, g_value_get_object (value));
      break;
    case PROP_FLOOR:
      self->floor = g_value_get_uint (value);
      gtk_widget_queue_allocate (GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
grundy_canvas_dispose (GObject *object)
{
  GrundyCanvas *self = GRUNDY_CANVAS (object);

  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_clear_object (&self->signals);
  g_clear_object (&self->session);
  g_clear_pointer (&self->tiles, grundy_tiles_free);
  g_clear_pointer (&self->picture, grundy_picture_unref);
  g_clear_pointer (&self->analysis, grundy_analysis_unref);

  G_OBJECT_CLASS (grundy_canvas_parent_class)->dispose (object);
}

static void
grundy_canvas_class_init (GrundyCanvasClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = grundy_canvas_get_property;
  object_class->set_property = grundy_canvas_set_property;
  object_class->dispose = grundy_canvas_dispose;
  GRUNDY_SCROLL_AREA_CLASS (klass)->get_extent = grundy_canvas_get_extent;
  widget_class->snapshot = grundy_canvas_snapshot;
  widget_class->size_allocate = grundy_canvas_size_allocate;

  properties[PROP_SESSION] =
      g_param_spec_object ("session", NULL, NULL, GRUNDY_TYPE_SESSION, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_ZOOM] =
      g_param_spec_double ("zoom", NULL, NULL, MIN_ZOOM, MAX_ZOOM, 1, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /* How much room there is below the picture for what lies on the canvas, in application pixels */
  properties[PROP_FLOOR] =
      g_param_spec_uint ("floor", NULL, NULL, 0, 1000, 0, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_css_name (widget_class, "canvas");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  grundy_canvas_class_init_input (widget_class);
}

static void
grundy_canvas_init (GrundyCanvas *self)
{
  self->zoom = 1;
  self->is_fitted = TRUE;
  self->hovered = GRUNDY_NO_NODE;
  self->menu_node = GRUNDY_NO_NODE;
  self->tiles = grundy_tiles_new (tiles_changed, self);
  self->signals = g_signal_group_new (GRUNDY_TYPE_SESSION);
  g_signal_group_connect_swapped (self->signals, "notify::picture", G_CALLBACK (picture_changed), self);
  g_signal_group_connect_swapped (self->signals, "notify::state", G_CALLBACK (state_changed), self);
  g_signal_group_connect_swapped (self->signals, "notify::look", G_CALLBACK (gtk_widget_queue_draw), self);
  g_signal_group_connect_swapped (self->signals, "notify::selected", G_CALLBACK (selected_changed), self);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (scale_factor_changed), NULL);
  grundy_canvas_init_input (self);
}
