/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-cells.h"

#include <glib/gi18n-lib.h>

/* How many values are computed before the clock is looked at */
#define FIRST_STEP 1024

struct _GrundyCells
{
  GrundyGame *game;
  guint64 last;
  GrundySequence *sequence; /* or */
  GrundyTable *table;
  GArray *spans; /* of Span: of each BLOCK of a sequence's cells */
};

/* Who draws millions of cells asks for spans rather than values. */
#define BLOCK 256

typedef struct
{
  guint64 least;
  guint64 largest;
} Span;

GrundyCellsKind
grundy_cells_get_kind_of (const GrundyGame *game)
{
  g_return_val_if_fail (game != NULL, GRUNDY_CELLS_NONE);

  if (grundy_game_get_ruleset (game)->table_position != NULL)
    return GRUNDY_CELLS_TABLE;
  return grundy_game_has_sequence (game) ? GRUNDY_CELLS_SEQUENCE : GRUNDY_CELLS_NONE;
}

static void
grundy_cells_clear (gpointer data)
{
  GrundyCells *cells = data;

  g_clear_pointer (&cells->game, grundy_game_unref);
  g_clear_pointer (&cells->sequence, grundy_sequence_unref);
  g_clear_pointer (&cells->table, grundy_table_unref);
  g_clear_pointer (&cells->spans, g_array_unref);
}

/* Makes @span include the cells from @first to @end - 1. */
static void
extend_span (const GrundyCells *cells, guint64 first, guint64 end, Span *span)
{
  for (guint64 cell = first; cell < end; cell++)
    if (grundy_cells_has_value (cells, cell))
      {
        guint64 value = grundy_cells_get_value (cells, cell);

        span->least = MIN (span->least, value);
        span->largest = MAX (span->largest, value);
      }
}

static void
sum_up (GrundyCells *cells)
{
  guint64 n_cells = grundy_cells_get_n_cells (cells);

  cells->spans = g_array_sized_new (FALSE, FALSE, sizeof (Span), n_cells / BLOCK);
  for (guint64 first = 0; first + BLOCK <= n_cells; first += BLOCK)
    {
      Span span = { G_MAXUINT64, 0 };

      extend_span (cells, first, first + BLOCK, &span);
      g_array_append_val (cells->spans, span);
    }
}

static gboolean
compute_table (GrundyCells *cells, const GrundyProgress *progress, GError **error)
{
  cells->table =
      grundy_table_compute (cells->game, cells->last, cells->last, &grundy_limits_for_values, progress, error);
  return cells->table != NULL;
}

/* How many values there should be when the next pause is made: the steps grow with what there is. */
static guint64
get_next_stop (guint64 n_values)
{
  return n_values + MAX (FIRST_STEP, n_values / 16);
}

/* The number of the last member whose heap has a value, when there are @n_values */
static guint64
find_last_member (const GrundyGame *game, guint64 n_values)
{
  guint64 low = 0, high = n_values - 1;

  while (low < high)
    {
      guint64 middle = low + (high - low + 1) / 2;

      if (grundy_game_get_sequence_heap (game, middle) < n_values)
        low = middle;
      else
        high = middle - 1;
    }
  return low;
}

/* Behind a period heaps may be as large as numbers go; cells are kept for all of them, and are no more than values. */
static gboolean
check_last (guint64 last, GError **error)
{
  g_autofree char *number = NULL;

  if (last <= GRUNDY_SEQUENCE_MAX_HEAP)
    return TRUE;
  number = g_strdup_printf ("%" G_GUINT64_FORMAT, last);
  g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT,
               /* Translators: two sizes of heaps. */
               _ ("A sequence of values can go up to the heap of %u counters, and one up to %s was asked for."),
               GRUNDY_SEQUENCE_MAX_HEAP, number);
  return FALSE;
}

static gboolean
compute_sequence (GrundyCells *cells, gint64 patience, GrundySequenceComputation **computation,
                  const GrundyProgress *progress, GError **error)
{
  gint64 end = g_get_monotonic_time () + patience;
  guint64 n_values = 0;

  if (!check_last (cells->last, error))
    return FALSE;
  if (*computation == NULL)
    *computation =
        grundy_sequence_computation_new (cells->game, grundy_game_get_sequence_heap (cells->game, cells->last), error);
  if (*computation == NULL)
    return FALSE;
  do
    {
      n_values = get_next_stop (MAX (n_values, grundy_sequence_computation_get_n_values (*computation)));
      if (!grundy_sequence_computation_advance (*computation, n_values, progress, error))
        {
          g_clear_pointer (computation, grundy_sequence_computation_free);
          return FALSE;
        }
    }
  while (!grundy_sequence_computation_is_done (*computation) && g_get_monotonic_time () < end);
  cells->sequence = grundy_sequence_computation_get_sequence (*computation);
  if (grundy_sequence_computation_is_done (*computation))
    g_clear_pointer (computation, grundy_sequence_computation_free);
  else
    cells->last = find_last_member (cells->game, grundy_sequence_get_last (cells->sequence) + 1);
  return TRUE;
}

