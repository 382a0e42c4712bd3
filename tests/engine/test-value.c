/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-value.h"

#include <string.h>

#include "grundy-test-oracle.h"
#include "grundy-test-sums.h"
#include "grundy-test-tsv.h"
#include "grundy-test-vectors.h"

static GrundyValue
evaluate (const char *text, GrundyPlay play)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_test_parse_sum (text);
  GrundyValue value;

  g_test_message ("%s, %s", text, grundy_play_get_id (play));
  grundy_sum_evaluate (sum, play, &grundy_limits_for_values, NULL, &value, &error);
  g_assert_no_error (error);
  return value;
}

static void
assert_value (const char *text, GrundyPlay play, guint64 sg, char outcome)
{
  GrundyValue value = evaluate (text, play);

  g_assert_cmpuint (value.sg, ==, sg);
  g_assert_cmpint (grundy_outcome_get_letter (value.outcome), ==, outcome);
}

static guint64
naive_sg (const GrundyTestSum *sum, const guint32 *nodes)
{
  guint64 sg = 0;

  for (guint i = 0; i < sum->n_components; i++)
    sg ^= grundy_test_naive_sg (sum->graphs[i], nodes[i]);
  return sg;
}

static char
naive_outcome (const GrundyTestSum *sum, GrundyPlay play, const guint32 *nodes)
{
  return grundy_test_sum_next_wins (sum, play, grundy_play_last_wins (play), nodes) ? 'N' : 'P';
}

static void
test_against_all_play (void)
{
  GrundyTestRandom random = { 11 };

  for (guint round = 0; round < 300; round++)
    {
      g_autoptr (GrundyTestSum) sum = grundy_test_sum_random (&random, 1 + round % 3, 7);
      g_autofree char *text = grundy_test_sum_to_text (sum, sum->starts);

      for (GrundyPlay play = GRUNDY_PLAY_NORMAL; play <= GRUNDY_PLAY_SELECTIVE; play++)
        assert_value (text, play, naive_sg (sum, sum->starts), naive_outcome (sum, play, sum->starts));
    }
}

/* Whether the condition of the SJ theorem was found to hold, as the table says; a component alone is searched at once.
 */
static void
assert_condition (const char *text, const char *expected)
{
  g_autoptr (GrundySum) sum = grundy_test_parse_sum (text);
  g_autoptr (GError) error = NULL;
  g_auto (GrundyReason) reason = { 0 };
  GrundyValue value;

  grundy_sum_evaluate_with_reason (sum, GRUNDY_PLAY_MISERE, &grundy_limits_for_values, NULL, &value, &reason, &error);
  g_assert_no_error (error);
  if (grundy_sum_get_n_components (sum) == 1)
    g_assert_cmpint (reason.ground, ==, GRUNDY_GROUND_SEARCH);
  else
    g_assert_cmpint (reason.ground == GRUNDY_GROUND_SJ, ==, g_str_equal (expected, "yes"));
}

/* The graph of every component, of which sums are made */
static GrundyExploration *
explore_component (GrundySum *sum, guint component)
{
  g_autoptr (GrundyRules) rules = grundy_rules_new_for_game (grundy_sum_get_game (sum, component));
  const GrundyPosition *start = grundy_sum_get_position (sum, component);
  g_autoptr (GError) error = NULL;
  GrundyExploration *exploration = grundy_explore (rules, &start, 1, &grundy_limits_for_values, NULL, &error);

  g_assert_no_error (error);
  return exploration;
}

