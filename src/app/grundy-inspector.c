/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-inspector.h"

#include "grundy-board-view.h"
#include "grundy-explain-length.h"
#include "grundy-explain-loops.h"
#include "grundy-explain-step.h"
#include "grundy-explain-value.h"
#include "grundy-ladder-view.h"
#include "grundy-position-list.h"
#include "grundy-probe-view.h"
#include "grundy-program-view.h"
#include "grundy-reduction-view.h"

#include <glib/gi18n.h>

/* Smaller values beyond these are not explained one by one. */
#define MAX_REASONS 6

struct _GrundyInspector
{
  GrundySessionWidget parent_instance;

  /* template */
  GtkLabel *name;
  GtkLabel *status;
  GtkWidget *ladder_heading;
  GtkLabel *sentence;
  GtkLabel *reasons;
  GtkLabel *notes;
  GtkLabel *predecessors;
};

G_DEFINE_FINAL_TYPE (GrundyInspector, grundy_inspector, GRUNDY_TYPE_SESSION_WIDGET)

static GrundySession *
get_session (GrundyInspector *self)
{
  return grundy_session_widget_get_session (GRUNDY_SESSION_WIDGET (self));
}

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

  if (grundy_solution_has_cycle (grundy_analysis_get_solution (analysis)))
    {
      g_string_free (text, TRUE);
      return grundy_explain_loops_value (analysis, node);
    }
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

/* From where the position can be reached, and how it can be reached from itself. */
static char *
describe_ways (const GrundyAnalysis *analysis, guint32 node)
{
  g_autofree char *predecessors = grundy_explain_predecessors (analysis, node);
  g_autofree char *cycle = grundy_explain_loops_cycle (analysis, node);

  return cycle != NULL ? g_strdup_printf ("%s\n%s", predecessors, cycle) : g_steal_pointer (&predecessors);
}

static gboolean
shows_label (GrundySession *session, GrundyLabelChoice choice)
{
  const GrundyLook *look = grundy_session_get_look (session);

  return look->inside == choice || look->outside[0] == choice || look->outside[1] == choice;
}

/* A sentence a line; takes the sentence, which may be none. */
static void
add_note (GString *text, char *note)
{
  if (note != NULL)
    g_string_append_printf (text, text->len > 0 ? "\n%s" : "%s", note);
  g_free (note);
}

/* What stands at the position besides its value and its letter. */
static char *
describe_notes (GrundySession *session, guint32 node)
{
  GrundyAnalysis *analysis = grundy_session_get_analysis (session);
  GString *text = g_string_new (NULL);

  add_note (text, grundy_explain_difference (analysis, node));
  if (shows_label (session, GRUNDY_LABEL_REMOTENESS))
    add_note (text, grundy_explain_remoteness (analysis, node));
  if (shows_label (session, GRUNDY_LABEL_STEP))
    add_note (text, grundy_explain_longest_play (analysis, node));
  return g_string_free (text, FALSE);
}

static void
show_notes (GrundyInspector *self, guint32 node)
{
  gboolean is_settled = grundy_session_is_node_settled (get_session (self), node);
  g_autofree char *notes = is_settled ? describe_notes (get_session (self), node) : g_strdup ("");

  gtk_label_set_text (self->notes, notes);
  gtk_widget_set_visible (GTK_WIDGET (self->notes), *notes != '\0');
}

static void
show_nothing (GrundyInspector *self)
{
  gtk_label_set_text (self->name, "");
  gtk_label_set_text (self->status, "");
  gtk_label_set_text (self->sentence, "");
  gtk_label_set_text (self->reasons, "");
  gtk_label_set_text (self->notes, "");
  gtk_label_set_text (self->predecessors, "");
  gtk_widget_set_visible (self->ladder_heading, FALSE);
}

static void
changed (GrundyInspector *self)
{
  guint32 node = grundy_session_get_shown_node (get_session (self));
  GrundyTimeline *timeline = grundy_session_get_timeline (get_session (self));
  g_autofree char *status = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *reasons = NULL;
  g_autofree char *predecessors = NULL;

  if (node == GRUNDY_NO_NODE || grundy_session_get_picture (get_session (self)) == NULL)
    {
      show_nothing (self);
      return;
    }
  gtk_label_set_text (
      self->name,
      grundy_labels_get_position (grundy_picture_get_labels (grundy_session_get_picture (get_session (self))), node));
  status = describe_status (get_session (self), node);
  gtk_label_set_text (self->status, status);
  sentence = grundy_explain_step (grundy_session_get_analysis (get_session (self)), timeline,
                                  grundy_session_get_step (get_session (self)));
  gtk_label_set_text (self->sentence, sentence);
  predecessors = describe_ways (grundy_session_get_analysis (get_session (self)), node);
  gtk_label_set_text (self->predecessors, predecessors);
  if (grundy_timeline_is_of_values (timeline) && grundy_session_is_node_settled (get_session (self), node))
    reasons = describe_reasons (get_session (self), node);
  gtk_label_set_text (self->reasons, reasons != NULL ? reasons : "");
  gtk_widget_set_visible (GTK_WIDGET (self->reasons), reasons != NULL);
  gtk_widget_set_visible (self->ladder_heading,
                          grundy_timeline_is_of_values (timeline) &&
                              !grundy_solution_has_cycle (grundy_timeline_get_solution (timeline)));
  show_notes (self, node);
}

static void
grundy_inspector_session_changed (GrundySessionWidget *widget)
{
  changed (GRUNDY_INSPECTOR (widget));
}

static void
grundy_inspector_class_init (GrundyInspectorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (GRUNDY_TYPE_BOARD_VIEW);
  g_type_ensure (GRUNDY_TYPE_LADDER_VIEW);
  g_type_ensure (GRUNDY_TYPE_POSITION_LIST);
  g_type_ensure (GRUNDY_TYPE_PROBE_VIEW);
  g_type_ensure (GRUNDY_TYPE_REDUCTION_VIEW);
  g_type_ensure (GRUNDY_TYPE_PROGRAM_VIEW);
  GRUNDY_SESSION_WIDGET_CLASS (klass)->session_changed = grundy_inspector_session_changed;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-inspector.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundyInspector, name);
  gtk_widget_class_bind_template_child (widget_class, GrundyInspector, status);
  gtk_widget_class_bind_template_child (widget_class, GrundyInspector, ladder_heading);
  gtk_widget_class_bind_template_child (widget_class, GrundyInspector, sentence);
  gtk_widget_class_bind_template_child (widget_class, GrundyInspector, reasons);
  gtk_widget_class_bind_template_child (widget_class, GrundyInspector, notes);
  gtk_widget_class_bind_template_child (widget_class, GrundyInspector, predecessors);
}

static void
grundy_inspector_init (GrundyInspector *self)
{
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::state", G_CALLBACK (changed));
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::picture", G_CALLBACK (changed));
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::of-values", G_CALLBACK (changed));
  gtk_widget_init_template (GTK_WIDGET (self));
}
