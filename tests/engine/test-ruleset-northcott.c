/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-test-oracle.h"
#include "grundy-test-tsv.h"

#include "grundy-value.h"

#include <string.h>

static void
test_vectors (void)
{
  g_autoptr (GrundyTestTsv) tsv = grundy_test_tsv_open ("vectors/northcott.tsv");
  guint n_rows = 0;

  for (; grundy_test_tsv_next (tsv); n_rows++)
    {
      g_autofree char *text = g_strdup_printf ("northcott{%s}(%s)", grundy_test_tsv_get (tsv, "params"),
                                               grundy_test_tsv_get (tsv, "position"));
      g_autofree char *value = grundy_test_evaluate (text, GRUNDY_PLAY_NORMAL);

      g_test_message ("line %u: %s", grundy_test_tsv_get_line (tsv), text);
      g_assert_cmpstr (value + strlen (value) - 1, ==, grundy_test_tsv_get (tsv, "outcome_normal"));
    }
  g_assert_cmpuint (n_rows, ==, 29);
}

static guint64
nim_sum_of_gaps (const GrundyPosition *position)
{
  guint64 sum = 0;

  for (guint i = 0; i < position->n_cells; i += 2)
    sum ^= (guint64)ABS ((gint64)position->cells[i] - (gint64)position->cells[i + 1]) - 1;
  return sum;
}

/* Every position that can be reached has the value that the gaps say, by the labels of its graph. */
static void
assert_gaps_are_values (const char *text)
{
  g_autoptr (GrundySum) sum = grundy_test_parse_sum (text);
  GrundyGame *game = grundy_sum_get_game (sum, 0);
  const GrundyPosition *start = grundy_sum_get_position (sum, 0);
  g_autoptr (GrundyRules) rules = grundy_rules_new_for_game (game);
  g_autoptr (GrundyExploration) exploration = grundy_explore (rules, &start, 1, &grundy_limits_for_values, NULL, NULL);
  g_autoptr (GrundySolution) solution = grundy_solve (grundy_exploration_get_graph (exploration), NULL, NULL);
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  g_assert_true (grundy_solution_has_cycle (solution));
  for (guint32 node = 0; node < grundy_graph_get_n_nodes (grundy_exploration_get_graph (exploration)); node++)
    {
      grundy_exploration_get_position (exploration, node, position);
      g_assert_cmpuint (grundy_solution_get_sg (solution, node), ==, nim_sum_of_gaps (position));
      g_assert_cmpuint (grundy_game_get_closed_form (game)->sg (game, position), ==, nim_sum_of_gaps (position));
    }
}

static void
test_closed_form (void)
{
  assert_gaps_are_values ("northcott{4}(0,3)");
  assert_gaps_are_values ("northcott{9}(0,8)");
  assert_gaps_are_values ("northcott{9}(8,0)");
  assert_gaps_are_values ("northcott{6}(0,5;5,0)");
  assert_gaps_are_values ("northcott{8}(0,3;5,1)");
  assert_gaps_are_values ("northcott{4}(0,3;3,1;1,2)");
}

/* The rules once more: where a piece may go, and how the rows then look to the other player. */
static GPtrArray *
list_by_rules (guint width, const GrundyPosition *from)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  for (guint row = 0; row < from->n_cells; row += 2)
    for (guint square = 0; square < width; square++)
      {
        g_autoptr (GString) text = g_string_new (NULL);
        gboolean was_left = from->cells[row] < from->cells[row + 1];

        if (square == from->cells[row] || square == from->cells[row + 1] || (square < from->cells[row + 1]) != was_left)
          continue;
        for (guint i = 0; i < from->n_cells; i += 2)
          g_string_append_printf (text, "%s%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT, i > 0 ? ";" : "",
                                  from->cells[i + 1], i == row ? square : from->cells[i]);
        g_ptr_array_add (texts, g_strdup (text->str));
      }
  return texts;
}

