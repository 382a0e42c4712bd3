/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-reduction-view.h"

#include "grundy-explain-reduction.h"
#include "grundy-reduction-figure.h"

#include <glib/gi18n.h>

/* The size of an edge, and how large the whole may become, in application pixels */
#define UNIT 18.0
#define MAX_WIDTH 260.0
#define MAX_HEIGHT 140.0

struct _GrundyReductionView
{
  GrundySessionWidget parent_instance;

  /* template */
  GtkDrawingArea *area;
  GtkWidget *back;
  GtkWidget *forward;
  GtkLabel *place;
  GtkLabel *sentence;

  /* owned */
  GrundyFont *font; /* NULL where there is none to be found */
  GrundyReduction *reduction;
  GrundyGame *game;
  GrundyPosition *position; /* of which picture the reduction is */
  GrundyBoardDrawing *drawing;
  guint n_steps; /* how many were taken */
};

G_DEFINE_FINAL_TYPE (GrundyReductionView, grundy_reduction_view, GRUNDY_TYPE_SESSION_WIDGET)

static double
get_scale (GrundyReductionView *self)
{
  return MIN (1, MIN (MAX_WIDTH / grundy_board_drawing_get_width (self->drawing),
                      MAX_HEIGHT / grundy_board_drawing_get_height (self->drawing)));
}

static void
draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer user_data)
{
  GrundyReductionView *self = user_data;
  GrundySession *session = grundy_session_widget_get_session (GRUNDY_SESSION_WIDGET (self));

  if (self->drawing == NULL || session == NULL)
    return;
  cairo_scale (cr, get_scale (self), get_scale (self));
  grundy_board_drawing_paint (self->drawing, cr, grundy_theme_get (grundy_session_get_look (session)->theme), NULL,
                              NULL);
}

/* What is said of the step taken last; at the end of the path that is left as well. */
static char *
describe (GrundyReductionView *self)
{
  guint n_steps = grundy_reduction_get_n_steps (self->reduction);
  g_autofree char *step = NULL;
  g_autofree char *end = NULL;

  if (self->n_steps > 0)
    step = grundy_explain_reduction_step (grundy_reduction_get_step (self->reduction, self->n_steps - 1));
  if (self->n_steps == n_steps)
    end = grundy_explain_reduction_end (self->reduction);
  if (step != NULL && end != NULL)
    return g_strconcat (step, "\n", end, NULL);
  return g_strdup (step != NULL ? step : end != NULL ? end : _ ("The picture, before it is reduced."));
}

static void
show_step (GrundyReductionView *self)
{
  guint n_steps = grundy_reduction_get_n_steps (self->reduction);
  g_autofree char *place = NULL;
  g_autofree char *sentence = describe (self);

  g_clear_pointer (&self->drawing, grundy_board_drawing_unref);
  self->drawing = grundy_reduction_draw_step (self->reduction, self->game, self->n_steps, self->font, UNIT);
  gtk_drawing_area_set_content_width (self->area, grundy_board_drawing_get_width (self->drawing) * get_scale (self));
  gtk_drawing_area_set_content_height (self->area, grundy_board_drawing_get_height (self->drawing) * get_scale (self));
  gtk_widget_queue_draw (GTK_WIDGET (self->area));
  /* Translators: which step of how many. */
  place = g_strdup_printf (_ ("%1$u of %2$u"), self->n_steps, n_steps);
  gtk_label_set_text (self->place, place);
  gtk_label_set_text (self->sentence, sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->area), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
  gtk_widget_set_sensitive (self->back, self->n_steps > 0);
  gtk_widget_set_sensitive (self->forward, self->n_steps < n_steps);
}

static void
back_clicked (GrundyReductionView *self)
{
  self->n_steps--;
  show_step (self);
}

static void
forward_clicked (GrundyReductionView *self)
{
  self->n_steps++;
  show_step (self);
}

/* Makes the reduction that of the shown position, unless it is already. Returns: whether there is one to be seen */
static gboolean
take_position (GrundyReductionView *self, GrundySession *session)
{
  guint32 node = grundy_session_get_shown_node (session);
  GrundyAnalysis *analysis = grundy_session_get_analysis (session);
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  GrundyGame *game;

  if (self->font == NULL || analysis == NULL || node == GRUNDY_NO_NODE ||
      !grundy_session_is_node_settled (session, node))
    return FALSE;
  game = grundy_rules_get_game (grundy_exploration_get_rules (grundy_analysis_get_exploration (analysis)));
  if (game == NULL || !g_str_equal (grundy_game_get_ruleset (game)->id, "hackenbush"))
    return FALSE;
  grundy_exploration_get_position (grundy_analysis_get_exploration (analysis), node, position);
  if (self->reduction != NULL && grundy_game_equal (self->game, game) &&
      grundy_position_compare (self->position, position) == 0)
    return TRUE;
  g_clear_pointer (&self->reduction, grundy_reduction_unref);
  g_clear_pointer (&self->game, grundy_game_unref);
  g_clear_pointer (&self->position, grundy_position_free);
  self->reduction = grundy_reduction_new (game, position, NULL);
  self->game = grundy_game_ref (game);
  self->position = g_steal_pointer (&position);
  self->n_steps = 0;
  return self->reduction != NULL;
}

static void
changed (GrundyReductionView *self)
{
  GrundySession *session = grundy_session_widget_get_session (GRUNDY_SESSION_WIDGET (self));
  gboolean is_there = take_position (self, session);

  gtk_widget_set_visible (GTK_WIDGET (self), is_there);
  if (is_there)
    show_step (self);
}

static void
grundy_reduction_view_session_changed (GrundySessionWidget *widget)
{
  changed (GRUNDY_REDUCTION_VIEW (widget));
}

static void
grundy_reduction_view_finalize (GObject *object)
{
  GrundyReductionView *self = GRUNDY_REDUCTION_VIEW (object);

  g_clear_pointer (&self->drawing, grundy_board_drawing_unref);
  g_clear_pointer (&self->reduction, grundy_reduction_unref);
  g_clear_pointer (&self->game, grundy_game_unref);
  g_clear_pointer (&self->position, grundy_position_free);
  g_clear_pointer (&self->font, grundy_font_free);

  G_OBJECT_CLASS (grundy_reduction_view_parent_class)->finalize (object);
}

static void
grundy_reduction_view_class_init (GrundyReductionViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = grundy_reduction_view_finalize;
  GRUNDY_SESSION_WIDGET_CLASS (klass)->session_changed = grundy_reduction_view_session_changed;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-reduction-view.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundyReductionView, area);
  gtk_widget_class_bind_template_child (widget_class, GrundyReductionView, back);
  gtk_widget_class_bind_template_child (widget_class, GrundyReductionView, forward);
  gtk_widget_class_bind_template_child (widget_class, GrundyReductionView, place);
  gtk_widget_class_bind_template_child (widget_class, GrundyReductionView, sentence);
  gtk_widget_class_bind_template_callback (widget_class, back_clicked);
  gtk_widget_class_bind_template_callback (widget_class, forward_clicked);
}

static void
grundy_reduction_view_init (GrundyReductionView *self)
{
  GrundySessionWidget *widget = GRUNDY_SESSION_WIDGET (self);

  self->font = grundy_font_new (NULL, NULL);
  grundy_session_widget_follow (widget, "notify::state", G_CALLBACK (changed));
  grundy_session_widget_follow (widget, "notify::picture", G_CALLBACK (changed));
  grundy_session_widget_follow (widget, "notify::look", G_CALLBACK (changed));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->area, draw, self, NULL);
}
