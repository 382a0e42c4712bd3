/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-error.h"
#include "grundy-explorer.h"

#include "grundy-test-oracle.h"
#include "grundy-test-random.h"

#include <string.h>

#define MAX_NODES 7

typedef struct
{
  guint n_nodes;
  gboolean has_arrow[MAX_NODES][MAX_NODES];
} Arrows;

static void
move_token (const GrundyPosition *from, GPtrArray *options, gconstpointer rules)
{
  const Arrows *arrows = rules;
  g_autoptr (GrundyPosition) to = grundy_position_new ();

  for (guint i = 0; i < from->n_cells; i++)
    for (guint node = 0; node < arrows->n_nodes; node++)
      if (arrows->has_arrow[from->cells[i]][node])
        {
          grundy_position_assign (to, from->cells, from->n_cells);
          to->cells[i] = node;
          grundy_position_sort (to);
          grundy_test_add_option (options, to->cells, to->n_cells);
        }
}

/* Arrows between random nodes, each from the higher number to the lower, and the game that they make. */
static GrundyGame *
make_random_game (GrundyTestRandom *random, Arrows *arrows)
{
  g_autoptr (GString) text = g_string_new ("dag{0");

  arrows->n_nodes = 2 + grundy_test_random_below (random, MAX_NODES - 1);
  for (guint node = 1; node < arrows->n_nodes; node++)
    g_string_append_printf (text, ",%u", node);
  for (guint from = 0; from < arrows->n_nodes; from++)
    for (guint to = 0; to < from; to++)
      if (grundy_test_random_below (random, 5) < 2)
        {
          arrows->has_arrow[from][to] = TRUE;
          g_string_append_printf (text, ",%u>%u", from, to);
        }
  g_string_append_c (text, '}');
  return grundy_test_parse_game (text->str);
}

static void
test_search (void)
{
  GrundyTestRandom random = { 7 };

  for (guint i = 0; i < 40; i++)
    {
      Arrows arrows = { 0 };
      g_autoptr (GrundyGame) game = make_random_game (&random, &arrows);
      g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (move_token, &arrows);

      for (guint n_tokens = 1; n_tokens <= 3; n_tokens++)
        grundy_test_oracle_check_heaps (oracle, game, n_tokens, 0, arrows.n_nodes - 1);
    }
}

/* A token may go round: the graph says so. */
static void
assert_has_cycle (const char *text, gboolean has_cycle)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySum) sum = grundy_sum_parse (text, NULL, &error);
  g_autoptr (GrundyExploration) exploration = NULL;
  g_autoptr (GrundyRules) rules = NULL;
  const GrundyPosition *start;

  g_assert_no_error (error);
  start = grundy_sum_get_position (sum, 0);
  rules = grundy_rules_new_for_game (grundy_sum_get_game (sum, 0));
  exploration = grundy_explore (rules, &start, 1, &grundy_limits_for_values, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (grundy_exploration_has_cycle (exploration), ==, has_cycle);
}

static void
test_cycles (void)
{
  assert_has_cycle ("dag{a>b,b>c,c>b}(a)", TRUE);
  assert_has_cycle ("dag{a>b,b>c,c>b,d>e}(d)", FALSE);
  assert_has_cycle ("dag{a>b,b>c,c>b,d>e}(d,e,a)", TRUE);
  assert_has_cycle ("dag{a>a}(a)", TRUE);
  assert_has_cycle ("dag{a>a,b>c}(b,c)", FALSE);
  assert_has_cycle ("dag{甲>乙,乙>甲}(甲)", TRUE);
}

/* A path of many nodes is neither refused nor followed by recursion. */
static void
test_long_path (void)
{
  enum
  {
    N_NODES = 20000
  };
  g_autoptr (GString) arrows = g_string_new (NULL);
  g_autofree char *path = NULL;
  g_autofree char *ring = NULL;

  for (guint i = 0; i < N_NODES; i++)
    g_string_append_printf (arrows, "%s%u>%u", i > 0 ? "," : "", i, i + 1);
  path = g_strdup_printf ("dag{%s}(0)", arrows->str);
  ring = g_strdup_printf ("dag{%s,%u>0}(%u)", arrows->str, N_NODES, N_NODES);
  assert_has_cycle (path, FALSE);
  assert_has_cycle (ring, TRUE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ruleset-dag/search", test_search);
  g_test_add_func ("/ruleset-dag/cycles", test_cycles);
  g_test_add_func ("/ruleset-dag/long-path", test_long_path);
  return g_test_run ();
}
