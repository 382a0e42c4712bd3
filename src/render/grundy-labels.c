/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-labels.h"

#include "grundy-value.h"

#define N_OUTCOMES (GRUNDY_OUTCOME_D + 1)
/* A set with more members would make every node wide. */
#define MAX_MEMBERS 4

struct _GrundyLabels
{
  gatomicrefcount ref_count;
  guint32 n_nodes;
  char **positions;
  char **values;
  guint32 *sg;
  guint8 *outcomes;
  char *letters[N_OUTCOMES];
  char *unsettled;
  char *legend[N_OUTCOMES];
  char *badge;
  /* (nullable): moves left, where they were counted; and their texts, for 0, 1, 2, ... */
  guint32 *remoteness;
  guint32 *step;
  GPtrArray *numbers;
};

static char *
copy_word (const char *word)
{
  return g_strdup (word != NULL ? word : "");
}

GrundyLabels *
grundy_labels_new_take (guint32 n_nodes, char **positions, char **values, guint32 *sg, guint8 *outcomes,
                        const GrundyWords *words)
{
  g_return_val_if_fail (positions != NULL && values != NULL && outcomes != NULL, NULL);
  g_return_val_if_fail (words != NULL, NULL);

  GrundyLabels *labels = g_new0 (GrundyLabels, 1);

  g_atomic_ref_count_init (&labels->ref_count);
  labels->n_nodes = n_nodes;
  labels->positions = positions;
  labels->values = values;
  labels->sg = sg;
  labels->outcomes = outcomes;
  labels->unsettled = copy_word (words->unsettled);
  labels->badge = copy_word (words->badge);
  for (guint i = 0; i < N_OUTCOMES; i++)
    {
      labels->letters[i] = copy_word (words->letters[i]);
      labels->legend[i] = copy_word (words->legend[i]);
    }
  return labels;
}

/* Makes texts for all numbers among these, which are no more than the graph is deep. */
static void
add_numbers (GrundyLabels *labels, const guint32 *lengths, guint32 n_lengths)
{
  for (guint32 i = 0; lengths != NULL && i < n_lengths; i++)
    while (lengths[i] != GRUNDY_MOVES_WITHOUT_END && lengths[i] >= labels->numbers->len)
      g_ptr_array_add (labels->numbers, g_strdup_printf ("%u", labels->numbers->len));
}

/* For each node of the view the length of the first position it stands for. */
static guint32 *
take_lengths (GrundyView *view, guint32 *lengths, guint32 n_nodes)
{
  guint32 *taken = lengths != NULL ? g_new (guint32, MAX (n_nodes, 1)) : NULL;

  for (guint32 node = 0; lengths != NULL && node < n_nodes; node++)
    {
      guint32 n_members;

      taken[node] = lengths[grundy_view_get_members (view, node, &n_members)[0]];
    }
  g_free (lengths);
  return taken;
}

static void
count_moves_left (GrundyLabels *labels, GrundyView *view, const GrundySolution *solution, gboolean last_wins)
{
  guint32 n_nodes = labels->n_nodes;

  labels->numbers = g_ptr_array_new_with_free_func (g_free);
  labels->remoteness = take_lengths (view, grundy_compute_remoteness (solution, last_wins), n_nodes);
  labels->step = take_lengths (view, grundy_compute_longest_play (solution, last_wins), n_nodes);
  add_numbers (labels, labels->remoteness, n_nodes);
  add_numbers (labels, labels->step, n_nodes);
}

GrundyLabels *
grundy_labels_new (GrundyView *view, const GrundyExploration *exploration, const GrundySolution *solution,
                   gboolean last_wins, const GrundyWords *words)
{
  g_return_val_if_fail (view != NULL && exploration != NULL && solution != NULL && words != NULL, NULL);

  guint32 n_nodes = grundy_graph_get_n_nodes (grundy_view_get_structure (view));
  char **positions = g_new (char *, n_nodes);
  char **values = g_new (char *, n_nodes);
  guint32 *sg = grundy_solution_has_cycle (solution) ? NULL : g_new (guint32, n_nodes);
  guint8 *outcomes = g_new (guint8, n_nodes);
  GrundyLabels *labels;

  for (guint32 node = 0; node < n_nodes; node++)
    {
      guint32 n_members;
      guint32 first = grundy_view_get_members (view, node, &n_members)[0];
      g_auto (GrundyValue) value = { 0 };

      positions[node] = grundy_exploration_get_label (exploration, first);
      grundy_value_init_for_node (&value, solution, first, last_wins);
      if (sg != NULL)
        sg[node] = (guint32)value.sg;
      values[node] = grundy_value_to_symbols (&value, MAX_MEMBERS);
      outcomes[node] = (guint8)value.outcome;
    }
  labels = grundy_labels_new_take (n_nodes, positions, values, sg, outcomes, words);
  count_moves_left (labels, view, solution, last_wins);
  return labels;
}

