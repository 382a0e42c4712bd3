/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-explorer.h"
#include "grundy-solution.h"
#include "grundy-view.h"

G_BEGIN_DECLS

/**
 * GrundyLabelChoice:
 * @GRUNDY_LABEL_NONE: no text
 * @GRUNDY_LABEL_SG: the SG value; the outcome's letter where only outcomes are stepped through
 * @GRUNDY_LABEL_POSITION: the position
 * @GRUNDY_LABEL_OUTCOME: the outcome's letter
 * @GRUNDY_LABEL_REMOTENESS: how many moves are left when the winner hurries and the loser delays
 * @GRUNDY_LABEL_STEP: how many are left when the winner delays and the loser hurries: the longest play
 *
 * What a text in or beside a node shows.
 */
typedef enum
{
  GRUNDY_LABEL_NONE,
  GRUNDY_LABEL_SG,
  GRUNDY_LABEL_POSITION,
  GRUNDY_LABEL_OUTCOME,
  GRUNDY_LABEL_REMOTENESS,
  GRUNDY_LABEL_STEP,
} GrundyLabelChoice;

#define GRUNDY_N_LABEL_CHOICES (GRUNDY_LABEL_STEP + 1)

/**
 * GrundyWords:
 * @letters: for each #GrundyOutcome its letter: "P" "N" "D", or "败" "胜" "平"; empty for none
 * @unsettled: what stands where nothing is settled: "?"
 * @legend: for each #GrundyOutcome what the legend says of it: "whoever moves loses"; %NULL or empty to leave it out
 * @badge: (nullable): what the legend says of a badge: "not as in normal play"; %NULL or empty to leave it out
 *
 * Every word in a picture, in the language of whoever will look at it.
 */
typedef struct
{
  const char *letters[3];
  const char *unsettled;
  const char *legend[3];
  const char *badge;
} GrundyWords;

/**
 * GrundyLabels:
 *
 * For each node of a view what its texts say once it is settled: position,
 * value, outcome, moves left; and the words. Immutable, atomically counted.
 */
typedef struct _GrundyLabels GrundyLabels;

/**
 * grundy_labels_new:
 * @view: what is shown
 * @exploration: the positions of the view's graph
 * @solution: their values
 * @last_wins: whether the last to move wins
 * @words: the words; copied
 *
 * A node that stands for several positions has the texts of the first of them. O(nodes).
 *
 * Returns: (transfer full): the labels
 */
GrundyLabels *grundy_labels_new (GrundyView *view, const GrundyExploration *exploration, const GrundySolution *solution,
                                 gboolean last_wins, const GrundyWords *words);

/**
 * grundy_labels_new_take:
 * @n_nodes: how many nodes
 * @positions: (array length=n_nodes) (transfer full): the position of each
 * @values: (array length=n_nodes) (transfer full): the text of its value
 * @sg: (array length=n_nodes) (transfer full) (nullable): its SG value as a number; %NULL where values are not numbers
 * @outcomes: (array length=n_nodes) (transfer full): a #GrundyOutcome each
 * @words: the words; copied
 *
 * Returns: (transfer full): labels made elsewhere: of a graph with cycles, of folded nodes
 */
GrundyLabels *grundy_labels_new_take (guint32 n_nodes, char **positions, char **values, guint32 *sg, guint8 *outcomes,
                                      const GrundyWords *words);
GrundyLabels *grundy_labels_ref (GrundyLabels *labels);
void grundy_labels_unref (GrundyLabels *labels);
guint32 grundy_labels_get_n_nodes (const GrundyLabels *labels);
const char *grundy_labels_get_position (const GrundyLabels *labels, guint32 node);
const char *grundy_labels_get_value (const GrundyLabels *labels, guint32 node);
/* Whether values are numbers; grundy_labels_get_sg() may be asked only then. */
gboolean grundy_labels_has_sg (const GrundyLabels *labels);
guint32 grundy_labels_get_sg (const GrundyLabels *labels, guint32 node);
GrundyOutcome grundy_labels_get_outcome (const GrundyLabels *labels, guint32 node);
/* How many moves are left, as text: empty where that is not known, and without end in a drawn position */
const char *grundy_labels_get_remoteness (const GrundyLabels *labels, guint32 node);
const char *grundy_labels_get_step (const GrundyLabels *labels, guint32 node);
const char *grundy_labels_get_letter (const GrundyLabels *labels, GrundyOutcome outcome);
const char *grundy_labels_get_unsettled (const GrundyLabels *labels);
/* (nullable): what the legend says of an outcome */
const char *grundy_labels_get_legend (const GrundyLabels *labels, GrundyOutcome outcome);
/* (nullable): what it says of a badge */
const char *grundy_labels_get_badge_legend (const GrundyLabels *labels);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyLabels, grundy_labels_unref)

G_END_DECLS