/* Who wins where the last to move loses, whatever a turn is: only the graph of the whole sum tells. */
static char
find_outcome_if_last_loses (const char *text, GrundyPlay play)
{
  g_autoptr (GrundySum) sum = grundy_test_parse_sum (text);
  guint n_components = grundy_sum_get_n_components (sum);
  g_autoptr (GPtrArray) components = g_ptr_array_new_with_free_func ((GDestroyNotify)grundy_exploration_unref);
  g_autoptr (GrundyPosition) tuple = grundy_position_new ();
  const GrundyPosition *start = tuple;
  g_autoptr (GrundyRules) rules = NULL;
  g_autoptr (GrundyExploration) whole = NULL;
  g_autoptr (GrundySolution) solution = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n_components; i++)
    {
      GrundyExploration *exploration = explore_component (sum, i);

      g_ptr_array_add (components, exploration);
      grundy_position_append (tuple, grundy_exploration_get_start (exploration, 0));
    }
  rules = grundy_rules_new_for_sum ((GrundyExploration *const *)components->pdata, n_components, play, FALSE);
  whole = grundy_explore (rules, &start, 1, &grundy_limits_for_values, NULL, &error);
  g_assert_no_error (error);
  solution = grundy_solve (grundy_exploration_get_graph (whole), NULL, &error);
  g_assert_no_error (error);
  return grundy_outcome_get_letter (
      grundy_solution_get_outcome (solution, grundy_exploration_get_start (whole, 0), FALSE));
}

static void
test_vectors_of_sums (void)
{
  static const struct
  {
    const char *game;
    GrundyPlay play;
  } ways[] = { { "disjunctive", GRUNDY_PLAY_NORMAL },
               { "every", GRUNDY_PLAY_EVERY },
               { "everyshort", GRUNDY_PLAY_EVERY_SHORT },
               { "selective", GRUNDY_PLAY_SELECTIVE } };
  g_autoptr (GrundyTestTsv) tsv = grundy_test_tsv_open ("vectors/dag_sums.tsv");
  guint n_rows = 0;

  while (grundy_test_tsv_next (tsv))
    for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
      {
        g_autoptr (GrundyTestSum) sum = NULL;
        g_autofree char *text = NULL;
        char misere = *grundy_test_tsv_get (tsv, "outcome_misere");

        if (!g_str_equal (grundy_test_tsv_get (tsv, "game"), ways[i].game))
          continue;
        sum = grundy_test_sum_parse (grundy_test_tsv_get (tsv, "nodes"), grundy_test_tsv_get (tsv, "edges"),
                                     grundy_test_tsv_get (tsv, "starts"));
        text = grundy_test_sum_to_text (sum, sum->starts);
        assert_value (text, ways[i].play, naive_sg (sum, sum->starts), *grundy_test_tsv_get (tsv, "outcome_normal"));
        g_assert_cmpint (find_outcome_if_last_loses (text, ways[i].play), ==, misere);
        if (ways[i].play == GRUNDY_PLAY_NORMAL)
          assert_value (text, GRUNDY_PLAY_MISERE, naive_sg (sum, sum->starts), misere);
        n_rows++;
      }
  g_assert_cmpuint (n_rows, ==, 158);
}

static void
test_vectors_of_anti (void)
{
  g_autoptr (GrundyTestTsv) tsv = grundy_test_tsv_open ("vectors/anti_sg.tsv");
  guint n_rows = 0;

  for (; grundy_test_tsv_next (tsv); n_rows++)
    {
      g_autoptr (GrundyTestSum) sum = grundy_test_sum_parse (
          grundy_test_tsv_get (tsv, "nodes"), grundy_test_tsv_get (tsv, "edges"), grundy_test_tsv_get (tsv, "starts"));
      g_autofree char *text = grundy_test_sum_to_text (sum, sum->starts);
      guint64 sg = naive_sg (sum, sum->starts);

      assert_value (text, GRUNDY_PLAY_MISERE, sg, *grundy_test_tsv_get (tsv, "misere_to_the_end"));
      assert_value (text, GRUNDY_PLAY_ANTI, sg, *grundy_test_tsv_get (tsv, "misere_stop_at_zero"));
      assert_condition (text, grundy_test_tsv_get (tsv, "pet"));
    }
  g_assert_cmpuint (n_rows, ==, 80);
}

