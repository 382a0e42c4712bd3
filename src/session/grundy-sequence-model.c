/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-sequence-model.h"

#include "grundy-worker.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* What there is before anything is chosen */
#define FIRST_LAST_OF_SEQUENCE 199
#define FIRST_LAST_OF_TABLE 15
#define FIRST_COLUMNS 20
/* How often cells are shown while more are computed, in microseconds */
#define PATIENCE (G_USEC_PER_SEC / 4)
/* Before so many seconds, nobody can say how long the rest takes. */
#define FIRST_FORECAST 1.0

struct _GrundySequenceModel
{
  GObject parent_instance;

  GrundySession *session;
  gulong handlers[2];
  GrundyWorker *worker;
  gboolean is_active;

  GrundyGame *game; /* whose cells are wanted; NULL while there is no document */
  guint64 last_of_sequence;
  guint64 last_of_table;
  guint n_columns;
  gboolean has_columns; /* whether they were set since there is this game */

  GrundyCells *cells;
  char *problem;
  double progress;
  gint64 start; /* when the work began */
  guint64 anchor;
  guint64 cursor;
  GArray *numbers; /* of GrundyNumbered: what is compared; NULL for nothing */
  GrundyComparison comparison;
};

G_DEFINE_FINAL_TYPE (GrundySequenceModel, grundy_sequence_model, G_TYPE_OBJECT)

static guint changed_signal;

static void
emit_changed (GrundySequenceModel *model)
{
  g_signal_emit (model, changed_signal, 0);
}

/* --- Work --------------------------------------------------------------------------------------------------- */

/* Cells are computed part after part. A part brings what the next one goes on with. */
typedef struct
{
  GrundyGame *game;
  guint64 last;
  GrundySequenceComputation *computation; /* NULL for the first part, and behind the last one */
  GrundyCells *cells;                     /* those so far */
} Part;

static void
part_free (gpointer data)
{
  Part *part = data;

  grundy_game_unref (part->game);
  g_clear_pointer (&part->computation, grundy_sequence_computation_free);
  g_clear_pointer (&part->cells, grundy_cells_unref);
  g_free (part);
}

static Part *
part_new (GrundyGame *game, guint64 last, GrundySequenceComputation *computation)
{
  Part *part = g_new0 (Part, 1);

  part->game = grundy_game_ref (game);
  part->last = last;
  part->computation = computation;
  return part;
}

static gpointer
compute_in_thread (gpointer data, const GrundyProgress *progress, GError **error)
{
  Part *request = data;
  Part *part = part_new (request->game, request->last, g_steal_pointer (&request->computation));

  part->cells = grundy_cells_compute_more (part->game, part->last, PATIENCE, &part->computation, progress, error);
  if (part->cells == NULL)
    g_clear_pointer (&part, part_free);
  return part;
}

static void
compare (GrundySequenceModel *model)
{
  if (model->numbers == NULL || model->cells == NULL || grundy_cells_get_kind (model->cells) != GRUNDY_CELLS_SEQUENCE)
    return;
  grundy_cells_compare (model->cells, model->numbers, &model->comparison);
  if (model->comparison.differs)
    model->anchor = model->cursor = model->comparison.n;
}

/* What is shown does not become shorter while it is computed anew. */
static void
show_cells (GrundySequenceModel *model, GrundyCells *cells, gboolean is_all)
{
  guint64 n_cells = grundy_cells_get_n_cells (cells);

  if (!is_all && model->cells != NULL && grundy_cells_get_n_cells (model->cells) >= n_cells)
    return;
  g_clear_pointer (&model->cells, grundy_cells_unref);
  model->cells = grundy_cells_ref (cells);
  model->anchor = MIN (model->anchor, n_cells - 1);
  model->cursor = MIN (model->cursor, n_cells - 1);
  compare (model);
}

static void
take_part (gpointer owner, gpointer result, const GError *error)
{
  GrundySequenceModel *model = owner;
  Part *part = result;

  if (part == NULL)
    model->problem = g_strdup (error->message);
  else
    {
      show_cells (model, part->cells, part->computation == NULL);
      if (part->computation != NULL)
        grundy_worker_submit (model->worker, part_new (part->game, part->last, g_steal_pointer (&part->computation)));
      part_free (part);
    }
  emit_changed (model);
}

