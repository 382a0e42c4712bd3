/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-explorer.h"

#include <glib/gi18n-lib.h>

#include "grundy-exploration.h"

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
 *
 * So there is one array entry for each move found, never an allocation for each position, and no recursion: a path of
 * a million positions is legal.
 */

const GrundyLimits grundy_limits_for_pictures = { 20000, 200000 };
const GrundyLimits grundy_limits_for_values = { 5000000, 200000000 };

/* What stands in place of a position's node number while it has none. */
#define NOT_VISITED G_MAXUINT32
#define ON_PATH (G_MAXUINT32 - 1)

#define MOVES_BETWEEN_REPORTS 8192
/* Nobody can stop a ruleset that tells the moves of one position, so that it must come back soon. */
#define MAX_MOVES_OF_ONE 1000000

/* A growing row of numbers: GArray counts in 32 bits and doubles, which is too much for 200 million moves. */
typedef struct
{
  guint32 *numbers;
  gsize length;
  gsize n_allocated;
} Row;

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
  GrundyArena *arena;
  /* By index in the arena: node numbers, and who had the position among its options last. */
  Row node_of_index;
  Row last_seen_by;
  /* By node number. */
  Row index_of_node;
  Row offsets;
  Row options;
  /* The path, and the options of the positions on it. */
  GArray *path;
  Row pending;
  GArray *gaps;

  GrundyMoves *moves;
  GrundyPosition *position;
  guint32 n_expanded;
  guint64 n_moves;
  guint64 n_told_at_report;
  guint64 n_told;
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
explorer_init (Explorer *explorer, GrundyRules *rules, const GrundyLimits *limits, const GrundyProgress *progress)
{
  *explorer = (Explorer){ .rules = rules, .limits = limits, .progress = progress };
  explorer->arena = grundy_arena_new ();
  explorer->path = g_array_new (FALSE, FALSE, sizeof (Frame));
  explorer->gaps = g_array_new (FALSE, FALSE, sizeof (Gap));
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
  grundy_moves_free (explorer->moves);
  grundy_position_free (explorer->position);
  g_free (explorer->node_of_index.numbers);
  g_free (explorer->last_seen_by.numbers);
  g_free (explorer->index_of_node.numbers);
  g_free (explorer->offsets.numbers);
  g_free (explorer->options.numbers);
  g_free (explorer->pending.numbers);
}

static gboolean
fail_at_position_limit (Explorer *explorer, GError **error)
{
  /* Translators: two numbers: the limit, and how many moves were found before it was reached. */
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
               _ ("The search stopped at the limit of positions, which is %u, when it had found %u moves: start from "
                  "a smaller position."),
               explorer->limits->max_positions, (guint)explorer->n_moves);
  return FALSE;
}

static gboolean
fail_at_move_limit (Explorer *explorer, GError **error)
{
  /* Translators: two numbers: the limit, and how many positions were found before it was reached. */
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
               _ ("The search stopped at the limit of moves, which is %u, when it had found %u positions: start from "
                  "a smaller position."),
               explorer->limits->max_moves, grundy_arena_get_size (explorer->arena));
  return FALSE;
}

/* The moves of one position could not be told. Distinct options are positions: one position can have more moves than
 * there may be positions. */
static gboolean
fail_at_position (Explorer *explorer, GError **error)
{
  GError *failure = grundy_moves_steal_error (explorer->moves);
  g_autoptr (GString) name = g_string_new (NULL);

  if (failure != NULL)
    {
      g_propagate_error (error, failure);
      return FALSE;
    }
  grundy_rules_format_label (explorer->rules, explorer->position, name);
  /* Translators: %s is a position like "3,5", %u the limit. */
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
               _ ("The position %s has more moves than can be searched, which is %u: start from a smaller position."),
               name->str, grundy_moves_get_limit (explorer->moves));
  return FALSE;
}

/* Finds or adds the position. */
static gboolean
explorer_intern (Explorer *explorer, const GrundyPosition *position, guint32 *index, GError **error)
{
  gboolean is_new;

  *index = grundy_arena_intern (explorer->arena, position, &is_new);
  if (!is_new)
    return TRUE;

  row_append (&explorer->node_of_index, NOT_VISITED);
  row_append (&explorer->last_seen_by, 0);
  if (grundy_arena_get_size (explorer->arena) > explorer->limits->max_positions)
    return fail_at_position_limit (explorer, error);
  return TRUE;
}

static gboolean
explorer_report (Explorer *explorer, GError **error)
{
  explorer->n_told += grundy_moves_get_work (explorer->moves) + 1;
  if (explorer->n_told - explorer->n_told_at_report < MOVES_BETWEEN_REPORTS)
    return TRUE;

  explorer->n_told_at_report = explorer->n_told;
  return grundy_progress_report (explorer->progress, explorer->index_of_node.length, 0, error);
}

