/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Coins in rows and on grids, against an exhaustive search whose rules are written here once more. */
#include "grundy-error.h"
#include "grundy-nim-product.h"
#include "grundy-test-oracle.h"

/* Whether the coins whose bits are set may be turned together, bit i being place i. */
typedef gboolean (*MayTurnFunc) (guint coins);

typedef struct
{
  const char *rule;
  MayTurnFunc may_turn;
} RuleCase;

static guint
count (guint coins)
{
  return __builtin_popcount (coins);
}

static gboolean
is_run (guint coins)
{
  guint shifted = coins >> __builtin_ctz (coins);

  return (shifted & (shifted + 1)) == 0;
}

static guint
get_distance (guint coins)
{
  return (31 - __builtin_clz (coins)) - __builtin_ctz (coins);
}

static gboolean
turns_one (guint coins)
{
  return count (coins) == 1;
}

static gboolean
turns_turtles (guint coins)
{
  return count (coins) <= 2;
}

static gboolean
turns_twins (guint coins)
{
  return count (coins) == 2;
}

static gboolean
turns_mock (guint coins)
{
  return count (coins) <= 3;
}

static gboolean
turns_triplets (guint coins)
{
  return count (coins) == 3;
}

static gboolean
turns_at_most_4 (guint coins)
{
  return count (coins) <= 4;
}

static gboolean
turns_any (guint coins)
{
  return TRUE;
}

static gboolean
turns_exactly_4 (guint coins)
{
  return count (coins) == 4;
}

static gboolean
turns_run_3 (guint coins)
{
  return is_run (coins) && count (coins) == 3;
}

static gboolean
turns_run_up_to_3 (guint coins)
{
  return is_run (coins) && count (coins) <= 3;
}

static gboolean
turns_run_squares (guint coins)
{
  return is_run (coins) && (count (coins) == 1 || count (coins) == 4);
}

static gboolean
turns_pair_1_3 (guint coins)
{
  return count (coins) == 2 && (get_distance (coins) == 1 || get_distance (coins) == 3);
}

static gboolean
turns_one_or_pair_2 (guint coins)
{
  return count (coins) == 1 || (count (coins) == 2 && get_distance (coins) == 2);
}

static gboolean
turns_equal3 (guint coins)
{
  guint half = get_distance (coins) / 2;
  guint first = __builtin_ctz (coins);

  return count (coins) == 3 && coins == (1u << first | 1u << (first + half) | 1u << (first + 2 * half));
}

static const RuleCase rule_cases[] = {
  { "one", turns_one },
  { "turtles", turns_turtles },
  { "twins", turns_twins },
  { "mock", turns_mock },
  { "triplets", turns_triplets },
  { "at-most 4", turns_at_most_4 },
  { "at-most 1", turns_one },
  { "at-most 99", turns_any },
  { "exactly 4", turns_exactly_4 },
  { "exactly 2", turns_twins },
  { "ruler", is_run },
  { "run 3", turns_run_3 },
  { "run-up-to 3", turns_run_up_to_3 },
  { "run-squares", turns_run_squares },
  { "pair 3,1", turns_pair_1_3 },
  { "one-or-pair 2", turns_one_or_pair_2 },
  { "equal3", turns_equal3 },
};

/* --- Rows ------------------------------------------------------------------------------------------------------- */

static void
turn_row (const GrundyPosition *from, GPtrArray *options, gconstpointer rules)
{
  const RuleCase *rule = rules;

  for (guint coins = 1; coins < 1u << from->n_cells; coins++)
    {
      g_autoptr (GrundyPosition) to = grundy_position_copy (from);

      if (!rule->may_turn (coins) || from->cells[31 - __builtin_clz (coins)] == 0)
        continue;
      for (guint i = 0; i < from->n_cells; i++)
        if ((coins >> i & 1) != 0)
          to->cells[i] = to->cells[i] == 0 ? i + 1 : 0;
      grundy_test_add_option (options, to->cells, to->n_cells);
    }
}

static void
test_row (gconstpointer data)
{
  const RuleCase *rule = data;
  g_autofree char *text = g_strdup_printf ("coins{%s}", rule->rule);
  g_autoptr (GrundyGame) game = grundy_test_parse_game (text);
  g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (turn_row, rule);
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  for (guint length = 1; length <= 7; length++)
    for (guint heads = 0; heads < 1u << length; heads++)
      {
        grundy_position_set_length (position, length);
        for (guint i = 0; i < length; i++)
          position->cells[i] = (heads >> i & 1) != 0 ? i + 1 : 0;
        grundy_test_oracle_check (oracle, game, position);
      }
}

/* --- The value of a head alone ---------------------------------------------------------------------------------- */

