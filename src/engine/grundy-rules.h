/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-graph.h"
#include "grundy-play.h"
#include "grundy-sum.h"

G_BEGIN_DECLS

/**
 * GrundyRules:
 *
 * What the explorer follows: positions and their moves, be they those of one
 * game or those of a sum. A sum is itself a game: its positions are tuples of
 * positions of its components, and a join rule says who moves where.
 * Immutable, atomically counted.
 */
typedef struct _GrundyRules GrundyRules;
typedef struct _GrundyExploration GrundyExploration;

/* (transfer full): the rules of one game */
GRUNDY_API
GrundyRules *grundy_rules_new_for_game (GrundyGame *game);

/**
 * grundy_rules_new_for_sum:
 * @components: (array length=n_components): an exploration for each component; the same one may stand several times
 * @n_components: how many
 * @play: the way of playing; its join rule says who moves where, and anti's stop ends play
 * @is_merging: whether tuples that differ only in the order of components that share an exploration are
 *   one position: right for values, wrong for a picture in which components have places
 *
 * A position's cells are the node of each component in its exploration.
 *
 * Returns: (transfer full): the rules of a sum
 */
GRUNDY_API
GrundyRules *grundy_rules_new_for_sum (GrundyExploration *const *components, guint n_components, GrundyPlay play,
                                       gboolean is_merging);
GRUNDY_API
GrundyRules *grundy_rules_ref (GrundyRules *rules);
GRUNDY_API
void grundy_rules_unref (GrundyRules *rules);
/* (nullable) (transfer none): the game, where these are the rules of one game; NULL where they are a sum's */
GRUNDY_API
GrundyGame *grundy_rules_get_game (GrundyRules *rules);
GRUNDY_API
void grundy_rules_list_moves (GrundyRules *rules, const GrundyPosition *from, GrundyMoves *moves);
GRUNDY_API
void grundy_rules_normalise (GrundyRules *rules, GrundyPosition *position);
/* Appends the name of a position beside its node; of a sum: the names of its components, joined by " + ". */
GRUNDY_API
void grundy_rules_format_label (GrundyRules *rules, const GrundyPosition *position, GString *text);
/* Appends the position's whole canonical text, as a sum: `kayles(2,2)`, `kayles(5)+nim(3)`. */
GRUNDY_API
void grundy_rules_format_sum (GrundyRules *rules, const GrundyPosition *position, GString *text);
GRUNDY_API
gboolean grundy_rules_has_measure (GrundyRules *rules);
GRUNDY_API
guint64 grundy_rules_get_measure (GrundyRules *rules, const GrundyPosition *position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyRules, grundy_rules_unref)

G_END_DECLS
