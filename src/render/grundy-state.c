/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-state.h"

struct _GrundyState
{
  gatomicrefcount ref_count;
  guint32 n_nodes;
  gsize n_edges;
  gboolean shows_values;
  guint32 focus;
  guint8 *nodes; /* GrundyNodeFlags */
  guint8 *edges; /* GrundyEmphasis */
};

/* What is needed while a state is made, and no longer */
typedef struct
{
  GrundyState *state;
  GrundyView *view;
  GrundyGraph *structure;
  const GrundyLabels *labels;
  const GrundyStateOptions *options;
  GrundyStep step;
} Making;

/* A node that stands for several positions is settled when all of them are. */
static gboolean
is_settled (const Making *making, guint32 node)
{
  guint32 n_members;
  const guint32 *members = grundy_view_get_members (making->view, node, &n_members);

  for (guint32 i = 0; i < n_members; i++)
    if (!grundy_timeline_is_settled (making->options->timeline, members[i], making->options->step))
      return FALSE;
  return TRUE;
}

static void
flag_nodes (Making *making)
{
  const GrundyStateOptions *options = making->options;
  guint8 *nodes = making->state->nodes;

  for (guint32 node = 0; node < making->state->n_nodes; node++)
    {
      if (options->timeline == NULL || is_settled (making, node))
        nodes[node] |= GRUNDY_NODE_SETTLED;
      if (options->faded != NULL && options->faded[node])
        nodes[node] |= GRUNDY_NODE_FADED;
      /* A badge tells who wins, and so nothing before that is settled. */
      if (options->badges != NULL && options->badges[node] && (nodes[node] & GRUNDY_NODE_SETTLED) != 0)
        nodes[node] |= GRUNDY_NODE_BADGE;
    }
  if (options->selected != GRUNDY_NO_NODE)
    nodes[options->selected] |= GRUNDY_NODE_SELECTED;
}

/* The node of the view that is being computed; in its last step it is settled, and lit for the last time. */
static guint32
get_lit (const Making *making)
{
  GrundyTimeline *timeline = making->options->timeline;

  if (timeline == NULL || making->step.phase == GRUNDY_PHASE_START)
    return GRUNDY_NO_NODE;
  if (making->options->step == grundy_timeline_get_n_steps (timeline))
    return GRUNDY_NO_NODE; /* all is done: nothing to look at any more */
  return grundy_view_get_group (making->view, making->step.node);
}

static gboolean
is_spoken_of (const Making *making, guint32 option, guint32 marking)
{
  switch (making->step.phase)
    {
    case GRUNDY_PHASE_MARK:
      return option == marking;
    case GRUNDY_PHASE_LOOK:
      return grundy_labels_has_sg (making->labels) &&
             grundy_labels_get_sg (making->labels, option) == making->step.number;
    default:
      return FALSE;
    }
}

/* The option of the view whose value the step marks: the step counts the options of the whole graph. */
static guint32
get_marking (const Making *making)
{
  guint32 n_options;
  const guint32 *options;

  if (making->step.phase != GRUNDY_PHASE_MARK)
    return GRUNDY_NO_NODE;
  options = grundy_graph_get_options (grundy_view_get_graph (making->view), making->step.node, &n_options);
  g_assert (making->step.option < n_options);
  return grundy_view_get_group (making->view, options[making->step.option]);
}

static gboolean
is_marked (const Making *making, guint32 option, guint32 marking)
{
  switch (making->step.phase)
    {
    case GRUNDY_PHASE_MARK:
      return option >= marking; /* they are marked from the last to the first */
    case GRUNDY_PHASE_LOOK:
    case GRUNDY_PHASE_SETTLE:
      /* With cycles nothing is marked: the options may still be without a value. */
      return grundy_timeline_is_of_values (making->options->timeline) && grundy_labels_has_sg (making->labels);
    default:
      return FALSE;
    }
}

