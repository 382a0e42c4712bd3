/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-rules.h"

#include "grundy-explorer.h"
#include "grundy-solution.h"
#include "grundy-test-sums.h"
#include "grundy-test-tsv.h"

/* (transfer full): the exploration of one component of a sum */
static GrundyExploration *
explore_component (GrundySum *sum, guint component)
{
  g_autoptr (GrundyRules) rules = grundy_rules_new_for_game (grundy_sum_get_game (sum, component));
  const GrundyPosition *start = grundy_sum_get_position (sum, component);
  g_autoptr (GError) error = NULL;
  GrundyExploration *exploration = grundy_explore (rules, &start, 1, &grundy_limits_for_pictures, NULL, &error);

  g_assert_no_error (error);
  return exploration;
}

/* (transfer full): the exploration of a whole sum in which components of equal games share theirs if they may merge */
static GrundyExploration *
explore_sum (const char *text, GrundyPlay play, gboolean is_merging)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse (text, NULL, &error);
  guint n_components = sum == NULL ? 0 : grundy_sum_get_n_components (sum);
  g_autoptr (GPtrArray) components = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_exploration_unref);
  g_autoptr (GrundyPosition) start = grundy_position_new ();
  g_autoptr (GrundyRules) rules = NULL;
  GrundyExploration *exploration;

  g_assert_no_error (error);
  for (guint i = 0; i < n_components; i++)
    {
      guint same = 0;
      guint32 node;

      /* Only where what was explored for the first also has the start of the second. */
      while (same < i &&
             !(grundy_game_equal (grundy_sum_get_game (sum, same), grundy_sum_get_game (sum, i)) &&
               grundy_exploration_find (g_ptr_array_index (components, same), grundy_sum_get_position (sum, i), NULL)))
        same++;
      g_ptr_array_add (components, same < i ? grundy_exploration_ref (g_ptr_array_index (components, same))
                                            : explore_component (sum, i));
      g_assert_true (
          grundy_exploration_find (g_ptr_array_index (components, i), grundy_sum_get_position (sum, i), &node));
      grundy_position_append (start, node);
    }
  rules = grundy_rules_new_for_sum ((GrundyExploration *const *)components->pdata, n_components, play, is_merging);
  exploration =
      grundy_explore (rules, (const GrundyPosition *const[]){ start }, 1, &grundy_limits_for_pictures, NULL, &error);
  g_assert_no_error (error);
  return exploration;
}

static char
search_outcome (const char *text, GrundyPlay play, gboolean last_wins, gboolean is_merging)
{
  g_autoptr (GrundyExploration) exploration = explore_sum (text, play, is_merging);
  g_autoptr (GrundySolution) solution = grundy_solve (grundy_exploration_get_graph (exploration), NULL, NULL);
  guint32 start = grundy_exploration_get_start (exploration, 0);

  return grundy_outcome_get_letter (grundy_solution_get_outcome (solution, start, last_wins));
}

static void
test_against_all_play (void)
{
  GrundyTestRandom random = { 5 };

  for (guint round = 0; round < 240; round++)
    {
      GrundyPlay play = round % GRUNDY_N_PLAYS;
      gboolean is_merging = round / GRUNDY_N_PLAYS % 2 == 0;
      g_autoptr (GrundyTestSum) sum = grundy_test_sum_random (&random, 1 + round % 3, 7);
      g_autofree char *text = grundy_test_sum_to_text (sum, sum->starts);

      g_test_message ("%s, %s", text, grundy_play_get_id (play));
      for (guint last_wins = 0; last_wins < 2; last_wins++)
        {
          gboolean wins = grundy_test_sum_next_wins (sum, play, last_wins == 1, sum->starts);

          g_assert_cmpint (search_outcome (text, play, last_wins == 1, is_merging), ==, wins ? 'N' : 'P');
        }
    }
}

static GrundyPlay
play_of_row (const char *game)
{
  GrundyPlay play;

  if (g_str_equal (game, "disjunctive"))
    return GRUNDY_PLAY_NORMAL;
  if (g_str_equal (game, "everyshort"))
    return GRUNDY_PLAY_EVERY_SHORT;
  g_assert_true (grundy_play_from_id (game, &play));
  return play;
}

static void
test_vectors_of_sums (void)
{
  g_autoptr (GrundyTestTsv) tsv = grundy_test_tsv_open ("vectors/dag_sums.tsv");

  while (grundy_test_tsv_next (tsv))
    {
      g_autoptr (GrundyTestSum) sum = grundy_test_sum_parse (
          grundy_test_tsv_get (tsv, "nodes"), grundy_test_tsv_get (tsv, "edges"), grundy_test_tsv_get (tsv, "starts"));
      g_autofree char *text = grundy_test_sum_to_text (sum, sum->starts);
      GrundyPlay play = play_of_row (grundy_test_tsv_get (tsv, "game"));

      g_test_message ("line %u", grundy_test_tsv_get_line (tsv));
      g_assert_cmpint (search_outcome (text, play, TRUE, TRUE), ==, *grundy_test_tsv_get (tsv, "outcome_normal"));
      g_assert_cmpint (search_outcome (text, play, FALSE, TRUE), ==, *grundy_test_tsv_get (tsv, "outcome_misere"));
    }
}

