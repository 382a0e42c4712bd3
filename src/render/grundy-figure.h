/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-picture.h"
#include "grundy-state.h"

G_BEGIN_DECLS

/**
 * GrundyFigureBoards:
 * @GRUNDY_FIGURE_BOARDS_NONE: nodes have no boards
 * @GRUNDY_FIGURE_BOARDS_BY_ZOOM: the painter shows them in nodes that are large on the screen; files have none
 * @GRUNDY_FIGURE_BOARDS_ALWAYS: nodes are large enough for their boards
 */
typedef enum
{
  GRUNDY_FIGURE_BOARDS_NONE,
  GRUNDY_FIGURE_BOARDS_BY_ZOOM,
  GRUNDY_FIGURE_BOARDS_ALWAYS,
} GrundyFigureBoards;

/**
 * GrundyFigureOptions:
 * @layout: which layout
 * @theme: the look
 * @inside: the text inside nodes
 * @outside: the texts outside, in this order; %GRUNDY_LABEL_NONE for fewer
 * @boards: whether the boards of positions stand in nodes, under the text inside
 * @has_legend: whether a legend stands under the graph
 * @words: the words
 * @font: (nullable): the family asked for; %NULL for the usual ones
 * @width_mm: the width of the whole on paper; 0 for what is needed
 * @node_mm: the diameter of a node on paper; 0 for the theme's
 * @text_pt: the size of every text on paper; 0 for the theme's
 * @scale: by how much everything is larger, widths and sizes on paper aside; 1 for not at all
 * @spread: how wide the gaps between nodes are, by the usual ones, where there is no width to fill
 * @effort: of the layout: 0 for a quick picture, 1 for a better one
 * @previous: (nullable): a layout whose nodes keep their places as far as they can
 * @previous_nodes: (nullable): for each node of the view the node of @previous, or G_MAXUINT32
 * @state: step, selection and edges
 *
 * Everything that is asked of a figure. grundy_figure_options_init() sets what is usual.
 */
typedef struct
{
  GrundyLayoutKind layout;
  const GrundyTheme *theme;
  GrundyLabelChoice inside;
  GrundyLabelChoice outside[2];
  GrundyFigureBoards boards;
  gboolean has_legend;
  GrundyWords words;
  const char *font;
  double width_mm;
  double node_mm;
  double text_pt;
  double scale;
  double spread;
  guint effort;
  GrundyLayout *previous;
  const guint32 *previous_nodes;
  GrundyStateOptions state;
} GrundyFigureOptions;

/* The values inside, P and N for letters, no legend, the theme for paper, and a layered layout with what suits it */
void grundy_figure_options_init (GrundyFigureOptions *options);

/**
 * grundy_figure_options_set_layout:
 * @options: options
 * @layout: a layout
 *
 * Chooses the layout, and what suits it where nothing else is asked for: on a grid, whose axes tell the
 * positions, no texts outside and only the edges of the position in focus; elsewhere every edge, and positions
 * and letters outside.
 */
void grundy_figure_options_set_layout (GrundyFigureOptions *options, GrundyLayoutKind layout);

/**
 * grundy_figure_choose_layout:
 * @exploration: positions
 *
 * Returns: the layout that suits them: a line for single heaps, a grid for pairs of numbers, otherwise layers
 */
GrundyLayoutKind grundy_figure_choose_layout (const GrundyExploration *exploration);

/**
 * GrundyFigure:
 * @picture: what does not change
 * @state: what does
 *
 * A picture of a game at a step of its computation.
 */
typedef struct
{
  GrundyPicture *picture;
  GrundyState *state;
} GrundyFigure;

/**
 * grundy_figure_new:
 * @exploration: positions
 * @solution: their values
 * @view: (nullable): what of them is shown; %NULL for everything
 * @last_wins: whether the last to move wins
 * @options: what is asked for
 * @progress: (nullable): whom to tell
 * @error: return location for a #GError
 *
 * Nodes and texts have the sizes asked for, whatever the width of the figure: where a width
 * is asked for, the distances between nodes follow from it, and the figure is exactly as wide. Only sizes that are not
 * asked for become smaller where there is too little room, as long as texts can still be read.
 *
 * Returns: (transfer full) (nullable): the figure; %NULL with %GRUNDY_ERROR_LIMIT when it cannot be that narrow
 *   (the sentence says how wide it must be), _UNSUPPORTED for a missing font, or a layout or boards that these
 * positions do not have, _CANCELLED
 */
GrundyFigure *grundy_figure_new (const GrundyExploration *exploration, const GrundySolution *solution, GrundyView *view,
                                 gboolean last_wins, const GrundyFigureOptions *options, const GrundyProgress *progress,
                                 GError **error);
void grundy_figure_free (GrundyFigure *figure);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyFigure, grundy_figure_free)

G_END_DECLS
