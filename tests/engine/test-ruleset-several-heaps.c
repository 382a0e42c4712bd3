/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The games on heaps that are not independent, against an exhaustive search whose rules are written here once more. */
#include "grundy-error.h"
#include "grundy-sequence.h"
#include "grundy-test-oracle.h"

#define MAX_HEAPS 5

/* --- Every way to leave at most what is there, of which a game allows some ------------------------------------ */

typedef gboolean (*IsAllowedFunc) (const GrundyPosition *from, const guint64 *to, guint number);

typedef struct
{
  IsAllowedFunc is_allowed;
  guint number; /* the game's parameter */
} BoxRules;

static void
list_allowed (const GrundyPosition *from, GPtrArray *options, gconstpointer data)
{
  const BoxRules *rules = data;
  guint64 to[MAX_HEAPS] = { 0 };
  guint i;

  do
    {
      if (rules->is_allowed (from, to, rules->number))
        grundy_test_add_heaps (options, to, from->n_cells);
      for (i = 0; i < from->n_cells && to[i] == from->cells[i]; i++)
        to[i] = 0;
      if (i < from->n_cells)
        to[i]++;
    }
  while (i < from->n_cells);
}

static gboolean
changes_1_to_k (const GrundyPosition *from, const guint64 *to, guint k)
{
  guint n_changed = 0;

  for (guint i = 0; i < from->n_cells; i++)
    n_changed += to[i] != from->cells[i];
  return n_changed >= 1 && n_changed <= k;
}

/* Whether some heaps, as many as a bit of @sizes says, lose the same number each. */
static gboolean
takes_the_same (const GrundyPosition *from, const guint64 *to, guint sizes)
{
  guint n_changed = 0;
  guint64 taken = 0;

  for (guint i = 0; i < from->n_cells; i++)
    if (to[i] != from->cells[i])
      {
        if (n_changed > 0 && from->cells[i] - to[i] != taken)
          return FALSE;
        taken = from->cells[i] - to[i];
        n_changed++;
      }
  return n_changed > 0 && (sizes >> n_changed & 1) != 0;
}

static void
check_box_game (const char *text, IsAllowedFunc is_allowed, guint number, const guint64 *last)
{
  BoxRules rules = { is_allowed, number };
  g_autoptr (GrundyGame) game = grundy_test_parse_game (text);
  g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (list_allowed, &rules);

  for (guint n_heaps = 0; n_heaps <= 4; n_heaps++)
    grundy_test_oracle_check_heaps (oracle, game, n_heaps, 1, last[n_heaps]);
}

static void
test_moore (void)
{
  check_box_game ("moore{1}", changes_1_to_k, 1, (const guint64[]){ 1, 20, 8, 5, 3 });
  check_box_game ("moore{2}", changes_1_to_k, 2, (const guint64[]){ 1, 20, 8, 6, 4 });
  check_box_game ("moore{3}", changes_1_to_k, 3, (const guint64[]){ 1, 20, 8, 5, 4 });
  check_box_game ("moore{9223372036854775807}", changes_1_to_k, 100, (const guint64[]){ 1, 10, 6, 3, 3 });
}

static void
test_same_from (void)
{
  check_box_game ("same-from{1,2}", takes_the_same, 1 << 1 | 1 << 2, (const guint64[]){ 1, 15, 8, 6, 3 });
  check_box_game ("same-from{3,1}", takes_the_same, 1 << 1 | 1 << 3, (const guint64[]){ 1, 15, 8, 6, 4 });
  check_box_game ("same-from{2}", takes_the_same, 1 << 2, (const guint64[]){ 1, 15, 8, 6, 4 });
  check_box_game ("same-from{1,2,3,99}", takes_the_same, 1 << 1 | 1 << 2 | 1 << 3, (const guint64[]){ 1, 15, 8, 5, 3 });
}

/* --- A new stone game ---------------------------------------------------------------------------------------- */

