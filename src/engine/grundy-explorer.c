/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-explorer.h"

#include <glib/gi18n-lib.h>

#include "grundy-answers.h"
#include "grundy-exploration.h"
#include "grundy-forecast.h"
#include "grundy-mex.h"

/*
 * An iterative depth-first search.
 *
 * 1. A position gets its index in the arena when it is discovered, and its node number when all of its options have
 *    theirs: post-order.
 * 2. Expanding a position pushes its distinct options, as indices, on one common stack; a frame knows which part of
 *    that stack is its own and how far it has come.
 * 3. When a frame is done its options are known by their node numbers: they are sorted and become its row of the graph.
 * 4. An option that is still on the path closes a cycle and has no number yet. Its place in the row is noted, and
 * filled in at the end. Without cycles there is no such place, and every option has a smaller number than its position.
 * 5. Where only SG values and outcomes are wanted, steps 3 and 4 fall away: a position that leaves the path gets them
 * from those of its options instead of a number, and no row is kept. Misère play: a terminal is N, and any other
 * position is N if an option is P.
 *
 * So there is one array entry for each move found, never an allocation for each position, and no recursion: a path of
 * a million positions is legal.
 */

const GrundyLimits grundy_limits_for_pictures = { 20000, 200000 };
const GrundyLimits grundy_limits_for_values = { 5000000, 200000000 };

/* What stands in place of a position's result while it has none. */
#define NOT_VISITED G_MAXUINT32
#define ON_PATH (G_MAXUINT32 - 1)

#define MOVES_BETWEEN_REPORTS 8192
/* After so many moves of one position the limit is looked at. */
#define MOVES_AT_ONCE 4096
/* Nobody can stop a ruleset that tells the moves of one position, so that it must come back soon. */
#define MAX_MOVES_OF_ONE 1000000

/* How far a forecast must be over a limit: the first positions of a line may be of another kind than those after them,
 * as a circle that a move makes a row. */
#define SURELY_OVER 1.25
/* How much of a position's name an error repeats, in characters */
#define MAX_SHOWN 60

/* A growing row of numbers: GArray counts in 32 bits and doubles, which is too much for 200 million moves. */
typedef struct
{
  guint32 *numbers;
  gsize length;
  gsize n_allocated;
} Row;

/* What is known of a position, by its index in the arena. Side by side, for they are looked at together. */
typedef struct
{
  /* Its node number, or in a search for answers its answer */
  guint32 result;
  /* Who had it among the options last, in the order of expansion, from 1 */
  guint32 last_seen_by;
} State;

typedef struct
{
  guint32 index;
  gsize first_option;
  gsize next_option;
} Frame;

/* A place in a row of the graph that waits for the number of a position. */
typedef struct
{
  guint32 node;
  guint32 index;
  gsize place;
} Gap;

typedef struct
{
  GrundyRules *rules;
  const GrundyLimits *limits;
  const GrundyProgress *progress;
  gboolean wants_answers;
  GrundyArena *arena;
  State *states;
  gsize n_states;
  gsize n_states_allocated;
  /* By node number. */
  Row index_of_node;
  Row offsets;
  Row options;
  /* The path, and the options of the positions on it. */
  GArray *path;
  Row pending;
  GArray *gaps;

  gboolean foretells;
  GrundyForecast forecast;
  GrundyMex *mex;
  guint32 exception;
  guint n_cells_of_exception;
  gboolean has_cycle;

  GrundyMoves *moves;
  /* The indices of the positions that moves lead to */
  guint32 *told;
  guint n_told_allocated;
  GrundyPosition *position;
  guint32 n_expanded;
  guint32 n_left;
  guint64 n_moves;
  guint64 work_at_report;
  guint64 work;
} Explorer;

static inline void
row_append (Row *row, guint32 number)
{
  if (row->length == row->n_allocated)
    {
      row->n_allocated = MAX (64, row->n_allocated + row->n_allocated / 2);
      row->numbers = g_renew (guint32, row->numbers, row->n_allocated);
    }
  row->numbers[row->length++] = number;
}

/* (transfer full): the numbers, in no more memory than they need */
static guint32 *
row_steal (Row *row)
{
  guint32 *numbers = g_renew (guint32, row->numbers, row->length);

  *row = (Row){ 0 };
  return numbers;
}