static void
advance (gpointer owner, guint64 done, guint64 total)
{
  GrundySequenceModel *model = owner;

  model->progress = total > 0 ? (double)done / total : -1;
  emit_changed (model);
}

static const GrundyWorkerFuncs worker_funcs = {
  .work = compute_in_thread,
  .free_request = part_free,
  .free_result = part_free,
  .done = take_part,
  .advanced = advance,
};

static gboolean
has_wanted (GrundySequenceModel *model)
{
  return model->problem != NULL ||
         (model->cells != NULL && grundy_cells_get_last (model->cells) == grundy_sequence_model_get_last (model));
}

/* Starts what is missing. What is shown stays until something new is there. */
static void
update (GrundySequenceModel *model)
{
  if (!model->is_active || model->game == NULL || has_wanted (model))
    return;
  model->progress = -1;
  model->start = g_get_monotonic_time ();
  grundy_worker_submit (model->worker, part_new (model->game, grundy_sequence_model_get_last (model), NULL));
}

static void
forget (GrundySequenceModel *model)
{
  grundy_worker_cancel (model->worker);
  g_clear_pointer (&model->cells, grundy_cells_unref);
  g_clear_pointer (&model->problem, g_free);
  g_clear_pointer (&model->numbers, g_array_unref);
  model->anchor = model->cursor = 0;
  model->has_columns = FALSE;
}

/* --- The session's game ------------------------------------------------------------------------------------- */

static GrundyGame *
find_game (GrundySession *session)
{
  GrundyDocument *document = grundy_session_get_document (session);
  guint component = grundy_session_get_component (session);

  if (document == NULL)
    return NULL;
  return grundy_sum_get_game (grundy_document_get_sum (document), component != GRUNDY_COMPONENT_WHOLE ? component : 0);
}

static void
game_changed (GrundySequenceModel *model)
{
  GrundyGame *game = find_game (model->session);

  if (game == NULL || (model->game != NULL && grundy_game_equal (game, model->game)))
    return;
  g_clear_pointer (&model->game, grundy_game_unref);
  model->game = grundy_game_ref (game);
  forget (model);
  update (model);
  emit_changed (model);
}

static void
grundy_sequence_model_dispose (GObject *object)
{
  GrundySequenceModel *model = GRUNDY_SEQUENCE_MODEL (object);

  if (model->session != NULL)
    for (guint i = 0; i < G_N_ELEMENTS (model->handlers); i++)
      g_clear_signal_handler (&model->handlers[i], model->session);
  g_clear_object (&model->session);
  g_clear_pointer (&model->worker, grundy_worker_free);
  g_clear_pointer (&model->game, grundy_game_unref);
  g_clear_pointer (&model->cells, grundy_cells_unref);
  g_clear_pointer (&model->problem, g_free);
  g_clear_pointer (&model->numbers, g_array_unref);

  G_OBJECT_CLASS (grundy_sequence_model_parent_class)->dispose (object);
}

