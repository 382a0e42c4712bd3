/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-labels.h"
#include "grundy-timeline.h"

G_BEGIN_DECLS

/**
 * GRUNDY_NO_NODE:
 *
 * No node of the view.
 */
#define GRUNDY_NO_NODE G_MAXUINT32

/**
 * GrundyNodeFlags:
 * @GRUNDY_NODE_SETTLED: its value (or only its outcome, see grundy_state_shows_values()) is known
 * @GRUNDY_NODE_LIT: it is being computed: a yellow halo
 * @GRUNDY_NODE_OPTION: an option of the position in focus
 * @GRUNDY_NODE_MARKED: an option whose value has been marked
 * @GRUNDY_NODE_LOOKED_AT: an option of which the step speaks: the one being marked, those that have the number looked
 * at
 * @GRUNDY_NODE_SELECTED: selected: a halo
 * @GRUNDY_NODE_FADED: steps back behind others
 * @GRUNDY_NODE_BADGE: its verdict differs: a badge
 */
typedef enum
{
  GRUNDY_NODE_SETTLED = 1 << 0,
  GRUNDY_NODE_LIT = 1 << 1,
  GRUNDY_NODE_OPTION = 1 << 2,
  GRUNDY_NODE_MARKED = 1 << 3,
  GRUNDY_NODE_LOOKED_AT = 1 << 4,
  GRUNDY_NODE_SELECTED = 1 << 5,
  GRUNDY_NODE_FADED = 1 << 6,
  GRUNDY_NODE_BADGE = 1 << 7,
} GrundyNodeFlags;

/**
 * GrundyEmphasis:
 * @GRUNDY_EMPHASIS_HIDDEN: not drawn
 * @GRUNDY_EMPHASIS_FADED: behind others
 * @GRUNDY_EMPHASIS_NORMAL: as it is
 * @GRUNDY_EMPHASIS_LIT: thick, above others: leads out of the position in focus
 * @GRUNDY_EMPHASIS_LOOKED_AT: thick on yellow: the step speaks of it
 *
 * How an edge is drawn. Edges are painted in this order.
 */
typedef enum
{
  GRUNDY_EMPHASIS_HIDDEN,
  GRUNDY_EMPHASIS_FADED,
  GRUNDY_EMPHASIS_NORMAL,
  GRUNDY_EMPHASIS_LIT,
  GRUNDY_EMPHASIS_LOOKED_AT,
} GrundyEmphasis;

/**
 * GrundyEdgeChoice:
 * @GRUNDY_EDGES_ALL: every edge of the view
 * @GRUNDY_EDGES_WINNING: edges to P positions that are settled
 * @GRUNDY_EDGES_MEX: for each settled position and each smaller value one edge to an option that has it
 * @GRUNDY_EDGES_FOCUS: edges out of the position in focus only
 * @GRUNDY_EDGES_NONE: none
 */
typedef enum
{
  GRUNDY_EDGES_ALL,
  GRUNDY_EDGES_WINNING,
  GRUNDY_EDGES_MEX,
  GRUNDY_EDGES_FOCUS,
  GRUNDY_EDGES_NONE,
} GrundyEdgeChoice;

/**
 * GrundyStateOptions:
 * @timeline: (nullable): the computation; %NULL when everything is settled
 * @step: the step of @timeline
 * @selected: the selected node of the view, or %GRUNDY_NO_NODE
 * @resting: the node that is in focus where only the edges out of it are asked for, and no other node is; or
 *   %GRUNDY_NO_NODE
 * @edges: which edges are drawn
 * @faded: (nullable) (array): for each node of the view whether it steps back
 * @badges: (nullable) (array): for each node of the view whether it has a badge, once it is settled
 */
typedef struct
{
  GrundyTimeline *timeline;
  guint64 step;
  guint32 selected;
  guint32 resting;
  GrundyEdgeChoice edges;
  const gboolean *faded;
  const gboolean *badges;
} GrundyStateOptions;

/**
 * GrundyState:
 *
 * What changes in a picture: what is settled at the step, what is selected,
 * which edges are emphasised. O(1) to ask for a node or an edge of the
 * view. Immutable, atomically counted.
 */
typedef struct _GrundyState GrundyState;

/**
 * grundy_state_new:
 * @view: what is shown
 * @labels: its labels
 * @options: the rest
 *
 * The position in focus is the selected one, otherwise the one being computed, and the resting one where neither is and
 * nothing else would have edges. O(nodes + edges), a
 * fraction of a millisecond for the largest picture.
 *
 * Returns: (transfer full): the state
 */
GrundyState *grundy_state_new (GrundyView *view, const GrundyLabels *labels, const GrundyStateOptions *options);
GrundyState *grundy_state_ref (GrundyState *state);
void grundy_state_unref (GrundyState *state);
GrundyNodeFlags grundy_state_get_node (const GrundyState *state, guint32 node);
GrundyEmphasis grundy_state_get_edge (const GrundyState *state, gsize edge);
/* Whether values are shown where they are settled, or outcomes only */
gboolean grundy_state_shows_values (const GrundyState *state);
/* The node whose edges are emphasised, or GRUNDY_NO_NODE */
guint32 grundy_state_get_focus (const GrundyState *state);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyState, grundy_state_unref)

G_END_DECLS