/* Hands out what is left of a heap stone by stone: each stays, is taken, or goes to a heap that has stones. */
static void
hand_out (const GrundyPosition *from, guint heap, guint64 n_left, guint i, const guint64 *to, GPtrArray *options)
{
  guint64 next[MAX_HEAPS];

  if (i == from->n_cells)
    {
      grundy_test_add_heaps (options, to, from->n_cells);
      return;
    }
  for (guint64 n = 0; n <= n_left; n++)
    {
      for (guint k = 0; k < from->n_cells; k++)
        next[k] = to[k];
      next[i] += n;
      hand_out (from, heap, n_left - n, i + 1, next, options);
    }
}

static void
take_and_hand_out (const GrundyPosition *from, GPtrArray *options, gconstpointer rules)
{
  for (guint heap = 0; heap < from->n_cells; heap++)
    {
      guint64 to[MAX_HEAPS];

      for (guint k = 0; k < from->n_cells; k++)
        to[k] = k == heap ? 0 : from->cells[k];
      hand_out (from, heap, from->cells[heap] - 1, 0, to, options);
    }
}

static void
test_new_stone (void)
{
  static const guint64 last[] = { 1, 12, 7, 5, 3 };
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("new-stone");
  g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (take_and_hand_out, NULL);

  for (guint n_heaps = 0; n_heaps <= 4; n_heaps++)
    grundy_test_oracle_check_heaps (oracle, game, n_heaps, 1, last[n_heaps]);
}

/* --- LIM ------------------------------------------------------------------------------------------------------ */

static void
move_in_lim (const GrundyPosition *from, GPtrArray *options, gconstpointer rules)
{
  for (guint grown = 0; grown < 3; grown++)
    for (guint64 k = 1; k <= from->cells[(grown + 1) % 3] && k <= from->cells[(grown + 2) % 3]; k++)
      {
        guint64 heaps[] = { from->cells[grown] + k, from->cells[(grown + 1) % 3] - k,
                            from->cells[(grown + 2) % 3] - k };
        GrundyPosition *to = grundy_position_new_from_cells (heaps, 3);

        grundy_position_sort (to);
        g_ptr_array_add (options, to);
      }
}

static void
test_lim (void)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("lim");
  g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (move_in_lim, NULL);

  grundy_test_oracle_check_heaps (oracle, game, 3, 0, 9);
}

/* --- Rings ---------------------------------------------------------------------------------------------------- */

typedef struct
{
  guint64 first;
  guint64 last;
} Taken;

/* Twice the length, plus one for a ring */
static void
take_neighbours (const GrundyPosition *from, GPtrArray *options, gconstpointer rules)
{
  const Taken *taken = rules;

  for (guint i = 0; i < from->n_cells; i++)
    for (guint64 k = taken->first; k <= taken->last && k <= from->cells[i] / 2; k++)
      {
        guint64 left = from->cells[i] / 2 - k;

        for (guint64 before = 0; before <= (from->cells[i] % 2 == 1 ? 0 : left); before++)
          {
            g_autoptr (GrundyPosition) to = grundy_position_copy (from);

            to->cells[i] = 2 * before;
            grundy_position_append (to, 2 * (left - before));
            grundy_test_add_heaps (options, to->cells, to->n_cells);
          }
      }
}

static void
check_ring (const char *text, Taken taken, guint64 last)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game (text);
  g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (take_neighbours, &taken);
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  grundy_test_oracle_check (oracle, game, position);
  for (guint64 n = 0; n <= last; n++)
    {
      grundy_position_assign (position, (const guint64[]){ 2 * n + 1 }, 1);
      grundy_test_oracle_check (oracle, game, position);
      if (n == 0)
        continue;
      grundy_position_assign (position, (const guint64[]){ 2 * n }, 1);
      grundy_test_oracle_check (oracle, game, position);
      grundy_position_assign (position, (const guint64[]){ 6, 2 * n + 6 }, 2);
      grundy_test_oracle_check (oracle, game, position);
    }
}

