/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GRUNDY_TYPE_SCROLL_AREA (grundy_scroll_area_get_type ())

/**
 * GrundyScrollArea:
 *
 * A widget that draws its own content and only the part of it that is seen: to be put into a scrolled window.
 */
G_DECLARE_DERIVABLE_TYPE (GrundyScrollArea, grundy_scroll_area, GRUNDY, SCROLL_AREA, GtkWidget)

/**
 * GrundyScrollAreaClass:
 * @get_extent: required: how long the whole content is, in application pixels
 */
struct _GrundyScrollAreaClass
{
  GtkWidgetClass parent_class;

  double (*get_extent) (GrundyScrollArea *self, GtkOrientation orientation);
};

/* The width or height of what is seen, in application pixels */
int grundy_scroll_area_get_size (GrundyScrollArea *self, GtkOrientation orientation);
double grundy_scroll_area_get_extent (GrundyScrollArea *self, GtkOrientation orientation);
/* How much of the content lies before what is seen; 0 while everything has room */
double grundy_scroll_area_get_offset (GrundyScrollArea *self, GtkOrientation orientation);
/* Scrolls to; what is out of range is made less. */
void grundy_scroll_area_scroll_to (GrundyScrollArea *self, GtkOrientation orientation, double offset);
/* Scrolls as little as is needed to show the content from @start to @end. */
void grundy_scroll_area_reveal (GrundyScrollArea *self, GtkOrientation orientation, double start, double end);
/* To be called when the content has another extent. */
void grundy_scroll_area_extent_changed (GrundyScrollArea *self);

G_END_DECLS
