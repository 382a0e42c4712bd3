/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-probe-view.h"

#include "grundy-explain-value.h"

#include <glib/gi18n.h>

struct _GrundyProbeView
{
  GrundySessionWidget parent_instance;

  /* template */
  GtkWidget *controls;
  GtkSpinButton *heap;
  GtkFlowBox *tried;
  GtkLabel *sentence;
};

G_DEFINE_FINAL_TYPE (GrundyProbeView, grundy_probe_view, GRUNDY_TYPE_SESSION_WIDGET)

static GrundySession *
get_session (GrundyProbeView *self)
{
  return grundy_session_widget_get_session (GRUNDY_SESSION_WIDGET (self));
}

/* The letter as the user has chosen it; without letters the widget would say nothing. */
static const char *
get_letter (GrundySession *session, GrundyOutcome outcome)
{
  static const char *const letters[] = { "P", "N", "D" };
  const char *letter = grundy_session_get_look (session)->words.letters[outcome];

  return letter != NULL && *letter != '\0' ? letter : letters[outcome];
}

static GtkWidget *
make_chip (GrundySession *session, const GrundyProbe *probe, gboolean is_last)
{
  static const char *const styles[] = { "outcome-p", "outcome-n", "outcome-d" };
  /* Translators: the size of a heap, and the letter of the outcome with it: "3: P". */
  g_autofree char *text = g_strdup_printf (_ ("%1$u: %2$s"), probe->heap, get_letter (session, probe->outcome));
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "probe");
  gtk_widget_add_css_class (label, styles[probe->outcome]);
  if (is_last)
    gtk_widget_add_css_class (label, "last");
  return label;
}

static void
clear (GrundyProbeView *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->tried))) != NULL)
    gtk_flow_box_remove (self->tried, child);
}

static void
changed (GrundyProbeView *self)
{
  GrundySession *session = get_session (self);
  GrundyAnalysis *analysis = grundy_session_get_analysis (session);
  g_autofree char *sentence = NULL;
  guint n_probes;
  guint last;
  const GrundyProbe *probes = grundy_session_get_probes (session, &n_probes, &last);

  clear (self);
  for (guint i = 0; i < n_probes; i++)
    gtk_flow_box_append (self->tried, make_chip (session, &probes[i], i == last));
  gtk_widget_set_visible (GTK_WIDGET (self->tried), n_probes > 0);
  gtk_widget_set_sensitive (self->controls, grundy_session_can_probe (session));
  if (n_probes > 0)
    sentence = grundy_explain_probe (analysis, grundy_session_get_shown_node (session), probes[last].heap,
                                     probes[last].outcome);
  else if (analysis != NULL && grundy_analysis_get_values (analysis) == NULL)
    sentence = g_strdup (_ ("A heap can be tried only where a turn is a move in one component."));
  else
    sentence = g_strdup (
        _ ("In normal play a position and a Nim heap together are P for one size of the heap only: the SG value."));
  gtk_label_set_text (self->sentence, sentence);
}

static void
try_heap (GrundyProbeView *self)
{
  if (!grundy_session_can_probe (get_session (self)))
    return;
  gtk_spin_button_update (self->heap);
  grundy_session_probe (get_session (self), (guint32)gtk_spin_button_get_value_as_int (self->heap));
}

static void
grundy_probe_view_session_changed (GrundySessionWidget *widget)
{
  changed (GRUNDY_PROBE_VIEW (widget));
}

static void
grundy_probe_view_class_init (GrundyProbeViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GRUNDY_SESSION_WIDGET_CLASS (klass)->session_changed = grundy_probe_view_session_changed;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-probe-view.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundyProbeView, controls);
  gtk_widget_class_bind_template_child (widget_class, GrundyProbeView, heap);
  gtk_widget_class_bind_template_child (widget_class, GrundyProbeView, tried);
  gtk_widget_class_bind_template_child (widget_class, GrundyProbeView, sentence);
  gtk_widget_class_bind_template_callback (widget_class, try_heap);
}

static void
grundy_probe_view_init (GrundyProbeView *self)
{
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::state", G_CALLBACK (changed));
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::picture", G_CALLBACK (changed));
  grundy_session_widget_follow (GRUNDY_SESSION_WIDGET (self), "notify::probes", G_CALLBACK (changed));
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Enter in the number tries it. */
  g_signal_connect_object (gtk_editable_get_delegate (GTK_EDITABLE (self->heap)), "activate", G_CALLBACK (try_heap),
                           self, G_CONNECT_SWAPPED);
}
