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

/**
 * grundy_rules_new_for_game:
 * @game: a game
 *
 * Returns: (transfer full): the rules of @game alone; its positions are the game's own
 */
GRUNDY_API
GrundyRules *grundy_rules_new_for_game (GrundyGame *game);

/**
 * grundy_rules_new_for_sum:
 * @components: (array length=n_components): an exploration for each component; the same one may stand several times
 * @n_components: how many
 * @play: the way of playing; its join rule says who moves where, and anti's stop ends play; in anti no component has
 *   a cycle
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

/**
 * grundy_rules_get_game:
 * @rules: some rules
 *
 * Returns: (nullable) (transfer none): the game, where these are the rules of one game; %NULL where they are a sum's
 */
GRUNDY_API
GrundyGame *grundy_rules_get_game (GrundyRules *rules);

/**
 * grundy_rules_get_n_components:
 * @rules: some rules
 *
 * Returns: how many components the sum has; 0 where these are the rules of one game
 */
GRUNDY_API
guint grundy_rules_get_n_components (GrundyRules *rules);
/* (transfer none): the exploration of a component of a sum, whose node is that cell of a position */
GRUNDY_API
GrundyExploration *grundy_rules_get_component (GrundyRules *rules, guint component);

/**
 * grundy_rules_list_moves:
 * @rules: some rules
 * @from: a position in normal form
 * @moves: cleared first, then told every move
 *
 * In a sum a move touches the components that it moves in. Turns come by the
 * components moved in ({1}, {1,2}, {1,3}, {2}, ...), then by their options. Of
 * components that are equal in a merging sum, only the first is moved in
 * alone. Components may be combined in exponentially many ways: give @moves a
 * limit.
 */
GRUNDY_API
void grundy_rules_list_moves (GrundyRules *rules, const GrundyPosition *from, GrundyMoves *moves);

/**
 * grundy_rules_normalise:
 * @rules: some rules
 * @position: a position, brought into the one form that equal positions share
 */
GRUNDY_API
void grundy_rules_normalise (GrundyRules *rules, GrundyPosition *position);

/**
 * grundy_rules_format_label:
 * @rules: some rules
 * @position: a position in normal form
 * @text: where to append its name beside its node
 *
 * The label of a sum's position is the labels of its components, joined by " + ".
 */
GRUNDY_API
void grundy_rules_format_label (GrundyRules *rules, const GrundyPosition *position, GString *text);

/**
 * grundy_rules_format_sum:
 * @rules: some rules
 * @position: a position in normal form
 * @text: where to append its whole canonical text, as a sum: `kayles(2,2)`, `kayles(5)+nim(3)`
 *
 * grundy_sum_parse() reads the text back.
 */
GRUNDY_API
void grundy_rules_format_sum (GrundyRules *rules, const GrundyPosition *position, GString *text);

/**
 * grundy_rules_has_measure:
 * @rules: some rules
 *
 * Returns: whether positions have a measure; a sum has one if every component does
 */
GRUNDY_API
gboolean grundy_rules_has_measure (GrundyRules *rules);

/**
 * grundy_rules_get_measure:
 * @rules: rules that have a measure
 * @position: a position in normal form
 *
 * Returns: a number that falls with every move; of a sum, the sum of its components' measures
 */
GRUNDY_API
guint64 grundy_rules_get_measure (GrundyRules *rules, const GrundyPosition *position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyRules, grundy_rules_unref)

G_END_DECLS
