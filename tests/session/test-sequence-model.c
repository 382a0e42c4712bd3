/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-explain-comparison.h"
#include "grundy-explain-period.h"
#include "grundy-sequence-model.h"

#include <string.h>

/* --- Numbers from elsewhere --------------------------------------------------------------------------------- */

static void
assert_numbers (const char *text, const guint64 *expected, guint n_expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) numbers = grundy_number_list_parse (text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_cmpuint (numbers->len, ==, n_expected);
  for (guint i = 0; i < n_expected; i++)
    {
      g_assert_cmpuint (g_array_index (numbers, GrundyNumbered, i).n, ==, expected[2 * i]);
      g_assert_cmpuint (g_array_index (numbers, GrundyNumbered, i).value, ==, expected[2 * i + 1]);
    }
}

static void
test_lists (void)
{
  const guint64 from_zero[] = { 0, 0, 1, 1, 2, 0, 3, 1 };
  const guint64 pairs[] = { 3, 1, 4, 2, 9, 0 };
  const guint64 two[] = { 0, 5, 1, 1 };

  assert_numbers ("0 1 0 1", from_zero, 4);
  assert_numbers ("0, 1,\n0, 1\n", from_zero, 4);
  assert_numbers ("[0;1;0;1]", from_zero, 4);
  assert_numbers ("0\n1\r\n0\n\n1", from_zero, 4);
  assert_numbers ("3 1\n4 2\n9 0\n", pairs, 3);
  assert_numbers ("n,sg\n3,1\n4,2\n\n9,0", pairs, 3);
  assert_numbers ("SG(3) = 1\nSG(4) = 2\nSG(9) = 0", pairs, 3);
  /* One line of two is a list; and so are lines of two whose first numbers fall. */
  assert_numbers ("5 1", two, 2);
  assert_numbers ("0 1\n0 1", from_zero, 4);
}

static void
test_no_lists (void)
{
  static const struct
  {
    const char *text;
    int code;
  } cases[] = {
    { "", GRUNDY_ERROR_SYNTAX },
    { "no number\n", GRUNDY_ERROR_SYNTAX },
    { "1 2 -3", GRUNDY_ERROR_SYNTAX },
    { "99999999999999999999", GRUNDY_ERROR_LIMIT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (grundy_number_list_parse (cases[i].text, strlen (cases[i].text), &error));
      g_assert_error (error, GRUNDY_ERROR, cases[i].code);
    }
}

/* --- Cells -------------------------------------------------------------------------------------------------- */

static GrundyCells *
compute (const char *text, guint64 last)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyGame) game = grundy_game_parse (text, NULL, &error);
  GrundyCells *cells;

  g_assert_no_error (error);
  cells = grundy_cells_compute (game, last, NULL, &error);
  g_assert_no_error (error);
  return cells;
}

static void
test_csv (void)
{
  g_autoptr (GrundyCells) sequence = compute ("take{1,3,4}", 7);
  g_autoptr (GrundyCells) table = compute ("wythoff", 1);
  g_autofree char *of_sequence = grundy_cells_to_csv (sequence, 4, 7, ',');
  g_autofree char *of_table = grundy_cells_to_csv (table, 0, 3, '\t');

  g_assert_cmpstr (of_sequence, ==, "n,sg\n4,2\n5,3\n6,2\n7,0\n");
  g_assert_cmpstr (of_table, ==, "a\tb\tsg\n0\t0\t0\n0\t1\t1\n1\t0\t1\n1\t1\t2\n");
}

/* A cell's position has the value that the cell has. */
static void
test_positions (void)
{
  static const char *const games[] = { "take{1,3,4}", "kayles", "coins{ruler}", "wythoff", "octal{4.(3)}" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (GrundyCells) cells = compute (games[i], 6);

      for (guint64 cell = 0; cell < grundy_cells_get_n_cells (cells); cell++)
        {
          g_autoptr (GError) error = NULL;
          g_autofree char *text = grundy_cells_get_position_text (cells, cell);
          g_autoptr (GrundySum) sum = grundy_sum_parse (text, NULL, &error);
          g_autoptr (GrundyVerdict) verdict = NULL;

          g_assert_no_error (error);
          verdict = grundy_verdict_new (sum, GRUNDY_PLAY_NORMAL, &grundy_limits_for_values, NULL, &error);
          g_assert_no_error (error);
          g_assert_cmpuint (grundy_verdict_get_value (verdict)->sg, ==, grundy_cells_get_value (cells, cell));
        }
    }
}