/* Shell's sort with Ciura's gaps: in place, short, and quick where the numbers are nearly sorted, as here. */
static void
sort_numbers (guint32 *numbers, gsize length)
{
  static const gsize gaps[] = { 701, 301, 132, 57, 23, 10, 4, 1 };
  gsize gap = gaps[0];

  while (gap < length / 3)
    gap = gap * 9 / 4;
  for (guint k = 0; gap > 0; gap = gap > gaps[0] ? MAX (gap * 4 / 9, gaps[0]) : k < G_N_ELEMENTS (gaps) ? gaps[k++] : 0)
    for (gsize i = gap; i < length; i++)
      {
        guint32 number = numbers[i];
        gsize j = i;

        for (; j >= gap && numbers[j - gap] > number; j -= gap)
          numbers[j] = numbers[j - gap];
        numbers[j] = number;
      }
}

static void
explorer_init (Explorer *explorer, GrundyRules *rules, gboolean wants_answers, const GrundyLimits *limits,
               const GrundyProgress *progress)
{
  *explorer = (Explorer){ .rules = rules, .limits = limits, .progress = progress, .wants_answers = wants_answers };
  explorer->exception = GRUNDY_NO_EXCEPTION;
  explorer->n_cells_of_exception = G_MAXUINT;
  /* Without a measure it may be anybody's graph, of which nothing can be foretold. */
  explorer->foretells = grundy_rules_has_measure (rules);
  explorer->arena = grundy_arena_new ();
  explorer->path = g_array_new (FALSE, FALSE, sizeof (Frame));
  explorer->gaps = g_array_new (FALSE, FALSE, sizeof (Gap));
  explorer->mex = grundy_mex_new ();
  explorer->moves = grundy_moves_new (MAX (1, MIN (MIN (limits->max_positions, limits->max_moves), MAX_MOVES_OF_ONE)));
  explorer->position = grundy_position_new ();
  row_append (&explorer->offsets, 0);
}

static void
explorer_clear (Explorer *explorer)
{
  grundy_arena_unref (explorer->arena);
  g_array_unref (explorer->path);
  g_array_unref (explorer->gaps);
  grundy_mex_free (explorer->mex);
  grundy_moves_free (explorer->moves);
  grundy_position_free (explorer->position);
  g_free (explorer->states);
  g_free (explorer->told);
  g_free (explorer->index_of_node.numbers);
  g_free (explorer->offsets.numbers);
  g_free (explorer->options.numbers);
  g_free (explorer->pending.numbers);
}

static gboolean
fail_at_position_limit (Explorer *explorer, GError **error)
{
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
               /* Translators: two numbers: the limit, and how many moves were found before it was reached. */
               _ ("The search stopped at the limit of positions, which is %u, when it had found %u moves: start from "
                  "a smaller position."),
               explorer->limits->max_positions, (guint)explorer->n_moves);
  return FALSE;
}

static gboolean
fail_at_move_limit (Explorer *explorer, GError **error)
{
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
               /* Translators: two numbers: the limit, and how many positions were found before it was reached. */
               _ ("The search stopped at the limit of moves, which is %u, when it had found %u positions: start from "
                  "a smaller position."),
               explorer->limits->max_moves, grundy_arena_get_size (explorer->arena));
  return FALSE;
}

/* (transfer full): the position's name, or its beginning */
static char *
format_shortly (Explorer *explorer)
{
  g_autoptr (GString) name = g_string_new (NULL);

  grundy_rules_format_label (explorer->rules, explorer->position, name);
  if (g_utf8_strlen (name->str, -1) > MAX_SHOWN)
    {
      g_string_truncate (name, (gsize)(g_utf8_offset_to_pointer (name->str, MAX_SHOWN) - name->str));
      g_string_append (name, "…");
    }
  return g_string_free (g_steal_pointer (&name), FALSE);
}

/* The moves of one position could not be told. Distinct options are positions: one position can have more moves than
 * there may be positions. */
static gboolean
fail_at_position (Explorer *explorer, GError **error)
{
  GError *failure = grundy_moves_steal_error (explorer->moves);
  guint limit = grundy_moves_get_limit (explorer->moves);
  g_autofree char *name = NULL;

  if (failure != NULL)
    {
      g_propagate_error (error, failure);
      return FALSE;
    }
  name = format_shortly (explorer);
  if (grundy_moves_get_n_moves (explorer->moves) < limit)
    g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
                 /* Translators: %s is a position like "3,5". */
                 _ ("The position %s and its moves are too large to be searched: start from a smaller position."),
                 name);
  else
    g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
                 /* Translators: %s is a position like "3,5", %u the limit. */
                 _ ("The position %s has more moves than can be searched, which is %u: start from a smaller "
                    "position."),
                 name, limit);
  return FALSE;
}

