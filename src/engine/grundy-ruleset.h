/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-heap-options.h"
#include "grundy-moves.h"
#include "grundy-spec.h"

G_BEGIN_DECLS

typedef struct _GrundyBoard GrundyBoard;
typedef struct _GrundyHeapCode GrundyHeapCode;

/**
 * GrundyFamily:
 * @GRUNDY_FAMILY_HEAPS: heaps of counters
 * @GRUNDY_FAMILY_BOARDS: pieces and tiles on a board
 * @GRUNDY_FAMILY_ROWS: rows and stairs
 * @GRUNDY_FAMILY_COINS: coins that are turned
 * @GRUNDY_FAMILY_EDGES: edges that are cut
 * @GRUNDY_FAMILY_OWN: the user's own graph
 */
typedef enum
{
  GRUNDY_FAMILY_HEAPS,
  GRUNDY_FAMILY_BOARDS,
  GRUNDY_FAMILY_ROWS,
  GRUNDY_FAMILY_COINS,
  GRUNDY_FAMILY_EDGES,
  GRUNDY_FAMILY_OWN,
} GrundyFamily;

/**
 * GrundyPreset:
 * @id: its name in the notation
 * @title: N_() its name for people
 * @summary: N_() one line
 * @description: N_() one paragraph that a student understands
 * @parameters: what would stand in the ruleset's curly brackets
 * @aliases: (array zero-terminated=1): what else people search for, judge problems ("HDU 3032") included
 * @start: a natural start, as a whole term
 *
 * A named game that is a ruleset with its parameters set.
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *summary;
  const char *description;
  const char *parameters;
  const char *const *aliases;
  const char *start;
} GrundyPreset;

/**
 * GrundyClosedForm:
 * @source: N_() where it is stated or proved: theorem, author, year
 * @applies: (nullable): whether it holds for this game's parameters; %NULL means for all
 * @sg: (nullable): the SG value of @position
 * @n_wins: (nullable): whether the next player wins in normal play (Wythoff has
 *   this and no @sg)
 * @n_wins_misere: (nullable): whether the next player wins in misère play
 *
 * A claim about a ruleset, used where search would be too long. Tests check
 * each against exhaustive search. At least one of @sg and @n_wins is there.
 */
typedef struct
{
  const char *source;
  gboolean (*applies) (const GrundyGame *game);
  guint64 (*sg) (const GrundyGame *game, const GrundyPosition *position);
  gboolean (*n_wins) (const GrundyGame *game, const GrundyPosition *position);
  gboolean (*n_wins_misere) (const GrundyGame *game, const GrundyPosition *position);
} GrundyClosedForm;

/**
 * GrundyRuleset:
 * @id: its name in the notation; required
 * @family: where the catalogue shows it
 * @title: N_() its name for people; required
 * @summary: N_() one line; required
 * @description: N_() one paragraph that a student understands; required
 * @aliases: (array zero-terminated=1): what else people search for (Chinese names, judge problems); required, may be
 * empty
 * @start: a natural start, as a whole term; required
 * @parameters: (array length=n_parameters) (nullable): what may stand in the curly brackets
 * @n_parameters: how many
 * @position: how a position is written; its kind is required
 * @presets: (array length=n_presets) (nullable): named games
 * @n_presets: how many
 * @prepare: (nullable): called once for a new game, after its parameters were
 *   read: checks them together and returns in @data what makes moves fast.
 *   Fails with %GRUNDY_ERROR_PARAMETER.
 * @free_data: (nullable): frees what @prepare made
 * @check: (nullable): called on a position that was typed, in the order typed:
 *   fails with %GRUNDY_ERROR_POSITION where the ruleset has no such position
 * @normalise: (nullable): brings cells into the one form that equal positions share
 *   (sorted, zeros dropped). The kind's parser and @moves call it through grundy_game_normalise().
 * @heap_options: (nullable): the options of one heap of @heap counters, each told once unless a user's rule
 *   gives it twice; grundy_heap_options_fail() where the rule cannot be followed. It gives the game a sequence.
 *   Without @moves, positions are independent heaps, a cell each, and @normalise, @moves and @measure may be left to
 *   the engine. With @moves, only the values are those of heaps: in normal play a position is worth the nim-sum
 *   of the heaps in its cells, 0 being none (a row of coins has a heap in the place of each head).
 * @heaps_may_grow: (nullable): for positions of heaps: whether the heaps of an option may together be larger than the
 *   heap, so that the counters left are no measure; %NULL means never
 * @heap_code: (nullable): with @heap_options: what is known about them, for faster ways to compute sequences; @code
 * says nothing when it is called
 * @sequence_heap: (nullable): the heap at place @n of the game's sequence; rises with @n; %NULL means @n counters
 * @moves: every move from @from, in a fixed order; required unless @heap_options is
 *   there. Adds positions in normal form; stops when grundy_moves_add() says so.
 * @measure: (nullable): a number that falls with every move; positions are taken
 *   up in its order. Without one they come by longest path to a terminal.
 * @label: (nullable): a short name of a position beside its node, where the
 *   canonical text would not do
 * @board: (nullable): what a position looks like: called with an empty board of no heaps. %NULL means heaps for a
 *   heap game, and no board for others
 * @table_position: (nullable): for two-number games: the position (@a, @b), for tables
 * @closed_forms: (array length=n_closed_forms) (nullable): claims about values; the first that applies is used
 * @n_closed_forms: how many
 * @part_size: 0, or the number of cells of a piece where pieces do not
 *   meet: a position is then the sum of the positions of its pieces alone, @part_size cells each
 * @last_loses: whether the last to move loses where play is normal. Such a game has no SG values, stands alone in a
 *   sum, and is played in no other way
 * @may_cycle: whether a position may be reached from itself. Its closed forms are then claims about normal play only,
 *   and any other way of playing searches; such a ruleset has no @measure
 *
 * The rules of a family of games: positions and moves, and nothing of solving
 * or drawing. Const; one file and one line in games/meson.build make a new one.
 */
typedef struct
{
  const char *id;
  GrundyFamily family;
  const char *title;
  const char *summary;
  const char *description;
  const char *const *aliases;
  const char *start;

  const GrundyParameterSpec *parameters;
  guint n_parameters;
  GrundyPositionSpec position;
  const GrundyPreset *presets;
  guint n_presets;

  gboolean (*prepare) (const GrundyGame *game, gpointer *data, GError **error);
  void (*free_data) (gpointer data);
  gboolean (*check) (const GrundyGame *game, const GrundyPosition *position, GError **error);
  void (*normalise) (const GrundyGame *game, GrundyPosition *position);
  void (*heap_options) (const GrundyGame *game, guint64 heap, GrundyHeapOptions *options);
  gboolean (*heaps_may_grow) (const GrundyGame *game);
  void (*heap_code) (const GrundyGame *game, GrundyHeapCode *code);
  guint64 (*sequence_heap) (guint64 n);
  void (*moves) (const GrundyGame *game, const GrundyPosition *from, GrundyMoves *moves);
  guint64 (*measure) (const GrundyGame *game, const GrundyPosition *position);
  void (*label) (const GrundyGame *game, const GrundyPosition *position, GString *text);
  void (*board) (const GrundyGame *game, const GrundyPosition *position, GrundyBoard *board);
  void (*table_position) (const GrundyGame *game, guint64 a, guint64 b, GrundyPosition *position);
  const GrundyClosedForm *closed_forms;
  guint n_closed_forms;
  guint part_size;
  gboolean last_loses;
  gboolean may_cycle;
} GrundyRuleset;

G_END_DECLS
