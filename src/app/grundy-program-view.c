/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-program-view.h"

#include "grundy-program-cpp.h"
#include "grundy-program.h"

#include <glib/gi18n.h>

struct _GrundyProgramView
{
  GrundySessionWidget parent_instance;

  /* template */
  GtkBox *lines;
  GtkButton *copy;

  const GrundyProgramLine *program; /* whose lines these are */
};

G_DEFINE_FINAL_TYPE (GrundyProgramView, grundy_program_view, GRUNDY_TYPE_SESSION_WIDGET)

static GrundySession *
get_session (GrundyProgramView *self)
{
  return grundy_session_widget_get_session (GRUNDY_SESSION_WIDGET (self));
}

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
  GrundyTimeline *timeline = grundy_session_get_timeline (get_session (self));
  const GrundyProgramLine *program;
  guint n_lines, lit;
  guint i = 0;

  if (timeline == NULL)
    return;
  program = grundy_program_get_lines (timeline, &n_lines);
  show_program (self, program, n_lines);
  lit = grundy_program_get_lit_line (timeline, grundy_session_get_step (get_session (self)));
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
  GrundyAnalysis *analysis = grundy_session_get_analysis (get_session (self));

  gtk_button_set_label (self->copy, _ ("Copy as C++"));
  gtk_widget_set_sensitive (GTK_WIDGET (self->copy), analysis != NULL && grundy_analysis_get_values (analysis) != NULL);
  changed (self);
}

/* The button itself says what came of it: nothing else on the screen would. */
static void
copy_program (GrundyProgramView *self)
{
  g_autofree char *program = grundy_program_cpp_new (grundy_session_get_analysis (get_session (self)));

  if (program != NULL)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), program);
  gtk_button_set_label (self->copy, program != NULL ? _ ("Copied") : _ ("Too Many Positions"));
}

static void
grundy_program_view_session_changed (GrundySessionWidget *widget)
{
  analysis_changed (GRUNDY_PROGRAM_VIEW (widget));
}

static void
grundy_program_view_class_init (GrundyProgramViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GRUNDY_SESSION_WIDGET_CLASS (klass)->session_changed = grundy_program_view_session_changed;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-program-view.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundyProgramView, lines);
  gtk_widget_class_bind_template_child (widget_class, GrundyProgramView, copy);
  gtk_widget_class_bind_template_callback (widget_class, copy_program);
}

static void
grundy_program_view_init (GrundyProgramView *self)
{
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::step", G_CALLBACK (changed));
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::analysis", G_CALLBACK (analysis_changed));
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::of-values", G_CALLBACK (changed));
  gtk_widget_init_template (GTK_WIDGET (self));
}