/* Says what the growth so far foretells, where that is too much. */
static gboolean
explorer_foretell (Explorer *explorer, GError **error)
{
  g_autofree char *estimate = NULL;
  gdouble n_positions = grundy_forecast_get_least (&explorer->forecast);
  gdouble moves_a_position = (gdouble)explorer->n_moves / MAX (1, explorer->n_left);

  if (n_positions <= SURELY_OVER * explorer->limits->max_positions &&
      n_positions * moves_a_position <= SURELY_OVER * explorer->limits->max_moves)
    return TRUE;

  estimate = grundy_forecast_format (grundy_forecast_get_likely (&explorer->forecast));
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
               /* Translators: a number of positions that were found, a number that is estimated, like "13000000", and
                * two limits. */
               _ ("The search stopped at %u positions, for it would find some %s, and the limits are %u positions "
                  "and %u moves: start from a smaller position."),
               explorer->n_left, estimate, explorer->limits->max_positions, explorer->limits->max_moves);
  return FALSE;
}

/* Makes room for what is known of the positions that are new. */
static gboolean
explorer_add_states (Explorer *explorer, GError **error)
{
  gsize n_states = grundy_arena_get_size (explorer->arena);

  if (n_states > explorer->n_states_allocated)
    {
      explorer->n_states_allocated = MAX (n_states, explorer->n_states_allocated * 3 / 2);
      explorer->states = g_renew (State, explorer->states, explorer->n_states_allocated);
    }
  while (explorer->n_states < n_states)
    explorer->states[explorer->n_states++] = (State){ NOT_VISITED, 0 };
  return n_states <= explorer->limits->max_positions || fail_at_position_limit (explorer, error);
}

static gboolean
explorer_report (Explorer *explorer, GError **error)
{
  explorer->work += grundy_moves_get_work (explorer->moves) + 1;
  if (explorer->work - explorer->work_at_report < MOVES_BETWEEN_REPORTS)
    return TRUE;

  explorer->work_at_report = explorer->work;
  return grundy_progress_report (explorer->progress, explorer->n_left, 0, error);
}

/* Finds or adds the positions that the moves lead to. */
static gboolean
explorer_intern_moves (Explorer *explorer, GError **error)
{
  guint n_moves = grundy_moves_get_n_moves (explorer->moves);

  if (n_moves > explorer->n_told_allocated)
    {
      g_free (explorer->told);
      explorer->n_told_allocated = MAX (n_moves, 2 * explorer->n_told_allocated);
      explorer->told = g_new (guint32, explorer->n_told_allocated);
    }
  for (guint first = 0; first < n_moves; first += MOVES_AT_ONCE)
    {
      guint n_more = MIN (n_moves - first, MOVES_AT_ONCE);

      grundy_arena_intern_moves (explorer->arena, explorer->moves, first, n_more, explorer->told + first);
      if (!explorer_add_states (explorer, error))
        return FALSE;
    }
  return TRUE;
}

/* Pushes the distinct options of the position on the stack. */
static gboolean
explorer_push_options (Explorer *explorer, GError **error)
{
  guint n_moves = grundy_moves_get_n_moves (explorer->moves);

  if (!explorer_intern_moves (explorer, error))
    return FALSE;
  for (guint i = 0; i < n_moves; i++)
    __builtin_prefetch (&explorer->states[explorer->told[i]], 1);

  explorer->n_expanded++;
  for (guint i = 0; i < n_moves; i++)
    {
      State *state = &explorer->states[explorer->told[i]];

      if (state->last_seen_by == explorer->n_expanded)
        continue;
      if (++explorer->n_moves > explorer->limits->max_moves)
        return fail_at_move_limit (explorer, error);
      state->last_seen_by = explorer->n_expanded;
      row_append (&explorer->pending, explorer->told[i]);
    }
  return TRUE;
}

/* Puts the position on the path. */
static gboolean
explorer_enter (Explorer *explorer, guint32 index, GError **error)
{
  Frame frame = { index, explorer->pending.length, explorer->pending.length };

  explorer->states[index].result = ON_PATH;
  g_array_append_val (explorer->path, frame);
  grundy_arena_get (explorer->arena, index, explorer->position);
  grundy_moves_clear (explorer->moves);
  grundy_rules_list_moves (explorer->rules, explorer->position, explorer->moves);
  if (grundy_moves_is_over_limit (explorer->moves))
    return fail_at_position (explorer, error);
  return explorer_report (explorer, error) && explorer_push_options (explorer, error);
}

