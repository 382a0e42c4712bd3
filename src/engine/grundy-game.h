/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-ruleset.h"

G_BEGIN_DECLS

/**
 * GrundyGame:
 *
 * A ruleset with its parameters set. Immutable; references are counted
 * atomically, so that any thread may hold one.
 */

/**
 * grundy_game_parse:
 * @text: a game in the notation: `take{1,3,4}`, `kayles`
 * @error_column: (out) (optional): where it fails, in characters from 1; 0 when it does not
 * @error: return location for a #GError
 *
 * The text may have at most 64 MiB, and lists in it a million numbers.
 *
 * Returns: (transfer full) (nullable): the game, or %NULL with %GRUNDY_ERROR_SYNTAX, _UNKNOWN_GAME,
 *   _PARAMETER or _LIMIT. O(length), and what the ruleset needs to prepare
 */
GRUNDY_API
GrundyGame *grundy_game_parse (const char *text, guint *error_column, GError **error);
GRUNDY_API
GrundyGame *grundy_game_ref (GrundyGame *game);
GRUNDY_API
void grundy_game_unref (GrundyGame *game);
/**
 * grundy_game_to_text:
 * @game: a game
 *
 * Returns: (transfer full): the canonical text, which grundy_game_parse() reads back: a preset by its name, if it
 *   was typed so; sets sorted and without repeats; parameters that have their default left out. O(length)
 */
GRUNDY_API
char *grundy_game_to_text (const GrundyGame *game);
/**
 * grundy_game_equal:
 * @a: a game
 * @b: another
 *
 * Returns: whether ruleset and canonical parameters are the same, so that a preset equals its ruleset with
 *   the preset's parameters. Games that only happen to have the same moves, as `take{1..2}` and `take{1,2}`, are not
 *   equal. O(length of the parameters)
 */
GRUNDY_API
gboolean grundy_game_equal (const GrundyGame *a, const GrundyGame *b);
GRUNDY_API
const GrundyRuleset *grundy_game_get_ruleset (const GrundyGame *game);
/**
 * grundy_game_get_preset:
 * @game: a game
 *
 * Returns: (nullable) (transfer none): the preset by whose name it was typed
 */
GRUNDY_API
const GrundyPreset *grundy_game_get_preset (const GrundyGame *game);
/**
 * grundy_game_get_title:
 * @game: a game
 *
 * Returns: (transfer none): the translated title of the preset, or else of the ruleset
 */
GRUNDY_API
const char *grundy_game_get_title (const GrundyGame *game);
/**
 * grundy_game_get_argument:
 * @game: a game
 * @i: which parameter of the ruleset
 *
 * Returns: (transfer none): its value; the member that holds it is said by the parameter's kind
 */
GRUNDY_API
const GrundyArgument *grundy_game_get_argument (const GrundyGame *game, guint i);
/**
 * grundy_game_get_data:
 * @game: a game
 *
 * Returns: (nullable) (transfer none): what the ruleset's prepare() made; only the ruleset knows what it is
 */
GRUNDY_API
gconstpointer grundy_game_get_data (const GrundyGame *game);

/**
 * grundy_game_parse_position:
 * @game: a game
 * @text: what would stand between the round brackets
 * @error: return location for a #GError
 *
 * Returns: (transfer full) (nullable): the position, in normal form, or %NULL with %GRUNDY_ERROR_SYNTAX,
 *   _POSITION or _LIMIT
 */
GRUNDY_API
GrundyPosition *grundy_game_parse_position (const GrundyGame *game, const char *text, GError **error);
/**
 * grundy_game_format_position:
 * @game: a game
 * @position: a position of it
 * @text: where to append
 *
 * Appends the canonical text of the position, without brackets; nothing where there are no heaps.
 * grundy_game_parse_position() reads it back.
 */
GRUNDY_API
void grundy_game_format_position (const GrundyGame *game, const GrundyPosition *position, GString *text);
/**
 * grundy_game_format_label:
 * @game: a game
 * @position: a position of it
 * @text: where to append
 *
 * Appends the short name beside a node: the ruleset's own, or else the canonical text, or else "0". Never nothing.
 */
GRUNDY_API
void grundy_game_format_label (const GrundyGame *game, const GrundyPosition *position, GString *text);
/**
 * grundy_game_normalise:
 * @game: a game
 * @position: any form of a position of it
 *
 * Brings the position into the one form that equal positions share. For a heap game whose ruleset says
 * nothing else: ascending, without empty heaps. O(n log n).
 */
GRUNDY_API
void grundy_game_normalise (const GrundyGame *game, GrundyPosition *position);

/**
 * grundy_game_list_moves:
 * @game: a game
 * @from: a position in normal form
 * @moves: cleared first, then told every move, or as many as it has room for
 *
 * For a heap game the moves come heap by heap, equal heaps once where they may change places; each touches the heap's
 * index, and is a split where nothing is taken. O(moves times the position's length).
 */
GRUNDY_API
void grundy_game_list_moves (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *moves);
/**
 * grundy_game_has_measure:
 * @game: a game
 *
 * Returns: whether positions have a number that falls with every move: so for every heap game, and where the ruleset
 *   gives one
 */
GRUNDY_API
gboolean grundy_game_has_measure (const GrundyGame *game);
/**
 * grundy_game_get_measure:
 * @game: a game that has a measure
 * @position: a position of it
 *
 * Returns: the ruleset's measure, or else the sum of 2h-1 over all heaps h, which falls when counters are taken and
 *   when a heap is split; it stops at the largest number there is
 */
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
/**
 * grundy_game_get_closed_form:
 * @game: a game
 *
 * Returns: (nullable) (transfer none): the first of the ruleset's closed forms that holds for the game's parameters
 */
GRUNDY_API
const GrundyClosedForm *grundy_game_get_closed_form (const GrundyGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyGame, grundy_game_unref)

G_END_DECLS