static void
test_circle_kayles (void)
{
  check_ring ("circle-kayles", (Taken){ 1, 2 }, 13);
  check_ring ("circle-kayles{1..3}", (Taken){ 1, 3 }, 12);
  check_ring ("circle-kayles{2}", (Taken){ 2, 2 }, 15);
  check_ring ("circle-kayles{2..4}", (Taken){ 2, 4 }, 14);
}

/* The sequence is of rings, though rows have cells among them. */
static void
test_circle_kayles_sequence (void)
{
  static const guint64 expected[] = { 0, 1, 2, 0, 0, 0, 0 };
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("circle-kayles");
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundySequence) sequence = NULL;

  sequence = grundy_sequence_compute (game, grundy_game_get_sequence_heap (game, 6), NULL, &error);
  g_assert_no_error (error);
  for (guint64 n = 0; n < G_N_ELEMENTS (expected); n++)
    g_assert_cmpuint (grundy_sequence_get (sequence, grundy_game_get_sequence_heap (game, n)), ==, expected[n]);
}

/* --- Fibonacci Nim -------------------------------------------------------------------------------------------- */

static void
take_at_most (const GrundyPosition *from, GPtrArray *options, gconstpointer rules)
{
  const guint64 *factor = rules;
  guint64 heap = from->cells[0];
  guint64 limit = from->n_cells == 1 ? heap - 1 : from->cells[1];

  for (guint64 taken = 1; heap > 0 && taken <= limit && taken <= heap; taken++)
    {
      guint64 cells[] = { heap - taken, *factor * taken };

      grundy_test_add_option (options, cells, heap == taken ? 1 : 2);
    }
}

static void
check_dynamic_take (const char *text, guint64 factor, guint64 last)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game (text);
  g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (take_at_most, &factor);
  g_autoptr (GrundyPosition) position = grundy_position_new ();

  for (guint64 heap = 0; heap <= last; heap++)
    {
      grundy_position_assign (position, &heap, 1);
      grundy_test_oracle_check (oracle, game, position);
      for (guint64 limit = 0; heap > 0 && limit <= heap + 1; limit++)
        {
          grundy_position_assign (position, (const guint64[]){ heap, limit }, 2);
          grundy_test_oracle_check (oracle, game, position);
        }
    }
}

static void
test_dynamic_take (void)
{
  check_dynamic_take ("dynamic-take{1}", 1, 18);
  check_dynamic_take ("dynamic-take{2}", 2, 22);
  check_dynamic_take ("dynamic-take{3}", 3, 18);
  check_dynamic_take ("dynamic-take{1000}", 1000, 10);
}

/* Marks, for each heap, the least number that may be taken and wins: a limit of at least that is N. */
static void
test_dynamic_take_claim (void)
{
  enum
  {
    LAST = 3000
  };
  static const guint64 factors[] = { 1, 2, 3, 4, 7, 50 };

  for (guint i = 0; i < G_N_ELEMENTS (factors); i++)
    {
      g_autofree char *text = g_strdup_printf ("dynamic-take{%" G_GUINT64_FORMAT "}", factors[i]);
      g_autoptr (GrundyGame) game = grundy_test_parse_game (text);
      const GrundyClosedForm *form = grundy_game_get_closed_form (game);
      g_autofree guint64 *least_win = g_new0 (guint64, LAST + 1);

      least_win[0] = G_MAXUINT64;
      for (guint64 heap = 1; heap <= LAST; heap++)
        {
          guint64 taken = 1;
          guint64 least, limits[3];

          while (factors[i] * taken >= least_win[heap - taken])
            taken++;
          least = least_win[heap] = taken;
          limits[0] = least - 1;
          limits[1] = least;
          limits[2] = heap;
          for (guint k = 0; k < G_N_ELEMENTS (limits); k++)
            {
              guint64 cells[] = { heap, limits[k] };
              GrundyPosition position = { cells, 2 };

              g_assert_true (form->n_wins (game, &position) == (limits[k] >= least));
              position.n_cells = 1;
              g_assert_true (form->n_wins (game, &position) == (heap - 1 >= least));
            }
        }
    }
}

