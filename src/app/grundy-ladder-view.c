/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-ladder-view.h"

#include "grundy-ladder.h"

#include <glib/gi18n.h>

/* More numbers than these are read by nobody. */
#define MAX_RUNGS 100
/* More options than these are counted, not named. */
#define MAX_NAMES 4

struct _GrundyLadderView
{
  GrundySessionWidget parent_instance;

  /* template */
  GtkFlowBox *rungs;
};

G_DEFINE_FINAL_TYPE (GrundyLadderView, grundy_ladder_view, GRUNDY_TYPE_SESSION_WIDGET)

static GrundySession *
get_session (GrundyLadderView *self)
{
  return grundy_session_widget_get_session (GRUNDY_SESSION_WIDGET (self));
}

static char *
name_options (GrundySession *session, const guint32 *options, guint n_options)
{
  GrundyLabels *labels = grundy_picture_get_labels (grundy_session_get_picture (session));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < MIN (n_options, MAX_NAMES); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "",
                            grundy_labels_get_position (labels, options[n_options - 1 - i]));
  if (n_options > MAX_NAMES)
    {
      g_string_append_c (text, '\n');
      /* Translators: so many positions more, under the first of a list. */
      g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%u more", "%u more", n_options - MAX_NAMES),
                              n_options - MAX_NAMES);
    }
  return g_string_free (text, FALSE);
}

static const char *
get_style (const GrundyRung *rung)
{
  if (rung->is_looked_at || rung->is_value)
    return "looked-at";
  return rung->is_marked ? "marked" : "unmarked";
}

static GtkWidget *
make_rung (GrundySession *session, const GrundyRung *rung)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_autofree char *number = g_strdup_printf ("%u", rung->number);
  g_autofree char *names = name_options (session, rung->options, rung->n_options);
  GtkWidget *number_label = gtk_label_new (number);
  GtkWidget *names_label = gtk_label_new (names);

  gtk_widget_add_css_class (number_label, "rung");
  gtk_widget_add_css_class (number_label, get_style (rung));
  gtk_label_set_justify (GTK_LABEL (names_label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (names_label, "caption");
  gtk_box_append (GTK_BOX (box), number_label);
  gtk_box_append (GTK_BOX (box), names_label);
  return box;
}

/* The rungs are looked at, not chosen: the keyboard passes them by. */
static void
append_rung (GrundyLadderView *self, GtkWidget *rung)
{
  GtkWidget *child = gtk_flow_box_child_new ();

  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), rung);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_append (self->rungs, child);
}

static void
clear (GrundyLadderView *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->rungs))) != NULL)
    gtk_flow_box_remove (self->rungs, child);
}

static void
changed (GrundyLadderView *self)
{
  guint32 node = grundy_session_get_shown_node (get_session (self));
  GrundyTimeline *timeline = grundy_session_get_timeline (get_session (self));
  g_autoptr (GrundyLadder) ladder = NULL;

  clear (self);
  if (node == GRUNDY_NO_NODE || grundy_session_get_picture (get_session (self)) == NULL ||
      !grundy_timeline_is_of_values (timeline))
    return;
  ladder = grundy_ladder_new (grundy_session_get_analysis (get_session (self)), timeline,
                              grundy_session_get_step (get_session (self)), node);
  for (guint i = 0; ladder != NULL && i < MIN (grundy_ladder_get_n_rungs (ladder), MAX_RUNGS); i++)
    {
      GrundyRung rung;

      grundy_ladder_get_rung (ladder, i, &rung);
      append_rung (self, make_rung (get_session (self), &rung));
    }
}

static void
grundy_ladder_view_session_changed (GrundySessionWidget *widget)
{
  changed (GRUNDY_LADDER_VIEW (widget));
}

static void
grundy_ladder_view_class_init (GrundyLadderViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GRUNDY_SESSION_WIDGET_CLASS (klass)->session_changed = grundy_ladder_view_session_changed;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-ladder-view.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundyLadderView, rungs);
}

static void
grundy_ladder_view_init (GrundyLadderView *self)
{
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::state", G_CALLBACK (changed));
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::picture", G_CALLBACK (changed));
  gtk_widget_init_template (GTK_WIDGET (self));
}
