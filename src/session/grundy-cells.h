/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-number-list.h"
#include "grundy-table.h"

G_BEGIN_DECLS

/**
 * GrundyCells:
 *
 * The SG values of a whole game in a row of cells: SG(0), SG(1), ... of single heaps, or of a two-number game its
 * table, row by row. Immutable, atomically counted.
 */
typedef struct _GrundyCells GrundyCells;

/**
 * GrundyCellsKind:
 * @GRUNDY_CELLS_NONE: the game has neither
 * @GRUNDY_CELLS_SEQUENCE: cell n is SG(n)
 * @GRUNDY_CELLS_TABLE: a row of cells for each first number, a column for each second
 *
 * What cells a game has.
 */
typedef enum
{
  GRUNDY_CELLS_NONE,
  GRUNDY_CELLS_SEQUENCE,
  GRUNDY_CELLS_TABLE,
} GrundyCellsKind;

/**
 * GrundyComparison:
 * @n_compared: how many numbers were compared, up to the first difference
 * @n_beyond: how many belong to cells that were not computed
 * @differs: whether there is a difference
 * @n: the first cell that differs
 * @theirs: what is said of it
 * @ours: its value
 *
 * Numbers from elsewhere beside a sequence.
 */
typedef struct
{
  guint n_compared;
  guint n_beyond;
  gboolean differs;
  guint64 n;
  guint64 theirs;
  guint64 ours;
} GrundyComparison;

/* Two-number games have tables, even where they also have a sequence. */
GrundyCellsKind grundy_cells_get_kind_of (const GrundyGame *game);

/**
 * grundy_cells_compute:
 * @game: a game that has a sequence or a table
 * @last: the last member, or the last number of both kinds
 * @progress: (nullable): whom to tell
 * @error: return location for a #GError
 *
 * Any thread may call this. As long as grundy_sequence_compute() or grundy_table_compute().
 *
 * Returns: (transfer full) (nullable): the cells, or %NULL with %GRUNDY_ERROR_UNSUPPORTED, _PARAMETER, _LIMIT (also for
 *   more than %GRUNDY_SEQUENCE_MAX_HEAP cells) or _CANCELLED
 */
GrundyCells *grundy_cells_compute (GrundyGame *game, guint64 last, const GrundyProgress *progress, GError **error);

/**
 * grundy_cells_compute_more:
 * @game: a game that has a sequence or a table
 * @last: the last member, or the last number of both kinds
 * @patience: after how many microseconds to return what is there
 * @computation: (inout) (nullable): %NULL at first; what comes back is handed in again for more, and is %NULL when the
 *   cells are complete. Owned by the caller
 * @progress: (nullable): whom to tell
 * @error: return location for a #GError
 *
 * As grundy_cells_compute(), but for those who want to see the beginning before the end. A table comes in one piece.
 *
 * Returns: (transfer full) (nullable): the cells so far, or %NULL with the errors of grundy_cells_compute()
 */
GrundyCells *grundy_cells_compute_more (GrundyGame *game, guint64 last, gint64 patience,
                                        GrundySequenceComputation **computation, const GrundyProgress *progress,
                                        GError **error);
GrundyCells *grundy_cells_ref (GrundyCells *cells);
void grundy_cells_unref (GrundyCells *cells);
GrundyCellsKind grundy_cells_get_kind (const GrundyCells *cells);
guint64 grundy_cells_get_n_cells (const GrundyCells *cells);
/* The last member, or the last number of both kinds */
guint64 grundy_cells_get_last (const GrundyCells *cells);
/* Whether they are a sequence whose period is proven; @period: (out) (optional) */
gboolean grundy_cells_get_period (const GrundyCells *cells, GrundyPeriod *period);
/* Whether a cell does not follow the period. O(1). */
gboolean grundy_cells_is_exception (const GrundyCells *cells, guint64 cell);
/* (transfer none): whose values they are */
GrundyGame *grundy_cells_get_game (const GrundyCells *cells);
/* Whether a cell has a value: in some games two numbers are no position. O(1). */
gboolean grundy_cells_has_value (const GrundyCells *cells, guint64 cell);
/* The SG value of a cell that has one. O(1). */
guint64 grundy_cells_get_value (const GrundyCells *cells, guint64 cell);

/**
 * grundy_cells_get_span:
 * @cells: cells
 * @first: the first cell
 * @end: the one after the last
 * @least: (out): the least value among them
 * @largest: (out): the largest; both are 0 where none has a value
 *
 * O(cells / 256) for many cells of a sequence.
 */
void grundy_cells_get_span (const GrundyCells *cells, guint64 first, guint64 end, guint64 *least, guint64 *largest);

/**
 * grundy_cells_get_position_text:
 * @cells: cells
 * @cell: one of them
 *
 * Returns: (transfer full): the cell's position as a sum of one term, in the notation
 */
char *grundy_cells_get_position_text (const GrundyCells *cells, guint64 cell);

/**
 * grundy_cells_to_csv:
 * @cells: cells
 * @first: the first cell
 * @last: the last cell
 * @separator: what stands between the fields of a line
 *
 * A line each: `n` and value, or `a`, `b` and value of a table, under a line `n,sg` or `a,b,sg`. O(cells).
 *
 * Returns: (transfer full): the text
 */
char *grundy_cells_to_csv (const GrundyCells *cells, guint64 first, guint64 last, char separator);

/**
 * grundy_cells_compare:
 * @cells: the cells of a sequence
 * @numbers: (element-type GrundyNumbered): numbers in the order of their cells
 * @comparison: (out): what comes of it
 *
 * Looks for the first difference. O(numbers).
 */
void grundy_cells_compare (const GrundyCells *cells, const GArray *numbers, GrundyComparison *comparison);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GrundyCells, grundy_cells_unref)

G_END_DECLS
