/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-transport.h"

#include <glib/gi18n.h>
#include <inttypes.h>

struct _GrundyTransport
{
  AdwBin parent_instance;

  /* template */
  GtkAdjustment *adjustment;
  GtkScale *slider;
  GtkLabel *place;

  /* owned */
  GrundySession *session;
  GSignalGroup *signals;
};

G_DEFINE_FINAL_TYPE (GrundyTransport, grundy_transport, ADW_TYPE_BIN)

enum
{
  PROP_SESSION = 1,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

static void
slider_moved (GrundyTransport *self)
{
  grundy_session_set_step (self->session, gtk_adjustment_get_value (self->adjustment));
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
  guint64 n_steps = grundy_session_get_n_steps (self->session);
  guint64 step = grundy_session_get_step (self->session);
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
set_session (GrundyTransport *self, GrundySession *session)
{
  if (!g_set_object (&self->session, session))
    return;
  g_signal_group_set_target (self->signals, session);
  if (session != NULL)
    steps_changed (self);
}

static void
grundy_transport_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  GrundyTransport *self = GRUNDY_TRANSPORT (object);

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
grundy_transport_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  GrundyTransport *self = GRUNDY_TRANSPORT (object);

  switch (id)
    {
    case PROP_SESSION:
      set_session (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
grundy_transport_dispose (GObject *object)
{
  GrundyTransport *self = GRUNDY_TRANSPORT (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), GRUNDY_TYPE_TRANSPORT);
  g_clear_object (&self->signals);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (grundy_transport_parent_class)->dispose (object);
}

static void
grundy_transport_class_init (GrundyTransportClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = grundy_transport_get_property;
  object_class->set_property = grundy_transport_set_property;
  object_class->dispose = grundy_transport_dispose;

  properties[PROP_SESSION] =
      g_param_spec_object ("session", NULL, NULL, GRUNDY_TYPE_SESSION, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-transport.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundyTransport, adjustment);
  gtk_widget_class_bind_template_child (widget_class, GrundyTransport, slider);
  gtk_widget_class_bind_template_child (widget_class, GrundyTransport, place);
  gtk_widget_class_bind_template_callback (widget_class, slider_moved);
}

static void
grundy_transport_init (GrundyTransport *self)
{
  self->signals = g_signal_group_new (GRUNDY_TYPE_SESSION);
  g_signal_group_connect_swapped (self->signals, "notify::step", G_CALLBACK (steps_changed), self);
  g_signal_group_connect_swapped (self->signals, "notify::n-steps", G_CALLBACK (steps_changed), self);
  gtk_widget_init_template (GTK_WIDGET (self));
}