static void
test_formula (gconstpointer data)
{
  enum
  {
    LAST_PLACE = 160
  };
  g_autofree char *text = g_strdup_printf ("coins{%s}", (const char *)data);
  g_autoptr (GrundyGame) game = grundy_test_parse_game (text);
  const GrundyClosedForm *form = grundy_game_get_closed_form (game);
  g_autoptr (GrundyPosition) position = grundy_position_new ();
  guint64 sg[LAST_PLACE + 2] = { 0 };

  g_assert_nonnull (form);
  for (guint64 place = 0; place <= LAST_PLACE; place++)
    {
      g_autoptr (GrundyHeapOptions) options = grundy_heap_options_new (0);
      gboolean is_marked[1024] = { FALSE };
      guint64 heap = grundy_game_get_sequence_heap (game, place);

      grundy_game_get_ruleset (game)->heap_options (game, heap, options);
      for (guint i = 0; i < grundy_heap_options_get_n_options (options); i++)
        {
          guint n_heaps;
          const guint64 *heaps = grundy_heap_options_get (options, i, &n_heaps);
          guint64 value = 0;

          for (guint k = 0; k < n_heaps; k++)
            value ^= sg[heaps[k]];
          is_marked[value] = TRUE;
        }
      while (is_marked[sg[heap]])
        sg[heap]++;
      grundy_position_set_length (position, place + 1);
      position->cells[place] = heap;
      g_assert_cmpuint (form->sg (game, position), ==, sg[heap]);
      position->cells[place] = 0;
    }
}

static void
test_no_formula (void)
{
  static const char *const games[] = { "coins{triplets}", "coins{at-most 4}", "coins{run 2}", "coins{pair 1}",
                                       "coins{exactly 4}" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (GrundyGame) game = grundy_test_parse_game (games[i]);

      g_assert_null (grundy_game_get_closed_form (game));
    }
}

/* --- Grids ------------------------------------------------------------------------------------------------------ */

typedef struct
{
  const char *game;
  MayTurnFunc may_turn[3];
  guint size[3]; /* 1 for an axis that is not there */
  guint n_axes;
} GridCase;

/* Puts a set of coins, bit by bit with the first axis slowest, into sorted points. */
static void
add_heads (const GridCase *grid, guint heads, GrundyPosition *position)
{
  for (guint i = 0; i < grid->size[0] * grid->size[1] * grid->size[2]; i++)
    {
      guint64 point[] = { i / grid->size[2] / grid->size[1] + 1, i / grid->size[2] % grid->size[1] + 1,
                          i % grid->size[2] + 1 };

      for (guint axis = 0; axis < grid->n_axes && (heads >> i & 1) != 0; axis++)
        grundy_position_append (position, point[axis]);
    }
}

static guint
get_heads (const GridCase *grid, const GrundyPosition *position)
{
  guint heads = 0;

  for (guint i = 0; i < position->n_cells; i += grid->n_axes)
    {
      guint index = 0;

      for (guint axis = 0; axis < 3; axis++)
        index = index * grid->size[axis] + (axis < grid->n_axes ? position->cells[i + axis] - 1 : 0);
      heads |= 1u << index;
    }
  return heads;
}

static void
turn_grid (const GrundyPosition *from, GPtrArray *options, gconstpointer rules)
{
  const GridCase *grid = rules;
  guint heads = get_heads (grid, from);

  for (guint x = 1; x < 1u << grid->size[0]; x++)
    for (guint y = 1; y < 1u << grid->size[1]; y++)
      for (guint z = 1; z < 1u << grid->size[2]; z++)
        {
          g_autoptr (GrundyPosition) to = grundy_position_new ();
          guint turned = 0;

          for (guint i = 0; i < grid->size[0]; i++)
            for (guint k = 0; k < grid->size[1]; k++)
              for (guint l = 0; l < grid->size[2]; l++)
                if ((x >> i & y >> k & z >> l & 1) != 0)
                  turned |= 1u << ((i * grid->size[1] + k) * grid->size[2] + l);
          if (!grid->may_turn[0](x) || !grid->may_turn[1](y) || !grid->may_turn[2](z) ||
              (heads >> (31 - __builtin_clz (turned)) & 1) == 0)
            continue;
          add_heads (grid, heads ^ turned, to);
          grundy_test_add_option (options, to->cells, to->n_cells);
        }
}

static const GridCase grid_cases[] = {
  { "coin-grid{turtles x turtles,3x3}", { turns_turtles, turns_turtles, turns_one }, { 3, 3, 1 }, 2 },
  { "coin-grid{ruler x mock,2x4}", { is_run, turns_mock, turns_one }, { 2, 4, 1 }, 2 },
  { "coin-grid{twins x one-or-pair 2,3x3}", { turns_twins, turns_one_or_pair_2, turns_one }, { 3, 3, 1 }, 2 },
  { "coin-grid{one x triplets,2x4}", { turns_one, turns_triplets, turns_one }, { 2, 4, 1 }, 2 },
  { "coin-grid{pair 3,1,4}", { turns_pair_1_3, turns_one, turns_one }, { 4, 1, 1 }, 1 },
  { "coin-grid{pair 1,3 x ruler,4x2}", { turns_pair_1_3, is_run, turns_one }, { 4, 2, 1 }, 2 },
  { "coin-grid{ruler x pair 1,3,2x4}", { is_run, turns_pair_1_3, turns_one }, { 2, 4, 1 }, 2 },
  { "coin-grid{turtles x turtles x twins,2x2x2}", { turns_turtles, turns_turtles, turns_twins }, { 2, 2, 2 }, 3 },
};