/* Rows of heaps or pairs, each a component of its own. */
static char *
every_heaps_to_text (const GrundyTestTsv *tsv)
{
  gboolean is_euclid = g_str_equal (grundy_test_tsv_get (tsv, "game"), "every-euclid0");
  g_auto (GStrv) parts = g_strsplit (grundy_test_tsv_get (tsv, "position"), is_euclid ? ";" : ",", -1);
  GString *text = g_string_new (NULL);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *component = grundy_test_vector_to_sum (grundy_test_tsv_get (tsv, "game") + strlen ("every-"),
                                                              grundy_test_tsv_get (tsv, "params"), parts[i]);

      g_string_append_printf (text, i == 0 ? "%s" : "+%s", component);
    }
  return g_string_free (text, FALSE);
}

static void
test_vectors_of_every_heaps (void)
{
  g_autoptr (GrundyTestTsv) tsv = grundy_test_tsv_open ("vectors/every_heaps.tsv");
  guint n_rows = 0;

  for (; grundy_test_tsv_next (tsv); n_rows++)
    {
      g_autofree char *text = every_heaps_to_text (tsv);

      g_assert_cmpint (grundy_outcome_get_letter (evaluate (text, GRUNDY_PLAY_EVERY).outcome), ==,
                       *grundy_test_tsv_get (tsv, "outcome_normal"));
      g_assert_cmpint (find_outcome_if_last_loses (text, GRUNDY_PLAY_EVERY), ==,
                       *grundy_test_tsv_get (tsv, "outcome_misere"));
    }
  g_assert_cmpuint (n_rows, ==, 93);
}

/* What no search can reach, a theorem gives. */
static void
test_far_away (void)
{
  assert_value ("nim(1000000000000000000,3)", GRUNDY_PLAY_NORMAL, G_GUINT64_CONSTANT (1000000000000000003), 'N');
  assert_value ("nim(1000000000000000000)+nim(1)+nim(1000000000000000001)", GRUNDY_PLAY_MISERE, 0, 'P');
  assert_value ("nim(1)+nim(1)+nim(1,0)", GRUNDY_PLAY_MISERE, 1, 'P');
  assert_value ("take{1,3,4}(5000)+take{1,3,4}(1,4999)", GRUNDY_PLAY_MISERE, 0, 'N');
  assert_value ("kayles(1000)", GRUNDY_PLAY_EVERY, 1, 'N');
  assert_value ("kayles(500)+kayles(700)", GRUNDY_PLAY_SELECTIVE, 0, 'N');
  assert_value ("kayles(500)+kayles(500)", GRUNDY_PLAY_ANTI, 0, 'N');
  assert_value ("kayles(501)+kayles(501)", GRUNDY_PLAY_ANTI, 0, 'P');
  assert_value ("take{1000000000}(5000000000000)", GRUNDY_PLAY_NORMAL, 0, 'P');
  /* Only outcomes are known, but a position that is P has SG 0. */
  assert_value ("wythoff(165580140,267914295)", GRUNDY_PLAY_NORMAL, 0, 'P');
}

/* Kayles in misère: P are 1, 4, 9, 12, 20 and no other single heap to 30 (Sibert and Conway 1992); no condition holds.
 */
static void
test_misere_kayles (void)
{
  for (guint heap = 1; heap <= 24; heap++)
    {
      g_autofree char *text = g_strdup_printf ("kayles(%u)", heap);
      gboolean is_p = heap == 1 || heap == 4 || heap == 9 || heap == 12 || heap == 20;

      g_assert_cmpint (evaluate (text, GRUNDY_PLAY_MISERE).outcome, ==, is_p ? GRUNDY_OUTCOME_P : GRUNDY_OUTCOME_N);
    }
}

