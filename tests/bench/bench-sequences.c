/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Sequences beside the textbook's loop in the same process: clear the marks, mark the values of the options, scan for
 * the first that is not marked. A line a sequence: the method that the engine chose, what it found out about the
 * period, seconds of processor time (the best of some runs), their ratio, how many values were equal, and how long it
 * takes to read all values one by one. Where the textbook would take too long it goes as far as is said, and its time
 * is multiplied as its loop grows.
 *
 * Usage: bench-sequences [PATTERN...]: only lines whose title contains one of them
 */
#include "grundy-sequence-method.h"

#include "grundy-test-random.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef enum
{
  TEXTBOOK_NUMBERS, /* one of some numbers is taken */
  TEXTBOOK_RUN,     /* as many as from a / 2 to b / 2 of the heap */
  TEXTBOOK_CODE,    /* digits of a take-and-break code */
  TEXTBOOK_UNEQUAL, /* a heap is split into unequal ones */
} TextbookKind;

typedef struct
{
  const char *title;
  const char *game;
  guint last;
  gboolean uses_periods;
  guint last_of_textbook; /* 0: as far as the engine */
  TextbookKind kind;
  const char *digits; /* of a code, d0 first */
} Line;

#define MILLION 1000000

static const Line lines[] = {
  { "take{1,3,4}", "take{1,3,4}", 10 * MILLION, TRUE, 0, TEXTBOOK_NUMBERS, NULL },
  { "ten Fibonacci numbers", "take{1,2,3,5,8,13,21,34,55,89}", 10 * MILLION, TRUE, 0, TEXTBOOK_NUMBERS, NULL },
  { "take{fibonacci}", "take{fibonacci}", 10 * MILLION, TRUE, 0, TEXTBOOK_NUMBERS, NULL },
  { "50 numbers up to 1000", "50 of 1000", 10 * MILLION, TRUE, 0, TEXTBOOK_NUMBERS, NULL },
  { "50 numbers, no periods", "50 of 1000", 10 * MILLION, FALSE, 0, TEXTBOOK_NUMBERS, NULL },
  { "take{primes}", "take{primes}", 100000, TRUE, 0, TEXTBOOK_NUMBERS, NULL },
  { "take{squares}", "take{squares}", MILLION, TRUE, 0, TEXTBOOK_NUMBERS, NULL },
  { "at most half", "take{half}", MILLION, TRUE, 100000, TEXTBOOK_RUN, NULL },
  { "at least half", "take{at-least-half}", MILLION, TRUE, 100000, TEXTBOOK_RUN, NULL },
  { "30 to 250", "take{30..250}", MILLION, FALSE, 0, TEXTBOOK_NUMBERS, NULL },
  { "all but 2, 3", "take{all-but 2,3}", MILLION, FALSE, 30000, TEXTBOOK_NUMBERS, NULL },
  { "Kayles", "kayles", 100000, TRUE, 0, TEXTBOOK_CODE, "077" },
  { "Dawson's Kayles", "dawson-kayles", 100000, TRUE, 0, TEXTBOOK_CODE, "007" },
  { "Kayles without periods", "kayles", 100000, FALSE, 0, TEXTBOOK_CODE, "077" },
  { "0.106", "octal{0.106}", 100000, TRUE, 0, TEXTBOOK_CODE, "0106" },
  { "0.16", "octal{0.16}", 100000, TRUE, 0, TEXTBOOK_CODE, "016" },
  { "Treblecross", "treblecross", 100000, TRUE, 0, TEXTBOOK_CODE, "0007" },
  { "Treblecross to a million", "treblecross", MILLION, TRUE, 100000, TEXTBOOK_CODE, "0007" },
  { "Grundy's game", "grundy", 100000, TRUE, 0, TEXTBOOK_UNEQUAL, NULL },
  { "Grundy's game to a million", "grundy", MILLION, TRUE, 100000, TEXTBOOK_UNEQUAL, NULL },
};

