/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-program-view.h"

#include "grundy-program-cpp.h"
#include "grundy-program.h"

#include <glib/gi18n.h>

struct _GrundyProgramView
{
  AdwBin parent_instance;

  /* template */
  GtkBox *lines;
  GtkButton *copy;

  const GrundyProgramLine *program; /* whose lines these are */
  /* owned */
  GrundySession *session;
  GSignalGroup *signals;
};

G_DEFINE_FINAL_TYPE (GrundyProgramView, grundy_program_view, ADW_TYPE_BIN)

enum
{
  PROP_SESSION = 1,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

static void
show_program (GrundyProgramView *self, const GrundyProgramLine *program, guint n_lines)
{
  GtkWidget *child;

  if (self->program == program)
    return;
  self->program = program;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->lines))) != NULL)
    gtk_box_remove (self->lines, child);
  for (guint i = 0; i < n_lines; i++)
    {
      GtkWidget *label = gtk_label_new (grundy_program_line_get_text (program + i));

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_widget_add_css_class (label, "program-line");
      gtk_widget_set_margin_start (label, 16 * program[i].indent);
      gtk_box_append (self->lines, label);
    }
}

static void
changed (GrundyProgramView *self)
{
  GrundyTimeline *timeline = grundy_session_get_timeline (self->session);
  const GrundyProgramLine *program;
  guint n_lines, lit;
  guint i = 0;

  if (timeline == NULL)
    return;
  program = grundy_program_get_lines (timeline, &n_lines);
  show_program (self, program, n_lines);
  lit = grundy_program_get_lit_line (timeline, grundy_session_get_step (self->session));
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->lines)); child != NULL;
       child = gtk_widget_get_next_sibling (child), i++)
    if (i == lit)
      gtk_widget_add_css_class (child, "lit");
    else
      gtk_widget_remove_css_class (child, "lit");
}

static void
analysis_changed (GrundyProgramView *self)
{
  GrundyAnalysis *analysis = grundy_session_get_analysis (self->session);

  gtk_button_set_label (self->copy, _ ("Copy as C++"));
  gtk_widget_set_sensitive (GTK_WIDGET (self->copy), analysis != NULL && grundy_analysis_get_values (analysis) != NULL);
  changed (self);
}

/* The button itself says what came of it: nothing else on the screen would. */
static void
copy_program (GrundyProgramView *self)
{
  g_autofree char *program = grundy_program_cpp_new (grundy_session_get_analysis (self->session));

  if (program != NULL)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), program);
  gtk_button_set_label (self->copy, program != NULL ? _ ("Copied") : _ ("Too Many Positions"));
}

static void
set_session (GrundyProgramView *self, GrundySession *session)
{
  if (!g_set_object (&self->session, session))
    return;
  g_signal_group_set_target (self->signals, session);
  if (session != NULL)
    analysis_changed (self);
}

static void
grundy_program_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  GrundyProgramView *self = GRUNDY_PROGRAM_VIEW (object);

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
grundy_program_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  GrundyProgramView *self = GRUNDY_PROGRAM_VIEW (object);

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
grundy_program_view_dispose (GObject *object)
{
  GrundyProgramView *self = GRUNDY_PROGRAM_VIEW (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), GRUNDY_TYPE_PROGRAM_VIEW);
  g_clear_object (&self->signals);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (grundy_program_view_parent_class)->dispose (object);
}

static void
grundy_program_view_class_init (GrundyProgramViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = grundy_program_view_get_property;
  object_class->set_property = grundy_program_view_set_property;
  object_class->dispose = grundy_program_view_dispose;

  properties[PROP_SESSION] =
      g_param_spec_object ("session", NULL, NULL, GRUNDY_TYPE_SESSION, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-program-view.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundyProgramView, lines);
  gtk_widget_class_bind_template_child (widget_class, GrundyProgramView, copy);
  gtk_widget_class_bind_template_callback (widget_class, copy_program);
}

static void
grundy_program_view_init (GrundyProgramView *self)
{
  self->signals = g_signal_group_new (GRUNDY_TYPE_SESSION);
  g_signal_group_connect_swapped (self->signals, "notify::step", G_CALLBACK (changed), self);
  g_signal_group_connect_swapped (self->signals, "notify::analysis", G_CALLBACK (analysis_changed), self);
  g_signal_group_connect_swapped (self->signals, "notify::of-values", G_CALLBACK (changed), self);
  gtk_widget_init_template (GTK_WIDGET (self));
}
