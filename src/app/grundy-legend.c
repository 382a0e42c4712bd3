/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-legend.h"

struct _GrundyLegend
{
  GrundySessionWidget parent_instance;

  /* template */
  GtkLabel *p_letter;
  GtkLabel *n_letter;
  GtkLabel *d_letter;
  GtkWidget *d_button;
  GtkWidget *badge;
};

G_DEFINE_FINAL_TYPE (GrundyLegend, grundy_legend, GRUNDY_TYPE_SESSION_WIDGET)

/* Whether there can be draws, which is no secret before they are settled. */
static gboolean
can_be_drawn (GrundySession *session)
{
  GrundyAnalysis *analysis = grundy_session_get_analysis (session);

  return analysis != NULL && grundy_exploration_has_cycle (grundy_analysis_get_exploration (analysis));
}

static gboolean
has_badges (GrundySession *session)
{
  GrundyAnalysis *analysis = grundy_session_get_analysis (session);
  const gboolean *differing = analysis != NULL ? grundy_analysis_get_differing (analysis) : NULL;
  guint32 n_nodes = differing != NULL ? grundy_picture_get_n_nodes (grundy_session_get_picture (session)) : 0;

  for (guint32 i = 0; i < n_nodes; i++)
    if (differing[i])
      return TRUE;
  return FALSE;
}

static void
changed (GrundyLegend *self)
{
  GrundySession *session = grundy_session_widget_get_session (GRUNDY_SESSION_WIDGET (self));
  GrundyPicture *picture = grundy_session_get_picture (session);
  const GrundyWords *words = &grundy_session_get_look (session)->words;

  gtk_label_set_text (self->p_letter, words->letters[GRUNDY_OUTCOME_P]);
  gtk_label_set_text (self->n_letter, words->letters[GRUNDY_OUTCOME_N]);
  gtk_label_set_text (self->d_letter, words->letters[GRUNDY_OUTCOME_D]);
  gtk_widget_set_visible (self->d_button, can_be_drawn (session));
  gtk_widget_set_visible (self->badge, picture != NULL && has_badges (session));
}

static void
grundy_legend_session_changed (GrundySessionWidget *widget)
{
  changed (GRUNDY_LEGEND (widget));
}

static void
grundy_legend_class_init (GrundyLegendClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GRUNDY_SESSION_WIDGET_CLASS (klass)->session_changed = grundy_legend_session_changed;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-legend.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundyLegend, p_letter);
  gtk_widget_class_bind_template_child (widget_class, GrundyLegend, n_letter);
  gtk_widget_class_bind_template_child (widget_class, GrundyLegend, d_letter);
  gtk_widget_class_bind_template_child (widget_class, GrundyLegend, d_button);
  gtk_widget_class_bind_template_child (widget_class, GrundyLegend, badge);
}

static void
grundy_legend_init (GrundyLegend *self)
{
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::picture", G_CALLBACK (changed));
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::look", G_CALLBACK (changed));
  gtk_widget_init_template (GTK_WIDGET (self));
}