static void
flag_options (Making *making, guint32 lit)
{
  guint32 focus = making->state->focus;
  guint32 marking = get_marking (making);
  guint32 n_options;
  const guint32 *options;

  if (focus == GRUNDY_NO_NODE)
    return;

  options = grundy_graph_get_options (making->structure, focus, &n_options);
  for (guint32 i = 0; i < n_options; i++)
    {
      making->state->nodes[options[i]] |= GRUNDY_NODE_OPTION;
      if (focus != lit)
        continue;
      if (is_marked (making, options[i], marking))
        making->state->nodes[options[i]] |= GRUNDY_NODE_MARKED;
      if (is_spoken_of (making, options[i], marking))
        making->state->nodes[options[i]] |= GRUNDY_NODE_LOOKED_AT;
    }
}

/* For each value smaller than the node's, keeps the edge to the first option that has it. */
static void
keep_witnesses (const Making *making, guint32 node, guint32 *seen, gboolean *keeps)
{
  guint32 n_options;
  const guint32 *options = grundy_graph_get_options (making->structure, node, &n_options);
  guint32 sg = grundy_labels_get_sg (making->labels, node);

  for (guint32 i = 0; i < n_options; i++)
    {
      guint32 value = grundy_labels_get_sg (making->labels, options[i]);

      keeps[i] = value < sg && seen[value] != node;
      if (keeps[i])
        seen[value] = node;
    }
}

static gboolean
is_winning (const Making *making, guint32 option)
{
  return (making->state->nodes[option] & GRUNDY_NODE_SETTLED) != 0 &&
         grundy_labels_get_outcome (making->labels, option) == GRUNDY_OUTCOME_P;
}

/* Which edges out of @node the choice leaves, whatever is in focus */
static void
choose_edges (const Making *making, guint32 node, guint32 *seen, gboolean *keeps)
{
  guint32 n_options;
  const guint32 *options = grundy_graph_get_options (making->structure, node, &n_options);
  gboolean is_node_settled = (making->state->nodes[node] & GRUNDY_NODE_SETTLED) != 0;
  gboolean knows_values = making->state->shows_values && grundy_labels_has_sg (making->labels);

  if (making->options->edges == GRUNDY_EDGES_MEX && is_node_settled && knows_values)
    {
      keep_witnesses (making, node, seen, keeps);
      return;
    }
  for (guint32 i = 0; i < n_options; i++)
    switch (making->options->edges)
      {
      case GRUNDY_EDGES_ALL:
        keeps[i] = TRUE;
        break;
      case GRUNDY_EDGES_WINNING:
        keeps[i] = is_winning (making, options[i]);
        break;
      default:
        keeps[i] = FALSE;
        break;
      }
}

static GrundyEmphasis
get_emphasis (const Making *making, guint32 from, guint32 to, gboolean is_kept)
{
  const guint8 *nodes = making->state->nodes;
  guint32 focus = making->state->focus;

  if (from == focus && making->options->edges != GRUNDY_EDGES_NONE)
    return (nodes[to] & GRUNDY_NODE_LOOKED_AT) != 0 ? GRUNDY_EMPHASIS_LOOKED_AT : GRUNDY_EMPHASIS_LIT;
  if (!is_kept)
    return GRUNDY_EMPHASIS_HIDDEN;
  if (focus != GRUNDY_NO_NODE || ((nodes[from] | nodes[to]) & GRUNDY_NODE_FADED) != 0)
    return GRUNDY_EMPHASIS_FADED;
  return GRUNDY_EMPHASIS_NORMAL;
}