static void
test_grid (gconstpointer data)
{
  const GridCase *grid = data;
  g_autoptr (GrundyGame) game = grundy_test_parse_game (grid->game);
  g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (turn_grid, grid);
  g_autofree char *canonical = grundy_game_to_text (game);
  g_autoptr (GrundyGame) again = grundy_test_parse_game (canonical);

  g_assert_true (grundy_game_equal (game, again));
  for (guint heads = 0; heads < 1u << (grid->size[0] * grid->size[1] * grid->size[2]); heads++)
    {
      g_autoptr (GrundyPosition) position = grundy_position_new ();

      add_heads (grid, heads, position);
      grundy_test_oracle_check (oracle, game, position);
    }
}

/* Values along an axis without a formula are computed; where that would take too long, nothing is claimed. */
static void
test_large_grid (void)
{
  g_autoptr (GrundyGame) turtles = grundy_test_parse_game ("coin-grid{turtles x turtles x turtles,1000x1000x1000}");
  g_autoptr (GrundyGame) long_axis = grundy_test_parse_game ("coin-grid{at-most 9 x mock,1000x3}");
  guint64 point[] = { 1000, 17, 256 };
  GrundyPosition position = { point, 3 };

  g_assert_cmpuint (grundy_game_get_closed_form (turtles)->sg (turtles, &position), ==,
                    grundy_nim_multiply (grundy_nim_multiply (1000, 17), 256));
  g_assert_null (grundy_game_get_closed_form (long_axis));
}

static void
assert_fails (const char *game_text, const char *text, GrundyError code)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyGame) game = grundy_game_parse (game_text, NULL, &error);
  g_autoptr (GrundyPosition) position = NULL;

  if (game != NULL)
    position = grundy_game_parse_position (game, text, &error);
  g_assert_error (error, GRUNDY_ERROR, (int)code);
  g_assert_null (position);
}

static void
test_refused (void)
{
  assert_fails ("coins", "HT", GRUNDY_ERROR_SYNTAX);
  assert_fails ("coins{ruler}", "", GRUNDY_ERROR_SYNTAX);
  assert_fails ("coins{ruler}", "HXT", GRUNDY_ERROR_SYNTAX);
  assert_fails ("coins{at-most 0}", "HT", GRUNDY_ERROR_PARAMETER);
  assert_fails ("coins{at-most}", "HT", GRUNDY_ERROR_SYNTAX);
  assert_fails ("coins{pair 1,0}", "HT", GRUNDY_ERROR_PARAMETER);
  assert_fails ("coin-grid{ruler x mock,4}", "1,1", GRUNDY_ERROR_SYNTAX);
  assert_fails ("coin-grid{ruler x mock,4x0}", "1,1", GRUNDY_ERROR_PARAMETER);
  assert_fails ("coin-grid{ruler x mock,4x4}", "1,5", GRUNDY_ERROR_POSITION);
  assert_fails ("coin-grid{ruler x mock,4x4}", "0,1", GRUNDY_ERROR_POSITION);
  assert_fails ("coin-grid{ruler x mock,4x4}", "1,2;2,1;1,2", GRUNDY_ERROR_POSITION);
  assert_fails ("coin-grid{ruler x mock,4x4}", "1,2,3", GRUNDY_ERROR_SYNTAX);
}

int
main (int argc, char *argv[])
{
  static const char *const formulas[] = { "one", "turtles", "twins", "mock", "ruler", "at-most 3", "exactly 1" };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rule_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ruleset-coins/row/%s", rule_cases[i].rule);

      g_test_add_data_func (path, &rule_cases[i], test_row);
    }
  for (guint i = 0; i < G_N_ELEMENTS (formulas); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ruleset-coins/formula/%s", formulas[i]);

      g_test_add_data_func (path, formulas[i], test_formula);
    }
  g_test_add_func ("/ruleset-coins/no-formula", test_no_formula);
  for (guint i = 0; i < G_N_ELEMENTS (grid_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ruleset-coins/grid/%s", grid_cases[i].game);

      g_test_add_data_func (path, &grid_cases[i], test_grid);
    }
  g_test_add_func ("/ruleset-coins/large-grid", test_large_grid);
  g_test_add_func ("/ruleset-coins/refused", test_refused);
  return g_test_run ();
}
