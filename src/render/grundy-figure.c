/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-figure.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "grundy-error.h"

#define POINTS_A_MM (72 / 25.4)

/* How far the gaps of a layout may be changed to reach a width, by the usual ones */
#define LEAST_SPREAD 0.24
#define MOST_SPREAD 6.0
/* Layouts that are tried to reach a width; each halves what is left to find */
#define N_TRIALS 9
/* Where sizes may become smaller for a width, they do before the gaps are closer than this, and so much each time, and
 * no text becomes smaller than this in points */
#define CLOSE_SPREAD 0.5
#define SHRINKING 0.9
#define LEAST_TEXT_PT 5.0
#define LEAST_NODE_PT 9.0
/* Text in nodes is larger than beside them, by this, where only one size is asked for */
#define INSIDE_BY_OUTSIDE 1.1
/* How much larger a node is that holds a board, where its size is not asked for */
#define NODE_WITH_BOARD 3.2
/* More boards are not made for zooming into */
#define MAX_BOARDS 1500

void
grundy_figure_options_init (GrundyFigureOptions *options)
{
  g_return_if_fail (options != NULL);

  *options = (GrundyFigureOptions){
    .theme = grundy_theme_get (GRUNDY_THEME_PRINT),
    .inside = GRUNDY_LABEL_SG,
    .words = { .letters = { "P", "N", "D" }, .unsettled = "?" },
    .scale = 1,
    .spread = 1,
    .effort = 1,
    .state = { .selected = GRUNDY_NO_NODE, .resting = GRUNDY_NO_NODE },
  };
  grundy_figure_options_set_layout (options, GRUNDY_LAYOUT_LAYERED);
}

void
grundy_figure_options_set_layout (GrundyFigureOptions *options, GrundyLayoutKind layout)
{
  g_return_if_fail (options != NULL);

  gboolean is_grid = layout == GRUNDY_LAYOUT_GRID;

  options->layout = layout;
  options->outside[0] = is_grid ? GRUNDY_LABEL_NONE : GRUNDY_LABEL_POSITION;
  options->outside[1] = is_grid ? GRUNDY_LABEL_NONE : GRUNDY_LABEL_OUTCOME;
  options->state.edges = is_grid ? GRUNDY_EDGES_FOCUS : GRUNDY_EDGES_ALL;
}

/* A heap that is split becomes two, but that does not make it a game of pairs. */
static gboolean
starts_as_pair (const GrundyExploration *exploration)
{
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  grundy_exploration_get_position (exploration, grundy_exploration_get_start (exploration, 0), position);
  return position->n_cells == 2;
}

GrundyLayoutKind
grundy_figure_choose_layout (const GrundyExploration *exploration)
{
  g_return_val_if_fail (exploration != NULL, GRUNDY_LAYOUT_LAYERED);

  g_autoptr (GrundyPlaces) places = grundy_places_new (exploration);

  if (places != NULL && places->n_axes == 1)
    return GRUNDY_LAYOUT_LINE;
  return places != NULL && starts_as_pair (exploration) ? GRUNDY_LAYOUT_GRID : GRUNDY_LAYOUT_LAYERED;
}

/* What is needed while a figure is made, and no longer */
typedef struct
{
  const GrundyFigureOptions *options;
  GrundyView *view;
  GrundyFont *font;
  GrundyLabels *labels;
  GrundyPlaces *places;
  GPtrArray *boards;
  GrundyPictureOptions look;
  const GrundyProgress *progress;
} Making;

static void
scale_sizes (GrundySizes *sizes, double factor)
{
  sizes->node *= factor;
  sizes->inside_text *= factor;
  sizes->outside_text *= factor;
  sizes->outline *= factor;
  sizes->gap *= factor;
  sizes->edge *= factor;
  sizes->lit_edge *= factor;
  sizes->arrow *= factor;
  sizes->halo *= factor;
  sizes->margin *= factor;
}

/* @factor: by how much sizes that are not asked for become smaller */
static void
choose_sizes (const GrundyFigureOptions *options, double factor, GrundySizes *sizes)
{
  *sizes = options->theme->sizes;
  scale_sizes (sizes, options->scale * factor);
  if (options->boards == GRUNDY_FIGURE_BOARDS_ALWAYS)
    sizes->node *= NODE_WITH_BOARD;
  if (options->node_mm > 0)
    {
      GrundySizes own = *sizes;
      double node = options->node_mm * POINTS_A_MM;

      /* Lines and gaps go with the node, texts keep their size. */
      scale_sizes (sizes, node / sizes->node);
      sizes->inside_text = own.inside_text;
      sizes->outside_text = own.outside_text;
    }
  if (options->text_pt > 0)
    {
      sizes->outside_text = options->text_pt;
      sizes->inside_text = INSIDE_BY_OUTSIDE * options->text_pt;
    }
}