static void
emphasise_edges (Making *making)
{
  guint32 max_sg = 0;
  guint32 max_degree = 0;
  g_autofree guint32 *seen = NULL;
  g_autofree gboolean *keeps = NULL;

  for (guint32 node = 0; node < making->state->n_nodes; node++)
    {
      guint32 n_options;

      grundy_graph_get_options (making->structure, node, &n_options);
      max_degree = MAX (max_degree, n_options);
      if (grundy_labels_has_sg (making->labels))
        max_sg = MAX (max_sg, grundy_labels_get_sg (making->labels, node));
    }
  seen = g_new (guint32, max_sg + 1);
  memset (seen, 0xff, (max_sg + 1) * sizeof *seen);
  keeps = g_new0 (gboolean, max_degree + 1);

  for (guint32 node = 0; node < making->state->n_nodes; node++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (making->structure, node, &n_options);
      gsize first = grundy_graph_get_first_edge (making->structure, node);

      choose_edges (making, node, seen, keeps);
      for (guint32 i = 0; i < n_options; i++)
        making->state->edges[first + i] = grundy_view_is_drawn (making->view, first + i)
                                              ? get_emphasis (making, node, options[i], keeps[i])
                                              : GRUNDY_EMPHASIS_HIDDEN;
    }
}

static guint32
choose_focus (const GrundyStateOptions *options, guint32 lit)
{
  if (options->selected != GRUNDY_NO_NODE)
    return options->selected;
  if (lit != GRUNDY_NO_NODE)
    return lit;
  return options->edges == GRUNDY_EDGES_FOCUS ? options->resting : GRUNDY_NO_NODE;
}

GrundyState *
grundy_state_new (GrundyView *view, const GrundyLabels *labels, const GrundyStateOptions *options)
{
  g_return_val_if_fail (view != NULL && labels != NULL && options != NULL, NULL);

  GrundyGraph *structure = grundy_view_get_structure (view);

  g_return_val_if_fail (options->selected == GRUNDY_NO_NODE || options->selected < grundy_graph_get_n_nodes (structure),
                        NULL);

  GrundyState *state = g_new0 (GrundyState, 1);
  Making making = { state, view, structure, labels, options, { GRUNDY_PHASE_START } };
  guint32 lit;

  g_atomic_ref_count_init (&state->ref_count);
  state->n_nodes = grundy_graph_get_n_nodes (making.structure);
  state->n_edges = grundy_graph_get_n_edges (making.structure);
  state->nodes = g_new0 (guint8, state->n_nodes);
  state->edges = g_new0 (guint8, state->n_edges);
  state->shows_values = options->timeline == NULL || grundy_timeline_is_of_values (options->timeline);
  if (options->timeline != NULL)
    grundy_timeline_get_step (options->timeline, options->step, &making.step);

  flag_nodes (&making);
  lit = get_lit (&making);
  if (lit != GRUNDY_NO_NODE)
    state->nodes[lit] |= GRUNDY_NODE_LIT;
  state->focus = choose_focus (options, lit);
  flag_options (&making, lit);
  emphasise_edges (&making);
  return state;
}

GrundyState *
grundy_state_ref (GrundyState *state)
{
  g_return_val_if_fail (state != NULL, NULL);

  g_atomic_ref_count_inc (&state->ref_count);
  return state;
}

void
grundy_state_unref (GrundyState *state)
{
  g_return_if_fail (state != NULL);

  if (!g_atomic_ref_count_dec (&state->ref_count))
    return;
  g_free (state->nodes);
  g_free (state->edges);
  g_free (state);
}

GrundyNodeFlags
grundy_state_get_node (const GrundyState *state, guint32 node)
{
  g_return_val_if_fail (state != NULL && node < state->n_nodes, 0);

  return state->nodes[node];
}

GrundyEmphasis
grundy_state_get_edge (const GrundyState *state, gsize edge)
{
  g_return_val_if_fail (state != NULL && edge < state->n_edges, GRUNDY_EMPHASIS_HIDDEN);

  return state->edges[edge];
}

gboolean
grundy_state_shows_values (const GrundyState *state)
{
  g_return_val_if_fail (state != NULL, FALSE);

  return state->shows_values;
}

guint32
grundy_state_get_focus (const GrundyState *state)
{
  g_return_val_if_fail (state != NULL, GRUNDY_NO_NODE);

  return state->focus;
}
