/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Every closed form of the catalogue against exhaustive search of whole positions, all that can be reached from some
 * starts. A closed form without a start here fails the test, so that a new one cannot be forgotten. With --verbose the
 * test prints up to where each was compared.
 */
#include "grundy-catalogue.h"
#include "grundy-test-oracle.h"

#include "grundy-explorer.h"
#include "grundy-solution.h"
#include "grundy-sum.h"

static const char *const starts[] = {
  "nim(9,10,11)",
  "nim{ordered}(5,6,7)",
  "take{any}(8,9,10)",
  "take{1..3}(12,13,14)",
  "take{powers-of-two}(12,13,14)",
  "take{1..2,7}(12,13,14)",
  "take{odd}(200)",
  "take{half}(14,15,16)",
  "take{half}(1000)",
  "take{at-least-half}(14,15,16)",
  "take{at-least-half}(1000)",
  "take{divisors}(14,15,16)",
  "take{divisors}(1000)",
  "take{proper-divisors}(14,15,16)",
  "take{proper-divisors}(1000)",
  "lasker(21)",
  "lasker(5,6)",
  "split-xor(15,15)",
  "split-xor(31)",
  "circle-kayles(26)",
  "dynamic-take{1}(120)",
  "dynamic-take{2}(120)",
  "dynamic-take{3}(120)",
  "dynamic-take{7}(100)",
  "moore{1}(6,7,8)",
  "moore{2}(7,8,9)",
  "moore{3}(4,4,5,5)",
  "new-stone(3,3,4)",
  "new-stone(1,2,2,3)",
  "lim(9,10,11)",
  "multiply{5000}(1)",
  "multiply{163}(1)",
  "wythoff(40,50)",
  "piece{rook}(9,10;4,5)",
  "piece{rook}(30,40)",
  "piece{bishop}(30,40)",
  "piece{bishop}(5,6;7,4)",
  "piece{king}(30,40)",
  "piece{king}(5,6;7,4)",
  "piece{wazir}(30,40)",
  "piece{wazir}(5,6;7,4)",
  "euclid{to-zero}(89,144)",
  "euclid{to-zero}(97,100)",
  "euclid{positive}(89,144)",
  "euclid{positive}(97,100)",
  "staircase(3,3,3,2)",
  "staircase(0,6,0,5)",
  "silver-dollar(3,6,9,12)",
  "silver-dollar(4,9,13)",
  "nimble(5,6,7,8)",
  "northcott{4}(0,3;2,1)",
  "coins{one}(HHHHHH)",
  "coins{turtles}(HHHHHHHHHHH)",
  "coins{twins}(HHHHHHHHHHH)",
  "coins{mock}(HHHHHHHHHHH)",
  "coins{ruler}(HHHHHHHHHHH)",
  "coin-grid{turtles x turtles,3x3}(3,3;2,2;1,3)",
  "coin-grid{ruler x mock,3x3}(3,3;2,2;1,3)",
  "coin-grid{twins x mock x turtles,2x2x2}(2,2,2;2,1,2)",
  "hackenbush(0-1,1-2,2-0,2-3,3-3,1-4,4-5,5-1,0-6,6-0,6-7)",
  "hackenbush{ground 0,9}(0-1,1-2,2-9,2-3,3-4,4-2,1-5,5-6,1-7)",
};

typedef struct
{
  const GrundyClosedForm *form;
  guint64 n_positions;
  gboolean has_misere;
  GString *starts;
} Tally;

static void
free_tally (gpointer data)
{
  Tally *tally = data;

  g_string_free (tally->starts, TRUE);
  g_free (tally);
}

static Tally *
get_tally (GHashTable *tallies, const GrundyClosedForm *form)
{
  Tally *tally = g_hash_table_lookup (tallies, form);

  if (tally == NULL)
    {
      tally = g_new0 (Tally, 1);
      tally->form = form;
      tally->starts = g_string_new (NULL);
      g_hash_table_insert (tallies, (gpointer)form, tally);
    }
  return tally;
}

