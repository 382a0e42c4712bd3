/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-inspector.h"

#include "grundy-board-view.h"
#include "grundy-explain-step.h"
#include "grundy-explain-value.h"
#include "grundy-ladder-view.h"
#include "grundy-position-list.h"
#include "grundy-program-view.h"

#include <glib/gi18n.h>

/* Smaller values beyond these are not explained one by one. */
#define MAX_REASONS 6

struct _GrundyInspector
{
  AdwBin parent_instance;

  /* template */
  GtkLabel *name;
  GtkLabel *status;
  GtkWidget *ladder_heading;
  GtkLabel *sentence;
  GtkLabel *reasons;
  GtkLabel *predecessors;

  /* owned */
  GrundySession *session;
  GSignalGroup *signals;
};

G_DEFINE_FINAL_TYPE (GrundyInspector, grundy_inspector, ADW_TYPE_BIN)

enum
{
  PROP_SESSION = 1,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

/* What is known of the position, in a few words. */
static char *
describe_status (GrundySession *session, guint32 node)
{
  GrundyTimeline *timeline = grundy_session_get_timeline (session);
  GrundyLabels *labels = grundy_picture_get_labels (grundy_session_get_picture (session));
  guint64 step = grundy_session_get_step (session);

  if (!grundy_timeline_is_settled (timeline, node, step))
    return g_strdup (step >= grundy_timeline_get_take_up_step (timeline, node) ? _ ("being computed")
                                                                               : _ ("not reached yet"));
  if (grundy_session_is_of_values (session))
    return g_strdup_printf (/* Translators: a value and P or N, in a few words. */
                            _ ("SG value %s, %s"), grundy_labels_get_value (labels, node),
                            grundy_labels_get_letter (labels, grundy_labels_get_outcome (labels, node)));
  return g_strdup (grundy_labels_get_letter (labels, grundy_labels_get_outcome (labels, node)));
}

static char *
describe_reasons (GrundySession *session, guint32 node)
{
  GrundyAnalysis *analysis = grundy_session_get_analysis (session);
  guint32 sg = grundy_solution_get_sg (grundy_analysis_get_solution (analysis), node);
  GString *text = g_string_new (NULL);

  for (guint32 number = 0; number < MIN (sg, MAX_REASONS); number++)
    {
      g_autofree char *reason = grundy_explain_why_not_less (analysis, node, number);

      g_string_append_printf (text, "%s\n", reason);
    }
  {
    g_autofree char *reason = grundy_explain_why_not_more (analysis, node);

    g_string_append (text, reason);
  }
  return g_string_free (text, FALSE);
}

static void
show_nothing (GrundyInspector *self)
{
  gtk_label_set_text (self->name, "");
  gtk_label_set_text (self->status, "");
  gtk_label_set_text (self->sentence, "");
  gtk_label_set_text (self->reasons, "");
  gtk_label_set_text (self->predecessors, "");
  gtk_widget_set_visible (self->ladder_heading, FALSE);
}

static void
changed (GrundyInspector *self)
{
  guint32 node = grundy_session_get_shown_node (self->session);
  GrundyTimeline *timeline = grundy_session_get_timeline (self->session);
  g_autofree char *status = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *reasons = NULL;
  g_autofree char *predecessors = NULL;

  if (node == GRUNDY_NO_NODE || grundy_session_get_picture (self->session) == NULL)
    {
      show_nothing (self);
      return;
    }
  gtk_label_set_text (self->name, grundy_labels_get_position (
                                      grundy_picture_get_labels (grundy_session_get_picture (self->session)), node));
  status = describe_status (self->session, node);
  gtk_label_set_text (self->status, status);
  sentence = grundy_explain_step (grundy_session_get_analysis (self->session), timeline,
                                  grundy_session_get_step (self->session));
  gtk_label_set_text (self->sentence, sentence);
  predecessors = grundy_explain_predecessors (grundy_session_get_analysis (self->session), node);
  gtk_label_set_text (self->predecessors, predecessors);
  if (grundy_timeline_is_of_values (timeline) && grundy_session_is_node_settled (self->session, node))
    reasons = describe_reasons (self->session, node);
  gtk_label_set_text (self->reasons, reasons != NULL ? reasons : "");
  gtk_widget_set_visible (GTK_WIDGET (self->reasons), reasons != NULL);
  gtk_widget_set_visible (self->ladder_heading, grundy_timeline_is_of_values (timeline));
}

static void
set_session (GrundyInspector *self, GrundySession *session)
{
  if (!g_set_object (&self->session, session))
    return;
  g_signal_group_set_target (self->signals, session);
  if (session != NULL)
    changed (self);
}

static void
grundy_inspector_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  GrundyInspector *self = GRUNDY_INSPECTOR (object);

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
grundy_inspector_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  GrundyInspector *self = GRUNDY_INSPECTOR (object);

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
grundy_inspector_dispose (GObject *object)
{
  GrundyInspector *self = GRUNDY_INSPECTOR (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), GRUNDY_TYPE_INSPECTOR);
  g_clear_object (&self->signals);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (grundy_inspector_parent_class)->dispose (object);
}

static void
grundy_inspector_class_init (GrundyInspectorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = grundy_inspector_get_property;
  object_class->set_property = grundy_inspector_set_property;
  object_class->dispose = grundy_inspector_dispose;

  properties[PROP_SESSION] =
      g_param_spec_object ("session", NULL, NULL, GRUNDY_TYPE_SESSION, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  g_type_ensure (GRUNDY_TYPE_BOARD_VIEW);
  g_type_ensure (GRUNDY_TYPE_LADDER_VIEW);
  g_type_ensure (GRUNDY_TYPE_POSITION_LIST);
  g_type_ensure (GRUNDY_TYPE_PROGRAM_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-inspector.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundyInspector, name);
  gtk_widget_class_bind_template_child (widget_class, GrundyInspector, status);
  gtk_widget_class_bind_template_child (widget_class, GrundyInspector, ladder_heading);
  gtk_widget_class_bind_template_child (widget_class, GrundyInspector, sentence);
  gtk_widget_class_bind_template_child (widget_class, GrundyInspector, reasons);
  gtk_widget_class_bind_template_child (widget_class, GrundyInspector, predecessors);
}

static void
grundy_inspector_init (GrundyInspector *self)
{
  self->signals = g_signal_group_new (GRUNDY_TYPE_SESSION);
  g_signal_group_connect_swapped (self->signals, "notify::state", G_CALLBACK (changed), self);
  g_signal_group_connect_swapped (self->signals, "notify::picture", G_CALLBACK (changed), self);
  g_signal_group_connect_swapped (self->signals, "notify::of-values", G_CALLBACK (changed), self);
  gtk_widget_init_template (GTK_WIDGET (self));
}