GrundyCells *
grundy_cells_compute_more (GrundyGame *game, guint64 last, gint64 patience, GrundySequenceComputation **computation,
                           const GrundyProgress *progress, GError **error)
{
  g_autoptr (GrundyCells) cells = g_atomic_rc_box_new0 (GrundyCells);
  gboolean is_done = FALSE;

  g_return_val_if_fail (game != NULL && computation != NULL, NULL);

  cells->game = grundy_game_ref (game);
  cells->last = last;
  switch (grundy_cells_get_kind_of (game))
    {
    case GRUNDY_CELLS_TABLE:
      is_done = compute_table (cells, progress, error);
      break;
    case GRUNDY_CELLS_SEQUENCE:
      is_done = compute_sequence (cells, patience, computation, progress, error);
      break;
    case GRUNDY_CELLS_NONE:
    default:
      g_set_error (error, GRUNDY_ERROR, GRUNDY_ERROR_UNSUPPORTED,
                   _ ("A sequence needs a game of heaps, and a table one of two numbers, but %s is neither."),
                   grundy_game_get_ruleset (game)->id);
    }
  if (!is_done)
    return NULL;
  sum_up (cells);
  return g_steal_pointer (&cells);
}

GrundyCells *
grundy_cells_compute (GrundyGame *game, guint64 last, const GrundyProgress *progress, GError **error)
{
  g_autoptr (GrundySequenceComputation) computation = NULL;

  return grundy_cells_compute_more (game, last, G_MAXINT64 / 2, &computation, progress, error);
}

GrundyCells *
grundy_cells_ref (GrundyCells *cells)
{
  g_return_val_if_fail (cells != NULL, NULL);

  return g_atomic_rc_box_acquire (cells);
}

void
grundy_cells_unref (GrundyCells *cells)
{
  g_return_if_fail (cells != NULL);

  g_atomic_rc_box_release_full (cells, grundy_cells_clear);
}

GrundyCellsKind
grundy_cells_get_kind (const GrundyCells *cells)
{
  g_return_val_if_fail (cells != NULL, GRUNDY_CELLS_NONE);

  return cells->table != NULL ? GRUNDY_CELLS_TABLE : GRUNDY_CELLS_SEQUENCE;
}

guint64
grundy_cells_get_last (const GrundyCells *cells)
{
  g_return_val_if_fail (cells != NULL, 0);

  return cells->last;
}

guint64
grundy_cells_get_n_cells (const GrundyCells *cells)
{
  g_return_val_if_fail (cells != NULL, 0);

  return cells->table != NULL ? (cells->last + 1) * (cells->last + 1) : cells->last + 1;
}

gboolean
grundy_cells_get_period (const GrundyCells *cells, GrundyPeriod *period)
{
  g_return_val_if_fail (cells != NULL, FALSE);

  /* Where members are not the heaps, the heaps' period would not be that of the members. */
  return cells->sequence != NULL && grundy_game_get_ruleset (cells->game)->sequence_heap == NULL &&
         grundy_sequence_get_period (cells->sequence, period);
}

gboolean
grundy_cells_is_exception (const GrundyCells *cells, guint64 cell)
{
  g_return_val_if_fail (cells != NULL, FALSE);

  return grundy_cells_get_period (cells, NULL) && grundy_sequence_is_exception (cells->sequence, cell);
}

GrundyGame *
grundy_cells_get_game (const GrundyCells *cells)
{
  g_return_val_if_fail (cells != NULL, NULL);

  return cells->game;
}

gboolean
grundy_cells_has_value (const GrundyCells *cells, guint64 cell)
{
  g_return_val_if_fail (cells != NULL && cell < grundy_cells_get_n_cells (cells), FALSE);

  return cells->table == NULL || grundy_cells_get_value (cells, cell) != GRUNDY_TABLE_NO_POSITION;
}