/* A sum of components is as good as one component with all heaps where one moves a turn. */
static void
test_components_and_heaps (void)
{
  static const char *const games[] = { "kayles", "grundy", "take{1,3,4}", "take{proper-divisors}", "octal{4.(3)}" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (guint a = 0; a <= 8; a++)
      for (guint b = a; b <= 8; b++)
        {
          g_autofree char *apart = g_strdup_printf ("%s(%u)+%s(%u)+%s(5)", games[i], a, games[i], b, games[i]);
          g_autofree char *together = g_strdup_printf ("%s(%u,%u,5)", games[i], a, b);

          for (GrundyPlay play = GRUNDY_PLAY_NORMAL; play <= GRUNDY_PLAY_MISERE; play++)
            {
              GrundyValue value = evaluate (apart, play);

              assert_value (together, play, value.sg, grundy_outcome_get_letter (value.outcome));
            }
        }
}

/* Tokens on one graph do not meet: they are as good as a component each. */
static void
test_components_and_tokens (void)
{
  GrundyTestRandom random = { 31 };

  for (guint round = 0; round < 100; round++)
    {
      g_autoptr (GrundyTestSum) sum = grundy_test_sum_random (&random, 1, 8);
      guint32 n_nodes = grundy_graph_get_n_nodes (sum->graphs[0]);
      g_autofree char *first = grundy_test_sum_to_text (sum, sum->starts);
      guint32 node = (guint32)grundy_test_random_below (&random, n_nodes);
      g_autofree char *second = grundy_test_sum_to_text (sum, &node);
      g_autofree char *apart = g_strdup_printf ("%s+%s", first, second);
      g_autofree char *together = g_strdup_printf ("%.*s,%u)", (int)strlen (first) - 1, first, node);

      for (GrundyPlay play = GRUNDY_PLAY_NORMAL; play <= GRUNDY_PLAY_MISERE; play++)
        {
          GrundyValue value = evaluate (apart, play);

          assert_value (together, play, value.sg, grundy_outcome_get_letter (value.outcome));
        }
    }
}

static gboolean
is_same_move (const GrundyTestTurn *turn, const char *turn_text, const GrundySumMove *move)
{
  g_autofree char *text = grundy_sum_to_text (move->sum);
  guint moved = 0;

  for (guint i = 0; i < move->n_components; i++)
    moved |= 1u << move->components[i];
  return moved == turn->moved && g_str_equal (text, turn_text);
}

static void
assert_moves (const GrundyTestSum *sum, const char *text, GrundyPlay play)
{
  g_autoptr (GArray) turns = grundy_test_sum_list_turns (sum, play, sum->starts);
  g_autoptr (GrundySum) parsed = grundy_test_parse_sum (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) moves = grundy_sum_list_moves (parsed, play, &grundy_limits_for_values, NULL, &error);

  g_test_message ("%s, %s", text, grundy_play_get_id (play));
  g_assert_no_error (error);
  g_assert_cmpuint (moves->len, ==, turns->len);
  for (guint i = 0; i < turns->len; i++)
    {
      const GrundyTestTurn *turn = &g_array_index (turns, GrundyTestTurn, i);
      g_autofree char *raw = grundy_test_sum_to_text (sum, turn->nodes);
      g_autoptr (GrundySum) after = grundy_test_parse_sum (raw);
      g_autofree char *turn_text = grundy_sum_to_text (after);
      const GrundySumMove *move;
      guint k = 0;

      while (k < moves->len && !is_same_move (turn, turn_text, g_ptr_array_index (moves, k)))
        k++;
      g_assert_cmpuint (k, <, moves->len);
      move = g_ptr_array_index (moves, k);
      g_assert_cmpuint (move->value.sg, ==, naive_sg (sum, turn->nodes));
      g_assert_cmpint (grundy_outcome_get_letter (move->value.outcome), ==, naive_outcome (sum, play, turn->nodes));
      g_assert_true (move->is_winning == (move->value.outcome == GRUNDY_OUTCOME_P));
    }
}

static void
test_moves_against_all_play (void)
{
  GrundyTestRandom random = { 23 };

  for (guint round = 0; round < 120; round++)
    {
      g_autoptr (GrundyTestSum) sum = grundy_test_sum_random (&random, 1 + round % 3, 6);
      g_autofree char *text = grundy_test_sum_to_text (sum, sum->starts);

      assert_moves (sum, text, round % GRUNDY_N_PLAYS);
    }
}

/* A line a move: components from 1, sum, SG, outcome, and a star where it wins */
static char *
moves_to_text (const char *text, GrundyPlay play)
{
  g_autoptr (GrundySum) sum = grundy_test_parse_sum (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) moves = grundy_sum_list_moves (sum, play, &grundy_limits_for_values, NULL, &error);
  GString *lines = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < moves->len; i++)
    {
      const GrundySumMove *move = g_ptr_array_index (moves, i);
      g_autofree char *after = grundy_sum_to_text (move->sum);

      for (guint k = 0; k < move->n_components; k++)
        g_string_append_printf (lines, "%u ", move->components[k] + 1);
      g_string_append_printf (lines, "%s %u %c%s\n", after, (guint)move->value.sg,
                              grundy_outcome_get_letter (move->value.outcome), move->is_winning ? " *" : "");
    }
  return g_string_free (lines, FALSE);
}