static void
grundy_sequence_model_class_init (GrundySequenceModelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = grundy_sequence_model_dispose;
  changed_signal =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
grundy_sequence_model_init (GrundySequenceModel *model)
{
  model->worker = grundy_worker_new (&worker_funcs, model);
  model->last_of_sequence = FIRST_LAST_OF_SEQUENCE;
  model->last_of_table = FIRST_LAST_OF_TABLE;
  model->n_columns = FIRST_COLUMNS;
  model->progress = -1;
}

GrundySequenceModel *
grundy_sequence_model_new (GrundySession *session)
{
  GrundySequenceModel *model;

  g_return_val_if_fail (GRUNDY_IS_SESSION (session), NULL);

  model = g_object_new (GRUNDY_TYPE_SEQUENCE_MODEL, NULL);
  model->session = g_object_ref (session);
  model->handlers[0] = g_signal_connect_swapped (session, "notify::document", G_CALLBACK (game_changed), model);
  model->handlers[1] = g_signal_connect_swapped (session, "notify::component", G_CALLBACK (game_changed), model);
  game_changed (model);
  return model;
}

void
grundy_sequence_model_set_active (GrundySequenceModel *model, gboolean is_active)
{
  g_return_if_fail (GRUNDY_IS_SEQUENCE_MODEL (model));

  model->is_active = is_active;
  update (model);
  emit_changed (model);
}

/* --- What is shown ------------------------------------------------------------------------------------------ */

GrundyCells *
grundy_sequence_model_get_cells (GrundySequenceModel *model)
{
  g_return_val_if_fail (GRUNDY_IS_SEQUENCE_MODEL (model), NULL);

  return model->cells;
}

GrundyCellsKind
grundy_sequence_model_get_kind (GrundySequenceModel *model)
{
  g_return_val_if_fail (GRUNDY_IS_SEQUENCE_MODEL (model), GRUNDY_CELLS_NONE);

  return model->game != NULL ? grundy_cells_get_kind_of (model->game) : GRUNDY_CELLS_NONE;
}

const char *
grundy_sequence_model_get_problem (GrundySequenceModel *model)
{
  g_return_val_if_fail (GRUNDY_IS_SEQUENCE_MODEL (model), NULL);

  return model->problem;
}

gboolean
grundy_sequence_model_is_busy (GrundySequenceModel *model)
{
  g_return_val_if_fail (GRUNDY_IS_SEQUENCE_MODEL (model), FALSE);

  return grundy_worker_is_busy (model->worker);
}

double
grundy_sequence_model_get_progress (GrundySequenceModel *model)
{
  g_return_val_if_fail (GRUNDY_IS_SEQUENCE_MODEL (model), -1);

  return model->progress;
}

double
grundy_sequence_model_get_rest (GrundySequenceModel *model)
{
  double seconds;

  g_return_val_if_fail (GRUNDY_IS_SEQUENCE_MODEL (model), -1);

  seconds = (double)(g_get_monotonic_time () - model->start) / G_USEC_PER_SEC;
  if (seconds < FIRST_FORECAST || model->progress <= 0)
    return -1;
  return seconds / model->progress * (1 - model->progress);
}

/* What is there stays, with its own length. */
void
grundy_sequence_model_cancel (GrundySequenceModel *model)
{
  g_return_if_fail (GRUNDY_IS_SEQUENCE_MODEL (model));

  grundy_worker_cancel (model->worker);
  if (model->cells == NULL)
    model->problem = g_strdup (_ ("The computation was stopped."));
  else
    grundy_sequence_model_set_last (model, grundy_cells_get_last (model->cells));
  emit_changed (model);
}

void
grundy_sequence_model_set_last (GrundySequenceModel *model, guint64 last)
{
  g_return_if_fail (GRUNDY_IS_SEQUENCE_MODEL (model));

  if (grundy_sequence_model_get_kind (model) == GRUNDY_CELLS_TABLE)
    model->last_of_table = MIN (last, GRUNDY_SEQUENCE_MODEL_MAX_TABLE);
  else
    model->last_of_sequence = MIN (last, GRUNDY_SEQUENCE_MODEL_MAX_SEQUENCE);
  g_clear_pointer (&model->problem, g_free);
  update (model);
  emit_changed (model);
}

guint64
grundy_sequence_model_get_last (GrundySequenceModel *model)
{
  g_return_val_if_fail (GRUNDY_IS_SEQUENCE_MODEL (model), 0);

  return grundy_sequence_model_get_kind (model) == GRUNDY_CELLS_TABLE ? model->last_of_table : model->last_of_sequence;
}

void
grundy_sequence_model_set_n_columns (GrundySequenceModel *model, guint n_columns)
{
  g_return_if_fail (GRUNDY_IS_SEQUENCE_MODEL (model));
  g_return_if_fail (n_columns > 0);

  model->n_columns = MIN (n_columns, GRUNDY_SEQUENCE_MODEL_MAX_COLUMNS);
  model->has_columns = TRUE;
  emit_changed (model);
}

guint
grundy_sequence_model_get_n_columns (GrundySequenceModel *model)
{
  GrundyPeriod period;

  g_return_val_if_fail (GRUNDY_IS_SEQUENCE_MODEL (model), 1);

  if (model->cells == NULL)
    return model->n_columns;
  if (grundy_cells_get_kind (model->cells) == GRUNDY_CELLS_TABLE)
    return grundy_cells_get_last (model->cells) + 1;
  if (!model->has_columns && grundy_cells_get_period (model->cells, &period) && period.length > 1 &&
      period.length <= GRUNDY_SEQUENCE_MODEL_MAX_COLUMNS)
    return period.length;
  return model->n_columns;
}

/* --- The selection ------------------------------------------------------------------------------------------ */

void
grundy_sequence_model_select (GrundySequenceModel *model, guint64 anchor, guint64 cursor)
{
  guint64 n_cells;

  g_return_if_fail (GRUNDY_IS_SEQUENCE_MODEL (model));

  if (model->cells == NULL)
    return;
  n_cells = grundy_cells_get_n_cells (model->cells);
  model->anchor = MIN (anchor, n_cells - 1);
  model->cursor = MIN (cursor, n_cells - 1);
  emit_changed (model);
}

guint64
grundy_sequence_model_get_anchor (GrundySequenceModel *model)
{
  g_return_val_if_fail (GRUNDY_IS_SEQUENCE_MODEL (model), 0);

  return model->anchor;
}

guint64
grundy_sequence_model_get_cursor (GrundySequenceModel *model)
{
  g_return_val_if_fail (GRUNDY_IS_SEQUENCE_MODEL (model), 0);

  return model->cursor;
}

gboolean
grundy_sequence_model_is_selected (GrundySequenceModel *model, guint64 cell)
{
  g_return_val_if_fail (GRUNDY_IS_SEQUENCE_MODEL (model), FALSE);

  return cell >= MIN (model->anchor, model->cursor) && cell <= MAX (model->anchor, model->cursor);
}

char *
grundy_sequence_model_copy (GrundySequenceModel *model)
{
  g_return_val_if_fail (GRUNDY_IS_SEQUENCE_MODEL (model), NULL);

  if (model->cells == NULL)
    return NULL;
  return grundy_cells_to_csv (model->cells, MIN (model->anchor, model->cursor), MAX (model->anchor, model->cursor),
                              '\t');
}

void
grundy_sequence_model_open_cursor (GrundySequenceModel *model)
{
  g_autofree char *text = NULL;

  g_return_if_fail (GRUNDY_IS_SEQUENCE_MODEL (model));

  if (model->cells == NULL)
    return;
  text = grundy_cells_get_position_text (model->cells, model->cursor);
  grundy_session_open_text (model->session, text);
}

/* --- Comparing ---------------------------------------------------------------------------------------------- */

gboolean
grundy_sequence_model_compare (GrundySequenceModel *model, const char *text, GError **error)
{
  GArray *numbers = NULL;
  guint64 largest;

  g_return_val_if_fail (GRUNDY_IS_SEQUENCE_MODEL (model), FALSE);

  if (text != NULL && (numbers = grundy_number_list_parse (text, strlen (text), error)) == NULL)
    return FALSE;
  g_clear_pointer (&model->numbers, g_array_unref);
  model->numbers = numbers;
  if (numbers == NULL)
    {
      emit_changed (model);
      return TRUE;
    }
  compare (model);
  largest = g_array_index (numbers, GrundyNumbered, numbers->len - 1).n;
  grundy_sequence_model_set_last (model, MAX (grundy_sequence_model_get_last (model), largest));
  return TRUE;
}

gboolean
grundy_sequence_model_get_comparison (GrundySequenceModel *model, GrundyComparison *comparison)
{
  g_return_val_if_fail (GRUNDY_IS_SEQUENCE_MODEL (model), FALSE);
  g_return_val_if_fail (comparison != NULL, FALSE);

  *comparison = model->comparison;
  return model->numbers != NULL && model->cells != NULL;
}
