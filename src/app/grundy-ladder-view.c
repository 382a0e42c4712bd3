/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-ladder-view.h"

#include "grundy-ladder.h"

#include <glib/gi18n.h>

/* More numbers than these are scrolled to by nobody. */
#define MAX_RUNGS 100
/* More options than these are counted, not named. */
#define MAX_NAMES 4

struct _GrundyLadderView
{
  AdwBin parent_instance;

  /* template */
  GtkBox *rungs;

  /* owned */
  GrundySession *session;
  GSignalGroup *signals;
};

G_DEFINE_FINAL_TYPE (GrundyLadderView, grundy_ladder_view, ADW_TYPE_BIN)

enum
{
  PROP_SESSION = 1,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

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
      g_string_append_printf (text, ngettext ("%u more", "%u more", n_options - MAX_NAMES), n_options - MAX_NAMES);
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

static void
clear (GrundyLadderView *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->rungs))) != NULL)
    gtk_box_remove (self->rungs, child);
}

static void
changed (GrundyLadderView *self)
{
  guint32 node = grundy_session_get_shown_node (self->session);
  GrundyTimeline *timeline = grundy_session_get_timeline (self->session);
  g_autoptr (GrundyLadder) ladder = NULL;

  clear (self);
  if (node == GRUNDY_NO_NODE || grundy_session_get_picture (self->session) == NULL ||
      !grundy_timeline_is_of_values (timeline))
    return;
  ladder = grundy_ladder_new (grundy_session_get_analysis (self->session), timeline,
                              grundy_session_get_step (self->session), node);
  for (guint i = 0; ladder != NULL && i < MIN (grundy_ladder_get_n_rungs (ladder), MAX_RUNGS); i++)
    {
      GrundyRung rung;

      grundy_ladder_get_rung (ladder, i, &rung);
      gtk_box_append (self->rungs, make_rung (self->session, &rung));
    }
}

static void
set_session (GrundyLadderView *self, GrundySession *session)
{
  if (!g_set_object (&self->session, session))
    return;
  g_signal_group_set_target (self->signals, session);
  if (session != NULL)
    changed (self);
}

static void
grundy_ladder_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  GrundyLadderView *self = GRUNDY_LADDER_VIEW (object);

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
grundy_ladder_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  GrundyLadderView *self = GRUNDY_LADDER_VIEW (object);

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
grundy_ladder_view_dispose (GObject *object)
{
  GrundyLadderView *self = GRUNDY_LADDER_VIEW (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), GRUNDY_TYPE_LADDER_VIEW);
  g_clear_object (&self->signals);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (grundy_ladder_view_parent_class)->dispose (object);
}

static void
grundy_ladder_view_class_init (GrundyLadderViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = grundy_ladder_view_get_property;
  object_class->set_property = grundy_ladder_view_set_property;
  object_class->dispose = grundy_ladder_view_dispose;

  properties[PROP_SESSION] =
      g_param_spec_object ("session", NULL, NULL, GRUNDY_TYPE_SESSION, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-ladder-view.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundyLadderView, rungs);
}

static void
grundy_ladder_view_init (GrundyLadderView *self)
{
  self->signals = g_signal_group_new (GRUNDY_TYPE_SESSION);
  g_signal_group_connect_swapped (self->signals, "notify::state", G_CALLBACK (changed), self);
  g_signal_group_connect_swapped (self->signals, "notify::picture", G_CALLBACK (changed), self);
  gtk_widget_init_template (GTK_WIDGET (self));
}
