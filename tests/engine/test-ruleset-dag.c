/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-error.h"
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

static void
assert_cycle (const char *game_text, const char *tokens, const char *cycle)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game (game_text);
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyPosition) position = grundy_game_parse_position (game, tokens, &error);

  if (cycle == NULL)
    {
      g_assert_no_error (error);
      g_assert_nonnull (position);
      return;
    }
  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_CYCLE);
  g_assert_null (position);
  g_assert_nonnull (strstr (error->message, cycle));
}

static void
test_cycles (void)
{
  assert_cycle ("dag{a>b,b>c,c>b}", "a", "b>c>b");
  assert_cycle ("dag{a>b,b>c,c>b,d>e}", "d", NULL);
  assert_cycle ("dag{a>b,b>c,c>b,d>e}", "d,e,a", "b>c>b");
  assert_cycle ("dag{a>a}", "a", "a>a");
  assert_cycle ("dag{a>a,b>c}", "b,c", NULL);
  assert_cycle ("dag{甲>乙,乙>甲}", "甲", "甲>乙>甲");
}

/* A path of many nodes is neither refused nor followed by recursion; its cycle is told in a short sentence. */
static void
test_long_path (void)
{
  enum
  {
    N_NODES = 20000
  };
  g_autoptr (GString) text = g_string_new ("dag{");
  g_autofree char *last = g_strdup_printf ("%u", N_NODES);

  for (guint i = 0; i < N_NODES; i++)
    g_string_append_printf (text, "%s%u>%u", i > 0 ? "," : "", i, i + 1);
  g_string_append_c (text, '}');
  assert_cycle (text->str, "0", NULL);

  g_string_truncate (text, text->len - 1);
  g_string_append_printf (text, ",%s>0}", last);
  assert_cycle (text->str, last, "...");
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