static void
compare (const GrundyClosedForm *form, GrundyGame *game, const GrundyPosition *position, const GrundySolution *solution,
         guint32 node)
{
  gboolean n_wins = grundy_solution_get_outcome (solution, node, TRUE) == GRUNDY_OUTCOME_N;

  if (form->sg != NULL)
    g_assert_cmpuint (form->sg (game, position), ==, grundy_solution_get_sg (solution, node));
  if (form->n_wins != NULL)
    g_assert_true (!form->n_wins (game, position) == !n_wins);
  if (form->n_wins_misere != NULL)
    g_assert_true (!form->n_wins_misere (game, position) ==
                   (grundy_solution_get_outcome (solution, node, FALSE) != GRUNDY_OUTCOME_N));
}

static void
check_start (const char *text, GHashTable *tallies)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse (text, NULL, &error);
  g_autoptr (GrundyRules) rules = NULL;
  g_autoptr (GrundyExploration) exploration = NULL;
  g_autoptr (GrundySolution) solution = NULL;
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  const GrundyPosition *start;
  const GrundyClosedForm *form;
  Tally *tally;
  guint32 n_nodes;

  g_assert_no_error (error);
  form = grundy_game_get_closed_form (grundy_sum_get_game (sum, 0));
  if (form == NULL)
    g_error ("%s has no closed form", text);
  rules = grundy_rules_new_for_game (grundy_sum_get_game (sum, 0));
  start = grundy_sum_get_position (sum, 0);
  exploration = grundy_explore (rules, &start, 1, &grundy_limits_for_values, NULL, &error);
  g_assert_no_error (error);
  solution = grundy_solve (grundy_exploration_get_graph (exploration), NULL, &error);
  g_assert_no_error (error);
  n_nodes = grundy_graph_get_n_nodes (grundy_exploration_get_graph (exploration));
  for (guint32 node = 0; node < n_nodes; node++)
    {
      grundy_exploration_get_position (exploration, node, position);
      compare (form, grundy_sum_get_game (sum, 0), position, solution, node);
    }
  tally = get_tally (tallies, form);
  tally->n_positions += n_nodes;
  tally->has_misere = tally->has_misere || form->n_wins_misere != NULL;
  g_string_append_printf (tally->starts, "%s%s", tally->starts->len > 0 ? " " : "", text);
}

static void
print_row (const GrundyRuleset *ruleset, const Tally *tally)
{
  const GrundyClosedForm *form = tally->form;

  g_test_message ("%s\t%s%s\t%" G_GUINT64_FORMAT " positions\t%s\t%s", ruleset->id,
                  form->sg != NULL ? "value" : "who wins", tally->has_misere ? " and misère" : "", tally->n_positions,
                  tally->starts->str, form->source);
}

static void
test_all (void)
{
  g_autoptr (GHashTable) tallies = g_hash_table_new_full (NULL, NULL, NULL, free_tally);
  guint n_rulesets;
  const GrundyRuleset *const *rulesets = grundy_catalogue_get_rulesets (&n_rulesets);
  guint n_forms = 0;

  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    check_start (starts[i], tallies);
  for (guint i = 0; i < n_rulesets; i++)
    for (guint k = 0; k < rulesets[i]->n_closed_forms; k++)
      {
        const Tally *tally = g_hash_table_lookup (tallies, &rulesets[i]->closed_forms[k]);

        if (tally == NULL)
          g_error ("Nothing was compared with closed form %u of %s: %s", k + 1, rulesets[i]->id,
                   rulesets[i]->closed_forms[k].source);
        print_row (rulesets[i], tally);
        n_forms++;
      }
  g_assert_cmpuint (n_forms, ==, g_hash_table_size (tallies));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/claims/all", test_all);
  return g_test_run ();
}