static void
assert_move_lines (const char *text, GrundyPlay play, const char *expected)
{
  g_autofree char *lines = moves_to_text (text, play);

  g_assert_cmpstr (lines, ==, expected);
}

/* Each distinct sum once, by components, then in the ruleset's order. */
static void
test_moves_are_listed_in_order (void)
{
  assert_move_lines ("kayles(2)+nim(2)", GRUNDY_PLAY_NORMAL,
                     "1 kayles(1)+nim(2) 3 N\n"
                     "1 kayles()+nim(2) 2 N\n"
                     "2 kayles(2)+nim(1) 3 N\n"
                     "2 kayles(2)+nim() 2 N\n");
  assert_move_lines ("nim(1)+nim(1,1)", GRUNDY_PLAY_SELECTIVE,
                     "1 nim()+nim(1,1) 0 P *\n"
                     "1 2 nim()+nim(1) 1 N\n"
                     "2 nim(1)+nim(1) 0 N\n");
  /* Two moves lead to (0,1). */
  assert_move_lines ("wythoff(1,2)", GRUNDY_PLAY_NORMAL,
                     "1 wythoff(1,1) 2 N\n"
                     "1 wythoff(0,1) 1 N\n"
                     "1 wythoff(0,2) 2 N\n");
  assert_move_lines ("nim(1)+nim()", GRUNDY_PLAY_EVERY_SHORT, "");
  assert_move_lines ("nim(1,1)+nim(2,2)", GRUNDY_PLAY_ANTI, "");
}