static void
test_vectors_of_anti (void)
{
  g_autoptr (GrundyTestTsv) tsv = grundy_test_tsv_open ("vectors/anti_sg.tsv");

  while (grundy_test_tsv_next (tsv))
    {
      g_autoptr (GrundyTestSum) sum = grundy_test_sum_parse (
          grundy_test_tsv_get (tsv, "nodes"), grundy_test_tsv_get (tsv, "edges"), grundy_test_tsv_get (tsv, "starts"));
      g_autofree char *text = grundy_test_sum_to_text (sum, sum->starts);

      g_test_message ("line %u", grundy_test_tsv_get_line (tsv));
      g_assert_cmpint (search_outcome (text, GRUNDY_PLAY_MISERE, FALSE, TRUE), ==,
                       *grundy_test_tsv_get (tsv, "misere_to_the_end"));
      g_assert_cmpint (search_outcome (text, GRUNDY_PLAY_ANTI, FALSE, TRUE), ==,
                       *grundy_test_tsv_get (tsv, "misere_stop_at_zero"));
    }
}

static void
test_merging (void)
{
  g_autoptr (GrundyExploration) apart = explore_sum ("3*nim(2)", GRUNDY_PLAY_NORMAL, FALSE);
  g_autoptr (GrundyExploration) merged = explore_sum ("3*nim(2)", GRUNDY_PLAY_NORMAL, TRUE);

  g_assert_cmpuint (grundy_graph_get_n_nodes (grundy_exploration_get_graph (apart)), ==, 27);
  g_assert_cmpuint (grundy_graph_get_n_nodes (grundy_exploration_get_graph (merged)), ==, 10);
}

static void
test_merging_is_a_normal_form (void)
{
  g_autoptr (GrundyExploration) exploration = explore_sum ("nim(3)+kayles(2)+nim(2)+nim(1)", GRUNDY_PLAY_NORMAL, TRUE);
  GrundyRules *rules = grundy_exploration_get_rules (exploration);
  const guint64 cells[] = { 3, 2, 1, 0 };
  g_autoptr (GrundyPosition) position = grundy_position_new_from_cells (cells, G_N_ELEMENTS (cells));

  grundy_rules_normalise (rules, position);
  g_assert_cmpuint (position->cells[0], ==, 0);
  g_assert_cmpuint (position->cells[1], ==, 2);
  g_assert_cmpuint (position->cells[2], ==, 1);
  g_assert_cmpuint (position->cells[3], ==, 3);
}

static void
test_texts (void)
{
  g_autoptr (GrundyExploration) exploration = explore_sum ("kayles(1,3)+nim(2)", GRUNDY_PLAY_NORMAL, FALSE);
  guint32 start = grundy_exploration_get_start (exploration, 0);
  g_autofree char *label = grundy_exploration_get_label (exploration, start);
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_cmpstr (label, ==, "1,3 + 2");
  grundy_exploration_get_position (exploration, start, position);
  grundy_rules_format_sum (grundy_exploration_get_rules (exploration), position, text);
  g_assert_cmpstr (text->str, ==, "kayles(1,3)+nim(2)");
}

static void
test_moves_touch_components (void)
{
  g_autoptr (GrundyExploration) exploration = explore_sum ("nim(1)+nim(2)", GRUNDY_PLAY_SELECTIVE, FALSE);
  g_autoptr (GrundyPosition) start = grundy_position_new ();
  g_autoptr (GrundyMoves) moves = grundy_moves_new (0);
  g_autoptr (GString) touched = g_string_new (NULL);

  grundy_exploration_get_position (exploration, grundy_exploration_get_start (exploration, 0), start);
  grundy_rules_list_moves (grundy_exploration_get_rules (exploration), start, moves);
  for (guint i = 0; i < grundy_moves_get_n_moves (moves); i++)
    {
      guint n_elements;
      const guint *elements = grundy_moves_get_touched (moves, i, &n_elements);

      for (guint k = 0; k < n_elements; k++)
        g_string_append_printf (touched, "%u", elements[k]);
      g_string_append_c (touched, ' ');
    }
  g_assert_cmpstr (touched->str, ==, "0 01 01 1 1 ");
}

static void
test_measure (void)
{
  g_autoptr (GrundyExploration) sum = explore_sum ("kayles(5)+nim(3)", GRUNDY_PLAY_NORMAL, FALSE);
  g_autoptr (GrundyExploration) own = explore_sum ("dag{a>b}(a)+nim(3)", GRUNDY_PLAY_NORMAL, FALSE);
  g_autoptr (GrundyPosition) start = grundy_position_new ();

  g_assert_true (grundy_rules_has_measure (grundy_exploration_get_rules (sum)));
  grundy_exploration_get_position (sum, grundy_exploration_get_start (sum, 0), start);
  g_assert_cmpuint (grundy_rules_get_measure (grundy_exploration_get_rules (sum), start), ==, 9 + 5);
  g_assert_false (grundy_rules_has_measure (grundy_exploration_get_rules (own)));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/against-all-play", test_against_all_play);
  g_test_add_func ("/rules/vectors-of-sums", test_vectors_of_sums);
  g_test_add_func ("/rules/vectors-of-anti", test_vectors_of_anti);
  g_test_add_func ("/rules/merging", test_merging);
  g_test_add_func ("/rules/merging-is-a-normal-form", test_merging_is_a_normal_form);
  g_test_add_func ("/rules/texts", test_texts);
  g_test_add_func ("/rules/moves-touch-components", test_moves_touch_components);
  g_test_add_func ("/rules/measure", test_measure);
  return g_test_run ();
}