static void
test_comparison (void)
{
  static const struct
  {
    const char *text;
    const char *sentence;
  } cases[] = {
    { "0 1 0 1 2 3 2 0", "All 8 numbers agree." },
    /* The loop that reads past its array. */
    { "0 1 0 1 2 3 2 4 1", "The first difference is at 7: your number is 4, but SG(7) = 0." },
    { "2 0\n5 3\n6 1", "The first difference is at 6: your number is 1, but SG(6) = 2." },
    { "6 2\n7 0\n8 1\n9 5", "The first 2 numbers agree; 2 more would need larger heaps." },
  };
  g_autoptr (GrundyCells) cells = compute ("take{1,3,4}", 7);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) numbers = grundy_number_list_parse (cases[i].text, strlen (cases[i].text), NULL);
      g_autofree char *sentence = NULL;
      GrundyComparison comparison;

      grundy_cells_compare (cells, numbers, &comparison);
      sentence = grundy_explain_comparison (&comparison);
      g_assert_cmpstr (sentence, ==, cases[i].sentence);
    }
}

static void
test_periods (void)
{
  static const struct
  {
    const char *game;
    guint64 last;
    const char *sentence;
  } cases[] = {
    { "take{1,3,4}", 10, "Period 7 from 0, proven. The values up to SG(10) prove it." },
    { "take{1,3,4}", 9, "No period up to 9." },
    { "kayles", 167, "Period 12 from 71, proven. The values up to SG(167) prove it. 14 exceptions, the last at 70." },
    { "kayles", 166, "No period up to 166." },
    { "take{powers-of-two}", 70, "Period 3 from 0, proven. A theorem about the game proves it." },
    { "take{all-but 1}", 99, "Period 2 with saltus 1 from 0, proven. The values up to SG(2) prove it." },
    { "take{fibonacci}", 5000, "No period up to 5000." },
    /* Coins stand at places, and heaps are one larger. */
    { "coins{at-most 2}", 50, "No period up to 50." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GrundyCells) cells = compute (cases[i].game, cases[i].last);
      g_autofree char *sentence = grundy_explain_period (cells);

      g_assert_cmpstr (sentence, ==, cases[i].sentence);
    }
}

