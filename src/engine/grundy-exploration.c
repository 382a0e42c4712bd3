/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-exploration.h"

#include <glib/gi18n-lib.h>

/* How many positions of a cycle are named. */
#define N_NAMED 8

struct _GrundyExploration
{
  gatomicrefcount ref_count;
  GrundyRules *rules;
  GrundyArena *arena;
  GrundyGraph *graph;
  guint32 *node_of_index;
  guint32 *index_of_node;
  guint32 *starts;
  guint n_starts;
};

GrundyExploration *
grundy_exploration_new_take (GrundyRules *rules, GrundyArena *arena, GrundyGraph *graph, guint32 *node_of_index,
                             guint32 *index_of_node, guint32 *starts, guint n_starts)
{
  GrundyExploration *exploration = g_new0 (GrundyExploration, 1);

  g_atomic_ref_count_init (&exploration->ref_count);
  exploration->rules = grundy_rules_ref (rules);
  exploration->arena = arena;
  exploration->graph = graph;
  exploration->node_of_index = node_of_index;
  exploration->index_of_node = index_of_node;
  exploration->starts = starts;
  exploration->n_starts = n_starts;
  return exploration;
}

GrundyExploration *
grundy_exploration_ref (GrundyExploration *exploration)
{
  g_return_val_if_fail (exploration != NULL, NULL);

  g_atomic_ref_count_inc (&exploration->ref_count);
  return exploration;
}

void
grundy_exploration_unref (GrundyExploration *exploration)
{
  g_return_if_fail (exploration != NULL);

  if (!g_atomic_ref_count_dec (&exploration->ref_count))
    return;

  grundy_rules_unref (exploration->rules);
  grundy_arena_unref (exploration->arena);
  grundy_graph_unref (exploration->graph);
  g_free (exploration->node_of_index);
  g_free (exploration->index_of_node);
  g_free (exploration->starts);
  g_free (exploration);
}

GrundyRules *
grundy_exploration_get_rules (const GrundyExploration *exploration)
{
  g_return_val_if_fail (exploration != NULL, NULL);

  return exploration->rules;
}

GrundyGraph *
grundy_exploration_get_graph (const GrundyExploration *exploration)
{
  g_return_val_if_fail (exploration != NULL, NULL);

  return exploration->graph;
}

gboolean
grundy_exploration_has_cycle (const GrundyExploration *exploration)
{
  g_return_val_if_fail (exploration != NULL, FALSE);

  /* The explorer gives every option a smaller number unless it closes a cycle. */
  return !grundy_graph_is_post_ordered (exploration->graph);
}

char *
grundy_exploration_format_cycle (const GrundyExploration *exploration, const guint32 *nodes, guint n_nodes)
{
  GString *text;

  g_return_val_if_fail (exploration != NULL, NULL);
  g_return_val_if_fail (nodes != NULL && n_nodes > 0, NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i <= MIN (n_nodes, N_NAMED); i++)
    {
      g_autofree char *label = grundy_exploration_get_label (exploration, nodes[i < MIN (n_nodes, N_NAMED) ? i : 0]);

      if (i == N_NAMED && n_nodes > N_NAMED)
        g_string_append (text, " > …");
      g_string_append_printf (text, i == 0 ? "%s" : " > %s", label);
    }
  return g_string_free (text, FALSE);
}

/* Turns the cycle so that it begins where the search came into it, which is its node of the largest number. */
static void
begin_where_found (guint32 *nodes, guint n_nodes)
{
  g_autofree guint32 *before = g_memdup2 (nodes, n_nodes * sizeof *nodes);
  guint first = 0;

  for (guint i = 1; i < n_nodes; i++)
    if (before[i] > before[first])
      first = i;
  for (guint i = 0; i < n_nodes; i++)
    nodes[i] = before[(first + i) % n_nodes];
}

gboolean
grundy_exploration_check_ends (const GrundyExploration *exploration, GError **error)
{
  g_autofree guint32 *nodes = NULL;
  g_autofree char *cycle = NULL;
  guint n_nodes;

  g_return_val_if_fail (exploration != NULL, FALSE);

  if (!grundy_exploration_has_cycle (exploration))
    return TRUE;

  nodes = grundy_graph_find_cycle (exploration->graph, &n_nodes);
  begin_where_found (nodes, n_nodes);
  cycle = grundy_exploration_format_cycle (exploration, nodes, n_nodes);
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_CYCLE,
               /* Translators: %s is a list of positions like "a > b > a". */
               _ ("Play must come to an end, but here it can go round for ever: %s."), cycle);
  return FALSE;
}

