/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-canvas.h"
#include "grundy-tiles.h"

G_BEGIN_DECLS

/* The canvas proper is in grundy-canvas.c, what the user does with it in grundy-canvas-input.c. */
struct _GrundyCanvas
{
  GtkWidget parent_instance;

  /* owned */
  GrundySession *session;
  GSignalGroup *signals;
  GtkAdjustment *adjustments[2]; /* by GtkOrientation */
  GrundyTiles *tiles;
  GtkWidget *menu;

  GtkScrollablePolicy policies[2];
  double zoom;
  gboolean is_fitted;
  guint floor;     /* room below the picture, in application pixels */
  guint32 hovered; /* node under the pointer */
  guint32 menu_node;

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
/* Scrolls to; values out of range are clamped. */
void grundy_canvas_scroll_to (GrundyCanvas *self, double x, double y);

G_END_DECLS
