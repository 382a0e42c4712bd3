/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-scroll-area.h"

#include <math.h>

typedef struct
{
  GtkAdjustment *adjustments[2]; /* by GtkOrientation; owned */
  GtkScrollablePolicy policies[2];
} GrundyScrollAreaPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (GrundyScrollArea, grundy_scroll_area, GTK_TYPE_WIDGET,
                                  G_ADD_PRIVATE (GrundyScrollArea) G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

enum
{
  PROP_HADJUSTMENT = 1,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

static GrundyScrollAreaPrivate *
get_private (GrundyScrollArea *self)
{
  return grundy_scroll_area_get_instance_private (self);
}

static void
configure (GrundyScrollArea *self, GtkOrientation orientation)
{
  GtkAdjustment *adjustment = get_private (self)->adjustments[orientation];
  double extent = ceil (grundy_scroll_area_get_extent (self, orientation));
  int size = grundy_scroll_area_get_size (self, orientation);

  if (adjustment == NULL)
    return;
  gtk_adjustment_configure (adjustment, CLAMP (gtk_adjustment_get_value (adjustment), 0, MAX (extent - size, 0)), 0,
                            MAX (extent, size), size * 0.1, size * 0.9, size);
}

static void
set_adjustment (GrundyScrollArea *self, GtkOrientation orientation, GtkAdjustment *adjustment)
{
  GtkAdjustment **place = get_private (self)->adjustments + orientation;

  if (adjustment == NULL)
    adjustment = gtk_adjustment_new (0, 0, 0, 0, 0, 0);
  if (*place == adjustment)
    return;
  if (*place != NULL)
    g_signal_handlers_disconnect_by_data (*place, self);
  g_clear_object (place);
  *place = g_object_ref_sink (adjustment);
  g_signal_connect_swapped (adjustment, "value-changed", G_CALLBACK (gtk_widget_queue_draw), self);
  configure (self, orientation);
}

static void
grundy_scroll_area_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  grundy_scroll_area_extent_changed (GRUNDY_SCROLL_AREA (widget));
}

static void
grundy_scroll_area_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  GrundyScrollAreaPrivate *private = get_private (GRUNDY_SCROLL_AREA (object));

  switch (id)
    {
    case PROP_HADJUSTMENT:
      g_value_set_object (value, private->adjustments[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VADJUSTMENT:
      g_value_set_object (value, private->adjustments[GTK_ORIENTATION_VERTICAL]);
      break;
    case PROP_HSCROLL_POLICY:
      g_value_set_enum (value, private->policies[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, private->policies[GTK_ORIENTATION_VERTICAL]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
grundy_scroll_area_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  GrundyScrollArea *self = GRUNDY_SCROLL_AREA (object);

  switch (id)
    {
    case PROP_HADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, g_value_get_object (value));
      break;
    case PROP_VADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_VERTICAL, g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
      get_private (self)->policies[GTK_ORIENTATION_HORIZONTAL] = g_value_get_enum (value);
      break;
    case PROP_VSCROLL_POLICY:
      get_private (self)->policies[GTK_ORIENTATION_VERTICAL] = g_value_get_enum (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
grundy_scroll_area_dispose (GObject *object)
{
  GrundyScrollAreaPrivate *private = get_private (GRUNDY_SCROLL_AREA (object));

  for (int i = 0; i < 2; i++)
    {
      if (private->adjustments[i] != NULL)
        g_signal_handlers_disconnect_by_data (private->adjustments[i], object);
      g_clear_object (&private->adjustments[i]);
    }

  G_OBJECT_CLASS (grundy_scroll_area_parent_class)->dispose (object);
}

static void
grundy_scroll_area_class_init (GrundyScrollAreaClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = grundy_scroll_area_get_property;
  object_class->set_property = grundy_scroll_area_set_property;
  object_class->dispose = grundy_scroll_area_dispose;
  GTK_WIDGET_CLASS (klass)->size_allocate = grundy_scroll_area_size_allocate;

  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");
}

static void
grundy_scroll_area_init (GrundyScrollArea *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

int
grundy_scroll_area_get_size (GrundyScrollArea *self, GtkOrientation orientation)
{
  g_return_val_if_fail (GRUNDY_IS_SCROLL_AREA (self), 0);

  return orientation == GTK_ORIENTATION_HORIZONTAL ? gtk_widget_get_width (GTK_WIDGET (self))
                                                   : gtk_widget_get_height (GTK_WIDGET (self));
}

double
grundy_scroll_area_get_extent (GrundyScrollArea *self, GtkOrientation orientation)
{
  g_return_val_if_fail (GRUNDY_IS_SCROLL_AREA (self), 0);

  return GRUNDY_SCROLL_AREA_GET_CLASS (self)->get_extent (self, orientation);
}

double
grundy_scroll_area_get_offset (GrundyScrollArea *self, GtkOrientation orientation)
{
  g_return_val_if_fail (GRUNDY_IS_SCROLL_AREA (self), 0);

  GtkAdjustment *adjustment = get_private (self)->adjustments[orientation];

  return adjustment != NULL ? gtk_adjustment_get_value (adjustment) : 0;
}

void
grundy_scroll_area_scroll_to (GrundyScrollArea *self, GtkOrientation orientation, double offset)
{
  g_return_if_fail (GRUNDY_IS_SCROLL_AREA (self));

  GtkAdjustment *adjustment = get_private (self)->adjustments[orientation];

  if (adjustment != NULL)
    gtk_adjustment_set_value (adjustment, offset);
}

void
grundy_scroll_area_reveal (GrundyScrollArea *self, GtkOrientation orientation, double start, double end)
{
  g_return_if_fail (GRUNDY_IS_SCROLL_AREA (self));

  GtkAdjustment *adjustment = get_private (self)->adjustments[orientation];

  if (adjustment != NULL)
    gtk_adjustment_clamp_page (adjustment, start, end);
}

void
grundy_scroll_area_extent_changed (GrundyScrollArea *self)
{
  g_return_if_fail (GRUNDY_IS_SCROLL_AREA (self));

  configure (self, GTK_ORIENTATION_HORIZONTAL);
  configure (self, GTK_ORIENTATION_VERTICAL);
}