/* The value beside a move is that of the sum after it, asked for alone. */
static void
test_moves_agree_with_values (void)
{
  static const char *const texts[] = { "couples(3,4)",
                                       "octal{0.4}(4,5)",
                                       "grundy(3,8)+nim(1)",
                                       "kayles(4)+nim(2,3)",
                                       "take{half}(7)+take{half}(5)",
                                       "wythoff(2,3)+nim(1)",
                                       "dag{a>b,b>c}(a,a)+nim(2)" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (GrundyPlay play = GRUNDY_PLAY_NORMAL; play <= GRUNDY_PLAY_SELECTIVE; play++)
      {
        g_autoptr (GrundySum) sum = grundy_test_parse_sum (texts[i]);
        g_autoptr (GPtrArray) moves = grundy_sum_list_moves (sum, play, &grundy_limits_for_values, NULL, NULL);

        g_assert_nonnull (moves);
        for (guint k = 0; k < moves->len; k++)
          {
            const GrundySumMove *move = g_ptr_array_index (moves, k);
            g_autofree char *after = grundy_sum_to_text (move->sum);

            assert_value (after, play, move->value.sg, grundy_outcome_get_letter (move->value.outcome));
          }
      }
}

static void
test_limits (void)
{
  const GrundyLimits tight = { 100, 1000 };
  g_autoptr (GrundySum) deep = grundy_test_parse_sum ("kayles(30)");
  g_autoptr (GrundySum) wide = grundy_test_parse_sum ("60*nim(1)");
  g_autoptr (GrundySum) high = grundy_test_parse_sum ("nim(1000000000000000000)");
  g_autoptr (GError) search_error = NULL;
  g_autoptr (GError) wide_error = NULL;
  g_autoptr (GError) high_error = NULL;
  GrundyValue value;

  g_assert_false (grundy_sum_evaluate (deep, GRUNDY_PLAY_MISERE, &tight, NULL, &value, &search_error));
  g_assert_error (search_error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT);
  g_assert_null (grundy_sum_list_moves (wide, GRUNDY_PLAY_SELECTIVE, &grundy_limits_for_values, NULL, &wide_error));
  g_assert_error (wide_error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT);
  g_assert_null (grundy_sum_list_moves (high, GRUNDY_PLAY_NORMAL, &grundy_limits_for_values, NULL, &high_error));
  g_assert_error (high_error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT);
}

/* In misère play the heaps of several components of one game are searched together: tuples would be far more. */
static void
test_misere_heaps_together (void)
{
  const GrundyLimits tight = { 2000, 20000 };
  g_autoptr (GrundySum) sum = grundy_test_parse_sum ("kayles(7)+grundy(3)+2*kayles(6)");
  g_autoptr (GError) error = NULL;
  GrundyValue value;

  g_assert_true (grundy_sum_evaluate (sum, GRUNDY_PLAY_MISERE, &tight, NULL, &value, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (value.sg, ==, 3);
  g_assert_cmpint (value.outcome, ==, GRUNDY_OUTCOME_N);
}

static void
evaluate_with_reason (const char *text, GrundyPlay play, GrundyReason *reason)
{
  g_autoptr (GrundySum) sum = grundy_test_parse_sum (text);
  g_autoptr (GError) error = NULL;
  GrundyValue value;

  grundy_sum_evaluate_with_reason (sum, play, &grundy_limits_for_values, NULL, &value, reason, &error);
  g_assert_no_error (error);
}

static void
test_reasons (void)
{
  static const struct
  {
    const char *text;
    GrundyPlay play;
    GrundyReason reason;
  } cases[] = {
    { "nim(3)+nim(5)", GRUNDY_PLAY_NORMAL, { .ground = GRUNDY_GROUND_VALUES } },
    { "nim(3)+nim(5)", GRUNDY_PLAY_ANTI, { .ground = GRUNDY_GROUND_VALUES } },
    { "nim(3)+nim(5)", GRUNDY_PLAY_SELECTIVE, { .ground = GRUNDY_GROUND_VALUES } },
    { "nim(3,5)", GRUNDY_PLAY_EVERY, { .ground = GRUNDY_GROUND_VALUES } },
    /* step(take{1}(n)) = remoteness(take{1}(n)) = n */
    { "2*take{1}(3)+take{1}(5)+take{1}(5)",
      GRUNDY_PLAY_EVERY,
      { .ground = GRUNDY_GROUND_LENGTH, .component = 2, .length = 5 } },
    { "take{1}(4)+2*take{1}(3)",
      GRUNDY_PLAY_EVERY_SHORT,
      { .ground = GRUNDY_GROUND_LENGTH, .component = 1, .length = 3 } },
    { "nim(2,2)+nim(3)",
      GRUNDY_PLAY_MISERE,
      { .ground = GRUNDY_GROUND_FORMULA, .has_parts = TRUE, .total = 3, .has_large = TRUE } },
    { "moore{2}(1,2,3)", GRUNDY_PLAY_MISERE, { .ground = GRUNDY_GROUND_FORMULA } },
    { "take{1,3,4}(5,6)+nim(1)",
      GRUNDY_PLAY_MISERE,
      { .ground = GRUNDY_GROUND_SJ, .has_parts = TRUE, .total = 0, .has_large = TRUE } },
    { "dag{b>a,c>b}(c)", GRUNDY_PLAY_MISERE, { .ground = GRUNDY_GROUND_SEARCH, .n_searched = 3 } },
    { "kayles(1)+kayles(5)", GRUNDY_PLAY_MISERE, { .ground = GRUNDY_GROUND_SEARCH, .exception = "kayles(2,2)" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const GrundyReason *expected = &cases[i].reason;
      g_auto (GrundyReason) reason = { 0 };

      g_test_message ("%s, %s", cases[i].text, grundy_play_get_id (cases[i].play));
      evaluate_with_reason (cases[i].text, cases[i].play, &reason);
      g_assert_cmpint (reason.ground, ==, expected->ground);
      g_assert_cmpint (reason.has_parts, ==, expected->has_parts);
      g_assert_cmpuint (reason.total, ==, expected->total);
      g_assert_cmpint (reason.has_large, ==, expected->has_large);
      g_assert_cmpuint (reason.component, ==, expected->component);
      g_assert_cmpuint (reason.length, ==, expected->length);
      g_assert_cmpstr (reason.exception, ==, expected->exception);
      g_assert_cmpint (reason.source != NULL, ==, reason.ground == GRUNDY_GROUND_FORMULA);
      if (expected->n_searched > 0)
        g_assert_cmpuint (reason.n_searched, ==, expected->n_searched);
    }
}

/* What a search costs that meets its limit is not all there is to say: why was there a search? */
static void
test_limit_tells_exception (void)
{
  const GrundyLimits tight = { 60, 1000 };
  g_autoptr (GrundySum) sum = grundy_test_parse_sum ("kayles(6)+kayles(7)");
  g_autoptr (GError) error = NULL;
  GrundyValue value;

  g_assert_false (grundy_sum_evaluate (sum, GRUNDY_PLAY_MISERE, &tight, NULL, &value, &error));
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_LIMIT);
  g_assert_nonnull (strstr (error->message, "kayles(2,2)"));
}

/* Sums of unlike components of which there are millions of tuples, within a limit of some thousand positions. */
static void
test_misere_by_forms (void)
{
  const GrundyLimits tight = { 5000, 100000 };
  g_autoptr (GrundySum) sum = grundy_test_parse_sum ("kayles(10)+grundy(12)+kayles(9)+grundy(14)");
  g_autoptr (GError) error = NULL;
  GrundyValue value;

  g_assert_true (grundy_sum_evaluate (sum, GRUNDY_PLAY_MISERE, &tight, NULL, &value, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (value.sg, ==, 5);
  g_assert_cmpint (value.outcome, ==, GRUNDY_OUTCOME_N);
}

static gboolean
stop (guint64 done, guint64 total, gpointer user_data)
{
  return FALSE;
}

static void
test_cancel (void)
{
  const GrundyProgress progress = { stop, NULL };
  g_autoptr (GrundySum) sum = grundy_test_parse_sum ("kayles(30)+grundy(20)");

  for (GrundyPlay play = GRUNDY_PLAY_NORMAL; play <= GRUNDY_PLAY_SELECTIVE; play++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (grundy_sum_list_moves (sum, play, &grundy_limits_for_values, &progress, &error));
      g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_CANCELLED);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/value/against-all-play", test_against_all_play);
  g_test_add_func ("/value/vectors-of-sums", test_vectors_of_sums);
  g_test_add_func ("/value/vectors-of-anti", test_vectors_of_anti);
  g_test_add_func ("/value/vectors-of-every-heaps", test_vectors_of_every_heaps);
  g_test_add_func ("/value/far-away", test_far_away);
  g_test_add_func ("/value/misere-kayles", test_misere_kayles);
  g_test_add_func ("/value/misere-heaps-together", test_misere_heaps_together);
  g_test_add_func ("/value/components-and-heaps", test_components_and_heaps);
  g_test_add_func ("/value/components-and-tokens", test_components_and_tokens);
  g_test_add_func ("/value/moves-against-all-play", test_moves_against_all_play);
  g_test_add_func ("/value/moves-are-listed-in-order", test_moves_are_listed_in_order);
  g_test_add_func ("/value/moves-agree-with-values", test_moves_agree_with_values);
  g_test_add_func ("/value/reasons", test_reasons);
  g_test_add_func ("/value/misere-by-forms", test_misere_by_forms);
  g_test_add_func ("/value/limit-tells-exception", test_limit_tells_exception);
  g_test_add_func ("/value/limits", test_limits);
  g_test_add_func ("/value/cancel", test_cancel);
  return g_test_run ();
}