/* Appends an option to the row of the position that is leaving the path. */
static inline void
explorer_append_option (Explorer *explorer, guint32 index)
{
  guint32 node = explorer->states[index].result;

  if (node == ON_PATH)
    {
      Gap gap = { (guint32)explorer->index_of_node.length, index, explorer->options.length };

      g_array_append_val (explorer->gaps, gap);
    }
  row_append (&explorer->options, node);
}

/* Makes the row of the position that is leaving the path, and gives it the next number. */
static void
explorer_add_node (Explorer *explorer, const Frame *frame)
{
  gsize row_start = explorer->options.length;
  guint n_gaps = explorer->gaps->len;

  for (gsize i = frame->first_option; i < explorer->pending.length; i++)
    explorer_append_option (explorer, explorer->pending.numbers[i]);
  if (explorer->gaps->len == n_gaps)
    sort_numbers (explorer->options.numbers + row_start, explorer->options.length - row_start);
  row_append (&explorer->offsets, (guint32)explorer->options.length);
  explorer->states[frame->index].result = explorer->n_left;
  row_append (&explorer->index_of_node, frame->index);
}

/* Keeps the exception that is quickest to read. */
static void
explorer_note_exception (Explorer *explorer, guint32 index)
{
  grundy_arena_get (explorer->arena, index, explorer->position);
  if (explorer->position->n_cells >= explorer->n_cells_of_exception)
    return;
  explorer->n_cells_of_exception = explorer->position->n_cells;
  explorer->exception = index;
}

/* Solves the position that is leaving the path. An option that is still on it closes a cycle, and ends the search. */
static void
explorer_answer (Explorer *explorer, const Frame *frame)
{
  const guint32 *options = explorer->pending.numbers + frame->first_option;
  gsize n_options = explorer->pending.length - frame->first_option;
  gboolean has_one = FALSE;
  gboolean has_misere_p = FALSE;
  guint32 sg;

  for (gsize i = 0; i < n_options; i++)
    __builtin_prefetch (&explorer->states[options[i]]);
  grundy_mex_begin (explorer->mex, n_options);
  for (gsize i = 0; i < n_options; i++)
    {
      guint32 answer = explorer->states[options[i]].result;

      explorer->has_cycle = explorer->has_cycle || answer == ON_PATH;
      grundy_mex_mark (explorer->mex, GRUNDY_ANSWER_SG (answer));
      has_one = has_one || GRUNDY_ANSWER_SG (answer) == 1;
      has_misere_p = has_misere_p || !GRUNDY_ANSWER_IS_MISERE_N (answer);
    }
  sg = (guint32)grundy_mex_get (explorer->mex);
  if (sg == 0 && n_options > 0 && !has_one && explorer->n_cells_of_exception > 1)
    explorer_note_exception (explorer, frame->index);
  explorer->states[frame->index].result = GRUNDY_ANSWER (sg, n_options == 0 || has_misere_p);
}

/* Takes the last position off the path: all its options are done or on the path. */
static void
explorer_leave (Explorer *explorer)
{
  const Frame *frame = &g_array_index (explorer->path, Frame, explorer->path->len - 1);

  if (explorer->wants_answers)
    explorer_answer (explorer, frame);
  else
    explorer_add_node (explorer, frame);
  explorer->pending.length = frame->first_option;
  explorer->n_left++;
  g_array_set_size (explorer->path, explorer->path->len - 1);
}

/* Fills in the numbers that were not known when their rows were made, and sorts these rows. */
static void
explorer_fill_gaps (Explorer *explorer)
{
  for (guint i = 0; i < explorer->gaps->len; i++)
    {
      const Gap *gap = &g_array_index (explorer->gaps, Gap, i);
      gboolean is_last_of_row =
          i + 1 == explorer->gaps->len || g_array_index (explorer->gaps, Gap, i + 1).node != gap->node;
      guint32 row_start = explorer->offsets.numbers[gap->node];

      explorer->options.numbers[gap->place] = explorer->states[gap->index].result;
      if (is_last_of_row)
        sort_numbers (explorer->options.numbers + row_start, explorer->offsets.numbers[gap->node + 1] - row_start);
    }
}

