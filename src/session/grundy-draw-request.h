/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-session.h"

G_BEGIN_DECLS

/**
 * GrundyDrawRequest:
 * @analysis: (nullable): what is drawn, where it is known beforehand
 * @arrangement: which layout is wanted
 * @look: how it is to look
 * @shown_exploration: (nullable): the positions that are on the screen
 * @shown_layout: (nullable): where they stand; what stands there keeps its place, where positions are matched by
 *   what they are
 *
 * Everything that a thread needs to draw the graph of a session. It owns what it points to.
 */
typedef struct
{
  GrundyAnalysis *analysis;
  GrundyArrangement arrangement;
  GrundyLook look;
  GrundyExploration *shown_exploration;
  GrundyLayout *shown_layout;
} GrundyDrawRequest;

/* The layout that is wanted for these positions */
GrundyLayoutKind grundy_arrangement_choose_layout (GrundyArrangement arrangement, const GrundyExploration *exploration);

/**
 * grundy_exploration_find_start_of:
 * @exploration: positions
 * @other: positions that may be of the same game
 * @node: (out): where the start of @other is among @exploration
 *
 * Returns: whether it is there: then @exploration goes on from what @other shows
 */
gboolean grundy_exploration_find_start_of (const GrundyExploration *exploration, const GrundyExploration *other,
                                           guint32 *node);

void grundy_draw_request_clear (GrundyDrawRequest *request);

/**
 * grundy_draw_request_run:
 * @request: what is wanted
 * @analysis: what is drawn
 * @progress: whom to tell
 * @error: return location for a #GError
 *
 * Returns: (transfer full) (nullable): the figure, or %NULL as grundy_figure_new() fails
 */
GrundyFigure *grundy_draw_request_run (const GrundyDrawRequest *request, GrundyAnalysis *analysis,
                                       const GrundyProgress *progress, GError **error);

G_END_DECLS
