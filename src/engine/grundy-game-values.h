/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-search.h"
#include "grundy-total.h"

G_BEGIN_DECLS

/*
 * GrundyMeans:
 * @GRUNDY_MEANS_ANY_FOR_STARTS: whatever is cheapest, and only the starts will be asked for
 * @GRUNDY_MEANS_ANY: whatever is cheapest
 * @GRUNDY_MEANS_PARTS: a search of the parts of the positions, each alone; of whole positions where there are no
 *   parts, or a move splits one
 * @GRUNDY_MEANS_PARTS_GRAPH: the same, and the graph is kept
 * @GRUNDY_MEANS_WHOLE: a search of whole positions
 * @GRUNDY_MEANS_GRAPH: the same, and the graph is kept
 *
 * How to find SG values.
 */
typedef enum
{
  GRUNDY_MEANS_ANY_FOR_STARTS,
  GRUNDY_MEANS_ANY,
  GRUNDY_MEANS_PARTS,
  GRUNDY_MEANS_PARTS_GRAPH,
  GRUNDY_MEANS_WHOLE,
  GRUNDY_MEANS_GRAPH,
} GrundyMeans;

/*
 * GrundyGameValues (private to the engine): the SG values of the positions of one game that can be reached from some
 * starts.
 */
typedef struct _GrundyGameValues GrundyGameValues;

/* (nullable): NULL with GRUNDY_ERROR_LIMIT or _CANCELLED */
GrundyGameValues *grundy_game_values_new (GrundyGame *game, const GrundyPosition *const *starts, guint n_starts,
                                          GrundyMeans means, const GrundyLimits *limits, const GrundyProgress *progress,
                                          GError **error);
void grundy_game_values_free (GrundyGameValues *values);
/* Adds the SG value of a start, or of what can be reached from one, in normal form. */
void grundy_game_values_add (const GrundyGameValues *values, const GrundyPosition *position, GrundyTotal *total);
/* Whether play was seen to go round for ever; a closed form does not see it. */
gboolean grundy_game_values_have_cycle (const GrundyGameValues *values);
/* (nullable): the search by which they were found, and whether its positions are parts, each alone */
const GrundySearch *grundy_game_values_get_search (const GrundyGameValues *values);
gboolean grundy_game_values_are_of_parts (const GrundyGameValues *values);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyGameValues, grundy_game_values_free)

G_END_DECLS
