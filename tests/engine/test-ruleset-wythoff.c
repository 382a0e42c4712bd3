/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "grundy-test-oracle.h"

#include "grundy-catalogue.h"

static void
take_from_pair (const GrundyPosition *from, GPtrArray *options, gconstpointer rules)
{
  for (guint64 a = 0; a <= from->cells[0]; a++)
    for (guint64 b = 0; b <= from->cells[1]; b++)
      {
        guint64 from_a = from->cells[0] - a;
        guint64 from_b = from->cells[1] - b;
        guint64 pair[] = { MIN (a, b), MAX (a, b) };

        if ((from_a > 0 || from_b > 0) && (from_a == 0 || from_b == 0 || from_a == from_b))
          grundy_test_add_option (options, pair, 2);
      }
}

static void
test_search (void)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("wythoff");
  g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (take_from_pair, NULL);

  grundy_test_oracle_check_heaps (oracle, game, 2, 0, 14);
}

static gboolean
claims_n (GrundyGame *game, guint64 a, guint64 b)
{
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  grundy_game_get_ruleset (game)->table_position (game, a, b, position);
  return grundy_game_get_closed_form (game)->n_wins (game, position);
}

/* Marks forward from each P position what can move to it. */
static void
test_claim_on_a_table (void)
{
  enum
  {
    SIZE = 1500
  };
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("wythoff");
  g_autofree gboolean *can_win = g_new0 (gboolean, SIZE * SIZE);

  for (guint a = 0; a < SIZE; a++)
    for (guint b = 0; b < SIZE; b++)
      {
        g_assert_true (claims_n (game, a, b) == can_win[a * SIZE + b]);
        if (can_win[a * SIZE + b])
          continue;
        for (guint k = 1; k < SIZE; k++)
          {
            if (a + k < SIZE)
              can_win[(a + k) * SIZE + b] = TRUE;
            if (b + k < SIZE)
              can_win[a * SIZE + b + k] = TRUE;
            if (a + k < SIZE && b + k < SIZE)
              can_win[(a + k) * SIZE + b + k] = TRUE;
          }
      }
}

/* The P position with the difference k starts with the whole number a for which a/k < phi < (a+1)/k, that is
 * a*a < a*k + k*k < (a+1)*(a+1) - k. */
static guint64
find_p_position (guint64 k)
{
  guint64 low = k, high = 2 * k;

  while (high - low > 1)
    {
      guint64 middle = low + (high - low) / 2;

      if ((unsigned __int128)middle * middle < (unsigned __int128)middle * k + (unsigned __int128)k * k)
        low = middle;
      else
        high = middle;
    }
  return low;
}

static void
test_claim_on_large_heaps (void)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("wythoff");

  g_assert_false (claims_n (game, 165580140, 267914295));
  g_assert_true (claims_n (game, 165580141, 267914295));
  for (guint64 k = 10; k < G_GUINT64_CONSTANT (1) << 61; k += k / 7 + 1)
    {
      guint64 a = find_p_position (k);

      g_assert_false (claims_n (game, a, a + k));
      g_assert_false (claims_n (game, a + k, a));
      g_assert_true (claims_n (game, a - 1, a - 1 + k));
      g_assert_true (claims_n (game, a + 1, a + 1 + k));
    }
  g_assert_true (claims_n (game, 0, G_MAXINT64));
  g_assert_true (claims_n (game, G_MAXINT64, G_MAXINT64));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ruleset-wythoff/search", test_search);
  g_test_add_func ("/ruleset-wythoff/claim-on-a-table", test_claim_on_a_table);
  g_test_add_func ("/ruleset-wythoff/claim-on-large-heaps", test_claim_on_large_heaps);
  return g_test_run ();
}