guint32
grundy_exploration_get_start (const GrundyExploration *exploration, guint i)
{
  g_return_val_if_fail (exploration != NULL, 0);
  g_return_val_if_fail (i < exploration->n_starts, 0);

  return exploration->starts[i];
}

void
grundy_exploration_get_position (const GrundyExploration *exploration, guint32 node, GrundyPosition *position)
{
  g_return_if_fail (exploration != NULL);
  g_return_if_fail (node < grundy_graph_get_n_nodes (exploration->graph));
  g_return_if_fail (position != NULL);

  grundy_arena_get (exploration->arena, exploration->index_of_node[node], position);
}

gboolean
grundy_exploration_find (const GrundyExploration *exploration, const GrundyPosition *position, guint32 *node)
{
  guint32 index;

  g_return_val_if_fail (exploration != NULL, FALSE);
  g_return_val_if_fail (position != NULL, FALSE);

  if (!grundy_arena_lookup (exploration->arena, position, &index))
    return FALSE;

  if (node != NULL)
    *node = exploration->node_of_index[index];
  return TRUE;
}

char *
grundy_exploration_get_label (const GrundyExploration *exploration, guint32 node)
{
  g_autoptr (GrundyPosition) position = NULL;
  GString *label;

  g_return_val_if_fail (exploration != NULL, NULL);
  g_return_val_if_fail (node < grundy_graph_get_n_nodes (exploration->graph), NULL);

  position = grundy_position_new ();
  label = g_string_new (NULL);
  grundy_exploration_get_position (exploration, node, position);
  grundy_rules_format_label (exploration->rules, position, label);
  return g_string_free (label, FALSE);
}

/* The order in which positions are taken up */

typedef struct
{
  guint64 key;
  guint32 node;
} Ranked;

typedef struct
{
  const GrundyExploration *exploration;
  GrundyPosition *a;
  GrundyPosition *b;
} Comparison;

static int
compare_ranked (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const Ranked *x = a;
  const Ranked *y = b;
  const Comparison *comparison = user_data;

  if (x->key != y->key)
    return x->key < y->key ? -1 : 1;

  grundy_exploration_get_position (comparison->exploration, x->node, comparison->a);
  grundy_exploration_get_position (comparison->exploration, y->node, comparison->b);
  return grundy_position_compare (comparison->a, comparison->b);
}

static void
rank_by_measure (const GrundyExploration *exploration, Ranked *ranked, guint32 n_nodes)
{
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  for (guint32 node = 0; node < n_nodes; node++)
    {
      grundy_exploration_get_position (exploration, node, position);
      ranked[node].key = grundy_rules_get_measure (exploration->rules, position);
    }
}

/* Options have smaller numbers, so one pass finds the longest path from each node to a terminal. */
static void
rank_by_longest_path (const GrundyExploration *exploration, Ranked *ranked, guint32 n_nodes)
{
  for (guint32 node = 0; node < n_nodes; node++)
    {
      guint32 n_options;
      const guint32 *options = grundy_graph_get_options (exploration->graph, node, &n_options);

      ranked[node].key = 0;
      for (guint32 i = 0; i < n_options; i++)
        ranked[node].key = MAX (ranked[node].key, ranked[options[i]].key + 1);
    }
}

guint32 *
grundy_exploration_order (const GrundyExploration *exploration)
{
  g_autofree Ranked *ranked = NULL;
  g_autoptr (GrundyPosition) a = NULL;
  g_autoptr (GrundyPosition) b = NULL;
  Comparison comparison;
  guint32 n_nodes;
  guint32 *order;

  g_return_val_if_fail (exploration != NULL, NULL);
  g_return_val_if_fail (!grundy_exploration_has_cycle (exploration), NULL);

  n_nodes = grundy_graph_get_n_nodes (exploration->graph);
  ranked = g_new (Ranked, n_nodes);
  for (guint32 node = 0; node < n_nodes; node++)
    ranked[node].node = node;
  if (grundy_rules_has_measure (exploration->rules))
    rank_by_measure (exploration, ranked, n_nodes);
  else
    rank_by_longest_path (exploration, ranked, n_nodes);

  comparison = (Comparison){ exploration, a = grundy_position_new (), b = grundy_position_new () };
  g_qsort_with_data (ranked, (int)n_nodes, sizeof *ranked, compare_ranked, &comparison);

  order = g_new (guint32, n_nodes);
  for (guint32 rank = 0; rank < n_nodes; rank++)
    order[rank] = ranked[rank].node;
  return order;
}