static void
assert_moves (guint width, const char *position_text)
{
  g_autofree char *text = g_strdup_printf ("northcott{%u}(%s)", width, position_text);
  g_autoptr (GrundySum) sum = grundy_test_parse_sum (text);
  GrundyGame *game = grundy_sum_get_game (sum, 0);
  g_autoptr (GPtrArray) expected = list_by_rules (width, grundy_sum_get_position (sum, 0));
  g_autoptr (GrundyMoves) moves = grundy_moves_new (0);

  grundy_game_list_moves (game, grundy_sum_get_position (sum, 0), moves);
  g_assert_cmpuint (grundy_moves_get_n_moves (moves), ==, expected->len);
  for (guint i = 0; i < expected->len; i++)
    {
      GrundyPosition to;
      g_autoptr (GString) after = g_string_new (NULL);

      grundy_moves_get_position (moves, i, &to);
      grundy_game_format_position (game, &to, after);
      g_assert_cmpstr (after->str, ==, g_ptr_array_index (expected, i));
    }
}

static void
test_moves (void)
{
  assert_moves (8, "0,3;5,1");
  assert_moves (8, "3,0;1,5;7,6");
  assert_moves (2, "0,1");
  assert_moves (2, "1,0;0,1");
  assert_moves (6, "2,3");
}

/* In other ways of playing the gaps do not decide. */
static void
test_other_ways (void)
{
  static const struct
  {
    const char *text;
    GrundyPlay play;
    const char *value;
  } cases[] = {
    { "northcott{2}(0,1)", GRUNDY_PLAY_MISERE, "0 N" },
    { "northcott{4}(1,2)", GRUNDY_PLAY_MISERE, "0 D" },
    { "northcott{2}(0,1)", GRUNDY_PLAY_ANTI, "0 N" },
    { "northcott{4}(1,2)+nim(2)", GRUNDY_PLAY_EVERY, "2 P" },
    { "northcott{4}(0,3)+nim(2)", GRUNDY_PLAY_NORMAL, "0 P" },
    { "northcott{1000}(0,999)", GRUNDY_PLAY_NORMAL, "998 N" },
  };
  g_autoptr (GrundySum) cyclic = grundy_test_parse_sum ("northcott{4}(0,3)");
  g_autoptr (GError) error = NULL;
  GrundyValue value;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *found = grundy_test_evaluate (cases[i].text, cases[i].play);

      g_assert_cmpstr (found, ==, cases[i].value);
    }
  g_assert_false (grundy_sum_evaluate (cyclic, GRUNDY_PLAY_ANTI, &grundy_limits_for_values, NULL, &value, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_CYCLE);
}

static void
assert_refuses (const char *text, const char *sentence)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (grundy_sum_parse (text, NULL, &error));
  g_assert_nonnull (error);
  if (strstr (error->message, sentence) == NULL)
    g_error ("\"%s\" does not say \"%s\".", error->message, sentence);
}

static void
test_refused (void)
{
  assert_refuses ("northcott{8}(0,3;5,5)", "in row 2 both are on 5");
  assert_refuses ("northcott{8}(0,8)", "squares from 0 to 7 in a row of 8, but row 1 has 8");
  assert_refuses ("northcott{1}(0,1)", "1");
  assert_refuses ("northcott{1001}(0,1)", "1001");
  assert_refuses ("northcott{8}()", "Expected");
  assert_refuses ("northcott{8}(1)", "Expected");
  assert_refuses ("northcott(0,1)", "Expected");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ruleset-northcott/vectors", test_vectors);
  g_test_add_func ("/ruleset-northcott/closed-form", test_closed_form);
  g_test_add_func ("/ruleset-northcott/moves", test_moves);
  g_test_add_func ("/ruleset-northcott/other-ways", test_other_ways);
  g_test_add_func ("/ruleset-northcott/refused", test_refused);
  return g_test_run ();
}
