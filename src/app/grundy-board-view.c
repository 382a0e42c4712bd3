/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-board-view.h"

#include "grundy-board-drawing.h"

/* The size of a counter, pin or square, and how large the whole may become, in application pixels */
#define UNIT 16.0
#define MAX_WIDTH 260.0
#define MAX_HEIGHT 160.0

struct _GrundyBoardView
{
  GrundySessionWidget parent_instance;

  /* template */
  GtkDrawingArea *area;

  /* owned */
  GrundyFont *font; /* NULL where there is none to be found */
  GrundyBoardDrawing *drawing;
};

G_DEFINE_FINAL_TYPE (GrundyBoardView, grundy_board_view, GRUNDY_TYPE_SESSION_WIDGET)

static double
get_scale (GrundyBoardView *self)
{
  return MIN (1, MIN (MAX_WIDTH / grundy_board_drawing_get_width (self->drawing),
                      MAX_HEIGHT / grundy_board_drawing_get_height (self->drawing)));
}

static void
draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer user_data)
{
  GrundyBoardView *self = user_data;
  GrundySession *session = grundy_session_widget_get_session (GRUNDY_SESSION_WIDGET (self));

  if (self->drawing == NULL || session == NULL)
    return;
  cairo_scale (cr, get_scale (self), get_scale (self));
  grundy_board_drawing_paint (self->drawing, cr, grundy_theme_get (grundy_session_get_look (session)->theme), NULL,
                              NULL);
}

static GrundyBoardDrawing *
make_drawing (GrundyBoardView *self, GrundySession *session)
{
  guint32 node = grundy_session_get_shown_node (session);
  GrundyAnalysis *analysis = grundy_session_get_analysis (session);
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  g_autoptr (GrundyBoard) board = grundy_board_new ();
  GrundyExploration *exploration;
  GrundyGame *game;

  if (analysis == NULL || node == GRUNDY_NO_NODE || self->font == NULL)
    return NULL;
  exploration = grundy_analysis_get_exploration (analysis);
  game = grundy_rules_get_game (grundy_exploration_get_rules (exploration));
  if (game == NULL)
    return NULL;
  grundy_exploration_get_position (exploration, node, position);
  if (!grundy_game_get_board (game, position, board))
    return NULL;
  return grundy_board_drawing_new (self->font, board, UNIT);
}

static void
changed (GrundyBoardView *self)
{
  GrundySession *session = grundy_session_widget_get_session (GRUNDY_SESSION_WIDGET (self));

  g_clear_pointer (&self->drawing, grundy_board_drawing_unref);
  self->drawing = make_drawing (self, session);
  if (self->drawing != NULL && grundy_board_drawing_get_width (self->drawing) > 0 &&
      grundy_board_drawing_get_height (self->drawing) > 0)
    {
      gtk_drawing_area_set_content_width (self->area,
                                          grundy_board_drawing_get_width (self->drawing) * get_scale (self));
      gtk_drawing_area_set_content_height (self->area,
                                           grundy_board_drawing_get_height (self->drawing) * get_scale (self));
    }
  else
    g_clear_pointer (&self->drawing, grundy_board_drawing_unref);
  gtk_widget_set_visible (GTK_WIDGET (self), self->drawing != NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self->area));
}

static void
grundy_board_view_session_changed (GrundySessionWidget *widget)
{
  changed (GRUNDY_BOARD_VIEW (widget));
}

static void
grundy_board_view_finalize (GObject *object)
{
  GrundyBoardView *self = GRUNDY_BOARD_VIEW (object);

  g_clear_pointer (&self->drawing, grundy_board_drawing_unref);
  g_clear_pointer (&self->font, grundy_font_free);

  G_OBJECT_CLASS (grundy_board_view_parent_class)->finalize (object);
}

static void
grundy_board_view_class_init (GrundyBoardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = grundy_board_view_finalize;
  GRUNDY_SESSION_WIDGET_CLASS (klass)->session_changed = grundy_board_view_session_changed;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/grundy/Grundy/ui/grundy-board-view.ui");
  gtk_widget_class_bind_template_child (widget_class, GrundyBoardView, area);
}

static void
grundy_board_view_init (GrundyBoardView *self)
{
  GrundySessionWidget *widget = GRUNDY_SESSION_WIDGET (self);

  self->font = grundy_font_new (NULL, NULL);
  grundy_session_widget_follow (widget, "notify::state", G_CALLBACK (changed));
  grundy_session_widget_follow (widget, "notify::picture", G_CALLBACK (changed));
  grundy_session_widget_follow (widget, "notify::look", G_CALLBACK (changed));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->area, draw, self, NULL);
}
