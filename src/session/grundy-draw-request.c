/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-draw-request.h"

/* The gaps of a number line on the screen: arcs need no room between nodes, which may be the larger when all are seen.
 */
#define LINE_SPREAD 0.15

void
grundy_draw_request_clear (GrundyDrawRequest *request)
{
  g_return_if_fail (request != NULL);

  g_clear_pointer (&request->analysis, grundy_analysis_unref);
  g_clear_pointer (&request->shown_exploration, grundy_exploration_unref);
  g_clear_pointer (&request->shown_layout, grundy_layout_unref);
}

GrundyLayoutKind
grundy_arrangement_choose_layout (GrundyArrangement arrangement, const GrundyExploration *exploration)
{
  g_return_val_if_fail (exploration != NULL, GRUNDY_LAYOUT_LAYERED);

  switch (arrangement)
    {
    case GRUNDY_ARRANGEMENT_LINE:
      return GRUNDY_LAYOUT_LINE;
    case GRUNDY_ARRANGEMENT_GRID:
      return GRUNDY_LAYOUT_GRID;
    case GRUNDY_ARRANGEMENT_LAYERED:
      return GRUNDY_LAYOUT_LAYERED;
    case GRUNDY_ARRANGEMENT_AUTOMATIC:
    default:
      return grundy_figure_choose_layout (exploration);
    }
}

static gboolean
is_same_game (const GrundyExploration *exploration, const GrundyExploration *shown)
{
  GrundyGame *game = grundy_rules_get_game (grundy_exploration_get_rules (exploration));
  GrundyGame *shown_game = grundy_rules_get_game (grundy_exploration_get_rules (shown));

  return game != NULL && shown_game != NULL && grundy_game_equal (game, shown_game);
}

gboolean
grundy_exploration_find_start_of (const GrundyExploration *exploration, const GrundyExploration *other, guint32 *node)
{
  g_return_val_if_fail (exploration != NULL && other != NULL && node != NULL, FALSE);

  g_autoptr (GrundyPosition) position = grundy_position_new ();

  if (!is_same_game (exploration, other))
    return FALSE;
  grundy_exploration_get_position (other, grundy_exploration_get_start (other, 0), position);
  return grundy_exploration_find (exploration, position, node);
}

/* Returns: (nullable): for each node its node among those shown; NULL where another game is shown. O(nodes). */
static guint32 *
match_nodes (const GrundyExploration *exploration, const GrundyExploration *shown)
{
  guint32 n_nodes = grundy_graph_get_n_nodes (grundy_exploration_get_graph (exploration));
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  guint32 *nodes;

  if (shown == NULL || !is_same_game (exploration, shown))
    return NULL;
  nodes = g_new (guint32, MAX (n_nodes, 1));
  for (guint32 i = 0; i < n_nodes; i++)
    {
      grundy_exploration_get_position (exploration, i, position);
      if (!grundy_exploration_find (shown, position, nodes + i))
        nodes[i] = GRUNDY_NO_NODE;
    }
  return nodes;
}

GrundyFigure *
grundy_draw_request_run (const GrundyDrawRequest *request, GrundyAnalysis *analysis, const GrundyProgress *progress,
                         GError **error)
{
  GrundyExploration *exploration = grundy_analysis_get_exploration (analysis);
  g_autofree guint32 *previous_nodes = match_nodes (exploration, request->shown_exploration);
  GrundyFigureOptions options;

  grundy_figure_options_init (&options);
  options.layout = grundy_arrangement_choose_layout (request->arrangement, exploration);
  if (options.layout == GRUNDY_LAYOUT_LINE)
    options.spread = LINE_SPREAD;
  options.theme = grundy_theme_get (request->look.theme);
  options.inside = request->look.inside;
  options.outside[0] = request->look.outside[0];
  options.outside[1] = request->look.outside[1];
  options.words = request->look.words;
  options.boards = GRUNDY_FIGURE_BOARDS_BY_ZOOM;
  options.state.badges = grundy_analysis_get_differing (analysis);
  if (previous_nodes != NULL)
    {
      options.previous = request->shown_layout;
      options.previous_nodes = previous_nodes;
    }
  return grundy_figure_new (exploration, grundy_analysis_get_solution (analysis), NULL,
                            grundy_analysis_last_wins (analysis), &options, progress, error);
}