static void
test_rest (void)
{
  static const struct
  {
    double seconds;
    const char *sentence;
  } cases[] = {
    { 0, "Almost done." },
    { 2, "About 2 seconds left." },
    { 119, "About 119 seconds left." },
    { 200, "About 3 minutes left." },
    { 10000, "About 3 hours left." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *sentence = grundy_explain_rest (cases[i].seconds);

      g_assert_cmpstr (sentence, ==, cases[i].sentence);
    }
}

/* Spans of any cells, whole blocks or not, beside their values */
static void
test_spans (void)
{
  static const guint64 ranges[][2] = { { 0, 1 },       { 5, 5 },       { 0, 4096 },     { 4095, 4097 },
                                       { 100, 20000 }, { 256, 12288 }, { 8000, 20001 }, { 0, 20001 } };
  g_autoptr (GrundyCells) cells = compute ("octal{0.106}", 20000);

  for (guint i = 0; i < G_N_ELEMENTS (ranges); i++)
    {
      guint64 least, largest, expected_least = G_MAXUINT64, expected_largest = 0;

      for (guint64 cell = ranges[i][0]; cell < ranges[i][1]; cell++)
        {
          expected_least = MIN (expected_least, grundy_cells_get_value (cells, cell));
          expected_largest = MAX (expected_largest, grundy_cells_get_value (cells, cell));
        }
      grundy_cells_get_span (cells, ranges[i][0], ranges[i][1], &least, &largest);
      g_assert_cmpuint (least, ==, MIN (expected_least, expected_largest));
      g_assert_cmpuint (largest, ==, expected_largest);
    }
}

static void
test_exceptions (void)
{
  g_autoptr (GrundyCells) cells = compute ("kayles", 300);
  g_autoptr (GrundyCells) without = compute ("grundy", 300);

  g_assert_true (grundy_cells_is_exception (cells, 0));
  g_assert_false (grundy_cells_is_exception (cells, 1));
  g_assert_true (grundy_cells_is_exception (cells, 70));
  g_assert_false (grundy_cells_is_exception (cells, 71));
  g_assert_false (grundy_cells_is_exception (without, 0));
}

/* --- The model ---------------------------------------------------------------------------------------------- */

static void
wait_for (GrundySession *session, GrundySequenceModel *model)
{
  while (grundy_session_is_busy (session) || grundy_sequence_model_is_busy (model))
    g_main_context_iteration (NULL, TRUE);
}

static GrundySequenceModel *
open_model (GrundySession *session, const char *sum)
{
  GrundySequenceModel *model = grundy_sequence_model_new (session);

  grundy_session_open_text (session, sum);
  wait_for (session, model);
  g_assert_null (grundy_sequence_model_get_cells (model));
  grundy_sequence_model_set_active (model, TRUE);
  wait_for (session, model);
  return model;
}

static void
test_follows_session (void)
{
  g_autoptr (GrundySession) session = grundy_session_new ();
  g_autoptr (GrundySequenceModel) model = open_model (session, "take{1,3,4}(10)+wythoff(2,3)");

  g_assert_cmpint (grundy_sequence_model_get_kind (model), ==, GRUNDY_CELLS_SEQUENCE);
  g_assert_cmpuint (grundy_cells_get_value (grundy_sequence_model_get_cells (model), 7), ==, 0);
  grundy_session_set_component (session, 1);
  wait_for (session, model);
  g_assert_cmpint (grundy_sequence_model_get_kind (model), ==, GRUNDY_CELLS_TABLE);
  g_assert_cmpuint (grundy_sequence_model_get_n_columns (model), ==, 16);
  grundy_session_open_text (session, "chomp(3,2)");
  wait_for (session, model);
  g_assert_null (grundy_sequence_model_get_cells (model));
  g_assert_nonnull (grundy_sequence_model_get_problem (model));
}

/* Numbers that go on farther than the sequence make it longer; the first difference is selected and can be opened. */
static void
test_compares (void)
{
  g_autoptr (GrundySession) session = grundy_session_new ();
  g_autoptr (GrundySequenceModel) model = open_model (session, "take{1,3,4}(10)");
  g_autoptr (GError) error = NULL;
  g_autofree char *copied = NULL;
  GrundyComparison comparison;

  g_assert_false (grundy_sequence_model_get_comparison (model, &comparison));
  g_assert_true (grundy_sequence_model_compare (model, "7 0\n500 9", &error));
  g_assert_no_error (error);
  wait_for (session, model);
  g_assert_true (grundy_sequence_model_get_comparison (model, &comparison));
  g_assert_true (comparison.differs);
  g_assert_cmpuint (comparison.n, ==, 500);
  g_assert_cmpuint (grundy_sequence_model_get_last (model), ==, 500);
  g_assert_cmpuint (grundy_sequence_model_get_cursor (model), ==, 500);
  copied = grundy_sequence_model_copy (model);
  g_assert_cmpstr (copied, ==, "n\tsg\n500\t1\n");
  grundy_sequence_model_open_cursor (model);
  wait_for (session, model);
  g_assert_cmpstr (grundy_document_get_text (grundy_session_get_document (session)), ==, "take{1,3,4}(500)");
  g_assert_false (grundy_sequence_model_compare (model, "nothing", &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_SYNTAX);
}

/* What is stopped leaves what was there. */
static void
test_cancel (void)
{
  g_autoptr (GrundySession) session = grundy_session_new ();
  g_autoptr (GrundySequenceModel) model = open_model (session, "kayles(10)");

  grundy_sequence_model_set_last (model, G_MAXUINT64);
  g_assert_cmpuint (grundy_sequence_model_get_last (model), ==, GRUNDY_SEQUENCE_MODEL_MAX_SEQUENCE);
  g_assert_true (grundy_sequence_model_is_busy (model));
  grundy_sequence_model_cancel (model);
  g_assert_false (grundy_sequence_model_is_busy (model));
  g_assert_cmpuint (grundy_sequence_model_get_last (model), ==,
                    grundy_cells_get_last (grundy_sequence_model_get_cells (model)));
}

/* Until somebody says how many, a row has as many cells as the period is long. */
static void
test_rows_take_period (void)
{
  g_autoptr (GrundySession) session = grundy_session_new ();
  g_autoptr (GrundySequenceModel) model = open_model (session, "kayles(10)");

  g_assert_cmpuint (grundy_sequence_model_get_n_columns (model), ==, 12);
  grundy_sequence_model_set_n_columns (model, 15);
  g_assert_cmpuint (grundy_sequence_model_get_n_columns (model), ==, 15);
  grundy_session_open_text (session, "take{1,3,4}(10)");
  wait_for (session, model);
  g_assert_cmpuint (grundy_sequence_model_get_n_columns (model), ==, 7);
  grundy_session_open_text (session, "grundy(10)");
  wait_for (session, model);
  g_assert_cmpuint (grundy_sequence_model_get_n_columns (model), ==, 15);
}

/* Of what takes minutes, the first cells are there soon; what is there when it is stopped stays. */
static void
test_shows_parts (void)
{
  g_autoptr (GrundySession) session = grundy_session_new ();
  g_autoptr (GrundySequenceModel) model = open_model (session, "grundy(10)");
  guint64 n_cells = grundy_cells_get_n_cells (grundy_sequence_model_get_cells (model));

  grundy_sequence_model_set_last (model, GRUNDY_SEQUENCE_MODEL_MAX_SEQUENCE);
  for (guint i = 0; i < 2; i++)
    {
      while (grundy_cells_get_n_cells (grundy_sequence_model_get_cells (model)) == n_cells)
        {
          g_assert_true (grundy_sequence_model_is_busy (model));
          g_main_context_iteration (NULL, TRUE);
        }
      g_assert_cmpuint (grundy_cells_get_n_cells (grundy_sequence_model_get_cells (model)), >, n_cells);
      n_cells = grundy_cells_get_n_cells (grundy_sequence_model_get_cells (model));
    }
  g_assert_true (grundy_sequence_model_is_busy (model));
  grundy_sequence_model_cancel (model);
  g_assert_false (grundy_sequence_model_is_busy (model));
  g_assert_cmpuint (grundy_cells_get_n_cells (grundy_sequence_model_get_cells (model)), ==, n_cells);
  g_assert_cmpuint (grundy_sequence_model_get_last (model), ==, n_cells - 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/number-list/lists", test_lists);
  g_test_add_func ("/number-list/no-lists", test_no_lists);
  g_test_add_func ("/cells/csv", test_csv);
  g_test_add_func ("/cells/positions", test_positions);
  g_test_add_func ("/cells/comparison", test_comparison);
  g_test_add_func ("/cells/periods", test_periods);
  g_test_add_func ("/cells/rest", test_rest);
  g_test_add_func ("/cells/spans", test_spans);
  g_test_add_func ("/cells/exceptions", test_exceptions);
  g_test_add_func ("/sequence-model/rows-take-period", test_rows_take_period);
  g_test_add_func ("/sequence-model/shows-parts", test_shows_parts);
  g_test_add_func ("/sequence-model/follows-session", test_follows_session);
  g_test_add_func ("/sequence-model/compares", test_compares);
  g_test_add_func ("/sequence-model/cancel", test_cancel);
  return g_test_run ();
}