/* One step: the next option, or back. A cycle ends a search for answers. */
static gboolean
explorer_step (Explorer *explorer, GError **error)
{
  Frame *frame = &g_array_index (explorer->path, Frame, explorer->path->len - 1);
  guint32 index;

  if (frame->next_option == explorer->pending.length)
    {
      explorer_leave (explorer);
      return !explorer->foretells ||
             !grundy_forecast_add (&explorer->forecast, explorer->path->len, explorer->n_left) ||
             explorer_foretell (explorer, error);
    }

  index = explorer->pending.numbers[frame->next_option++];
  return explorer->states[index].result != NOT_VISITED || explorer_enter (explorer, index, error);
}

static gboolean
explorer_search (Explorer *explorer, guint32 start, GError **error)
{
  if (explorer->states[start].result != NOT_VISITED)
    return TRUE;
  if (!explorer_enter (explorer, start, error))
    return FALSE;

  grundy_forecast_begin (&explorer->forecast);
  while (explorer->path->len > 0 && !explorer->has_cycle)
    if (!explorer_step (explorer, error))
      return FALSE;
  return TRUE;
}

/* Searches from every start; @results are then their results. */
static gboolean
explorer_search_all (Explorer *explorer, const GrundyPosition *const *starts, guint n_starts, guint32 *results,
                     GError **error)
{
  g_autoptr (GrundyPosition) start = grundy_position_new ();

  for (guint i = 0; i < n_starts && !explorer->has_cycle; i++)
    {
      guint32 index;

      grundy_position_assign (start, starts[i]->cells, starts[i]->n_cells);
      grundy_rules_normalise (explorer->rules, start);
      index = grundy_arena_intern (explorer->arena, start, NULL);
      if (!explorer_add_states (explorer, error) || !explorer_search (explorer, index, error))
        return FALSE;
      results[i] = explorer->states[index].result;
    }
  return TRUE;
}

/* (transfer full): the result of each position, by its index */
static guint32 *
explorer_steal_results (Explorer *explorer)
{
  guint32 *results = (guint32 *)explorer->states;

  /* In place: a result is never behind the state that it comes from. */
  for (gsize i = 0; i < explorer->n_states; i++)
    results[i] = explorer->states[i].result;
  explorer->states = NULL;
  return g_renew (guint32, results, explorer->n_states);
}

static GrundyExploration *
explorer_end (Explorer *explorer, guint32 *starts, guint n_starts)
{
  guint32 *offsets;
  guint32 *options;
  GrundyGraph *graph;

  explorer_fill_gaps (explorer);
  offsets = row_steal (&explorer->offsets);
  options = row_steal (&explorer->options);
  graph = grundy_graph_new_take (explorer->n_left, offsets, options);
  return grundy_exploration_new_take (explorer->rules, grundy_arena_ref (explorer->arena), graph,
                                      explorer_steal_results (explorer), row_steal (&explorer->index_of_node), starts,
                                      n_starts);
}

GrundyExploration *
grundy_explore (GrundyRules *rules, const GrundyPosition *const *starts, guint n_starts, const GrundyLimits *limits,
                const GrundyProgress *progress, GError **error)
{
  g_autofree guint32 *nodes = NULL;
  GrundyExploration *exploration = NULL;
  Explorer explorer;

  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (starts != NULL && n_starts > 0, NULL);
  g_return_val_if_fail (limits != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  nodes = g_new (guint32, n_starts);
  explorer_init (&explorer, rules, FALSE, limits, progress);
  if (explorer_search_all (&explorer, starts, n_starts, nodes, error))
    exploration = explorer_end (&explorer, g_steal_pointer (&nodes), n_starts);
  explorer_clear (&explorer);
  return exploration;
}

gboolean
grundy_explore_answers (GrundyRules *rules, const GrundyPosition *const *starts, guint n_starts,
                        const GrundyLimits *limits, const GrundyProgress *progress, GrundyAnswers **answers,
                        GError **error)
{
  g_autofree guint32 *results = g_new (guint32, n_starts);
  Explorer explorer;
  gboolean is_done;

  *answers = NULL;
  explorer_init (&explorer, rules, TRUE, limits, progress);
  is_done = explorer_search_all (&explorer, starts, n_starts, results, error);
  if (is_done && !explorer.has_cycle)
    *answers = grundy_answers_new_take (rules, grundy_arena_ref (explorer.arena), explorer_steal_results (&explorer),
                                        explorer.exception, explorer.n_moves);
  explorer_clear (&explorer);
  return is_done;
}
