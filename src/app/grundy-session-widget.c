/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-session-widget.h"

typedef struct
{
  GrundySession *session;
  GSignalGroup *signals;
} GrundySessionWidgetPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (GrundySessionWidget, grundy_session_widget, ADW_TYPE_BIN)

enum
{
  PROP_SESSION = 1,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

static GrundySessionWidgetPrivate *
get_private (GrundySessionWidget *self)
{
  return grundy_session_widget_get_instance_private (self);
}

static void
set_session (GrundySessionWidget *self, GrundySession *session)
{
  GrundySessionWidgetPrivate *private = get_private (self);
  GrundySessionWidgetClass *klass = GRUNDY_SESSION_WIDGET_GET_CLASS (self);

  if (!g_set_object (&private->session, session))
    return;
  g_signal_group_set_target (private->signals, session);
  if (session != NULL && klass->session_changed != NULL)
    klass->session_changed (self);
}

static void
grundy_session_widget_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_SESSION:
      g_value_set_object (value, get_private (GRUNDY_SESSION_WIDGET (object))->session);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
grundy_session_widget_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_SESSION:
      set_session (GRUNDY_SESSION_WIDGET (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
grundy_session_widget_dispose (GObject *object)
{
  GrundySessionWidgetPrivate *private = get_private (GRUNDY_SESSION_WIDGET (object));

  /* The toolkit lets the template's children go behind the bin's back, which must have let its own go before. */
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), G_OBJECT_TYPE (object));
  g_clear_object (&private->signals);
  g_clear_object (&private->session);

  G_OBJECT_CLASS (grundy_session_widget_parent_class)->dispose (object);
}

static void
grundy_session_widget_class_init (GrundySessionWidgetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = grundy_session_widget_get_property;
  object_class->set_property = grundy_session_widget_set_property;
  object_class->dispose = grundy_session_widget_dispose;

  properties[PROP_SESSION] =
      g_param_spec_object ("session", NULL, NULL, GRUNDY_TYPE_SESSION, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
grundy_session_widget_init (GrundySessionWidget *self)
{
  get_private (self)->signals = g_signal_group_new (GRUNDY_TYPE_SESSION);
}

GrundySession *
grundy_session_widget_get_session (GrundySessionWidget *self)
{
  g_return_val_if_fail (GRUNDY_IS_SESSION_WIDGET (self), NULL);

  return get_private (self)->session;
}

void
grundy_session_widget_follow (GrundySessionWidget *self, const char *signal, GCallback handler)
{
  g_return_if_fail (GRUNDY_IS_SESSION_WIDGET (self));
  g_return_if_fail (signal != NULL && handler != NULL);

  g_signal_group_connect_swapped (get_private (self)->signals, signal, handler, self);
}
