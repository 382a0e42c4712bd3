/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-graph-page.h"

#include "grundy-canvas.h"
#include "grundy-component-chooser.h"
#include "grundy-explain-reason.h"
#include "grundy-explain-step.h"
#include "grundy-explain-verdict.h"
#include "grundy-inspector.h"
#include "grundy-legend.h"
#include "grundy-transport.h"
#include "grundy-way-chooser.h"

#include <glib/gi18n.h>

/* Milliseconds: what is done sooner is not worth telling of. */
#define BUSY_DELAY 200

struct _GrundyGraphPage
{
  GrundySessionWidget parent_instance;

  /* template */
  GtkStack *stack;
  AdwStatusPage *problem;
  GrundyCanvas *canvas;
  GtkLabel *verdict;
  GtkLabel *reason;
  GtkProgressBar *progress;
  GtkWidget *busy;

  guint busy_id; /* until it is told that work goes on */
  gboolean shows_inspector;
};

G_DEFINE_FINAL_TYPE (GrundyGraphPage, grundy_graph_page, GRUNDY_TYPE_SESSION_WIDGET)

enum
{
  PROP_SHOW_INSPECTOR = 1,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

static GrundySession *
get_session (GrundyGraphPage *self)
{
  return grundy_session_widget_get_session (GRUNDY_SESSION_WIDGET (self));
}

/* Before everything is settled, nothing is said that the steps have not shown. */
static void
verdict_changed (GrundyGraphPage *self)
{
  GrundyVerdict *verdict = grundy_session_get_verdict (get_session (self));
  gboolean is_told = verdict != NULL && (grundy_session_get_analysis (get_session (self)) == NULL ||
                                         grundy_session_is_settled (get_session (self)));
  g_autofree char *sentence = is_told ? grundy_explain_verdict (verdict) : NULL;
  g_autofree char *reason = is_told ? grundy_explain_reason (verdict) : NULL;

  /* Why nobody can tell who wins, where that is so */
  if (verdict == NULL)
    reason = g_strdup (grundy_session_get_verdict_problem (get_session (self)));
  gtk_label_set_text (self->verdict, sentence != NULL ? sentence : "");
  gtk_label_set_text (self->reason, reason != NULL ? reason : "");
}

/* What a screen reader is told of the picture. */
static void
describe_canvas (GrundyGraphPage *self)
{
  GrundyTimeline *timeline = grundy_session_get_timeline (get_session (self));
  g_autofree char *sentence = NULL;

  if (timeline == NULL)
    return;
  sentence = grundy_explain_step (grundy_session_get_analysis (get_session (self)), timeline,
                                  grundy_session_get_step (get_session (self)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->canvas), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Graph of the game"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
}

static void
step_changed (GrundyGraphPage *self)
{
  verdict_changed (self);
  describe_canvas (self);
}

static gboolean
tell_busy (gpointer user_data)
{
  GrundyGraphPage *self = user_data;

  self->busy_id = 0;
  gtk_widget_set_visible (self->busy, TRUE);
  return G_SOURCE_REMOVE;
}

static void
busy_changed (GrundyGraphPage *self)
{
  if (!grundy_session_is_busy (get_session (self)))
    {
      g_clear_handle_id (&self->busy_id, g_source_remove);
      gtk_widget_set_visible (self->busy, FALSE);
    }
  else if (self->busy_id == 0 && !gtk_widget_get_visible (self->busy))
    self->busy_id = g_timeout_add (BUSY_DELAY, tell_busy, self);
}

static void
progress_changed (GrundyGraphPage *self)
{
  double progress = grundy_session_get_progress (get_session (self));

  if (progress < 0)
    gtk_progress_bar_pulse (self->progress);
  else
    gtk_progress_bar_set_fraction (self->progress, progress);
}

static void
picture_changed (GrundyGraphPage *self)
{
  const char *problem = grundy_session_get_problem (get_session (self));

  if (grundy_session_get_picture (get_session (self)) == NULL && problem != NULL)
    {
      adw_status_page_set_description (self->problem, problem);
      gtk_stack_set_visible_child_name (self->stack, "problem");
    }
  else
    gtk_stack_set_visible_child_name (self->stack, "graph");
  busy_changed (self);
  step_changed (self);
}

static void
zoom_in (GrundyGraphPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->canvas), "canvas.zoom-in", NULL);
}