static double
read_clock (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

/* --- The textbook ------------------------------------------------------------------------------------------- */

typedef struct
{
  guint *numbers; /* ascending, and ended by G_MAXUINT */
  guint n_numbers;
  guint *values;
  guint8 *marks;
} Textbook;

static guint
scan (const Textbook *textbook)
{
  guint value = 0;

  while (textbook->marks[value])
    value++;
  return value;
}

static void
loop_over_numbers (Textbook *textbook, guint last)
{
  for (guint heap = 0; heap <= last; heap++)
    {
      memset (textbook->marks, 0, MIN (textbook->n_numbers, heap) + 1);
      for (guint i = 0; textbook->numbers[i] <= heap; i++)
        textbook->marks[textbook->values[heap - textbook->numbers[i]]] = 1;
      textbook->values[heap] = scan (textbook);
    }
}

static void
loop_over_run (Textbook *textbook, gboolean from_half, guint last)
{
  for (guint heap = 0; heap <= last; heap++)
    {
      guint least = from_half ? MAX (1, heap - heap / 2) : 1;
      guint most = from_half ? heap : heap / 2;

      memset (textbook->marks, 0, heap + 1);
      for (guint taken = least; taken <= most; taken++)
        textbook->marks[textbook->values[heap - taken]] = 1;
      textbook->values[heap] = scan (textbook);
    }
}

static void
mark_splits (Textbook *textbook, guint rest)
{
  for (guint a = 1; a <= rest / 2; a++)
    textbook->marks[textbook->values[a] ^ textbook->values[rest - a]] = 1;
}

static void
mark_code (Textbook *textbook, const char *digits, guint heap)
{
  for (guint taken = 0; digits[taken] != '\0' && taken <= heap; taken++)
    {
      guint digit = (guint)(digits[taken] - '0');

      if ((digit & 1) != 0 && taken == heap)
        textbook->marks[0] = 1;
      if ((digit & 2) != 0 && taken < heap)
        textbook->marks[textbook->values[heap - taken]] = 1;
      if ((digit & 4) != 0)
        mark_splits (textbook, heap - taken);
    }
}

/* As many marks are cleared as values can be made so far. */
static void
loop_over_splits (Textbook *textbook, const char *digits, guint last)
{
  guint n_marks = 2;

  for (guint heap = 0; heap <= last; heap++)
    {
      memset (textbook->marks, 0, n_marks);
      if (digits != NULL)
        mark_code (textbook, digits, heap);
      else
        for (guint a = 1; 2 * a < heap; a++)
          textbook->marks[textbook->values[a] ^ textbook->values[heap - a]] = 1;
      textbook->values[heap] = scan (textbook);
      while (textbook->values[heap] + 1 >= n_marks)
        n_marks *= 2;
    }
}

static gboolean
add_number (guint64 amount, gpointer user_data)
{
  guint number = amount;

  g_array_append_val ((GArray *)user_data, number);
  return TRUE;
}

static double
run_textbook (const Line *line, const GrundyHeapCode *code, guint last, Textbook *textbook)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  double start;

  if (line->kind == TEXTBOOK_NUMBERS)
    grundy_take_amounts_foreach (code->amounts, last, add_number, numbers);
  textbook->n_numbers = numbers->len;
  add_number (G_MAXUINT, numbers);
  textbook->numbers = (guint *)(gpointer)numbers->data;
  textbook->values = g_new (guint, last + 1);
  textbook->marks = g_malloc0 (2 * (gsize)last + 1024);

  start = read_clock ();
  if (line->kind == TEXTBOOK_NUMBERS)
    loop_over_numbers (textbook, last);
  else if (line->kind == TEXTBOOK_RUN)
    loop_over_run (textbook, strstr (line->game, "at-least") != NULL, last);
  else
    loop_over_splits (textbook, line->digits, last);
  return read_clock () - start;
}

/* --- Beside it ---------------------------------------------------------------------------------------------- */