GrundyLabels *
grundy_labels_ref (GrundyLabels *labels)
{
  g_return_val_if_fail (labels != NULL, NULL);

  g_atomic_ref_count_inc (&labels->ref_count);
  return labels;
}

static void
free_texts (char **texts, guint32 n_texts)
{
  for (guint32 i = 0; i < n_texts; i++)
    g_free (texts[i]);
  g_free (texts);
}

void
grundy_labels_unref (GrundyLabels *labels)
{
  g_return_if_fail (labels != NULL);

  if (!g_atomic_ref_count_dec (&labels->ref_count))
    return;

  free_texts (labels->positions, labels->n_nodes);
  free_texts (labels->values, labels->n_nodes);
  g_free (labels->sg);
  g_free (labels->outcomes);
  g_free (labels->unsettled);
  g_free (labels->badge);
  g_free (labels->remoteness);
  g_free (labels->step);
  g_clear_pointer (&labels->numbers, g_ptr_array_unref);
  for (guint i = 0; i < N_OUTCOMES; i++)
    {
      g_free (labels->letters[i]);
      g_free (labels->legend[i]);
    }
  g_free (labels);
}

guint32
grundy_labels_get_n_nodes (const GrundyLabels *labels)
{
  g_return_val_if_fail (labels != NULL, 0);

  return labels->n_nodes;
}

const char *
grundy_labels_get_position (const GrundyLabels *labels, guint32 node)
{
  g_return_val_if_fail (labels != NULL && node < labels->n_nodes, "");

  return labels->positions[node];
}

const char *
grundy_labels_get_value (const GrundyLabels *labels, guint32 node)
{
  g_return_val_if_fail (labels != NULL && node < labels->n_nodes, "");

  return labels->values[node];
}

gboolean
grundy_labels_has_sg (const GrundyLabels *labels)
{
  g_return_val_if_fail (labels != NULL, FALSE);

  return labels->sg != NULL;
}

guint32
grundy_labels_get_sg (const GrundyLabels *labels, guint32 node)
{
  g_return_val_if_fail (labels != NULL && labels->sg != NULL && node < labels->n_nodes, 0);

  return labels->sg[node];
}

GrundyOutcome
grundy_labels_get_outcome (const GrundyLabels *labels, guint32 node)
{
  g_return_val_if_fail (labels != NULL && node < labels->n_nodes, GRUNDY_OUTCOME_P);

  return labels->outcomes[node];
}

static const char *
get_length_text (const GrundyLabels *labels, const guint32 *lengths, guint32 node)
{
  if (lengths == NULL)
    return "";
  return lengths[node] == GRUNDY_MOVES_WITHOUT_END ? "∞" : g_ptr_array_index (labels->numbers, lengths[node]);
}

const char *
grundy_labels_get_remoteness (const GrundyLabels *labels, guint32 node)
{
  g_return_val_if_fail (labels != NULL && node < labels->n_nodes, "");

  return get_length_text (labels, labels->remoteness, node);
}

const char *
grundy_labels_get_step (const GrundyLabels *labels, guint32 node)
{
  g_return_val_if_fail (labels != NULL && node < labels->n_nodes, "");

  return get_length_text (labels, labels->step, node);
}

const char *
grundy_labels_get_letter (const GrundyLabels *labels, GrundyOutcome outcome)
{
  g_return_val_if_fail (labels != NULL && (guint)outcome < N_OUTCOMES, "");

  return labels->letters[outcome];
}

const char *
grundy_labels_get_unsettled (const GrundyLabels *labels)
{
  g_return_val_if_fail (labels != NULL, "");

  return labels->unsettled;
}

const char *
grundy_labels_get_legend (const GrundyLabels *labels, GrundyOutcome outcome)
{
  g_return_val_if_fail (labels != NULL && (guint)outcome < N_OUTCOMES, NULL);

  return labels->legend[outcome][0] != '\0' ? labels->legend[outcome] : NULL;
}

const char *
grundy_labels_get_badge_legend (const GrundyLabels *labels)
{
  g_return_val_if_fail (labels != NULL, NULL);

  return labels->badge[0] != '\0' ? labels->badge : NULL;
}