static void
zoom_out (GrundyGraphPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->canvas), "canvas.zoom-out", NULL);
}

static void
fit (GrundyGraphPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->canvas), "canvas.fit", NULL);
}

static gboolean
grundy_graph_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (GRUNDY_GRAPH_PAGE (widget)->canvas));
}

static void
grundy_graph_page_session_changed (GrundySessionWidget *widget)
{
  picture_changed (GRUNDY_GRAPH_PAGE (widget));
}

static void
grundy_graph_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  GrundyGraphPage *self = GRUNDY_GRAPH_PAGE (object);

  switch (id)
    {
    case PROP_SHOW_INSPECTOR:
      g_value_set_boolean (value, self->shows_inspector);
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
    case PROP_SHOW_INSPECTOR:
      self->shows_inspector = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
grundy_graph_page_dispose (GObject *object)
{
  GrundyGraphPage *self = GRUNDY_GRAPH_PAGE (object);

  g_clear_handle_id (&self->busy_id, g_source_remove);

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
  GRUNDY_SESSION_WIDGET_CLASS (klass)->session_changed = grundy_graph_page_session_changed;

  properties[PROP_SHOW_INSPECTOR] =
      g_param_spec_boolean ("show-inspector", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  g_type_ensure (GRUNDY_TYPE_CANVAS);
  g_type_ensure (GRUNDY_TYPE_COMPONENT_CHOOSER);
  g_type_ensure (GRUNDY_TYPE_INSPECTOR);
  g_type_ensure (GRUNDY_TYPE_LEGEND);
  g_type_ensure (GRUNDY_TYPE_TRANSPORT);
  g_type_ensure (GRUNDY_TYPE_WAY_CHOOSER);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-graph-page.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundyGraphPage, stack);
  gtk_widget_class_bind_template_child (widget_class, GrundyGraphPage, problem);
  gtk_widget_class_bind_template_child (widget_class, GrundyGraphPage, canvas);
  gtk_widget_class_bind_template_child (widget_class, GrundyGraphPage, verdict);
  gtk_widget_class_bind_template_child (widget_class, GrundyGraphPage, reason);
  gtk_widget_class_bind_template_child (widget_class, GrundyGraphPage, progress);
  gtk_widget_class_bind_template_child (widget_class, GrundyGraphPage, busy);
  gtk_widget_class_bind_template_callback (widget_class, fit);
  gtk_widget_class_bind_template_callback (widget_class, zoom_in);
  gtk_widget_class_bind_template_callback (widget_class, zoom_out);
  widget_class->grab_focus = grundy_graph_page_grab_focus;
}

static void
grundy_graph_page_init (GrundyGraphPage *self)
{
  GrundySessionWidget *widget = GRUNDY_SESSION_WIDGET (self);

  self->shows_inspector = TRUE;
  grundy_session_widget_follow (widget, "notify::picture", G_CALLBACK (picture_changed));
  grundy_session_widget_follow (widget, "notify::problem", G_CALLBACK (picture_changed));
  grundy_session_widget_follow (widget, "notify::step", G_CALLBACK (step_changed));
  grundy_session_widget_follow (widget, "notify::of-values", G_CALLBACK (step_changed));
  grundy_session_widget_follow (widget, "notify::verdict", G_CALLBACK (verdict_changed));
  grundy_session_widget_follow (widget, "notify::busy", G_CALLBACK (busy_changed));
  grundy_session_widget_follow (widget, "notify::progress", G_CALLBACK (progress_changed));
  gtk_widget_init_template (GTK_WIDGET (self));
}