/* Pushes the distinct options of the position on the stack. */
static gboolean
explorer_push_options (Explorer *explorer, GError **error)
{
  guint n_moves = grundy_moves_get_n_moves (explorer->moves);

  explorer->n_expanded++;
  for (guint i = 0; i < n_moves; i++)
    {
      GrundyPosition to;
      guint32 index;

      grundy_moves_get_position (explorer->moves, i, &to);
      if (!explorer_intern (explorer, &to, &index, error))
        return FALSE;
      if (explorer->last_seen_by.numbers[index] == explorer->n_expanded)
        continue;
      if (++explorer->n_moves > explorer->limits->max_moves)
        return fail_at_move_limit (explorer, error);
      explorer->last_seen_by.numbers[index] = explorer->n_expanded;
      row_append (&explorer->pending, index);
    }
  return TRUE;
}

/* Puts the position on the path. */
static gboolean
explorer_enter (Explorer *explorer, guint32 index, GError **error)
{
  Frame frame = { index, explorer->pending.length, explorer->pending.length };

  explorer->node_of_index.numbers[index] = ON_PATH;
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
  guint32 node = explorer->node_of_index.numbers[index];

  if (node == ON_PATH)
    {
      Gap gap = { (guint32)explorer->index_of_node.length, index, explorer->options.length };

      g_array_append_val (explorer->gaps, gap);
    }
  row_append (&explorer->options, node);
}

/* Takes the last position off the path: all its options have their numbers or are on the path, and it gets the next. */
static void
explorer_leave (Explorer *explorer)
{
  const Frame *frame = &g_array_index (explorer->path, Frame, explorer->path->len - 1);
  gsize n_options = explorer->pending.length - frame->first_option;
  gsize row_start = explorer->options.length;
  guint n_gaps = explorer->gaps->len;

  for (gsize i = frame->first_option; i < explorer->pending.length; i++)
    explorer_append_option (explorer, explorer->pending.numbers[i]);
  if (n_options > 1 && explorer->gaps->len == n_gaps)
    sort_numbers (explorer->options.numbers + row_start, n_options);
  row_append (&explorer->offsets, (guint32)explorer->options.length);

  explorer->pending.length = frame->first_option;
  explorer->node_of_index.numbers[frame->index] = (guint32)explorer->index_of_node.length;
  row_append (&explorer->index_of_node, frame->index);
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

      explorer->options.numbers[gap->place] = explorer->node_of_index.numbers[gap->index];
      if (is_last_of_row)
        sort_numbers (explorer->options.numbers + row_start, explorer->offsets.numbers[gap->node + 1] - row_start);
    }
}

static gboolean
explorer_search (Explorer *explorer, guint32 start, GError **error)
{
  if (explorer->node_of_index.numbers[start] != NOT_VISITED)
    return TRUE;
  if (!explorer_enter (explorer, start, error))
    return FALSE;

  while (explorer->path->len > 0)
    {
      Frame *frame = &g_array_index (explorer->path, Frame, explorer->path->len - 1);

      if (frame->next_option == explorer->pending.length)
        explorer_leave (explorer);
      else
        {
          guint32 index = explorer->pending.numbers[frame->next_option++];

          if (explorer->node_of_index.numbers[index] == NOT_VISITED && !explorer_enter (explorer, index, error))
            return FALSE;
        }
    }
  return TRUE;
}

/* Searches from every start; @starts are then their nodes. */
static gboolean
explorer_search_all (Explorer *explorer, const GrundyPosition *const *positions, guint n_starts, guint32 *starts,
                     GError **error)
{
  g_autoptr (GrundyPosition) start = grundy_position_new ();

  for (guint i = 0; i < n_starts; i++)
    {
      guint32 index;

      grundy_position_assign (start, positions[i]->cells, positions[i]->n_cells);
      grundy_rules_normalise (explorer->rules, start);
      if (!explorer_intern (explorer, start, &index, error) || !explorer_search (explorer, index, error))
        return FALSE;
      starts[i] = explorer->node_of_index.numbers[index];
    }
  return TRUE;
}

static GrundyExploration *
explorer_end (Explorer *explorer, guint32 *starts, guint n_starts)
{
  guint32 n_nodes = (guint32)explorer->index_of_node.length;
  guint32 *offsets = row_steal (&explorer->offsets);
  guint32 *options = row_steal (&explorer->options);
  GrundyGraph *graph = grundy_graph_new_take (n_nodes, offsets, options);
  guint32 *node_of_index = row_steal (&explorer->node_of_index);
  guint32 *index_of_node = row_steal (&explorer->index_of_node);

  return grundy_exploration_new_take (explorer->rules, grundy_arena_ref (explorer->arena), graph, node_of_index,
                                      index_of_node, starts, n_starts);
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
  explorer_init (&explorer, rules, limits, progress);
  if (explorer_search_all (&explorer, starts, n_starts, nodes, error))
    {
      explorer_fill_gaps (&explorer);
      exploration = explorer_end (&explorer, g_steal_pointer (&nodes), n_starts);
    }
  explorer_clear (&explorer);
  return exploration;
}
