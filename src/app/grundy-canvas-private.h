/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-canvas.h"
#include "grundy-tiles.h"

G_BEGIN_DECLS

/* The canvas proper is in grundy-canvas.c, what the user does with it in grundy-canvas-input.c. */
struct _GrundyCanvas
{
  GrundyScrollArea parent_instance;

  /* owned */
  GrundySession *session;
  GSignalGroup *signals;
  GrundyTiles *tiles;
  GtkWidget *menu;
  GrundyPicture *picture;   /* that is drawn */
  GrundyAnalysis *analysis; /* of which it is */

  double zoom;
  double shifts[2]; /* by GtkOrientation: how far from the middle a picture is that has room, in application pixels */
  gboolean is_fitted;
  guint floor;     /* room below the picture, in application pixels */
  guint32 hovered; /* node under the pointer */
  guint32 menu_node;
  double pointer[2]; /* where the pointer was last, by GtkOrientation, in the widget */

  /* while a gesture goes on */
  double drag_start[2];
  double pinch_zoom;
};

void grundy_canvas_class_init_input (GtkWidgetClass *widget_class);
void grundy_canvas_init_input (GrundyCanvas *self);
/* The node at a place of the widget, or GRUNDY_NO_NODE */
guint32 grundy_canvas_find_node (GrundyCanvas *self, double x, double y);
/* Where a place of the picture is in the widget, in application pixels */
void grundy_canvas_to_widget (GrundyCanvas *self, double *x, double *y);
/* Moves the picture so that it begins there in the widget; it is never moved out of sight. */
void grundy_canvas_move_to (GrundyCanvas *self, GtkOrientation orientation, double origin);
/* Where the picture begins in the widget */
double grundy_canvas_get_origin (GrundyCanvas *self, GtkOrientation orientation);

G_END_DECLS