static gboolean
has_badges (const Making *making)
{
  const gboolean *badges = making->options->state.badges;
  guint32 n_nodes = grundy_graph_get_n_nodes (grundy_view_get_structure (making->view));

  for (guint32 i = 0; badges != NULL && i < n_nodes; i++)
    if (badges[i])
      return TRUE;
  return FALSE;
}

static void
unref_board (gpointer board)
{
  if (board != NULL)
    grundy_board_drawing_unref (board);
}

/* A node that stands for several positions has the board of the first of them. */
static GrundyBoardDrawing *
draw_board (const Making *making, const GrundyExploration *exploration, guint32 node, GrundyPosition *position,
            GrundyBoard *board)
{
  GrundyGame *game = grundy_rules_get_game (grundy_exploration_get_rules (exploration));
  guint32 n_members;

  grundy_exploration_get_position (exploration, grundy_view_get_members (making->view, node, &n_members)[0], position);
  if (game == NULL || !grundy_game_get_board (game, position, board))
    return NULL;
  return grundy_board_drawing_new (making->font, board, GRUNDY_PICTURE_BOARD_UNIT);
}

static gboolean
make_boards (Making *making, const GrundyExploration *exploration, GError **error)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (grundy_view_get_structure (making->view));
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  g_autoptr (GrundyBoard) board = grundy_board_new ();
  gboolean has_board = FALSE;

  if (making->options->boards == GRUNDY_FIGURE_BOARDS_NONE ||
      (making->options->boards == GRUNDY_FIGURE_BOARDS_BY_ZOOM && n_nodes > MAX_BOARDS))
    return TRUE;
  making->boards = g_ptr_array_new_with_free_func (unref_board);
  for (guint32 node = 0; node < n_nodes; node++)
    {
      GrundyBoardDrawing *drawing = draw_board (making, exploration, node, position, board);

      has_board = has_board || drawing != NULL;
      g_ptr_array_add (making->boards, drawing);
    }
  if (has_board || making->options->boards == GRUNDY_FIGURE_BOARDS_BY_ZOOM)
    return TRUE;
  g_set_error_literal (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED,
                       _ ("The positions of this graph have no board that could be drawn in its nodes."));
  return FALSE;
}

static void
choose_look (Making *making)
{
  const GrundyFigureOptions *options = making->options;
  GrundyPictureOptions *look = &making->look;

  look->theme = options->theme;
  choose_sizes (options, 1, &look->sizes);
  look->inside = options->inside;
  look->outside[0] = options->outside[0];
  look->outside[1] = options->outside[1];
  /* In layers, edges come to a node from above and below. */
  look->placement = options->layout == GRUNDY_LAYOUT_LAYERED ? GRUNDY_PLACEMENT_BESIDE : GRUNDY_PLACEMENT_BELOW;
  look->has_legend = options->has_legend;
  look->boards = making->boards;
  look->shows_boards = options->boards == GRUNDY_FIGURE_BOARDS_ALWAYS;
  look->has_badges = has_badges (making);
  look->width = options->width_mm * POINTS_A_MM;
  if (options->layout == GRUNDY_LAYOUT_GRID && making->places != NULL && making->places->n_axes == 2)
    look->axes = making->places;
}

static GrundyLayout *
arrange (const Making *making, double spread, GError **error)
{
  g_autoptr (GrundyMetrics) metrics = grundy_picture_measure (making->font, making->labels, &making->look);
  GrundyLayoutOptions options = { .aspect = 0, .effort = making->options->effort };

  metrics->node_gap *= spread;
  metrics->edge_gap *= MIN (spread, 1);
  return grundy_layout_new (making->options->layout, making->view, metrics, making->places, making->options->previous,
                            making->options->previous_nodes, &options, making->progress, error);
}

static void
set_too_narrow (GError **error, double width)
{
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
               /* Translators: %d is a whole number of millimetres. */
               _ ("The figure does not fit into that width: with these sizes it needs at least %d mm."),
               (int)ceil (width / POINTS_A_MM));
}

