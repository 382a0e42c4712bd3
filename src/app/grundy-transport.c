/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-transport.h"

#include <glib/gi18n.h>
#include <inttypes.h>

struct _GrundyTransport
{
  GrundySessionWidget parent_instance;

  /* template */
  GtkAdjustment *adjustment;
  GtkScale *slider;
  GtkLabel *place;
};

G_DEFINE_FINAL_TYPE (GrundyTransport, grundy_transport, GRUNDY_TYPE_SESSION_WIDGET)

static GrundySession *
get_session (GrundyTransport *self)
{
  return grundy_session_widget_get_session (GRUNDY_SESSION_WIDGET (self));
}

static void
slider_moved (GrundyTransport *self)
{
  grundy_session_set_step (get_session (self), gtk_adjustment_get_value (self->adjustment));
}

/* The room of the longest text is kept, so that nothing moves while stepping. */
static void
reserve_place (GrundyTransport *self, guint64 n_steps)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, n_steps);

  gtk_label_set_width_chars (self->place, 2 * g_utf8_strlen (number, -1) + 4);
}

static void
steps_changed (GrundyTransport *self)
{
  guint64 n_steps = grundy_session_get_n_steps (get_session (self));
  guint64 step = grundy_session_get_step (get_session (self));
  g_autofree char *text = NULL;

  /* Translators: how far the computation is: the present step, and how many there are. */
  text = g_strdup_printf (_ ("%" PRIu64 " of %" PRIu64), step, n_steps);
  reserve_place (self, n_steps);
  gtk_label_set_text (self->place, text);
  g_signal_handlers_block_by_func (self->adjustment, slider_moved, self);
  gtk_adjustment_set_upper (self->adjustment, n_steps);
  gtk_adjustment_set_value (self->adjustment, step);
  g_signal_handlers_unblock_by_func (self->adjustment, slider_moved, self);
  gtk_widget_set_sensitive (GTK_WIDGET (self->slider), n_steps > 0);
}

static void
grundy_transport_session_changed (GrundySessionWidget *widget)
{
  steps_changed (GRUNDY_TRANSPORT (widget));
}

static void
grundy_transport_class_init (GrundyTransportClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GRUNDY_SESSION_WIDGET_CLASS (klass)->session_changed = grundy_transport_session_changed;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-transport.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundyTransport, adjustment);
  gtk_widget_class_bind_template_child (widget_class, GrundyTransport, slider);
  gtk_widget_class_bind_template_child (widget_class, GrundyTransport, place);
  gtk_widget_class_bind_template_callback (widget_class, slider_moved);
}

static void
grundy_transport_init (GrundyTransport *self)
{
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::step", G_CALLBACK (steps_changed));
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::n-steps", G_CALLBACK (steps_changed));
  gtk_widget_init_template (GTK_WIDGET (self));
}
