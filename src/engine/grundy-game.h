/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-ruleset.h"

G_BEGIN_DECLS

/*
 * GrundyGame is a ruleset with its parameters set. Immutable; references are
 * counted atomically, so that any thread may hold one.
 */

/**
 * grundy_game_parse:
 * @text: a game in the notation: `take{1,3,4}`, `kayles`
 * @error_column: (out) (optional): where it fails, in characters from 1; 0 when it does not
 * @error: return location for a #GError
 *
 * Returns: (transfer full) (nullable): the game
 */
GRUNDY_API
GrundyGame *grundy_game_parse (const char *text, guint *error_column, GError **error);
GRUNDY_API
GrundyGame *grundy_game_ref (GrundyGame *game);
GRUNDY_API
void grundy_game_unref (GrundyGame *game);
/**
 * grundy_game_to_text:
 *
 * Returns: (transfer full): the canonical text, which grundy_game_parse() reads back
 */
GRUNDY_API
char *grundy_game_to_text (const GrundyGame *game);
/* Whether the two have the same moves by their text: same ruleset, same parameters (a preset equals its ruleset). */
GRUNDY_API
gboolean grundy_game_equal (const GrundyGame *a, const GrundyGame *b);
GRUNDY_API
const GrundyRuleset *grundy_game_get_ruleset (const GrundyGame *game);
/* (nullable): the preset by whose name it was typed */
GRUNDY_API
const GrundyPreset *grundy_game_get_preset (const GrundyGame *game);
/* The title of the preset or the ruleset, translated */
GRUNDY_API
const char *grundy_game_get_title (const GrundyGame *game);
GRUNDY_API
const GrundyArgument *grundy_game_get_argument (const GrundyGame *game, guint i);
/* What the ruleset's prepare() made */
GRUNDY_API
gconstpointer grundy_game_get_data (const GrundyGame *game);

/**
 * grundy_game_parse_position:
 * @game: a game
 * @text: what would stand between the round brackets
 * @error: return location for a #GError
 *
 * Returns: (transfer full) (nullable): the position, in normal form
 */
GRUNDY_API
GrundyPosition *grundy_game_parse_position (const GrundyGame *game, const char *text, GError **error);
/* Appends the canonical text of the position, without brackets. */
GRUNDY_API
void grundy_game_format_position (const GrundyGame *game, const GrundyPosition *position, GString *text);
/* Appends the short name beside a node: the canonical text, "0" for no heaps. Never empty. */
GRUNDY_API
void grundy_game_format_label (const GrundyGame *game, const GrundyPosition *position, GString *text);
GRUNDY_API
void grundy_game_normalise (const GrundyGame *game, GrundyPosition *position);

/**
 * grundy_game_list_moves:
 * @game: a game
 * @from: a position in normal form
 * @moves: cleared first, then told every move; for a heap game, heap by heap
 *   (equal heaps once), touching the heap's index
 */
GRUNDY_API
void grundy_game_list_moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *moves);
/* Whether positions have a measure, and the measure of one. For a heap game of heaps h: the sum of 2h-1. */
GRUNDY_API
gboolean grundy_game_has_measure (const GrundyGame *game);
GRUNDY_API
guint64 grundy_game_get_measure (const GrundyGame *game, const GrundyPosition *position);
/* Whether positions are independent heaps, a cell each. */
GRUNDY_API
gboolean grundy_game_is_heap_game (const GrundyGame *game);
/* Whether there is a sequence of values of single heaps, and whether in normal play a position is worth the nim-sum of
 * the heaps in its cells: for heap games, and for games such as rows of coins that can be reckoned as heaps. */
GRUNDY_API
gboolean grundy_game_has_sequence (const GrundyGame *game);
/* The heap at place @n of the game's sequence: @n counters, where the ruleset says nothing else. */
GRUNDY_API
guint64 grundy_game_get_sequence_heap (const GrundyGame *game, guint64 n);
/* (nullable): the closed form if there is one that applies to this game */
GRUNDY_API
const GrundyClosedForm *grundy_game_get_closed_form (const GrundyGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyGame, grundy_game_unref)

G_END_DECLS