/* --- The multiplication game ---------------------------------------------------------------------------------- */

static void
multiply_number (const GrundyPosition *from, GPtrArray *options, gconstpointer rules)
{
  const guint64 *target = rules;

  for (guint64 factor = 2; factor <= 9 && from->cells[0] < *target; factor++)
    {
      guint64 product = MIN (from->cells[0] * factor, *target);

      grundy_test_add_option (options, &product, 1);
    }
}

static void
test_multiply (void)
{
  for (guint64 target = 1; target < 120; target += 7)
    {
      g_autofree char *text = g_strdup_printf ("multiply{%" G_GUINT64_FORMAT "}", target);
      g_autoptr (GrundyGame) game = grundy_test_parse_game (text);
      g_autoptr (GrundyTestOracle) oracle = grundy_test_oracle_new (multiply_number, &target);

      grundy_test_oracle_check_heaps (oracle, game, 1, 1, target);
    }
}

static void
test_multiply_claim (void)
{
  for (guint64 target = 1; target < 40000; target += 1 + target / 9)
    {
      g_autofree char *text = g_strdup_printf ("multiply{%" G_GUINT64_FORMAT "}", target);
      g_autoptr (GrundyGame) game = grundy_test_parse_game (text);
      const GrundyClosedForm *form = grundy_game_get_closed_form (game);
      g_autofree gboolean *wins = g_new0 (gboolean, target + 1);

      for (guint64 number = target; number >= 1; number--)
        {
          GrundyPosition position = { &number, 1 };

          for (guint64 factor = 2; factor <= 9 && number < target; factor++)
            wins[number] = wins[number] || !wins[MIN (number * factor, target)];
          g_assert_true (form->n_wins (game, &position) == wins[number]);
        }
    }
}

static void
test_multiply_at_the_end_of_numbers (void)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("multiply{9223372036854775807}");
  g_autoptr (GrundyMoves) moves = grundy_moves_new (0);
  guint64 numbers[] = { G_MAXINT64 / 2, G_MAXINT64 / 9, G_MAXINT64 };
  guint n_expected[] = { 2, 8, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      GrundyPosition position = { &numbers[i], 1 };

      grundy_game_list_moves (game, &position, moves);
      g_assert_cmpuint (grundy_moves_get_n_moves (moves), ==, n_expected[i]);
    }
}

static void
test_multiply_above_the_target (void)
{
  g_autoptr (GrundyGame) game = grundy_test_parse_game ("multiply{17}");
  g_autoptr (GError) error = NULL;
  g_autoptr (GrundyPosition) position = grundy_game_parse_position (game, "18", &error);

  g_assert_error (error, GRUNDY_ERROR, GRUNDY_ERROR_POSITION);
  g_assert_null (position);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ruleset-several-heaps/moore", test_moore);
  g_test_add_func ("/ruleset-several-heaps/same-from", test_same_from);
  g_test_add_func ("/ruleset-several-heaps/new-stone", test_new_stone);
  g_test_add_func ("/ruleset-several-heaps/lim", test_lim);
  g_test_add_func ("/ruleset-several-heaps/circle-kayles", test_circle_kayles);
  g_test_add_func ("/ruleset-several-heaps/circle-kayles/sequence", test_circle_kayles_sequence);
  g_test_add_func ("/ruleset-several-heaps/dynamic-take", test_dynamic_take);
  g_test_add_func ("/ruleset-several-heaps/dynamic-take/claim", test_dynamic_take_claim);
  g_test_add_func ("/ruleset-several-heaps/multiply", test_multiply);
  g_test_add_func ("/ruleset-several-heaps/multiply/claim", test_multiply_claim);
  g_test_add_func ("/ruleset-several-heaps/multiply/end-of-numbers", test_multiply_at_the_end_of_numbers);
  g_test_add_func ("/ruleset-several-heaps/multiply/above-the-target", test_multiply_above_the_target);
  return g_test_run ();
}
