/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-graph-page.h"

struct _GrundyGraphPage
{
  AdwBin parent_instance;

  /* owned */
  GrundySession *session;
};

G_DEFINE_FINAL_TYPE (GrundyGraphPage, grundy_graph_page, ADW_TYPE_BIN)

enum
{
  PROP_SESSION = 1,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

static void
grundy_graph_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  GrundyGraphPage *self = GRUNDY_GRAPH_PAGE (object);

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
grundy_graph_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  GrundyGraphPage *self = GRUNDY_GRAPH_PAGE (object);

  switch (id)
    {
    case PROP_SESSION:
      if (g_set_object (&self->session, g_value_get_object (value)))
        g_object_notify_by_pspec (object, pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
grundy_graph_page_dispose (GObject *object)
{
  GrundyGraphPage *self = GRUNDY_GRAPH_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), GRUNDY_TYPE_GRAPH_PAGE);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (grundy_graph_page_parent_class)->dispose (object);
}

static void
grundy_graph_page_class_init (GrundyGraphPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = grundy_graph_page_get_property;
  object_class->set_property = grundy_graph_page_set_property;
  object_class->dispose = grundy_graph_page_dispose;

  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, GRUNDY_TYPE_SESSION,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-graph-page.ui");
}

static void
grundy_graph_page_init (GrundyGraphPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