void
grundy_cells_get_span (const GrundyCells *cells, guint64 first, guint64 end, guint64 *least, guint64 *largest)
{
  Span span = { G_MAXUINT64, 0 };

  g_return_if_fail (cells != NULL && first <= end && end <= grundy_cells_get_n_cells (cells));
  g_return_if_fail (least != NULL && largest != NULL);

  while (first < end)
    {
      guint64 block = first / BLOCK;

      if (first % BLOCK == 0 && end - first >= BLOCK && block < cells->spans->len)
        {
          const Span *whole = &g_array_index (cells->spans, Span, block);

          span.least = MIN (span.least, whole->least);
          span.largest = MAX (span.largest, whole->largest);
          first += BLOCK;
        }
      else
        {
          guint64 stop = MIN (end, (block + 1) * BLOCK);

          extend_span (cells, first, stop, &span);
          first = stop;
        }
    }
  *least = MIN (span.least, span.largest);
  *largest = span.largest;
}

guint64
grundy_cells_get_value (const GrundyCells *cells, guint64 cell)
{
  g_return_val_if_fail (cells != NULL && cell < grundy_cells_get_n_cells (cells), 0);

  if (cells->table != NULL)
    return grundy_table_get (cells->table, cell / (cells->last + 1), cell % (cells->last + 1));
  return grundy_sequence_get (cells->sequence, grundy_game_get_sequence_heap (cells->game, cell));
}

/* A member of a sequence is one heap, or a row with one heap in the member's place. */
static void
set_member (const GrundyGame *game, guint64 n, GrundyPosition *position)
{
  if (!grundy_game_is_heap_game (game))
    for (guint64 i = 0; i < n; i++)
      grundy_position_append (position, 0);
  grundy_position_append (position, grundy_game_get_sequence_heap (game, n));
}

char *
grundy_cells_get_position_text (const GrundyCells *cells, guint64 cell)
{
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  g_autofree char *game = NULL;
  GString *text;

  g_return_val_if_fail (cells != NULL && cell < grundy_cells_get_n_cells (cells), NULL);

  if (cells->table != NULL)
    grundy_game_get_ruleset (cells->game)
        ->table_position (cells->game, cell / (cells->last + 1), cell % (cells->last + 1), position);
  else
    set_member (cells->game, cell, position);
  game = grundy_game_to_text (cells->game);
  text = g_string_new (game);
  g_string_append_c (text, '(');
  grundy_game_format_position (cells->game, position, text);
  g_string_append_c (text, ')');
  return g_string_free (text, FALSE);
}

/* There may be millions: printf() would take ten times as long. */
static void
append_number (GString *text, guint64 number)
{
  char digits[20];
  guint n = sizeof digits;

  do
    digits[--n] = (char)('0' + number % 10);
  while ((number /= 10) != 0);
  g_string_append_len (text, digits + n, sizeof digits - n);
}

static void
append_cell (const GrundyCells *cells, guint64 cell, char separator, GString *text)
{
  guint64 n = cell;

  if (cells->table != NULL)
    {
      append_number (text, cell / (cells->last + 1));
      g_string_append_c (text, separator);
      n = cell % (cells->last + 1);
    }
  append_number (text, n);
  g_string_append_c (text, separator);
  if (grundy_cells_has_value (cells, cell))
    append_number (text, grundy_cells_get_value (cells, cell));
  else
    g_string_append_c (text, '-');
  g_string_append_c (text, '\n');
}

char *
grundy_cells_to_csv (const GrundyCells *cells, guint64 first, guint64 last, char separator)
{
  GString *text;

  g_return_val_if_fail (cells != NULL && first <= last && last < grundy_cells_get_n_cells (cells), NULL);

  text = g_string_new (NULL);
  if (cells->table != NULL)
    g_string_append_printf (text, "a%cb%csg\n", separator, separator);
  else
    g_string_append_printf (text, "n%csg\n", separator);
  for (guint64 cell = first; cell <= last; cell++)
    append_cell (cells, cell, separator, text);
  return g_string_free (text, FALSE);
}

void
grundy_cells_compare (const GrundyCells *cells, const GArray *numbers, GrundyComparison *comparison)
{
  g_return_if_fail (cells != NULL && cells->sequence != NULL);
  g_return_if_fail (numbers != NULL && comparison != NULL);

  *comparison = (GrundyComparison){ 0 };
  for (guint i = 0; i < numbers->len; i++)
    {
      const GrundyNumbered *number = &g_array_index (numbers, GrundyNumbered, i);

      if (number->n > cells->last)
        {
          comparison->n_beyond = numbers->len - i;
          return;
        }
      comparison->n_compared++;
      if (grundy_cells_get_value (cells, number->n) == number->value)
        continue;
      comparison->differs = TRUE;
      comparison->n = number->n;
      comparison->theirs = number->value;
      comparison->ours = grundy_cells_get_value (cells, number->n);
      return;
    }
}