/*
 * The layout that is as wide as there is room, but not wider: by halving the
 * range of the gaps. Widths grow with the gaps, if not always evenly; what is left over goes to the margins.
 */
static GrundyLayout *
arrange_to_width (const Making *making, double room, GError **error)
{
  g_autoptr (GrundyLayout) best = arrange (making, LEAST_SPREAD, error);
  double low = LEAST_SPREAD;
  double high = MOST_SPREAD;

  if (best == NULL)
    return NULL;
  if (grundy_layout_get_width (best) > room)
    {
      set_too_narrow (error, grundy_layout_get_width (best) + 2 * making->look.sizes.margin);
      return NULL;
    }
  for (guint i = 0; i < N_TRIALS; i++)
    {
      double spread = i == 0 ? high : sqrt (low * high);
      g_autoptr (GrundyLayout) trial = arrange (making, spread, error);

      if (trial == NULL)
        return NULL;
      if (grundy_layout_get_width (trial) > room)
        {
          high = spread;
          continue;
        }
      low = spread;
      grundy_layout_unref (best);
      best = g_steal_pointer (&trial);
      if (i == 0)
        break; /* even the widest fits */
    }
  return g_steal_pointer (&best);
}

/* Makes what may become smaller so small that the figure has room, or as small as can be read. */
static gboolean
shrink_to_width (Making *making, GError **error)
{
  const GrundyFigureOptions *options = making->options;
  GrundySizes *sizes = &making->look.sizes;

  if (options->node_mm > 0)
    return TRUE;
  for (double factor = SHRINKING;; factor *= SHRINKING)
    {
      g_autoptr (GrundyLayout) layout = arrange (making, CLOSE_SPREAD, error);
      GrundySizes smaller;

      if (layout == NULL)
        return FALSE;
      choose_sizes (options, factor, &smaller);
      if (grundy_layout_get_width (layout) + 2 * sizes->margin <= making->look.width ||
          MIN (smaller.inside_text, smaller.outside_text) < LEAST_TEXT_PT || smaller.node < LEAST_NODE_PT)
        return TRUE;
      *sizes = smaller;
    }
}

static GrundyPicture *
make_picture (Making *making, GError **error)
{
  const GrundyFigureOptions *options = making->options;
  g_autoptr (GrundyLayout) layout = NULL;

  if (making->look.width > 0 && !shrink_to_width (making, error))
    return NULL;
  layout = making->look.width > 0 ? arrange_to_width (making, making->look.width - 2 * making->look.sizes.margin, error)
                                  : arrange (making, options->spread, error);
  if (layout == NULL)
    return NULL;
  return grundy_picture_new (making->font, layout, making->labels, &making->look);
}

static void
making_clear (Making *making)
{
  g_clear_pointer (&making->view, grundy_view_unref);
  g_clear_pointer (&making->font, grundy_font_free);
  g_clear_pointer (&making->labels, grundy_labels_unref);
  g_clear_pointer (&making->places, grundy_places_free);
  g_clear_pointer (&making->boards, g_ptr_array_unref);
}

GrundyFigure *
grundy_figure_new (const GrundyExploration *exploration, const GrundySolution *solution, GrundyView *view,
                   gboolean last_wins, const GrundyFigureOptions *options, const GrundyProgress *progress,
                   GError **error)
{
  g_return_val_if_fail (exploration != NULL && solution != NULL && options != NULL, NULL);
  g_return_val_if_fail (options->scale > 0, NULL);

  Making making = { .options = options, .progress = progress };
  GrundyPicture *picture = NULL;
  GrundyFigure *figure = NULL;

  making.font = grundy_font_new (options->font, error);
  if (making.font == NULL)
    return NULL;
  making.view =
      view != NULL ? grundy_view_ref (view) : grundy_view_new_identity (grundy_exploration_get_graph (exploration));
  making.labels = grundy_labels_new (making.view, exploration, solution, last_wins, &options->words);
  making.places = grundy_places_new (exploration);
  if (make_boards (&making, exploration, error))
    {
      choose_look (&making);
      picture = make_picture (&making, error);
    }
  if (picture != NULL)
    {
      figure = g_new0 (GrundyFigure, 1);
      figure->picture = picture;
      figure->state = grundy_state_new (making.view, making.labels, &options->state);
    }
  making_clear (&making);
  return figure;
}

void
grundy_figure_free (GrundyFigure *figure)
{
  if (figure == NULL)
    return;
  grundy_picture_unref (figure->picture);
  grundy_state_unref (figure->state);
  g_free (figure);
}