static GrundySequence *
run_engine (const Line *line, GrundyGame *game, double *seconds)
{
  double start = read_clock ();
  g_autoptr (GrundySequenceComputation) computation =
      grundy_sequence_computation_new_by (game, line->last, NULL, line->uses_periods, NULL);

  if (!grundy_sequence_computation_advance (computation, G_MAXUINT64, NULL, NULL))
    exit (EXIT_FAILURE);
  *seconds = read_clock () - start;
  return grundy_sequence_computation_get_sequence (computation);
}

static double
time_reading (const GrundySequence *sequence, guint last)
{
  double start = read_clock ();
  guint64 sum = 0;

  for (guint heap = 0; heap <= last; heap++)
    sum += grundy_sequence_get (sequence, heap);
  /* The sum is asked for, so that nothing is left out. */
  return sum == G_MAXUINT64 ? 0 : read_clock () - start;
}

static guint
count_equal (const GrundySequence *sequence, const Textbook *textbook, guint last)
{
  guint n_equal = 0;

  for (guint heap = 0; heap <= last; heap++)
    n_equal += grundy_sequence_get (sequence, heap) == textbook->values[heap];
  return n_equal;
}

static char *
describe_period (const GrundySequence *sequence)
{
  GrundyPeriod period;

  if (!grundy_sequence_get_period (sequence, &period))
    return g_strdup ("none");
  return g_strdup_printf ("%u from %u", (guint)period.length, (guint)period.first);
}

/* (transfer full): the game of a line; of random numbers, some of some */
static GrundyGame *
parse_game (const char *text)
{
  GrundyTestRandom random = { 1000 };
  g_autoptr (GString) numbers = g_string_new ("take{");
  guint n_numbers, largest;

  if (sscanf (text, "%u of %u", &n_numbers, &largest) != 2)
    return grundy_game_parse (text, NULL, NULL);
  for (guint i = 0; i < n_numbers; i++)
    g_string_append_printf (numbers, "%s%u", i == 0 ? "" : ",", 1 + (guint)grundy_test_random_below (&random, largest));
  g_string_append_c (numbers, '}');
  return grundy_game_parse (numbers->str, NULL, NULL);
}

/* The textbook's loop grows with the square of the heap wherever it is cut off. */
static void
print_line (const Line *line)
{
  const guint last = line->last_of_textbook != 0 ? line->last_of_textbook : line->last;
  const double growth = (double)line->last / last * line->last / last;
  g_autoptr (GrundyGame) game = parse_game (line->game);
  g_autoptr (GrundySequence) sequence = NULL;
  g_autofree char *period = NULL;
  Textbook textbook = { 0 };
  GrundyHeapCode code;
  double engine = G_MAXDOUBLE, slow;

  grundy_heap_code_init (&code, game);
  for (guint i = 0; i < 3; i++)
    {
      double seconds;

      g_clear_pointer (&sequence, grundy_sequence_unref);
      sequence = run_engine (line, game, &seconds);
      engine = MIN (engine, seconds);
    }
  slow = run_textbook (line, &code, last, &textbook) * growth;
  period = describe_period (sequence);
  g_print ("%-27s %9u %-11s %-19s %10.4f %10.6f %10.1f %9u %8u %8.4f\n", line->title, line->last,
           grundy_sequence_get_method (sequence), period, slow, engine, slow / engine,
           count_equal (sequence, &textbook, last), last + 1, time_reading (sequence, line->last));
  g_free (textbook.values);
  g_free (textbook.marks);
}

static gboolean
is_wanted (const Line *line, int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    if (strstr (line->title, argv[i]) != NULL)
      return TRUE;
  return argc == 1;
}

int
main (int argc, char **argv)
{
  g_print ("%-27s %9s %-11s %-19s %10s %10s %10s %9s %8s %8s\n", "", "heaps", "method", "period", "textbook", "engine",
           "ratio", "equal", "of", "read");
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (is_wanted (&lines[i], argc, argv))
      print_line (&lines[i]);
  return EXIT_SUCCESS;
}
