/* SPDX-License-Identifier: LGPL-2.1-or-later */
#pragma once

#include "grundy-cells.h"
#include "grundy-session.h"

G_BEGIN_DECLS

/* The largest heap of a sequence, and the largest number of a table, that can be asked for */
#define GRUNDY_SEQUENCE_MODEL_MAX_SEQUENCE 10000000
#define GRUNDY_SEQUENCE_MODEL_MAX_TABLE 200
/* The most columns that can be asked for */
#define GRUNDY_SEQUENCE_MODEL_MAX_COLUMNS 1000

#define GRUNDY_TYPE_SEQUENCE_MODEL (grundy_sequence_model_get_type ())

/**
 * GrundySequenceModel:
 *
 * The cells of the game that a session shows, what is selected among them and what they are compared with. It computes
 * in a thread, and only while somebody looks; the first cells are there before the last are computed.
 *
 * Signals: `changed` when anything of it has changed.
 */
G_DECLARE_FINAL_TYPE (GrundySequenceModel, grundy_sequence_model, GRUNDY, SEQUENCE_MODEL, GObject)

/**
 * grundy_sequence_model_new:
 * @session: a session
 *
 * Returns: (transfer full): a model of the game of the shown component
 */
GrundySequenceModel *grundy_sequence_model_new (GrundySession *session);
/* Whether somebody looks */
void grundy_sequence_model_set_active (GrundySequenceModel *model, gboolean is_active);

/* (transfer none) (nullable): what is shown; NULL while there is nothing */
GrundyCells *grundy_sequence_model_get_cells (GrundySequenceModel *model);
/* What the game has */
GrundyCellsKind grundy_sequence_model_get_kind (GrundySequenceModel *model);
/* (transfer none) (nullable): why there are no cells, in a sentence */
const char *grundy_sequence_model_get_problem (GrundySequenceModel *model);
gboolean grundy_sequence_model_is_busy (GrundySequenceModel *model);
/* From 0 to 1, or below 0 where it is not known */
double grundy_sequence_model_get_progress (GrundySequenceModel *model);
/* How many seconds the rest of the work will take, about, or below 0 where it is not known */
double grundy_sequence_model_get_rest (GrundySequenceModel *model);
void grundy_sequence_model_cancel (GrundySequenceModel *model);

/**
 * grundy_sequence_model_set_last:
 * @model: a model
 * @last: the last member, or the last number of both kinds; what is too large is made less
 *
 * Says how many cells there are.
 */
void grundy_sequence_model_set_last (GrundySequenceModel *model, guint64 last);
guint64 grundy_sequence_model_get_last (GrundySequenceModel *model);
/* How many cells stand in a row, at most GRUNDY_SEQUENCE_MODEL_MAX_COLUMNS. A table decides that itself; and so
 * does a proven period, until something is set for the game. */
void grundy_sequence_model_set_n_columns (GrundySequenceModel *model, guint n_columns);
guint grundy_sequence_model_get_n_columns (GrundySequenceModel *model);

/**
 * grundy_sequence_model_select:
 * @model: a model
 * @anchor: where the selection began; what lies beyond the cells is made less
 * @cursor: where it ends, before or behind
 *
 * Selects the cells from one to the other.
 */
void grundy_sequence_model_select (GrundySequenceModel *model, guint64 anchor, guint64 cursor);
guint64 grundy_sequence_model_get_anchor (GrundySequenceModel *model);
guint64 grundy_sequence_model_get_cursor (GrundySequenceModel *model);
gboolean grundy_sequence_model_is_selected (GrundySequenceModel *model, guint64 cell);
/* (transfer full) (nullable): the selected cells as lines, tabs between fields */
char *grundy_sequence_model_copy (GrundySequenceModel *model);
/* Shows the position of the cursor's cell as a graph. */
void grundy_sequence_model_open_cursor (GrundySequenceModel *model);

/**
 * grundy_sequence_model_compare:
 * @model: a model
 * @text: (nullable): numbers, as grundy_number_list_parse() reads them; %NULL for none any more
 * @error: return location for a #GError
 *
 * Compares the sequence with numbers from elsewhere, makes it long enough for them, and selects the first difference.
 *
 * Returns: whether they are numbers
 */
gboolean grundy_sequence_model_compare (GrundySequenceModel *model, const char *text, GError **error);
/* Whether there is something to compare with; then @comparison is what has come of it. */
gboolean grundy_sequence_model_get_comparison (GrundySequenceModel *model, GrundyComparison *comparison);

G_END_DECLS
